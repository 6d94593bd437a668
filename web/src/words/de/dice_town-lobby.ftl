# What the lobby says of the game, and its options.

game-dice_town = Dice Town
about-dice_town = Heimlich würfeln, öffentlich bestechen.
meta-dice_town = 2–6 Personen · 45 Min.
option-dice_town-wild_west = Wild West
option-dice_town-wild_west-about = Die Erweiterung: zwei Aktionen an jedem Ort, Schurken, Ranches, der Fluss und eine sechste Person.
option-dice_town-wild_west-no = Ohne
option-dice_town-wild_west-yes = Mit
option-dice_town-indians = Der Indianerwürfel
option-dice_town-indians-about = Ein Würfel mit vier Effekten und die Karte Rauchsignal; braucht Wild West.
option-dice_town-indians-no = Ohne
option-dice_town-indians-yes = Mit
option-dice_town-edition = Ausgabe
option-dice_town-edition-about = 2018 mit Elixieren; 2009 mit Arzneien und 25 Besitzrechtskarten.
option-dice_town-second_action = Die zweitbeste Person
option-dice_town-second_action-about = Sie muss an jedem Ort die andere Aktion ausführen, oder sie darf passen (im Regelheft steht: darf); braucht Wild West.
option-dice_town-second_action-must = Muss handeln
option-dice_town-second_action-may = Darf passen
counted-dice_town = { $points }
