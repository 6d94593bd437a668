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

## Lobby
lobby-title = Wat zullen we spelen?
play-now = Nu tegen bots spelen
learn-it = Leer het in { $minutes } minuten
play-friends = Met vrienden spelen
open-count = { $count ->
    [one] 1 open tafel
   *[other] { $count } open tafels
}
your-tables = Jouw tafels
open-tables = Open tafels
open-none = Er is nu geen open tafel. Dek er een, dan kunnen anderen aanschuiven.
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
table-drop = Uit de lijst halen
table-drop-sure = Deze tafel uit de lijst halen?
table-drop-about = De partij is nog niet afgelopen: een bot speelt voor je verder. Met de link kom je terug en kun je je plaats weer innemen.
table-drop-room = Je geeft je plaats op. Zitten er vrienden aan tafel, dan is een van hen gastheer.
table-drop-yes = Uit de lijst halen
seats-free = { $count ->
    [one] 1 plaats vrij
   *[other] { $count } plaatsen vrij
}
learn = Leren
lesson = Les
lesson-about = Waar het om gaat
new-table = Nieuwe tafel
score-pad = Scoreblok
daily = Partij van de dag
daily-same-game = { $game }: voor iedereen gelijk, één poging.
puzzles = Puzzels
puzzles-lobby = Vind de beste zet, in stellingen uit echte partijen.
big-screen = Groot scherm

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
hint-only = De enige zinnige keuze.
hint-better = { $points ->
    [one] 1 procentpunt meer winstkans dan de op één na beste keuze.
   *[other] { $points } procentpunten meer winstkans dan de op één na beste keuze.
}
hint-alike = Ongeveer even goed als de op één na beste keuze.
hint-sure = Tot het einde van de partij doorgerekend: niets is beter.
show-me = Laat zien
skip = Overslaan
show-again = Zetten van de anderen nog eens tonen
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
over-you-points = { $count ->
    [1] Jij wint met { $points } punten!
   *[other] Jij en { $names } winnen met elk { $points } punten!
}
over-them-points = { $count ->
    [1] { $names } wint met { $points } punten.
   *[other] { $names } winnen met elk { $points } punten.
}
over-you-tipis = { $count ->
    [1] Jij wint! Tipi’s op de Open Plains: { $points }.
   *[other] Jij en { $names } winnen! Tipi’s op de Open Plains: elk { $points }.
}
over-them-tipis = { $count ->
    [1] { $names } wint. Tipi’s op de Open Plains: { $points }.
   *[other] { $names } winnen. Tipi’s op de Open Plains: elk { $points }.
}
over-place-points = Je eindigt op plaats { $place } van { $seats }, met { $points } punten.
over-place-tipis = Je eindigt op plaats { $place } van { $seats }. Tipi’s op de Open Plains: { $points }.
over-open = Nu open
over-open-none = niets in de hand
score-sheet = Scoreblok
sheet-row = Rij
sheet-counted = { $name }: { $counted }
sheet-again = Opnieuw tellen
replay = Terugblik
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
making = { $game } wordt klaargemaakt … { $percent } %
making-lost = { $game } kon niet worden klaargemaakt. Waarom, staat in het venster waarin de server is gestart.
making-begins = Begint zodra het klaar is
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
room-share = Delen …
room-share-text = Bij { $game } wacht een plaats op je.
room-alone = Deze pagina draait op hetzelfde apparaat als Corral, en alleen dit apparaat kan het bereiken. Om anderen binnen te laten, stop je Corral en start je het zo:
room-alone-then = Open daarna het adres dat het toont, en nodig van daaruit uit.
room-seat = Plaats { $seat }
room-free = Vrij
room-sit = Hier gaan zitten
room-stand = Opstaan
room-bot = Bot neerzetten
room-remove = Verwijderen
room-start = De partij beginnen
room-wait-host = Wie de tafel dekte, begint de partij.
room-wait-seats = { $count ->
    [one] Eén plaats is nog leeg: wacht, of zet er een bot neer.
   *[other] { $count } plaatsen zijn nog leeg: wacht, of zet er bots neer.
}
room-wait-others = { $count ->
    [one] Eén plaats is nog leeg.
   *[other] { $count } plaatsen zijn nog leeg.
}
room-bot-level = Niveau van de bots
handover = Nu is { $name } aan de beurt.
handover-about = Geef het scherm door; verder mag niemand kijken.
handover-go = Dat ben ik

