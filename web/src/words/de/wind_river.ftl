# Wind River
wr-plain = Die Prärie: { $lanes } Bahnen mit je { $depth } Feldern. Die Herden ziehen nach rechts.
wr-open-plains = Open Plains
wr-out = Plains
wr-gone = { $count } fort
wr-on-plain = Auf dem Plan
wr-reserve = Unbenutzt
wr-stones = Vorrat
wr-starts = Startspieler.
wr-shares = Teilt { $fields } mit dir.
wr-buffalo = { $count ->
    [0] kein Büffel
    [one] 1 Büffel
   *[other] { $count } Büffel
}

## Die Schritte eines Zuges
wr-step-herd = Büffel
wr-step-supply = Versorgen
wr-step-act = Aktion
wr-moved = { $moved } von { $all } bewegt
wr-moved-none = in deinem nächsten Zug
wr-tap-back = antippen nimmt zurück
wr-take-back = zurücknehmen
wr-as-it-stands = nach jetzigem Stand
wr-eating = { $own ->
    [one] versorgt
   *[other] alle versorgt
}
wr-starving = { $own ->
    [one] hungrig
   *[other] { $hungry } hungrig
}
wr-no-tipis = keines deiner Tipis steht auf dem Plan
wr-trek = Ziehen
wr-trek-about = ein Tipi, ein Feld weit
wr-trek-not = kein Tipi kann ziehen
wr-gather = Anlegen
wr-gather-about = Vorräte für überzählige Büffel
wr-gather-not = nichts ist übrig für dich
wr-raise = Einsetzen
wr-raise-about = Vorräte für ein neues Tipi
wr-raise-not = für { $cost } Vorräte; du hast { $stones }
wr-raise-nowhere = kein Feld für dich allein oder kein Tipi mehr
wr-drive = Treiben
wr-drive-about = noch ein Büffel, ein Feld weit
wr-drive-not = kein Büffel kann weiter
wr-again = Züge der anderen noch einmal zeigen

## Fragen
wr-ask-place = { $number ->
    [1] Wohin stellst du dein erstes Tipi?
   *[other] Wohin stellst du dein zweites Tipi?
}
wr-ask-herd = Welcher Büffel zieht weiter?
wr-ask-herd-to = Wohin zieht der Büffel von { $field }?
wr-ask-lose = { $count ->
    [one] Dein Vorrat ist verbraucht. Welches hungrige Tipi gibst du ab?
   *[other] Dein Vorrat ist verbraucht. Welche { $count } hungrigen Tipis gibst du ab?
}
wr-ask-act = Was machst du?
wr-ask-trek = Welches Tipi zieht?
wr-ask-trek-to = Wohin zieht das Tipi von { $field }?
wr-ask-raise = Wo steht dein neues Tipi?
wr-ask-drive = Welchen Büffel treibst du weiter?
wr-ask-drive-to = Wohin treibst du den Büffel von { $field }?
wr-ask-send = Das ist dein Zug. Schickst du ihn ab?
wr-place-note = Jedes Feld ohne Tipi, mit oder ohne Büffel.

## Wirkungen
wr-your-tipis = Deine Tipis:
wr-fed = { $count } versorgt
wr-hungry = { $count } hungrig
wr-lost = { $count ->
    [one] 1 Tipi ginge verloren
   *[other] { $count } Tipis gingen verloren
}
wr-done = Fertig
wr-start-over = Von vorn
wr-to-go = noch { $count }
wr-not-yet = { $count ->
    [one] Noch nicht: ein Schritt gehört noch dazu.
   *[other] Noch nicht: { $count } Schritte gehören noch dazu.
}
wr-also-back = Auch zurückgenommen: { $steps }
wr-way = { $from } nach { $to }

