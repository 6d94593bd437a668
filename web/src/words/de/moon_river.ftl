# Moon River
mr-camp = Camp-Spielpläne
mr-legends = Legenden des Westens
mr-setup = Vorbe{"\u00AD"}reitung
mr-round = Runde { $round }
mr-round-of = Runde { $round } von { $rounds }
mr-last-round = Letzte Runde
mr-scenario-timber = Holzhandel
mr-scenario-gold-rush = Goldrausch
mr-scenario-outlaws = Gesetzlose
mr-scenario-city = Moon River City

## Dinge
mr-land-desert = Wüste
mr-land-canyon = Canyon
mr-land-meadow = Wiese
mr-land-forest = Wald
mr-land-farm = Farm
mr-land-corn = Maisfeld
mr-thing-cow = { $count ->
    [one] Kuh
   *[other] { $count } Kühen
}
mr-thing-gold = Goldnugget
mr-thing-beaver = { $count ->
    [one] Biber
   *[other] { $count } Bibern
}
mr-thing-corn = { $count ->
    [one] 1 Maiskolben
   *[other] { $count } Maiskolben
}
mr-thing-skull = Schädel
mr-thing-circle = Kreis
mr-parcel = { $land } mit { $things }
mr-partner-cowboy = Cowboy
mr-partner-desperado = Desperado
mr-partner-cattle-thief = Viehdieb
mr-partner-gold-digger = Goldgräber
mr-partner-trapper = Pelzjäger
mr-partner-farmer = Farmer
mr-cell-empty = { $cell }: leer
mr-cell = { $cell }: { $land }
mr-cell-with = { $cell }: { $land } mit { $things }
mr-ranch = Ranch von { $name }
mr-ranch-of = Ranch von { $name }. { $cells }
mr-ranch-empty = Ranch von { $name }, noch leer
mr-your-ranch = Deine Ranch

## Der Wertungsblock
mr-row-desert = Wüste
mr-row-canyon = Canyon
mr-row-meadow = Wiese
mr-row-forest = Wald
mr-row-farm = Farm
mr-row-gold = Gold
mr-row-beaver = Biber
mr-row-corn = Mais
mr-row-gold-digger = Goldgräber
mr-row-trapper = Pelzjäger
mr-row-farmer = Farmer
mr-row-scenario = Szenario
mr-row-total = Punkte
mr-points = { $before } → { $after } Punkte
mr-points-now = { $count ->
    [one] Punkt jetzt
   *[other] Punkte jetzt
}
mr-cows = { $count ->
    [one] 1 Kuh
   *[other] { $count } Kühe
}

## Spalten und Saloon
mr-saloon = Saloon
mr-stack = { $count } im Stapel
mr-acting = am Zug
mr-choose = zur Auswahl
mr-no-column = keine neue Spalte
mr-column-older = Die Parzellen, die genommen werden, in Zugreihenfolge
mr-column-newer = Die Parzellen, die zur Auswahl stehen
mr-taken = genommen
mr-place-free = Parzelle { $place }: { $parcel }
mr-place-taken = Parzelle { $place }: { $parcel }. Ranchero von { $name }.
mr-token = Tisch { $table }: { $partner }

## Lager und Plätze
mr-storage = Dein Lager
mr-storage-of = Lager von { $name }
mr-stored = Gelagerte Parzelle { $field }: { $parcel }
mr-swap-with = Parzellen der anderen
mr-rustle-from = Kühe der anderen
mr-bonus-side = Bonusplättchen
mr-bonus-out = Entfernen
mr-look = Diese Ranch ansehen
mr-acts-now = Ist am Zug.
mr-acts = { $place ->
    [1] Kommt als Nächstes.
   *[other] Kommt als Nummer { $place }.
}
mr-acted = War schon dran.
mr-hand-now = Jetzt wählt dein Ranchero.
mr-hand-then = Danach wählt dein Ranchero.
mr-hand-placed = Dein Ranchero hat gewählt.

