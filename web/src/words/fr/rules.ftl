### The rules of a game, for people

rules-search = Chercher dans les règles
rules-try = { $game ->
    [moon_river] sécheresse, pont, égalité
    [dice_town] pot-de-vin, étoile, égalité
   *[other] affamé, rencontre, égalité
}
rules-nothing = Aucune règle ne contient ces mots. Essayez un mot plus court.
rules-places = { $count ->
    [one] 1 passage pour { $asked }
   *[other] { $count } passages pour { $asked }
}
rules-places-also = { $count ->
    [one] 1 passage pour { $asked }, aussi sous { $other }
   *[other] { $count } passages pour { $asked }, aussi sous { $other }
}
rules-contents = Sommaire
rules-print = Imprimer
rules-exact = Les règles exactes
rules-exact-of = { $game } : les règles exactes
rules-people = Les règles pour tous
rules-short = Chaque règle est dite ici en bref en français ; le texte exact, dessous, est en anglais.
rules-foot = Des mots courts pour jouer. Là où ils ne suffisent pas, la règle exacte décide : chaque numéro y mène.

## At a table
rules-now = Ces règles concernent ce qui est demandé maintenant.
rules-all = Toutes les règles

## Drawings
rules-verdict-right = juste
rules-verdict-wrong = faux
rules-roll = Lancer { $number }
rules-coach = Diligence
rules-dice-kept = gardés
rules-dice-outlaw = posés sur le hors-la-loi
rules-dice-roll = à lancer

## Printed
rules-sheet = Feuille de score
rules-name = Nom
