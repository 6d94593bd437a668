# Der Rahmen: jede Seite und alles um ein Spielbrett herum.
home = Corral, zur Übersicht
pages = Seiten
language = Sprache
settings = Einstellungen
close = Schließen
rules = Regeln
you = Du
try-again = Noch einmal versuchen
page-failed = Diese Seite konnte nicht geladen werden. Bitte prüfe deine Verbindung.
page-missing = Diese Seite gibt es nicht.
to-lobby = Zur Übersicht

game-moon_river = Moon River
game-dice_town = Dice Town
game-wind_river = Wind River
about-moon_river = Land legen, Kühe sammeln, Helfer anwerben.
about-dice_town = Heimlich würfeln, öffentlich bestechen.
about-wind_river = Folge der Herde, oder hungere.
meta-moon_river = 2–4 Personen · 40 Min.
meta-dice_town = 2–6 Personen · 45 Min.
meta-wind_river = 2–4 Personen · 30 Min.

## Übersicht
lobby-title = Was spielen wir?
play-now = Sofort gegen Bots spielen
play-friends = Mit Freunden spielen
open-count = { $count ->
    [one] 1 offener Tisch
   *[other] { $count } offene Tische
}
your-tables = Deine Tische
open-tables = Offene Tische
open-none = Gerade ist kein Tisch offen. Decke einen, dann können andere Platz nehmen.
no-tables = Hier warten deine Partien auf dich.
your-turn-since = Du bist dran, { $since }
their-turn-since = { $name } ist dran, { $since }
several-turn = Warten auf { $count } Personen
not-started = { $count ->
    [0] Bereit zum Start
    [one] Warten auf 1 Person
   *[other] Warten auf { $count } Personen
}
ended = Zu Ende, { $since }
table-play = Spielen
table-open = Öffnen
table-sit = Platz nehmen
seats-free = { $count ->
    [one] 1 Platz frei
   *[other] { $count } Plätze frei
}
daily = Partie des Tages
daily-about = { $game }, heute für alle gleich gemischt. Ohne Wertung, nur zum Vergleichen.
daily-play = Ausprobieren
new-table = Neuer Tisch

## Namen und Stufen
level-greenhorn = Greenhorn
level-hand = Rancharbeiter
level-rancher = Rancher
level-marshal = Marshal
level-legend = Legende
level-about-greenhorn = Neu in der Stadt und in Eile.
level-about-hand = Tut, was jetzt gut ist.
level-about-rancher = Denkt ein wenig voraus.
level-about-marshal = Denkt eine Sekunde nach. Stark.
level-about-legend = Denkt drei Sekunden nach. Sehr stark.
seat-empty = Freier Platz
seat-numbered = { $name } ({ $seat })
seat-bot = Bot, { $level }
seat-away = weg, ein Bot spielt

introduce = Wie sollen wir dich nennen?
introduce-name = Dein Name
introduce-note = Ein Wort, höchstens 20 Zeichen. Ein Konto ist nicht nötig.
introduce-login = Ich habe ein Konto
introduce-go = Los geht’s

