# Problèmes : leur liste et l’un d’eux.

puzzles-about = Des positions de vraies parties où un coup est nettement meilleur que tous les autres. Trouvez-le sur le plateau.
puzzles-list = Tous les problèmes
puzzles-left = Seulement ceux que je n’ai pas essayés
puzzles-solved = { $solved } sur { $count } résolus
puzzles-all = Tous essayés.
puzzles-chosen = Choisis par deux recherches séparées : les deux ont trouvé le même meilleur coup, et dans les deux il vaut au moins 5 points de chances de plus que tout autre (Dice Town : 3). Un premier coup d’œil ne le trouve pas : un garçon de ranch joue autre chose.
puzzle = Problème
puzzle-rating = votre cote
puzzle-row = résolus de suite, record { $longest }
puzzle-today = Le problème du jour : { $game }
puzzle-of-day = Problème du jour
puzzle-real = D’une vraie partie
puzzle-state = { $state ->
    [right] résolu
    [wrong] essayé, pas résolu
   *[open] pas essayé
}
puzzle-find = Trouvez le coup qui rapporte le plus.
puzzle-counts = Ce qui compte, ce sont les chances de victoire, pas les points du moment. Sans horloge.
puzzle-stand = votre cote { $rating }, { $row } de suite
puzzle-hard = ce problème { $hard }, { $tries ->
    [0] personne ne l’a essayé
    [one] un essai, { $solved } juste
   *[other] { $tries } essais, { $solved } justes
}
puzzle-yes = Oui : { $move }. Meilleur que tout autre de { $points }.
puzzle-alike = Oui, aussi bon que le meilleur : { $move }. Meilleur que tout autre de { $points }.
puzzle-best = Le meilleur : { $move }. Meilleur que tout autre de { $points }.
puzzle-yours = { $move } : { $points } points de chances de moins
puzzle-further = { $move } : plus loin derrière que ceux d’en bas
puzzle-ratings = cote { $rating } ({ $change }), { $row } de suite
puzzle-again = Vous y avez déjà répondu : seule la première réponse compte.
puzzle-nobody = Dites votre nom lors d’une partie, et votre cote sera gardée.
puzzle-next = Problème suivant
puzzle-on = Continuer à partir d’ici
puzzle-game = Toute la partie
puzzle-give-up = Abandonner
puzzle-how-good = Que valaient-ils ?
puzzle-move = Coup
puzzle-chance = Chances de victoire
puzzle-note = Remarque
puzzle-note-best = meilleur
puzzle-note-mine = le vôtre
puzzle-note-played = joué dans la partie
puzzle-checked = Les chances de victoire, à { $error } près. Deux recherches séparées de { $count } parties par coup : tous continuent comme les joueurs rapides de la maison, et ce qu’on ne voit pas est redistribué chaque fois.
puzzle-played = Dans la partie, c’était { $move }.
theme-moon_river-pick = Choisir une parcelle
theme-moon_river-build = Construire
theme-moon_river-hire = Engager un partenaire
theme-moon_river-dry = Sécheresse
theme-moon_river-drive = Déplacer des vaches
theme-moon_river-swap = Échanger une parcelle
theme-moon_river-rustle = Prendre une vache
theme-moon_river-discard = Défausser des parcelles
theme-moon_river-bonus = Parcelle bonus
theme-dice_town-before = Avant le lancer
theme-dice_town-keep = Garder des dés
theme-dice_town-bribe = Soudoyer le Shérif
theme-dice_town-favour = Trancher en Shérif
theme-dice_town-window = Répondre par une carte
theme-dice_town-act = Choisir une action
theme-dice_town-take-card = Garder une carte
theme-dice_town-take-stolen = Garder une carte volée
theme-dice_town-take-outlaw = Choisir un hors-la-loi
theme-dice_town-take-discarded = Prendre une carte de la défausse
theme-dice_town-take-river = Exécuter une carte rivière
theme-dice_town-put-back = Remettre des cartes rivière
theme-dice_town-steal-again = Voler une deuxième fois
theme-dice_town-again = Relancer un dé de la chasse
theme-dice_town-catch = Capturer un hors-la-loi
theme-dice_town-visit = Chez Doc Badluck
theme-dice_town-wire = Clôturer un titre
theme-dice_town-remedy = Choisir un remède
theme-dice_town-target = Choisir qui est visé
theme-dice_town-give = Donner une carte
theme-dice_town-tribe = Le dé indien
theme-dice_town-bless = Tourner un dé
theme-dice_town-ambush = Embuscade
theme-dice_town-close = Fermer un lieu
theme-wind_river-place = Placer un tipi
theme-wind_river-herd = Faire avancer le troupeau
theme-wind_river-supply = Renoncer à un tipi
theme-wind_river-act = Choisir une action
theme-other = Autres questions
