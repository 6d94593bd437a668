### Dice Town avec Wild West

## La barre

dt-facts-roll = Manche { $round }, lancer { $roll }
dt-facts-last = Manche { $round }, dernier lancer
dt-facts-town = Manche { $round }, la ville
dt-facts-over = { $round } manches
dt-facts-wild-west = Wild West
dt-facts-indians = Indiens
dt-facts-2009 = Édition 2009
dt-facts-second = le second peut passer

## Ce que cela signifie ici et maintenant
dt-now-leads = En tête
dt-now-kept = Vous gardez, de { $face }
dt-now-points = Points
dt-now-ranches = Vos ranchs
dt-now-mine = Dans la mine
dt-now-bank = À la Banque
dt-now-coach = À la diligence
dt-now-deck = Cachées dans la pioche
dt-now-outlaws = Hors-la-loi dans la pioche
dt-now-wanted = Hors-la-loi recherchés
dt-now-row = Cartes dans la rangée
dt-now-elixirs = Élixirs au choix

## La rue

dt-street = La rue
dt-house-mine = Mine
dt-house-bank = Banque
dt-house-store = Magasin
dt-house-saloon = Saloon
dt-house-sheriff = Shérif
dt-house-town-hall = Mairie
dt-house-doc = Doc
dt-sign-mine = Mine
dt-sign-bank = Banque
dt-sign-store = Magasin
dt-sign-saloon = Saloon
dt-sign-sheriff = Shérif
dt-sign-town-hall = Mairie
dt-sign-doc = Doc
dt-short-town-hall = Mairie
dt-poker = poker
dt-stock-nuggets = { $n ->
    [one] { $n } pépite
   *[other] { $n } pépites
}
dt-stock-river = { $n ->
    [one] { $n } carte rivière
   *[other] { $n } cartes rivière
}
dt-stock-bank = { $n } $ au coffre
dt-stock-coach = Diligence { $n } $
dt-stock-store = { $n ->
    [one] { $n } carte
   *[other] { $n } cartes
}
dt-stock-discard = { $n ->
    [one] { $n } défaussée
   *[other] { $n } défaussées
}
dt-stock-outlaws = { $n } hors-la-loi
dt-stock-next = suivant { $face } { $face }
dt-stock-wanted = { $n ->
    [one] { $n } recherché
   *[other] { $n } recherchés
}
dt-stock-badge = { $who }
dt-stock-row = { $n ->
    [one] { $n } visible
   *[other] { $n } visibles
}
dt-stock-hidden = { $n ->
    [one] { $n } cachée
   *[other] { $n } cachées
}
dt-stock-elixirs = { $n ->
    [one] { $n } élixir
   *[other] { $n } élixirs
}
dt-stock-remedies = selon vos dés
dt-stock-last = en dernier
dt-short-left = reste { $n }
dt-short-out = { $n } libres
dt-short-open = { $n } vus
dt-nobody = personne
dt-closed = fermé
dt-hand-five = cinq { $a }
dt-hand-four = carré { $a }
dt-hand-full = full
dt-hand-straight = suite à { $a }
dt-hand-three = brelan { $a }
dt-hand-pairs = 2 paires
dt-hand-pair = paire { $a }
dt-hand-high = dé haut { $a }
dt-did-mine = or
dt-did-pan = rivière
dt-did-rob = coffre
dt-did-coach = diligence
dt-did-shop = achat
dt-did-doc = Doc
dt-did-steal = vol
dt-did-recruit = hors-la-loi
dt-did-badge = étoile
dt-did-hunt = chasse
dt-did-deeds = rangée
dt-did-deck = pioche
dt-did-elixir = élixir
dt-did-remedy = remède

## Places

dt-ready = Prêt
dt-choosing = Choisit
dt-sealing = Offre
dt-deciding = Décide
dt-complete = Main complète
dt-acted = A agi
dt-idle = N’a pas encore agi
dt-badge = Shérif
dt-cash = Dollars
dt-nuggets = Pépites
dt-cards = Cartes magasin
dt-deeds = Titres
dt-ranches = Ranchs
dt-kept-dice = Dés gardés
dt-recruited = recruté, { $face } { $face }
dt-captured = { $n ->
    [one] { $n } capturé, { $reward } $
   *[other] { $n } capturés, { $reward } $
}
dt-wired = { $n ->
    [one] { $n } clôturé
   *[other] { $n } clôturés
}
dt-spirit-held = Dé indien
dt-guarded = garde du corps
dt-open-none = Ni hors-la-loi, ni clôture
dt-open-plain = Aucune clôture
dt-hand-of = Cartes en main
dt-hand-none = Aucune carte en main

