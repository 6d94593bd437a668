### Dice Town avec Wild West

## La barre

dt-facts-roll = Manche { $round }, les dés
dt-facts-town = Manche { $round }, la ville
dt-facts-over = { $round } manches
dt-facts-wild-west = Wild West
dt-facts-indians = Indiens
dt-facts-2009 = Édition 2009

## La rue

dt-street = La rue
dt-house-mine = Mine
dt-house-bank = Banque
dt-house-store = Magasin
dt-house-saloon = Saloon
dt-house-sheriff = Shérif
dt-house-town-hall = Mairie
dt-house-doc = Doc
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
dt-stock-remedies = selon tes dés
dt-stock-last = en dernier
dt-short-left = reste { $n }
dt-short-out = { $n } en fuite
dt-short-open = { $n } vus
dt-nobody = personne
dt-closed = fermé
dt-hand-five = cinq { $a }
dt-hand-four = carré { $a }
dt-hand-full = full
dt-hand-straight = suite à { $a }
dt-hand-three = brelan { $a }
dt-hand-pairs = deux paires
dt-hand-pair = paire { $a }
dt-hand-high = carte { $a }
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

## Le marché

dt-row = Propriétés
dt-row-note = la plus basse d’abord
dt-deed = Titre { $n }
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
dt-remedies-note = un qui correspond à tes dés
dt-river = Encore dans la rivière
dt-river-known = Tu connais le dessus
dt-discard = Défausse
dt-discard-none = aucune carte
dt-more = En savoir plus sur les piles
dt-village = Village indien
dt-village-here = le dé est ici
dt-village-with = { $who } a le dé

## Mon tapis

dt-your-dice = Tes dés
dt-rolled = Lancés
dt-kept = Gardés
dt-kept-of = { $n } sur 5, pour cette manche
dt-none-rolled = Le gobelet est fermé
dt-points-now = points pour l’instant
dt-your-cards = Tes cartes
dt-no-cards = Pas encore de carte en main
dt-free = gratuit
dt-money = { $n } $
dt-price = −{ $n } $
dt-price-more = −1 $ de plus
dt-points = { $n ->
    [one] { $n } point
   *[other] { $n } points
}

## Questions

dt-ask-before = Avant le lancer : un hors-la-loi ou un dé pipé ?
dt-ask-keep = Quels dés gardes-tu ?
dt-ask-bribe = { $place } : égalité. Qu’offres-tu à { $who } ?
dt-ask-favour-first = { $place } : { $n } à égalité. Qui passe en premier ?
dt-ask-favour-second = { $place } : { $n } à égalité. Qui passe en second ?
dt-ask-act = { $place } : que fais-tu ?
dt-ask-take-card = Quelle carte gardes-tu ?
dt-ask-take-stolen = Quelle carte volée gardes-tu ?
dt-ask-take-discarded = Quelle carte de la défausse prends-tu ?
dt-ask-take-river = Quelle carte rivière exécutes-tu ?
dt-ask-put-back = Quelle carte rivière remets-tu maintenant sur le dessus ?
dt-ask-take-outlaw = Quel hors-la-loi te rejoint ?
dt-ask-steal-again = Le cancan continue : qui voles-tu maintenant ?
dt-ask-again = Deux revolvers : relancer un dé de la chasse ?
dt-ask-catch = Qui captures-tu ?
dt-ask-visit = Doc Badluck : quel élixir prends-tu ?
dt-ask-wire = Barbelés : quel titre clôtures-tu ?
dt-ask-remedy = Doc Badluck : quel remède prends-tu ?
dt-ask-target = { $card } : qui est visé ?
dt-ask-give = Quelle carte magasin donnes-tu à { $who } ?
dt-ask-bless = Le chaman tourne un de tes dés. Lequel ?
dt-ask-ambush = Embuscade : qui relance quel dé ?
dt-ask-close = Sentier de la guerre : quelle maison est fermée cette manche ?
dt-ask-tribe = Une propriété contre le dé indien ?
dt-ask-window-not-so-fast = { $who } joue { $card }. Tu l’annules ?
dt-ask-window-accomplice = { $who } dévalise la Banque. Ton complice est-il là ?
dt-ask-window-election-fraud = { $who } prend ton étoile. Fraude électorale ?
dt-ask-window-insurance = { $who } t’a volé. Es-tu assuré ?
dt-ask-window-hypochondria = Tu as agi. Vas-tu quand même chez Doc ?
dt-ask-window-smoke-signal = La manche finit. Envoies-tu un signal de fumée ?

