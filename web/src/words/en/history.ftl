# My games: what came of them, luck and own play, how often I win.
history-title = My games
history-count = { $count ->
    [one] 1 game
   *[other] { $count } games
}
history-since = since { $date }
history-records = Records
history-csv = As a CSV table
history-nobody = Say your name, and the games that you finish are listed here.
history-empty = The games that you finish are listed here, with what luck and your own play did.

## Which of them
history-game = Game
history-against = Against
history-result = Result
history-counts = Rated or not
history-all = All
history-everyone = Everyone
history-people = People
history-bots = Bots
history-any = Any
history-won = Won
history-lost = Lost
history-level = Bots of any level
history-with = With anybody
history-no-such = None of your games is like that.

## The list
history-games = Games
history-date = Date
history-place = Place
history-points = Points
history-luck-own = Luck, own play
history-rating = Rating
history-mistakes = Mistakes
history-gain-said = rating { $gain }
history-marks-said = { $count ->
    [one] 1 mistake
   *[other] { $count } mistakes
}
history-of = of { $count }
history-bots-of = { $count } bots, { $level }
history-bot = { $name } ({ $level })
history-someone = someone who has left
history-player = Player { $seat }
history-box = from the box
history-counting = being counted
history-failed = could not be counted
history-none = not recorded
history-even = even
history-bars = luck { $luck }, own play { $own }
history-bars-own = own play { $own }
history-replay = Replay
history-pad = Score pad
history-drop = Drop
history-drop-sure = Drop this game?
history-drop-about = It goes from your games. The pad on this device stays.
history-newer = Newer games
history-older = Older games
history-page = Page { $page } of { $pages }
history-to-count = { $count ->
    [one] 1 game is still being counted.
   *[other] { $count } games are still being counted.
}
history-about = In points of chance, about: what draws did to your chance to win, and what your own choices did compared with the house’s quick player. Below 3 it is even. Wind River has no luck but the seat.

## How often I win
history-shares = Win share
history-yours = yours
history-fair = fair share
history-all-games = All games
history-share-said = { $game }, { $count ->
    [one] 1 game
   *[other] { $count } games
}: { $share } won, probably between { $low } and { $high }; fair share { $fair }.
history-fair-about = Fair share: what equal players win at your tables, one in four at four seats. Line: where your true share lies, 19 times in 20.
history-as-table = As a table
history-between = Between
history-own = Own play

## Over time
history-own-over = Own play
history-own-key = by game, mean of ten
history-own-said = Own play in the last { $count ->
    [one] game
   *[other] { $count } games
}, mean of the latest ten: { $mean }.
history-own-about = Above 0: better than the house’s quick player.
history-own-none = Nothing has been counted yet.
history-games-ago = { $count ->
    [one] 1 game
   *[other] { $count } games ago
}
history-now = now
history-luck-over = Luck, added up
history-luck-said = Luck added up: { $sum }.
history-luck-about = { $sum } in { $count ->
    [one] 1 game
   *[other] { $count } games
}, { $each } a game. It comes and goes; it does not add up.
history-mean = Mean of ten
history-luck-sum = Luck, added up
