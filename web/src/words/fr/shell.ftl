# Le cadre : chaque page et tout ce qui entoure un plateau.
home = Corral, vers l’accueil
pages = Pages
language = Langue
settings = Réglages
close = Fermer
rules = Règles
you = Vous
try-again = Réessayer
page-failed = Cette page n’a pas pu être chargée. Vérifiez votre connexion.
page-missing = Cette page n’existe pas.
to-lobby = Vers l’accueil

## Accueil
lobby-title = À quoi jouons-nous ?
play-now = Jouer contre des robots
learn-it = L’apprendre en { $minutes } minutes
play-friends = Jouer entre amis
open-count = { $count ->
    [one] { $count } table ouverte
   *[other] { $count } tables ouvertes
}
your-tables = Vos tables
open-tables = Tables ouvertes
open-none = Aucune table n’est ouverte. Dressez-en une, et d’autres pourront s’asseoir.
no-tables = Vos parties vous attendront ici.
your-turn-since = À vous, { $since }
their-turn-since = À { $name }, { $since }
several-turn = On attend { $count } personnes
not-started = { $count ->
    [0] Prête à commencer
    [one] On attend { $count } personne
   *[other] On attend { $count } personnes
}
ended = Terminée, { $since }
table-play = Jouer
table-open = Ouvrir
table-sit = S’asseoir
table-drop = Retirer de la liste
table-drop-sure = Retirer cette table de la liste ?
table-drop-about = La partie n’est pas finie : un robot joue à votre place. Le lien vous y ramène, et vous pouvez reprendre votre place.
table-drop-room = Vous quittez votre place. Si des amis sont assis à la table, l’un d’eux en devient l’hôte.
table-drop-yes = Retirer
seats-free = { $count ->
    [one] { $count } place libre
   *[other] { $count } places libres
}
learn = Apprendre
lesson = Leçon
lesson-about = De quoi il s’agit
new-table = Nouvelle table
score-pad = Feuille de score
daily = Donne du jour
daily-same-game = { $game } : la même pour tous, un seul essai.
puzzles = Problèmes
puzzles-lobby = Trouvez le meilleur coup, dans des positions de vraies parties.
big-screen = Grand écran

## Noms et niveaux
level-greenhorn = Pied-tendre
level-hand = Garçon de ranch
level-rancher = Rancher
level-marshal = Marshal
level-legend = Légende
level-about-greenhorn = Nouveau en ville, et pressé.
level-about-hand = Fait ce qui est bon maintenant.
level-about-rancher = Voit un peu plus loin.
level-about-marshal = Réfléchit une seconde. Fort.
level-about-legend = Réfléchit trois secondes. Très fort.
seat-empty = Place libre
seat-numbered = { $name } ({ $seat })
seat-bot = robot, { $level }
seat-away = absent, un robot joue

introduce = Comment vous appeler ?
introduce-name = Votre nom
introduce-note = Un mot, 20 signes au plus. Aucun compte n’est nécessaire.
introduce-login = J’ai un compte
introduce-go = Jouons