dt-wait-sent = Ta réponse est scellée. Les autres choisissent encore.
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
dt-effect-before = Les dés posés sont gardés gratuitement, en plus de ceux d’après.
dt-effect-pick = Touche des dés : un est gratuit, chaque autre coûte 1 $.
dt-effect-lead = { $house } { $from } → { $to }, tu mènes
dt-effect-tie = { $house } { $from } → { $to }, égalité
dt-effect-behind = { $house } { $from } → { $to }, derrière
dt-effect-hand = Main : { $hand }
dt-effect-cash = Argent { $from } $ → { $to } $
dt-effect-nuggets = Pépites { $from } → { $to }
dt-effect-points = Points { $from } → { $to }
dt-effect-other = { $who } reçoit l’autre action
dt-effect-paid = Payé seulement si { $who } te nomme
dt-effect-choose = Choisis, puis confirme. Toucher une seconde fois confirme aussi.
dt-effect-window = Tous ont le même temps. Personne ne voit qui est interrogé.
dt-roll = Lancer
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
dt-enough = Rien de plus
dt-name = Nommer { $who }
dt-name-me = Te nommer toi-même
dt-go-yourself = Y aller toi-même
dt-costs-nothing = Ne coûte rien
dt-offers-nothing = Rien
dt-offer-title = Ton offre à { $who }
dt-offer-note = Un seul tour, scellé. Les offres refusées restent secrètes.
dt-offer-card = Carte
dt-offer-hint = Touche une carte de ta main pour l’ajouter.
dt-offer-none = Ne rien offrir
dt-seal = Sceller l’offre
dt-sealed-title = Offres scellées
dt-sealed-note = Seul celui que tu nommes paie. Les autres gardent leur secret.
dt-sealed-watch = Seuls l’offrant et le Shérif voient une offre.
dt-sealed = scellée
dt-more-for-you = { $n ->
    [one] point pour toi
   *[other] points pour toi
}
dt-verdict = { $whomMe ->
    [yes] { $who } te nomme !
   *[no] { $me ->
        [yes] Tu nommes { $whom } !
       *[no] { $who } nomme { $whom } !
    }
}
dt-verdict-self = { $me ->
    [yes] Tu te nommes toi-même.
   *[no] { $who } y va en personne !
}
dt-rob-who = Voler { $who }
dt-on-table = Sur la table
dt-turn-from = Ton dé
dt-turn-to = devient
dt-turn = Tourner { $from } sur { $to }
dt-turn-none = Laisser { $face } tel quel
dt-reroll = { $who } : relancer { $face }
dt-reroll-own = Relancer ton { $face }
dt-reroll-one = Relancer { $face }
dt-close = Fermer : { $house }
dt-hit = Viser { $who }
dt-catch = Capturer le hors-la-loi { $n }
dt-give-card = Donner { $card }
dt-put-card = { $card } sur le dessus
dt-fence = Clôturer le titre { $n }
dt-keep-property = Garder ta propriété
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
dt-do-mine-text = Une pépite par 9. Tu en as { $n }.
dt-do-pan = Chercher dans la rivière
dt-do-pan-text = Pioche une carte rivière et exécute-la.
dt-do-rob = Dévaliser la Banque
dt-do-rob-text = Les { $n } $ de la Banque sont à toi.
dt-do-coach = Attaquer la diligence
dt-do-coach-text = 1 $ par 10. Tu en as { $n }.
dt-do-shop = Faire des achats
dt-do-shop-text = Pioche une carte par Valet (J), gardes-en une. Tu en as { $n }.
dt-do-doc = Aller chez Doc Badluck
dt-do-doc-text = Visite son chariot tout de suite.
dt-do-recruit = Recruter un hors-la-loi
dt-do-recruit-text = Celui du dessus montre une paire de { $face }.
dt-do-badge = Prendre l’étoile
dt-do-badge-text = Tu es Shérif : 5 points, et tu tranches les égalités.
dt-do-hunt = Chasser les hors-la-loi
dt-do-hunt-text = Lance un dé par Roi (K). Tu en as { $n }.
dt-do-deeds = Prendre dans la rangée
dt-do-deeds-text = { $n ->
    [one] La carte la plus basse de la rangée.
   *[other] Les { $n } cartes les plus basses de la rangée.
}
dt-do-deck = Prendre dans la pioche
dt-do-deck-text = La carte cachée du dessus.
dt-do-top = L’élixir du dessus
dt-do-top-text = Quel qu’il soit, tu l’utilises aussitôt.

