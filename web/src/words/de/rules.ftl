### The rules of a game, for people

rules-search = Regeln durchsuchen
rules-try = { $game ->
    [moon_river] Dürre, Brücke, Gleichstand
    [dice_town] Bestechung, Stern, Gleichstand
   *[other] unversorgt, Begegnung, Gleichstand
}
rules-nothing = Keine Regel enthält diese Wörter. Versuche ein kürzeres.
rules-places = { $count ->
    [one] 1 Stelle zu { $asked }
   *[other] { $count } Stellen zu { $asked }
}
rules-places-also = { $count ->
    [one] 1 Stelle zu { $asked }, auch unter { $other }
   *[other] { $count } Stellen zu { $asked }, auch unter { $other }
}
rules-contents = Inhalt
rules-print = Drucken
rules-exact = Die genauen Regeln
rules-exact-of = { $game }: die genauen Regeln
rules-people = Die Regeln für Menschen
rules-short = Jede Regel steht hier kurz auf Deutsch; der genaue Wortlaut darunter ist englisch.
rules-foot = Kurze Worte für alle am Tisch. Wo sie zu kurz sind, entscheidet die genaue Regel: Jede Nummer führt dorthin.

## At a table
rules-now = Diese Regeln gehören zu dem, was jetzt gefragt ist.
rules-all = Alle Regeln

## Drawings
rules-verdict-right = richtig
rules-verdict-wrong = falsch
rules-roll = Wurf { $number }
rules-coach = Postkutsche
rules-dice-kept = behalten
rules-dice-outlaw = auf den Schurken gelegt
rules-dice-roll = zu würfeln

## Printed
rules-sheet = Wertungsblock
rules-name = Name
