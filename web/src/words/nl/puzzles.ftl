# Puzzels: hun lijst en een ervan.

puzzles-about = Stellingen uit echte partijen waarin één zet duidelijk beter is dan alle andere. Vind hem op het bord.
puzzles-list = Alle puzzels
puzzles-left = Alleen die ik nog niet heb geprobeerd
puzzles-solved = { $solved } van { $count } opgelost
puzzles-all = Alle geprobeerd.
puzzles-chosen = Gekozen door twee aparte zoektochten: beide vonden dezelfde beste zet, en in beide is die minstens 5 procentpunt beter dan elke andere (Dice Town: 3). Een eerste blik vindt hem niet: een ranchhulp speelt iets anders.
puzzle = Puzzel
puzzle-rating = je puzzelgetal
puzzle-row = op rij opgelost, langste reeks { $longest }
puzzle-today = Puzzel van de dag: { $game }
puzzle-of-day = Puzzel van de dag
puzzle-real = Uit een echte partij
puzzle-state = { $state ->
    [right] opgelost
    [wrong] geprobeerd, niet opgelost
   *[open] nog niet geprobeerd
}
puzzle-find = Vind de zet die het meeste oplevert.
puzzle-counts = Het gaat om de winstkans, niet om de punten van nu. Zonder klok.
puzzle-stand = je getal { $rating }, { $row } op rij
puzzle-hard = deze puzzel { $hard }, { $tries ->
    [0] niemand heeft hem geprobeerd
    [one] één poging, { $solved } goed
   *[other] { $tries } pogingen, { $solved } goed
}
puzzle-yes = Ja: { $move }. { $points } beter dan elke andere.
puzzle-alike = Ja, even goed als de beste: { $move }. { $points } beter dan elke andere.
puzzle-best = Het beste: { $move }. { $points } beter dan elke andere.
puzzle-yours = { $move }: { $points } procentpunt minder
puzzle-further = { $move }: verder achter dan de zetten hieronder
puzzle-ratings = getal { $rating } ({ $change }), { $row } op rij
puzzle-again = Je hebt hem al beantwoord: alleen het eerste antwoord telt.
puzzle-nobody = Zeg bij een partij je naam, dan blijft je getal bewaard.
puzzle-next = Volgende puzzel
puzzle-on = Vanaf hier verder spelen
puzzle-game = De hele partij
puzzle-give-up = Opgeven
puzzle-how-good = Hoe goed waren ze?
puzzle-move = Zet
puzzle-chance = Winstkans
puzzle-note = Opmerking
puzzle-note-best = beste
puzzle-note-mine = van jou
puzzle-note-played = gespeeld in de partij
puzzle-checked = De winstkans, op { $error } na. Twee aparte zoektochten van elk { $count } partijen per zet: iedereen speelt verder als de snelle spelers van het huis, en wat niet te zien is wordt elke keer opnieuw gedeeld.
puzzle-played = In de partij was het { $move }.
theme-moon_river-pick = Een perceel kiezen
theme-moon_river-build = De ranch uitbreiden
theme-moon_river-hire = Een partner rekruteren
theme-moon_river-dry = Droogte
theme-moon_river-drive = Koeien verplaatsen
theme-moon_river-swap = Een perceel omwisselen
theme-moon_river-rustle = Een koe stelen
theme-moon_river-discard = Percelen afleggen
theme-moon_river-bonus = Landschapsbonustegel
theme-dice_town-before = Vóór de worp
theme-dice_town-keep = Dobbelstenen houden
theme-dice_town-bribe = De sheriff omkopen
theme-dice_town-favour = Als sheriff beslissen
theme-dice_town-window = Met een kaart reageren
theme-dice_town-act = Een actie kiezen
theme-dice_town-take-card = Een kaart houden
theme-dice_town-take-stolen = Een gestolen kaart houden
theme-dice_town-take-outlaw = Een schurk kiezen
theme-dice_town-take-discarded = Een afgelegde kaart nemen
theme-dice_town-take-river = Een rivierkaart uitvoeren
theme-dice_town-put-back = Rivierkaarten terugleggen
theme-dice_town-steal-again = Een tweede keer stelen
theme-dice_town-again = Een dobbelsteen van de jacht opnieuw gooien
theme-dice_town-catch = Een schurk vangen
theme-dice_town-visit = Bij Doc Badluck
theme-dice_town-wire = Een akte omheinen
theme-dice_town-remedy = Een middel kiezen
theme-dice_town-target = Kiezen wie getroffen wordt
theme-dice_town-give = Een kaart weggeven
theme-dice_town-tribe = De indianendobbelsteen
theme-dice_town-bless = Een dobbelsteen draaien
theme-dice_town-ambush = Hinderlaag
theme-dice_town-close = Een huis sluiten
theme-wind_river-place = Een tipi zetten
theme-wind_river-herd = De kudde verplaatsen
theme-wind_river-supply = Een tipi laten gaan
theme-wind_river-act = Een actie kiezen
theme-other = Andere vragen
