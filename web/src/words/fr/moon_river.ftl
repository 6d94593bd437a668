# Moon River
mr-camp = Plateaux du camp
mr-legends = Légendes de l’Ouest
mr-setup = Mise en place
mr-round = Manche { $round }
mr-round-of = Manche { $round } sur { $rounds }
mr-last-round = Dernière manche
mr-scenario-timber = Commerce du bois
mr-scenario-gold-rush = Ruée vers l’or
mr-scenario-outlaws = Hors-la-loi
mr-scenario-city = Moon River City

## Choses
mr-land-desert = désert
mr-land-canyon = canyon
mr-land-meadow = prairie
mr-land-forest = forêt
mr-land-farm = ferme
mr-land-corn = champ de maïs
mr-thing-cow = { $count ->
    [one] vache
   *[other] { $count } vaches
}
mr-thing-gold = or
mr-thing-beaver = castor
mr-thing-corn = { $count ->
    [one] 1 épi
   *[other] { $count } épis
}
mr-thing-skull = crâne
mr-thing-circle = cercle
mr-parcel = { $land } avec { $things }
mr-partner-cowboy = cow-boy
mr-partner-desperado = desperado
mr-partner-cattle-thief = voleur de bétail
mr-partner-gold-digger = chercheur d’or
mr-partner-trapper = trappeur
mr-partner-farmer = fermier
mr-about-cowboy = Cow-boy : déplacez vos vaches, trois pas au plus.
mr-about-desperado = Desperado : échangez une parcelle en réserve avec quelqu’un.
mr-about-cattle-thief = Voleur de bétail : prenez une vache sans protection dans un autre ranch.
mr-about-gold-digger = Chercheur d’or : à la fin, 1 point par pépite de votre ranch.
mr-about-trapper = Trappeur : à la fin, 1 point par castor de votre ranch.
mr-about-farmer = Fermier : à la fin, 1 point par épi de votre ranch.
mr-cell-empty = { $cell } : vide
mr-cell = { $cell } : { $land }
mr-cell-with = { $cell } : { $land } avec { $things }
mr-ranch = Ranch de { $name }
mr-ranch-of = Ranch de { $name }. { $cells }
mr-ranch-empty = Ranch de { $name }, encore vide
mr-your-ranch = Votre ranch. Les flèches parcourent les cases.

## La feuille de score
mr-row-desert = Désert
mr-row-canyon = Canyon
mr-row-meadow = Prairie
mr-row-forest = Forêt
mr-row-farm = Ferme
mr-row-gold = Or
mr-row-beaver = Castors
mr-row-corn = Maïs
mr-row-gold-digger = Chercheurs d’or
mr-row-trapper = Trappeurs
mr-row-farmer = Fermiers
mr-row-scenario = Scénario
mr-row-total = Points
mr-points = { $before } → { $after } points
mr-points-now = { $count ->
    [one] point
   *[other] points
}
mr-cows = { $count ->
    [one] { $count } vache
   *[other] { $count } vaches
}

## Colonnes et saloon
mr-saloon = Saloon
mr-stack = { $count } en pile
mr-acting = en jeu
mr-choose = au choix
mr-no-column = pas de colonne
mr-column-older = Les parcelles que l’on prend, dans l’ordre du tour
mr-column-newer = Les parcelles au choix
mr-taken = prise
mr-place-free = Parcelle { $place } : { $parcel }
mr-place-taken = Parcelle { $place } : { $parcel }. Ranchero de { $name }.
mr-token = Table { $table } : { $partner }

## Réserve et places
mr-storage = Votre réserve
mr-storage-of = Réserve de { $name }
mr-stored = Parcelle { $field } en réserve : { $parcel }
mr-their-parcel = Parcelle de { $name } : { $parcel }
mr-their-cow = { $name }, { $cell }
mr-swap-with = Parcelles des autres
mr-rustle-from = Vaches des autres
mr-bonus-side = Parcelles bonus
mr-bonus-out = L’écarter
mr-look = Voir ce ranch
mr-acts-now = Joue maintenant.
mr-acts = { $place ->
    [1] Joue ensuite.
   *[other] Joue en position { $place }.
}
mr-acted = A joué.
mr-hand-now = Votre ranchero choisit.
mr-hand-then = Ensuite, votre ranchero choisit.
mr-hand-placed = Votre ranchero a choisi.

