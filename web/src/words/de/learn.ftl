# Courses and lessons
learn-title = Spielend lernen
learn-lead = Kurze Lektionen am echten Spielplan. Dann eine erste Partie, mit einem Wort zu jeder Frage.
learn-rules = Die Regeln lesen
learn-games = Spiele
learn-length = { $count } Lektionen, { $minutes } Minuten
learn-seconds = { $seconds } s
learn-done-of = { $done ->
    [0] neu
   *[other] { $done } von { $all }
}
learn-done = Geschafft
learn-start = Anfangen
learn-go-on = Weiter mit { $number }
learn-go-on-to = Weiter: { $number } { $title }
learn-play = Eine Partie spielen
learn-first = Deine erste Partie
learn-first-play = Spielen
learn-further = Weitere Lektionen
learn-lesson-of = Lektion { $number } von { $all }
learn-place-of = Aufgabe { $number } von { $all }
learn-leave = Lektion verlassen
learn-again = Noch einmal
learn-next-place = Nächste Aufgabe
learn-next-lesson = Weiter mit { $number }
learn-all = Alle Lektionen
learn-course = Der Kurs
learn-goal = Das Ziel
learn-why = Warum es zählt
learn-exact = Die genauen Regeln:
