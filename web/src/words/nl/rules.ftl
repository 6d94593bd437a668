### The rules of a game, for people

rules-search = Zoek in de regels
rules-try = { $game ->
    [moon_river] droogte, brug, gelijkspel
    [dice_town] omkopen, ster, gelijkspel
   *[other] hongerig, ontmoeting, gelijkspel
}
rules-nothing = Geen regel heeft deze woorden. Probeer een korter woord.
rules-places = { $count ->
    [one] 1 plaats voor { $asked }
   *[other] { $count } plaatsen voor { $asked }
}
rules-places-also = { $count ->
    [one] 1 plaats voor { $asked }, ook onder { $other }
   *[other] { $count } plaatsen voor { $asked }, ook onder { $other }
}
rules-contents = Inhoud
rules-print = Afdrukken
rules-exact = De exacte regels
rules-exact-of = { $game }: de exacte regels
rules-people = De regels voor mensen
rules-short = Elke regel staat hier kort in het Nederlands; de precieze tekst eronder is Engels.
rules-foot = Korte woorden voor spelers. Waar ze te kort zijn, beslist de exacte regel: elk nummer leidt erheen.

## At a table
rules-now = Deze regels horen bij wat nu gevraagd wordt.
rules-all = Alle regels

## Drawings
rules-verdict-right = goed
rules-verdict-wrong = fout
rules-roll = Worp { $number }
rules-coach = Postkoets
rules-dice-kept = gehouden
rules-dice-outlaw = op de schurk gelegd
rules-dice-roll = te gooien

## Printed
rules-sheet = Scoreblok
rules-name = Naam
