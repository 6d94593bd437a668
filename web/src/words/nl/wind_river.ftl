# Wind River
wr-plain = Het bord: { $lanes } banen van { $depth } velden. De kuddes trekken naar rechts.
wr-open-plains = Open Plains
wr-out = Plains
wr-gone = { $count } weg
wr-on-plain = Op het bord
wr-reserve = Reserve
wr-stones = Voorraadstenen
wr-starts = Startspeler.
wr-shares = Deelt { $fields } met jou.
wr-buffalo = { $count ->
    [0] geen buffel
    [one] 1 buffel
   *[other] { $count } buffels
}

## De stappen van een beurt
wr-step-herd = Kudde
wr-step-supply = Verzorgen
wr-step-act = Actie
wr-moved = { $moved } van { $all } verplaatst
wr-moved-none = in je volgende beurt
wr-tap-back = tik om terug te nemen
wr-take-back = terugnemen
wr-as-it-stands = zoals het nu staat
wr-eating = { $own ->
    [one] verzorgd
   *[other] allemaal verzorgd
}
wr-starving = { $own ->
    [one] hongerig
   *[other] { $hungry } hongerig
}
wr-no-tipis = geen van je tipi’s staat op het bord
wr-trek = Trekken
wr-trek-about = één tipi, één veld
wr-trek-not = geen tipi kan trekken
wr-gather = Aanleggen
wr-gather-about = stenen voor overtollige buffels
wr-gather-not = er is niets voor je over
wr-raise = Inzetten
wr-raise-about = stenen voor een nieuwe tipi
wr-raise-not = voor { $cost } voorraadstenen; je hebt er { $stones }
wr-raise-nowhere = geen veld voor jou alleen, of geen tipi meer
wr-drive = Drijven
wr-drive-about = nog één buffel, één veld
wr-drive-not = geen buffel kan verder

## Vragen
wr-ask-place = { $number ->
    [1] Waar zet je je eerste tipi?
   *[other] Waar zet je je tweede tipi?
}
wr-ask-herd = Welke buffel trekt verder?
wr-ask-herd-to = Waarheen gaat de buffel van { $field }?
wr-ask-lose = { $count ->
    [one] Je voorraadstenen zijn op. Welke hongerige tipi verlies je?
   *[other] Je voorraadstenen zijn op. Welke { $count } hongerige tipi’s verlies je?
}
wr-ask-act = Wat doe je?
wr-ask-trek = Met welke tipi trek je?
wr-ask-trek-to = Waarheen trekt de tipi van { $field }?
wr-ask-raise = Waar komt je nieuwe tipi?
wr-ask-drive = Welke buffel drijf je verder?
wr-ask-drive-to = Waarheen drijf je de buffel van { $field }?
wr-ask-send = Dit is je beurt. Verstuur je hem?
wr-ask-without = Er staat geen tipi van jou meer op het bord. Welke buffel drijf je verder?
wr-without = Speel zonder mij verder
wr-without-note = Je kunt alleen nog buffels drijven. Zonder jou doet een bot dat, tot je je plaats terugneemt.
wr-place-note = Elk veld zonder tipi, met of zonder buffels.

## Gevolgen
wr-your-tipis = Jouw tipi’s:
wr-fed = { $count } verzorgd
wr-hungry = { $count } hongerig
wr-lost = { $count ->
    [one] 1 tipi zou verloren gaan
   *[other] { $count } tipi’s zouden verloren gaan
}
wr-other-hungry = { $lost ->
    [0] { $name }: { $hungry } hongerig
   *[other] { $name }: { $hungry } hongerig, { $lost } verloren
}
wr-none-hungry = Verder is niemand hongerig.
wr-done = Klaar
wr-start-over = Opnieuw
wr-to-go = nog { $count }
wr-not-yet = { $count ->
    [one] Nog niet: er hoort nog één stap bij.
   *[other] Nog niet: er horen nog { $count } stappen bij.
}
wr-also-back = Ook teruggenomen: { $steps }
wr-way = { $from } naar { $to }

## Waarom niet
wr-cannot-place = Op { $field } staat al een tipi. Kies een veld zonder tipi’s.
wr-cannot-herd = Van { $field } kan nu geen buffel weg. Kies een vol getal.
wr-cannot-supply = Op { $field } is geen tipi van jou hongerig. Kies een gemarkeerd veld.
wr-cannot-act = Op { $field } valt niets te verplaatsen. Kies een tipi van jezelf of een kudde.
wr-cannot-trek = Zo kan geen tipi trekken. Kies een tipi van jezelf, of een andere actie.
wr-cannot-gather = Er valt niets aan te leggen: geen overtollige buffels op eigen velden, of al tien voorraadstenen.
wr-cannot-raise = Een nieuwe tipi kost drie voorraadstenen en vraagt een tipi in reserve en een veld met alleen tipi’s van jou.
wr-cannot-drive = Zo kan geen buffel gaan. Kies een kudde, of een andere actie.