## Le marché

dt-row = Propriétés
dt-row-note = la plus basse d’abord
dt-deed = Titre { $n }
dt-deed-short = Titre { $n }
dt-deed-name = Titre
dt-ranch = Ranch
dt-empty-slot = vide
dt-hidden = { $n } cachées
dt-wanted = Recherchés
dt-wanted-note = { $n ->
    [0] personne
   *[other] { $n } en fuite
}
dt-wanted-one = Hors-la-loi { $n }, pris avec { $face }, prime { $reward } $
dt-doc-name = Doc Badluck
dt-elixirs-note = élixirs visibles
dt-remedies-note = un qui correspond à vos dés
dt-river = Encore dans la rivière
dt-river-known = Vous connaissez le dessus
dt-discard = Défausse
dt-discard-none = aucune carte
dt-more = En savoir plus sur les piles
dt-village = Village indien
dt-village-here = le dé est ici
dt-village-with = { $who } a le dé

## Mon tapis

dt-your-dice = Vos dés
dt-rolled = Lancés
dt-kept = Gardés
dt-kept-of = { $n } sur 5, pour cette manche
dt-none-rolled = Le gobelet est fermé
dt-points-now = points pour l’instant
dt-your-cards = Vos cartes
dt-no-cards = Pas encore de carte en main
dt-times = { $n } ×
dt-free = gratuit
dt-money = { $n } $
dt-price = −{ $n } $
dt-price-more = −1 $ de plus
dt-points = { $n ->
    [one] { $n } point
   *[other] { $n } points
}
dt-gain = { $n ->
    [one] { $change } point
   *[other] { $change } points
}

## Questions

dt-ask-before = Lancer maintenant, ou d’abord un hors-la-loi ou un dé pipé ?
dt-ask-keep = Quels dés gardez-vous ?
dt-ask-bribe = { $place } : égalité. Qu’offrez-vous à { $who } ?
dt-ask-favour-first = { $place } : { $n } à égalité. Qui passe en premier ?
dt-ask-favour-second = { $place } : { $n } à égalité. Qui passe en second ?
dt-ask-act = { $place } : que faites-vous ?
dt-ask-take-card = Quelle carte gardez-vous ?
dt-ask-take-stolen = Quelle carte volée gardez-vous ?
dt-ask-take-discarded = Quelle carte de la défausse prenez-vous ?
dt-ask-take-river = Quelle carte rivière exécutez-vous ?
dt-ask-put-back = Quelle carte rivière remettez-vous maintenant sur le dessus ?
dt-ask-take-outlaw = Quel hors-la-loi vous rejoint ?
dt-ask-steal-again = Le cancan continue : qui volez-vous maintenant ?
dt-ask-again = Deux revolvers : relancer un dé de la chasse ?
dt-ask-catch = Qui capturez-vous ?
dt-ask-visit = Doc Badluck : quel élixir prenez-vous ?
dt-ask-wire = Barbelés : quel titre clôturez-vous ?
dt-ask-remedy = Doc Badluck : quel remède prenez-vous ?
dt-ask-target = { $card } : qui est visé ?
dt-ask-give = Quelle carte magasin donnez-vous à { $who } ?
dt-ask-bless = Le chaman tourne un de vos dés. Lequel ?
dt-ask-ambush = Embuscade : qui relance quel dé ?
dt-ask-close = Sentier de la guerre : quel lieu est fermé cette manche ?
dt-ask-tribe = Une propriété contre le dé indien ?
dt-ask-window-not-so-fast = { $hits ->
    [me] { $who } joue { $card } contre vous. L’annulez-vous ?
    [none] { $who } joue { $card }. L’annulez-vous ?
   *[other] { $who } joue { $card } contre { $whom }. L’annulez-vous ?
}
dt-ask-window-chain = { $who } joue Pas si vite contre { $card }. L’annulez-vous ?
dt-ask-window-accomplice = { $who } dévalise la Banque. Votre complice est-il là ?
dt-ask-window-election-fraud = { $who } prend votre étoile. Fraude électorale ?
dt-ask-window-insurance = { $who } vous a volé. Êtes-vous assuré ?
dt-ask-window-hypochondria = Vous avez agi. Allez-vous quand même chez Doc ?
dt-ask-window-smoke-signal = La manche finit. Envoyez-vous un signal de fumée ?

