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

## Übersicht
lobby-title = Was spielen wir?
play-now = Sofort gegen Bots spielen
learn-it = In { $minutes } Minuten lernen
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
table-drop = Aus der Liste nehmen
table-drop-sure = Diesen Tisch aus der Liste nehmen?
table-drop-about = Die Partie ist nicht zu Ende: ein Bot spielt für dich weiter. Über den Link kommst du zurück und kannst deinen Platz wieder einnehmen.
table-drop-room = Du gibst deinen Platz auf. Sitzen Freunde am Tisch, ist dann einer von ihnen Gastgeber.
table-drop-yes = Aus der Liste nehmen
seats-free = { $count ->
    [one] 1 Platz frei
   *[other] { $count } Plätze frei
}
learn = Lernen
lesson = Lektion
lesson-about = Worum es geht
new-table = Neuer Tisch
score-pad = Wertungsblock
daily = Partie des Tages
daily-same-game = { $game }: für alle gleich, ein Versuch.
puzzles = Rätsel
puzzles-lobby = Finde den besten Zug, in Stellungen aus echten Partien.
big-screen = Großer Bildschirm

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
hint-only = Die einzige sinnvolle Wahl.
hint-better = { $points ->
    [one] 1 Prozentpunkt mehr Gewinnchance als die nächstbeste Wahl.
   *[other] { $points } Prozentpunkte mehr Gewinnchance als die nächstbeste Wahl.
}
hint-alike = Etwa so gut wie die nächstbeste Wahl.
hint-sure = Bis zum Ende der Partie durchgerechnet: Nichts ist besser.
show-me = Zeig es mir
skip = Überspringen
show-again = Züge der anderen noch einmal zeigen
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
over-you-points = { $count ->
    [1] Du gewinnst mit { $points } Punkten!
   *[other] Du und { $names } gewinnen mit je { $points } Punkten!
}
over-them-points = { $count ->
    [1] { $names } gewinnt mit { $points } Punkten.
   *[other] { $names } gewinnen mit je { $points } Punkten.
}
over-you-tipis = { $count ->
    [1] Du gewinnst! Tipis in den Open Plains: { $points }.
   *[other] Du und { $names } gewinnen! Tipis in den Open Plains: je { $points }.
}
over-them-tipis = { $count ->
    [1] { $names } gewinnt. Tipis in den Open Plains: { $points }.
   *[other] { $names } gewinnen. Tipis in den Open Plains: je { $points }.
}
over-place-points = Du belegst Platz { $place } von { $seats }, mit { $points } Punkten.
over-place-tipis = Du belegst Platz { $place } von { $seats }. Tipis in den Open Plains: { $points }.
over-open = Jetzt offen
over-open-none = nichts auf der Hand
score-sheet = Wertungsblock
sheet-row = Zeile
sheet-counted = { $name }: { $counted }
sheet-again = Noch einmal zählen
replay = Rückblick
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
resign-about = Ein Bot spielt für dich weiter, und du kommst auf den letzten Platz.
resign-yes = Aufgeben
cancel = Abbrechen
connecting = Verbinden …
making = { $game } wird vorbereitet … { $percent } %
making-lost = { $game } ließ sich nicht vorbereiten. Warum, steht im Fenster, in dem der Server gestartet wurde.
making-begins = Beginnt, sobald es bereit ist
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
room-share = Teilen …
room-share-text = Bei { $game } wartet ein Platz auf dich.
room-alone = Diese Seite läuft auf demselben Gerät wie Corral, und nur dieses Gerät erreicht es. Damit andere dazukommen können, beende Corral und starte es so:
room-alone-then = Öffne dann die Adresse, die es ausgibt, und lade von dort ein.
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
room-wait-others = { $count ->
    [one] Ein Platz ist noch frei.
   *[other] { $count } Plätze sind noch frei.
}
room-bot-level = Stärke der Bots
handover = Jetzt ist { $name } dran.
handover-about = Gib den Bildschirm weiter; sonst soll niemand schauen.
handover-go = Das bin ich