## La table
table-title = { $game } · Corral
table-turn = À vous · { $game } · Corral
question = Ce qui est demandé
board = Plateau
supply = Réserve commune
seats = Autour de la table
talk = Journal et discussion
log = Journal
log-empty = Rien ne s’est encore passé.
chat = Discussion
chat-empty = Personne n’a encore rien dit.
chat-write = Écrire à la table
chat-send = Envoyer
since = { $count ->
    [one] { $count } coup depuis le vôtre
   *[other] { $count } coups depuis le vôtre
}
your-turn = C’est à vous.
waits-for = On attend { $names }.
paused = La partie est en pause.
resume = Reprendre
pause = Pause
undo = Annuler le coup
hint = Conseil
hint-thinking = Réflexion …
hint-only = Le seul choix raisonnable.
hint-better = { $points ->
    [one] { $points } point de chances de victoire de plus que le meilleur autre choix.
   *[other] { $points } points de chances de victoire de plus que le meilleur autre choix.
}
hint-alike = À peu près aussi bon que le meilleur autre choix.
hint-sure = Calculé jusqu’à la fin de la partie : rien n’est meilleur.
show-me = Montrez-moi
skip = Passer
show-again = Revoir les coups des autres
return = Reprendre ma place
wish = { $mine ->
    [yes] Vous voudriez annuler. On demande aux autres.
   *[no] { $name } voudrait annuler un coup.
}
wish-yes = D’accord
wish-no = Refuser
clock-title = Temps restant
clock-days = { $days ->
    [one] { $days } jour
   *[other] { $days } jours
}
over-you-points = { $count ->
    [1] Vous gagnez avec { $points } points !
   *[other] Vous et { $names } gagnez avec { $points } points chacun !
}
over-them-points = { $count ->
    [1] { $names } gagne avec { $points } points.
   *[other] { $names } gagnent avec { $points } points chacun.
}
over-you-tipis = { $count ->
    [1] Vous gagnez ! Tipis dans les Open Plains : { $points }.
   *[other] Vous et { $names } gagnez ! Tipis dans les Open Plains : { $points } chacun.
}
over-them-tipis = { $count ->
    [1] { $names } gagne. Tipis dans les Open Plains : { $points }.
   *[other] { $names } gagnent. Tipis dans les Open Plains : { $points } chacun.
}
over-place-points = Vous finissez { $place }e sur { $seats }, avec { $points } points.
over-place-tipis = Vous finissez { $place }e sur { $seats }. Tipis dans les Open Plains : { $points }.
over-open = Révélé maintenant
over-open-none = rien en main
score-sheet = Feuille de score
sheet-row = Ligne
sheet-counted = { $name } : { $counted }
sheet-again = Recompter
replay = Revoir
rematch = Rejouer
log-back = Un coup a été annulé.
log-seat-bot = { $mine ->
    [yes] Un robot joue pour vous.
   *[no] Un robot joue pour { $name }.
}
log-seat = { $mine ->
    [yes] Vous prenez place.
   *[no] { $name } prend place.
}
log-resign = { $mine ->
    [yes] Vous abandonnez.
   *[no] { $name } abandonne.
}
log-time = { $mine ->
    [yes] Vous avez été trop lent.
   *[no] { $name } a été trop lent.
}
log-pause = { $mine ->
    [yes] Vous avez mis la partie en pause.
   *[no] { $name } a mis la partie en pause.
}
log-resume = { $mine ->
    [yes] Vous reprenez la partie.
   *[no] { $name } reprend la partie.
}
log-ask = { $mine ->
    [yes] Vous voudriez annuler un coup.
   *[no] { $name } voudrait annuler un coup.
}
log-yes = { $mine ->
    [yes] Vous êtes d’accord.
   *[no] { $name } est d’accord.
}
log-no = { $mine ->
    [yes] Vous n’êtes pas d’accord.
   *[no] { $name } n’est pas d’accord.
}
log-unrated = Cette partie ne compte plus.
menu = Menu
sound-on = Activer le son
sound-off = Couper le son
sound = Son
leave = Quitter la table
leave-about = Un robot joue pour vous jusqu’à votre retour.
resign = Abandonner
resign-sure = Abandonner cette partie ?
resign-about = Un robot continue pour vous, et vous finissez dernier.
resign-yes = Abandonner
cancel = Annuler
connecting = Connexion …
making = Préparation de { $game } … { $percent } %
making-lost = { $game } n’a pas pu être préparé. La fenêtre où le serveur a été lancé dit pourquoi.
making-begins = Commence dès que le jeu est prêt
connection-lost = Connexion perdue. Nouvel essai …
spectating = Vous regardez.
record = Télécharger la partie
rated = Classée
unrated = Non classée
pace-none = Sans horloge
pace-live = { $minutes } min chacun
pace-days = { $days ->
    [one] { $days } jour par coup
   *[other] { $days } jours par coup
}