dt-wait-sent = Votre réponse est scellée. Les autres choisissent encore.
dt-wait-before = Avant le lancer, certains peuvent utiliser hors-la-loi et dés pipés.
dt-wait-keep = Les autres choisissent leurs dés.
dt-wait-bribe = { $place } : égalité. Les offres se scellent.
dt-wait-favour = { $place } : { $who } tranche l’égalité.
dt-wait-act = { $place } : { $who } agit.
dt-wait-shop = { $who } choisit au Magasin.
dt-wait-theft = { $who } regarde des cartes volées.
dt-wait-river = { $who } est à la rivière.
dt-wait-hunt = { $who } chasse les hors-la-loi.
dt-wait-doc = { $who } est au chariot de Doc Badluck.
dt-wait-spirit = { $who } suit le dé indien.
dt-wait-window = Qui a { $card } peut jouer cette carte maintenant.
dt-wait-one = { $who } choisit.
dt-wait-over = La partie est finie.
dt-wait-table = La table continue d’elle-même.

## Réponses

dt-keep = Garder { $dice }
dt-keep-none = Ne rien garder
dt-effect-before = Les dés posés sont gratuits.
dt-effect-pick = Touchez des dés : un est gratuit, chaque autre coûte 1 $.
dt-effect-last = Le prochain lancer est le dernier.
dt-effect-last-mine = Votre main est complète : les autres ont un dernier lancer.
dt-effect-poor = Cela coûte { $n } $, et vous avez { $cash } $.
dt-effect-lead = { $house } { $from } → { $to }, vous menez
dt-effect-tie = { $house } { $from } → { $to }, égalité
dt-effect-behind = { $house } { $from } → { $to }, derrière
dt-effect-hand = Main : { $hand }
dt-effect-cash = Argent { $from } $ → { $to } $
dt-effect-nuggets = Pépites { $from } → { $to }
dt-effect-points = Points { $from } → { $to }
dt-effect-other = { $who } reçoit l’autre action
dt-effect-paid = Payé seulement si { $who } vous nomme
dt-effect-choose = Choisissez, puis confirmez. Toucher une seconde fois confirme aussi.
dt-effect-window = Personne ne voit qui est interrogé.
dt-roll = Lancer
dt-roll-round = Cette manche, lancer
dt-lay-one = Poser un dé : { $face }
dt-lay-two = Poser deux dés : { $face } { $face }
dt-lay-note = Il sera ensuite recherché
dt-outlaw = Hors-la-loi { $n }
dt-load = Le dé pipé montre
dt-confirm = Confirmer
dt-take = Prendre { $card }
dt-keep-card = Garder { $card }
dt-with = avec { $card }
dt-pass = Passer
dt-pass-round = Passer cette manche
dt-play = Jouer { $card }
dt-cancel = Annuler { $card }
dt-stop-wire = Ne plus rien clôturer
dt-stop-theft = Ne rien voler
dt-stop-hunt = Laisser les dés ainsi
dt-name = Nommer { $who }
dt-name-me = Vous nommer vous-même
dt-go-yourself = Y aller vous-même
dt-costs-nothing = Ne coûte rien
dt-offers-nothing = Rien
dt-offer-title = Votre offre à { $who }
dt-offer-note = Un seul tour, scellé. Les offres refusées restent secrètes.
dt-offer-card = Carte
dt-offer-hint = Touchez une carte de votre main pour l’ajouter.
dt-offer-none = Ne rien offrir
dt-advise-load = Faire montrer { $face } à un dé pipé
dt-advise-offer = Offrir { $n } $
dt-advise-nuggets = { $n ->
    [0] N’ajouter aucune pépite
    [one] Ajouter 1 pépite
   *[other] Ajouter { $n } pépites
}
dt-advise-card = Ajouter { $card } à l’offre
dt-advise-with = { $act }, avec { $cards }
dt-seal = Sceller l’offre
dt-sealed-title = Offres scellées
dt-sealed-note = Seul celui que vous nommez paie. Les autres gardent leur secret.
dt-sealed-watch = Seuls l’offrant et le Shérif voient une offre.
dt-sealed = scellée
dt-more-for-you = { $n ->
    [one] point pour vous
   *[other] points pour vous
}
dt-verdict = { $whomMe ->
    [yes] { $who } vous nomme !
   *[no] { $me ->
        [yes] Vous nommez { $whom } !
       *[no] { $who } nomme { $whom } !
    }
}
dt-verdict-self = { $me ->
    [yes] Vous vous nommez vous-même.
   *[no] { $who } y va en personne !
}
dt-rob-who = Voler { $who }
dt-on-table = Sur la table
dt-may-play = Vous pouvez jouer
dt-the-hunt = La chasse
dt-turn-from = Votre dé
dt-turn-to = devient
dt-turn-whose = Le dé de
dt-turn-again = est relancé
dt-turn = Tourner { $from } sur { $to }
dt-turn-none = Laisser { $face } tel quel
dt-reroll = { $who } : relancer { $face }
dt-reroll-own = Relancer votre { $face }
dt-reroll-one = Relancer { $face }
dt-close = Fermer : { $house }
dt-hit = Viser { $who }
dt-catch = Capturer le hors-la-loi { $n }
dt-give-card = Donner { $card }
dt-put-card = { $card } sur le dessus
dt-fence = Clôturer le titre { $n }
dt-keep-property = Garder votre propriété
dt-back-store = carte magasin
dt-back-deed = titre
dt-victim = { $cards ->
    [one] { $cards } carte magasin
   *[other] { $cards } cartes magasin
}, { $deeds ->
    [one] { $deeds } titre
   *[other] { $deeds } titres
}, { $ranches ->
    [one] { $ranches } ranch
   *[other] { $ranches } ranchs
}

