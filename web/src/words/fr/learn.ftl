# Courses and lessons
learn-title = Apprendre en jouant
learn-lead = De courtes leçons sur le vrai plateau. Puis une première partie, avec un mot à chaque question.
learn-rules = Lire les règles
learn-games = Jeux
learn-length = { $count } leçons, { $minutes } minutes
learn-seconds = { $seconds } s
learn-done-of = { $done ->
    [0] nouveau
   *[other] { $done } sur { $all }
}
learn-done = Terminé
learn-start = Commencer
learn-go-on = Continuer avec { $number }
learn-go-on-to = Continuer : { $number } { $title }
learn-play = Jouer une partie
learn-first = Votre première partie
learn-first-play = Jouer
learn-further = Autres leçons
learn-lesson-of = Leçon { $number } sur { $all }
learn-place-of = Exercice { $number } sur { $all }
learn-leave = Quitter la leçon
learn-again = Encore une fois
learn-next-place = Exercice suivant
learn-next-lesson = Continuer avec { $number }
learn-all = Toutes les leçons
learn-course = Le cours
learn-goal = Le but
learn-why = Pourquoi cela compte
learn-exact = Les règles exactes :
