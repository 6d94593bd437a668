# Der Wertungsblock
score-page = Wertungsblock · Corral
score-title = Wertungsblock
score-about = Mit der Schachtel gespielt? Trag ein, was auf dem Tisch liegt: die Regeln zählen und sagen, wer gewinnt und warum. Einmal geöffnet, geht es auch ohne Netz, und alles bleibt auf diesem Gerät.
score-box = Für die Schachtel auf dem Tisch
score-saved = Auf diesem Gerät gespeichert
score-offline = Geht ohne Netz
score-new = Neuer Block
score-again = Neue Partie
score-pads = Deine Blöcke
score-none = Noch kein Block. Die du beginnst, bleiben hier.
score-drop = Wegwerfen
score-broken = Dieser Link enthält keinen lesbaren Wertungsblock.
score-player = Person { $seat }
score-players = Personen
score-count = { $count ->
    [one] 1 Person
   *[other] { $count } Personen
}
score-change = Ändern
score-setup = Personen und Optionen
score-done = Fertig
score-name = Name von Person { $seat }
score-color = Farbe von Person { $seat }
score-color-purple = Lila
score-color-white = Weiß
score-color-orange = Orange
score-color-green = Grün
score-color-blue = Blau
score-color-coal = Schwarz
score-figures = Nur Zahlen
score-figures-about = Schneller: du hast gezählt, der Block rechnet zusammen. Bisheriges fällt weg.
score-table = Wertung
score-points = Punkte
score-points-word = Punkte
score-ring = Ring: die stärkste Zeile
score-total = { $name }: { $points } Punkte
score-next = Weiter: { $name }
score-result = Ergebnis
score-undo = Zurücknehmen
score-print = Drucken
score-board = Auf dem Spielbrett
score-share = Teilen
score-share-about = Der ganze Block steckt im Link: wer ihn öffnet, bekommt eine Kopie.
score-share-link = Link senden
score-copy = Link kopieren
score-copied = Kopiert
score-keep = In meine Partien
score-kept = Steht bei deinen Partien
score-keep-who = Wer davon bist du? Namen, Punkte und Wertungsblock werden unter deinem Namen aufgehoben, nur für dich.
score-kept-about = Von einer Partie aus der Schachtel kennt Corral keine Züge: Sie steht dort ohne Glück und eigenes Spiel.
score-picture = Als Bild
score-less = Weniger: { $name }
score-more = Mehr: { $name }

## Moon River
score-stamp = Stempel
score-lands = Land
score-things = Was darauf liegt
score-stamp-nothing = Wähle Land oder eine Sache.
score-stamp-choose = Dann Felder antippen oder darüberziehen.
score-stamp-tap = Felder antippen; noch einmal nimmt es weg.
score-stamp-add = Land antippen: es kommt darauf oder wieder weg.
score-erase = Radierer
score-stamp-erase = Felder antippen, um sie zu leeren.
score-bonus = Bonusplättchen
score-bonus-land = { $land }, Bonusplättchen
score-no-land = Leg zuerst Land dorthin.
score-no-corn = Auf einem Maisfeld steht nichts.
score-laid = { $count } von { $most } Feldern
score-ranch-of = Ranch von { $name }, { $count } von { $most } Feldern
score-cell-taken = { $cell }: vom Spielplan belegt
score-tie-territory = Größtes Territorium
score-tie-cows = Kühe
score-checks = Prüfung gegen die Schachtel
score-check-even = Dominosteine: eine gerade Zahl von Parzellen, { $count }
score-check-odd = { $count } Parzellen: Dominosteine haben je zwei, also fehlt eine oder ist zu viel.
score-check-crowd = { $cell }: { $count } Kühe. Eine bleibt, die anderen gehen zurück: Überbevölkerung.
score-check-cows-fine = Kühe: { $count } von { $most }
score-check-cows = Kühe: die Schachtel hat { $most }, diese Ranches haben { $count }.
score-check-bonus = Jede Person bekommt höchstens ein Bonusplättchen.
score-check-parcels = { $name }: die Schachtel hat { $most }, diese Ranches haben { $count }.
score-check-circles = { $name }: mit Kreis für einen Partner hat die Schachtel { $most }, diese Ranches haben { $count }.
score-check-partners = { $name }: die Schachtel hat { $most }, diese Ranches haben { $count }.
score-check-tokens = Partner: die Schachtel hat { $most }, diese Ranches haben { $count }.

