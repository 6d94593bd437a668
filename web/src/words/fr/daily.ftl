# La donne du jour : sa page.

daily-head = Donne du jour
daily-same = La même pour tous
daily-unrated = Sans classement, pour comparer
daily-ask = { $game }, un seul essai. La même donne pour tous.
daily-go-on-ask = Votre partie de { $game } n’est pas finie. Elle vous attend.
daily-against = contre { $count ->
    [one] un robot
   *[other] { $count } robots
} : { $level }
daily-pause = vous pouvez faire une pause, mais rien annuler
daily-start = Commencer la donne
daily-go-on = Continuer
daily-ends = Finit à minuit UTC, dans { $time }.
daily-over = Ce jour est passé.
daily-practise = Jouer pour s’exercer
daily-practise-about = Vous pouvez encore jouer cette donne pour vous exercer. Elle ne compte pas.
daily-time = { $hours } h { $minutes } min
daily-luck = Le même hasard pour tous
daily-luck-moon_river = La pile, les partenaires et les tirages sont scellés. À chaque place de la pile se trouve la même parcelle pour tous, quoi qu’on joue.
daily-luck-dice_town = Chaque lancer de chaque manche est scellé selon le dé et son joueur. Qui garde d’autres dés lance quand même les mêmes ensuite. Les cartes viennent de pioches qui diffèrent dès que d’autres cartes ont été prises.
daily-luck-wind_river = Le hasard tire seulement qui commence, et c’est le même pour tous.
daily-bots = Les mêmes robots, de même force sur chaque appareil. Aux mêmes coups ils répondent de même.
daily-first = Votre premier essai compte. Vous pouvez partir et continuer plus tard : rien n’est perdu, rien ne compte deux fois.
daily-promise = Promesse { $promise }
daily-sealed = Comment c’est scellé
daily-result-points = { $points } points, place { $place } sur { $seats }.
daily-result-tipis = Place { $place } sur { $seats }. Tipis dans les Open Plains : { $points }.
daily-beaten = Mieux que { $beaten } sur 100.
daily-alone = Vous êtes la première personne à l’avoir jouée.
daily-legend = la Légende aurait fait { $points }
daily-best = meilleur du jour { $points }, { $name }
daily-ledger = hasard { $luck }, propre jeu { $own }
daily-replay = Revoir
daily-share = Partager
daily-people = { $count ->
    [0] Personne n’a encore joué cette donne
    [one] Une personne a joué cette donne
   *[other] { $count } personnes ont joué cette donne
}
daily-unit-points = points
daily-unit-tipis = tipis
daily-you = Vous { $points }
daily-histogram = { $count ->
    [one] Une personne a
   *[other] { $count } personnes ont
} de { $least } à { $most }, la moitié au moins { $middle }. Vous avez { $mine }.
daily-as-table = En tableau
daily-from-to = { $from } à { $to }
daily-how-many = Personnes
daily-levels = Ce qu’en font les robots
daily-counting = Les robots jouent encore cette donne.
daily-week = Cette semaine
daily-turns = trois jeux à tour de rôle
daily-today = aujourd’hui
daily-begun = commencée
daily-none = pas jouée
daily-streak = Votre série
daily-streak-days = { $count ->
    [one] jour de suite
   *[other] jours de suite
}, record { $longest }
daily-share-title = Partager
daily-share-about = ne dit rien de la donne
daily-copy = Copier le texte
daily-copied = Copié
daily-blocks = Les blocs sont vos chances, du début à la fin.
daily-text = Corral, donne du jour
daily-text-place = { $points } points, place { $place } sur { $seats }
daily-text-tipis = place { $place } sur { $seats }, tipis { $points }
daily-text-beaten = mieux que { $beaten } sur 100
daily-names = Personnes
daily-rank = Rang
daily-name = Nom
daily-yesterday = Hier
daily-yesterday-people = { $count ->
    [0] Personne n’a joué.
    [one] Une personne a joué.
   *[other] { $count } personnes ont joué.
}
daily-yesterday-mine = Vous avez fini à la place { $place }.
daily-yesterday-best = Voir la meilleure partie : { $name }, { $points }
daily-yesterday-all = Voir ce jour
daily-month = Vos trente derniers jours
daily-month-deals = { $count ->
    [0] Aucune donne jouée.
    [one] Une donne jouée, { $won } gagnée.
   *[other] { $count } donnes jouées, { $won } gagnées.
}
daily-to-today = Vers la donne du jour
