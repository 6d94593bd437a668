# Puzzles: their list and one of them.

puzzles-about = Positions of real games in which one move is clearly better than all others. Find it at the board.
puzzles-list = All puzzles
puzzles-left = Only those that I have not tried
puzzles-solved = { $solved } of { $count } solved
puzzles-all = All tried.
puzzles-chosen = Chosen by two separate searches: both found the same best move, and in both it is at least 5 points of chance better than any other (Dice Town: 3). A first look does not find it: a ranch hand plays something else.
puzzle = Puzzle
puzzle-rating = your puzzle rating
puzzle-row = solved in a row, longest { $longest }
puzzle-today = Today’s puzzle: { $game }
puzzle-of-day = Puzzle of the day
puzzle-real = From a real game
puzzle-state = { $state ->
    [right] solved
    [wrong] tried, not solved
   *[open] not tried
}
puzzle-find = Find the move that gains most.
puzzle-counts = What counts is the chance to win, not the points now. No clock.
puzzle-stand = your rating { $rating }, { $row } in a row
puzzle-hard = this puzzle { $hard }, { $tries ->
    [0] nobody has tried it
    [one] one try, { $solved } right
   *[other] { $tries } tries, { $solved } right
}
puzzle-yes = Yes: { $move }. Better than any other by { $points }.
puzzle-alike = Yes, just as good as the best: { $move }. Better than any other by { $points }.
puzzle-best = Best: { $move }. Better than any other by { $points }.
puzzle-yours = { $move }: { $points } points of chance less
puzzle-further = { $move }: further behind than those below
puzzle-ratings = rating { $rating } ({ $change }), { $row } in a row
puzzle-again = You have answered it before: only the first answer counts.
puzzle-nobody = Say your name on the next page of a game to keep your rating.
puzzle-next = Next puzzle
puzzle-on = Play on from here
puzzle-game = The whole game
puzzle-give-up = Give up
puzzle-how-good = How good were they?
puzzle-move = Move
puzzle-chance = Chance to win
puzzle-note = Note
puzzle-note-best = best
puzzle-note-mine = yours
puzzle-note-played = played in the game
puzzle-checked = The chance to win, within { $error }. Two separate searches of { $count } games for each move: everybody goes on like the house’s quick players, and what cannot be seen is dealt anew each time.
puzzle-played = In the game it was { $move }.
theme-moon_river-pick = Choose a parcel
theme-moon_river-build = Build
theme-moon_river-hire = Hire a partner
theme-moon_river-dry = Drought
theme-moon_river-drive = Move cows
theme-moon_river-swap = Swap a parcel
theme-moon_river-rustle = Take a cow
theme-moon_river-discard = Discard parcels
theme-moon_river-bonus = Bonus parcel
theme-dice_town-before = Before the roll
theme-dice_town-keep = Keep dice
theme-dice_town-bribe = Bribe the Sheriff
theme-dice_town-favour = Decide as the Sheriff
theme-dice_town-window = Answer with a card
theme-dice_town-act = Choose an action
theme-dice_town-take-card = Keep a card
theme-dice_town-take-stolen = Keep a stolen card
theme-dice_town-take-outlaw = Choose an outlaw
theme-dice_town-take-discarded = Take a discarded card
theme-dice_town-take-river = Carry out a river card
theme-dice_town-put-back = Put river cards back
theme-dice_town-steal-again = Steal a second time
theme-dice_town-again = Roll a die of the hunt again
theme-dice_town-catch = Catch an outlaw
theme-dice_town-visit = At Doc Badluck’s
theme-dice_town-wire = Fence in a deed
theme-dice_town-remedy = Choose a remedy
theme-dice_town-target = Choose whom it hits
theme-dice_town-give = Give a card away
theme-dice_town-tribe = The Indian die
theme-dice_town-bless = Turn a die
theme-dice_town-ambush = Ambush
theme-dice_town-close = Close a house
theme-wind_river-place = Place a tipi
theme-wind_river-herd = Move the herd
theme-wind_river-supply = Give up a tipi
theme-wind_river-act = Choose an act
theme-other = Other questions