## Fouten, elk met wat je kunt doen
room-close = Tafel sluiten
trouble-offline = Geen verbinding met de server. Controleer je netwerk; we blijven proberen.
trouble-closed = Deze tafel is gesloten.
trouble-malformed = Dat is te kort of te lang. Een wachtwoord heeft minstens 8 tekens.
trouble-wrong = Zo kan het niet.
trouble-options = Deze opties gaan niet samen, of niet met zoveel spelers. Verander er een.
trouble-name = Kies één woord van hoogstens 20 letters, cijfers of tekens.
trouble-name-taken = Deze naam is bezet. Kies een andere.
trouble-password-easy = Dit wachtwoord is makkelijk te raden. Drie of vier woorden is beter.
trouble-password-wrong = Naam of wachtwoord klopt niet. Typ ze opnieuw.
trouble-address = Naar dit adres kan niets worden gestuurd. Controleer het, of neem een ander.
trouble-address-known = Op dit adres krijg je al bericht.
trouble-address-code = De code klopt niet. Voer het adres opnieuw in, dan komt er een nieuwe.
trouble-mail-enough = Dit adres heeft vandaag al meerdere codes gekregen. Probeer het morgen opnieuw.
trouble-mail-failed = Er kan nu geen e-mail worden verstuurd. Probeer het later opnieuw.
trouble-mail-refused = E-mail naar dit adres wordt geweigerd. Controleer het, of neem een ander.
trouble-record = Dit kan niet als partijverslag van Corral worden gelezen.
trouble-record-cut = Het verslag houdt op voordat de partij is afgelopen. Is het bestand afgekapt?
trouble-record-long = Dit is te lang voor het verslag van een partij.
trouble-record-version = Deze partij is gespeeld met regels van een andere versie, die hier niet bekend zijn.
trouble-record-pieces = Deze partij is met eigen speelmateriaal gespeeld. Open haar waar die bestanden staan: corral replay.
trouble-unknown = Zeg eerst wie je bent: kies een naam op je pagina.
trouble-not-yours = Dat is niet aan jou.
trouble-host-only = Dat mag alleen wie de tafel dekte.
trouble-private = Deze tafel was privé. Alleen wie er gespeeld heeft, kan haar terugzien.
trouble-session-ended = Je sessie is beëindigd. Log opnieuw in.
trouble-shut-out = Nieuwkomers van dit adres zijn een tijdje buitengesloten.
trouble-too-often = Te vaak. Wacht even en probeer het opnieuw.
trouble-too-many-tables = Je hebt te veel lopende partijen. Maak er eerst een paar af, of verlaat ze.
trouble-too-many-bots = Je hebt genoeg tafels waar alleen bots spelen. Wacht tot er een klaar is.
trouble-hint-comes = Er is al een tip onderweg.
trouble-missing = Dat bestaat niet. Misschien is het verwijderd.
trouble-no-table = Deze tafel bestaat niet. Controleer de link, of dek een nieuwe tafel.
trouble-no-user = Niemand heet zo. Gasten hebben geen eigen pagina.
trouble-no-day = Voor deze dag is er geen partij. Het is de dag van de server, in UTC.
trouble-daily = Niet in de partij van de dag: iedereen speelt die alleen, zonder tips, en neemt niets terug.
trouble-not-now = Dat kan nu niet. Kijk nog eens.
trouble-stale = De partij is verdergegaan. Bekijk de nieuwe vraag.
trouble-not-asked = Er wordt je nu niets gevraagd.
trouble-not-possible = Deze zet kan nu niet. Kies een van de gemarkeerde.
trouble-started = De partij is begonnen. Je kunt meekijken.
trouble-not-started = De partij is nog niet begonnen.
trouble-over = De partij is afgelopen.
trouble-not-over = De partij is nog niet afgelopen. Een terugblik zou geheimen verraden.
trouble-paused = De partij is onderbroken. Hervat haar eerst.
trouble-seat-taken = Iemand was sneller: deze plaats is bezet. Kies een andere.
trouble-seat-empty = Een plaats is leeg. Zet er een bot neer, of wacht.
trouble-sits-already = Je zit al aan deze tafel.
trouble-bot-plays = Een bot speelt voor je. Neem eerst je plaats terug.
trouble-given-up = Je hebt deze partij opgegeven.
trouble-nothing-to-take-back = Er is niets van jou om terug te nemen.
trouble-taken-back-enough = Aan deze tafel is genoeg teruggenomen.
trouble-secret-open = Anderen kiezen in het geheim. Neem terug als zij gekozen hebben.
trouble-rated-back = Bij een partij met rating neemt niemand terug waarop anderen of het toeval al hebben geantwoord.
trouble-rated-pause = Een partij met rating kan niet worden onderbroken.
trouble-rated-hint = Bij een partij met rating zijn er geen tips.
trouble-rated-table = Een partij met rating heeft eigen dobbelstenen en op elke plaats één persoon.
trouble-making = Dit spel wordt klaargemaakt. Probeer het zo nog eens.
trouble-making-failed = Dit spel kon niet worden klaargemaakt. Waarom, staat in het venster waarin de server is gestart.
trouble-disk-full = De schijf van de server is vol. Er is niets verloren; probeer het later opnieuw.
trouble-database = De database van de server antwoordt nu niet. Er is niets verloren; probeer het zo opnieuw.
trouble-failed = Er ging iets mis op de server. Kijk nog eens, en probeer het dan opnieuw.
bot = een bot

