# La feuille de score
score-page = Feuille de score · Corral
score-title = Feuille de score
score-about = Vous avez joué avec la boîte ? Notez ce qui est sur la table : les règles comptent, et disent qui gagne et pourquoi. Une fois ouverte, la page marche sans réseau, et tout reste sur cet appareil.
score-box = Pour la boîte sur la table
score-saved = Gardée sur cet appareil
score-offline = Marche hors ligne
score-new = Nouvelle feuille
score-again = Nouvelle partie
score-pads = Vos feuilles
score-none = Aucune feuille. Celles que vous commencez restent ici.
score-drop = Jeter
score-broken = Ce lien ne contient pas de feuille de score lisible.
score-player = Joueur { $seat }
score-players = Joueurs
score-count = { $count ->
    [one] 1 joueur
   *[other] { $count } joueurs
}
score-change = Modifier
score-setup = Joueurs et options
score-done = Terminé
score-name = Nom du joueur { $seat }
score-color = Couleur du joueur { $seat }
score-color-purple = violet
score-color-white = blanc
score-color-orange = orange
score-color-green = vert
score-color-blue = bleu
score-color-coal = noir
score-figures = Chiffres seuls
score-figures-about = Plus vite : vous avez compté, la feuille additionne. Ce qui était noté disparaît.
score-table = Décompte
score-points = Points
score-points-word = points
score-ring = Cerclé : la meilleure ligne
score-total = { $name } : { $points } points
score-next = Suivant : { $name }
score-result = Résultat
score-undo = Annuler
score-print = Imprimer
score-board = Sur le plateau
score-share = Partager
score-share-about = La feuille entière est dans le lien : qui l’ouvre en reçoit une copie.
score-share-link = Envoyer le lien
score-copy = Copier le lien
score-copied = Copié
score-keep = Dans mes parties
score-kept = Gardée dans vos parties
score-keep-who = Lequel êtes-vous ? Les noms, les points et la feuille sont gardés sous votre nom, pour vous seul.
score-kept-about = Corral ne connaît pas les coups d’une partie de la boîte : elle y figure sans hasard ni jeu.
score-picture = En image
score-less = Moins : { $name }
score-more = Plus : { $name }

## Moon River
score-stamp = Tampon
score-lands = Paysages
score-things = Ce qui s’y trouve
score-stamp-nothing = Choisissez un paysage ou un objet.
score-stamp-choose = Puis touchez les cases, ou glissez dessus.
score-stamp-tap = Touchez les cases ; encore une fois pour retirer.
score-stamp-add = Touchez une parcelle pour l’y poser ou le retirer.
score-erase = Gomme
score-stamp-erase = Touchez les cases à vider.
score-bonus = Parcelle bonus
score-bonus-land = { $land }, parcelle bonus
score-no-land = Posez-y d’abord un paysage.
score-no-corn = Rien ne va sur un champ de maïs.
score-laid = { $count } cases sur { $most }
score-ranch-of = Ranch de { $name }, { $count } cases sur { $most }
score-cell-taken = { $cell } : occupée par le plateau
score-tie-territory = Plus grand territoire
score-tie-cows = Vaches
score-checks = Vérification avec la boîte
score-check-even = Dominos : un nombre pair de parcelles, { $count }
score-check-odd = { $count } parcelles : un domino en a deux, il en manque une ou il y en a une de trop.
score-check-crowd = { $cell } : { $count } vaches. Une reste, les autres retournent : surpopulation.
score-check-cows-fine = Vaches : { $count } sur { $most }
score-check-cows = Vaches : la boîte en a { $most }, ces ranchs en ont { $count }.
score-check-bonus = Chacun reçoit une parcelle bonus au plus.
score-check-parcels = { $name } : la boîte en a { $most }, ces ranchs en ont { $count }.
score-check-circles = { $name } : avec un cercle pour un partenaire la boîte en a { $most }, ces ranchs en ont { $count }.
score-check-partners = { $name } : la boîte en a { $most }, ces ranchs en ont { $count }.
score-check-tokens = Partenaires : la boîte en a { $most }, ces ranchs en ont { $count }.

## Dice Town
score-each = 1 chacune
score-row-nuggets = Pépites
score-row-cash = Argent
score-row-badge = Étoile
score-row-store = Cartes magasin
score-row-deeds = Titres
score-row-ranches = Ranchs
score-dollars = Dollars
score-in-hand = en main
score-outlaws = Hors-la-loi capturés
score-caught = combien
score-rewards = Primes
score-together = ensemble
score-half = { $dollars } $ + { $rewards } $ = { $sum } $, la moitié, arrondie en dessous
score-sheriff = Shérif
score-one-only = un seul joueur
score-hand = Cartes magasin en main
score-deed = Titres de valeur { $value } : { $count }
score-card = { $card } : { $count } points
score-card-of = { $card } : { $name } l’a
score-cards-points = Cartes magasin avec points
score-cards-plain = Cartes magasin sans points
score-more-cards = Cartes sans points, par nom
score-less-cards = Cacher les cartes sans points
score-check-nuggets-fine = Pépites : { $count } sur { $most }
score-check-nuggets = Pépites : la boîte en a { $most }, les joueurs en ont { $count }.
score-check-dollars-fine = Dollars : { $count } sur { $most }
score-check-dollars = Dollars : il y en a { $most } en jeu, les joueurs en ont { $count }.
score-check-ranches = Ranchs : la boîte en a { $most }, les joueurs en ont { $count }.
score-check-outlaws = Hors-la-loi : la boîte en a { $most }, les joueurs en ont { $count }.
score-check-deeds = Titres de valeur { $value } : la boîte en a { $most }, les joueurs en ont { $count }.
score-check-badge = Personne n’a encore l’étoile : il y a toujours un Shérif.
score-check-rewards = { $name } : des primes sans hors-la-loi capturé.

## Wind River
score-wind-about = Touchez les tipis arrivés dans les Open Plains, et les provisions qui restent.
score-on-plains = dans les Open Plains
score-tipis-of = Tipis de { $name } dans les Open Plains : { $count }
score-tipi = Tipi { $number }
score-stones-of = Provisions de { $name }
score-not-whole = Le gagnant s’affiche quand tout le monde est noté.

## Who wins, and why
score-wins-points = { $count ->
    [one] { $names } gagne avec { $points } points.
   *[other] { $names } partagent la victoire avec { $points } points.
}
score-wins-tipis = { $count ->
    [one] { $names } gagne.
   *[other] { $names } partagent la victoire.
}
score-both-points = { $names } ont { $points } chacun.
score-both-tipis = { $names } ont { $points } tipis chacun dans les Open Plains.
score-decides-territory = Le plus grand territoire décide : { $figures } parcelles.
score-decides-cows = Leurs plus grands territoires sont égaux ; plus de vaches décide : { $figures }.
score-decides-badge = Le Shérif gagne en cas d’égalité, et { $name } porte l’étoile.
score-decides-nuggets = Pas de Shérif parmi eux : plus de pépites décide : { $figures }.
score-decides-stones = Plus de provisions décide : { $figures }.
score-shared-moon-river = Leurs plus grands territoires et leurs vaches sont égaux aussi : ils partagent la place.
score-shared-dice-town = Pas de Shérif parmi eux et autant de pépites : ils partagent la place.
score-shared-wind-river = Autant de provisions aussi : ils partagent la place.
