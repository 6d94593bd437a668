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
mr-thing-gold = pépite
mr-thing-beaver = { $count ->
    [one] castor
   *[other] { $count } castors
}
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
mr-cell-empty = { $cell } : vide
mr-cell = { $cell } : { $land }
mr-cell-with = { $cell } : { $land } avec { $things }
mr-ranch = Ranch de { $name }
mr-ranch-of = Ranch de { $name }. { $cells }
mr-ranch-empty = Ranch de { $name }, encore vide
mr-your-ranch = Votre ranch

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
mr-ask-hire = Qui engagez-vous pour { $cell }, et de quel côté ?
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
mr-dry-here = Perdre une vache en { $cell }
mr-drive-from = Déplacer une vache de { $cell }
mr-drive-to = Déplacer la vache de { $from } à { $to }
mr-hire-here = Engager pour le cercle de { $cell }
mr-rustle-here = Prendre une vache à { $name } en { $cell }
mr-bonus-here = Poser { $parcel } en { $cell }

## Boutons
mr-turn = Tourner
mr-stop = Ne plus construire
mr-done = { $steps ->
    [one] Arrêter, 1 pas perdu
   *[other] Arrêter, { $steps } pas perdus
}
mr-decline-swap = Ne rien échanger
mr-decline-rustle = Ne prendre aucune vache
mr-confirm-build = Construire
mr-confirm-pick = Choisir
mr-confirm-discard = Défausser
mr-confirm-dry = Sécheresse ici
mr-confirm-hire = { $anyway ->
    [yes] Engager quand même : { $partner }
   *[no] Engager : { $partner }
}
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
    [yes] { $name } avez défaussé { $parcels }.
   *[no] { $name } a défaussé { $parcels }.
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
    [yes] { $name } avez déplacé des vaches : { $steps }.
   *[no] { $name } a déplacé des vaches : { $steps }.
}
mr-log-swap = { $mine ->
    [yes] { $name } avez échangé avec { $other } : { $given } contre { $taken }.
   *[no] { $theirs ->
        [yes] { $name } a échangé avec vous : { $given } contre { $taken }.
       *[no] { $name } a échangé avec { $other } : { $given } contre { $taken }.
    }
}
mr-log-rustle = { $mine ->
    [yes] { $name } avez pris une vache à { $other }, de { $cell } à { $to }.
   *[no] { $theirs ->
        [yes] { $name } vous a pris une vache, de { $cell } à { $to }.
       *[no] { $name } a pris une vache à { $other }, de { $cell } à { $to }.
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
mr-log-swap-alike = { $mine ->
    [yes] { $name } avez échangé avec { $other } deux parcelles identiques.
   *[no] { $theirs ->
        [yes] { $name } a échangé avec vous deux parcelles identiques.
       *[no] { $name } a échangé avec { $other } deux parcelles identiques.
    }
}
mr-log-cows = { $count ->
    [one] { $count } vache est arrivée.
   *[other] { $count } vaches sont arrivées.
}
mr-log-crowded = { $mine ->
    [yes] { $count ->
        [one] { $name } avez perdu { $count } vache : surpopulation.
       *[other] { $name } avez perdu { $count } vaches : surpopulation.
    }
   *[no] { $count ->
        [one] { $name } a perdu { $count } vache : surpopulation.
       *[other] { $name } a perdu { $count } vaches : surpopulation.
    }
}
mr-log-left = { $mine ->
    [yes] { $count ->
        [one] Il vous restait { $count } parcelle ; elle quitte le jeu.
       *[other] Il vous restait { $count } parcelles ; elles quittent le jeu.
    }
   *[no] { $count ->
        [one] Il restait { $count } parcelle à { $name } ; elle quitte le jeu.
       *[other] Il restait { $count } parcelles à { $name } ; elles quittent le jeu.
    }
}
mr-chance-parcels = Parcelles dévoilées : { $parcels }.
mr-chance-partners = Arrivés au saloon : { $partners }.
mr-chance-lot = { $mine ->
    [yes] Votre ranchero a été tiré.
   *[no] Le ranchero de { $name } a été tiré.
}
mr-ended-rounds = La manche 24 est finie, il n’y a plus de parcelles : la partie est finie.

## Un conseil
mr-advice-pick = Choisissez : { $parcel }
mr-advice-build = Construisez { $first } en { $cell } et { $second } en { $other }
mr-advice-stop = Ne construisez rien
mr-advice-discard = Défaussez { $first } et { $second }
mr-advice-dry = Perdez la vache en { $cell }
mr-advice-hire = Engagez en { $cell } : { $partner }
mr-advice-drive = Déplacez une vache de { $from } à { $to }
mr-advice-done = Ne déplacez plus de vache
mr-advice-swap = Échangez avec { $other } : { $parcel } contre { $theirs }
mr-advice-rustle = Prenez la vache de { $other } en { $cell }
mr-advice-decline = Renoncez
mr-advice-bonus = Posez la parcelle bonus ({ $parcel }) en { $cell }
mr-advice-bonus-out = Écartez une parcelle bonus

## Ce que cela coûte, et ce que cela fait ici et maintenant
mr-pick-here = Choisir la parcelle { $place } : { $parcel }
mr-take-here = Prendre la parcelle { $field } en réserve : { $parcel }
mr-token-here = Engager à la table { $table } : { $partner }
mr-swap-here = Prendre { $parcel } à { $name }
mr-one-way = En { $cell }, le domino ne peut être posé que dans ce sens.
mr-note-stop = Si vous arrêtez, vos parcelles restent en réserve pour un autre tour.
mr-unfit = Pas là : { $meetings }.
mr-unfit-meets = { $one } contre { $other }
mr-unfit-alone = Là, le domino ne touche rien. Cherchez un pont, ou son propre paysage.
mr-note-tried = Le domino est toujours à vous. Les essais ne coûtent rien ici.
mr-coach-tally = { $parcels } × { $cows } : { $parcels ->
    [one] 1 parcelle
   *[other] { $parcels } parcelles
} fois { $cows ->
    [one] 1 vache
   *[other] { $cows } vaches
}, soit { $points ->
    [one] 1 point
   *[other] { $points } points
}.
mr-try-build = { $count ->
    [0] { $first } en { $cell }, { $second } en { $other } ; rien à côté
   *[other] { $first } en { $cell }, { $second } en { $other } ; à côté : { $beside }
}
mr-beside = { $land } en { $cell }
mr-note-discard = Une parcelle de trop, et aucune paire ne convient : ni au bout d’un pont, ni à côté de son paysage.
mr-note-hire = Choisissez un partenaire au saloon pour voir ce que font ses deux côtés.
mr-sides = Les deux côtés
mr-sides-none = Choisissez un partenaire au saloon : ici, vous voyez ce que font ses deux côtés.
mr-at-the-end = à la fin
mr-have-gold = { $count ->
    [0] Vous n’avez pas encore de pépite.
    [one] Vous avez 1 pépite.
   *[other] Vous avez { $count } pépites.
}
mr-each-gold = Chaque pépite vaut 1 point.
mr-have-beaver = { $count ->
    [0] Vous n’avez pas encore de castor.
    [one] Vous avez 1 castor.
   *[other] Vous avez { $count } castors.
}
mr-each-beaver = Chaque castor vaut 1 point.
mr-have-corn = { $count ->
    [0] Vous n’avez pas encore d’épi.
    [one] Vous avez 1 épi.
   *[other] Vous avez { $count } épis.
}
mr-each-corn = Chaque épi vaut 1 point.
mr-unit-cowboy = pas de vache
mr-unit-desperado = échange
mr-unit-cattle-thief = vache
mr-reach-cowboy = { $count ->
    [one] Tout de suite. Une de vos vaches peut avancer.
   *[other] Tout de suite. { $count } de vos vaches peuvent avancer.
}
mr-reach-desperado = { $count ->
    [one] Tout de suite. Les autres ont 1 parcelle à échanger.
   *[other] Tout de suite. Les autres ont { $count } parcelles à échanger.
}
mr-reach-cattle-thief = { $count ->
    [one] Tout de suite. 1 vache des autres est sans protection.
   *[other] Tout de suite. { $count } vaches des autres sont sans protection.
}
mr-does-nothing = Ne fait rien maintenant
mr-lacks-storage = Il échange une parcelle en réserve avec quelqu’un d’autre. Votre réserve est vide.
mr-lacks-theirs = Il échange une parcelle en réserve avec quelqu’un d’autre. Personne d’autre n’en a.
mr-lacks-cows = Il prend une vache sans protection à un autre ranch. Il n’y en a pas.
mr-lacks-corn = Il amène une vache sur sa propre parcelle. C’est un champ de maïs : les vaches n’y vont jamais.
mr-lacks-walk = Il déplace vos vaches. Aucune ne peut avancer.
mr-guards = Chaque côté protège votre territoire { $land }, { $parcels } × { $cows }, des voleurs de bétail, pas de la sécheresse.
mr-yours = Le vôtre
mr-bonus-goal = Atteignez la rangée 10 et prenez-en une.
mr-bonus-parcel = Parcelle bonus : { $first } ou { $second }

## Ce que cela signifie ici et maintenant
mr-now-territory = { $land } { $parcels } × { $cows }
mr-now-worth = Vaut maintenant
mr-now-parcel = Une parcelle de plus
mr-now-cow = Une vache de plus
mr-now-both = Une parcelle avec une vache
mr-now-with = Avec { $territory }
mr-now-apart = À l’écart : aucune vache perdue
mr-now-no-cow = Vous n’avez pas de vache là : rien ne se passe
mr-now-saloon = Au saloon : { $partners }
mr-now-cows = Vaches sur votre ranch
mr-now-supply = Encore disponibles
mr-now-other-side = De l’autre côté : un cow-boy. Vos vaches font tout de suite jusqu’à 3 pas.
mr-now-bridges = Ponts
mr-now-stored = En réserve
mr-now-group = { $count ->
    [0] Vous n’en avez pas encore
    [one] Votre plus grand groupe : 1 parcelle
   *[other] Votre plus grand groupe : { $count } parcelles
}
mr-now-pile = Parcelles dans la pile
mr-now-stack = Jetons dans la pile
mr-now-number = Numéro { $number }
mr-now-acts = Cette parcelle joue
mr-now-place = { $place ->
    [1] { $place }re
   *[other] { $place }e
} sur { $count }
mr-now-before = Avant elle
mr-now-after = Après elle

## Ce que l’en-tête explique
mr-board-camp = Camp
mr-board-mary = Mary
mr-board-wesley = Wesley
mr-board-calamity = Calamity
mr-board-big-jo = Big Jo
## Pourquoi un coup est conseillé
hint-mr-gain = { $points ->
    [one] { $points } point tout de suite
   *[other] { $points } points tout de suite
}, surtout pour { $row ->
    [desert] le désert.
    [canyon] le canyon.
    [meadow] la prairie.
    [forest] la forêt.
    [farm] la ferme.
    [gold] les pépites.
    [beaver] les castors.
    [corn] les épis.
    [gold-digger] les chercheurs d’or.
    [trapper] les trappeurs.
    [farmer] les fermiers.
   *[scenario] le scénario.
}
hint-mr-least = Rien d’autre ne vous coûte moins de points.
hint-mr-territory = Votre plus grand territoire passe à { $count } parcelles.
hint-mr-fits = Elle va avec { $landscape ->
    [desert] vos { $count } parcelles de désert.
    [canyon] vos { $count } parcelles de canyon.
    [meadow] vos { $count } parcelles de prairie.
    [forest] vos { $count } parcelles de forêt.
    [farm] vos { $count } parcelles de ferme.
   *[corn] vos { $count } champs de maïs.
}
hint-mr-first = Avec elle, vous jouez en premier à la prochaine manche.

# A guided game: what the last round brought me
mr-good-parcel = Par exemple { $parcel } : votre { $land } passerait de { $before } à { $after ->
    [one] { $after } point
   *[other] { $after } points
}.
mr-good-cow = Une vache de plus, { $land } : de { $before } à { $after ->
    [one] { $after } point
   *[other] { $after } points
}.
mr-good-hire = Par exemple { $partner } : { $gain ->
    [one] { $gain } point
   *[other] { $gain } points
} de plus, dans l’état actuel.
mr-recap = { $land ->
    [0] À la manche précédente, vous n’avez rien construit : vos parcelles attendent en réserve.
   *[other] { $cows ->
        [0] À la manche précédente, vous avez construit { $land } parcelles, et aucune vache n’est arrivée.
        [one] À la manche précédente, vous avez construit { $land } parcelles, et une vache est arrivée.
       *[other] À la manche précédente, vous avez construit { $land } parcelles, et { $cows } vaches sont arrivées.
    }
}
mr-recap-lost = { $cows ->
    [one] À la manche précédente, votre ranch a perdu une vache.
   *[other] À la manche précédente, votre ranch a perdu { $cows } vaches.
}
