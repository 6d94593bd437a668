# Het raamwerk: elke pagina en alles rond een speelbord.
home = Corral, naar de lobby
pages = Pagina’s
language = Taal
settings = Instellingen
close = Sluiten
rules = Regels
you = Jij
try-again = Opnieuw proberen
page-failed = Deze pagina kon niet worden geladen. Controleer je verbinding.
page-missing = Deze pagina bestaat niet.
to-lobby = Naar de lobby

game-moon_river = Moon River
game-dice_town = Dice Town
game-wind_river = Wind River
about-moon_river = Leg land, verzamel koeien, neem hulp in dienst.
about-dice_town = Gooi in het geheim, koop om in het openbaar.
about-wind_river = Volg de kudde, of lijd honger.
meta-moon_river = 2–4 spelers · 40 min
meta-dice_town = 2–6 spelers · 45 min
meta-wind_river = 2–4 spelers · 30 min

## Lobby
lobby-title = Wat zullen we spelen?
play-now = Nu tegen bots spelen
play-friends = Met vrienden spelen
open-count = { $count ->
    [one] 1 open tafel
   *[other] { $count } open tafels
}
your-tables = Jouw tafels
open-tables = Open tafels
open-none = Er is nu geen open tafel. Maak er een, dan kunnen anderen aanschuiven.
no-tables = Hier wachten je partijen op je.
your-turn-since = Jij bent aan de beurt, { $since }
their-turn-since = { $name } is aan de beurt, { $since }
several-turn = Wachten op { $count } spelers
not-started = { $count ->
    [0] Klaar om te beginnen
    [one] Wachten op 1 speler
   *[other] Wachten op { $count } spelers
}
ended = Afgelopen, { $since }
table-play = Spelen
table-open = Openen
table-sit = Aanschuiven
seats-free = { $count ->
    [one] 1 plaats vrij
   *[other] { $count } plaatsen vrij
}
daily = Partij van de dag
daily-about = { $game }, vandaag voor iedereen gelijk geschud. Zonder rating, alleen om te vergelijken.
daily-play = Proberen
new-table = Nieuwe tafel

## Namen en niveaus
level-greenhorn = Groentje
level-hand = Ranchhulp
level-rancher = Rancher
level-marshal = Marshal
level-legend = Legende
level-about-greenhorn = Nieuw in de stad en gehaast.
level-about-hand = Doet wat nu goed is.
level-about-rancher = Denkt een beetje vooruit.
level-about-marshal = Denkt een seconde na. Sterk.
level-about-legend = Denkt drie seconden na. Heel sterk.
seat-empty = Lege plaats
seat-numbered = { $name } ({ $seat })
seat-bot = bot, { $level }
seat-away = weg, een bot speelt

introduce = Hoe zullen we je noemen?
introduce-name = Je naam
introduce-note = Eén woord, hoogstens 20 tekens. Een account is niet nodig.
introduce-login = Ik heb een account
introduce-go = Aan de slag

