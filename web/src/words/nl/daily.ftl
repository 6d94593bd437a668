# De partij van de dag: haar pagina.

daily-head = Partij van de dag
daily-same = Voor iedereen gelijk
daily-unrated = Geen rating, alleen vergelijken
daily-ask = { $game }, één poging. Dezelfde partij voor iedereen.
daily-go-on-ask = Je { $game } is nog niet af. Het wacht op je.
daily-against = tegen { $count ->
    [one] één bot
   *[other] { $count } bots
}: { $level }
daily-pause = je mag pauzeren, maar niets terugnemen
daily-start = Begin de partij
daily-go-on = Ga verder
daily-ends = Eindigt om middernacht UTC, over { $time }.
daily-over = Deze dag is voorbij.
daily-practise = Als oefening spelen
daily-practise-about = Je mag deze partij nog als oefening spelen. Ze telt niet mee.
daily-time = { $hours } u { $minutes } min
daily-luck = Hetzelfde geluk voor iedereen
daily-luck-moon_river = De stapel, de partners en de loting liggen verzegeld. Op elke plek in de stapel ligt voor iedereen hetzelfde perceel, wat er ook gespeeld wordt.
daily-luck-dice_town = Elke worp van elke ronde is verzegeld per dobbelsteen en eigenaar. Wie andere dobbelstenen houdt, gooit toch dezelfde volgende. Kaarten komen van stapels die verschillen zodra er andere kaarten zijn genomen.
daily-luck-wind_river = Het toeval loot alleen wie begint, en dat is voor iedereen gelijk.
daily-bots = Dezelfde bots, op elk apparaat even sterk. Op dezelfde zetten geven ze dezelfde antwoorden.
daily-first = Je eerste poging telt. Je mag weggaan en later verdergaan: er gaat niets verloren en niets telt dubbel.
daily-promise = Belofte { $promise }
daily-sealed = Hoe het verzegeld is
daily-result-points = { $points } punten, plaats { $place } van { $seats }.
daily-result-tipis = Plaats { $place } van { $seats }. Tipi’s op de Open Plains: { $points }.
daily-beaten = Beter dan { $beaten } van de 100.
daily-alone = Je bent de eerste die haar speelde.
daily-legend = de Legende had { $points } gehaald
daily-best = beste vandaag { $points }, { $name }
daily-ledger = geluk { $luck }, eigen spel { $own }
daily-replay = Terugkijken
daily-share = Delen
daily-people = { $count ->
    [0] Nog niemand speelde deze partij
    [one] Eén persoon speelde deze partij
   *[other] { $count } mensen speelden deze partij
}
daily-unit-points = punten
daily-unit-tipis = tipi’s
daily-you = Jij { $points }
daily-histogram = { $count ->
    [one] Eén persoon heeft
   *[other] { $count } mensen hebben
} { $least } tot { $most }, de helft minstens { $middle }. Jij hebt { $mine }.
daily-as-table = Als tabel
daily-from-to = { $from } tot { $to }
daily-how-many = Mensen
daily-levels = Wat bots ervan maken
daily-counting = De bots spelen deze partij nog.
daily-week = Deze week
daily-turns = drie spellen wisselen elkaar af
daily-today = vandaag
daily-begun = begonnen
daily-none = niet gespeeld
daily-streak = Je reeks
daily-streak-days = { $count ->
    [one] dag op rij
   *[other] dagen op rij
}, langste { $longest }
daily-share-title = Delen
daily-share-about = verklapt niets van de partij
daily-copy = Kopieer de tekst
daily-copied = Gekopieerd
daily-blocks = De blokjes zijn je kans, van begin tot eind.
daily-text = Corral, partij van de dag
daily-text-place = { $points } punten, plaats { $place } van { $seats }
daily-text-tipis = plaats { $place } van { $seats }, tipi’s { $points }
daily-text-beaten = beter dan { $beaten } van de 100
daily-names = Mensen
daily-rank = Rang
daily-name = Naam
daily-yesterday = Gisteren
daily-yesterday-people = { $count ->
    [0] Niemand speelde.
    [one] Eén persoon speelde.
   *[other] { $count } mensen speelden.
}
daily-yesterday-mine = Je werd nummer { $place }.
daily-yesterday-best = Bekijk de beste partij: { $name }, { $points }
daily-yesterday-all = Bekijk de dag
daily-month = Je laatste dertig dagen
daily-month-deals = { $count ->
    [0] Nog geen partij gespeeld.
    [one] Eén partij gespeeld, { $won } gewonnen.
   *[other] { $count } partijen gespeeld, { $won } gewonnen.
}
daily-to-today = Naar de partij van vandaag