dt-do-mine = Creuser dans la mine
dt-do-mine-text = Une pépite par 9. Vous en avez { $n }.
dt-do-pan = Chercher dans la rivière
dt-do-pan-text = Piochez une carte rivière et exécutez-la.
dt-do-rob = Dévaliser la Banque
dt-do-rob-text = Les { $n } $ de la Banque sont à vous.
dt-do-coach = Attaquer la diligence
dt-do-coach-text = 1 $ par 10. Vous en avez { $n }.
dt-do-shop = Faire des achats
dt-do-shop-text = Piochez une carte par Valet (J), gardez-en une. Vous en avez { $n }.
dt-do-doc = Aller chez Doc Badluck
dt-do-doc-text = Visitez son chariot tout de suite.
dt-do-recruit = Recruter un hors-la-loi
dt-do-recruit-text = Celui du dessus montre une paire de { $face }.
dt-do-badge = Prendre l’étoile
dt-do-badge-text = +5 points tant que vous l’avez, et vous tranchez les égalités.
dt-do-hunt = Chasser les hors-la-loi
dt-do-hunt-text = Lancez un dé par Roi (K). Vous en avez { $n }.
dt-do-deeds = Prendre dans la rangée
dt-do-deeds-text = { $n ->
    [one] La carte la plus basse de la rangée.
   *[other] Les { $n } cartes les plus basses de la rangée.
}
dt-do-deck = Prendre dans la pioche
dt-do-deck-text = La carte cachée du dessus.
dt-do-top = L’élixir du dessus
dt-do-top-text = Quel qu’il soit, vous l’utilisez aussitôt.

dt-remedy-wire = Barbelés
dt-remedy-wire-text = Clôturez jusqu’à deux titres.
dt-remedy-card = Une carte magasin
dt-remedy-card-text = Piochez-la.
dt-remedy-cash = Faire la quête
dt-remedy-cash-text = 2 $ de chaque autre joueur.
dt-remedy-gold = Fièvre de l’or
dt-remedy-gold-text = 1 pépite de chaque autre joueur.

## Cartes magasin

