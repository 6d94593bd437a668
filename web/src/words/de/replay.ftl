# Eine Partie, die zu Ende ist: Schritt für Schritt, ihre Würfel geprüft, was sie entschied; und das Ende am Tisch.
replay-page = Rückblick · Corral
replay-of = Rückblick · { $game } · Corral
replay-title = Eine Partie noch einmal ansehen
replay-about = Jede beendete Partie lässt sich Zug für Zug durchgehen. Öffne ihre Aufzeichnung aus einer Datei oder füge sie ein. Sie wird auf diesem Server gelesen, und nichts davon wird behalten.
replay-file = Aufzeichnung aus einer Datei
replay-paste = Oder ihr Text
replay-open = Öffnen
replay-opens = Die Partie wird geöffnet …
replay-line = Zeile { $line }: { $reason }
replay-other = Aufzeichnung öffnen
replay-players = { $count ->
    [one] allein
   *[other] zu { $count }
}
replay-start = Die Partie beginnt.
replay-chance = Der Zufall entscheidet.
replay-quiet = { $name } zieht.
replay-move = Zug { $ply } von { $plies }
replay-at = Zug { $ply }
replay-to = auf { $share } %
replay-end = Das Ende
replay-chance-you = Deine Chance
replay-chance-of = { $name }: Chance
replay-first = Zum Anfang
replay-back = Einen Schritt zurück
replay-on = Einen Schritt weiter
replay-last = Zum Ende
replay-play = Abspielen
replay-pause = Anhalten
replay-look = Vom Platz von { $name } aus ansehen
replay-spectators = Wie man beim Zuschauen sieht
replay-scrub = Züge der Partie
replay-chances = Gewinnchance
replay-table = Als Tabelle
replay-own = Eigene
replay-lane-luck = Glück
replay-lane-others = Andere
replay-sum = Summe
replay-copy = Link zu Zug { $ply } kopieren
replay-copied = Kopiert.
replay-moves = Züge
replay-which = Welche Züge
replay-kind-all = Alle
replay-kind-marks = Zeichen
replay-kind-luck = Glück
replay-none = Nichts dergleichen.
replay-up-to = Bis hierher
replay-decided = { $count ->
    [one] Ein Moment, der entschied
    [two] Zwei Momente, die entschieden
   *[other] { $count } Momente, die entschieden
}
replay-counting = wird gezählt, { $share } % fertig
replay-counting-deep = wird genauer gezählt, { $share } % fertig
replay-preparing = Die Beurteilung für dieses Spiel wird vorbereitet, nur einmal: etwa eine Minute.
replay-counted = So viel ist gezählt
replay-uncounted = Die Chancen ließen sich nicht zählen. Alles andere ist da.
replay-judge = ungefähr, nach { $judge }
replay-judge-about = Chancen sind eine Schätzung: wie oft jeder Platz gewänne, wenn alle weiterspielten wie der schnelle Spieler des Hauses, mit einem Versehen hin und wieder.
replay-deeper = Genauer ansehen
replay-deeper-moves = Nach besseren Zügen suchen
replay-against = Gegen Bots
replay-play-on = Von hier weiterspielen
replay-try = Von hier noch einmal versuchen
replay-keys-step = einen Schritt zurück oder weiter
replay-keys-decided = zum entscheidenden Moment davor oder danach
replay-keys-marks = zur nächsten Wahl dieses Platzes mit einem Zeichen
replay-keys-luck = zum nächsten Zufall, der viel verändert hat
replay-keys-space = Leertaste
replay-keys-play = abspielen oder anhalten
insights = Was sich anzusehen lohnt
insights-better = Besser
insights-looks = Noch einmal ansehen
insights-decided = Was entschied
better-by = Gefunden, indem von hier viele Male weitergespielt wurde; auf etwa { $points } genau. Beurteilt nach dem, was zu sehen war.
better-look = Nicht sicher, aber einen zweiten Blick wert. Beurteilt nach dem, was zu sehen war.
better-played = Gespielt
better-better = Besser
better-move = Zug
better-points = Punkte jetzt
better-chance = Chance, etwa
better-on-board = Was das Brett zeigt
better-pill = besser +{ $points } %
better-pill-played = gespielt
looks-of = { $shown } von { $all }
ledger-start = Anfang
ledger-luck = Glück
ledger-own = Eigenes Spiel
ledger-others = Spiel der anderen
ledger-revision = Zweiter Blick
mark-slight = ging etwas besser, { $points } Punkte Chance
mark-middle = ging besser, { $points } Punkte Chance
mark-big = ging viel besser, { $points } Punkte Chance
mark-look = einen zweiten Blick wert, { $points } Punkte Chance
table-chances = Gewinnchance am Anfang jeder Runde, ungefähr
table-round = Runde
table-luck = Was jeder Zufall an den Chancen änderte, in Punkten
table-draw = Zufall
table-marks = Entscheidungen, die besser gingen
proof-title = Der Zufall
proof-checking = Wird auf diesem Gerät geprüft …
proof-fair = { $draws ->
    [one] Die eine Ziehung stand vor dem ersten Zug fest. Auf diesem Gerät geprüft.
   *[other] Alle { $draws } Ziehungen standen vor dem ersten Zug fest. Auf diesem Gerät geprüft.
}
proof-given = { $draws ->
    [one] Eine weitere Ziehung stammt aus einer anderen Partie.
   *[other] { $draws } weitere Ziehungen stammen aus einer anderen Partie.
}
proof-draw = Ziehung { $draw } folgt nicht aus der Saat. In Zeile { $line } steht „{ $text }“.
proof-promise = Die Saat ist nicht die versprochene: Ihr Abdruck ist ein anderer.
proof-none = Nichts wurde versprochen: Die Ziehungen dieser Aufzeichnung wurden von Hand eingetragen.
proof-hidden = Die Saat dieser Aufzeichnung ist nicht offen, die Ziehungen lassen sich nicht prüfen.
proof-away = Dieser Browser prüft Ziehungen nur über https. Der Befehl „corral verify“ kann es auch.
proof-see = Den Beweis ansehen
proof-commit = Versprechen, gezeigt vor dem ersten Zug
proof-seed = Saat, gezeigt am Ende
proof-hash = Abdruck der Saat
proof-salts = Was die am Tisch beigetragen haben
proof-how = Das Versprechen ist der Abdruck der Saat. Jede Ziehung folgt aus der Saat, dem Tisch, dem Beigetragenen und ihrer Nummer. Alles wurde in deinem Browser noch einmal berechnet.
ledger-title = Glück und Spiel
ledger-how = Wie es gezeigt wird
ledger-graph = Bild
ledger-table = Tabelle
ledger-result = Ergebnis
ledger-all = Alle Plätze
end-luck = Glück: etwa { $points }
end-luck-even = Glück: ausgeglichen
end-own = Dein eigenes Spiel: etwa { $points }
end-own-even = Dein eigenes Spiel: ausgeglichen
end-others = Das Spiel der anderen: etwa { $points }
end-others-even = Das Spiel der anderen: ausgeglichen
end-nobody-less = Niemand hat weniger vergeben.
end-best = Dein bester Zufall: Zug { $ply },
end-worst = Dein schlechtester Zufall: Zug { $ply },
end-hit = Am härtesten traf dich Zug { $ply }: { $what }
end-looks = Einen zweiten Blick wert
end-look = Gespielt: { $played }. Vielleicht besser: { $better }.
end-lesson = Die Lektion, die geholfen hätte:
end-look-sure = Gespielt: { $played }. Besser: { $better }.
end-share = Als Text teilen
end-picture = Als Bild teilen
again-start = { $count ->
    [one] Eine Entscheidung noch einmal ansehen
   *[other] { $count } Entscheidungen noch einmal ansehen
}
again-number = Einen zweiten Blick wert: { $number } von { $count }
again-show = Den besseren Zug zeigen
again-back = Zurück zum Rückblick
again-next = Nächste Entscheidung
again-once-more = Noch einmal hinsehen
again-found = Ja, das ist er
again-played = Das wurde gespielt
again-other = Vielleicht, vielleicht auch nicht
again-shown = Ein besserer Zug
again-better = { $better }: etwa { $points } Punkte Chance mehr.
again-hint = Von einem Zug ist bekannt, dass er etwa { $points } Punkte Chance mehr bringt als der gespielte.
