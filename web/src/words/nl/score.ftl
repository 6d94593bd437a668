# Het scoreblok
score-page = Scoreblok · Corral
score-title = Scoreblok
score-about = Met de doos gespeeld? Zet neer wat er op tafel ligt: de regels tellen het, en zeggen wie wint en waarom. Eenmaal geopend werkt het zonder netwerk, en alles blijft op dit apparaat.
score-box = Voor de doos op tafel
score-saved = Op dit apparaat bewaard
score-offline = Werkt offline
score-new = Nieuw blok
score-again = Nieuwe partij
score-pads = Je blokken
score-none = Nog geen blok. Wat je begint, blijft hier.
score-drop = Weggooien
score-broken = Deze link bevat geen leesbaar scoreblok.
score-player = Speler { $seat }
score-players = Spelers
score-count = { $count ->
    [one] 1 speler
   *[other] { $count } spelers
}
score-change = Wijzigen
score-setup = Spelers en opties
score-done = Klaar
score-name = Naam van speler { $seat }
score-color = Kleur van speler { $seat }
score-color-purple = paars
score-color-white = wit
score-color-orange = oranje
score-color-green = groen
score-color-blue = blauw
score-color-coal = zwart
score-figures = Alleen cijfers
score-figures-about = Sneller: jij hebt geteld, het blok telt op. Wat er stond, vervalt.
score-table = Telling
score-points = Punten
score-points-word = punten
score-ring = Ring: de sterkste rij
score-total = { $name }: { $points } punten
score-next = Volgende: { $name }
score-result = Uitslag
score-undo = Terugnemen
score-print = Afdrukken
score-board = Op het bord
score-share = Delen
score-share-about = Het hele blok zit in de link: wie hem opent, krijgt een kopie.
score-share-link = Link sturen
score-copy = Link kopiëren
score-copied = Gekopieerd
score-keep = Bij mijn partijen
score-kept = Staat bij je partijen
score-keep-who = Wie van hen ben jij? De namen, de punten en het scoreblok worden onder jouw naam bewaard, alleen voor jou.
score-kept-about = Van een partij uit de doos kent Corral geen zetten: ze staat er zonder geluk en eigen spel.
score-picture = Als afbeelding
score-less = Minder: { $name }
score-more = Meer: { $name }

## Moon River
score-stamp = Stempel
score-lands = Land
score-things = Wat erop ligt
score-stamp-nothing = Kies land of een ding.
score-stamp-choose = Tik dan op velden, of sleep erover.
score-stamp-tap = Tik op de velden; nog eens haalt het weg.
score-stamp-add = Tik op land: het komt erop, of weer eraf.
score-erase = Gum
score-stamp-erase = Tik op velden om ze leeg te maken.
score-bonus = Landschapsbonustegel
score-bonus-land = { $land }, Landschapsbonustegel
score-no-land = Leg daar eerst land.
score-no-corn = Op een maisveld staat niets.
score-laid = { $count } van { $most } velden
score-ranch-of = Ranch van { $name }, { $count } van { $most } velden
score-cell-taken = { $cell }: bezet door het Reservaatbord
score-tie-territory = Grootste territorium
score-tie-cows = Koeien
score-checks = Controle met de doos
score-check-even = Domino’s: een even aantal percelen, { $count }
score-check-odd = { $count } percelen: domino’s hebben er twee, dus er is er één te veel of te weinig.
score-check-crowd = { $cell }: { $count } koeien. Eén blijft, de andere gaan terug: overbevolking.
score-check-cows-fine = Koeien: { $count } van { $most }
score-check-cows = Koeien: de doos heeft er { $most }, deze ranches { $count }.
score-check-bonus = Elke speler krijgt hoogstens één Landschapsbonustegel.
score-check-parcels = { $name }: de doos heeft er { $most }, deze ranches { $count }.
score-check-circles = { $name }: met een cirkel voor een partner heeft de doos er { $most }, deze ranches { $count }.
score-check-partners = { $name }: de doos heeft er { $most }, deze ranches { $count }.
score-check-tokens = Partners: de doos heeft er { $most }, deze ranches { $count }.

## Dice Town
score-each = elk 1
score-row-nuggets = Goudklompjes
score-row-cash = Geld
score-row-badge = Sheriffster
score-row-store = Winkelkaarten
score-row-deeds = Aktes
score-row-ranches = Ranches
score-dollars = Dollars
score-in-hand = in de hand
score-outlaws = Gevangen schurken
score-caught = hoeveel
score-rewards = Beloning
score-together = samen
score-half = ${ $dollars } + ${ $rewards } = ${ $sum }, de helft, naar beneden afgerond
score-sheriff = Sheriff
score-one-only = maar één speler
score-hand = Winkelkaarten in de hand
score-deed = Aktes van waarde { $value }: { $count }
score-card = { $card }: { $count } punten
score-card-of = { $card }: die heeft { $name }
score-cards-points = Winkelkaarten met punten
score-cards-plain = Winkelkaarten zonder punten
score-more-cards = Kaarten zonder punten, met naam
score-less-cards = Kaarten zonder punten verbergen
score-check-nuggets-fine = Goudklompjes: { $count } van { $most }
score-check-nuggets = Goudklompjes: de doos heeft er { $most }, de spelers { $count }.
score-check-dollars-fine = Dollars: { $count } van { $most }
score-check-dollars = Dollars: er zijn er { $most } in het spel, de spelers hebben er { $count }.
score-check-ranches = Ranches: de doos heeft er { $most }, de spelers { $count }.
score-check-outlaws = Schurken: de doos heeft er { $most }, de spelers { $count }.
score-check-deeds = Aktes van waarde { $value }: de doos heeft er { $most }, de spelers { $count }.
score-check-badge = Nog niemand heeft de sheriffster: er is altijd een sheriff.
score-check-rewards = { $name }: beloning zonder gevangen schurk.

## Wind River
score-wind-about = Tik op de tipi’s die de Open Plains bereikten, en op de voorraadstenen die over zijn.
score-on-plains = op de Open Plains
score-tipis-of = Tipi’s van { $name } op de Open Plains: { $count }
score-tipi = Tipi { $number }
score-stones-of = Voorraadstenen van { $name }
score-not-whole = Wie wint, staat er zodra iedereen is ingevuld.

## Who wins, and why
score-wins-points = { $count ->
    [one] { $names } wint met { $points } punten.
   *[other] { $names } delen de overwinning met { $points } punten.
}
score-wins-tipis = { $count ->
    [one] { $names } wint.
   *[other] { $names } delen de overwinning.
}
score-both-points = { $names } hebben elk { $points }.
score-both-tipis = { $names } hebben elk { $points } tipi’s op de Open Plains.
score-decides-territory = Het grotere territorium beslist: { $figures } percelen.
score-decides-cows = Hun grootste territoria zijn gelijk; meer koeien beslissen: { $figures }.
score-decides-badge = De sheriff wint bij gelijkspel, en { $name } draagt de ster.
score-decides-nuggets = Geen sheriff onder hen: meer goudklompjes beslissen: { $figures }.
score-decides-stones = Meer voorraadstenen beslissen: { $figures }.
score-shared-moon-river = Ook hun grootste territoria en hun koeien zijn gelijk: ze delen de plaats.
score-shared-dice-town = Geen sheriff onder hen en evenveel goudklompjes: ze delen de plaats.
score-shared-wind-river = Ook evenveel voorraadstenen: ze delen de plaats.