## Een veld legt zichzelf uit
wr-about-moved = { $count ->
    [one] Eén daarvan is in deze stap verplaatst.
   *[other] { $count } daarvan zijn in deze stap verplaatst.
}
wr-about-tipis = { $count ->
    [one] { $hungry ->
        [0] { $name }: 1 tipi, verzorgd
       *[other] { $name }: 1 tipi, hongerig
    }
   *[other] { $hungry ->
        [0] { $name }: { $count } tipi’s, verzorgd
       *[other] { $name }: { $count } tipi’s, { $hungry } hongerig
    }
}
wr-about-gather = { $mine ->
    [yes] Voorraad aanleggen levert jou hier { $stones } op.
   *[no] Voorraad aanleggen levert { $name } hier { $stones } op.
}
wr-about-enter = { $count ->
    [0] Hierheen gaan kost jou een voorraadsteen.
   *[other] Hierheen gaan kost jou en { $names } elk een voorraadsteen.
}
wr-about-free = Hierheen gaan is gratis.
wr-now-field = { $buffalo ->
    [0] { $field }, geen buffels
    [one] { $field }, 1 buffel
   *[other] { $field }, { $buffalo } buffels
}
wr-now-fed = Verzorgde tipi’s
wr-now-hungry = Hongerige tipi’s
wr-now-tipi = Voorraadstenen voor een tipi
wr-now-gather = Nu aanleggen levert op
wr-now-herd = Buffels op het bord
wr-do-unpick = Gekozen. Kies waarheen, of laat los.
wr-do-go = Hierheen gaan.
wr-do-place = Hier een tipi zetten.
wr-do-lose = Hier een hongerige tipi verliezen.
wr-do-raise = Hier een tipi inzetten.
wr-do-herd = Een buffel van hier verplaatsen.
wr-do-trek = Met een tipi van hier trekken.
wr-do-drive = Een buffel van hier drijven.

## Praten
wr-say-feed = Breng je een buffel naar { $field }?
wr-say-leave = Ga je weg van { $field }?
wr-say-promise = Beloofd.
wr-say-thanks = Dank je!

## Feiten, score, verloop
wr-players = { $count ->
    [2] Twee spelers, huisvariant
    [3] Drie spelers
   *[other] Vier spelers
}
wr-depth = { $depth } velden tot de Open Plains
wr-row-stones = Voorraadstenen (bij gelijkspel)
wr-row-open-plains = Tipi’s op de Open Plains
wr-set-up = Voorbereiding
wr-round = Ronde { $number }
wr-log-start = { $mine ->
    [yes] Jij bent startspeler.
   *[no] { $name } is startspeler.
}
wr-log-place = { $name } { $mine ->
        [yes] hebt
       *[no] heeft
    } een tipi op { $from } gezet.
wr-log-lose = { $name } { $mine ->
        [yes] hebt
       *[no] heeft
    } een hongerige tipi op { $from } verloren.
wr-log-trek = { $moved ->
    [0] { $name } { $mine ->
        [yes] hebt
       *[no] heeft
    } een tipi van { $from } naar { $to } laten trekken.
   *[other] { $name } { $mine ->
        [yes] hebt
       *[no] heeft
    } buffels verplaatst ({ $steps }) en een tipi van { $from } naar { $to } laten trekken.
}
wr-log-trek-out = { $moved ->
    [0] { $name } { $mine ->
        [yes] hebt
       *[no] heeft
    } een tipi van { $from } naar de Open Plains laten trekken.
   *[other] { $name } { $mine ->
        [yes] hebt
       *[no] heeft
    } buffels verplaatst ({ $steps }) en een tipi van { $from } naar de Open Plains laten trekken.
}
wr-log-gather = { $moved ->
    [0] { $name } { $mine ->
        [yes] hebt
       *[no] heeft
    } op { $fields } { $count ->
        [one] 1 voorraadsteen
       *[other] { $count } voorraadstenen
    } aangelegd.
   *[other] { $name } { $mine ->
        [yes] hebt
       *[no] heeft
    } buffels verplaatst ({ $steps }) en op { $fields } { $count ->
        [one] 1 voorraadsteen
       *[other] { $count } voorraadstenen
    } aangelegd.
}
wr-log-raise = { $moved ->
    [0] { $name } { $mine ->
        [yes] hebt
       *[no] heeft
    } voor { $count ->
        [one] 1 voorraadsteen
       *[other] { $count } voorraadstenen
    } een tipi op { $from } ingezet.
   *[other] { $name } { $mine ->
        [yes] hebt
       *[no] heeft
    } buffels verplaatst ({ $steps }) en voor { $count ->
        [one] 1 voorraadsteen
       *[other] { $count } voorraadstenen
    } een tipi op { $from } ingezet.
}
wr-log-drive = { $moved ->
    [0] { $name } { $mine ->
        [yes] hebt
       *[no] heeft
    } een buffel van { $from } naar { $to } gedreven.
   *[other] { $name } { $mine ->
        [yes] hebt
       *[no] heeft
    } buffels verplaatst ({ $steps }) en er nog een van { $from } naar { $to } gedreven.
}
wr-log-drive-out = { $moved ->
    [0] { $name } { $mine ->
        [yes] hebt
       *[no] heeft
    } een buffel van { $from } naar de Open Plains gedreven.
   *[other] { $name } { $mine ->
        [yes] hebt
       *[no] heeft
    } buffels verplaatst ({ $steps }) en er nog een van { $from } naar de Open Plains gedreven.
}
wr-log-pass = { $moved ->
    [0] { $name } { $mine ->
        [yes] hebt
       *[no] heeft
    } gepast.
   *[other] { $name } { $mine ->
        [yes] hebt
       *[no] heeft
    } buffels verplaatst ({ $steps }) en gepast.
}
wr-log-step = { $end ->
    [out] { $start }→Open Plains
   *[other] { $start }→{ $end }
}
wr-log-herd = { $name } { $mine ->
        [yes] hebt
       *[no] heeft
    } buffels verplaatst: { $steps }.
