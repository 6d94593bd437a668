# Wind River
wr-plain = Le plateau : { $lanes } rangées de { $depth } cases. Les troupeaux vont vers la droite.
wr-open-plains = Open Plains
wr-out = Plains
wr-gone = { $count ->
    [one] { $count } parti
   *[other] { $count } partis
}
wr-on-plain = Plateau
wr-reserve = Réserve
wr-stones = Provisions
wr-starts = Premier joueur.
wr-shares = Partage { $fields } avec vous.
wr-buffalo = { $count ->
    [0] aucun bison
    [one] 1 bison
   *[other] { $count } bisons
}

## Les étapes d’un tour
wr-step-herd = Bisons
wr-step-supply = Nourrir
wr-step-act = Action
wr-moved = { $moved } sur { $all } déplacés
wr-moved-none = à votre prochain tour
wr-tap-back = touchez pour reprendre
wr-take-back = reprendre
wr-as-it-stands = en l’état
wr-eating = { $own ->
    [one] nourri
   *[other] tous nourris
}
wr-starving = { $own ->
    [one] affamé
   *[other] { $hungry } affamés
}
wr-no-tipis = aucun de vos tipis n’est sur le plateau
wr-trek = Déplacer
wr-trek-about = un tipi, d’une case
wr-trek-not = aucun tipi ne peut partir
wr-gather = Amasser
wr-gather-about = provisions pour les bisons en trop
wr-gather-not = il ne reste rien pour vous
wr-raise = Dresser
wr-raise-about = provisions pour un nouveau tipi
wr-raise-not = pour { $cost } provisions ; vous en avez { $stones }
wr-raise-nowhere = aucune case à vous seul, ou plus de tipi
wr-drive = Mener
wr-drive-about = encore un bison, d’une case
wr-drive-not = aucun bison ne peut avancer

## Questions
wr-ask-place = { $number ->
    [1] Où placez-vous votre premier tipi ?
   *[other] Où placez-vous votre deuxième tipi ?
}
wr-ask-herd = Quel bison avance ?
wr-ask-herd-to = Où va le bison de { $field } ?
wr-ask-lose = { $count ->
    [one] Plus de provisions. Quel tipi affamé perdez-vous ?
   *[other] Plus de provisions. Quels { $count } tipis affamés perdez-vous ?
}
wr-ask-act = Que faites-vous ?
wr-ask-trek = Quel tipi se déplace ?
wr-ask-trek-to = Où va le tipi de { $field } ?
wr-ask-raise = Où se dresse votre nouveau tipi ?
wr-ask-drive = Quel bison menez-vous plus loin ?
wr-ask-drive-to = Où menez-vous le bison de { $field } ?
wr-ask-send = Voilà votre tour. L’envoyez-vous ?
wr-ask-without = Vous n’avez plus de tipi sur le plateau. Quel bison menez-vous plus loin ?
wr-without = Continuer sans moi
wr-without-note = Vous ne pouvez plus que mener des bisons. Sans vous, un robot le fait, jusqu’à ce que vous repreniez votre place.
wr-place-note = Toute case sans tipi, avec ou sans bisons.

## Effets
wr-your-tipis = Vos tipis :
wr-fed = { $count ->
    [one] { $count } nourri
   *[other] { $count } nourris
}
wr-hungry = { $count ->
    [one] { $count } affamé
   *[other] { $count } affamés
}
wr-lost = { $count ->
    [one] 1 tipi serait perdu
   *[other] { $count } tipis seraient perdus
}
wr-other-hungry = { $lost ->
    [0] { $name } : { $hungry ->
        [one] 1 affamé
       *[other] { $hungry } affamés
    }
    [one] { $name } : { $hungry ->
        [one] 1 affamé
       *[other] { $hungry } affamés
    }, 1 perdu
   *[other] { $name } : { $hungry } affamés, { $lost } perdus
}
wr-none-hungry = Personne d’autre n’a faim.
wr-done = Terminé
wr-start-over = Recommencer
wr-to-go = encore { $count }
wr-not-yet = { $count ->
    [one] Pas encore : il manque un pas.
   *[other] Pas encore : il manque { $count } pas.
}
wr-also-back = Repris aussi : { $steps }
wr-way = de { $from } à { $to }

## Pourquoi non
wr-cannot-place = Un tipi se trouve déjà en { $field }. Choisissez une case sans tipi.
wr-cannot-herd = Aucun bison ne peut quitter { $field } maintenant. Choisissez un chiffre plein.
wr-cannot-supply = En { $field }, aucun de vos tipis n’est affamé. Choisissez une case marquée.
wr-cannot-act = En { $field }, il n’y a rien à déplacer. Choisissez un de vos tipis ou un troupeau.
wr-cannot-trek = Aucun tipi ne peut aller ainsi. Choisissez un de vos tipis, ou une autre action.
wr-cannot-gather = Rien à amasser : pas de bison en trop sur vos propres cases, ou déjà dix provisions.
wr-cannot-raise = Un nouveau tipi demande trois provisions, un tipi en réserve et une case où seuls les vôtres se trouvent.
wr-cannot-drive = Aucun bison ne peut aller ainsi. Choisissez un troupeau, ou une autre action.

