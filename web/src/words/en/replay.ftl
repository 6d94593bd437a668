# A game that is over: gone through step by step, its dice checked, what decided it; and the end of a game at its table.
replay-page = Replay · Corral
replay-of = Replay · { $game } · Corral
replay-title = Look at a game again
replay-about = Every game that is over can be gone through, move by move. Open the record of one from a file, or paste it. It is read on this server, and nothing of it is kept.
replay-file = A record from a file
replay-paste = Or its text
replay-open = Open
replay-opens = The game is being opened …
replay-line = Line { $line }: { $reason }
replay-other = Open a record
replay-players = { $count ->
    [one] 1 player
   *[other] { $count } players
}
replay-start = The game begins.
replay-chance = Chance decides.
replay-quiet = { $name } moves.
replay-move = Move { $ply } of { $plies }
replay-at = move { $ply }
replay-to = to { $share } %
replay-end = The end
replay-chance-you = Your chance
replay-chance-of = { $name }: chance
replay-first = To the start
replay-back = One step back
replay-on = One step on
replay-last = To the end
replay-play = Play
replay-pause = Pause
replay-look = Look from the seat of { $name }
replay-spectators = As spectators saw it
replay-scrub = Moves of the game
replay-chances = Win chance
replay-table = As a table
replay-own = Own
replay-lane-luck = Luck
replay-lane-others = Others
replay-sum = sum
replay-copy = Copy link to move { $ply }
replay-copied = Copied.
replay-moves = Moves
replay-which = Which moves
replay-kind-all = All
replay-kind-marks = Marks
replay-kind-luck = Luck
replay-none = Nothing of this kind.
replay-up-to = Up to here
replay-decided = { $count ->
    [one] One moment that decided it
    [two] Two moments that decided it
   *[other] { $count } moments that decided it
}
replay-counting = being counted, { $share } % done
replay-counting-deep = looking deeper, { $share } % done
replay-preparing = The judge of this game is being made ready, only once: about a minute.
replay-counted = So much is counted
replay-uncounted = The chances could not be counted. Everything else is here.
replay-judge = about, by the judge { $judge }
replay-judge-about = Chances are an estimate: how often each seat would win if all went on like the house’s quick player, with a slip now and then.
replay-deeper = Look deeper
replay-deeper-moves = Look for better moves
replay-against = Against bots
replay-play-on = Play on from here
replay-try = Try again from here
replay-keys-step = one step back or on
replay-keys-decided = to the moment that decided most before or after
replay-keys-marks = to the next marked choice of this seat
replay-keys-luck = to the next draw that changed much
replay-keys-space = Space
replay-keys-play = play, or pause
insights = What to look at
insights-better = Better
insights-looks = Look again
insights-decided = What decided it
better-by = Found by playing on from here many times; give or take { $points }. Judged by what could be seen.
better-look = Not sure, but worth another look. Judged by what could be seen.
better-played = Played
better-better = Better
better-move = Move
better-points = Points now
better-chance = Chance, about
better-on-board = What the board shows
better-pill = better +{ $points } %
better-pill-played = played
looks-of = { $shown } of { $all }
ledger-start = Start
ledger-luck = Luck
ledger-own = Own play
ledger-others = The others’ play
ledger-revision = Second look
mark-slight = could be a little better, { $points } points of chance
mark-middle = could be better, { $points } points of chance
mark-big = could be much better, { $points } points of chance
mark-look = worth another look, { $points } points of chance
table-chances = Chance to win at the beginning of each round, about
table-round = Round
table-luck = What each draw did to the chances, in points
table-draw = Draw
table-marks = Choices that could have been better
proof-title = The dice
proof-checking = Being checked on this device …
proof-fair = { $draws ->
    [one] The one draw was fixed before the first move. Checked on this device.
   *[other] All { $draws } draws were fixed before the first move. Checked on this device.
}
proof-given = { $draws ->
    [one] One more draw was taken over from another game.
   *[other] { $draws } more draws were taken over from another game.
}
proof-draw = Draw { $draw } does not follow from the seed. Line { $line } says “{ $text }”.
proof-promise = The seed is not the one that was promised: its hash is another.
proof-none = Nothing was promised: the draws of this record were given by hand.
proof-hidden = The seed of this record is not revealed, so the draws cannot be checked.
proof-away = This browser checks draws only over https. The command “corral verify” does it, too.
proof-see = See the proof
proof-commit = Promise, shown before the first move
proof-seed = Seed, shown at the end
proof-hash = Hash of the seed
proof-salts = What the players added
proof-how = The promise is the hash of the seed. Each draw follows from the seed, the table, what the players added and its number. All of it was computed again in your browser.
ledger-title = Luck and play
ledger-how = How it is shown
ledger-graph = Graph
ledger-table = Table
ledger-result = Result
ledger-all = All seats
end-luck = Luck: about { $points }
end-luck-even = Luck: even
end-own = Your own play: about { $points }
end-own-even = Your own play: even
end-others = The others’ play: about { $points }
end-others-even = The others’ play: even
end-nobody-less = Nobody gave away less.
end-best = Your best draw: move { $ply },
end-worst = Your worst draw: move { $ply },
end-hit = Hardest hit, move { $ply }: { $what }
end-looks = Worth another look
end-look = Played: { $played }. Perhaps better: { $better }.
end-lesson = The lesson that would have helped:
end-look-sure = Played: { $played }. Better: { $better }.
end-share = Share as text
end-picture = Share as a picture
again-start = { $count ->
    [one] Look again at one choice
   *[other] Look again at { $count } choices
}
again-number = Worth another look: { $number } of { $count }
again-show = Show the better move
again-back = Back to the replay
again-next = Next choice
again-once-more = Look once more
again-found = Yes, that is it
again-played = That is what was played
again-other = Maybe, maybe not
again-shown = A better move
again-better = { $better }: about { $points } points of chance more.
again-hint = One move is known to bring about { $points } points of chance more than what was played.
