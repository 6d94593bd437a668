# Een partij die voorbij is: stap voor stap, met nagerekende dobbelstenen en wat besliste; en het einde aan tafel.
replay-page = Terugblik · Corral
replay-of = Terugblik · { $game } · Corral
replay-title = Een partij nog eens bekijken
replay-about = Elke partij die voorbij is, kun je zet voor zet doorlopen. Open het verslag uit een bestand, of plak het. Het wordt op deze server gelezen, en er wordt niets van bewaard.
replay-file = Een verslag uit een bestand
replay-paste = Of de tekst ervan
replay-open = Openen
replay-opens = De partij wordt geopend …
replay-line = Regel { $line }: { $reason }
replay-other = Een verslag openen
replay-players = { $count ->
    [one] 1 speler
   *[other] { $count } spelers
}
replay-start = De partij begint.
replay-chance = Het toeval beslist.
replay-quiet = { $name } zet.
replay-move = Zet { $ply } van { $plies }
replay-at = zet { $ply }
replay-to = naar { $share } %
replay-end = Het einde
replay-chance-you = Je kans
replay-chance-of = { $name }: kans
replay-first = Naar het begin
replay-back = Een stap terug
replay-on = Een stap verder
replay-last = Naar het einde
replay-play = Afspelen
replay-pause = Pauzeren
replay-look = Kijk vanaf de plaats van { $name }
replay-spectators = Zoals toeschouwers het zagen
replay-scrub = Zetten van de partij
replay-chances = Winstkans
replay-table = Als tabel
replay-own = Eigen
replay-lane-luck = Geluk
replay-lane-others = Anderen
replay-sum = som
replay-copy = Link naar zet { $ply } kopiëren
replay-copied = Gekopieerd.
replay-moves = Zetten
replay-which = Welke zetten
replay-kind-all = Alle
replay-kind-marks = Tekens
replay-kind-luck = Geluk
replay-none = Niets van dien aard.
replay-up-to = Tot hier
replay-decided = { $count ->
    [one] Eén moment dat besliste
    [two] Twee momenten die beslisten
   *[other] { $count } momenten die beslisten
}
replay-counting = wordt geteld, { $share } % klaar
replay-counting-deep = wordt nauwkeuriger geteld, { $share } % klaar
replay-preparing = De beoordeling van dit spel wordt voorbereid, maar één keer: ongeveer een minuut.
replay-counted = Zoveel is er geteld
replay-uncounted = De kansen konden niet worden geteld. Al het andere is er.
replay-judge = ongeveer, volgens { $judge }
replay-judge-about = Kansen zijn een schatting: hoe vaak elke plaats zou winnen als iedereen verder speelde als de snelle speler van het huis, met af en toe een vergissing.
replay-deeper = Nauwkeuriger kijken
replay-deeper-moves = Naar betere zetten zoeken
replay-against = Tegen bots
replay-play-on = Vanaf hier verder spelen
replay-try = Vanaf hier opnieuw proberen
replay-keys-step = een stap terug of verder
replay-keys-decided = naar het beslissende moment ervoor of erna
replay-keys-marks = naar de volgende keuze van deze plaats met een teken
replay-keys-luck = naar het volgende toeval dat veel veranderde
replay-keys-space = Spatie
replay-keys-play = afspelen of pauzeren
insights = Wat het bekijken waard is
insights-better = Beter
insights-looks = Opnieuw bekijken
insights-decided = Wat besliste
better-by = Gevonden door vanaf hier vele malen verder te spelen; ongeveer { $points } nauwkeurig. Beoordeeld naar wat te zien was.
better-look = Niet zeker, maar een tweede blik waard. Beoordeeld naar wat te zien was.
better-played = Gespeeld
better-better = Beter
better-move = Zet
better-points = Punten nu
better-chance = Kans, ongeveer
better-on-board = Wat het bord toont
better-pill = beter +{ $points } %
better-pill-played = gespeeld
looks-of = { $shown } van { $all }
ledger-start = Begin
ledger-luck = Geluk
ledger-own = Eigen spel
ledger-others = Spel van de anderen
ledger-revision = Tweede blik
mark-slight = kon iets beter, { $points } punten kans
mark-middle = kon beter, { $points } punten kans
mark-big = kon veel beter, { $points } punten kans
mark-look = een tweede blik waard, { $points } punten kans
table-chances = Winstkans aan het begin van elke ronde, ongeveer
table-round = Ronde
table-luck = Wat elk toeval met de kansen deed, in punten
table-draw = Toeval
table-marks = Keuzes die beter konden
proof-title = Het toeval
proof-checking = Wordt op dit apparaat nagerekend …
proof-fair = { $draws ->
    [one] De ene trekking stond vast voor de eerste zet. Nagerekend op dit apparaat.
   *[other] Alle { $draws } trekkingen stonden vast voor de eerste zet. Nagerekend op dit apparaat.
}
proof-given = { $draws ->
    [one] Eén andere trekking komt uit een andere partij.
   *[other] { $draws } andere trekkingen komen uit een andere partij.
}
proof-draw = Trekking { $draw } volgt niet uit het zaad. Op regel { $line } staat “{ $text }”.
proof-promise = Het zaad is niet het beloofde: de afdruk is een andere.
proof-none = Er is niets beloofd: de trekkingen van dit verslag zijn met de hand ingevuld.
proof-hidden = Het zaad van dit verslag is niet getoond, de trekkingen kunnen niet worden nagerekend.
proof-away = Deze browser rekent trekkingen alleen via https na. Het commando “corral verify” kan het ook.
proof-see = Het bewijs bekijken
proof-commit = Belofte, getoond voor de eerste zet
proof-seed = Zaad, getoond aan het einde
proof-hash = Afdruk van het zaad
proof-salts = Wat de spelers toevoegden
proof-how = De belofte is de afdruk van het zaad. Elke trekking volgt uit het zaad, de tafel, wat de spelers toevoegden en haar nummer. Alles is in je browser opnieuw berekend.
ledger-title = Geluk en spel
ledger-how = Hoe het wordt getoond
ledger-graph = Beeld
ledger-table = Tabel
ledger-result = Resultaat
ledger-all = Alle plaatsen
end-luck = Geluk: ongeveer { $points }
end-luck-even = Geluk: gelijk
end-own = Je eigen spel: ongeveer { $points }
end-own-even = Je eigen spel: gelijk
end-others = Het spel van de anderen: ongeveer { $points }
end-others-even = Het spel van de anderen: gelijk
end-nobody-less = Niemand gaf minder weg.
end-best = Je beste toeval: zet { $ply },
end-worst = Je slechtste toeval: zet { $ply },
end-hit = Het hardst trof je zet { $ply }: { $what }
end-looks = Een tweede blik waard
end-look = Gespeeld: { $played }. Misschien beter: { $better }.
end-lesson = De les die zou hebben geholpen:
end-look-sure = Gespeeld: { $played }. Beter: { $better }.
end-share = Als tekst delen
end-picture = Als beeld delen
again-start = { $count ->
    [one] Eén keuze opnieuw bekijken
   *[other] { $count } keuzes opnieuw bekijken
}
again-number = Een tweede blik waard: { $number } van { $count }
again-show = De betere zet tonen
again-back = Terug naar de terugblik
again-next = Volgende keuze
again-once-more = Nog eens kijken
again-found = Ja, dat is hem
again-played = Dat werd gespeeld
again-other = Misschien wel, misschien niet
again-shown = Een betere zet
again-better = { $better }: ongeveer { $points } punten kans meer.
again-hint = Van één zet is bekend dat hij ongeveer { $points } punten kans meer oplevert dan wat werd gespeeld.