## Une case s’explique
wr-about-moved = { $count ->
    [one] L’un d’eux a avancé pendant cette étape.
   *[other] { $count } d’entre eux ont avancé pendant cette étape.
}
wr-about-tipis = { $count ->
    [one] { $hungry ->
        [0] { $name } : 1 tipi, nourri
       *[other] { $name } : 1 tipi, affamé
    }
   *[other] { $hungry ->
        [0] { $name } : { $count } tipis, nourris
        [one] { $name } : { $count } tipis, dont 1 affamé
       *[other] { $name } : { $count } tipis, dont { $hungry } affamés
    }
}
wr-about-gather = { $mine ->
    [yes] Amasser vous rapporte ici { $stones }.
   *[no] Amasser rapporte ici { $stones } à { $name }.
}
wr-about-enter = { $count ->
    [0] Venir ici vous coûte une provision.
   *[other] Venir ici coûte une provision à vous et à { $names }.
}
wr-about-free = Venir ici est gratuit.
wr-now-field = { $buffalo ->
    [0] { $field }, aucun bison
    [one] { $field }, 1 bison
   *[other] { $field }, { $buffalo } bisons
}
wr-now-fed = Tipis nourris
wr-now-hungry = Tipis affamés
wr-now-tipi = Provisions pour un tipi
wr-now-gather = Amasser maintenant
wr-now-herd = Bisons sur le plateau
wr-do-unpick = Choisi. Indiquez où il va, ou lâchez-le.
wr-do-go = Aller ici.
wr-do-place = Placer un tipi ici.
wr-do-lose = Perdre ici un tipi affamé.
wr-do-raise = Dresser un tipi ici.
wr-do-herd = Faire avancer un bison d’ici.
wr-do-trek = Déplacer un tipi d’ici.
wr-do-drive = Mener un bison d’ici.

## Parler
wr-say-feed = Vous amenez un bison en { $field } ?
wr-say-leave = Vous quittez { $field } ?
wr-say-promise = Promis.
wr-say-thanks = Merci !

## Faits, score, journal
wr-players = { $count ->
    [2] Deux joueurs, variante maison
    [3] Trois joueurs
   *[other] Quatre joueurs
}
wr-depth = { $depth } cases jusqu’aux Open Plains
wr-row-stones = Provisions (en cas d’égalité)
wr-row-open-plains = Tipis dans les Open Plains
wr-set-up = Mise en place
wr-round = Manche { $number }
wr-log-start = { $mine ->
    [yes] Vous commencez la partie.
   *[no] { $name } commence la partie.
}
wr-log-place = { $name } { $mine ->
        [yes] avez
       *[no] a
    } placé un tipi en { $from }.
wr-log-lose = { $name } { $mine ->
        [yes] avez
       *[no] a
    } perdu un tipi affamé en { $from }.
wr-log-trek = { $moved ->
    [0] { $name } { $mine ->
        [yes] avez
       *[no] a
    } déplacé un tipi de { $from } à { $to }.
   *[other] { $name } { $mine ->
        [yes] avez
       *[no] a
    } fait avancer des bisons ({ $steps }) et déplacé un tipi de { $from } à { $to }.
}
wr-log-trek-out = { $moved ->
    [0] { $name } { $mine ->
        [yes] avez
       *[no] a
    } mené un tipi de { $from } aux Open Plains.
   *[other] { $name } { $mine ->
        [yes] avez
       *[no] a
    } fait avancer des bisons ({ $steps }) et mené un tipi de { $from } aux Open Plains.
}
wr-log-gather = { $moved ->
    [0] { $name } { $mine ->
        [yes] avez
       *[no] a
    } amassé { $count ->
        [one] 1 provision
       *[other] { $count } provisions
    } en { $fields }.
   *[other] { $name } { $mine ->
        [yes] avez
       *[no] a
    } fait avancer des bisons ({ $steps }) et amassé { $count ->
        [one] 1 provision
       *[other] { $count } provisions
    } en { $fields }.
}
wr-log-raise = { $moved ->
    [0] { $name } { $mine ->
        [yes] avez
       *[no] a
    } dressé un tipi en { $from } pour { $count ->
        [one] 1 provision
       *[other] { $count } provisions
    }.
   *[other] { $name } { $mine ->
        [yes] avez
       *[no] a
    } fait avancer des bisons ({ $steps }) et dressé un tipi en { $from } pour { $count ->
        [one] 1 provision
       *[other] { $count } provisions
    }.
}
wr-log-drive = { $moved ->
    [0] { $name } { $mine ->
        [yes] avez
       *[no] a
    } mené un bison de { $from } à { $to }.
   *[other] { $name } { $mine ->
        [yes] avez
       *[no] a
    } fait avancer des bisons ({ $steps }) et mené un autre de { $from } à { $to }.
}
wr-log-drive-out = { $moved ->
    [0] { $name } { $mine ->
        [yes] avez
       *[no] a
    } mené un bison de { $from } aux Open Plains.
   *[other] { $name } { $mine ->
        [yes] avez
       *[no] a
    } fait avancer des bisons ({ $steps }) et mené un autre de { $from } aux Open Plains.
}
wr-log-pass = { $moved ->
    [0] { $name } { $mine ->
        [yes] avez
       *[no] a
    } passé.
   *[other] { $name } { $mine ->
        [yes] avez
       *[no] a
    } fait avancer des bisons ({ $steps }) et passé.
}
wr-log-step = { $end ->
    [out] { $start }→Open Plains
   *[other] { $start }→{ $end }
}
wr-log-herd = { $name } { $mine ->
        [yes] avez
       *[no] a
    } fait avancer des bisons : { $steps }.