wr-log-met = Op { $field } elk 1 voorraadsteen betaald: { $names }.
wr-log-fed = { $name } { $mine ->
        [yes] hebt
       *[no] heeft
    } { $count ->
        [one] 1 voorraadsteen
       *[other] { $count } voorraadstenen
    } voor hongerige tipi’s betaald.
wr-ended-tipis = Er staat geen tipi meer op het bord: de partij is afgelopen.

## Raad
wr-advise-place = Zet een tipi op { $from }
wr-advise-herd = Verplaats een buffel van { $from } naar { $to }
wr-advise-herd-out = Verplaats een buffel van { $from } naar de Open Plains
wr-advise-lose = Laat een tipi op { $from } gaan
wr-advise-trek = Trek met een tipi van { $from } naar { $to }
wr-advise-trek-out = Trek met een tipi van { $from } naar de Open Plains
wr-advise-gather = Leg voorraad aan
wr-advise-raise = Zet een tipi in op { $from }
wr-advise-drive = Drijf een buffel van { $from } naar { $to }
wr-advise-drive-out = Drijf een buffel van { $from } naar de Open Plains
wr-advise-pass = Pas

## Waarom een zet wordt aangeraden
hint-wr-plains = { $count ->
    [1] Hij bereikt de Open Plains, als je eerste tipi.
   *[other] Hij bereikt de Open Plains: dan staan er { $count } tipi’s van jou.
}
hint-wr-gather = { $stones ->
    [one] Eén voorraadsteen meer.
   *[other] { $stones } voorraadstenen meer.
}
hint-wr-raise = Eén tipi meer: dan staan er { $count } op het bord.
hint-wr-place = { $count ->
    [one] Daar staat een buffel.
   *[other] Daar staan { $count } buffels.
}
hint-wr-fed = { $count ->
    [one] Eén tipi van jou meer is verzorgd.
   *[other] { $count } tipi’s van jou meer zijn verzorgd.
}
hint-wr-starve = { $count ->
    [one] Eén tipi van de anderen meer is hongerig.
   *[other] { $count } tipi’s van de anderen meer zijn hongerig.
}
hint-wr-surplus = { $count ->
    [one] Voorraad aanleggen zou één voorraadsteen meer opleveren.
   *[other] Voorraad aanleggen zou { $count } voorraadstenen meer opleveren.
}
hint-wr-nearer = Hij komt dichter bij de Open Plains en vindt daar een buffel.
hint-wr-behind = Hij heeft de langste weg naar de Open Plains.

# A guided game: what the last round brought me
wr-good-place = Vooraan in de kudde, bijvoorbeeld { $fields }: daar { $buffalo ->
    [one] staat 1 buffel
   *[other] staan { $buffalo } buffels
}.
wr-good-hungry = Een buffel naar { $fields }: zoals het staat { $count ->
    [one] lijdt 1 tipi
   *[other] lijden { $count } tipi’s
} honger.
wr-good-fed = Al je tipi’s eten. Voorraden aanleggen levert zoals het staat { $stones ->
    [one] 1 voorraadsteen
   *[other] { $stones } voorraadstenen
} op.
wr-good-raise = Richt een tipi op: dat kost { $cost } van je { $stones } voorraadstenen, en elke beurt beweegt één buffel meer.
wr-good-gather = Aanleggen levert { $stones } op: dan heb je { $have } + { $stones } voorraadstenen, en een tipi kost { $cost }.
wr-recap = Sinds je vorige beurt: voorraadstenen { $stones }, tipi’s op het bord { $tipis }, Open Plains { $plains }.
