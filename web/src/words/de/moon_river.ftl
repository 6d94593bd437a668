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
mr-thing-gold = Gold
mr-thing-beaver = Biber
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
mr-partner-trapper = Trapper
mr-partner-farmer = Farmer
mr-about-cowboy = Cowboy: bewege deine Kühe, bis zu drei Schritte.
mr-about-desperado = Desperado: tausche eine gelagerte Parzelle mit jemand anderem.
mr-about-cattle-thief = Viehdieb: nimm eine ungeschützte Kuh von einer anderen Ranch.
mr-about-gold-digger = Goldgräber: am Ende 1 Punkt für jedes Gold deiner Ranch.
mr-about-trapper = Trapper: am Ende 1 Punkt für jeden Biber deiner Ranch.
mr-about-farmer = Farmer: am Ende 1 Punkt für jeden Maiskolben deiner Ranch.
mr-cell-empty = { $cell }: leer
mr-cell = { $cell }: { $land }
mr-cell-with = { $cell }: { $land } mit { $things }
mr-ranch = Ranch von { $name }
mr-ranch-of = Ranch von { $name }. { $cells }
mr-ranch-empty = Ranch von { $name }, noch leer
mr-your-ranch = Deine Ranch. Mit den Pfeiltasten gehst du über die Felder.

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
mr-row-trapper = Trapper
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
mr-their-parcel = Parzelle von { $name }: { $parcel }
mr-their-cow = { $name }, { $cell }
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
    [true] Dein Lager ist voll: nimm zwei Parzellen und baue.
   *[other] Nimm zwei Parzellen für einen Dominostein, oder höre auf.
}
mr-ask-build-where = Wo soll der Dominostein liegen?
mr-ask-build-here = { $stop ->
    [true] Hier bauen, anderswo bauen oder aufhören?
   *[other] Hier bauen oder anderswo?
}
mr-ask-discard = Nichts passt. Welche zwei Parzellen kommen aus dem Spiel?
mr-ask-dry = Dürre: von welcher Parzelle geht eine Kuh?
mr-ask-hire = Ein Kreis: wen wirbst du an?
mr-ask-hire-side = Spezialist oder Cowboy?
mr-ask-drive = { $steps ->
    [one] Cowboy: noch ein Schritt. Welche Kuh geht?
   *[other] Cowboy: noch { $steps } Schritte. Welche Kuh geht?
}
mr-ask-drive-to = Wohin geht die Kuh?
mr-ask-swap = Desperado: welche deiner Parzellen tauschst du gegen welche der anderen?
mr-ask-rustle = Viehdieb: wessen Kuh nimmst du?
mr-ask-bonus = Reihe 10 ist erreicht: lege ein Bonusplättchen.
mr-note-pick = Platz { $place } in der Reihenfolge der nächsten Runde.
mr-not-there = Dort kann er nicht liegen. Achte auf die blauen Felder.
mr-place = { $cell } { $first }, { $other } { $second }
mr-dry-here = Die Kuh von { $cell } geht
mr-drive-from = Eine Kuh bewegen von { $cell }
mr-drive-to = Von { $from } nach { $to }
mr-hire-here = Auf den Kreis von { $cell }
mr-rustle-here = Die Kuh nehmen von { $cell }
mr-bonus-here = { $cell }: { $parcel }

## Knöpfe
mr-turn = Drehen
mr-stop = Aufhören
mr-done = Fertig
mr-decline = Nein danke
mr-confirm-build = Bauen
mr-confirm-pick = Wählen
mr-confirm-discard = Abwerfen
mr-confirm-dry = Dürre hier
mr-confirm-hire = Anwerben
mr-confirm-swap = Tauschen
mr-confirm-rustle = Kuh nehmen
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
    [yes] { $name } hast zwei Parzellen abgeworfen.
   *[no] { $name } hat zwei Parzellen abgeworfen.
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
    [yes] { $name } hast eine Kuh von { $from } nach { $to } bewegt.
   *[no] { $name } hat eine Kuh von { $from } nach { $to } bewegt.
}
mr-log-swap = { $mine ->
    [yes] { $name } hast mit { $other } eine Parzelle getauscht.
   *[no] { $theirs ->
        [yes] { $name } hat mit dir eine Parzelle getauscht.
       *[no] { $name } hat mit { $other } eine Parzelle getauscht.
    }
}
mr-log-rustle = { $mine ->
    [yes] { $name } hast { $other } eine Kuh von { $cell } genommen.
   *[no] { $theirs ->
        [yes] { $name } hat dir eine Kuh von { $cell } genommen.
       *[no] { $name } hat { $other } eine Kuh von { $cell } genommen.
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

## Ein Tipp
mr-advice-pick = Wähle { $parcel }
mr-advice-build = Baue { $first } auf { $cell } und { $second } auf { $other }
mr-advice-stop = Baue nichts
mr-advice-discard = Wirf { $first } und { $second } ab
mr-advice-dry = Verliere die Kuh auf { $cell }
mr-advice-hire = Wirb auf { $cell } an: { $partner }
mr-advice-drive = Bewege eine Kuh von { $from } nach { $to }
mr-advice-done = Bewege keine Kuh mehr
mr-advice-swap = Tausche mit { $other }: { $parcel } gegen { $theirs }
mr-advice-rustle = Nimm { $other } die Kuh von { $cell }
mr-advice-decline = Verzichte
mr-advice-bonus = Lege das Bonusplättchen ({ $parcel }) auf { $cell }
mr-advice-bonus-out = Entferne ein Bonusplättchen
