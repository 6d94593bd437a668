### The rules of a game, for people

rules-search = Search the rules
rules-try = { $game ->
    [moon_river] drought, bridge, tie
    [dice_town] bribe, badge, tie
   *[other] hungry, meeting, tie
}
rules-nothing = No rule has these words. Try a shorter one.
rules-places = { $count ->
    [one] 1 place for { $asked }
   *[other] { $count } places for { $asked }
}
rules-places-also = { $count ->
    [one] 1 place for { $asked }, also under { $other }
   *[other] { $count } places for { $asked }, also under { $other }
}
rules-contents = Contents
rules-print = Print
rules-exact = The exact rules
rules-exact-of = { $game }: the exact rules
rules-people = The rules for people
rules-short = Each rule is said in short in your language; the exact wording below it is English.
rules-foot = Short words for players. Where they are too short, the exact rule decides: every number leads there.

## At a table
rules-now = These rules belong to what is asked now.
rules-all = All rules

## Drawings
rules-verdict-right = right
rules-verdict-wrong = wrong
rules-roll = Roll { $number }
rules-coach = Stagecoach
rules-dice-kept = kept
rules-dice-outlaw = laid on the outlaw
rules-dice-roll = to roll

## Printed
rules-sheet = Score sheet
rules-name = Name