## Fragen
mr-ask-pick = Welche Parzelle soll dein Ranchero bekommen?
mr-ask-build = { $forced ->
    [true] Dein Lager ist voll: Nimm zwei Parzellen und baue.
   *[other] Nimm zwei Parzellen für einen Dominostein, oder höre auf.
}
mr-ask-build-where = Wo soll der Dominostein liegen?
mr-ask-build-here = { $stop ->
    [true] Hier bauen, anderswo bauen oder aufhören?
   *[other] Hier bauen oder anderswo?
}
mr-ask-discard = Nichts passt. Welche zwei Parzellen kommen aus dem Spiel?
mr-ask-dry = Dürre: Von welcher Parzelle geht eine Kuh?
mr-ask-hire = Wen wirbst du für { $cell } an, und mit welcher Seite?
mr-ask-drive = { $steps ->
    [one] Cowboy: noch ein Schritt. Welche Kuh geht?
   *[other] Cowboy: noch { $steps } Schritte. Welche Kuh geht?
}
mr-ask-drive-to = Wohin geht die Kuh?
mr-ask-swap = Desperado: Welche deiner Parzellen tauschst du gegen welche der anderen?
mr-ask-rustle = Viehdieb: Wessen Kuh stiehlst du?
mr-ask-bonus = Reihe 10 ist erreicht: Lege ein Bonusplättchen.
mr-note-pick = Platz { $place } in der Reihenfolge der nächsten Runde.
mr-not-there = Dort kann er nicht liegen. Achte auf die blauen Felder.
mr-dry-here = Eine Kuh verlieren auf { $cell }
mr-drive-from = Eine Kuh bewegen von { $cell }
mr-drive-to = Die Kuh von { $from } nach { $to } bewegen
mr-hire-here = Für den Kreis anwerben auf { $cell }
mr-rustle-here = { $name } eine Kuh stehlen von { $cell }
mr-bonus-here = { $parcel } auf { $cell } legen

## Knöpfe
mr-turn = Drehen
mr-stop = Nichts mehr bauen
mr-done = { $steps ->
    [one] Aufhören, 1 Schritt verfällt
   *[other] Aufhören, { $steps } Schritte verfallen
}
mr-decline-swap = Nichts tauschen
mr-decline-rustle = Keine Kuh stehlen
mr-confirm-build = Bauen
mr-confirm-pick = Wählen
mr-confirm-discard = Aus dem Spiel
mr-confirm-dry = Dürre hier
mr-confirm-hire = { $anyway ->
    [yes] Trotzdem: { $partner } anwerben
   *[no] { $partner } anwerben
}
mr-confirm-swap = Tauschen
mr-confirm-rustle = Kuh stehlen
mr-confirm-bonus = Legen

