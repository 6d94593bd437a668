# Moon River
mr-camp = Kamp-zijde
mr-legends = Legendes van het Westen
mr-setup = Voor{"\u00AD"}berei{"\u00AD"}ding
mr-round = Ronde { $round }
mr-round-of = Ronde { $round } van { $rounds }
mr-last-round = Laatste ronde
mr-scenario-timber = De Vlotterij
mr-scenario-gold-rush = Goudkoorts
mr-scenario-outlaws = Outlaws
mr-scenario-city = Moon River City

## Dingen
mr-land-desert = woestijn
mr-land-canyon = canyon
mr-land-meadow = weide
mr-land-forest = bos
mr-land-farm = boerderij
mr-land-corn = maisveld
mr-thing-cow = { $count ->
    [one] koe
   *[other] { $count } koeien
}
mr-thing-gold = goudklompje
mr-thing-beaver = { $count ->
    [one] bever
   *[other] { $count } bevers
}
mr-thing-corn = { $count ->
    [one] 1 maiskolf
   *[other] { $count } maiskolven
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
mr-cell-empty = { $cell }: leeg
mr-cell = { $cell }: { $land }
mr-cell-with = { $cell }: { $land } met { $things }
mr-ranch = Ranch van { $name }
mr-ranch-of = Ranch van { $name }. { $cells }
mr-ranch-empty = Ranch van { $name }, nog leeg
mr-your-ranch = Jouw ranch

## Het scoreblok
mr-row-desert = Woestijn
mr-row-canyon = Canyon
mr-row-meadow = Weide
mr-row-forest = Bos
mr-row-farm = Boerderij
mr-row-gold = Goudklompjes
mr-row-beaver = Bevers
mr-row-corn = Mais
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

## Kolommen en Saloon
mr-saloon = Saloon
mr-stack = { $count } op stapel
mr-acting = aan de beurt
mr-choose = te kiezen
mr-no-column = geen nieuwe kolom
mr-column-older = De percelen die worden genomen, in beurtvolgorde
mr-column-newer = De percelen waaruit je kiest
mr-taken = genomen
mr-place-free = Perceel { $place }: { $parcel }
mr-place-taken = Perceel { $place }: { $parcel }. Ranchero van { $name }.
mr-token = Veld { $table } van de Saloon: { $partner }

## Opslagvelden en plaatsen
mr-storage = Jouw opslagvelden
mr-storage-of = Opslagvelden van { $name }
mr-stored = Opgeslagen perceel { $field }: { $parcel }
mr-swap-with = Percelen van de anderen
mr-rustle-from = Koeien van de anderen
mr-bonus-side = Landschapsbonustegels
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
    [true] Je opslagvelden zijn vol: neem twee percelen en breid je ranch uit.
   *[other] Neem twee percelen voor een domino, of stop.
}
mr-ask-build-where = Waar komt de domino te liggen?
mr-ask-build-here = { $stop ->
    [true] Hier aanleggen, een andere plek kiezen of stoppen?
   *[other] Hier aanleggen of een andere plek kiezen?
}
mr-ask-discard = Niets past. Welke twee percelen gaan uit het spel?
mr-ask-dry = Droogte: van welk perceel gaat een koe weg?
mr-ask-hire = Wie rekruteer je voor { $cell }, en met welke zijde boven?
mr-ask-drive = { $steps ->
    [one] Cowboy: nog één verplaatsing. Welke koe?
   *[other] Cowboy: nog { $steps } verplaatsingen. Welke koe?
}
mr-ask-drive-to = Waarheen gaat de koe?
mr-ask-swap = Desperado: welk perceel van jou wissel je om met welk perceel van de anderen?
mr-ask-rustle = Koeiendief: wiens koe steel je?
mr-ask-bonus = Rij 10 is bereikt: leg een Landschapsbonustegel.
mr-note-pick = Plaats { $place } in de volgorde van de volgende ronde.
mr-not-there = Daar kan hij niet liggen. Kijk naar de blauwe velden.
mr-dry-here = Een koe verliezen op { $cell }
mr-drive-from = Een koe verplaatsen van { $cell }
mr-drive-to = De koe van { $from } naar { $to } verplaatsen
mr-hire-here = Rekruteren voor de cirkel op { $cell }
mr-rustle-here = Een koe van { $name } stelen van { $cell }
mr-bonus-here = { $parcel } op { $cell } leggen