## Warum nicht
wr-cannot-place = Auf { $field } steht schon ein Tipi. Wähle ein Feld ohne Tipis.
wr-cannot-herd = Von { $field } kann jetzt kein Büffel ziehen. Wähle eine volle Zahl.
wr-cannot-supply = Auf { $field } ist keines deiner Tipis hungrig. Wähle ein markiertes Feld.
wr-cannot-act = Auf { $field } gibt es nichts zu bewegen. Wähle ein eigenes Tipi oder eine Herde.
wr-cannot-trek = So kann kein Tipi ziehen. Wähle ein eigenes Tipi oder eine andere Aktion.
wr-cannot-gather = Es gibt nichts anzulegen: keine überzähligen Büffel auf eigenen Feldern, oder schon zehn Vorräte.
wr-cannot-raise = Ein neues Tipi braucht drei Vorräte, ein unbenutztes Tipi und ein Feld, auf dem nur eigene stehen.
wr-cannot-drive = So kann kein Büffel ziehen. Wähle eine Herde oder eine andere Aktion.

## Ein Feld erklärt sich
wr-about-moved = { $count ->
    [one] Einer davon ist in diesem Schritt gezogen.
   *[other] { $count } davon sind in diesem Schritt gezogen.
}
wr-about-tipis = { $count ->
    [one] { $hungry ->
        [0] { $name }: 1 Tipi, versorgt
       *[other] { $name }: 1 Tipi, hungrig
    }
   *[other] { $hungry ->
        [0] { $name }: { $count } Tipis, versorgt
       *[other] { $name }: { $count } Tipis, { $hungry } hungrig
    }
}
wr-about-gather = { $mine ->
    [yes] Vorrat anlegen bringt dir hier { $stones }.
   *[no] Vorrat anlegen bringt { $name } hier { $stones }.
}
wr-about-enter = { $count ->
    [0] Hierher zu ziehen kostet dich einen Vorratsstein.
   *[other] Hierher zu ziehen kostet dich und { $names } je einen Vorratsstein.
}
wr-about-free = Hierher zu ziehen kostet nichts.
wr-about-out = Tipis, die hier ankommen, zählen am Ende. Büffel verlassen das Spiel.
wr-do-unpick = Gewählt. Wähle, wohin, oder lass los.
wr-do-go = Hierher ziehen.
wr-do-place = Hier ein Tipi aufstellen.
wr-do-lose = Hier ein hungriges Tipi abgeben.
wr-do-raise = Hier ein Tipi einsetzen.
wr-do-herd = Einen Büffel von hier bewegen.
wr-do-trek = Mit einem Tipi von hier ziehen.
wr-do-drive = Einen Büffel von hier treiben.

## Reden
wr-say-feed = Bringst du einen Büffel nach { $field }?
wr-say-leave = Verlässt du { $field }?
wr-say-promise = Versprochen.
wr-say-thanks = Danke!

## Fakten, Wertung, Verlauf
wr-players = { $count ->
    [2] Zu zweit, Hausvariante
    [3] Zu dritt
   *[other] Zu viert
}
wr-depth = { $depth } Felder bis zu den Open Plains
wr-row-stones = Vorräte (bei Gleichstand)
wr-row-open-plains = Tipis in den Open Plains
wr-set-up = Startaufstellung
wr-round = Runde { $number }
wr-log-start = { $mine ->
    [yes] Du bist Startspieler.
   *[no] { $name } ist Startspieler.
}
wr-log-place = { $name } { $mine ->
        [yes] hast
       *[no] hat
    } ein Tipi auf { $from } gestellt.
wr-log-lose = { $name } { $mine ->
        [yes] hast
       *[no] hat
    } ein hungriges Tipi auf { $from } verloren.