## De tafel
table-title = { $game } · Corral
table-turn = Jouw beurt · { $game } · Corral
question = Wat er gevraagd wordt
board = Speelbord
supply = Voorraad
seats = Spelers
talk = Verloop en gesprek
log = Verloop
log-empty = Er is nog niets gebeurd.
chat = Gesprek
chat-empty = Nog niemand heeft iets gezegd.
chat-write = Schrijf aan de tafel
chat-send = Versturen
since = { $count ->
    [one] 1 zet sinds de jouwe
   *[other] { $count } zetten sinds de jouwe
}
your-turn = Jij bent aan de beurt.
waits-for = Wachten op { $names }.
paused = De partij is onderbroken.
resume = Verder spelen
pause = Onderbreken
undo = Terugnemen
hint = Tip
hint-thinking = Denkt na …
hint-gain = { $row } { $change }
hint-only = De enige zinnige keuze.
hint-better = { $percent } % beter dan: { $other }.
hint-alike = Ongeveer even goed als: { $other }.
skip = Overslaan
return = Mijn plaats terugnemen
wish = { $mine ->
    [yes] Je wilt terugnemen. De anderen worden gevraagd.
   *[no] { $name } wil terugnemen.
}
wish-yes = Akkoord
wish-no = Weigeren
clock-title = Resterende tijd
clock-days = { $days ->
    [one] 1 dag
   *[other] { $days } dagen
}
over-you = { $count ->
    [1] Jij wint met { $points } punten!
   *[other] Jij en { $names } winnen met elk { $points } punten!
}
over-them = { $count ->
    [1] { $names } wint met { $points } punten.
   *[other] { $names } winnen met elk { $points } punten.
}
score-sheet = Scoreblok
sheet-row = Rij
rematch = Nog een keer spelen
log-back = Een zet is teruggenomen.
log-seat-bot = { $mine ->
    [yes] Een bot speelt voor jou.
   *[no] Een bot speelt voor { $name }.
}
log-seat = { $mine ->
    [yes] Je neemt plaats.
   *[no] { $name } neemt plaats.
}
log-resign = { $mine ->
    [yes] Je geeft op.
   *[no] { $name } geeft op.
}
log-time = { $mine ->
    [yes] Je was te langzaam.
   *[no] { $name } was te langzaam.
}
log-pause = { $mine ->
    [yes] Je hebt de partij onderbroken.
   *[no] { $name } heeft de partij onderbroken.
}
log-resume = { $mine ->
    [yes] Je laat de partij verdergaan.
   *[no] { $name } laat de partij verdergaan.
}
log-ask = { $mine ->
    [yes] Je wilt terugnemen.
   *[no] { $name } wil terugnemen.
}
log-yes = { $mine ->
    [yes] Je bent akkoord.
   *[no] { $name } is akkoord.
}
log-no = { $mine ->
    [yes] Je bent niet akkoord.
   *[no] { $name } is niet akkoord.
}
log-unrated = Deze partij telt niet meer mee.
menu = Menu
sound-on = Geluid aan
sound-off = Geluid uit
sound = Geluid
leave = De tafel verlaten
leave-about = Een bot speelt voor je tot je terugkomt.
resign = Opgeven
resign-sure = Deze partij opgeven?
resign-about = Een bot speelt voor je verder, en jij eindigt als laatste.
resign-yes = Opgeven
cancel = Annuleren
connecting = Verbinden …
connection-lost = Verbinding verbroken. We proberen het opnieuw …
spectating = Je kijkt mee.
record = Verslag downloaden
rated = Met rating
unrated = Zonder rating
pace-none = Zonder klok
pace-live = elk { $minutes } min
pace-days = { $days ->
    [one] 1 dag per zet
   *[other] { $days } dagen per zet
}

## Voor het begin
room-title = { $game }: de tafel is gedekt
room-invite = Vrienden uitnodigen
room-invite-about = Wie deze link opent, mag aanschuiven of meekijken.
room-copy = Link kopiëren
room-copied = Gekopieerd
room-qr = De link als QR-code
room-seat = Plaats { $seat }
room-free = Vrij
room-sit = Hier gaan zitten
room-stand = Opstaan
room-bot = Bot neerzetten
room-remove = Verwijderen
room-start = De partij beginnen
room-wait-host = Wie de tafel maakte, begint de partij.
room-wait-seats = { $count ->
    [one] Eén plaats is nog leeg: wacht, of zet er een bot neer.
   *[other] { $count } plaatsen zijn nog leeg: wacht, of zet er bots neer.
}
room-bot-level = Niveau van de bots
handover = Nu is { $name } aan de beurt.
handover-about = Geef het scherm door; verder mag niemand kijken.
handover-go = Dat ben ik