dt-card-spurs = Éperons
dt-card-hat = Chapeau
dt-card-boots = Bottes
dt-card-saddle = Selle
dt-card-colt = Colt
dt-card-horse = Cheval
dt-card-cattle = Bétail
dt-card-winchester = Winchester
dt-card-mule = Mule
dt-card-dog = Chien
dt-card-cancan = Cancan
dt-card-not-so-fast = Pas si vite
dt-card-surveyor = Géomètre
dt-card-dynamite = Dynamite
dt-card-election-fraud = Fraude électorale
dt-card-accomplice = Complice
dt-card-hypochondria = Hypo{"\u00AD"}condrie
dt-card-shopping-list = Liste d’achats
dt-card-hold-up = Hold-up
dt-card-loaded-die = Dé pipé
dt-card-gift = Cadeau
dt-card-swindler = Escroc
dt-card-two-revolvers = Deux revolvers
dt-card-whiskey = Whiskey
dt-card-insurance = Assurance
dt-card-desperado = Desperado
dt-card-smoke-signal = Signal de fumée
dt-text-spurs = Gardez-les jusqu’à la fin.
dt-text-hat = Gardez-le jusqu’à la fin.
dt-text-boots = Gardez-les jusqu’à la fin.
dt-text-saddle = Gardez-la jusqu’à la fin.
dt-text-colt = Gardez-le jusqu’à la fin.
dt-text-horse = Gardez-le jusqu’à la fin.
dt-text-cattle = Gardez-le jusqu’à la fin.
dt-text-winchester = Gardez-la jusqu’à la fin.
dt-text-mule = 1 point par carte magasin en main, celle-ci comprise.
dt-text-dog = 2 points par hors-la-loi capturé.
dt-text-cancan = Volez deux fois ; les victimes peuvent différer.
dt-text-not-so-fast = Annule une carte magasin jouée par un autre.
dt-text-surveyor = Prenez aussi la carte cachée du dessus.
dt-text-dynamite = Deux pépites par 9 au lieu d’une.
dt-text-election-fraud = Vous restez Shérif.
dt-text-accomplice = La moitié du butin est à vous.
dt-text-hypochondria = Allez chez Doc bien que vous ayez agi.
dt-text-shopping-list = Faites vos achats une fois de plus.
dt-text-hold-up = Jusqu’à 4 $ d’un joueur.
dt-text-loaded-die = Mettez un dé non gardé sur la face de votre choix.
dt-text-gift = Un joueur vous donne une carte magasin.
dt-text-swindler = Jusqu’à 2 $ de chaque joueur.
dt-text-two-revolvers = Relancez un dé de la chasse.
dt-text-whiskey = Volez un ranch au lieu d’une carte.
dt-text-insurance = Piochez une carte du type perdu.
dt-text-desperado = Prenez le hors-la-loi de votre choix.
dt-text-smoke-signal = Prenez le dé indien, où qu’il soit.
dt-text-deed = Peut être volé tant qu’il n’est pas clôturé.
dt-text-ranch = Les ranchs valent 1, 2, 3 … points, visibles de tous.
dt-text-outlaw = Vous montre { $pair } { $pair }. Recherché : { $face }, { $reward } $.
dt-when-end = À la fin
dt-when-theft = Votre vol
dt-when-played = Quand une carte est jouée
dt-when-hall = Votre rangée à la Mairie
dt-when-mine = Votre mine
dt-when-badge = Quand vous perdez l’étoile
dt-when-bank = Quand un autre dévalise
dt-when-doc = Avant Doc
dt-when-store = Vos achats
dt-when-once = Tout de suite
dt-when-roll = Avant un lancer
dt-when-hunt = Votre chasse
dt-when-robbed = Quand on vous vole
dt-when-recruit = Votre recrute{"\u00AD"}ment
dt-when-night = Fin de la manche

## Rivière, élixirs, dé indien

dt-river-gold-2 = Or
dt-river-gold-3 = Or
dt-river-gold-4 = Or
dt-river-gold-5 = Or
dt-river-star = Étoile
dt-river-purse-2 = Bourse
dt-river-purse-3 = Bourse
dt-river-discovery = Découverte
dt-river-coupon = Coupon
dt-river-nothing = Rien
dt-river-gold-2-text = 2 pépites de la mine.
dt-river-gold-3-text = 3 pépites de la mine.
dt-river-gold-4-text = 4 pépites de la mine.
dt-river-gold-5-text = 5 pépites de la mine.
dt-river-star-text = Prenez tout de suite l’étoile du Shérif.
dt-river-purse-2-text = Jusqu’à 2 $ de la Banque.
dt-river-purse-3-text = Jusqu’à 3 $ de la Banque.
dt-river-discovery-text = Regardez trois cartes rivière et exécutez-en une.
dt-river-coupon-text = Prenez une carte au choix dans la défausse.
dt-river-nothing-text = Rien que du sable.
dt-elixir-barbed-wire = Barbelés
dt-elixir-sample-case = Mallette
dt-elixir-hat-round = Faire la quête
dt-elixir-gold-fever = Fièvre de l’or
dt-elixir-land-lottery = Loterie foncière
dt-elixir-barbed-wire-text = Clôturez jusqu’à deux titres.
dt-elixir-sample-case-text = Piochez une carte magasin.
dt-elixir-hat-round-text = 2 $ de chaque autre joueur.
dt-elixir-gold-fever-text = 1 pépite de chaque autre joueur.
dt-elixir-land-lottery-text = La propriété cachée du dessus.
dt-spirit-shaman = Bénédiction du chaman
dt-spirit-ambush = Embuscade
dt-spirit-bodyguard = Garde du corps
dt-spirit-war-path = Sentier de la guerre

## Journal

