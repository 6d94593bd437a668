# Die Partie des Tages: ihre Seite.

daily-head = Partie des Tages
daily-same = Für alle gleich
daily-unrated = Ohne Wertung, nur zum Vergleichen
daily-ask = { $game }, ein Versuch. Die gleiche Partie für alle.
daily-go-on-ask = Dein { $game } ist noch nicht zu Ende. Es wartet auf dich.
daily-against = gegen { $count ->
    [one] einen Bot
   *[other] { $count } Bots
}: { $level }
daily-pause = du darfst pausieren, aber nichts zurücknehmen
daily-start = Partie beginnen
daily-go-on = Weiterspielen
daily-ends = Endet um Mitternacht UTC, in { $time }.
daily-over = Dieser Tag ist vorbei.
daily-practise = Zum Üben spielen
daily-practise-about = Zum Üben darfst du diese Partie noch spielen. Sie zählt nicht.
daily-time = { $hours } h { $minutes } min
daily-luck = Gleiches Glück für alle
daily-luck-moon_river = Stapel, Partner und Lose sind versiegelt. An jeder Stelle des Stapels liegt für alle die gleiche Parzelle, egal was gespielt wird.
daily-luck-dice_town = Jeder Wurf jeder Runde ist nach Würfel und Besitzer versiegelt. Wer andere Würfel behält, würfelt trotzdem die gleichen nächsten. Karten kommen von Stapeln, die sich unterscheiden, sobald andere Karten genommen wurden.
daily-luck-wind_river = Der Zufall lost nur aus, wer beginnt, und das ist für alle gleich.
daily-bots = Die gleichen Bots, auf jedem Gerät gleich stark. Auf gleiche Züge geben sie gleiche Antworten.
daily-first = Dein erster Versuch zählt. Du darfst gehen und später weiterspielen: Nichts geht verloren, nichts zählt doppelt.
daily-promise = Versprechen { $promise }
daily-sealed = Wie es versiegelt ist
daily-result-points = { $points } Punkte, Platz { $place } von { $seats }.
daily-result-tipis = Platz { $place } von { $seats }. Tipis in den Open Plains: { $points }.
daily-beaten = Besser als { $beaten } von 100.
daily-alone = Du hast sie als Erstes gespielt.
daily-legend = die Legende hätte { $points }
daily-best = Bestwert heute { $points }, { $name }
daily-ledger = Glück { $luck }, eigenes Spiel { $own }
daily-replay = Nachspielen
daily-share = Teilen
daily-people = { $count ->
    [0] Noch niemand hat diese Partie gespielt
    [one] Eine Person hat diese Partie gespielt
   *[other] { $count } Leute haben diese Partie gespielt
}
daily-unit-points = Punkte
daily-unit-tipis = Tipis
daily-you = Du { $points }
daily-histogram = { $count ->
    [one] Eine Person hat
   *[other] { $count } Leute haben
} { $least } bis { $most }, die Hälfte mindestens { $middle }. Du hast { $mine }.
daily-as-table = Als Tabelle
daily-from-to = { $from } bis { $to }
daily-how-many = Leute
daily-levels = Was Bots daraus machen
daily-counting = Die Bots spielen diese Partie noch.
daily-week = Diese Woche
daily-turns = drei Spiele wechseln sich ab
daily-today = heute
daily-begun = begonnen
daily-none = nicht gespielt
daily-streak = Deine Serie
daily-streak-days = { $count ->
    [one] Tag in Folge
   *[other] Tage in Folge
}, längste { $longest }
daily-share-title = Teilen
daily-share-about = verrät nichts von der Partie
daily-copy = Text kopieren
daily-copied = Kopiert
daily-blocks = Die Blöcke sind deine Chance, vom Anfang bis zum Ende.
daily-text = Corral, Partie des Tages
daily-text-place = { $points } Punkte, Platz { $place } von { $seats }
daily-text-tipis = Platz { $place } von { $seats }, Tipis { $points }
daily-text-beaten = besser als { $beaten } von 100
daily-names = Leute
daily-rank = Rang
daily-name = Name
daily-yesterday = Gestern
daily-yesterday-people = { $count ->
    [0] Niemand hat gespielt.
    [one] Eine Person hat gespielt.
   *[other] { $count } Leute haben gespielt.
}
daily-yesterday-mine = Du kamst auf Platz { $place }.
daily-yesterday-best = Sieh die beste Partie: { $name }, { $points }
daily-yesterday-all = Den Tag ansehen
daily-month = Deine letzten dreißig Tage
daily-month-deals = { $count ->
    [0] Noch keine Partie gespielt.
    [one] Eine Partie gespielt, { $won } gewonnen.
   *[other] { $count } Partien gespielt, { $won } gewonnen.
}
daily-to-today = Zur Partie von heute