## Avant le début
room-title = { $game } : la table est dressée
room-invite = Inviter des amis
room-invite-about = Qui ouvre ce lien peut s’asseoir ou regarder.
room-copy = Copier le lien
room-copied = Copié
room-qr = Le lien en code QR
room-share = Partager …
room-share-text = Une place vous attend à { $game }.
room-alone = Cette page est ouverte sur la machine même qui fait tourner Corral, et elle seule peut l’atteindre. Pour laisser entrer les autres, arrêtez Corral et lancez-le ainsi :
room-alone-then = Ouvrez ensuite l’adresse affichée, et invitez depuis là.
room-seat = Place { $seat }
room-free = Libre
room-sit = S’asseoir ici
room-stand = Se lever
room-bot = Asseoir un robot
room-remove = Retirer
room-start = Commencer la partie
room-wait-host = La personne qui a dressé la table commence la partie.
room-wait-seats = { $count ->
    [one] Une place est encore libre : attendez, ou asseyez un robot.
   *[other] { $count } places sont encore libres : attendez, ou asseyez des robots.
}
room-wait-others = { $count ->
    [one] Une place est encore libre.
   *[other] { $count } places sont encore libres.
}
room-bot-level = Niveau des robots
handover = C’est maintenant à { $name }.
handover-about = Passez l’écran ; personne d’autre ne doit regarder.
handover-go = C’est moi

## Erreurs, chacune avec ce qu’il faut faire
room-close = Fermer cette table
trouble-offline = Pas de connexion au serveur. Vérifiez votre réseau ; nous réessayons.
trouble-closed = Cette table a été fermée.
trouble-malformed = C’est trop court ou trop long. Un mot de passe a au moins 8 signes.
trouble-wrong = Ce n’est pas possible ainsi.
trouble-options = Ces options ne vont pas ensemble, ou pas avec autant de joueurs. Changez-en une.
trouble-name = Choisissez un mot de 20 lettres, chiffres ou signes au plus.
trouble-name-taken = Ce nom est pris. Choisissez-en un autre.
trouble-password-easy = Ce mot de passe est facile à deviner. Trois ou quatre mots valent mieux.
trouble-password-wrong = Nom ou mot de passe erroné. Saisissez-les de nouveau.
trouble-address = Rien ne peut être envoyé à cette adresse. Vérifiez-la, ou prenez-en une autre.
trouble-address-known = Vous êtes déjà prévenu à cette adresse.
trouble-address-code = Le code est faux. Saisissez de nouveau l’adresse pour en recevoir un autre.
trouble-mail-enough = Cette adresse a déjà reçu plusieurs codes aujourd’hui. Réessayez demain.
trouble-mail-failed = Aucun courriel ne peut être envoyé en ce moment. Réessayez plus tard.
trouble-mail-refused = Les courriels à cette adresse sont refusés. Vérifiez-la, ou prenez-en une autre.
trouble-record = Ceci ne peut pas être lu comme un enregistrement de Corral.
trouble-record-cut = L’enregistrement s’arrête avant la fin de la partie. Le fichier est-il coupé ?
trouble-record-long = C’est trop long pour l’enregistrement d’une partie.
trouble-record-version = Cette partie suit des règles d’une autre version, inconnue ici.
trouble-record-pieces = Cette partie a été jouée avec un matériel à part. Ouvrez-la là où se trouvent ces fichiers : corral replay.
trouble-unknown = Dites d’abord qui vous êtes : choisissez un nom sur votre page.
trouble-not-yours = Ce n’est pas à vous de le faire.
trouble-host-only = Seule la personne qui a dressé la table peut le faire.
trouble-private = Cette table était privée. Seuls ceux qui y ont joué peuvent la revoir.
trouble-session-ended = Votre session a été fermée. Connectez-vous de nouveau.
trouble-shut-out = Les nouveaux venus de cette adresse sont exclus pour un temps.
trouble-too-often = Trop souvent. Attendez un instant et réessayez.
trouble-too-many-tables = Vous avez trop de parties en cours. Finissez-en ou quittez-en d’abord.
trouble-too-many-bots = Vous avez assez de tables où seuls des robots jouent. Attendez qu’une partie se termine.
trouble-hint-comes = Un conseil est déjà en route.
trouble-missing = Cela n’existe pas, ou a été retiré.
trouble-no-table = Cette table n’existe pas. Vérifiez le lien, ou dressez une nouvelle table.
trouble-no-user = Personne ne porte ce nom. Les invités n’ont pas de page.
trouble-no-day = Pas de donne pour ce jour. C’est le jour du serveur, en UTC.
trouble-daily = Pas dans la donne du jour : chacun la joue seul, sans conseils, et n’annule rien.
trouble-not-now = Ce n’est pas possible maintenant. Regardez de nouveau.
trouble-stale = La partie a avancé. Regardez la nouvelle question.
trouble-not-asked = On ne vous demande rien en ce moment.
trouble-not-possible = Ce coup n’est pas possible maintenant. Choisissez-en un parmi ceux qui sont marqués.
trouble-started = La partie a commencé. Vous pouvez regarder.
trouble-not-started = La partie n’a pas encore commencé.
trouble-over = La partie est terminée.
trouble-not-over = La partie n’est pas terminée. La revoir trahirait des secrets.
trouble-paused = La partie est en pause. Reprenez-la d’abord.
trouble-seat-taken = Quelqu’un a été plus rapide : cette place est prise. Choisissez-en une autre.
trouble-seat-empty = Une place est libre. Asseyez-y un robot, ou attendez.
trouble-sits-already = Vous êtes déjà à cette table.
trouble-bot-plays = Un robot joue pour vous. Reprenez d’abord votre place.
trouble-given-up = Vous avez abandonné cette partie.
trouble-nothing-to-take-back = Il n’y a rien de vous à annuler.
trouble-taken-back-enough = On a assez annulé de coups à cette table.
trouble-secret-open = D’autres choisissent en secret. Annulez quand ils auront choisi.
trouble-rated-back = Dans une partie classée, personne n’annule ce à quoi d’autres ou le hasard ont déjà répondu.
trouble-rated-pause = Une partie classée ne se met pas en pause.
trouble-rated-hint = Une partie classée n’a pas de conseils.
trouble-rated-table = Une partie classée a ses propres dés, et une personne par place.
trouble-making = Ce jeu est en préparation. Réessayez dans un instant.
trouble-making-failed = Ce jeu n’a pas pu être préparé. La fenêtre où le serveur a été lancé dit pourquoi.
trouble-disk-full = Le disque du serveur est plein. Rien n’est perdu ; réessayez plus tard.
trouble-database = La base de données du serveur ne répond pas. Rien n’est perdu ; réessayez dans un instant.
trouble-failed = Quelque chose s’est mal passé sur le serveur. Regardez de nouveau, puis réessayez.
bot = un robot

