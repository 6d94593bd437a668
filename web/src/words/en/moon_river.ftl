# Moon River
mr-camp = Camp boards
mr-legends = Legends of the West
mr-setup = Set-up
mr-round = Round { $round }
mr-round-of = Round { $round } of { $rounds }
mr-last-round = Last round
mr-scenario-timber = Timber
mr-scenario-gold-rush = Gold rush
mr-scenario-outlaws = Outlaws
mr-scenario-city = City

## Things
mr-land-desert = desert
mr-land-canyon = canyon
mr-land-meadow = meadow
mr-land-forest = forest
mr-land-farm = farm
mr-land-corn = cornfield
mr-thing-cow = { $count ->
    [one] cow
   *[other] { $count } cows
}
mr-thing-gold = gold
mr-thing-beaver = { $count ->
    [one] beaver
   *[other] { $count } beavers
}
mr-thing-corn = { $count ->
    [one] 1 ear
   *[other] { $count } ears
}
mr-thing-skull = skull
mr-thing-circle = circle
mr-parcel = { $land } with { $things }
mr-partner-cowboy = cowboy
mr-partner-desperado = desperado
mr-partner-cattle-thief = cattle thief
mr-partner-gold-digger = gold digger
mr-partner-trapper = trapper
mr-partner-farmer = farmer
mr-cell-empty = { $cell }: empty
mr-cell = { $cell }: { $land }
mr-cell-with = { $cell }: { $land } with { $things }
mr-ranch = Ranch of { $name }
mr-ranch-of = Ranch of { $name }. { $cells }
mr-ranch-empty = Ranch of { $name }, still empty
mr-your-ranch = Your ranch

## The score sheet
mr-row-desert = Desert
mr-row-canyon = Canyon
mr-row-meadow = Meadow
mr-row-forest = Forest
mr-row-farm = Farm
mr-row-gold = Gold
mr-row-beaver = Beavers
mr-row-corn = Corn
mr-row-gold-digger = Gold diggers
mr-row-trapper = Trappers
mr-row-farmer = Farmers
mr-row-scenario = Scenario
mr-row-total = Points
mr-points = { $before } → { $after } points
mr-points-now = { $count ->
    [one] point now
   *[other] points now
}
mr-cows = { $count ->
    [one] 1 cow
   *[other] { $count } cows
}

## The columns and the saloon
mr-saloon = Saloon
mr-stack = { $count } in stack
mr-acting = acting
mr-choose = choose
mr-no-column = no new column
mr-column-older = The parcels being taken, in turn order
mr-column-newer = The parcels to choose from
mr-taken = taken
mr-place-free = Parcel { $place }: { $parcel }
mr-place-taken = Parcel { $place }: { $parcel }. Ranchero of { $name }.
mr-token = Table { $table }: { $partner }

## Storage and seats
mr-storage = Your storage
mr-storage-of = Storage of { $name }
mr-stored = Stored parcel { $field }: { $parcel }
mr-swap-with = Parcels of the others
mr-rustle-from = Cows of the others
mr-bonus-side = Bonus parcels
mr-bonus-out = Remove it
mr-look = Look at this ranch
mr-acts-now = Acts now.
mr-acts = { $place ->
    [1] Acts next.
   *[other] Acts as number { $place } from now.
}
mr-acted = Has acted.
mr-hand-now = Your ranchero chooses now.
mr-hand-then = Then your ranchero chooses.
mr-hand-placed = Your ranchero has chosen.

## Questions
mr-ask-pick = Which parcel shall your ranchero have?
mr-ask-build = { $forced ->
    [true] Your storage is full: take two parcels and build.
   *[other] Take two parcels to build a domino, or stop.
}
mr-ask-build-where = Where shall the domino lie?
mr-ask-build-here = { $stop ->
    [true] Build here, choose another place, or stop.
   *[other] Build here, or choose another place.
}
mr-ask-discard = Nothing fits. Which two parcels leave the game?
mr-ask-dry = Drought: from which parcel does a cow go?
mr-ask-hire = Whom do you hire for { $cell }, and which side up?
mr-ask-drive = { $steps ->
    [one] Cowboy: one step left. Which cow walks?
   *[other] Cowboy: { $steps } steps left. Which cow walks?
}
mr-ask-drive-to = Where does the cow walk?
mr-ask-swap = Desperado: swap which parcel of yours with which of theirs?
mr-ask-rustle = Cattle thief: whose cow do you take?
mr-ask-bonus = Row 10 is reached: lay a bonus parcel.
mr-note-pick = Place { $place } in the order of the next round.
mr-not-there = It cannot lie there. Look for the blue cells.
mr-dry-here = Lose a cow on { $cell }
mr-drive-from = Move a cow from { $cell }
mr-drive-to = Move the cow from { $from } to { $to }
mr-hire-here = Hire for the circle on { $cell }
mr-rustle-here = Take a cow of { $name } from { $cell }
mr-bonus-here = Lay { $parcel } on { $cell }