## Questions
mr-ask-pick = Quelle parcelle pour votre ranchero ?
mr-ask-build = { $forced ->
    [true] Votre réserve est pleine : prenez deux parcelles et construisez.
   *[other] Prenez deux parcelles pour un domino, ou arrêtez.
}
mr-ask-build-where = Où poser le domino ?
mr-ask-build-here = { $stop ->
    [true] Construire ici, ailleurs, ou arrêter ?
   *[other] Construire ici, ou ailleurs ?
}
mr-ask-discard = Rien ne convient. Quelles deux parcelles quittent le jeu ?
mr-ask-dry = Sécheresse : de quelle parcelle part une vache ?
mr-ask-hire = Un cercle : qui engagez-vous ?
mr-ask-hire-side = Spécialiste ou cow-boy ?
mr-ask-drive = { $steps ->
    [one] Cow-boy : encore un pas. Quelle vache avance ?
   *[other] Cow-boy : encore { $steps } pas. Quelle vache avance ?
}
mr-ask-drive-to = Où va la vache ?
mr-ask-swap = Desperado : quelle parcelle à vous contre laquelle des autres ?
mr-ask-rustle = Voleur de bétail : à qui prenez-vous une vache ?
mr-ask-bonus = La rangée 10 est atteinte : posez une parcelle bonus.
mr-note-pick = Place { $place } dans l’ordre de la prochaine manche.
mr-not-there = Il ne peut pas être posé là. Cherchez les cases bleues.
mr-place = { $cell } { $first }, { $other } { $second }
mr-dry-here = La vache de { $cell } part
mr-drive-from = Déplacer une vache de { $cell }
mr-drive-to = De { $from } à { $to }
mr-hire-here = Sur le cercle de { $cell }
mr-rustle-here = Prendre la vache de { $cell }
mr-bonus-here = { $cell } : { $parcel }

## Boutons
mr-turn = Tourner
mr-stop = Arrêter
mr-done = Terminé
mr-decline = Non merci
mr-confirm-build = Construire
mr-confirm-pick = Choisir
mr-confirm-discard = Défausser
mr-confirm-dry = Sécheresse ici
mr-confirm-hire = Engager
mr-confirm-swap = Échanger
mr-confirm-rustle = Prendre la vache
mr-confirm-bonus = Poser

## Le journal
mr-log-scenario = Le scénario est { $scenario }.
mr-log-pick = { $mine ->
    [yes] { $name } avez choisi { $parcel }.
   *[no] { $name } a choisi { $parcel }.
}
mr-log-build = { $mine ->
    [yes] { $name } avez construit { $first } en { $cell } et { $second } en { $other }.
   *[no] { $name } a construit { $first } en { $cell } et { $second } en { $other }.
}
mr-log-discard = { $mine ->
    [yes] { $name } avez défaussé deux parcelles.
   *[no] { $name } a défaussé deux parcelles.
}
mr-log-dry = { $mine ->
    [yes] { $name } avez perdu une vache en { $cell } : sécheresse.
   *[no] { $name } a perdu une vache en { $cell } : sécheresse.
}
mr-log-hire = { $mine ->
    [yes] { $name } avez engagé en { $cell } : { $partner }.
   *[no] { $name } a engagé en { $cell } : { $partner }.
}
mr-log-drive = { $mine ->
    [yes] { $name } avez mené une vache de { $from } à { $to }.
   *[no] { $name } a mené une vache de { $from } à { $to }.
}
mr-log-swap = { $mine ->
    [yes] { $name } avez échangé une parcelle avec { $other }.
   *[no] { $theirs ->
        [yes] { $name } a échangé une parcelle avec vous.
       *[no] { $name } a échangé une parcelle avec { $other }.
    }
}
mr-log-rustle = { $mine ->
    [yes] { $name } avez pris une vache à { $other }, en { $cell }.
   *[no] { $theirs ->
        [yes] { $name } vous a pris une vache en { $cell }.
       *[no] { $name } a pris une vache à { $other }, en { $cell }.
    }
}
mr-log-decline = { $mine ->
    [yes] { $name } avez renoncé.
   *[no] { $name } a renoncé.
}
mr-log-bonus = { $mine ->
    [yes] { $name } avez posé la parcelle bonus ({ $parcel }) en { $cell }.
   *[no] { $name } a posé la parcelle bonus ({ $parcel }) en { $cell }.
}
mr-log-bonus-out = { $mine ->
    [yes] { $name } avez écarté une parcelle bonus.
   *[no] { $name } a écarté une parcelle bonus.
}

## Un conseil
mr-advice-pick = Choisissez : { $parcel }
mr-advice-build = Construisez { $first } en { $cell } et { $second } en { $other }
mr-advice-stop = Ne construisez rien
mr-advice-discard = Défaussez { $first } et { $second }
mr-advice-dry = Perdez la vache en { $cell }
mr-advice-hire = Engagez en { $cell } : { $partner }
mr-advice-drive = Menez une vache de { $from } à { $to }
mr-advice-done = Ne menez plus de vache
mr-advice-swap = Échangez avec { $other } : { $parcel } contre { $theirs }
mr-advice-rustle = Prenez la vache de { $other } en { $cell }
mr-advice-decline = Renoncez
mr-advice-bonus = Posez la parcelle bonus ({ $parcel }) en { $cell }
mr-advice-bonus-out = Écartez une parcelle bonus