## Der Tisch
table-title = { $game } · Corral
table-turn = Du bist dran · { $game } · Corral
question = Was gefragt ist
board = Spielbrett
supply = Auslage
seats = Mitspielende
talk = Verlauf und Gespräch
log = Verlauf
log-empty = Noch ist nichts geschehen.
chat = Gespräch
chat-empty = Noch hat niemand etwas gesagt.
chat-write = Schreib an den Tisch
chat-send = Senden
since = { $count ->
    [one] 1 Zug seit deinem
   *[other] { $count } Züge seit deinem
}
your-turn = Du bist dran.
waits-for = Warten auf { $names }.
paused = Die Partie ist angehalten.
resume = Weiterspielen
pause = Anhalten
undo = Zurücknehmen
hint = Tipp
hint-thinking = Denkt nach …
hint-gain = { $row } { $change }
hint-only = Die einzige sinnvolle Wahl.
hint-better = { $percent } % besser als: { $other }.
hint-alike = Etwa so gut wie: { $other }.
skip = Überspringen
return = Meinen Platz zurücknehmen
wish = { $mine ->
    [yes] Du möchtest zurücknehmen. Die anderen werden gefragt.
   *[no] { $name } möchte zurücknehmen.
}
wish-yes = Einverstanden
wish-no = Ablehnen
clock-title = Verbleibende Zeit
clock-days = { $days ->
    [one] 1 Tag
   *[other] { $days } Tage
}
over-you = { $count ->
    [1] Du gewinnst mit { $points } Punkten!
   *[other] Du und { $names } gewinnen mit je { $points } Punkten!
}
over-them = { $count ->
    [1] { $names } gewinnt mit { $points } Punkten.
   *[other] { $names } gewinnen mit je { $points } Punkten.
}
score-sheet = Wertungsblock
sheet-row = Zeile
rematch = Noch einmal spielen
log-back = Ein Zug wurde zurückgenommen.
log-seat-bot = { $mine ->
    [yes] Ein Bot spielt für dich.
   *[no] Ein Bot spielt für { $name }.
}
log-seat = { $mine ->
    [yes] Du nimmst Platz.
   *[no] { $name } nimmt Platz.
}
log-resign = { $mine ->
    [yes] Du gibst auf.
   *[no] { $name } gibt auf.
}
log-time = { $mine ->
    [yes] Du warst zu langsam.
   *[no] { $name } war zu langsam.
}
log-pause = { $mine ->
    [yes] Du hast die Partie angehalten.
   *[no] { $name } hat die Partie angehalten.
}
log-resume = { $mine ->
    [yes] Du lässt die Partie weitergehen.
   *[no] { $name } lässt die Partie weitergehen.
}
log-ask = { $mine ->
    [yes] Du möchtest zurücknehmen.
   *[no] { $name } möchte zurücknehmen.
}
log-yes = { $mine ->
    [yes] Du bist einverstanden.
   *[no] { $name } ist einverstanden.
}
log-no = { $mine ->
    [yes] Du bist nicht einverstanden.
   *[no] { $name } ist nicht einverstanden.
}
log-unrated = Diese Partie zählt nicht mehr.
menu = Menü
sound-on = Ton an
sound-off = Ton aus
sound = Ton
leave = Den Tisch verlassen
leave-about = Ein Bot spielt für dich, bis du zurückkommst.
resign = Aufgeben
resign-sure = Diese Partie aufgeben?
resign-about = Ein Bot spielt für dich weiter, und du wirst Letzter.
resign-yes = Aufgeben
cancel = Abbrechen
connecting = Verbinden …
connection-lost = Verbindung verloren. Wir versuchen es weiter …
spectating = Du schaust zu.
record = Aufzeichnung herunterladen
rated = Gewertet
unrated = Ohne Wertung
pace-none = Ohne Uhr
pace-live = je { $minutes } Min.
pace-days = { $days ->
    [one] 1 Tag je Zug
   *[other] { $days } Tage je Zug
}

## Vor dem Start
room-title = { $game }: der Tisch ist gedeckt
room-invite = Freunde einladen
room-invite-about = Wer diesen Link öffnet, darf Platz nehmen oder zuschauen.
room-copy = Link kopieren
room-copied = Kopiert
room-qr = Der Link als QR-Code
room-seat = Platz { $seat }
room-free = Frei
room-sit = Hier Platz nehmen
room-stand = Aufstehen
room-bot = Bot hinsetzen
room-remove = Entfernen
room-start = Partie beginnen
room-wait-host = Wer den Tisch gedeckt hat, beginnt die Partie.
room-wait-seats = { $count ->
    [one] Ein Platz ist noch frei: warte, oder setze einen Bot hin.
   *[other] { $count } Plätze sind noch frei: warte, oder setze Bots hin.
}
room-bot-level = Stärke der Bots
handover = Jetzt ist { $name } dran.
handover-about = Gib den Bildschirm weiter; sonst soll niemand schauen.
handover-go = Das bin ich

