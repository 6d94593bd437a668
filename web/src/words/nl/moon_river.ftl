# Moon River
mr-camp = Kampborden
mr-legends = Legendes van het Westen
mr-setup = Voor{"\u00AD"}berei{"\u00AD"}ding
mr-round = Ronde { $round }
mr-round-of = Ronde { $round } van { $rounds }
mr-last-round = Laatste ronde
mr-scenario-timber = Houthandel
mr-scenario-gold-rush = Goudkoorts
mr-scenario-outlaws = Bandieten
mr-scenario-city = Moon River City

## Dingen
mr-land-desert = woestijn
mr-land-canyon = canyon
mr-land-meadow = weide
mr-land-forest = bos
mr-land-farm = boerderij
mr-land-corn = maïsveld
mr-thing-cow = { $count ->
    [one] koe
   *[other] { $count } koeien
}
mr-thing-gold = goud
mr-thing-beaver = bever
mr-thing-corn = { $count ->
    [one] 1 maïskolf
   *[other] { $count } maïskolven
}
mr-thing-skull = schedel
mr-thing-circle = cirkel
mr-parcel = { $land } met { $things }
mr-partner-cowboy = cowboy
mr-partner-desperado = desperado
mr-partner-cattle-thief = koeiendief
mr-partner-gold-digger = goudzoeker
mr-partner-trapper = pelsjager
mr-partner-farmer = boer
mr-about-cowboy = Cowboy: verplaats je koeien, tot drie stappen.
mr-about-desperado = Desperado: ruil een opgeslagen perceel met een andere speler.
mr-about-cattle-thief = Koeiendief: neem een onbeschermde koe van een andere ranch.
mr-about-gold-digger = Goudzoeker: aan het einde 1 punt voor elk goud op je ranch.
mr-about-trapper = Pelsjager: aan het einde 1 punt voor elke bever op je ranch.
mr-about-farmer = Boer: aan het einde 1 punt voor elke maïskolf op je ranch.
mr-cell-empty = { $cell }: leeg
mr-cell = { $cell }: { $land }
mr-cell-with = { $cell }: { $land } met { $things }
mr-ranch = Ranch van { $name }
mr-ranch-of = Ranch van { $name }. { $cells }
mr-ranch-empty = Ranch van { $name }, nog leeg
mr-your-ranch = Jouw ranch. Met de pijltjes loop je over de vakken.

## Het scoreblok
mr-row-desert = Woestijn
mr-row-canyon = Canyon
mr-row-meadow = Weide
mr-row-forest = Bos
mr-row-farm = Boerderij
mr-row-gold = Goud
mr-row-beaver = Bevers
mr-row-corn = Maïs
mr-row-gold-digger = Goudzoekers
mr-row-trapper = Pelsjagers
mr-row-farmer = Boeren
mr-row-scenario = Scenario
mr-row-total = Punten
mr-points = { $before } → { $after } punten
mr-points-now = { $count ->
    [one] punt nu
   *[other] punten nu
}
mr-cows = { $count ->
    [one] 1 koe
   *[other] { $count } koeien
}

## Kolommen en saloon
mr-saloon = Saloon
mr-stack = { $count } op de stapel
mr-acting = aan de beurt
mr-choose = te kiezen
mr-no-column = geen nieuwe kolom
mr-column-older = De percelen die worden genomen, in beurtvolgorde
mr-column-newer = De percelen waaruit je kiest
mr-taken = genomen
mr-place-free = Perceel { $place }: { $parcel }
mr-place-taken = Perceel { $place }: { $parcel }. Ranchero van { $name }.
mr-token = Tafel { $table }: { $partner }

## Opslag en plaatsen
mr-storage = Jouw opslag
mr-storage-of = Opslag van { $name }
mr-stored = Opgeslagen perceel { $field }: { $parcel }
mr-their-parcel = Perceel van { $name }: { $parcel }
mr-their-cow = { $name }, { $cell }
mr-swap-with = Percelen van de anderen
mr-rustle-from = Koeien van de anderen
mr-bonus-side = Bonuspercelen
mr-bonus-out = Verwijderen
mr-look = Deze ranch bekijken
mr-acts-now = Is aan de beurt.
mr-acts = { $place ->
    [1] Is hierna aan de beurt.
   *[other] Is als nummer { $place } aan de beurt.
}
mr-acted = Is geweest.
mr-hand-now = Nu kiest je ranchero.
mr-hand-then = Daarna kiest je ranchero.
mr-hand-placed = Je ranchero heeft gekozen.

