# Mes parties : ce qu’elles ont donné, le hasard et le jeu, combien je gagne.
history-title = Mes parties
history-count = { $count ->
    [one] 1 partie
   *[other] { $count } parties
}
history-since = depuis { $date }
history-records = Enregistrements
history-csv = En tableau CSV
history-nobody = Dites votre nom : les parties que vous terminez apparaîtront ici.
history-empty = Les parties que vous terminez apparaissent ici, avec l’effet du hasard et de votre jeu.

## Lesquelles
history-game = Jeu
history-against = Contre
history-result = Résultat
history-counts = Classée ou non
history-all = Tous
history-everyone = Tout le monde
history-people = Humains
history-bots = Robots
history-any = Toutes
history-won = Gagnées
history-lost = Perdues
history-level = Robots de tout niveau
history-with = Avec n’importe qui
history-no-such = Aucune de vos parties n’est ainsi.

## La liste
history-games = Parties
history-date = Date
history-place = Place
history-points = Points
history-luck-own = Hasard, jeu
history-rating = Cote
history-mistakes = Erreurs
history-gain-said = cote { $gain }
history-marks-said = { $count ->
    [one] 1 erreur
   *[other] { $count } erreurs
}
history-of = sur { $count }
history-bots-of = { $count } robots, { $level }
history-bot = { $name } ({ $level })
history-someone = quelqu’un qui est parti
history-player = Joueur { $seat }
history-box = de la boîte
history-counting = calcul en cours
history-failed = calcul impossible
history-none = non enregistrée
history-even = neutre
history-bars = hasard { $luck }, jeu { $own }
history-bars-own = jeu { $own }
history-replay = Revoir
history-pad = Feuille de score
history-drop = Retirer
history-drop-sure = Retirer cette partie ?
history-drop-about = Elle quitte vos parties. La feuille de score de cet appareil reste.
history-newer = Parties plus récentes
history-older = Parties plus anciennes
history-page = Page { $page } sur { $pages }
history-to-count = { $count ->
    [one] 1 partie est encore à calculer.
   *[other] { $count } parties sont encore à calculer.
}
history-about = En points de chances, environ : ce que le hasard a fait à vos chances de victoire, et ce que vos choix ont apporté par rapport au robot rapide de la maison. Au-dessous de 3, c’est neutre. Wind River ne connaît pas d’autre hasard que la place à table.

## Combien je gagne
history-shares = Part de victoires
history-yours = la vôtre
history-fair = part équitable
history-all-games = Tous les jeux
history-share-said = { $game }, { $count ->
    [one] 1 partie
   *[other] { $count } parties
} : { $share } de victoires, sans doute entre { $low } et { $high } ; part équitable { $fair }.
history-fair-about = Part équitable : ce que gagnent des joueurs égaux à vos tables, une partie sur quatre à quatre. Trait : où se trouve votre vraie part, 19 fois sur 20.
history-as-table = En tableau
history-between = Entre
history-own = Jeu

## Au fil du temps
history-own-over = Votre jeu
history-own-key = par partie, moyenne de dix
history-own-said = Votre jeu dans { $count ->
    [one] la dernière partie
   *[other] les { $count } dernières parties
}, moyenne des dix plus récentes : { $mean }.
history-own-about = Au-dessus de 0 : mieux que le robot rapide de la maison.
history-own-none = Rien n’est encore calculé.
history-games-ago = { $count ->
    [one] 1 partie
   *[other] il y a { $count } parties
}
history-now = maintenant
history-luck-over = Hasard cumulé
history-luck-said = Hasard cumulé : { $sum }.
history-luck-about = { $sum } en { $count ->
    [one] 1 partie
   *[other] { $count } parties
}, { $each } par partie. Il va et vient ; il ne s’accumule pas.
history-mean = Moyenne de dix
history-luck-sum = Hasard cumulé