## Knoppen
mr-turn = Draaien
mr-stop = Niets meer aanleggen
mr-done = { $steps ->
    [one] Stoppen, 1 verplaatsing vervalt
   *[other] Stoppen, { $steps } verplaatsingen vervallen
}
mr-decline-swap = Niets omwisselen
mr-decline-rustle = Geen koe stelen
mr-confirm-build = Aanleggen
mr-confirm-pick = Kiezen
mr-confirm-discard = Afleggen
mr-confirm-dry = Droogte hier
mr-confirm-hire = { $anyway ->
    [yes] Toch de { $partner } rekruteren
   *[no] De { $partner } rekruteren
}
mr-confirm-swap = Omwisselen
mr-confirm-rustle = Koe stelen
mr-confirm-bonus = Leggen

## Het verloop
mr-log-scenario = Het scenario is { $scenario }.
mr-log-pick = { $mine ->
    [yes] { $name } hebt { $parcel } gekozen.
   *[no] { $name } heeft { $parcel } gekozen.
}
mr-log-build = { $mine ->
    [yes] { $name } hebt { $first } op { $cell } en { $second } op { $other } aangelegd.
   *[no] { $name } heeft { $first } op { $cell } en { $second } op { $other } aangelegd.
}
mr-log-discard = { $mine ->
    [yes] { $name } hebt afgelegd: { $parcels }.
   *[no] { $name } heeft afgelegd: { $parcels }.
}
mr-log-dry = { $mine ->
    [yes] { $name } bent door droogte een koe op { $cell } kwijt.
   *[no] { $name } is door droogte een koe op { $cell } kwijt.
}
mr-log-hire = { $mine ->
    [yes] { $name } hebt op { $cell } gerekruteerd: { $partner }.
   *[no] { $name } heeft op { $cell } gerekruteerd: { $partner }.
}
mr-log-drive = { $mine ->
    [yes] { $name } hebt koeien verplaatst: { $steps }.
   *[no] { $name } heeft koeien verplaatst: { $steps }.
}
mr-log-swap = { $mine ->
    [yes] { $name } hebt met { $other } omgewisseld: { $given } voor { $taken }.
   *[no] { $theirs ->
        [yes] { $name } heeft met jou omgewisseld: { $given } voor { $taken }.
       *[no] { $name } heeft met { $other } omgewisseld: { $given } voor { $taken }.
    }
}
mr-log-rustle = { $mine ->
    [yes] { $name } hebt een koe van { $other } op { $cell } gestolen, naar { $to }.
   *[no] { $theirs ->
        [yes] { $name } heeft jouw koe op { $cell } gestolen, naar { $to }.
       *[no] { $name } heeft een koe van { $other } op { $cell } gestolen, naar { $to }.
    }
}
mr-log-decline = { $mine ->
    [yes] { $name } hebt ervan afgezien.
   *[no] { $name } heeft ervan afgezien.
}
mr-log-bonus = { $mine ->
    [yes] { $name } hebt de Landschapsbonustegel ({ $parcel }) op { $cell } gelegd.
   *[no] { $name } heeft de Landschapsbonustegel ({ $parcel }) op { $cell } gelegd.
}
mr-log-bonus-out = { $mine ->
    [yes] { $name } hebt een Landschapsbonustegel verwijderd.
   *[no] { $name } heeft een Landschapsbonustegel verwijderd.
}
mr-log-swap-alike = { $mine ->
    [yes] { $name } hebt met { $other } twee gelijke percelen omgewisseld.
   *[no] { $theirs ->
        [yes] { $name } heeft met jou twee gelijke percelen omgewisseld.
       *[no] { $name } heeft met { $other } twee gelijke percelen omgewisseld.
    }
}
mr-log-cows = { $count ->
    [one] Er is 1 koe bij gekomen.
   *[other] Er zijn { $count } koeien bij gekomen.
}
mr-log-crowded = { $mine ->
    [yes] { $count ->
        [one] { $name } bent door overbevolking 1 koe kwijt.
       *[other] { $name } bent door overbevolking { $count } koeien kwijt.
    }
   *[no] { $count ->
        [one] { $name } is door overbevolking 1 koe kwijt.
       *[other] { $name } is door overbevolking { $count } koeien kwijt.
    }
}
mr-log-left = { $count ->
    [one] { $name } had 1 perceel over; het gaat uit het spel.
   *[other] { $name } had { $count } percelen over; ze gaan uit het spel.
}
mr-chance-parcels = Getrokken percelen: { $parcels }.
mr-chance-partners = In de Saloon kwamen: { $partners }.
mr-chance-lot = { $mine ->
    [yes] Jouw ranchero werd getrokken.
   *[no] De ranchero van { $name } werd getrokken.
}
mr-ended-rounds = Ronde 24 is voorbij, er zijn geen percelen meer: de partij is afgelopen.