## Buttons
mr-turn = Turn
mr-stop = Stop building
mr-done = { $steps ->
    [one] Stop, 1 step unused
   *[other] Stop, { $steps } steps unused
}
mr-decline-swap = Swap nothing
mr-decline-rustle = Take no cow
mr-confirm-build = Build
mr-confirm-pick = Choose
mr-confirm-discard = Discard
mr-confirm-dry = Drought here
mr-confirm-hire = { $anyway ->
    [yes] Hire the { $partner } anyway
   *[no] Hire the { $partner }
}
mr-confirm-swap = Swap
mr-confirm-rustle = Take the cow
mr-confirm-bonus = Lay it

## The log
mr-log-scenario = The scenario is { $scenario }.
mr-log-pick = { $name } chose { $parcel }.
mr-log-build = { $name } built { $first } on { $cell } and { $second } on { $other }.
mr-log-discard = { $name } discarded { $parcels }.
mr-log-dry = { $name } lost a cow on { $cell } to the drought.
mr-log-hire = { $name } hired the { $partner } on { $cell }.
mr-log-drive = { $name } moved cows { $steps }.
mr-log-swap = { $theirs ->
    [yes] { $name } swapped { $given } for your { $taken }.
   *[no] { $name } swapped { $given } for { $taken } of { $other }.
}
mr-log-rustle = { $theirs ->
    [yes] { $name } took your cow from { $cell } to { $to }.
   *[no] { $name } took a cow of { $other } from { $cell } to { $to }.
}
mr-log-decline = { $name } let it be.
mr-log-bonus = { $name } laid the bonus parcel, { $parcel }, on { $cell }.
mr-log-bonus-out = { $name } removed a bonus parcel.
mr-log-swap-alike = { $theirs ->
    [yes] { $name } swapped a parcel with you for one alike.
   *[no] { $name } swapped a parcel with { $other } for one alike.
}
mr-log-cows = { $count ->
    [one] 1 cow came.
   *[other] { $count } cows came.
}
mr-log-crowded = { $count ->
    [one] { $name } lost 1 cow to overpopulation.
   *[other] { $name } lost { $count } cows to overpopulation.
}
mr-log-left = { $count ->
    [one] { $name } had 1 parcel left over; it leaves the game.
   *[other] { $name } had { $count } parcels left over; they leave the game.
}
mr-chance-parcels = The parcels turned up: { $parcels }.
mr-chance-partners = Into the saloon came: { $partners }.
mr-chance-lot = { $mine ->
    [yes] Your ranchero was drawn.
   *[no] The ranchero of { $name } was drawn.
}
mr-ended-rounds = Round 24 is over, no parcels are left: the game is over.

## A hint
mr-advice-pick = Choose { $parcel }
mr-advice-build = Build { $first } on { $cell } and { $second } on { $other }
mr-advice-stop = Build nothing
mr-advice-discard = Discard { $first } and { $second }
mr-advice-dry = Lose the cow on { $cell }
mr-advice-hire = Hire the { $partner } on { $cell }
mr-advice-drive = Move a cow from { $from } to { $to }
mr-advice-done = Move no more cows
mr-advice-swap = Give { $other } your { $parcel } for { $theirs }
mr-advice-rustle = Take the cow of { $other } from { $cell }
mr-advice-decline = Let it be
mr-advice-bonus = Lay the bonus parcel, { $parcel }, on { $cell }
mr-advice-bonus-out = Remove a bonus parcel

