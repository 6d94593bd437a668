# Wind River
wr-plain = Der Spielplan: { $lanes } Bahnen mit je { $depth } Feldern. Die Herden ziehen nach rechts.
wr-open-plains = Open Plains
wr-out = Plains
wr-gone = { $count } fort
wr-on-plain = Auf dem Spielplan
wr-reserve = Unbenutzt
wr-stones = Vorratssteine
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
    [one] unversorgt
   *[other] { $hungry } unversorgt
}
wr-no-tipis = keines deiner Tipis steht auf dem Spielplan
wr-trek = Tipi bewegen
wr-trek-about = ein Tipi, ein Feld weit
wr-trek-not = kein Tipi kann ziehen
wr-gather = Vorräte anlegen
wr-gather-about = Steine für überzählige Büffel
wr-gather-not = nichts ist übrig für dich
wr-raise = Tipi einsetzen
wr-raise-about = Steine für ein neues Tipi
wr-raise-not = für { $cost } Vorratssteine; du hast { $stones }
wr-raise-nowhere = kein Feld für dich allein oder kein Tipi mehr
wr-drive = Extra Büffel
wr-drive-about = noch ein Büffel, ein Feld weit
wr-drive-not = kein Büffel kann weiter

## Fragen
wr-ask-place = { $number ->
    [1] Wohin stellst du dein erstes Tipi?
   *[other] Wohin stellst du dein zweites Tipi?
}
wr-ask-herd = Welcher Büffel zieht weiter?
wr-ask-herd-to = Wohin zieht der Büffel von { $field }?
wr-ask-lose = { $count ->
    [one] Deine Vorratssteine sind verbraucht. Welches unversorgte Tipi gibst du ab?
   *[other] Deine Vorratssteine sind verbraucht. Welche { $count } unversorgten Tipis gibst du ab?
}
wr-ask-act = Was machst du?
wr-ask-trek = Welches Tipi zieht?
wr-ask-trek-to = Wohin zieht das Tipi von { $field }?
wr-ask-raise = Wo steht dein neues Tipi?
wr-ask-drive = Welchen extra Büffel bewegst du?
wr-ask-drive-to = Wohin zieht der extra Büffel von { $field }?
wr-ask-send = Das ist dein Zug. Schickst du ihn ab?
wr-ask-without = Keines deiner Tipis steht mehr auf dem Spielplan. Welchen Büffel bewegst du?
wr-without = Ohne mich weiterspielen
wr-without-note = Du kannst nur noch Büffel bewegen. Ohne dich tut das ein Bot, bis du deinen Platz zurücknimmst.
wr-place-note = Jedes Feld ohne Tipi, mit oder ohne Büffel.

## Wirkungen
wr-your-tipis = Deine Tipis:
wr-fed = { $count } versorgt
wr-hungry = { $count } unversorgt
wr-lost = { $count ->
    [one] 1 Tipi ginge verloren
   *[other] { $count } Tipis gingen verloren
}
wr-other-hungry = { $lost ->
    [0] { $name }: { $hungry } unversorgt
   *[other] { $name }: { $hungry } unversorgt, { $lost } verloren
}
wr-none-hungry = Sonst ist niemand unversorgt.
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
wr-cannot-supply = Auf { $field } ist keines deiner Tipis unversorgt. Wähle ein markiertes Feld.
wr-cannot-act = Auf { $field } gibt es nichts zu bewegen. Wähle ein eigenes Tipi oder eine Herde.
wr-cannot-trek = So kann kein Tipi ziehen. Wähle ein eigenes Tipi oder eine andere Aktion.
wr-cannot-gather = Es gibt nichts anzulegen: keine überzähligen Büffel auf eigenen Feldern, oder schon zehn Vorratssteine.
wr-cannot-raise = Ein neues Tipi braucht drei Vorratssteine, ein unbenutztes Tipi und ein Feld, auf dem nur eigene stehen.
wr-cannot-drive = So kann kein Büffel ziehen. Wähle eine Herde oder eine andere Aktion.