## Touches
keys = Touches
keys-tab = vers la prochaine chose possible
keys-arrows = parcourir le plateau
keys-enter = choisir
keys-turn = tourner ce que vous tenez
keys-explain = expliquer ce qui a le focus ; les flèches passent au suivant
keys-hint = demander un conseil
keys-undo = annuler
keys-sound = son activé ou coupé
keys-help = cette liste

## Règles
rules-of = { $game } : les règles

## Nouvelle table
new-title = Une nouvelle table
new-game = Jeu
new-seats = Places
new-count = Nombre de joueurs
players = { $count ->
    [one] { $count } joueur
   *[other] { $count } joueurs
}
seat-me = Moi
seat-me-too = Quelqu’un à cet écran
seat-open = Ouverte : quelqu’un que j’invite
seat-level = Robot : { $level }
seat-me-about = Joue sur cet appareil.
seat-open-about = S’assoit par le lien ou depuis l’accueil.
new-options = Options
new-pace = Rythme
new-pace-none = Sans horloge
new-pace-none-about = Chacun prend le temps qu’il faut.
new-pace-live = Vif
new-pace-live-about = 20 secondes par coup, et 15 minutes pour tout le reste.
new-pace-relaxed = Tranquille
new-pace-relaxed-about = Une minute par coup, et une heure pour tout le reste.
new-pace-days = Jours
new-pace-days-about = Trois jours par coup. La table attend ; vous êtes averti.
new-who = Qui vient
new-public = La montrer à l’accueil
new-public-about = Sinon, seul qui a le lien la trouve.
new-rated = Classée
new-rated-about = Compte pour le classement. Pas de pause, et personne ne se joint plus tard.
new-make = Dresser la table
new-start = Commencer la partie

## Moi
likings = Ce que vous aimez
theme = Couleurs
theme-auto = Comme l’appareil
theme-paper = Papier, de jour
theme-moonlit = Clair de lune, de nuit
motion-still = Aucun mouvement
tempo = Les coups des autres
tempo-slow = Lentement
tempo-normal = À un rythme normal
tempo-fast = Vite
tempo-once = D’un coup
tempo-about = Le temps pendant lequel chaque coup des autres est montré. Sans choix de votre part : à un rythme normal, ou d’un coup si les mouvements sont désactivés, ici ou sur votre appareil.
guest-go = Jouer en invité
login = Se connecter
logout = Se déconnecter
password = Mot de passe
password-old = Ancien mot de passe
password-new = Nouveau mot de passe
password-change = Changer le mot de passe
password-done = Le mot de passe est changé. Les autres appareils sont déconnectés.
account = Compte
account-about = Vous jouez en invité : ce navigateur vous connaît. Avec un compte, vous retrouvez vos parties sur tout appareil.
account-make = Créer un compte
account-done = Vous avez maintenant un compte, avec toutes vos parties.
ratings = Cotes
ratings-none = Pas encore de partie classée.
rating = Cote
rating-games = Parties
player = Qui
ladder = { $game } : le classement
games-played = Parties jouées
games-none = Pas encore de partie terminée.
my-games = Mes parties
my-games-about = Toutes les parties que vous avez terminées : avec qui, le résultat, le hasard et votre jeu, des statistiques et des fichiers.
notices = Avertissements
notices-about = Quand c’est à vous et que vous ne regardez pas.
notice-push = Dans un navigateur
notice-email = Courriel
notice-webhook = Webhook
notice-push-here = M’avertir dans ce navigateur
notice-push-refused = Le navigateur n’autorise pas les avertissements. Autorisez-les pour cette page dans ses réglages.
notice-push-failed = Ce navigateur n’atteint pas son service de notification. Réessayez plus tard, ou choisissez un autre type d’avis.
notice-kind = Comment
notice-address = Adresse
notice-add = Ajouter
notice-code = Code du courriel
notice-confirm = Confirmer
notice-off = Désactivé : l’envoi a échoué trop souvent ({ $reason }).
notice-on = Réactiver
notice-done = Enregistré.
programs = Programmes qui jouent pour vous
programs-about = Une clé permet à un programme de s’asseoir en votre nom. Elle n’est montrée qu’une fois.
program-name = À quoi sert-elle ?
program-token = Créer une clé
program-shown = Gardez-la maintenant :
sessions = Où vous êtes connecté
session-browser = Navigateur
session-this = celui-ci
session-end = Fermer
farewell = Me supprimer
farewell-about = Des robots finissent vos parties ; votre nom disparaît de toutes les parties. C’est définitif.
farewell-go = Me supprimer
farewell-sure = Supprimer tout ce qui vous concerne ?
since-when = Ici depuis le { $date }

## Pour l’exploitation
operator = Exploitation
operator-only = Cette page est réservée à qui exploite ce serveur. corral operator NOM en donne le droit à un compte.
operator-well = Le serveur va bien.
operator-unwell = Le serveur n’est pas prêt. Consultez son journal.
operator-look = Regarder encore
operator-backup = Télécharger une sauvegarde
operator-people = Personnes
operator-find = Le nom commence par
operator-guest = Invité
operator-account = Compte
operator-shut-out = Exclure
operator-shut-address = Exclure, et les nouveaux venus de cette adresse pendant un jour
operator-let-in = Réadmettre
operator-nobody = Personne ne s’appelle ainsi.
operator-tables = Tables
operator-no-tables = Il n’y a pas encore de table.
operator-waiting = Pas commencée
operator-playing = En cours
operator-ended = Terminée

# Notes of a guided game
notes = Notes
notes-all = à chaque question
notes-fewer-only = aux nouvelles questions
notes-off = aucune
notes-what = Ce que c’est.
notes-good = Bon ici.
notes-lesson = Une leçon à ce sujet : { $title }
notes-fewer = Moins de notes
notes-close = Plus de notes
notes-read = Lu