## Der Verlauf
mr-log-scenario = Das Szenario ist { $scenario }.
mr-log-pick = { $mine ->
    [yes] { $name } hast { $parcel } gewählt.
   *[no] { $name } hat { $parcel } gewählt.
}
mr-log-build = { $mine ->
    [yes] { $name } hast { $first } auf { $cell } und { $second } auf { $other } gebaut.
   *[no] { $name } hat { $first } auf { $cell } und { $second } auf { $other } gebaut.
}
mr-log-discard = { $mine ->
    [yes] { $name } hast aus dem Spiel genommen: { $parcels }.
   *[no] { $name } hat aus dem Spiel genommen: { $parcels }.
}
mr-log-dry = { $mine ->
    [yes] { $name } hast durch Dürre eine Kuh auf { $cell } verloren.
   *[no] { $name } hat durch Dürre eine Kuh auf { $cell } verloren.
}
mr-log-hire = { $mine ->
    [yes] { $name } hast auf { $cell } angeworben: { $partner }.
   *[no] { $name } hat auf { $cell } angeworben: { $partner }.
}
mr-log-drive = { $mine ->
    [yes] { $name } hast Kühe bewegt: { $steps }.
   *[no] { $name } hat Kühe bewegt: { $steps }.
}
mr-log-swap = { $mine ->
    [yes] { $name } hast mit { $other } getauscht: { $given } gegen { $taken }.
   *[no] { $theirs ->
        [yes] { $name } hat mit dir getauscht: { $given } gegen { $taken }.
       *[no] { $name } hat mit { $other } getauscht: { $given } gegen { $taken }.
    }
}
mr-log-rustle = { $mine ->
    [yes] { $name } hast { $other } eine Kuh von { $cell } gestohlen, nach { $to }.
   *[no] { $theirs ->
        [yes] { $name } hat dir eine Kuh von { $cell } gestohlen, nach { $to }.
       *[no] { $name } hat { $other } eine Kuh von { $cell } gestohlen, nach { $to }.
    }
}
mr-log-decline = { $mine ->
    [yes] { $name } hast verzichtet.
   *[no] { $name } hat verzichtet.
}
mr-log-bonus = { $mine ->
    [yes] { $name } hast das Bonusplättchen ({ $parcel }) auf { $cell } gelegt.
   *[no] { $name } hat das Bonusplättchen ({ $parcel }) auf { $cell } gelegt.
}
mr-log-bonus-out = { $mine ->
    [yes] { $name } hast ein Bonusplättchen entfernt.
   *[no] { $name } hat ein Bonusplättchen entfernt.
}
mr-log-swap-alike = { $mine ->
    [yes] { $name } hast mit { $other } zwei gleiche Parzellen getauscht.
   *[no] { $theirs ->
        [yes] { $name } hat mit dir zwei gleiche Parzellen getauscht.
       *[no] { $name } hat mit { $other } zwei gleiche Parzellen getauscht.
    }
}
mr-log-cows = { $count ->
    [one] 1 Kuh ist dazugekommen.
   *[other] { $count } Kühe sind dazugekommen.
}
mr-log-crowded = { $mine ->
    [yes] { $count ->
        [one] { $name } hast 1 Kuh durch Überbevölkerung verloren.
       *[other] { $name } hast { $count } Kühe durch Überbevölkerung verloren.
    }
   *[no] { $count ->
        [one] { $name } hat 1 Kuh durch Überbevölkerung verloren.
       *[other] { $name } hat { $count } Kühe durch Überbevölkerung verloren.
    }
}
mr-log-left = { $mine ->
    [yes] { $count ->
        [one] { $name } hattest 1 Parzelle übrig; sie kommt aus dem Spiel.
       *[other] { $name } hattest { $count } Parzellen übrig; sie kommen aus dem Spiel.
    }
   *[no] { $count ->
        [one] { $name } hatte 1 Parzelle übrig; sie kommt aus dem Spiel.
       *[other] { $name } hatte { $count } Parzellen übrig; sie kommen aus dem Spiel.
    }
}
mr-chance-parcels = Aufgedeckt wurden: { $parcels }.
mr-chance-partners = In den Saloon kamen: { $partners }.
mr-chance-lot = { $mine ->
    [yes] Dein Ranchero wurde gezogen.
   *[no] Der Ranchero von { $name } wurde gezogen.
}
mr-ended-rounds = Runde 24 ist vorbei, es gibt keine Parzellen mehr: Die Partie ist zu Ende.

## Ein Tipp
mr-advice-pick = Wähle { $parcel }
mr-advice-build = Baue { $first } auf { $cell } und { $second } auf { $other }
mr-advice-stop = Baue nichts
mr-advice-discard = Nimm { $first } und { $second } aus dem Spiel
mr-advice-dry = Verliere die Kuh auf { $cell }
mr-advice-hire = Wirb auf { $cell } an: { $partner }
mr-advice-drive = Bewege eine Kuh von { $from } nach { $to }
mr-advice-done = Bewege keine Kuh mehr
mr-advice-swap = Tausche mit { $other }: { $parcel } gegen { $theirs }
mr-advice-rustle = Stiehl { $other } die Kuh von { $cell }
mr-advice-decline = Verzichte
mr-advice-bonus = Lege das Bonusplättchen ({ $parcel }) auf { $cell }
mr-advice-bonus-out = Entferne ein Bonusplättchen