dt-remedy-wire = Barbelés
dt-remedy-wire-text = Clôture jusqu’à deux titres.
dt-remedy-card = Une carte magasin
dt-remedy-card-text = Pioche-la.
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
dt-card-hypochondria = Hypocondrie
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
dt-text-spurs = Garde-les jusqu’à la fin.
dt-text-hat = Garde-le jusqu’à la fin.
dt-text-boots = Garde-les jusqu’à la fin.
dt-text-saddle = Garde-la jusqu’à la fin.
dt-text-colt = Garde-le jusqu’à la fin.
dt-text-horse = Garde-le jusqu’à la fin.
dt-text-cattle = Garde-le jusqu’à la fin.
dt-text-winchester = Garde-la jusqu’à la fin.
dt-text-mule = 1 point par carte magasin en main, celle-ci comprise.
dt-text-dog = 2 points par hors-la-loi capturé.
dt-text-cancan = Vole deux fois ; les victimes peuvent différer.
dt-text-not-so-fast = Annule une carte magasin jouée par un autre.
dt-text-surveyor = Prends aussi la carte cachée du dessus.
dt-text-dynamite = Deux pépites par 9 au lieu d’une.
dt-text-election-fraud = Tu restes Shérif.
dt-text-accomplice = La moitié du butin est à toi.
dt-text-hypochondria = Va chez Doc bien que tu aies agi.
dt-text-shopping-list = Fais tes achats une fois de plus.
dt-text-hold-up = Jusqu’à 4 $ d’un joueur.
dt-text-loaded-die = Pose un dé libre sur la face de ton choix.
dt-text-gift = Un joueur te donne une carte magasin.
dt-text-swindler = Jusqu’à 2 $ de chaque joueur.
dt-text-two-revolvers = Relance un dé de la chasse.
dt-text-whiskey = Vole un ranch au lieu d’une carte.
dt-text-insurance = Pioche une carte du type perdu.
dt-text-desperado = Prends le hors-la-loi de ton choix.
dt-text-smoke-signal = Prends le dé indien, où qu’il soit.
dt-text-deed = Peut être volé tant qu’il n’est pas clôturé.
dt-text-ranch = Les ranchs valent 1, 2, 3 … points, visibles de tous.
dt-text-outlaw = Te montre { $pair } { $pair }. Recherché : { $face }, { $reward } $.
dt-when-end = À la fin
dt-when-theft = Ton vol
dt-when-played = Quand une carte est jouée
dt-when-hall = Ta rangée à la Mairie
dt-when-mine = Ta mine
dt-when-badge = Quand tu perds l’étoile
dt-when-bank = Quand un autre dévalise
dt-when-doc = Avant Doc
dt-when-store = Tes achats
dt-when-once = Tout de suite
dt-when-roll = Avant un lancer
dt-when-hunt = Ta chasse
dt-when-robbed = Quand on te vole
dt-when-recruit = Ton recrutement
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
dt-river-star-text = Prends tout de suite l’étoile du Shérif.
dt-river-purse-2-text = Jusqu’à 2 $ de la Banque.
dt-river-purse-3-text = Jusqu’à 3 $ de la Banque.
dt-river-discovery-text = Regarde trois cartes rivière et exécutes-en une.
dt-river-coupon-text = Prends une carte au choix dans la défausse.
dt-river-nothing-text = Rien que du sable.
dt-elixir-barbed-wire = Barbelés
dt-elixir-sample-case = Mallette
dt-elixir-hat-round = Faire la quête
dt-elixir-gold-fever = Fièvre de l’or
dt-elixir-land-lottery = Loterie foncière
dt-elixir-barbed-wire-text = Clôture jusqu’à deux titres.
dt-elixir-sample-case-text = Pioche une carte magasin.
dt-elixir-hat-round-text = 2 $ de chaque autre joueur.
dt-elixir-gold-fever-text = 1 pépite de chaque autre joueur.
dt-elixir-land-lottery-text = La propriété cachée du dessus.
dt-spirit-shaman = Bénédiction du chaman
dt-spirit-ambush = Embuscade
dt-spirit-bodyguard = Garde du corps
dt-spirit-war-path = Sentier de la guerre

## Journal