## Toetsen
keys = Toetsen
keys-tab = naar het volgende dat je mag doen
keys-arrows = over het bord lopen
keys-enter = kiezen
keys-turn = draaien wat je vasthoudt
keys-explain = uitleg bij wat de focus heeft; pijlen gaan verder
keys-hint = om een tip vragen
keys-undo = terugnemen
keys-sound = geluid aan of uit
keys-help = deze lijst

## Regels
rules-of = { $game }: de regels

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
new-make = De tafel dekken
new-start = De partij beginnen

## Ik
likings = Wat jij prettig vindt
theme = Kleuren
theme-auto = Zoals het apparaat
theme-paper = Papier, overdag
theme-moonlit = Maanlicht, ’s nachts
motion-still = Geen beweging
tempo = Zetten van de anderen
tempo-slow = Langzaam
tempo-normal = In normaal tempo
tempo-fast = Snel
tempo-once = Meteen
tempo-about = Zo lang wordt elke zet van de anderen getoond. Kies je niets: in normaal tempo, of meteen als beweging hier of op je apparaat uit staat.
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
my-games = Mijn partijen
my-games-about = Alle partijen die je hebt uitgespeeld: met wie, wat ervan kwam, geluk en eigen spel, statistiek en bestanden.
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
notice-off = Uitgeschakeld: het bezorgen mislukte te vaak ({ $reason }).
notice-on = Weer inschakelen
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
operator-shut-address = Buitensluiten, ook nieuwkomers van dit adres een dag lang
operator-let-in = Weer toelaten
operator-nobody = Niemand heet zo.
operator-tables = Tafels
operator-no-tables = Er is nog geen tafel.
operator-waiting = Niet begonnen
operator-playing = Bezig
operator-ended = Afgelopen

# Notes of a guided game
notes = Uitleg
notes-all = bij elke vraag
notes-fewer-only = alleen bij nieuwe vragen
notes-off = geen
notes-what = Wat dit is.
notes-good = Goed hier.
notes-lesson = Een les hierover: { $title }
notes-fewer = Minder uitleg
notes-close = Geen uitleg meer
notes-read = Gelezen