## Fouten, elk met wat je kunt doen
trouble-offline = Geen verbinding met de server. Controleer je netwerk; we blijven proberen.
trouble-name = Kies één woord van hoogstens 20 letters, cijfers of tekens.
trouble-taken = Deze naam is bezet. Kies een andere.
trouble-password = Naam of wachtwoord klopt niet. Typ ze opnieuw.
trouble-often = Te vaak. Wacht even en probeer het opnieuw.
trouble-tables = Je hebt te veel lopende partijen. Maak er eerst een paar af, of verlaat ze.
trouble-no-table = Deze tafel bestaat niet. Controleer de link, of maak een nieuwe tafel.
trouble-seat-taken = Iemand was sneller: deze plaats is bezet. Kies een andere.
trouble-seat-empty = Een plaats is leeg. Zet er een bot neer, of wacht.
trouble-sitting = Je zit al aan deze tafel.
trouble-started = De partij is begonnen. Je kunt meekijken.
trouble-host = Dat mag alleen wie de tafel maakte.
trouble-nothing = Er is niets van jou om terug te nemen.
trouble-secret = Anderen kiezen in het geheim. Neem terug als zij gekozen hebben.
trouble-stale = De partij is verdergegaan. Bekijk de nieuwe vraag.
trouble-rated = Een partij met rating kan niet worden onderbroken.
trouble-hint = Bij een partij met rating zijn er geen tips.
trouble-nobody = Niemand heet zo. Gasten hebben geen eigen pagina.
trouble-length = Dat is te kort of te lang. Een wachtwoord heeft minstens 8 tekens.
bot = een bot

## Toetsen
keys = Toetsen
keys-tab = naar het volgende dat je mag doen
keys-arrows = over het bord lopen
keys-enter = kiezen
keys-turn = draaien wat je vasthoudt
keys-hint = om een tip vragen
keys-undo = terugnemen
keys-sound = geluid aan of uit
keys-help = deze lijst

## Regels
rules-of = { $game }: de regels
rules-now = Deze regels horen bij wat nu gevraagd wordt.
rules-all = Alle regels
rules-short = Elke regel staat hier kort in het Nederlands; de precieze tekst eronder is Engels.
rules-search = Zoek in de regels
rules-nothing = Geen regel heeft deze woorden. Probeer een korter woord.

## Nieuwe tafel
new-title = Een nieuwe tafel
new-game = Spel
new-seats = Plaatsen
new-count = Aantal spelers
players = { $count ->
    [one] 1 speler
   *[other] { $count } spelers
}
seat-me = Ik
seat-me-too = Iemand aan dit scherm
seat-open = Open: iemand die ik uitnodig
seat-level = Bot: { $level }
seat-me-about = Speelt op dit apparaat.
seat-open-about = Schuift aan via de link of vanuit de lobby.
new-options = Opties
new-pace = Tempo
new-pace-none = Zonder klok
new-pace-none-about = Iedereen neemt de tijd die nodig is.
new-pace-live = Vlot
new-pace-live-about = 20 seconden per zet, en 15 minuten voor alles daarboven.
new-pace-relaxed = Rustig
new-pace-relaxed-about = Een minuut per zet, en een uur voor alles daarboven.
new-pace-days = Dagen
new-pace-days-about = Drie dagen per zet. De tafel wacht; je krijgt bericht.
new-who = Wie komt er
new-public = In de lobby tonen
new-public-about = Anders vindt alleen wie de link heeft hem.
new-rated = Met rating
new-rated-about = Telt voor de ranglijst. Geen pauze, en niemand komt er later bij.
new-daily-about = Vandaag dezelfde dobbelstenen en kaarten voor iedereen. Zonder rating.
new-make = De tafel dekken
new-start = De partij beginnen

