# Rätsel: ihre Liste und eines davon.

puzzles-about = Stellungen aus echten Partien, in denen ein Zug klar besser ist als alle anderen. Finde ihn am Brett.
puzzles-list = Alle Rätsel
puzzles-left = Nur die, die ich noch nicht versucht habe
puzzles-solved = { $solved } von { $count } gelöst
puzzles-all = Alle versucht.
puzzles-chosen = Ausgewählt von zwei getrennten Suchen: Beide fanden den gleichen besten Zug, und in beiden ist er mindestens 5 Prozentpunkte besser als jeder andere (Dice Town: 3). Ein erster Blick findet ihn nicht: Ein Rancharbeiter spielt etwas anderes.
puzzle = Rätsel
puzzle-rating = deine Rätselzahl
puzzle-row = in Folge gelöst, längste Serie { $longest }
puzzle-today = Rätsel des Tages: { $game }
puzzle-of-day = Rätsel des Tages
puzzle-real = Aus einer echten Partie
puzzle-state = { $state ->
    [right] gelöst
    [wrong] versucht, nicht gelöst
   *[open] noch nicht versucht
}
puzzle-find = Finde den Zug, der am meisten bringt.
puzzle-counts = Es zählt die Gewinnchance, nicht die Punkte von jetzt. Ohne Uhr.
puzzle-stand = deine Zahl { $rating }, { $row } in Folge
puzzle-hard = dieses Rätsel { $hard }, { $tries ->
    [0] niemand hat es versucht
    [one] ein Versuch, { $solved } richtig
   *[other] { $tries } Versuche, { $solved } richtig
}
puzzle-yes = Ja: { $move }. Um { $points } besser als jeder andere.
puzzle-alike = Ja, genauso gut wie der beste: { $move }. Um { $points } besser als jeder andere.
puzzle-best = Am besten: { $move }. Um { $points } besser als jeder andere.
puzzle-yours = { $move }: { $points } Prozentpunkte weniger
puzzle-further = { $move }: weiter hinten als die Züge unten
puzzle-ratings = Zahl { $rating } ({ $change }), { $row } in Folge
puzzle-again = Du hast es schon beantwortet: Nur die erste Antwort zählt.
puzzle-nobody = Nenne bei einer Partie deinen Namen, dann bleibt deine Zahl erhalten.
puzzle-next = Nächstes Rätsel
puzzle-on = Von hier weiterspielen
puzzle-game = Die ganze Partie
puzzle-give-up = Aufgeben
puzzle-how-good = Wie gut waren sie?
puzzle-move = Zug
puzzle-chance = Gewinnchance
puzzle-note = Bemerkung
puzzle-note-best = am besten
puzzle-note-mine = deiner
puzzle-note-played = in der Partie gespielt
puzzle-checked = Die Gewinnchance, auf { $error } genau. Zwei getrennte Suchen mit je { $count } Partien pro Zug: Alle spielen weiter wie die schnellen Spieler des Hauses, und was man nicht sehen kann, wird jedes Mal neu verteilt.
puzzle-played = In der Partie war es { $move }.
theme-moon_river-pick = Eine Parzelle wählen
theme-moon_river-build = Bauen
theme-moon_river-hire = Einen Partner anwerben
theme-moon_river-dry = Dürre
theme-moon_river-drive = Kühe bewegen
theme-moon_river-swap = Eine Parzelle tauschen
theme-moon_river-rustle = Eine Kuh stehlen
theme-moon_river-discard = Parzellen aus dem Spiel nehmen
theme-moon_river-bonus = Bonusplättchen
theme-dice_town-before = Vor dem Wurf
theme-dice_town-keep = Würfel behalten
theme-dice_town-bribe = Den Sheriff bestechen
theme-dice_town-favour = Als Sheriff entscheiden
theme-dice_town-window = Mit einer Karte antworten
theme-dice_town-act = Eine Aktion wählen
theme-dice_town-take-card = Eine Karte behalten
theme-dice_town-take-stolen = Eine gestohlene Karte behalten
theme-dice_town-take-outlaw = Einen Schurken wählen
theme-dice_town-take-discarded = Eine abgelegte Karte nehmen
theme-dice_town-take-river = Eine Flusskarte ausführen
theme-dice_town-put-back = Flusskarten zurücklegen
theme-dice_town-steal-again = Ein zweites Mal stehlen
theme-dice_town-again = Einen Würfel der Jagd neu würfeln
theme-dice_town-catch = Einen Schurken gefangen nehmen
theme-dice_town-visit = Bei Doc Badluck
theme-dice_town-wire = Eine Besitzrechtskarte einzäunen
theme-dice_town-remedy = Eine Arznei wählen
theme-dice_town-target = Wählen, wen es trifft
theme-dice_town-give = Eine Karte hergeben
theme-dice_town-tribe = Der Indianerwürfel
theme-dice_town-bless = Einen Würfel drehen
theme-dice_town-ambush = Hinterhalt
theme-dice_town-close = Einen Ort sperren
theme-wind_river-place = Ein Tipi stellen
theme-wind_river-herd = Die Herde bewegen
theme-wind_river-supply = Ein Tipi abgeben
theme-wind_river-act = Eine Aktion wählen
theme-other = Andere Fragen