dt-log-sheriff = { $me ->
    [yes] Vous êtes le premier Shérif.
   *[no] { $who } est le premier Shérif.
}
dt-log-keep = { $me ->
    [yes] { $price ->
        [0] Vous avez gardé { $dice }, gratuitement.
       *[other] Vous avez gardé { $dice } pour { $price } $.
    }
   *[no] { $price ->
        [0] { $who } a gardé { $dice }, gratuitement.
       *[other] { $who } a gardé { $dice } pour { $price } $.
    }
}
dt-log-keep-none = { $me ->
    [yes] Vous n’avez rien gardé, pour 1 $.
   *[no] { $who } n’a rien gardé, pour 1 $.
}
dt-log-outlaw = { $me ->
    [yes] Vous avez posé { $dice } sur un hors-la-loi, de nouveau recherché.
   *[no] { $who } a posé { $dice } sur un hors-la-loi, de nouveau recherché.
}
dt-log-load = { $me ->
    [yes] Vous avez pipé un dé : { $face }.
   *[no] { $who } a pipé un dé : { $face }.
}
dt-log-offer = { $me ->
    [yes] Vous avez offert { $n } $.
   *[no] { $who } a offert { $n } $.
}
dt-log-offer-nuggets = { $me ->
    [yes] { $n ->
        [one] Vous avez ajouté { $n } pépite.
       *[other] Vous avez ajouté { $n } pépites.
    }
   *[no] { $n ->
        [one] { $who } a ajouté { $n } pépite.
       *[other] { $who } a ajouté { $n } pépites.
    }
}
dt-log-offer-card = { $me ->
    [yes] Vous avez ajouté { $card }.
   *[no] { $who } a ajouté { $card }.
}
dt-log-offer-none = { $me ->
    [yes] Vous n’avez rien offert.
   *[no] { $who } n’a rien offert.
}
dt-log-sealed = { $me ->
    [yes] Vous avez scellé une offre.
   *[no] { $who } a scellé une offre.
}
dt-log-favour = { $whomMe ->
    [yes] { $who } vous a nommé.
   *[no] { $me ->
        [yes] Vous avez nommé { $whom }.
       *[no] { $who } a nommé { $whom }.
    }
}
dt-log-favour-self = { $me ->
    [yes] Vous vous êtes nommé vous-même.
   *[no] { $who }, Shérif, y va en personne.
}
dt-log-mine = { $me ->
    [yes] Vous avez extrait { $goods } de la mine.
   *[no] { $who } a extrait { $goods } de la mine.
}
dt-log-mine-dynamite = { $me ->
    [yes] Vous avez creusé dans la mine à la dynamite.
   *[no] { $who } a creusé dans la mine à la dynamite.
}
dt-log-pan = { $me ->
    [yes] Vous avez cherché dans la rivière.
   *[no] { $who } a cherché dans la rivière.
}
dt-log-rob = { $me ->
    [yes] Vous avez dévalisé la Banque : { $goods }.
   *[no] { $who } a dévalisé la Banque : { $goods }.
}
dt-log-coach = { $me ->
    [yes] Vous avez attaqué la diligence : { $goods }.
   *[no] { $who } a attaqué la diligence : { $goods }.
}
dt-log-shop = { $me ->
    [yes] Vous avez fait des achats.
   *[no] { $who } a fait des achats.
}
dt-log-shop-list = { $me ->
    [yes] Vous avez fait des achats avec une liste.
   *[no] { $who } a fait des achats avec une liste.
}
dt-log-doc = { $me ->
    [yes] Vous avez vu Doc aussitôt.
   *[no] { $who } a vu Doc aussitôt.
}
dt-log-steal = { $whomMe ->
    [yes] { $who } vous a volé.
   *[no] { $me ->
        [yes] Vous avez volé { $whom }.
       *[no] { $who } a volé { $whom }.
    }
}
dt-log-steal-with = { $whomMe ->
    [yes] { $who } vous a volé, avec { $cards }.
   *[no] { $me ->
        [yes] Vous avez volé { $whom }, avec { $cards }.
       *[no] { $who } a volé { $whom }, avec { $cards }.
    }
}
dt-log-recruit = { $me ->
    [yes] Vous avez recruté { $goods }.
   *[no] { $who } a recruté { $goods }.
}
dt-log-recruit-desperado = { $me ->
    [yes] Vous avez recruté un hors-la-loi avec Desperado.
   *[no] { $who } a recruté un hors-la-loi avec Desperado.
}
dt-log-badge = { $me ->
    [yes] Vous avez pris l’étoile.
   *[no] { $who } a pris l’étoile.
}
dt-log-hunt = { $me ->
    [yes] Vous avez chassé les hors-la-loi.
   *[no] { $who } a chassé les hors-la-loi.
}
dt-log-deeds = { $me ->
    [yes] Vous avez pris { $goods } dans la rangée.
   *[no] { $who } a pris { $goods } dans la rangée.
}
dt-log-deeds-surveyor = { $me ->
    [yes] Vous avez pris dans la rangée avec un géomètre.
   *[no] { $who } a pris dans la rangée avec un géomètre.
}
dt-log-deck = { $me ->
    [yes] Vous avez pris la propriété du dessus.
   *[no] { $who } a pris la propriété du dessus.
}
dt-log-river = Rivière : { $card }.
dt-log-take = { $me ->
    [yes] Vous avez pris { $card }.
   *[no] { $who } a pris { $card }.
}
dt-log-take-hidden = { $me ->
    [yes] Vous avez gardé une carte, cachée.
   *[no] { $who } a gardé une carte, cachée.
}
dt-log-put = { $me ->
    [yes] Vous avez remis { $card } sur le dessus.
   *[no] { $who } a remis { $card } sur le dessus.
}
dt-log-again = { $me ->
    [yes] Vous avez sorti deux revolvers : un { $face } est relancé.
   *[no] { $who } a sorti deux revolvers : un { $face } est relancé.
}
dt-log-catch = { $me ->
    [yes] Vous avez capturé { $goods }.
   *[no] { $who } a capturé { $goods }.
}
dt-log-elixir = { $me ->
    [yes] Vous avez bu chez Doc : { $card }.
   *[no] { $who } a bu chez Doc : { $card }.
}
dt-log-elixir-top = { $me ->
    [yes] Vous avez pris l’élixir du dessus.
   *[no] { $who } a pris l’élixir du dessus.
}
dt-log-elixir-drawn = Élixir : { $card }.
dt-log-wire = { $me ->
    [yes] Vous avez clôturé le titre { $n }.
   *[no] { $who } a clôturé le titre { $n }.
}
dt-log-remedy = { $me ->
    [yes] Vous avez pris un remède : { $card }.
   *[no] { $who } a pris un remède : { $card }.
}
dt-log-target = { $whomMe ->
    [yes] { $who } vous a choisi.
   *[no] { $me ->
        [yes] Vous avez choisi { $whom }.
       *[no] { $who } a choisi { $whom }.
    }
}
dt-log-play = { $me ->
    [yes] Vous avez joué { $goods }.
   *[no] { $who } a joué { $goods }.
}
dt-log-spirit = Dé indien : { $spirit }.
dt-log-bless = { $me ->
    [yes] Vous avez tourné { $from } sur { $to }.
   *[no] { $who } a tourné { $from } sur { $to }.
}
dt-log-ambush = { $whomMe ->
    [yes] { $me ->
        [yes] Vous relancez votre { $face }.
       *[no] { $who } vous fait relancer { $face }.
    }
   *[no] { $me ->
        [yes] Vous faites relancer { $face } à { $whom }.
       *[no] { $who } fait relancer { $face } à { $whom }.
    }
}
dt-log-close = { $me ->
    [yes] Vous avez fermé un lieu : { $house }.
   *[no] { $who } a fermé un lieu : { $house }.
}
dt-log-tribe = { $me ->
    [yes] Vous avez donné { $card } contre le dé indien.
   *[no] { $who } a donné { $card } contre le dé indien.
}
dt-log-tribe-hidden = { $me ->
    [yes] Vous avez donné un titre contre le dé indien.
   *[no] { $who } a donné un titre contre le dé indien.
}
dt-log-badge-wanted = { $me ->
    [yes] Vous avez tendu la main vers l’étoile.
   *[no] { $who } a tendu la main vers l’étoile.
}
dt-log-badge-kept = { $me ->
    [yes] Vous avez gardé l’étoile.
   *[no] { $who } a gardé l’étoile.
}
dt-log-hunt-dice = La chasse lance { $dice }.
dt-log-new-die = Le dé montre maintenant { $face }.
dt-log-last-roll = { $me ->
    [yes] Vous avez obtenu { $dice } au dernier lancer.
   *[no] { $who } a obtenu { $dice } au dernier lancer.
}
dt-chance-dice = { $me ->
    [yes] Vous avez obtenu { $dice }.
   *[no] { $who } a obtenu { $dice }.
}
dt-chance-cards = Cartes tirées : { $cards }.
dt-log-got = { $me ->
    [yes] Vous avez reçu { $goods }.
   *[no] { $who } a reçu { $goods }.
}
dt-log-got-from = { $whomMe ->
    [yes] { $who } vous a pris { $goods }.
   *[no] { $me ->
        [yes] Vous avez pris { $goods } à { $whom }.
       *[no] { $who } a pris { $goods } à { $whom }.
    }
}
dt-log-lost = { $me ->
    [yes] Vous avez perdu { $goods }.
   *[no] { $who } a perdu { $goods }.
}
dt-log-new-sheriff = { $me ->
    [yes] Vous êtes maintenant Shérif.
   *[no] { $who } est maintenant Shérif.
}
dt-log-spirit-holder = { $me ->
    [yes] Vous avez maintenant le dé indien.
   *[no] { $who } a maintenant le dé indien.
}
dt-goods-nuggets = { $n ->
    [one] { $n } pépite
   *[other] { $n } pépites
}
dt-goods-dollars = { $n } $
dt-goods-card = { $n ->
    [one] une carte cachée
   *[other] { $n } cartes cachées
}
dt-goods-deed = { $n ->
    [one] un titre caché
   *[other] { $n } titres cachés
}
dt-goods-deed-known = le titre { $n }
dt-goods-ranch = { $n ->
    [one] un ranch
   *[other] { $n } ranchs
}
dt-goods-captured = le hors-la-loi { $face } ({ $n } $)
dt-goods-recruited = un hors-la-loi avec { $face } { $face }
dt-story = Manche { $round } : le meilleur de chaque lieu, et son gain
dt-story-nobody = personne
dt-story-closed = fermé
dt-story-nothing = rien à prendre
dt-story-tied = à égalité avec { $names }
dt-ended-gold = Il n’y a plus de pépites dans la mine : la partie est finie.
dt-ended-property = La dernière propriété est prise : la partie est finie.
dt-ended-rounds = La manche 60 est finie : la partie s’arrête ici.