## Een tip
mr-advice-pick = Kies { $parcel }
mr-advice-build = Leg { $first } op { $cell } en { $second } op { $other }
mr-advice-stop = Leg niets aan
mr-advice-discard = Leg { $first } en { $second } af
mr-advice-dry = Verlies de koe op { $cell }
mr-advice-hire = Rekruteer op { $cell }: { $partner }
mr-advice-drive = Verplaats een koe van { $from } naar { $to }
mr-advice-done = Verplaats geen koe meer
mr-advice-swap = Wissel om met { $other }: { $parcel } voor { $theirs }
mr-advice-rustle = Steel de koe van { $other } op { $cell }
mr-advice-decline = Zie ervan af
mr-advice-bonus = Leg de Landschapsbonustegel ({ $parcel }) op { $cell }
mr-advice-bonus-out = Verwijder een Landschapsbonustegel

## Wat het kost, en wat het hier en nu doet
mr-pick-here = Perceel { $place } kiezen: { $parcel }
mr-take-here = Opgeslagen perceel { $field } nemen: { $parcel }
mr-token-here = Van veld { $table } van de Saloon rekruteren: { $partner }
mr-swap-here = { $parcel } van { $name } nemen
mr-one-way = Op { $cell } kan de domino alleen zo liggen.
mr-note-stop = Als je stopt, blijven je percelen op hun opslagvelden voor een latere beurt.
mr-unfit = Daar niet: { $meetings }.
mr-unfit-meets = { $one } raakt { $other }
mr-unfit-alone = Daar raakt de domino geen land. Zoek een brug of zijn eigen landschap.
mr-note-tried = De domino is nog van jou. Proberen kost hier niets.
mr-coach-tally = { $parcels } × { $cows } is { $parcels ->
    [one] 1 perceel
   *[other] { $parcels } percelen
} keer { $cows ->
    [one] 1 koe
   *[other] { $cows } koeien
}: { $points ->
    [one] 1 punt
   *[other] { $points } punten
}.
mr-try-build = { $count ->
    [0] { $first } op { $cell }, { $second } op { $other }; naast geen land
   *[other] { $first } op { $cell }, { $second } op { $other }; ernaast { $beside }
}
mr-beside = { $land } op { $cell }
mr-note-discard = Eén perceel te veel, en geen twee van jou passen: niet aan een brug en niet naast hun eigen landschap.
mr-note-hire = Kies een partner in de Saloon: dan zie je wat beide zijdes doen.
mr-sides = Beide zijdes
mr-sides-none = Kies een partner in de Saloon: hier zie je wat beide zijdes doen.
mr-at-the-end = aan het einde
mr-have-gold = { $count ->
    [0] Je hebt nog geen goudklompje.
    [one] Je hebt 1 goudklompje.
   *[other] Je hebt { $count } goudklompjes.
}
mr-each-gold = Elk goudklompje is 1 punt.
mr-have-beaver = { $count ->
    [0] Je hebt nog geen bever.
    [one] Je hebt 1 bever.
   *[other] Je hebt { $count } bevers.
}
mr-each-beaver = Elke bever is 1 punt.
mr-have-corn = { $count ->
    [0] Je hebt nog geen maiskolf.
    [one] Je hebt 1 maiskolf.
   *[other] Je hebt { $count } maiskolven.
}
mr-each-corn = Elke maiskolf is 1 punt.
mr-unit-cowboy = verplaatsingen
mr-unit-desperado = omwisseling
mr-unit-cattle-thief = koe
mr-reach-cowboy = { $count ->
    [one] Meteen. Je kunt een van je koeien verplaatsen.
   *[other] Meteen. Je kunt { $count } van je koeien verplaatsen.
}
mr-reach-desperado = { $count ->
    [one] Meteen. De anderen hebben 1 perceel om mee om te wisselen.
   *[other] Meteen. De anderen hebben { $count } percelen om mee om te wisselen.
}
mr-reach-cattle-thief = { $count ->
    [one] Meteen. 1 koe van de anderen is onbeschermd.
   *[other] Meteen. { $count } koeien van de anderen zijn onbeschermd.
}
mr-does-nothing = Doet nu niets
mr-lacks-storage = Hij wisselt een opgeslagen perceel om met een tegenstander. Jij hebt er geen.
mr-lacks-theirs = Hij wisselt een opgeslagen perceel om met een tegenstander. Niemand anders heeft er een.
mr-lacks-cows = Hij steelt een onbeschermde koe van een andere ranch. Er is er geen.
mr-lacks-corn = Hij brengt een koe naar zijn eigen perceel. Dit is een maisveld: daar komen nooit koeien.
mr-lacks-walk = Hij verplaatst je koeien. Geen ervan kan weg.
mr-guards = Elke zijde beschermt je territorium { $land }, { $parcels } × { $cows }, tegen koeiendieven, niet tegen droogte.
mr-yours = Van jou
mr-bonus-goal = Bereik rij 10 en neem een van deze.
mr-bonus-parcel = Landschapsbonustegel: { $first } of { $second }