option-moon_river-mode = Borden
option-moon_river-mode-about = Het kamp is voor allen gelijk; legendes hebben elk een eigen bord en een scenario.
option-moon_river-mode-camp = Kamp
option-moon_river-mode-legends = Legendes van het Westen
option-moon_river-scenario = Scenario
option-moon_river-scenario-about = Wat bij de legendes extra punten oplevert.
option-moon_river-scenario-timber = Houthandel
option-moon_river-scenario-gold-rush = Goudkoorts
option-moon_river-scenario-outlaws = Bandieten
option-moon_river-scenario-city = Moon River City
option-moon_river-scenario-random = Door het lot
option-moon_river-flat = Rechte rivier
option-moon_river-flat-about = Het kamp in het midden neemt geen vak in.
option-moon_river-flat-no = Nee
option-moon_river-flat-yes = Ja
option-dice_town-wild_west = Wild West
option-dice_town-wild_west-about = De uitbreiding: bandieten, de telegraaf en een zesde speler.
option-dice_town-wild_west-no = Zonder
option-dice_town-wild_west-yes = Met
option-dice_town-indians = De indianendobbelsteen
option-dice_town-indians-about = Een dobbelsteen met geesten en rooksignalen; vraagt Wild West.
option-dice_town-indians-no = Zonder
option-dice_town-indians-yes = Met
option-dice_town-edition = Uitgave
option-dice_town-edition-about = 2018 met elixers; 2009 met geneesmiddelen en 25 eigendomsbewijzen.
option-wind_river-depth = Lengte van de vlakte
option-wind_river-depth-about = Velden van de bergen tot de Open Vlakte, 3 tot 9; 0 zoals gedrukt.

## Ik
likings = Wat jij prettig vindt
theme = Kleuren
theme-auto = Zoals het apparaat
theme-paper = Papier, overdag
theme-moonlit = Maanlicht, ’s nachts
motion-still = Geen beweging
guest-go = Als gast spelen
login = Inloggen
logout = Uitloggen
password = Wachtwoord
password-old = Oud wachtwoord
password-new = Nieuw wachtwoord
password-change = Wachtwoord wijzigen
password-done = Het wachtwoord is gewijzigd. Andere apparaten zijn uitgelogd.
account = Account
account-about = Je speelt als gast: deze browser kent je. Met een account vind je je partijen op elk apparaat.
account-make = Account maken
account-done = Je hebt nu een account, met al je partijen.
ratings = Ratings
ratings-none = Nog geen partijen met rating.
rating = Rating
rating-games = Partijen
player = Speler
ladder = { $game }: de ranglijst
games-played = Gespeelde partijen
games-none = Nog geen afgelopen partijen.
notices = Berichten
notices-about = Als je aan de beurt bent en niet kijkt.
notice-push = In een browser
notice-email = E-mail
notice-webhook = Webhook
notice-push-here = In deze browser berichten geven
notice-push-refused = De browser staat geen berichten toe. Sta ze voor deze pagina toe in de instellingen.
notice-push-failed = Deze browser bereikt zijn pushdienst niet. Probeer het later, of kies een ander soort bericht.
notice-kind = Hoe
notice-address = Adres
notice-add = Toevoegen
notice-code = Code uit de e-mail
notice-confirm = Bevestigen
notice-done = Bewaard.
programs = Programma’s die voor je spelen
programs-about = Met een sleutel schuift een programma in jouw naam aan. Hij wordt één keer getoond.
program-name = Waarvoor is hij?
program-token = Sleutel maken
program-shown = Bewaar hem nu:
sessions = Waar je bent ingelogd
session-browser = Browser
session-this = deze
session-end = Beëindigen
farewell = Mij verwijderen
farewell-about = Bots maken je partijen af; je naam verdwijnt uit alle verslagen. Dit kan niet ongedaan worden gemaakt.
farewell-go = Mij verwijderen
farewell-sure = Alles over jou verwijderen?
since-when = Hier sinds { $date }

## Voor beheerders
operator = Beheer
operator-only = Deze pagina is voor de beheerders van deze server. corral operator NAAM maakt een account tot beheerder.
operator-well = Met de server gaat het goed.
operator-unwell = De server is niet gereed. Kijk in het logboek.
operator-look = Opnieuw kijken
operator-backup = Back-up downloaden
operator-people = Mensen
operator-find = Naam begint met
operator-guest = Gast
operator-account = Account
operator-shut-out = Buitensluiten
operator-let-in = Weer toelaten
operator-nobody = Niemand heet zo.
operator-tables = Tafels
operator-no-tables = Er is nog geen tafel.
operator-waiting = Niet begonnen
operator-playing = Bezig
operator-ended = Afgelopen