## Le décompte

dt-sheet-nuggets = Pépites
dt-sheet-cash = Argent et primes, divisés par deux
dt-sheet-badge = Étoile du Shérif
dt-sheet-store = Cartes magasin
dt-sheet-deeds = Titres
dt-sheet-ranches = Ranchs
dt-sheet-total = Total
dt-halved = la moitié de { $money }
dt-ranches-of = { $count ->
    [one] 1 ranch
   *[other] { $count } ranchs
}

## Discussion

dt-phrase-1 = Nomme-moi, Shérif !
dt-phrase-2 = Je m’en souviendrai.
dt-phrase-3 = Beau lancer.
dt-phrase-4 = Qui a vidé la Banque ?

## Pourquoi un coup est conseillé
hint-dt-gain = { $points ->
    [one] { $points } point tout de suite
   *[other] { $points } points tout de suite
}, { $row ->
    [nuggets] surtout pour les pépites.
    [cash] surtout pour l’argent.
    [badge] surtout pour l’étoile.
    [store] surtout pour les cartes magasin.
    [deeds] surtout pour les titres.
   *[ranches] surtout pour les ranchs.
}
hint-dt-keep = { $count } × { $face } pour { $place ->
    [mine] la { dt-house-mine }
    [bank] la { dt-house-bank }
    [store] le { dt-house-store }
    [saloon] le { dt-house-saloon }
   *[sheriff] le { dt-house-sheriff }
} : { $likely ->
    [likely] sans doute le meilleur.
    [maybe] cela peut suffire.
   *[start] un début.
}
hint-dt-aces = { $count ->
    [one] Un As aide à la { dt-house-town-hall }.
   *[other] { $count } As aident à la { dt-house-town-hall }.
}
hint-dt-straight = Une suite est proche, pour la { dt-house-town-hall }.
hint-dt-keep-none = Aucun de ces dés ne vaut d’être gardé.
hint-dt-roll = Ce que vous avez vaudra plus tard davantage.
hint-dt-outlaw = Le hors-la-loi vaut plus maintenant que plus tard.
hint-dt-load = Le dé pipé vaut plus maintenant que plus tard.
hint-dt-offer = Un petit prix pour la place.
hint-dt-no-offer = La place ne vaut pas un pot-de-vin.
hint-dt-favour-self = La place vaut plus que les pots-de-vin.
hint-dt-favour = Personne n’offre plus d’argent que { $name } : { $dollars } $.
hint-dt-steal = Personne n’a plus de cartes que { $name } : { $cards }.

# A guided game: what the last round brought me
dt-good-keep = { $n } × { $face }, lieu : { $house }. Parmi les autres, personne n’en garde { $most ->
    [0] encore
   *[other] plus de { $most }
}.
dt-good-bribe = Un dollar ou deux : vous avez { $mine }, les autres { $most } au plus.
dt-good-act = { $name } vient en second et reçoit l’autre action : laissez la moins bonne.
dt-good-bank = { $bank } à la Banque, { $coach } dans la diligence : { $name } vient en second et reçoit l’autre.
dt-good-card = { $card } : { $points ->
    [one] { $points } point sûr
   *[other] { $points } points sûrs
}.
dt-recap = Votre manche précédente : dollars { $dollars }, pépites { $nuggets }, cartes { $cards }.
