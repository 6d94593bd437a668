# Meine Partien: was aus ihnen wurde, Glück und eigenes Spiel, wie oft ich gewinne.
history-title = Meine Partien
history-count = { $count ->
    [one] 1 Partie
   *[other] { $count } Partien
}
history-since = seit { $date }
history-records = Aufzeichnungen
history-csv = Als CSV-Tabelle
history-nobody = Sag, wie du heißt: Dann stehen hier die Partien, die du zu Ende spielst.
history-empty = Hier stehen die Partien, die du zu Ende spielst, mit dem, was Glück und eigenes Spiel bewirkt haben.

## Welche davon
history-game = Spiel
history-against = Gegen
history-result = Ergebnis
history-counts = Gewertet oder nicht
history-all = Alle
history-everyone = Alle
history-people = Menschen
history-bots = Bots
history-any = Alle
history-won = Gewonnen
history-lost = Verloren
history-level = Bots jeder Stärke
history-with = Mit allen
history-no-such = Keine deiner Partien ist so.

## Die Liste
history-games = Partien
history-date = Datum
history-place = Platz
history-points = Punkte
history-luck-own = Glück, eigenes Spiel
history-rating = Wertung
history-mistakes = Fehler
history-gain-said = Wertung { $gain }
history-marks-said = { $count ->
    [one] 1 Fehler
   *[other] { $count } Fehler
}
history-of = von { $count }
history-bots-of = { $count } Bots, { $level }
history-bot = { $name } ({ $level })
history-someone = jemand, der nicht mehr da ist
history-player = Person { $seat }
history-box = aus der Schachtel
history-counting = wird berechnet
history-failed = nicht zu berechnen
history-none = nicht aufgezeichnet
history-even = neutral
history-bars = Glück { $luck }, eigenes Spiel { $own }
history-bars-own = eigenes Spiel { $own }
history-replay = Ansehen
history-pad = Wertungsblock
history-drop = Entfernen
history-drop-sure = Diese Partie entfernen?
history-drop-about = Sie steht dann nicht mehr bei deinen Partien. Der Wertungsblock auf diesem Gerät bleibt.
history-newer = Neuere Partien
history-older = Ältere Partien
history-page = Seite { $page } von { $pages }
history-to-count = { $count ->
    [one] 1 Partie wird noch berechnet.
   *[other] { $count } Partien werden noch berechnet.
}
history-about = In Chancenpunkten, ungefähr: was Züge des Zufalls mit deiner Gewinnchance gemacht haben, und was deine Entscheidungen gegenüber dem schnellen Bot des Hauses gebracht haben. Unter 3 ist es neutral. In Wind River gibt es kein Glück außer dem Platz am Tisch.

## Wie oft ich gewinne
history-shares = Gewinnanteil
history-yours = deiner
history-fair = gerechter Anteil
history-all-games = Alle Spiele
history-share-said = { $game }, { $count ->
    [one] 1 Partie
   *[other] { $count } Partien
}: { $share } gewonnen, wahrscheinlich zwischen { $low } und { $high }; gerechter Anteil { $fair }.
history-fair-about = Gerechter Anteil: was gleich Starke an deinen Tischen gewinnen, zu viert eine von vier. Linie: wo dein wahrer Anteil liegt, 19-mal von 20.
history-as-table = Als Tabelle
history-between = Zwischen
history-own = Eigenes Spiel

## Im Lauf der Zeit
history-own-over = Eigenes Spiel
history-own-key = je Partie, Mittel von zehn
history-own-said = Eigenes Spiel in { $count ->
    [one] der letzten Partie
   *[other] den letzten { $count } Partien
}, Mittel der jüngsten zehn: { $mean }.
history-own-about = Über 0: besser als der schnelle Bot des Hauses.
history-own-none = Noch ist nichts berechnet.
history-games-ago = { $count ->
    [one] 1 Partie
   *[other] vor { $count } Partien
}
history-now = jetzt
history-luck-over = Glück, zusammengezählt
history-luck-said = Glück zusammengezählt: { $sum }.
history-luck-about = { $sum } in { $count ->
    [one] 1 Partie
   *[other] { $count } Partien
}, { $each } je Partie. Es kommt und geht; es häuft sich nicht an.
history-mean = Mittel von zehn
history-luck-sum = Glück gesamt