## Vragen
mr-ask-pick = Welk perceel krijgt je ranchero?
mr-ask-build = { $forced ->
    [true] Je opslag is vol: neem twee percelen en bouw.
   *[other] Neem twee percelen voor een dominosteen, of stop.
}
mr-ask-build-where = Waar komt de dominosteen te liggen?
mr-ask-build-here = { $stop ->
    [true] Hier bouwen, een andere plek kiezen of stoppen?
   *[other] Hier bouwen of een andere plek kiezen?
}
mr-ask-discard = Niets past. Welke twee percelen gaan uit het spel?
mr-ask-dry = Droogte: van welk perceel gaat een koe weg?
mr-ask-hire = Een cirkel: wie neem je in dienst?
mr-ask-hire-side = Specialist of cowboy?
mr-ask-drive = { $steps ->
    [one] Cowboy: nog één stap. Welke koe loopt?
   *[other] Cowboy: nog { $steps } stappen. Welke koe loopt?
}
mr-ask-drive-to = Waarheen loopt de koe?
mr-ask-swap = Desperado: welk perceel van jou ruil je tegen welk van hen?
mr-ask-rustle = Koeiendief: wiens koe neem je?
mr-ask-bonus = Rij 10 is bereikt: leg een bonusperceel.
mr-note-pick = Plaats { $place } in de volgorde van de volgende ronde.
mr-not-there = Daar kan hij niet liggen. Kijk naar de blauwe vakken.
mr-place = { $cell } { $first }, { $other } { $second }
mr-dry-here = De koe van { $cell } gaat weg
mr-drive-from = Een koe verplaatsen van { $cell }
mr-drive-to = Van { $from } naar { $to }
mr-hire-here = Op de cirkel van { $cell }
mr-rustle-here = De koe nemen van { $cell }
mr-bonus-here = { $cell }: { $parcel }

## Knoppen
mr-turn = Draaien
mr-stop = Stoppen
mr-done = Klaar
mr-decline = Nee, bedankt
mr-confirm-build = Bouwen
mr-confirm-pick = Kiezen
mr-confirm-discard = Afleggen
mr-confirm-dry = Droogte hier
mr-confirm-hire = In dienst nemen
mr-confirm-swap = Ruilen
mr-confirm-rustle = Koe nemen
mr-confirm-bonus = Leggen

## Het verloop
mr-log-scenario = Het scenario is { $scenario }.
mr-log-pick = { $mine ->
    [yes] { $name } hebt { $parcel } gekozen.
   *[no] { $name } heeft { $parcel } gekozen.
}
mr-log-build = { $mine ->
    [yes] { $name } hebt { $first } op { $cell } en { $second } op { $other } gebouwd.
   *[no] { $name } heeft { $first } op { $cell } en { $second } op { $other } gebouwd.
}
mr-log-discard = { $mine ->
    [yes] { $name } hebt twee percelen afgelegd.
   *[no] { $name } heeft twee percelen afgelegd.
}
mr-log-dry = { $mine ->
    [yes] { $name } bent door droogte een koe op { $cell } kwijt.
   *[no] { $name } is door droogte een koe op { $cell } kwijt.
}
mr-log-hire = { $mine ->
    [yes] { $name } hebt op { $cell } in dienst genomen: { $partner }.
   *[no] { $name } heeft op { $cell } in dienst genomen: { $partner }.
}
mr-log-drive = { $mine ->
    [yes] { $name } hebt een koe van { $from } naar { $to } verplaatst.
   *[no] { $name } heeft een koe van { $from } naar { $to } verplaatst.
}
mr-log-swap = { $mine ->
    [yes] { $name } hebt met { $other } een perceel geruild.
   *[no] { $theirs ->
        [yes] { $name } heeft met jou een perceel geruild.
       *[no] { $name } heeft met { $other } een perceel geruild.
    }
}
mr-log-rustle = { $mine ->
    [yes] { $name } hebt een koe van { $other } van { $cell } genomen.
   *[no] { $theirs ->
        [yes] { $name } heeft jouw koe van { $cell } genomen.
       *[no] { $name } heeft een koe van { $other } van { $cell } genomen.
    }
}
mr-log-decline = { $mine ->
    [yes] { $name } hebt ervan afgezien.
   *[no] { $name } heeft ervan afgezien.
}
mr-log-bonus = { $mine ->
    [yes] { $name } hebt het bonusperceel ({ $parcel }) op { $cell } gelegd.
   *[no] { $name } heeft het bonusperceel ({ $parcel }) op { $cell } gelegd.
}
mr-log-bonus-out = { $mine ->
    [yes] { $name } hebt een bonusperceel verwijderd.
   *[no] { $name } heeft een bonusperceel verwijderd.
}

## Een tip
mr-advice-pick = Kies { $parcel }
mr-advice-build = Bouw { $first } op { $cell } en { $second } op { $other }
mr-advice-stop = Bouw niets
mr-advice-discard = Leg { $first } en { $second } af
mr-advice-dry = Verlies de koe op { $cell }
mr-advice-hire = Neem op { $cell } in dienst: { $partner }
mr-advice-drive = Verplaats een koe van { $from } naar { $to }
mr-advice-done = Verplaats geen koe meer
mr-advice-swap = Ruil met { $other }: { $parcel } voor { $theirs }
mr-advice-rustle = Neem de koe van { $other } van { $cell }
mr-advice-decline = Zie ervan af
mr-advice-bonus = Leg het bonusperceel ({ $parcel }) op { $cell }
mr-advice-bonus-out = Verwijder een bonusperceel
