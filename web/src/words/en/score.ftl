# The score pad
score-page = Score pad · Corral
score-title = Score pad
score-about = Played with the box? Put down what lies on the table: the rules count it, and say who wins and why. Works without a network once it was opened, and everything stays on this device.
score-box = For the box on your table
score-saved = Saved on this device
score-offline = Works offline
score-new = New pad
score-again = New game
score-pads = Your pads
score-none = No pad yet. Those that you begin stay here.
score-drop = Throw away
score-broken = This link holds no score pad that can be read.
score-player = Player { $seat }
score-players = Players
score-count = { $count ->
    [one] 1 player
   *[other] { $count } players
}
score-change = Change
score-setup = Players and options
score-done = Done
score-name = Name of player { $seat }
score-color = Colour of player { $seat }
score-color-purple = purple
score-color-white = white
score-color-orange = orange
score-color-green = green
score-color-blue = blue
score-color-coal = black
score-figures = Figures only
score-figures-about = Faster: you have counted, the pad adds up. What was put down before goes.
score-table = Score sheet
score-points = Points
score-points-word = points
score-ring = Ring: the strongest row
score-total = { $name }: { $points } points
score-next = Next: { $name }
score-result = Result
score-undo = Take back
score-print = Print
score-board = On the board
score-share = Share
score-share-about = The whole pad is in the link: whoever opens it gets a copy.
score-share-link = Send the link
score-copy = Copy the link
score-copied = Copied
score-keep = Keep in my games
score-kept = Kept in your games
score-keep-who = Which of them are you? The names, the points and the pad are kept with your name, for you alone.
score-kept-about = Corral has no moves of a game of the box, so it stands there without luck and own play.
score-picture = As a picture
score-less = Less: { $name }
score-more = More: { $name }

## Moon River
score-stamp = Stamp
score-lands = Land
score-things = What lies on it
score-stamp-nothing = Choose land or a thing.
score-stamp-choose = Then tap cells, or drag over them.
score-stamp-tap = Tap its cells; tap again to take it off.
score-stamp-add = Tap land to lay it there, or to take it off.
score-erase = Eraser
score-stamp-erase = Tap cells to empty them.
score-bonus = Bonus parcel
score-bonus-land = { $land }, bonus parcel
score-no-land = Lay land there first.
score-no-corn = Nothing stands on a cornfield.
score-laid = { $count } of { $most } cells
score-ranch-of = Ranch of { $name }, { $count } of { $most } cells
score-cell-taken = { $cell }: taken by the board
score-tie-territory = Largest territory
score-tie-cows = Cows
score-checks = Checks against the box
score-check-even = Dominoes: an even number of parcels, { $count }
score-check-odd = { $count } parcels: dominoes have two each, so one is missing or too many.
score-check-crowd = { $cell }: { $count } cows. One stays, the others go back: overpopulation.
score-check-cows-fine = Cows: { $count } of { $most }
score-check-cows = Cows: the box has { $most }, these ranches have { $count }.
score-check-bonus = Each player gets one bonus parcel at most.
score-check-parcels = { $name }: the box has { $most }, these ranches have { $count }.
score-check-circles = { $name }: with a circle for a partner the box has { $most }, these ranches have { $count }.
score-check-partners = { $name }: the box has { $most }, these ranches have { $count }.
score-check-tokens = Partners: the box has { $most }, these ranches have { $count }.

## Dice Town
score-each = 1 each
score-row-nuggets = Nuggets
score-row-cash = Cash
score-row-badge = Badge
score-row-store = Store cards
score-row-deeds = Deeds
score-row-ranches = Ranches
score-dollars = Dollars
score-in-hand = in hand
score-outlaws = Caught outlaws
score-caught = how many
score-rewards = Rewards
score-together = together
score-half = ${ $dollars } + ${ $rewards } = ${ $sum }, half of it, rounded down
score-sheriff = Sheriff
score-one-only = one player only
score-hand = Store cards in hand
score-deed = Deeds of value { $value }: { $count }
score-card = { $card }: { $count } points
score-card-of = { $card }: { $name } has it
score-cards-points = Store cards with points
score-cards-plain = Store cards without points
score-more-cards = Cards without points, by name
score-less-cards = Hide cards without points
score-check-nuggets-fine = Nuggets: { $count } of { $most }
score-check-nuggets = Nuggets: the box has { $most }, the players have { $count }.
score-check-dollars-fine = Dollars: { $count } of { $most }
score-check-dollars = Dollars: { $most } are in the game, the players have { $count }.
score-check-ranches = Ranches: the box has { $most }, the players have { $count }.
score-check-outlaws = Outlaws: the box has { $most }, the players have { $count }.
score-check-deeds = Deeds of value { $value }: the box has { $most }, the players have { $count }.
score-check-badge = Nobody has the badge yet: somebody always is Sheriff.
score-check-rewards = { $name }: rewards without a caught outlaw.

## Wind River
score-wind-about = Tap the tipis that reached the Open Plains, and the stones left.
score-on-plains = on the Open Plains
score-tipis-of = Tipis of { $name } on the Open Plains: { $count }
score-tipi = Tipi { $number }
score-stones-of = Stones of { $name }
score-not-whole = Who has won is said once everybody has been put down.

## Who wins, and why
score-wins-points = { $count ->
    [one] { $names } wins with { $points } points.
   *[other] { $names } share the win with { $points } points.
}
score-wins-tipis = { $count ->
    [one] { $names } wins.
   *[other] { $names } share the win.
}
score-both-points = { $names } have { $points } each.
score-both-tipis = { $names } have { $points } tipis each on the Open Plains.
score-decides-territory = The larger territory decides: { $figures } parcels.
score-decides-cows = Their largest territories are equal; more cows decide: { $figures }.
score-decides-badge = The Sheriff wins a tie, and { $name } wears the badge.
score-decides-nuggets = No Sheriff among them: more nuggets decide: { $figures }.
score-decides-stones = More stones decide: { $figures }.
score-shared-moon-river = Their largest territories and their cows are equal, too: they share the place.
score-shared-dice-town = No Sheriff among them, and equally many nuggets: they share the place.
score-shared-wind-river = Equally many stones, too: they share the place.
