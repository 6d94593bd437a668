# Une partie terminée : revue coup par coup, ses tirages vérifiés, ce qui l’a décidée ; et la fin à la table.
replay-page = Revoir · Corral
replay-of = Revoir · { $game } · Corral
replay-title = Revoir une partie
replay-about = Toute partie terminée peut être revue, coup par coup. Ouvrez son enregistrement depuis un fichier, ou collez-le. Il est lu sur ce serveur, et rien n’en est gardé.
replay-file = Un enregistrement dans un fichier
replay-paste = Ou son texte
replay-open = Ouvrir
replay-opens = La partie s’ouvre…
replay-line = Ligne { $line } : { $reason }
replay-other = Ouvrir un enregistrement
replay-players = { $count ->
    [one] 1 joueur
   *[other] { $count } joueurs
}
replay-start = La partie commence.
replay-chance = Le hasard décide.
replay-quiet = { $name } joue.
replay-move = Coup { $ply } sur { $plies }
replay-at = coup { $ply }
replay-to = à { $share } %
replay-end = La fin
replay-chance-you = Vos chances
replay-chance-of = { $name } : chances
replay-first = Au début
replay-back = Un pas en arrière
replay-on = Un pas en avant
replay-last = À la fin
replay-play = Lire
replay-pause = Pause
replay-look = Regarder depuis la place de { $name }
replay-spectators = Comme les spectateurs l’ont vue
replay-scrub = Coups de la partie
replay-chances = Chances de victoire
replay-table = En tableau
replay-own = Son jeu
replay-lane-luck = Hasard
replay-lane-others = Autres
replay-sum = total
replay-copy = Copier le lien du coup { $ply }
replay-copied = Copié.
replay-moves = Coups
replay-which = Quels coups
replay-kind-all = Tous
replay-kind-marks = Signes
replay-kind-luck = Hasard
replay-none = Rien de tel.
replay-up-to = Jusqu’ici
replay-decided = { $count ->
    [one] Un moment décisif
    [two] Deux moments décisifs
   *[other] { $count } moments décisifs
}
replay-counting = calcul en cours, { $share } %
replay-counting-deep = calcul plus précis, { $share } %
replay-preparing = Le juge de ce jeu se prépare, une seule fois : environ une minute.
replay-counted = Part déjà calculée
replay-uncounted = Les chances n’ont pas pu être calculées. Tout le reste est là.
replay-judge = environ, selon { $judge }
replay-judge-about = Les chances sont une estimation : combien de fois chaque place gagnerait si tous continuaient comme le joueur rapide de la maison, avec un faux pas de temps en temps.
replay-deeper = Regarder de plus près
replay-deeper-moves = Chercher de meilleurs coups
replay-against = Contre des robots
replay-play-on = Continuer à partir d’ici
replay-try = Réessayer à partir d’ici
replay-keys-step = un pas en arrière ou en avant
replay-keys-decided = au moment décisif précédent ou suivant
replay-keys-marks = au prochain choix signalé de cette place
replay-keys-luck = au prochain tirage qui a beaucoup changé
replay-keys-space = Espace
replay-keys-play = lire, ou pause
insights = À regarder
insights-better = Mieux
insights-looks = À revoir
insights-decided = Ce qui a décidé
better-by = Trouvé en continuant d’ici de nombreuses fois ; à { $points } près. Jugé d’après ce que l’on pouvait voir.
better-look = Pas certain, mais à revoir. Jugé d’après ce que l’on pouvait voir.
better-played = Joué
better-better = Mieux
better-move = Coup
better-points = Points alors
better-chance = Chances, environ
better-on-board = Ce que montre le plateau
better-pill = mieux +{ $points } %
better-pill-played = joué
looks-of = { $shown } sur { $all }
ledger-start = Début
ledger-luck = Hasard
ledger-own = Son propre jeu
ledger-others = Jeu des autres
ledger-revision = Second regard
mark-slight = un peu mieux était possible, { $points } points de chances
mark-middle = mieux était possible, { $points } points de chances
mark-big = bien mieux était possible, { $points } points de chances
mark-look = à revoir, { $points } points de chances
table-chances = Chances de victoire au début de chaque manche, environ
table-round = Manche
table-luck = Ce que chaque tirage a changé aux chances, en points
table-draw = Tirage
table-marks = Choix qui pouvaient être meilleurs
proof-title = Le hasard
proof-checking = Vérification sur cet appareil…
proof-fair = { $draws ->
    [one] Le seul tirage était fixé avant le premier coup. Vérifié sur cet appareil.
   *[other] Les { $draws } tirages étaient fixés avant le premier coup. Vérifié sur cet appareil.
}
proof-given = { $draws ->
    [one] Un autre tirage vient d’une autre partie.
   *[other] { $draws } autres tirages viennent d’une autre partie.
}
proof-draw = Le tirage { $draw } ne découle pas de la graine. La ligne { $line } dit « { $text } ».
proof-promise = La graine n’est pas celle qui était promise : son empreinte est une autre.
proof-none = Rien n’était promis : les tirages de cet enregistrement ont été saisis à la main.
proof-hidden = La graine de cet enregistrement n’est pas révélée, les tirages ne peuvent pas être vérifiés.
proof-away = Ce navigateur ne vérifie les tirages qu’en https. La commande « corral verify » le fait aussi.
proof-see = Voir la preuve
proof-commit = Promesse, montrée avant le premier coup
proof-seed = Graine, montrée à la fin
proof-hash = Empreinte de la graine
proof-salts = Ce que les joueurs ont ajouté
proof-how = La promesse est l’empreinte de la graine. Chaque tirage découle de la graine, de la table, de ce que les joueurs ont ajouté et de son numéro. Tout a été recalculé dans votre navigateur.
ledger-title = Hasard et jeu
ledger-how = Présentation
ledger-graph = Image
ledger-table = Tableau
ledger-result = Résultat
ledger-all = Toutes les places
end-luck = Hasard : environ { $points }
end-luck-even = Hasard : équilibré
end-own = Votre propre jeu : environ { $points }
end-own-even = Votre propre jeu : équilibré
end-others = Le jeu des autres : environ { $points }
end-others-even = Le jeu des autres : équilibré
end-nobody-less = Personne n’a moins laissé échapper.
end-best = Votre meilleur tirage : coup { $ply },
end-worst = Votre pire tirage : coup { $ply },
end-hit = Le coup le plus dur, coup { $ply } : { $what }
end-looks = À revoir
end-look = Joué : { $played }. Peut-être mieux : { $better }.
end-lesson = La leçon qui aurait aidé :
end-look-sure = Joué : { $played }. Mieux : { $better }.
end-share = Partager en texte
end-picture = Partager en image
again-start = { $count ->
    [one] Revoir un choix
   *[other] Revoir { $count } choix
}
again-number = À revoir : { $number } sur { $count }
again-show = Montrer le meilleur coup
again-back = Revenir à la partie
again-next = Choix suivant
again-once-more = Regarder encore
again-found = Oui, c’est lui
again-played = C’est ce qui a été joué
again-other = Peut-être, peut-être pas
again-shown = Un meilleur coup
again-better = { $better } : environ { $points } points de chances de plus.
again-hint = On connaît un coup qui apporte environ { $points } points de chances de plus que celui qui a été joué.