## Ein Feld erklärt sich
wr-about-moved = { $count ->
    [one] Einer davon ist in diesem Schritt gezogen.
   *[other] { $count } davon sind in diesem Schritt gezogen.
}
wr-about-tipis = { $count ->
    [one] { $hungry ->
        [0] { $name }: 1 Tipi, versorgt
       *[other] { $name }: 1 Tipi, unversorgt
    }
   *[other] { $hungry ->
        [0] { $name }: { $count } Tipis, versorgt
       *[other] { $name }: { $count } Tipis, { $hungry } unversorgt
    }
}
wr-about-gather = { $mine ->
    [yes] Vorräte anlegen bringt dir hier { $stones }.
   *[no] Vorräte anlegen bringt { $name } hier { $stones }.
}
wr-about-enter = { $count ->
    [0] Hierher zu ziehen kostet dich einen Vorratsstein.
   *[other] Hierher zu ziehen kostet dich und { $names } je einen Vorratsstein.
}
wr-about-free = Hierher zu ziehen kostet nichts.
wr-now-field = { $buffalo ->
    [0] { $field }, kein Büffel
   *[other] { $field }, { $buffalo } Büffel
}
wr-now-fed = Versorgte Tipis
wr-now-hungry = Unversorgte Tipis
wr-now-tipi = Vorratssteine für ein Tipi
wr-now-gather = Vorräte anlegen brächte jetzt
wr-now-herd = Büffel auf dem Spielplan
wr-do-unpick = Gewählt. Wähle, wohin, oder lass los.
wr-do-go = Hierher ziehen.
wr-do-place = Hier ein Tipi stellen.
wr-do-lose = Hier ein unversorgtes Tipi abgeben.
wr-do-raise = Hier ein Tipi einsetzen.
wr-do-herd = Einen Büffel von hier bewegen.
wr-do-trek = Mit einem Tipi von hier ziehen.
wr-do-drive = Einen extra Büffel von hier bewegen.

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
wr-row-stones = Vorratssteine (bei Gleichstand)
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
    } ein unversorgtes Tipi auf { $from } verloren.
wr-log-trek = { $moved ->
    [0] { $name } { $mine ->
        [yes] hast
       *[no] hat
    } ein Tipi von { $from } nach { $to } bewegt.
   *[other] { $name } { $mine ->
        [yes] hast
       *[no] hat
    } Büffel { $steps } und ein Tipi von { $from } nach { $to } bewegt.
}
wr-log-trek-out = { $moved ->
    [0] { $name } { $mine ->
        [yes] hast
       *[no] hat
    } ein Tipi von { $from } in die Open Plains bewegt.
   *[other] { $name } { $mine ->
        [yes] hast
       *[no] hat
    } Büffel { $steps } und ein Tipi von { $from } in die Open Plains bewegt.
}
wr-log-gather = { $moved ->
    [0] { $name } { $mine ->
        [yes] hast
       *[no] hat
    } auf { $fields } { $count ->
        [one] 1 Vorratsstein
       *[other] { $count } Vorratssteine
    } angelegt.
   *[other] { $name } { $mine ->
        [yes] hast
       *[no] hat
    } Büffel { $steps } bewegt und auf { $fields } { $count ->
        [one] 1 Vorratsstein
       *[other] { $count } Vorratssteine
    } angelegt.
}
wr-log-raise = { $moved ->
    [0] { $name } { $mine ->
        [yes] hast
       *[no] hat
    } für { $count ->
        [one] 1 Vorratsstein
       *[other] { $count } Vorratssteine
    } ein Tipi auf { $from } eingesetzt.
   *[other] { $name } { $mine ->
        [yes] hast
       *[no] hat
    } Büffel { $steps } bewegt und für { $count ->
        [one] 1 Vorratsstein
       *[other] { $count } Vorratssteine
    } ein Tipi auf { $from } eingesetzt.
}
wr-log-drive = { $moved ->
    [0] { $name } { $mine ->
        [yes] hast
       *[no] hat
    } einen extra Büffel von { $from } nach { $to } bewegt.
   *[other] { $name } { $mine ->
        [yes] hast
       *[no] hat
    } Büffel { $steps } und einen extra Büffel von { $from } nach { $to } bewegt.
}
wr-log-drive-out = { $moved ->
    [0] { $name } { $mine ->
        [yes] hast
       *[no] hat
    } einen extra Büffel von { $from } in die Open Plains bewegt.
   *[other] { $name } { $mine ->
        [yes] hast
       *[no] hat
    } Büffel { $steps } und einen extra Büffel von { $from } in die Open Plains bewegt.
}
wr-log-pass = { $moved ->
    [0] { $name } { $mine ->
        [yes] hast
       *[no] hat
    } gepasst.
   *[other] { $name } { $mine ->
        [yes] hast
       *[no] hat
    } Büffel { $steps } bewegt und gepasst.
}
wr-log-step = { $end ->
    [out] { $start }→Open Plains
   *[other] { $start }→{ $end }
}
wr-log-herd = { $name } { $mine ->
        [yes] hast
       *[no] hat
    } Büffel { $steps } bewegt.