wr-log-trek = { $moved ->
    [0] { $name } { $mine ->
        [yes] hast
       *[no] hat
    } ein Tipi von { $from } nach { $to } gezogen.
    [one] { $name } { $mine ->
        [yes] hast
       *[no] hat
    } einen Büffel bewegt und ein Tipi von { $from } nach { $to } gezogen.
   *[other] { $name } { $mine ->
        [yes] hast
       *[no] hat
    } { $moved } Büffel bewegt und ein Tipi von { $from } nach { $to } gezogen.
}
wr-log-trek-out = { $moved ->
    [0] { $name } { $mine ->
        [yes] hast
       *[no] hat
    } ein Tipi von { $from } in die Open Plains gezogen.
    [one] { $name } { $mine ->
        [yes] hast
       *[no] hat
    } einen Büffel bewegt und ein Tipi von { $from } in die Open Plains gezogen.
   *[other] { $name } { $mine ->
        [yes] hast
       *[no] hat
    } { $moved } Büffel bewegt und ein Tipi von { $from } in die Open Plains gezogen.
}
wr-log-gather = { $moved ->
    [0] { $name } { $mine ->
        [yes] hast
       *[no] hat
    } Vorräte angelegt.
    [one] { $name } { $mine ->
        [yes] hast
       *[no] hat
    } einen Büffel bewegt und Vorräte angelegt.
   *[other] { $name } { $mine ->
        [yes] hast
       *[no] hat
    } { $moved } Büffel bewegt und Vorräte angelegt.
}
wr-log-raise = { $moved ->
    [0] { $name } { $mine ->
        [yes] hast
       *[no] hat
    } ein Tipi auf { $from } eingesetzt.
    [one] { $name } { $mine ->
        [yes] hast
       *[no] hat
    } einen Büffel bewegt und ein Tipi auf { $from } eingesetzt.
   *[other] { $name } { $mine ->
        [yes] hast
       *[no] hat
    } { $moved } Büffel bewegt und ein Tipi auf { $from } eingesetzt.
}
wr-log-drive = { $moved ->
    [0] { $name } { $mine ->
        [yes] hast
       *[no] hat
    } einen Büffel von { $from } nach { $to } getrieben.
    [one] { $name } { $mine ->
        [yes] hast
       *[no] hat
    } einen Büffel bewegt und einen von { $from } nach { $to } getrieben.
   *[other] { $name } { $mine ->
        [yes] hast
       *[no] hat
    } { $moved } Büffel bewegt und einen von { $from } nach { $to } getrieben.
}
wr-log-drive-out = { $moved ->
    [0] { $name } { $mine ->
        [yes] hast
       *[no] hat
    } einen Büffel von { $from } in die Open Plains getrieben.
    [one] { $name } { $mine ->
        [yes] hast
       *[no] hat
    } einen Büffel bewegt und einen von { $from } in die Open Plains getrieben.
   *[other] { $name } { $mine ->
        [yes] hast
       *[no] hat
    } { $moved } Büffel bewegt und einen von { $from } in die Open Plains getrieben.
}
wr-log-pass = { $moved ->
    [0] { $name } { $mine ->
        [yes] hast
       *[no] hat
    } gepasst.
    [one] { $name } { $mine ->
        [yes] hast
       *[no] hat
    } einen Büffel bewegt und gepasst.
   *[other] { $name } { $mine ->
        [yes] hast
       *[no] hat
    } { $moved } Büffel bewegt und gepasst.
}

## Rat
wr-advise-place = Stelle ein Tipi auf { $from }
wr-advise-herd = Bewege einen Büffel von { $from } nach { $to }
wr-advise-herd-out = Bewege einen Büffel von { $from } in die Open Plains
wr-advise-lose = Gib ein Tipi auf { $from } ab
wr-advise-trek = Ziehe ein Tipi von { $from } nach { $to }
wr-advise-trek-out = Ziehe ein Tipi von { $from } in die Open Plains
wr-advise-gather = Lege Vorräte an
wr-advise-raise = Setze ein Tipi auf { $from } ein
wr-advise-drive = Treibe einen Büffel von { $from } nach { $to }
wr-advise-drive-out = Treibe einen Büffel von { $from } in die Open Plains
wr-advise-pass = Passe