## What it costs, and what it does here and now
mr-pick-here = Choose parcel { $place }: { $parcel }
mr-take-here = Take stored parcel { $field }: { $parcel }
mr-token-here = Hire from table { $table }: { $partner }
mr-swap-here = Take { $parcel } from { $name }
mr-one-way = On { $cell } the domino can lie only this way.
mr-note-stop = If you stop, your parcels stay in storage for a later turn.
mr-unfit = Not there: { $meetings }.
mr-unfit-meets = { $one } meets { $other }
mr-unfit-alone = There the domino touches no land. Look for a bridge, or for its own landscape.
mr-note-tried = The domino is still yours. Trying costs nothing here.
mr-coach-tally = { $parcels } × { $cows } is { $parcels ->
    [one] 1 parcel
   *[other] { $parcels } parcels
} times { $cows ->
    [one] 1 cow
   *[other] { $cows } cows
}: { $points ->
    [one] 1 point
   *[other] { $points } points
}.
mr-try-build = { $count ->
    [0] { $first } on { $cell }, { $second } on { $other }; beside no land
   *[other] { $first } on { $cell }, { $second } on { $other }; beside { $beside }
}
mr-beside = { $land } on { $cell }
mr-note-discard = One parcel too many, and no two of yours fit: neither at a bridge nor beside their own landscape.
mr-note-hire = Choose a partner in the saloon to see what both sides do.
mr-sides = Both sides
mr-sides-none = Choose a partner in the saloon: here you see what both sides do.
mr-at-the-end = at the end
mr-have-gold = { $count ->
    [0] You have no gold yet.
    [one] You have 1 gold.
   *[other] You have { $count } gold.
}
mr-each-gold = Each gold is 1 point.
mr-have-beaver = { $count ->
    [0] You have no beaver yet.
    [one] You have 1 beaver.
   *[other] You have { $count } beavers.
}
mr-each-beaver = Each beaver is 1 point.
mr-have-corn = { $count ->
    [0] You have no corn yet.
    [one] You have 1 ear of corn.
   *[other] You have { $count } ears of corn.
}
mr-each-corn = Each ear is 1 point.
mr-unit-cowboy = cow steps
mr-unit-desperado = swap
mr-unit-cattle-thief = cow
mr-reach-cowboy = { $count ->
    [one] At once. One of your cows can walk.
   *[other] At once. { $count } of your cows can walk.
}
mr-reach-desperado = { $count ->
    [one] At once. The others have 1 parcel to swap for.
   *[other] At once. The others have { $count } parcels to swap for.
}
mr-reach-cattle-thief = { $count ->
    [one] At once. 1 cow of the others is unprotected.
   *[other] At once. { $count } cows of the others are unprotected.
}
mr-does-nothing = Does nothing now
mr-lacks-storage = He swaps a stored parcel with another player. Your storage is empty.
mr-lacks-theirs = He swaps a stored parcel with another player. Nobody else has one stored.
mr-lacks-cows = He takes an unprotected cow from another ranch. There is none.
mr-lacks-corn = He brings a cow to his own parcel. This is a cornfield: cows never go there.
mr-lacks-walk = He moves your cows. None of them can walk.
mr-guards = Either side guards your territory { $land }, { $parcels } × { $cows }, from cattle thieves, not from drought.
mr-yours = Yours
mr-bonus-goal = Reach row 10 and take one of these.
mr-bonus-parcel = Bonus parcel: { $first } or { $second }

## What things mean here and now
mr-now-territory = { $land } { $parcels } × { $cows }
mr-now-worth = Worth now
mr-now-parcel = One more parcel
mr-now-cow = One more cow
mr-now-both = A parcel with a cow
mr-now-with = With your { $territory }
mr-now-apart = Apart from it: no cow lost
mr-now-no-cow = You have no cow there: nothing happens
mr-now-saloon = In the saloon: { $partners }
mr-now-cows = Cows on your ranch
mr-now-supply = In the supply
mr-now-other-side = On his other side: a cowboy. Your cows walk up to 3 steps, at once.
mr-now-bridges = Bridges
mr-now-stored = Stored
mr-now-group = { $count ->
    [0] You have none yet
    [one] Your largest group: 1 parcel
   *[other] Your largest group: { $count } parcels
}
mr-now-pile = Parcels in the pile
mr-now-stack = Tokens in the stack
mr-now-number = Number { $number }
mr-now-acts = This parcel acts
mr-now-place = { $place } of { $count }
mr-now-before = Before it
mr-now-after = After it

## What the header explains
mr-board-camp = Camp
mr-board-mary = Mary
mr-board-wesley = Wesley
mr-board-calamity = Calamity
mr-board-big-jo = Big Jo
## Why a move is hinted
hint-mr-gain = { $points ->
    [one] 1 point
   *[other] { $points } points
} at once, mostly for { $row ->
    [desert] deserts.
    [canyon] canyons.
    [meadow] meadows.
    [forest] forests.
    [farm] farms.
    [gold] gold.
    [beaver] beavers.
    [corn] corn.
    [gold-digger] gold diggers.
    [trapper] trappers.
    [farmer] farmers.
   *[scenario] the scenario.
}
hint-mr-least = Nothing else costs you fewer points.
hint-mr-territory = Your largest territory grows to { $count } parcels.
hint-mr-fits = It fits { $landscape ->
    [desert] your { $count } desert parcels.
    [canyon] your { $count } canyon parcels.
    [meadow] your { $count } meadow parcels.
    [forest] your { $count } forest parcels.
    [farm] your { $count } farm parcels.
   *[corn] your { $count } cornfields.
}
hint-mr-first = With it you act first in the next round.

# A guided game: what the last round brought me
mr-good-parcel = For example { $parcel }: your { $land } would go from { $before } to { $after ->
    [one] 1 point
   *[other] { $after } points
}.
mr-good-cow = One more cow in your { $land }: from { $before } to { $after ->
    [one] 1 point
   *[other] { $after } points
}.
mr-good-hire = For example the { $partner }: { $gain ->
    [one] 1 point
   *[other] { $gain } points
} more, as it looks now.
mr-recap = { $land ->
    [0] Last round you built nothing; your parcels wait in storage.
   *[other] { $cows ->
        [0] Last round you built { $land } parcels, and no cow came to your ranch.
        [one] Last round you built { $land } parcels, and one cow came to your ranch.
       *[other] Last round you built { $land } parcels, and { $cows } cows came to your ranch.
    }
}
mr-recap-lost = { $cows ->
    [one] Last round your ranch lost a cow.
   *[other] Last round your ranch lost { $cows } cows.
}