wr-log-met = Auf { $field } je 1 Vorratsstein bezahlt: { $names }.
wr-log-fed = { $name } { $mine ->
        [yes] hast
       *[no] hat
    } für unversorgte Tipis { $count ->
        [one] 1 Vorratsstein
       *[other] { $count } Vorratssteine
    } bezahlt.
wr-ended-tipis = Auf dem Spielplan steht kein Tipi mehr: Die Partie ist zu Ende.

## Rat
wr-advise-place = Stelle ein Tipi auf { $from }
wr-advise-herd = Bewege einen Büffel von { $from } nach { $to }
wr-advise-herd-out = Bewege einen Büffel von { $from } in die Open Plains
wr-advise-lose = Gib ein Tipi auf { $from } ab
wr-advise-trek = Bewege ein Tipi von { $from } nach { $to }
wr-advise-trek-out = Bewege ein Tipi von { $from } in die Open Plains
wr-advise-gather = Lege Vorräte an
wr-advise-raise = Setze ein Tipi auf { $from } ein
wr-advise-drive = Bewege einen extra Büffel von { $from } nach { $to }
wr-advise-drive-out = Bewege einen extra Büffel von { $from } in die Open Plains
wr-advise-pass = Passe

## Warum ein Zug geraten wird
hint-wr-plains = { $count ->
    [1] Es erreicht die Open Plains, als dein erstes Tipi.
   *[other] Es erreicht die Open Plains: { $count } deiner Tipis sind dann dort.
}
hint-wr-gather = { $stones ->
    [one] Ein Vorratsstein mehr.
   *[other] { $stones } Vorratssteine mehr.
}
hint-wr-raise = Ein Tipi mehr: { $count } stehen dann auf dem Spielplan.
hint-wr-place = { $count ->
    [one] Dort steht ein Büffel.
   *[other] Dort stehen { $count } Büffel.
}
hint-wr-fed = { $count ->
    [one] Eines mehr deiner Tipis ist versorgt.
   *[other] { $count } deiner Tipis mehr sind versorgt.
}
hint-wr-starve = { $count ->
    [one] Ein fremdes Tipi mehr ist unversorgt.
   *[other] { $count } fremde Tipis mehr sind unversorgt.
}
hint-wr-surplus = { $count ->
    [one] Vorräte anlegen brächte einen Vorratsstein mehr.
   *[other] Vorräte anlegen brächte { $count } Vorratssteine mehr.
}
hint-wr-nearer = Es kommt den Open Plains näher und findet dort einen Büffel.
hint-wr-behind = Es hat den weitesten Weg in die Open Plains.

# A guided game: what the last round brought me
wr-good-place = Ganz vorn in der Herde, zum Beispiel { $fields }: { $buffalo } Büffel stehen dort.
wr-good-hungry = Ein Büffel nach { $fields }: So wie es steht, { $count ->
    [one] bleibt 1 Tipi
   *[other] bleiben { $count } Tipis
} unversorgt.
wr-good-fed = Alle deine Tipis sind versorgt. Vorräte anlegen brächte, wie es steht, { $stones ->
    [one] 1 Stein
   *[other] { $stones } Steine
}.
wr-good-raise = Errichte ein Tipi: Es kostet { $cost } deiner { $stones } Steine und zieht jeden Zug einen Büffel mehr.
wr-good-gather = Vorräte anlegen bringt { $stones }: Dann hast du { $have } + { $stones } Steine, und ein Tipi kostet { $cost }.
wr-recap = Seit deinem letzten Zug: Vorratssteine { $stones }, Tipis auf dem Spielplan { $tipis }, Open Plains { $plains }.