## Fehler, jeder mit dem, was zu tun ist
trouble-offline = Keine Verbindung zum Server. Prüfe dein Netz; wir versuchen es weiter.
trouble-name = Bitte wähle ein Wort aus höchstens 20 Buchstaben, Ziffern oder Zeichen.
trouble-taken = Dieser Name ist vergeben. Bitte wähle einen anderen.
trouble-password = Name oder Passwort ist falsch. Bitte tippe sie noch einmal.
trouble-often = Zu oft. Bitte warte einen Moment und versuche es wieder.
trouble-tables = Du hast zu viele offene Partien. Beende oder verlasse erst einige.
trouble-no-table = Diesen Tisch gibt es nicht. Prüfe den Link, oder decke einen neuen Tisch.
trouble-seat-taken = Jemand war schneller: dieser Platz ist besetzt. Wähle einen anderen.
trouble-seat-empty = Ein Platz ist frei. Setze einen Bot hin, oder warte.
trouble-sitting = Du sitzt schon an diesem Tisch.
trouble-started = Die Partie hat begonnen. Du kannst zuschauen.
trouble-host = Das darf nur, wer den Tisch gedeckt hat.
trouble-nothing = Von dir gibt es nichts zurückzunehmen.
trouble-secret = Andere wählen gerade geheim. Nimm zurück, wenn sie gewählt haben.
trouble-stale = Die Partie ist weitergegangen. Sieh dir die neue Frage an.
trouble-rated = Eine gewertete Partie kann nicht angehalten werden.
trouble-hint = Bei einer gewerteten Partie gibt es keine Tipps.
trouble-nobody = Niemand heißt so. Gäste haben keine eigene Seite.
trouble-length = Das ist zu kurz oder zu lang. Ein Passwort hat mindestens 8 Zeichen.
bot = ein Bot

## Tasten
keys = Tasten
keys-tab = zum Nächsten, was du tun darfst
keys-arrows = über das Spielbrett gehen
keys-enter = wählen
keys-turn = drehen, was du hältst
keys-hint = um einen Tipp bitten
keys-undo = zurücknehmen
keys-sound = Ton an oder aus
keys-help = diese Liste

## Regeln
rules-of = { $game }: die Regeln
rules-now = Diese Regeln gehören zu dem, was jetzt gefragt ist.
rules-all = Alle Regeln
rules-short = Jede Regel steht hier kurz auf Deutsch; der genaue Wortlaut darunter ist englisch.
rules-search = Regeln durchsuchen
rules-nothing = Keine Regel enthält diese Wörter. Versuche ein kürzeres.

## Neuer Tisch
new-title = Ein neuer Tisch
new-game = Spiel
new-seats = Plätze
new-count = Anzahl der Personen
players = { $count ->
    [one] 1 Person
   *[other] { $count } Personen
}
seat-me = Ich
seat-me-too = Jemand an diesem Bildschirm
seat-open = Offen: jemand, den ich einlade
seat-level = Bot: { $level }
seat-me-about = Spielt an diesem Gerät.
seat-open-about = Nimmt über den Link oder aus der Übersicht Platz.
new-options = Varianten
new-pace = Tempo
new-pace-none = Ohne Uhr
new-pace-none-about = Alle nehmen sich die Zeit, die sie brauchen.
new-pace-live = Zügig
new-pace-live-about = 20 Sekunden je Zug, und 15 Minuten für alles darüber hinaus.
new-pace-relaxed = Gemütlich
new-pace-relaxed-about = Eine Minute je Zug, und eine Stunde für alles darüber hinaus.
new-pace-days = Tage
new-pace-days-about = Drei Tage je Zug. Der Tisch wartet; du wirst benachrichtigt.
new-who = Wer kommt
new-public = In der Übersicht zeigen
new-public-about = Sonst findet ihn nur, wer den Link hat.
new-rated = Gewertet
new-rated-about = Zählt für die Rangliste. Keine Pause, und niemand kommt später dazu.
new-daily-about = Heute dieselben Würfel und Karten für alle. Ohne Wertung.
new-make = Tisch decken
new-start = Partie beginnen

