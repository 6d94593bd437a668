# Mijn partijen: wat ervan kwam, geluk en eigen spel, hoe vaak ik win.
history-title = Mijn partijen
history-count = { $count ->
    [one] 1 partij
   *[other] { $count } partijen
}
history-since = sinds { $date }
history-records = Verslagen
history-csv = Als CSV-tabel
history-nobody = Zeg hoe je heet: dan staan hier de partijen die je uitspeelt.
history-empty = Hier staan de partijen die je uitspeelt, met wat geluk en je eigen spel deden.

## Welke
history-game = Spel
history-against = Tegen
history-result = Uitslag
history-counts = Met rating of niet
history-all = Alle
history-everyone = Iedereen
history-people = Mensen
history-bots = Bots
history-any = Alle
history-won = Gewonnen
history-lost = Verloren
history-level = Bots van elk niveau
history-with = Met iedereen
history-no-such = Geen van je partijen is zo.

## De lijst
history-games = Partijen
history-date = Datum
history-place = Plaats
history-points = Punten
history-luck-own = Geluk, eigen spel
history-rating = Rating
history-mistakes = Fouten
history-gain-said = rating { $gain }
history-marks-said = { $count ->
    [one] 1 fout
   *[other] { $count } fouten
}
history-of = van { $count }
history-bots-of = { $count } bots, { $level }
history-bot = { $name } ({ $level })
history-someone = iemand die er niet meer is
history-player = Speler { $seat }
history-box = uit de doos
history-counting = wordt berekend
history-failed = niet te berekenen
history-none = niet opgenomen
history-even = neutraal
history-bars = geluk { $luck }, eigen spel { $own }
history-bars-own = eigen spel { $own }
history-replay = Terugkijken
history-pad = Scoreblok
history-drop = Verwijderen
history-drop-sure = Deze partij verwijderen?
history-drop-about = Ze staat dan niet meer bij je partijen. Het scoreblok op dit apparaat blijft.
history-newer = Nieuwere partijen
history-older = Oudere partijen
history-page = Pagina { $page } van { $pages }
history-to-count = { $count ->
    [one] 1 partij wordt nog berekend.
   *[other] { $count } partijen worden nog berekend.
}
history-about = In kanspunten, ongeveer: wat het toeval met je winstkans deed, en wat je eigen keuzes deden vergeleken met de snelle bot van het huis. Onder 3 is het neutraal. Wind River kent geen geluk behalve de zitplaats.

## Hoe vaak ik win
history-shares = Winstaandeel
history-yours = van jou
history-fair = eerlijk aandeel
history-all-games = Alle spellen
history-share-said = { $game }, { $count ->
    [one] 1 partij
   *[other] { $count } partijen
}: { $share } gewonnen, waarschijnlijk tussen { $low } en { $high }; eerlijk aandeel { $fair }.
history-fair-about = Eerlijk aandeel: wat even sterke spelers aan jouw tafels winnen, met vier spelers één op de vier. Lijn: waar je ware aandeel ligt, 19 van de 20 keer.
history-as-table = Als tabel
history-between = Tussen
history-own = Eigen spel

## In de loop van de tijd
history-own-over = Eigen spel
history-own-key = per partij, gemiddelde van tien
history-own-said = Eigen spel in de laatste { $count ->
    [one] partij
   *[other] { $count } partijen
}, gemiddelde van de jongste tien: { $mean }.
history-own-about = Boven 0: beter dan de snelle bot van het huis.
history-own-none = Er is nog niets berekend.
history-games-ago = { $count ->
    [one] 1 partij
   *[other] { $count } partijen geleden
}
history-now = nu
history-luck-over = Geluk, opgeteld
history-luck-said = Geluk opgeteld: { $sum }.
history-luck-about = { $sum } in { $count ->
    [one] 1 partij
   *[other] { $count } partijen
}, { $each } per partij. Het komt en gaat; het hoopt zich niet op.
history-mean = Gemiddelde van tien
history-luck-sum = Geluk, opgeteld