## Was es kostet, und was es hier und jetzt bewirkt
mr-pick-here = Parzelle { $place } wählen: { $parcel }
mr-take-here = Gelagerte Parzelle { $field } nehmen: { $parcel }
mr-token-here = Von Tisch { $table } anwerben: { $partner }
mr-swap-here = { $parcel } von { $name } nehmen
mr-one-way = Auf { $cell } kann der Dominostein nur so liegen.
mr-note-stop = Wenn du aufhörst, bleiben deine Parzellen im Lager für einen späteren Zug.
mr-unfit = Dort nicht: { $meetings }.
mr-unfit-meets = { $one } trifft auf { $other }
mr-unfit-alone = Dort berührt der Dominostein kein Land. Suche eine Brücke oder seine eigene Landschaft.
mr-note-tried = Der Dominostein gehört noch dir. Versuche kosten hier nichts.
mr-coach-tally = { $parcels } × { $cows }: { $parcels ->
    [one] 1 Parzelle
   *[other] { $parcels } Parzellen
} mal { $cows ->
    [one] 1 Kuh
   *[other] { $cows } Kühe
} { $points ->
    [one] ist 1 Punkt
   *[other] sind { $points } Punkte
}.
mr-try-build = { $count ->
    [0] { $first } auf { $cell }, { $second } auf { $other }; neben keinem Land
   *[other] { $first } auf { $cell }, { $second } auf { $other }; daneben { $beside }
}
mr-beside = { $land } auf { $cell }
mr-note-discard = Eine Parzelle zu viel, und keine zwei von dir passen: weder an eine Brücke noch an ihre eigene Landschaft.
mr-note-hire = Wähle im Saloon einen Partner: Dann siehst du, was beide Seiten bewirken.
mr-sides = Beide Seiten
mr-sides-none = Wähle im Saloon einen Partner: Hier siehst du, was beide Seiten bewirken.
mr-at-the-end = am Ende
mr-have-gold = { $count ->
    [0] Du hast noch kein Goldnugget.
    [one] Du hast 1 Goldnugget.
   *[other] Du hast { $count } Goldnuggets.
}
mr-each-gold = Jedes Goldnugget bringt 1 Punkt.
mr-have-beaver = { $count ->
    [0] Du hast noch keinen Biber.
    [one] Du hast 1 Biber.
   *[other] Du hast { $count } Biber.
}
mr-each-beaver = Jeder Biber bringt 1 Punkt.
mr-have-corn = { $count ->
    [0] Du hast noch keinen Maiskolben.
    [one] Du hast 1 Maiskolben.
   *[other] Du hast { $count } Maiskolben.
}
mr-each-corn = Jeder Maiskolben bringt 1 Punkt.
mr-unit-cowboy = Kuhschritte
mr-unit-desperado = Tausch
mr-unit-cattle-thief = Kuh
mr-reach-cowboy = { $count ->
    [one] Sofort. Eine deiner Kühe kann gehen.
   *[other] Sofort. { $count } deiner Kühe können gehen.
}
mr-reach-desperado = { $count ->
    [one] Sofort. Die anderen haben 1 Parzelle zum Tauschen.
   *[other] Sofort. Die anderen haben { $count } Parzellen zum Tauschen.
}
mr-reach-cattle-thief = { $count ->
    [one] Sofort. 1 Kuh der anderen ist ungeschützt.
   *[other] Sofort. { $count } Kühe der anderen sind ungeschützt.
}
mr-does-nothing = Bewirkt jetzt nichts
mr-lacks-storage = Er tauscht eine gelagerte Parzelle mit jemand anderem. Dein Lager ist leer.
mr-lacks-theirs = Er tauscht eine gelagerte Parzelle mit jemand anderem. Sonst hat niemand eine im Lager.
mr-lacks-cows = Er stiehlt eine ungeschützte Kuh von einer anderen Ranch. Es gibt keine.
mr-lacks-corn = Er bringt eine Kuh auf seine eigene Parzelle. Das ist ein Maisfeld: Dorthin gehen nie Kühe.
mr-lacks-walk = Er bewegt deine Kühe. Keine davon kann gehen.
mr-guards = Jede Seite schützt dein Territorium { $land }, { $parcels } × { $cows }, vor Viehdieben, nicht vor Dürre.
mr-yours = Deine
mr-bonus-goal = Erreiche Reihe 10 und nimm eins davon.
mr-bonus-parcel = Bonusplättchen: { $first } oder { $second }

