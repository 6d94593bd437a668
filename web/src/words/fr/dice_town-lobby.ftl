# What the lobby says of the game, and its options.

game-dice_town = Dice Town
about-dice_town = Lancez en secret, soudoyez en public.
meta-dice_town = 2–6 joueurs · 45 min
option-dice_town-wild_west = Wild West
option-dice_town-wild_west-about = L’extension : deux actions par lieu, des hors-la-loi, des ranchs, la rivière et un sixième joueur.
option-dice_town-wild_west-no = Sans
option-dice_town-wild_west-yes = Avec
option-dice_town-indians = Le dé indien
option-dice_town-indians-about = Un dé à quatre effets et la carte Signal de fumée ; demande Wild West.
option-dice_town-indians-no = Sans
option-dice_town-indians-yes = Avec
option-dice_town-edition = Édition
option-dice_town-edition-about = 2018 a des élixirs ; 2009 a des remèdes et 25 titres.
option-dice_town-second_action = Le second
option-dice_town-second_action-about = Dans chaque lieu, il doit faire l’autre action, ou il peut passer (le livret dit : peut) ; demande Wild West.
option-dice_town-second_action-must = Doit agir
option-dice_town-second_action-may = Peut passer
counted-dice_town = { $points }