wr-log-met = Une provision chacun en { $field } : { $names }.
wr-log-fed = { $name } { $mine ->
        [yes] avez
       *[no] a
    } payé { $count ->
        [one] 1 provision
       *[other] { $count } provisions
    } pour des tipis affamés.
wr-ended-tipis = Il n’y a plus de tipi sur le plateau : la partie est finie.

## Conseil
wr-advise-place = Placez un tipi en { $from }
wr-advise-herd = Faites avancer un bison de { $from } à { $to }
wr-advise-herd-out = Faites avancer un bison de { $from } aux Open Plains
wr-advise-lose = Renoncez à un tipi en { $from }
wr-advise-trek = Déplacez un tipi de { $from } à { $to }
wr-advise-trek-out = Menez un tipi de { $from } aux Open Plains
wr-advise-gather = Amassez des provisions
wr-advise-raise = Dressez un tipi en { $from }
wr-advise-drive = Menez un bison de { $from } à { $to }
wr-advise-drive-out = Menez un bison de { $from } aux Open Plains
wr-advise-pass = Passez

## Pourquoi un coup est conseillé
hint-wr-plains = { $count ->
    [1] Il atteint les Open Plains : votre premier tipi là-bas.
   *[other] Il atteint les Open Plains : { $count } de vos tipis y sont alors.
}
hint-wr-gather = { $stones ->
    [one] Une provision de plus.
   *[other] { $stones } provisions de plus.
}
hint-wr-raise = Un tipi de plus : { $count } se dressent alors sur le plateau.
hint-wr-place = { $count ->
    [one] Un bison s’y trouve.
   *[other] { $count } bisons s’y trouvent.
}
hint-wr-fed = { $count ->
    [one] Un de vos tipis de plus est nourri.
   *[other] { $count } de vos tipis de plus sont nourris.
}
hint-wr-starve = { $count ->
    [one] Un tipi adverse de plus est affamé.
   *[other] { $count } tipis adverses de plus sont affamés.
}
hint-wr-surplus = { $count ->
    [one] Amasser rapporterait une provision de plus.
   *[other] Amasser rapporterait { $count } provisions de plus.
}
hint-wr-nearer = Il se rapproche des Open Plains et y trouve un bison.
hint-wr-behind = Il a le plus long chemin jusqu’aux Open Plains.

# A guided game: what the last round brought me
wr-good-place = En tête du troupeau, par exemple { $fields } : { $buffalo ->
    [one] { $buffalo } bison s’y trouve
   *[other] { $buffalo } bisons s’y trouvent
}.
wr-good-hungry = Un bison vers { $fields } : pour l’instant, { $count ->
    [one] { $count } tipi a
   *[other] { $count } tipis ont
} faim.
wr-good-fed = Tous vos tipis mangent. Amasser rapporterait pour l’instant { $stones ->
    [one] { $stones } provision
   *[other] { $stones } provisions
}.
wr-good-raise = Dressez un tipi : il coûte { $cost } de vos { $stones } provisions et déplace un bison de plus par tour.
wr-good-gather = Amasser rapporte { $stones } : vous aurez { $have } + { $stones } provisions, et un tipi en coûte { $cost }.
wr-recap = Depuis votre dernier tour : provisions { $stones }, tipis sur le plateau { $tipis }, Open Plains { $plains }.
