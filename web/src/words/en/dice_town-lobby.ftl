# What the lobby says of the game, and its options.

game-dice_town = Dice Town
about-dice_town = Roll in secret, bribe in public.
meta-dice_town = 2–6 players · 45 min
option-dice_town-wild_west = Wild West
option-dice_town-wild_west-about = The expansion: two actions in every house, outlaws, ranches, the river, a sixth player.
option-dice_town-wild_west-no = Without
option-dice_town-wild_west-yes = With
option-dice_town-indians = The Indian die
option-dice_town-indians-about = A die with four effects and the smoke signal card; needs Wild West.
option-dice_town-indians-no = Without
option-dice_town-indians-yes = With
option-dice_town-edition = Edition
option-dice_town-edition-about = 2018 has elixirs; 2009 has remedies and 25 deeds.
option-dice_town-second_action = The second best
option-dice_town-second_action-about = In every house the other action must be done by the second best, or they may pass (the rulebook says may); needs Wild West.
option-dice_town-second_action-must = Must act
option-dice_town-second_action-may = May pass
counted-dice_town = { $points }
