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
mr-thing-beaver = beaver
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
mr-about-cowboy = Cowboy: move your cows, up to three steps.
mr-about-desperado = Desperado: swap a stored parcel with another player.
mr-about-cattle-thief = Cattle thief: take an unprotected cow from another ranch.
mr-about-gold-digger = Gold digger: 1 point for each gold of your ranch, at the end.
mr-about-trapper = Trapper: 1 point for each beaver of your ranch, at the end.
mr-about-farmer = Farmer: 1 point for each ear of corn of your ranch, at the end.
mr-cell-empty = { $cell }: empty
mr-cell = { $cell }: { $land }
mr-cell-with = { $cell }: { $land } with { $things }
mr-ranch = Ranch of { $name }
mr-ranch-of = Ranch of { $name }. { $cells }
mr-ranch-empty = Ranch of { $name }, still empty
mr-your-ranch = Your ranch. Arrow keys walk over the cells.

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
mr-their-parcel = Parcel of { $name }: { $parcel }
mr-their-cow = { $name }, { $cell }
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
mr-ask-hire = A circle: whom do you hire?
mr-ask-hire-side = Specialist or cowboy?
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
mr-place = { $cell } { $first }, { $other } { $second }
mr-dry-here = The cow of { $cell } goes
mr-drive-from = Move a cow from { $cell }
mr-drive-to = From { $from } to { $to }
mr-hire-here = On the circle of { $cell }
mr-rustle-here = Take the cow of { $cell }
mr-bonus-here = { $cell }: { $parcel }

## Buttons
mr-turn = Turn
mr-stop = Stop
mr-done = Done
mr-decline = No, thanks
mr-confirm-build = Build
mr-confirm-pick = Choose
mr-confirm-discard = Discard
mr-confirm-dry = Drought here
mr-confirm-hire = Hire
mr-confirm-swap = Swap
mr-confirm-rustle = Take the cow
mr-confirm-bonus = Lay it

## The log
mr-log-scenario = The scenario is { $scenario }.
mr-log-pick = { $name } chose { $parcel }.
mr-log-build = { $name } built { $first } on { $cell } and { $second } on { $other }.
mr-log-discard = { $name } discarded two parcels.
mr-log-dry = { $name } lost a cow on { $cell } to the drought.
mr-log-hire = { $name } hired the { $partner } on { $cell }.
mr-log-drive = { $name } moved a cow from { $from } to { $to }.
mr-log-swap = { $theirs ->
    [yes] { $name } swapped a parcel with you.
   *[no] { $name } swapped a parcel with { $other }.
}
mr-log-rustle = { $theirs ->
    [yes] { $name } took your cow from { $cell }.
   *[no] { $name } took a cow of { $other } from { $cell }.
}
mr-log-decline = { $name } let it be.
mr-log-bonus = { $name } laid the bonus parcel, { $parcel }, on { $cell }.
mr-log-bonus-out = { $name } removed a bonus parcel.

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