## Fehler, jeder mit dem, was zu tun ist
room-close = Tisch schließen
trouble-offline = Keine Verbindung zum Server. Prüfe dein Netz; wir versuchen es weiter.
trouble-closed = Dieser Tisch wurde geschlossen.
trouble-malformed = Das ist zu kurz oder zu lang. Ein Passwort hat mindestens 8 Zeichen.
trouble-wrong = So geht es nicht.
trouble-options = Diese Optionen passen nicht zusammen, oder nicht zu so vielen Personen. Ändere eine davon.
trouble-name = Bitte wähle ein Wort aus höchstens 20 Buchstaben, Ziffern oder Zeichen.
trouble-name-taken = Dieser Name ist vergeben. Bitte wähle einen anderen.
trouble-password-easy = Dieses Passwort ist leicht zu erraten. Besser sind drei oder vier Wörter.
trouble-password-wrong = Name oder Passwort ist falsch. Bitte tippe sie noch einmal.
trouble-address = An diese Adresse kann nichts geschickt werden. Prüfe sie, oder nimm eine andere.
trouble-address-known = An dieser Adresse erfährst du es schon.
trouble-address-code = Der Code ist falsch. Gib die Adresse noch einmal ein, dann kommt ein neuer.
trouble-mail-enough = Diese Adresse hat heute schon mehrere Codes bekommen. Versuch es morgen wieder.
trouble-mail-failed = Gerade lassen sich keine E-Mails verschicken. Versuch es später wieder.
trouble-mail-refused = E-Mails an diese Adresse werden abgelehnt. Prüfe sie, oder nimm eine andere.
trouble-record = Das lässt sich nicht als Aufzeichnung von Corral lesen.
trouble-record-cut = Die Aufzeichnung endet vor der Partie. Ist die Datei abgeschnitten?
trouble-record-long = Das ist zu lang für die Aufzeichnung einer Partie.
trouble-record-version = Diese Partie folgt Regeln einer anderen Version, die hier nicht bekannt sind.
trouble-record-pieces = Diese Partie wurde mit eigenem Material gespielt. Öffne sie dort, wo diese Dateien liegen: corral replay.
trouble-unknown = Sag zuerst, wer du bist: wähle auf deiner Seite einen Namen.
trouble-not-yours = Das steht dir nicht zu.
trouble-host-only = Das darf nur, wer den Tisch gedeckt hat.
trouble-private = Dieser Tisch war privat. Nur wer dort gespielt hat, kann ihn wieder ansehen.
trouble-session-ended = Deine Sitzung wurde beendet. Melde dich neu an.
trouble-shut-out = Neue Gäste von dieser Adresse sind für eine Weile ausgesperrt.
trouble-too-often = Zu oft. Bitte warte einen Moment und versuche es wieder.
trouble-too-many-tables = Du hast zu viele offene Partien. Beende oder verlasse erst einige.
trouble-too-many-bots = Du hast genug Tische, an denen nur Bots spielen. Warte, bis eine Partie vorbei ist.
trouble-hint-comes = Ein Tipp ist schon unterwegs.
trouble-missing = Das gibt es nicht. Vielleicht wurde es entfernt.
trouble-no-table = Diesen Tisch gibt es nicht. Prüfe den Link, oder decke einen neuen Tisch.
trouble-no-user = Niemand heißt so. Gäste haben keine eigene Seite.
trouble-no-day = Für diesen Tag gibt es keine Partie. Es gilt der Tag des Servers, in UTC.
trouble-daily = Nicht in der Partie des Tages: Alle spielen sie allein, ohne Tipps, und nehmen nichts zurück.
trouble-not-now = Das geht jetzt nicht. Sieh noch einmal nach.
trouble-stale = Die Partie ist weitergegangen. Sieh dir die neue Frage an.
trouble-not-asked = Du wirst gerade nichts gefragt.
trouble-not-possible = Dieser Zug ist jetzt nicht möglich. Wähle einen der markierten.
trouble-started = Die Partie hat begonnen. Du kannst zuschauen.
trouble-not-started = Die Partie hat noch nicht begonnen.
trouble-over = Die Partie ist vorbei.
trouble-not-over = Die Partie ist noch nicht zu Ende. Ein Rückblick würde Geheimnisse verraten.
trouble-paused = Die Partie ist angehalten. Setze sie erst fort.
trouble-seat-taken = Jemand war schneller: dieser Platz ist besetzt. Wähle einen anderen.
trouble-seat-empty = Ein Platz ist frei. Setze einen Bot hin, oder warte.
trouble-sits-already = Du sitzt schon an diesem Tisch.
trouble-bot-plays = Ein Bot spielt für dich. Nimm zuerst deinen Platz zurück.
trouble-given-up = Du hast diese Partie aufgegeben.
trouble-nothing-to-take-back = Von dir gibt es nichts zurückzunehmen.
trouble-taken-back-enough = An diesem Tisch wurde genug zurückgenommen.
trouble-secret-open = Andere wählen gerade geheim. Nimm zurück, wenn sie gewählt haben.
trouble-rated-back = In einer gewerteten Partie nimmt niemand zurück, worauf andere oder der Zufall schon geantwortet haben.
trouble-rated-pause = Eine gewertete Partie kann nicht angehalten werden.
trouble-rated-hint = Bei einer gewerteten Partie gibt es keine Tipps.
trouble-rated-table = Eine gewertete Partie hat ihre eigenen Würfel und an jedem Platz eine Person.
trouble-making = Dieses Spiel wird gerade vorbereitet. Versuch es gleich noch einmal.
trouble-making-failed = Dieses Spiel ließ sich nicht vorbereiten. Warum, steht im Fenster, in dem der Server gestartet wurde.
trouble-disk-full = Die Platte des Servers ist voll. Nichts ist verloren; bitte später noch einmal versuchen.
trouble-database = Die Datenbank des Servers antwortet gerade nicht. Nichts ist verloren; bitte gleich noch einmal versuchen.
trouble-failed = Auf dem Server ist etwas schiefgegangen. Sieh nach, und versuche es dann noch einmal.
bot = ein Bot