## Was Dinge hier und jetzt bedeuten
mr-now-territory = { $land } { $parcels } × { $cows }
mr-now-worth = Jetzt wert
mr-now-parcel = Eine Parzelle mehr
mr-now-cow = Eine Kuh mehr
mr-now-both = Eine Parzelle mit Kuh
mr-now-with = Bei { $territory }
mr-now-apart = Abseits davon: keine Kuh geht verloren
mr-now-no-cow = Du hast dort keine Kuh: nichts passiert
mr-now-saloon = Im Saloon: { $partners }
mr-now-cows = Kühe auf deiner Ranch
mr-now-supply = Im Vorrat
mr-now-other-side = Auf der anderen Seite: ein Cowboy. Deine Kühe gehen sofort bis zu 3 Schritte.
mr-now-bridges = Brücken
mr-now-stored = Gelagert
mr-now-group = { $count ->
    [0] Du hast noch keine
    [one] Deine größte Gruppe: 1 Parzelle
   *[other] Deine größte Gruppe: { $count } Parzellen
}
mr-now-pile = Parzellen im Stapel
mr-now-stack = Partner-Chips im Stapel
mr-now-number = Zahl { $number }
mr-now-acts = Diese Parzelle ist dran als
mr-now-place = { $place }. von { $count }
mr-now-before = Davor
mr-now-after = Danach

## Was die Kopfzeile erklärt
mr-board-camp = Camp
mr-board-mary = Mary
mr-board-wesley = Wesley
mr-board-calamity = Calamity
mr-board-big-jo = Big Jo
## Warum ein Zug geraten wird
hint-mr-gain = { $points ->
    [one] Sofort 1 Punkt
   *[other] Sofort { $points } Punkte
}, vor allem für { $row ->
    [desert] Wüste.
    [canyon] Canyon.
    [meadow] Wiese.
    [forest] Wald.
    [farm] Farm.
    [gold] Goldnuggets.
    [beaver] Biber.
    [corn] Maiskolben.
    [gold-digger] Goldgräber.
    [trapper] Pelzjäger.
    [farmer] Farmer.
   *[scenario] das Szenario.
}
hint-mr-least = Nichts anderes kostet dich weniger Punkte.
hint-mr-territory = Dein größtes Territorium wächst auf { $count } Parzellen.
hint-mr-fits = Sie passt zu { $landscape ->
    [desert] deinen { $count } Parzellen Wüste.
    [canyon] deinen { $count } Parzellen Canyon.
    [meadow] deinen { $count } Parzellen Wiese.
    [forest] deinen { $count } Parzellen Wald.
    [farm] deinen { $count } Parzellen Farm.
   *[corn] deinen { $count } Maisfeldern.
}
hint-mr-first = Damit bist du in der nächsten Runde zuerst dran.

# A guided game: what the last round brought me
mr-good-parcel = Zum Beispiel { $parcel }: Dein Territorium { $land } wächst damit von { $before } auf { $after ->
    [one] 1 Punkt
   *[other] { $after } Punkte
}.
mr-good-cow = Eine Kuh mehr im Territorium { $land }: von { $before } auf { $after ->
    [one] 1 Punkt
   *[other] { $after } Punkte
}.
mr-good-hire = Zum Beispiel { $partner }: { $gain ->
    [one] 1 Punkt
   *[other] { $gain } Punkte
} mehr, wie es jetzt aussieht.
mr-recap = { $land ->
    [0] Letzte Runde hast du nichts gebaut; deine Parzellen warten im Lager.
   *[other] { $cows ->
        [0] Letzte Runde hast du { $land } Parzellen gebaut, und keine Kuh kam auf deine Ranch.
        [one] Letzte Runde hast du { $land } Parzellen gebaut, und eine Kuh kam auf deine Ranch.
       *[other] Letzte Runde hast du { $land } Parzellen gebaut, und { $cows } Kühe kamen auf deine Ranch.
    }
}
mr-recap-lost = { $cows ->
    [one] Letzte Runde hat deine Ranch eine Kuh verloren.
   *[other] Letzte Runde hat deine Ranch { $cows } Kühe verloren.
}
