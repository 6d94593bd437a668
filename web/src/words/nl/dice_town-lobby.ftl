# What the lobby says of the game, and its options.

game-dice_town = Dice Town
about-dice_town = Gooi in het geheim, koop om in het openbaar.
meta-dice_town = 2–6 spelers · 45 min
option-dice_town-wild_west = Wild West
option-dice_town-wild_west-about = De uitbreiding: twee acties per huis, schurken, ranches, de rivier en een zesde speler.
option-dice_town-wild_west-no = Zonder
option-dice_town-wild_west-yes = Met
option-dice_town-indians = De indianendobbelsteen
option-dice_town-indians-about = Een dobbelsteen met vier effecten en de kaart Rooksignaal; vraagt Wild West.
option-dice_town-indians-no = Zonder
option-dice_town-indians-yes = Met
option-dice_town-edition = Uitgave
option-dice_town-edition-about = 2018 met elixers; 2009 met middelen en 25 aktes.
option-dice_town-second_action = De tweede
option-dice_town-second_action-about = Die moet in elk huis de andere actie doen, of mag passen (in het spelregelboekje staat: mag); vraagt Wild West.
option-dice_town-second_action-must = Moet handelen
option-dice_town-second_action-may = Mag passen
counted-dice_town = { $points }