## Wat dingen hier en nu betekenen
mr-now-territory = { $land } { $parcels } × { $cows }
mr-now-worth = Nu waard
mr-now-parcel = Eén perceel meer
mr-now-cow = Eén koe meer
mr-now-both = Een perceel met een koe
mr-now-with = Bij { $territory }
mr-now-apart = Los daarvan: geen koe verloren
mr-now-no-cow = Je hebt daar geen koe: er gebeurt niets
mr-now-saloon = In de Saloon: { $partners }
mr-now-cows = Koeien op je ranch
mr-now-supply = In de voorraad
mr-now-other-side = Op zijn andere zijde: een cowboy. Je koeien krijgen meteen tot 3 verplaatsingen.
mr-now-bridges = Bruggen
mr-now-stored = Opgeslagen
mr-now-group = { $count ->
    [0] Je hebt er nog geen
    [one] Je grootste groep: 1 perceel
   *[other] Je grootste groep: { $count } percelen
}
mr-now-pile = Percelen in de stapel
mr-now-stack = Fiches in de stapel
mr-now-number = Cijfer { $number }
mr-now-acts = Dit perceel is aan de beurt als
mr-now-place = { $place } van { $count }
mr-now-before = Ervoor
mr-now-after = Erna

## Wat de kopregel uitlegt
mr-board-camp = Kamp
mr-board-mary = Mary
mr-board-wesley = Wesley
mr-board-calamity = Calamity
mr-board-big-jo = Big Jo
## Waarom een zet wordt aangeraden
hint-mr-gain = { $points ->
    [one] Meteen 1 punt
   *[other] Meteen { $points } punten
}, vooral voor { $row ->
    [desert] woestijn.
    [canyon] canyon.
    [meadow] weide.
    [forest] bos.
    [farm] boerderij.
    [gold] goudklompjes.
    [beaver] bevers.
    [corn] maiskolven.
    [gold-digger] goudzoekers.
    [trapper] pelsjagers.
    [farmer] boeren.
   *[scenario] het scenario.
}
hint-mr-least = Niets anders kost je minder punten.
hint-mr-territory = Je grootste territorium groeit tot { $count } percelen.
hint-mr-fits = Het past bij { $landscape ->
    [desert] je { $count } percelen woestijn.
    [canyon] je { $count } percelen canyon.
    [meadow] je { $count } percelen weide.
    [forest] je { $count } percelen bos.
    [farm] je { $count } percelen boerderij.
   *[corn] je { $count } maisvelden.
}
hint-mr-first = Hiermee ben je in de volgende ronde als eerste aan de beurt.

# A guided game: what the last round brought me
mr-good-parcel = Bijvoorbeeld { $parcel }: { $land } gaat dan van { $before } naar { $after ->
    [one] 1 punt
   *[other] { $after } punten
}.
mr-good-cow = Eén koe meer bij { $land }: van { $before } naar { $after ->
    [one] 1 punt
   *[other] { $after } punten
}.
mr-good-hire = Bijvoorbeeld { $partner }: { $gain ->
    [one] 1 punt
   *[other] { $gain } punten
} meer, zoals het nu staat.
mr-recap = { $land ->
    [0] Vorige ronde legde je niets aan; je percelen wachten op hun opslagvelden.
   *[other] { $cows ->
        [0] Vorige ronde legde je { $land } percelen aan, en er kwam geen koe op je ranch.
        [one] Vorige ronde legde je { $land } percelen aan, en er kwam één koe op je ranch.
       *[other] Vorige ronde legde je { $land } percelen aan, en er kwamen { $cows } koeien op je ranch.
    }
}
mr-recap-lost = { $cows ->
    [one] Vorige ronde verloor je ranch een koe.
   *[other] Vorige ronde verloor je ranch { $cows } koeien.
}