option-moon_river-mode = Spielpläne
option-moon_river-mode-about = Das Camp ist für alle gleich; Legenden haben je einen eigenen Plan und ein Szenario.
option-moon_river-mode-camp = Camp
option-moon_river-mode-legends = Legenden des Westens
option-moon_river-scenario = Szenario
option-moon_river-scenario-about = Was bei den Legenden zusätzliche Punkte bringt.
option-moon_river-scenario-timber = Holzhandel
option-moon_river-scenario-gold-rush = Goldrausch
option-moon_river-scenario-outlaws = Gesetzlose
option-moon_river-scenario-city = Moon River City
option-moon_river-scenario-random = Durch das Los
option-moon_river-flat = Gerader Fluss
option-moon_river-flat-about = Das Camp in der Mitte nimmt kein Feld ein.
option-moon_river-flat-no = Nein
option-moon_river-flat-yes = Ja
option-dice_town-wild_west = Wild West
option-dice_town-wild_west-about = Die Erweiterung: Schurken, Telegraf und eine sechste Person.
option-dice_town-wild_west-no = Ohne
option-dice_town-wild_west-yes = Mit
option-dice_town-indians = Der Indianerwürfel
option-dice_town-indians-about = Ein Würfel mit Geistern und Rauchzeichen; braucht Wild West.
option-dice_town-indians-no = Ohne
option-dice_town-indians-yes = Mit
option-dice_town-edition = Ausgabe
option-dice_town-edition-about = 2018 mit Elixieren; 2009 mit Arzneien und 25 Besitzurkunden.
option-wind_river-depth = Länge der Ebene
option-wind_river-depth-about = Felder von den Bergen bis zur Weiten Ebene, 3 bis 9; 0 wie gedruckt.

## Ich
likings = Was du magst
theme = Farben
theme-auto = Wie das Gerät
theme-paper = Papier, bei Tag
theme-moonlit = Mondlicht, bei Nacht
motion-still = Keine Bewegung
guest-go = Als Gast spielen
login = Anmelden
logout = Abmelden
password = Passwort
password-old = Altes Passwort
password-new = Neues Passwort
password-change = Passwort ändern
password-done = Das Passwort ist geändert. Andere Geräte sind abgemeldet.
account = Konto
account-about = Du spielst als Gast: dieser Browser kennt dich. Mit einem Konto findest du deine Partien auf jedem Gerät.
account-make = Konto anlegen
account-done = Jetzt hast du ein Konto, mit allen deinen Partien.
ratings = Wertungen
ratings-none = Noch keine gewerteten Partien.
rating = Wertung
rating-games = Partien
player = Wer
ladder = { $game }: die Rangliste
games-played = Gespielte Partien
games-none = Noch keine beendeten Partien.
notices = Benachrichtigungen
notices-about = Wenn du dran bist und gerade nicht hinschaust.
notice-push = In einem Browser
notice-email = E-Mail
notice-webhook = Webhook
notice-push-here = In diesem Browser benachrichtigen
notice-push-refused = Der Browser erlaubt keine Benachrichtigungen. Erlaube sie für diese Seite in seinen Einstellungen.
notice-push-failed = Dieser Browser erreicht seinen Push-Dienst nicht. Versuche es später, oder wähle eine andere Art der Benachrichtigung.
notice-kind = Wie
notice-address = Adresse
notice-add = Hinzufügen
notice-code = Code aus der E-Mail
notice-confirm = Bestätigen
notice-done = Gespeichert.
programs = Programme, die für dich spielen
programs-about = Mit einem Schlüssel nimmt ein Programm in deinem Namen Platz. Er wird nur einmal gezeigt.
program-name = Wofür ist er?
program-token = Schlüssel anlegen
program-shown = Bewahre ihn jetzt auf:
sessions = Wo du angemeldet bist
session-browser = Browser
session-this = dieser hier
session-end = Beenden
farewell = Mich löschen
farewell-about = Bots beenden deine Partien; dein Name verschwindet aus allen Aufzeichnungen. Das lässt sich nicht rückgängig machen.
farewell-go = Mich löschen
farewell-sure = Alles über dich löschen?
since-when = Hier seit { $date }

## Für Betreiber
operator = Betrieb
operator-only = Diese Seite ist für die Betreiber dieses Servers. corral operator NAME macht ein Konto dazu.
operator-well = Dem Server geht es gut.
operator-unwell = Der Server ist nicht bereit. Sieh in sein Protokoll.
operator-look = Neu ansehen
operator-backup = Sicherung herunterladen
operator-people = Leute
operator-find = Name beginnt mit
operator-guest = Gast
operator-account = Konto
operator-shut-out = Aussperren
operator-let-in = Wieder einlassen
operator-nobody = So heißt niemand.
operator-tables = Tische
operator-no-tables = Es gibt noch keinen Tisch.
operator-waiting = Nicht begonnen
operator-playing = Läuft
operator-ended = Beendet