## Dice Town
score-each = je 1
score-row-nuggets = Goldnuggets
score-row-cash = Geld
score-row-badge = Sheriffstern
score-row-store = General-Store-Karten
score-row-deeds = Besitzrechts{"\u00AD"}karten
score-row-ranches = Ranches
score-dollars = Dollar
score-in-hand = auf der Hand
score-outlaws = Gefasste Schurken
score-caught = wie viele
score-rewards = Kopfgeld
score-together = zusammen
score-half = ${ $dollars } + ${ $rewards } = ${ $sum }, davon die Hälfte, abgerundet
score-sheriff = Sheriff
score-one-only = nur eine Person
score-hand = General-Store-Karten auf der Hand
score-deed = Besitzrechtskarten vom Wert { $value }: { $count }
score-card = { $card }: { $count } Punkte
score-card-of = { $card }: hat { $name }
score-cards-points = General-Store-Karten mit Punkten
score-cards-plain = General-Store-Karten ohne Punkte
score-more-cards = Karten ohne Punkte, mit Namen
score-less-cards = Karten ohne Punkte verbergen
score-check-nuggets-fine = Goldnuggets: { $count } von { $most }
score-check-nuggets = Goldnuggets: die Schachtel hat { $most }, zusammen habt ihr { $count }.
score-check-dollars-fine = Dollar: { $count } von { $most }
score-check-dollars = Dollar: { $most } sind im Spiel, zusammen habt ihr { $count }.
score-check-ranches = Ranches: die Schachtel hat { $most }, zusammen habt ihr { $count }.
score-check-outlaws = Schurken: die Schachtel hat { $most }, zusammen habt ihr { $count }.
score-check-deeds = Besitzrechtskarten vom Wert { $value }: die Schachtel hat { $most }, zusammen habt ihr { $count }.
score-check-badge = Noch hat niemand den Sheriffstern: eine Person ist immer Sheriff.
score-check-rewards = { $name }: Kopfgeld ohne gefassten Schurken.

## Wind River
score-wind-about = Tippe die Tipis an, die die Open Plains erreicht haben, und die Vorratssteine, die bleiben.
score-on-plains = in den Open Plains
score-tipis-of = Tipis von { $name } in den Open Plains: { $count }
score-tipi = Tipi { $number }
score-stones-of = Vorratssteine von { $name }
score-not-whole = Wer gewonnen hat, steht da, sobald alle eingetragen sind.

## Who wins, and why
score-wins-points = { $count ->
    [one] { $names } gewinnt mit { $points } Punkten.
   *[other] { $names } teilen sich den Sieg mit { $points } Punkten.
}
score-wins-tipis = { $count ->
    [one] { $names } gewinnt.
   *[other] { $names } teilen sich den Sieg.
}
score-both-points = { $names } haben je { $points }.
score-both-tipis = { $names } haben je { $points } Tipis in den Open Plains.
score-decides-territory = Das größere Territorium entscheidet: { $figures } Parzellen.
score-decides-cows = Ihre größten Territorien sind gleich; mehr Kühe entscheiden: { $figures }.
score-decides-badge = Der Sheriff gewinnt bei Gleichstand, und { $name } hat den Sheriffstern.
score-decides-nuggets = Kein Sheriff unter ihnen: mehr Goldnuggets entscheiden: { $figures }.
score-decides-stones = Mehr Vorratssteine entscheiden: { $figures }.
score-shared-moon-river = Auch ihre größten Territorien und ihre Kühe sind gleich: sie teilen sich den Platz.
score-shared-dice-town = Kein Sheriff unter ihnen und gleich viele Goldnuggets: sie teilen sich den Platz.
score-shared-wind-river = Auch gleich viele Vorratssteine: sie teilen sich den Platz.
