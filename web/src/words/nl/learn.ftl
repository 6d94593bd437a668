# Courses and lessons
learn-title = Spelend leren
learn-lead = Korte lessen aan het echte speelbord. Daarna een eerste partij, met een woord bij elke vraag.
learn-rules = De regels lezen
learn-games = Spellen
learn-length = { $count } lessen, { $minutes } minuten
learn-seconds = { $seconds } s
learn-done-of = { $done ->
    [0] nieuw
   *[other] { $done } van { $all }
}
learn-done = Klaar
learn-start = Beginnen
learn-go-on = Verder met { $number }
learn-go-on-to = Verder: { $number } { $title }
learn-play = Een partij spelen
learn-first = Je eerste partij
learn-first-play = Spelen
learn-further = Meer lessen
learn-lesson-of = Les { $number } van { $all }
learn-place-of = Opdracht { $number } van { $all }
learn-leave = Les verlaten
learn-again = Nog een keer
learn-next-place = Volgende opdracht
learn-next-lesson = Verder met { $number }
learn-all = Alle lessen
learn-course = De cursus
learn-goal = Het doel
learn-why = Waarom het telt
learn-exact = De precieze regels:
