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

game-moon_river = Moon River
game-dice_town = Dice Town
game-wind_river = Wind River
about-moon_river = Posez des terres, rassemblez des vaches, engagez de l’aide.
about-dice_town = Lancez en secret, soudoyez en public.
about-wind_river = Suivez le troupeau, ou ayez faim.
meta-moon_river = 2–4 personnes · 40 min
meta-dice_town = 2–6 personnes · 45 min
meta-wind_river = 2–4 personnes · 30 min

## Accueil
lobby-title = À quoi jouons-nous ?
play-now = Jouer contre des robots
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
seats-free = { $count ->
    [one] { $count } place libre
   *[other] { $count } places libres
}
daily = Partie du jour
daily-about = { $game }, aujourd’hui la même donne pour tous. Sans classement, juste pour comparer.
daily-play = Essayer
new-table = Nouvelle table

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
hint-gain = { $row } { $change }
hint-only = Le seul choix raisonnable.
hint-better = { $percent } % de mieux que : { $other }.
hint-alike = À peu près comme : { $other }.
skip = Passer
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
over-you = { $count ->
    [1] Vous gagnez avec { $points } points !
   *[other] Vous et { $names } gagnez avec { $points } points chacun !
}
over-them = { $count ->
    [1] { $names } gagne avec { $points } points.
   *[other] { $names } gagnent avec { $points } points chacun.
}
score-sheet = Feuille de score
sheet-row = Ligne
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
room-bot-level = Niveau des robots
handover = C’est maintenant à { $name }.
handover-about = Passez l’écran ; personne d’autre ne doit regarder.
handover-go = C’est moi

## Erreurs, chacune avec ce qu’il faut faire
trouble-offline = Pas de connexion au serveur. Vérifiez votre réseau ; nous réessayons.
trouble-name = Choisissez un mot de 20 lettres, chiffres ou signes au plus.
trouble-taken = Ce nom est pris. Choisissez-en un autre.
trouble-password = Nom ou mot de passe erroné. Saisissez-les de nouveau.
trouble-often = Trop souvent. Attendez un instant et réessayez.
trouble-tables = Vous avez trop de parties en cours. Finissez-en ou quittez-en d’abord.
trouble-no-table = Cette table n’existe pas. Vérifiez le lien, ou dressez une nouvelle table.
trouble-seat-taken = Quelqu’un a été plus rapide : cette place est prise. Choisissez-en une autre.
trouble-seat-empty = Une place est libre. Asseyez-y un robot, ou attendez.
trouble-sitting = Vous êtes déjà à cette table.
trouble-started = La partie a commencé. Vous pouvez regarder.
trouble-host = Seule la personne qui a dressé la table peut le faire.
trouble-nothing = Il n’y a rien de vous à annuler.
trouble-secret = D’autres choisissent en secret. Annulez quand ils auront choisi.
trouble-stale = La partie a avancé. Regardez la nouvelle question.
trouble-rated = Une partie classée ne se met pas en pause.
trouble-hint = Une partie classée n’a pas de conseils.
trouble-nobody = Personne ne porte ce nom. Les invités n’ont pas de page.
trouble-length = C’est trop court ou trop long. Un mot de passe a au moins 8 signes.
bot = un robot

## Touches
keys = Touches
keys-tab = vers la prochaine chose possible
keys-arrows = parcourir le plateau
keys-enter = choisir
keys-turn = tourner ce que vous tenez
keys-hint = demander un conseil
keys-undo = annuler
keys-sound = son activé ou coupé
keys-help = cette liste

## Règles
rules-of = { $game } : les règles
rules-now = Ces règles concernent ce qui est demandé maintenant.
rules-all = Toutes les règles
rules-short = Chaque règle est dite ici en bref en français ; le texte exact, dessous, est en anglais.
rules-search = Chercher dans les règles
rules-nothing = Aucune règle ne contient ces mots. Essayez un mot plus court.

## Nouvelle table
new-title = Une nouvelle table
new-game = Jeu
new-seats = Places
new-count = Nombre de personnes
players = { $count ->
    [one] { $count } personne
   *[other] { $count } personnes
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
new-daily-about = Aujourd’hui les mêmes dés et cartes pour tous. Non classée.
new-make = Dresser la table
new-start = Commencer la partie

option-moon_river-mode = Plateaux
option-moon_river-mode-about = Le camp est le même pour tous ; les légendes ont chacune leur plateau et un scénario.
option-moon_river-mode-camp = Camp
option-moon_river-mode-legends = Légendes de l’Ouest
option-moon_river-scenario = Scénario
option-moon_river-scenario-about = Ce qui rapporte des points de plus avec les légendes.
option-moon_river-scenario-timber = Commerce du bois
option-moon_river-scenario-gold-rush = Ruée vers l’or
option-moon_river-scenario-outlaws = Hors-la-loi
option-moon_river-scenario-city = Moon River City
option-moon_river-scenario-random = Tiré au sort
option-moon_river-flat = Rivière droite
option-moon_river-flat-about = Le camp du milieu ne prend aucune case.
option-moon_river-flat-no = Non
option-moon_river-flat-yes = Oui
option-dice_town-wild_west = Wild West
option-dice_town-wild_west-about = L’extension : hors-la-loi, télégraphe et une sixième personne.
option-dice_town-wild_west-no = Sans
option-dice_town-wild_west-yes = Avec
option-dice_town-indians = Le dé indien
option-dice_town-indians-about = Un dé d’esprits et de signaux de fumée ; demande Wild West.
option-dice_town-indians-no = Sans
option-dice_town-indians-yes = Avec
option-dice_town-edition = Édition
option-dice_town-edition-about = 2018 a des élixirs ; 2009 a des remèdes et 25 titres de propriété.
option-wind_river-depth = Longueur de la plaine
option-wind_river-depth-about = Champs des montagnes aux Grandes Plaines, 3 à 9 ; 0 comme imprimé.

## Moi
likings = Ce que vous aimez
theme = Couleurs
theme-auto = Comme l’appareil
theme-paper = Papier, de jour
theme-moonlit = Clair de lune, de nuit
motion-still = Aucun mouvement
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
ratings = Classements
ratings-none = Pas encore de partie classée.
rating = Cote
rating-games = Parties
player = Qui
ladder = { $game } : le classement
games-played = Parties jouées
games-none = Pas encore de partie terminée.
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
operator-let-in = Réadmettre
operator-nobody = Personne ne s’appelle ainsi.
operator-tables = Tables
operator-no-tables = Il n’y a pas encore de table.
operator-waiting = Pas commencée
operator-playing = En cours
operator-ended = Terminée