## Tasten
keys = Tasten
keys-tab = zum Nächsten, was du tun darfst
keys-arrows = über das Spielbrett gehen
keys-enter = wählen
keys-turn = drehen, was du hältst
keys-explain = erklären, worauf der Fokus liegt; Pfeile gehen weiter
keys-hint = um einen Tipp bitten
keys-undo = zurücknehmen
keys-sound = Ton an oder aus
keys-help = diese Liste

## Regeln
rules-of = { $game }: die Regeln

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
new-make = Tisch decken
new-start = Partie beginnen

## Ich
likings = Was du magst
theme = Farben
theme-auto = Wie das Gerät
theme-paper = Papier, bei Tag
theme-moonlit = Mondlicht, bei Nacht
motion-still = Keine Bewegung
tempo = Züge der anderen
tempo-slow = Langsam
tempo-normal = In normalem Tempo
tempo-fast = Schnell
tempo-once = Sofort
tempo-about = So lange wird jeder Zug der anderen gezeigt. Ohne deine Wahl: in normalem Tempo, oder sofort, wenn Bewegung hier oder im Gerät abgeschaltet ist.
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
my-games = Meine Partien
my-games-about = Alle Partien, die du zu Ende gespielt hast: mit wem, was daraus wurde, Glück und eigenes Spiel, Statistik und Dateien.
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
notice-off = Abgeschaltet, weil sie zu oft nicht ankamen ({ $reason }).
notice-on = Wieder einschalten
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
operator-shut-address = Aussperren, auch Neue von dieser Adresse für einen Tag
operator-let-in = Wieder einlassen
operator-nobody = So heißt niemand.
operator-tables = Tische
operator-no-tables = Es gibt noch keinen Tisch.
operator-waiting = Nicht begonnen
operator-playing = Läuft
operator-ended = Beendet

# Notes of a guided game
notes = Hinweise
notes-all = bei jeder Frage
notes-fewer-only = nur bei neuen Fragen
notes-off = keine
notes-what = Was das ist.
notes-good = Gut hier.
notes-lesson = Eine Lektion dazu: { $title }
notes-fewer = Weniger Hinweise
notes-close = Keine Hinweise mehr
notes-read = Gelesen