dt-head-round = Manche { $round }
dt-log-sheriff = { $me ->
    [yes] Tu es le premier Shérif.
   *[no] { $who } est le premier Shérif.
}
dt-log-keep = { $me ->
    [yes] { $price ->
        [0] Tu as gardé { $dice }, gratuitement.
       *[other] Tu as gardé { $dice } pour { $price } $.
    }
   *[no] { $price ->
        [0] { $who } a gardé { $dice }, gratuitement.
       *[other] { $who } a gardé { $dice } pour { $price } $.
    }
}
dt-log-keep-none = { $me ->
    [yes] Tu n’as rien gardé, pour 1 $.
   *[no] { $who } n’a rien gardé, pour 1 $.
}
dt-log-outlaw = { $me ->
    [yes] Tu as posé { $dice } sur un hors-la-loi, de nouveau recherché.
   *[no] { $who } a posé { $dice } sur un hors-la-loi, de nouveau recherché.
}
dt-log-load = { $me ->
    [yes] Tu as pipé un dé : { $face }.
   *[no] { $who } a pipé un dé : { $face }.
}
dt-log-offer = { $me ->
    [yes] Tu as offert { $n } $.
   *[no] { $who } a offert { $n } $.
}
dt-log-offer-nuggets = { $me ->
    [yes] { $n ->
        [one] Tu as ajouté { $n } pépite.
       *[other] Tu as ajouté { $n } pépites.
    }
   *[no] { $n ->
        [one] { $who } a ajouté { $n } pépite.
       *[other] { $who } a ajouté { $n } pépites.
    }
}
dt-log-offer-card = { $me ->
    [yes] Tu as ajouté { $card }.
   *[no] { $who } a ajouté { $card }.
}
dt-log-offer-none = { $me ->
    [yes] Tu n’as rien offert.
   *[no] { $who } n’a rien offert.
}
dt-log-sealed = { $me ->
    [yes] Tu as scellé une offre.
   *[no] { $who } a scellé une offre.
}
dt-log-favour = { $whomMe ->
    [yes] { $who } t’a nommé.
   *[no] { $me ->
        [yes] Tu as nommé { $whom }.
       *[no] { $who } a nommé { $whom }.
    }
}
dt-log-favour-self = { $me ->
    [yes] Tu t’es nommé toi-même.
   *[no] { $who }, Shérif, y va en personne.
}
dt-log-mine = { $me ->
    [yes] Tu as creusé dans la mine.
   *[no] { $who } a creusé dans la mine.
}
dt-log-mine-dynamite = { $me ->
    [yes] Tu as creusé dans la mine à la dynamite.
   *[no] { $who } a creusé dans la mine à la dynamite.
}
dt-log-pan = { $me ->
    [yes] Tu as cherché dans la rivière.
   *[no] { $who } a cherché dans la rivière.
}
dt-log-rob = { $me ->
    [yes] Tu as dévalisé la Banque.
   *[no] { $who } a dévalisé la Banque.
}
dt-log-coach = { $me ->
    [yes] Tu as attaqué la diligence.
   *[no] { $who } a attaqué la diligence.
}
dt-log-shop = { $me ->
    [yes] Tu as fait des achats.
   *[no] { $who } a fait des achats.
}
dt-log-shop-list = { $me ->
    [yes] Tu as fait des achats avec une liste.
   *[no] { $who } a fait des achats avec une liste.
}
dt-log-doc = { $me ->
    [yes] Tu as vu Doc aussitôt.
   *[no] { $who } a vu Doc aussitôt.
}
dt-log-steal = { $whomMe ->
    [yes] { $who } t’a volé.
   *[no] { $me ->
        [yes] Tu as volé { $whom }.
       *[no] { $who } a volé { $whom }.
    }
}
dt-log-steal-with = { $whomMe ->
    [yes] { $who } t’a volé, avec { $cards }.
   *[no] { $me ->
        [yes] Tu as volé { $whom }, avec { $cards }.
       *[no] { $who } a volé { $whom }, avec { $cards }.
    }
}
dt-log-recruit = { $me ->
    [yes] Tu as recruté un hors-la-loi.
   *[no] { $who } a recruté un hors-la-loi.
}
dt-log-recruit-desperado = { $me ->
    [yes] Tu as recruté un hors-la-loi avec Desperado.
   *[no] { $who } a recruté un hors-la-loi avec Desperado.
}
dt-log-badge = { $me ->
    [yes] Tu as tendu la main vers l’étoile.
   *[no] { $who } a tendu la main vers l’étoile.
}
dt-log-hunt = { $me ->
    [yes] Tu as chassé les hors-la-loi.
   *[no] { $who } a chassé les hors-la-loi.
}
dt-log-hunt-die = La chasse lance { $face }.
dt-log-ambush-die = Le dé montre maintenant { $face }.
dt-log-deeds = { $me ->
    [yes] Tu as pris dans la rangée.
   *[no] { $who } a pris dans la rangée.
}
dt-log-deeds-surveyor = { $me ->
    [yes] Tu as pris dans la rangée avec un géomètre.
   *[no] { $who } a pris dans la rangée avec un géomètre.
}
dt-log-deck = { $me ->
    [yes] Tu as pris la propriété du dessus.
   *[no] { $who } a pris la propriété du dessus.
}
dt-log-drawn = C’est : { $card }.
dt-log-river = Rivière : { $card }. { $text }
dt-log-take = { $me ->
    [yes] Tu as pris { $card }.
   *[no] { $who } a pris { $card }.
}
dt-log-take-hidden = { $me ->
    [yes] Tu as gardé une carte.
   *[no] { $who } a gardé une carte.
}
dt-log-put = { $me ->
    [yes] Tu as remis { $card } sur le dessus.
   *[no] { $who } a remis { $card } sur le dessus.
}
dt-log-take-outlaw = { $me ->
    [yes] Tu as pris le hors-la-loi { $n }.
   *[no] { $who } a pris le hors-la-loi { $n }.
}
dt-log-again = { $me ->
    [yes] Tu as sorti deux revolvers : un { $face } est relancé.
   *[no] { $who } a sorti deux revolvers : un { $face } est relancé.
}
dt-log-catch = { $me ->
    [yes] Tu as capturé le hors-la-loi { $n }.
   *[no] { $who } a capturé le hors-la-loi { $n }.
}
dt-log-elixir = { $me ->
    [yes] Tu as bu chez Doc : { $card }.
   *[no] { $who } a bu chez Doc : { $card }.
}
dt-log-elixir-top = { $me ->
    [yes] Tu as pris l’élixir du dessus.
   *[no] { $who } a pris l’élixir du dessus.
}
dt-log-elixir-drawn = Élixir : { $card }.
dt-log-wire = { $me ->
    [yes] Tu as clôturé le titre { $n }.
   *[no] { $who } a clôturé le titre { $n }.
}
dt-log-remedy = { $me ->
    [yes] Tu as pris un remède : { $card }.
   *[no] { $who } a pris un remède : { $card }.
}
dt-log-target = { $whomMe ->
    [yes] { $who } t’a choisi.
   *[no] { $me ->
        [yes] Tu as choisi { $whom }.
       *[no] { $who } a choisi { $whom }.
    }
}
dt-log-give = { $me ->
    [yes] Tu as donné { $card }.
   *[no] { $who } a donné { $card }.
}
dt-log-give-hidden = { $me ->
    [yes] Tu as donné une carte.
   *[no] { $who } a donné une carte.
}
dt-log-play = { $me ->
    [yes] Tu as joué { $card }.
   *[no] { $who } a joué { $card }.
}
dt-log-spirit = Dé indien : { $spirit }.
dt-log-bless = { $me ->
    [yes] Tu as tourné { $from } sur { $to }.
   *[no] { $who } a tourné { $from } sur { $to }.
}
dt-log-ambush = { $whomMe ->
    [yes] { $me ->
        [yes] Tu relances ton { $face }.
       *[no] { $who } te fait relancer { $face }.
    }
   *[no] { $me ->
        [yes] Tu fais relancer { $face } à { $whom }.
       *[no] { $who } fait relancer { $face } à { $whom }.
    }
}
dt-log-close = { $me ->
    [yes] Tu as fermé une maison : { $house }.
   *[no] { $who } a fermé une maison : { $house }.
}
dt-log-tribe = { $me ->
    [yes] Tu as donné { $card } contre le dé indien.
   *[no] { $who } a donné { $card } contre le dé indien.
}
dt-log-tribe-hidden = { $me ->
    [yes] Tu as donné un titre contre le dé indien.
   *[no] { $who } a donné un titre contre le dé indien.
}

## Le décompte

dt-sheet-nuggets = Pépites
dt-sheet-cash = Argent et primes, divisés par deux
dt-sheet-badge = Étoile du Shérif
dt-sheet-store = Cartes magasin
dt-sheet-deeds = Titres
dt-sheet-ranches = Ranchs
dt-sheet-total = Total

## Discussion

dt-phrase-1 = Nomme-moi, Shérif !
dt-phrase-2 = Je m’en souviendrai.
dt-phrase-3 = Beau lancer.
dt-phrase-4 = Qui a vidé la Banque ?
