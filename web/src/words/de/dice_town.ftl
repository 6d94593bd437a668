### Dice Town mit Wild West

## Die Leiste

dt-facts-roll = Runde { $round }, Wurf { $roll }
dt-facts-last = Runde { $round }, letzter Wurf
dt-facts-town = Runde { $round }, die Stadt
dt-facts-over = { $round } Runden
dt-facts-wild-west = Wild West
dt-facts-indians = Indianer
dt-facts-2009 = Ausgabe 2009

## Die Straße

dt-street = Die Straße
dt-house-mine = Mine
dt-house-bank = Bank
dt-house-store = Store
dt-house-saloon = Saloon
dt-house-sheriff = Sheriff
dt-house-town-hall = Town Hall
dt-house-doc = Doc
dt-short-town-hall = Hall
dt-poker = Poker
dt-stock-nuggets = { $n ->
    [one] 1 Nugget
   *[other] { $n } Nuggets
}
dt-stock-river = { $n ->
    [one] 1 im Fluss
   *[other] { $n } im Fluss
}
dt-stock-bank = ${ $n } im Tresor
dt-stock-coach = Kutsche ${ $n }
dt-stock-store = { $n ->
    [one] 1 Karte
   *[other] { $n } Karten
}
dt-stock-discard = { $n } abgelegt
dt-stock-outlaws = { $n ->
    [one] 1 Schurke
   *[other] { $n } Schurken
}
dt-stock-next = oben { $face } { $face }
dt-stock-wanted = { $n } gesucht
dt-stock-badge = jetzt { $who }
dt-stock-row = { $n } offen
dt-stock-hidden = { $n } verdeckt
dt-stock-elixirs = { $n ->
    [one] 1 Elixier
   *[other] { $n } Elixiere
}
dt-stock-remedies = nach Würfeln
dt-stock-last = kommt zuletzt
dt-short-left = { $n } übrig
dt-short-out = { $n } frei
dt-short-open = { $n } offen
dt-nobody = noch niemand
dt-closed = gesperrt
dt-hand-five = fünf { $a }
dt-hand-four = vier { $a }
dt-hand-full = Full House
dt-hand-straight = Straße bis { $a }
dt-hand-three = drei { $a }
dt-hand-pairs = zwei Paare
dt-hand-pair = Paar { $a }
dt-hand-high = hoch { $a }
dt-did-mine = Gold
dt-did-pan = Fluss
dt-did-rob = Raub
dt-did-coach = Kutsche
dt-did-shop = Einkauf
dt-did-doc = Doc
dt-did-steal = Diebstahl
dt-did-recruit = Schurke
dt-did-badge = Stern
dt-did-hunt = Jagd
dt-did-deeds = Auslage
dt-did-deck = Stapel
dt-did-elixir = Elixier
dt-did-remedy = Arznei

## Plätze

dt-ready = Fertig
dt-choosing = Wählt
dt-sealing = Bietet
dt-deciding = Entscheidet
dt-complete = Hand komplett
dt-acted = War dran
dt-idle = Noch nicht dran
dt-badge = Sheriff
dt-cash = Dollar
dt-nuggets = Nuggets
dt-cards = Store-Karten
dt-deeds = Besitzrechte
dt-ranches = Ranches
dt-kept-dice = Behaltene Würfel
dt-recruited = rekrutiert, { $face } { $face }
dt-captured = { $n } gefasst, ${ $reward }
dt-wired = { $n } eingezäunt
dt-spirit-held = Indianerwürfel
dt-guarded = Bodyguard
dt-open-none = Kein Schurke, nichts eingezäunt
dt-open-plain = Nichts eingezäunt

## Die Auslage

dt-row = Grundstücke
dt-row-note = das unterste zuerst
dt-deed = Besitzrecht { $n }
dt-deed-short = Wert { $n }
dt-deed-name = Besitzrecht
dt-ranch = Ranch
dt-empty-slot = leer
dt-hidden = { $n } verdeckt
dt-wanted = Gesucht
dt-wanted-note = { $n ->
    [0] niemand
   *[other] { $n } auf freiem Fuß
}
dt-wanted-one = Schurke { $n }, gefasst mit { $face }, Kopfgeld ${ $reward }
dt-doc-name = Doc Badluck
dt-elixirs-note = offene Elixiere
dt-remedies-note = eine, die zu deinen Würfeln passt
dt-river = Noch im Fluss
dt-river-known = Du kennst die obersten
dt-discard = Abgelegt
dt-discard-none = keine Karte
dt-more = Mehr über die Stapel
dt-village = Indianerdorf
dt-village-here = der Würfel liegt hier
dt-village-with = { $who } hat den Würfel

## Mein Tisch

dt-your-dice = Deine Würfel
dt-rolled = Gewürfelt
dt-kept = Behalten
dt-kept-of = { $n } von 5, für diese Runde
dt-none-rolled = Der Becher ist zu
dt-points-now = Punkte jetzt
dt-your-cards = Deine Karten
dt-no-cards = Noch keine Karte auf der Hand
dt-free = frei
dt-money = ${ $n }
dt-price = −${ $n }
dt-price-more = −$1 mehr
dt-points = { $n ->
    [one] 1 Punkt
   *[other] { $n } Punkte
}

## Fragen

dt-ask-before = Vor dem Wurf: ein Schurke oder ein gezinkter Würfel?
dt-ask-keep = Welche Würfel behältst du?
dt-ask-bribe = { $place }: Gleichstand. Was bietest du { $who }?
dt-ask-favour-first = { $place }: { $n } im Gleichstand. Wer ist zuerst dran?
dt-ask-favour-second = { $place }: { $n } im Gleichstand. Wer ist als Zweiter dran?
dt-ask-act = { $place }: Was tust du?
dt-ask-take-card = Welche Karte behältst du?
dt-ask-take-stolen = Welche gestohlene Karte behältst du?
dt-ask-take-discarded = Welche Karte vom Ablagestapel nimmst du?
dt-ask-take-river = Welche Flusskarte führst du aus?
dt-ask-put-back = Welche Flusskarte kommt jetzt wieder obenauf?
dt-ask-take-outlaw = Welcher Schurke kommt zu dir?
dt-ask-steal-again = Der Cancan geht weiter: Wen bestiehlst du jetzt?
dt-ask-again = Zwei Revolver: einen Würfel der Jagd neu würfeln?
dt-ask-catch = Wen nimmst du gefangen?
dt-ask-visit = Doc Badluck: Welches Elixier nimmst du?
dt-ask-wire = Stacheldraht: Welches Besitzrecht zäunst du ein?
dt-ask-remedy = Doc Badluck: Welche Arznei nimmst du?
dt-ask-target = { $card }: Wen trifft es?
dt-ask-give = Welche Store-Karte gibst du { $who }?
dt-ask-bless = Der Schamane dreht einen deiner Würfel. Welchen?
dt-ask-ambush = Hinterhalt: Wer würfelt welchen Würfel neu?
dt-ask-close = Kriegspfad: Welches Haus ist diese Runde gesperrt?
dt-ask-tribe = Ein Grundstück für den Indianerwürfel?
dt-ask-window-not-so-fast = { $who } spielt { $card }. Hältst du das auf?
dt-ask-window-accomplice = { $who } raubt die Bank aus. Ist dein Komplize dabei?
dt-ask-window-election-fraud = { $who } greift nach deinem Stern. Wahlbetrug?
dt-ask-window-insurance = { $who } hat dich bestohlen. Bist du versichert?
dt-ask-window-hypochondria = Du warst dran. Gehst du trotzdem zu Doc?
dt-ask-window-smoke-signal = Die Runde endet. Gibst du ein Rauchsignal?

dt-wait-sent = Deine Antwort ist versiegelt. Die anderen wählen noch.
dt-wait-before = Vor dem Wurf dürfen einige Schurken und gezinkte Würfel einsetzen.
dt-wait-keep = Die anderen wählen ihre Würfel.
dt-wait-bribe = { $place }: Gleichstand. Angebote werden versiegelt.
dt-wait-favour = { $place }: { $who } entscheidet den Gleichstand.
dt-wait-act = { $place }: { $who } ist dran.
dt-wait-shop = { $who } wählt im Store.
dt-wait-theft = { $who } betrachtet gestohlene Karten.
dt-wait-river = { $who } ist am Fluss.
dt-wait-hunt = { $who } jagt Schurken.
dt-wait-doc = { $who } ist am Wagen von Doc Badluck.
dt-wait-spirit = { $who } folgt dem Indianerwürfel.
dt-wait-window = Wer { $card } hat, darf die Karte jetzt spielen.
dt-wait-one = { $who } wählt.
dt-wait-over = Das Spiel ist aus.
dt-wait-table = Es geht von selbst weiter.

## Antworten

dt-keep = { $dice } behalten
dt-keep-none = Keinen behalten
dt-effect-before = Gelegte Würfel sind frei behalten, zusätzlich zu denen danach.
dt-effect-pick = Berühre Würfel: Einer ist frei, jeder weitere kostet $1.
dt-effect-poor = Das kostet ${ $n }, und du hast ${ $cash }.
dt-effect-lead = { $house } { $from } → { $to }, du führst
dt-effect-tie = { $house } { $from } → { $to }, Gleichstand
dt-effect-behind = { $house } { $from } → { $to }, dahinter
dt-effect-hand = Hand: { $hand }
dt-effect-cash = Geld ${ $from } → ${ $to }
dt-effect-nuggets = Nuggets { $from } → { $to }
dt-effect-points = Punkte { $from } → { $to }
dt-effect-other = { $who } bekommt die andere Aktion
dt-effect-paid = Bezahlt wird nur, wenn { $who } dich nennt
dt-effect-choose = Wähle eins, dann bestätige. Ein zweites Berühren bestätigt auch.
dt-effect-window = Niemand sieht, wer gefragt ist.
dt-roll = Würfeln
dt-lay-one = Einen Würfel legen: { $face }
dt-lay-two = Zwei Würfel legen: { $face } { $face }
dt-lay-note = Danach wird er gesucht
dt-outlaw = Schurke { $n }
dt-load = Gezinkter Würfel zeigt
dt-confirm = Bestätigen
dt-take = { $card } nehmen
dt-keep-card = { $card } behalten
dt-with = mit { $card }
dt-pass = Passen
dt-pass-round = Diese Runde passen
dt-play = { $card } spielen
dt-enough = Nichts mehr
dt-name = { $who } nennen
dt-name-me = Dich selbst nennen
dt-go-yourself = Selbst gehen
dt-costs-nothing = Kostet nichts
dt-offers-nothing = Nichts
dt-offer-title = Dein Angebot an { $who }
dt-offer-note = Eine Runde, versiegelt. Abgelehntes bleibt geheim.
dt-offer-card = Karte
dt-offer-hint = Berühre eine Karte deiner Hand, um sie dazuzulegen.
dt-offer-none = Nichts bieten
dt-advise-load = Einen gezinkten Würfel { $face } zeigen lassen
dt-advise-offer = ${ $n } bieten
dt-advise-nuggets = { $n ->
    [0] Kein Nugget dazulegen
    [one] 1 Nugget dazulegen
   *[other] { $n } Nuggets dazulegen
}
dt-advise-card = { $card } dazulegen
dt-advise-with = { $act }, mit { $cards }
dt-seal = Angebot versiegeln
dt-sealed-title = Versiegelte Angebote
dt-sealed-note = Nur wen du nennst, der zahlt. Die anderen behalten ihr Geheimnis.
dt-sealed-watch = Nur Bieter und Sheriff sehen ein Angebot.
dt-sealed = versiegelt
dt-more-for-you = { $n ->
    [one] Punkt für dich
   *[other] Punkte für dich
}
dt-verdict = { $whomMe ->
    [yes] { $who } nennt dich!
   *[no] { $me ->
        [yes] Du nennst { $whom }!
       *[no] { $who } nennt { $whom }!
    }
}
dt-verdict-self = { $me ->
    [yes] Du nennst dich selbst.
   *[no] { $who } geht selbst!
}
dt-rob-who = { $who } bestehlen
dt-on-table = Auf dem Tisch
dt-turn-from = Dein Würfel
dt-turn-to = wird zu
dt-turn = { $from } auf { $to } drehen
dt-turn-none = { $face } lassen, wie sie ist
dt-reroll = { $who }: { $face } neu würfeln
dt-reroll-own = Deine { $face } neu würfeln
dt-reroll-one = { $face } neu würfeln
dt-close = Sperren: { $house }
dt-hit = Es trifft { $who }
dt-catch = Schurke { $n } fangen
dt-give-card = { $card } geben
dt-put-card = { $card } obenauf
dt-fence = Besitzrecht { $n } einzäunen
dt-keep-property = Grundstück behalten
dt-back-store = Store-Karte
dt-back-deed = Besitzrecht
dt-victim = { $cards ->
    [one] 1 Store-Karte
   *[other] { $cards } Store-Karten
}, { $deeds ->
    [one] 1 Besitzrecht
   *[other] { $deeds } Besitzrechte
}, { $ranches ->
    [one] 1 Ranch
   *[other] { $ranches } Ranches
}

dt-do-mine = In der Mine schürfen
dt-do-mine-text = Ein Nugget pro 9. Du hast { $n }.
dt-do-pan = Gold waschen
dt-do-pan-text = Ziehe eine Flusskarte und führe sie aus.
dt-do-rob = Die Bank ausrauben
dt-do-rob-text = Alle ${ $n } auf der Bank gehören dir.
dt-do-coach = Die Postkutsche ausrauben
dt-do-coach-text = $1 pro 10. Du hast { $n }.
dt-do-shop = Einkaufen
dt-do-shop-text = Ziehe eine Karte pro Jack, behalte eine. Du hast { $n }.
dt-do-doc = Zu Doc Badluck
dt-do-doc-text = Besuche sofort seinen Wagen.
dt-do-recruit = Schurken rekrutieren
dt-do-recruit-text = Der oberste zeigt ein Paar { $face }.
dt-do-badge = Den Stern nehmen
dt-do-badge-text = Du bist Sheriff: 5 Punkte, und du entscheidest Gleichstände.
dt-do-hunt = Schurken jagen
dt-do-hunt-text = Würfle einen Würfel pro King. Du hast { $n }.
dt-do-deeds = Aus der Auslage nehmen
dt-do-deeds-text = { $n ->
    [one] Die unterste Karte der Auslage.
   *[other] Die { $n } untersten Karten der Auslage.
}
dt-do-deck = Vom Stapel nehmen
dt-do-deck-text = Die oberste verdeckte Karte.
dt-do-top = Das oberste Elixier
dt-do-top-text = Was es auch ist, du nutzt es sofort.

dt-remedy-wire = Stacheldraht
dt-remedy-wire-text = Bis zu zwei Besitzrechte einzäunen.
dt-remedy-card = Store-Karte
dt-remedy-card-text = Ziehe sie vom Stapel.
dt-remedy-cash = Hut herum
dt-remedy-cash-text = $2 von jedem anderen.
dt-remedy-gold = Goldfieber
dt-remedy-gold-text = 1 Nugget von jedem anderen.

## Store-Karten

dt-card-spurs = Sporen
dt-card-hat = Hut
dt-card-boots = Stiefel
dt-card-saddle = Sattel
dt-card-colt = Colt
dt-card-horse = Pferd
dt-card-cattle = Rindvieh
dt-card-winchester = Winchester
dt-card-mule = Maultier
dt-card-dog = Hund
dt-card-cancan = Cancan
dt-card-not-so-fast = Nicht so schnell
dt-card-surveyor = Landvermesser
dt-card-dynamite = Dynamit
dt-card-election-fraud = Wahlbetrug
dt-card-accomplice = Komplize
dt-card-hypochondria = Hypochonder
dt-card-shopping-list = Einkaufsliste
dt-card-hold-up = Überfall
dt-card-loaded-die = Gezinkter Würfel
dt-card-gift = Geschenk
dt-card-swindler = Schwindler
dt-card-two-revolvers = Zwei Revolver
dt-card-whiskey = Whiskey
dt-card-insurance = Versicherung
dt-card-desperado = Desperado
dt-card-smoke-signal = Rauchsignal
dt-text-spurs = Behalte sie bis zum Ende.
dt-text-hat = Behalte ihn bis zum Ende.
dt-text-boots = Behalte sie bis zum Ende.
dt-text-saddle = Behalte ihn bis zum Ende.
dt-text-colt = Behalte ihn bis zum Ende.
dt-text-horse = Behalte es bis zum Ende.
dt-text-cattle = Behalte es bis zum Ende.
dt-text-winchester = Behalte sie bis zum Ende.
dt-text-mule = 1 Punkt pro Store-Karte auf deiner Hand, auch dieser.
dt-text-dog = 2 Punkte pro gefasstem Schurken.
dt-text-cancan = Stiehl zweimal, auch bei zwei Opfern.
dt-text-not-so-fast = Hebt eine Store-Karte auf, die ein anderer spielt.
dt-text-surveyor = Nimm auch die oberste verdeckte Karte.
dt-text-dynamite = Zwei Nuggets pro 9 statt einem.
dt-text-election-fraud = Du bleibst Sheriff.
dt-text-accomplice = Die halbe Beute gehört dir.
dt-text-hypochondria = Geh zu Doc, obwohl du dran warst.
dt-text-shopping-list = Kauf noch einmal ein.
dt-text-hold-up = Bis zu $4 von einem Spieler.
dt-text-loaded-die = Lege einen freien Würfel auf eine beliebige Seite.
dt-text-gift = Ein Spieler gibt dir eine Store-Karte.
dt-text-swindler = Bis zu $2 von jedem Spieler.
dt-text-two-revolvers = Würfle einen Würfel der Jagd neu.
dt-text-whiskey = Stiehl eine Ranch statt einer Karte.
dt-text-insurance = Ziehe eine Karte der verlorenen Art.
dt-text-desperado = Nimm einen beliebigen Schurken vom Stapel.
dt-text-smoke-signal = Nimm den Indianerwürfel, wo er auch ist.
dt-text-deed = Kann gestohlen werden, bis es eingezäunt ist.
dt-text-ranch = Ranches zählen 1, 2, 3 … Punkte und liegen offen.
dt-text-outlaw = Zeigt dir { $pair } { $pair }. Gesucht: { $face }, ${ $reward }.
dt-when-end = Am Ende
dt-when-theft = Dein Diebstahl
dt-when-played = Wenn eine Karte kommt
dt-when-hall = Deine Auslage-Aktion
dt-when-mine = Dein Schürfen
dt-when-badge = Wenn du den Stern verlierst
dt-when-bank = Wenn ein anderer raubt
dt-when-doc = Vor Doc
dt-when-store = Dein Einkauf
dt-when-once = Sofort
dt-when-roll = Vor einem Wurf
dt-when-hunt = Deine Jagd
dt-when-robbed = Wenn du bestohlen wirst
dt-when-recruit = Dein Rekrutieren
dt-when-night = Ende der Runde

## Fluss, Elixiere, Indianerwürfel

dt-river-gold-2 = Gold
dt-river-gold-3 = Gold
dt-river-gold-4 = Gold
dt-river-gold-5 = Gold
dt-river-star = Sternabzeichen
dt-river-purse-2 = Portemonnaie
dt-river-purse-3 = Portemonnaie
dt-river-discovery = Entdeckung
dt-river-coupon = Coupon
dt-river-nothing = Nichts
dt-river-gold-2-text = 2 Nuggets aus der Mine.
dt-river-gold-3-text = 3 Nuggets aus der Mine.
dt-river-gold-4-text = 4 Nuggets aus der Mine.
dt-river-gold-5-text = 5 Nuggets aus der Mine.
dt-river-star-text = Nimm jetzt den Sheriffstern.
dt-river-purse-2-text = Bis zu $2 von der Bank.
dt-river-purse-3-text = Bis zu $3 von der Bank.
dt-river-discovery-text = Sieh drei Flusskarten an und führe eine aus.
dt-river-coupon-text = Nimm eine beliebige Karte vom Ablagestapel.
dt-river-nothing-text = Nur Sand.
dt-elixir-barbed-wire = Stacheldraht
dt-elixir-sample-case = Musterkoffer
dt-elixir-hat-round = Hut herum
dt-elixir-gold-fever = Goldfieber
dt-elixir-land-lottery = Landlotterie
dt-elixir-barbed-wire-text = Bis zu zwei Besitzrechte einzäunen.
dt-elixir-sample-case-text = Ziehe eine Store-Karte.
dt-elixir-hat-round-text = $2 von jedem anderen.
dt-elixir-gold-fever-text = 1 Nugget von jedem anderen.
dt-elixir-land-lottery-text = Die oberste verdeckte Grundstückskarte.
dt-spirit-shaman = Segen des Schamanen
dt-spirit-ambush = Hinterhalt
dt-spirit-bodyguard = Bodyguard
dt-spirit-war-path = Kriegspfad

## Verlauf

dt-log-sheriff = { $me ->
    [yes] Du bist der erste Sheriff.
   *[no] { $who } ist der erste Sheriff.
}
dt-log-keep = { $me ->
    [yes] { $price ->
        [0] Du hast { $dice } behalten, frei.
       *[other] Du hast { $dice } für ${ $price } behalten.
    }
   *[no] { $price ->
        [0] { $who } hat { $dice } behalten, frei.
       *[other] { $who } hat { $dice } für ${ $price } behalten.
    }
}
dt-log-keep-none = { $me ->
    [yes] Du hast für $1 nichts behalten.
   *[no] { $who } hat für $1 nichts behalten.
}
dt-log-outlaw = { $me ->
    [yes] Du hast { $dice } auf einen Schurken gelegt; er wird wieder gesucht.
   *[no] { $who } hat { $dice } auf einen Schurken gelegt; er wird wieder gesucht.
}
dt-log-load = { $me ->
    [yes] Du hast einen Würfel gezinkt: { $face }.
   *[no] { $who } hat einen Würfel gezinkt: { $face }.
}
dt-log-offer = { $me ->
    [yes] Du hast ${ $n } geboten.
   *[no] { $who } hat ${ $n } geboten.
}
dt-log-offer-nuggets = { $me ->
    [yes] { $n ->
        [one] Du hast 1 Nugget dazugelegt.
       *[other] Du hast { $n } Nuggets dazugelegt.
    }
   *[no] { $n ->
        [one] { $who } hat 1 Nugget dazugelegt.
       *[other] { $who } hat { $n } Nuggets dazugelegt.
    }
}
dt-log-offer-card = { $me ->
    [yes] Du hast { $card } dazugelegt.
   *[no] { $who } hat { $card } dazugelegt.
}
dt-log-offer-none = { $me ->
    [yes] Du hast nichts geboten.
   *[no] { $who } hat nichts geboten.
}
dt-log-sealed = { $me ->
    [yes] Du hast ein Angebot versiegelt.
   *[no] { $who } hat ein Angebot versiegelt.
}
dt-log-favour = { $whomMe ->
    [yes] { $who } hat dich genannt.
   *[no] { $me ->
        [yes] Du hast { $whom } genannt.
       *[no] { $who } hat { $whom } genannt.
    }
}
dt-log-favour-self = { $me ->
    [yes] Du hast dich selbst genannt.
   *[no] { $who } ging als Sheriff selbst.
}
dt-log-mine = { $me ->
    [yes] Du hast in der Mine geschürft.
   *[no] { $who } hat in der Mine geschürft.
}
dt-log-mine-dynamite = { $me ->
    [yes] Du hast mit Dynamit in der Mine geschürft.
   *[no] { $who } hat mit Dynamit in der Mine geschürft.
}
dt-log-pan = { $me ->
    [yes] Du hast Gold gewaschen.
   *[no] { $who } hat Gold gewaschen.
}
dt-log-rob = { $me ->
    [yes] Du hast die Bank ausgeraubt.
   *[no] { $who } hat die Bank ausgeraubt.
}
dt-log-coach = { $me ->
    [yes] Du hast die Postkutsche ausgeraubt.
   *[no] { $who } hat die Postkutsche ausgeraubt.
}
dt-log-shop = { $me ->
    [yes] Du bist einkaufen gegangen.
   *[no] { $who } ist einkaufen gegangen.
}
dt-log-shop-list = { $me ->
    [yes] Du bist mit Einkaufsliste einkaufen gegangen.
   *[no] { $who } ist mit Einkaufsliste einkaufen gegangen.
}
dt-log-doc = { $me ->
    [yes] Du bist gleich zu Doc gegangen.
   *[no] { $who } ist gleich zu Doc gegangen.
}
dt-log-steal = { $whomMe ->
    [yes] { $who } hat dich bestohlen.
   *[no] { $me ->
        [yes] Du hast { $whom } bestohlen.
       *[no] { $who } hat { $whom } bestohlen.
    }
}
dt-log-steal-with = { $whomMe ->
    [yes] { $who } hat dich bestohlen, mit { $cards }.
   *[no] { $me ->
        [yes] Du hast { $whom } bestohlen, mit { $cards }.
       *[no] { $who } hat { $whom } bestohlen, mit { $cards }.
    }
}
dt-log-recruit = { $me ->
    [yes] Du hast einen Schurken rekrutiert.
   *[no] { $who } hat einen Schurken rekrutiert.
}
dt-log-recruit-desperado = { $me ->
    [yes] Du hast mit Desperado einen Schurken rekrutiert.
   *[no] { $who } hat mit Desperado einen Schurken rekrutiert.
}
dt-log-badge = { $me ->
    [yes] Du hast nach dem Stern gegriffen.
   *[no] { $who } hat nach dem Stern gegriffen.
}
dt-log-hunt = { $me ->
    [yes] Du bist auf die Jagd gegangen.
   *[no] { $who } ist auf die Jagd gegangen.
}
dt-log-hunt-die = Die Jagd würfelt { $face }.
dt-log-ambush-die = Der Würfel zeigt jetzt { $face }.
dt-log-deeds = { $me ->
    [yes] Du hast aus der Auslage genommen.
   *[no] { $who } hat aus der Auslage genommen.
}
dt-log-deeds-surveyor = { $me ->
    [yes] Du hast mit dem Landvermesser aus der Auslage genommen.
   *[no] { $who } hat mit dem Landvermesser aus der Auslage genommen.
}
dt-log-deck = { $me ->
    [yes] Du hast das oberste Grundstück genommen.
   *[no] { $who } hat das oberste Grundstück genommen.
}
dt-log-drawn = Es ist: { $card }.
dt-log-river = Fluss: { $card }. { $text }
dt-log-take = { $me ->
    [yes] Du hast { $card } genommen.
   *[no] { $who } hat { $card } genommen.
}
dt-log-take-hidden = { $me ->
    [yes] Du hast eine Karte behalten.
   *[no] { $who } hat eine Karte behalten.
}
dt-log-put = { $me ->
    [yes] Du hast { $card } obenauf gelegt.
   *[no] { $who } hat { $card } obenauf gelegt.
}
dt-log-take-outlaw = { $me ->
    [yes] Du hast Schurke { $n } genommen.
   *[no] { $who } hat Schurke { $n } genommen.
}
dt-log-again = { $me ->
    [yes] Du hast zwei Revolver gezogen: { $face } wird neu gewürfelt.
   *[no] { $who } hat zwei Revolver gezogen: { $face } wird neu gewürfelt.
}
dt-log-catch = { $me ->
    [yes] Du hast Schurke { $n } gefasst.
   *[no] { $who } hat Schurke { $n } gefasst.
}
dt-log-elixir = { $me ->
    [yes] Du hast bei Doc getrunken: { $card }.
   *[no] { $who } hat bei Doc getrunken: { $card }.
}
dt-log-elixir-top = { $me ->
    [yes] Du hast das oberste Elixier genommen.
   *[no] { $who } hat das oberste Elixier genommen.
}
dt-log-elixir-drawn = Elixier: { $card }.
dt-log-wire = { $me ->
    [yes] Du hast Besitzrecht { $n } eingezäunt.
   *[no] { $who } hat Besitzrecht { $n } eingezäunt.
}
dt-log-remedy = { $me ->
    [yes] Du hast eine Arznei genommen: { $card }.
   *[no] { $who } hat eine Arznei genommen: { $card }.
}
dt-log-target = { $whomMe ->
    [yes] { $who } hat dich gewählt.
   *[no] { $me ->
        [yes] Du hast { $whom } gewählt.
       *[no] { $who } hat { $whom } gewählt.
    }
}
dt-log-give = { $me ->
    [yes] Du hast { $card } hergegeben.
   *[no] { $who } hat { $card } hergegeben.
}
dt-log-give-hidden = { $me ->
    [yes] Du hast eine Karte hergegeben.
   *[no] { $who } hat eine Karte hergegeben.
}
dt-log-play = { $me ->
    [yes] Du hast { $card } gespielt.
   *[no] { $who } hat { $card } gespielt.
}
dt-log-spirit = Indianerwürfel: { $spirit }.
dt-log-bless = { $me ->
    [yes] Du hast { $from } auf { $to } gedreht.
   *[no] { $who } hat { $from } auf { $to } gedreht.
}
dt-log-ambush = { $whomMe ->
    [yes] { $me ->
        [yes] Du würfelst deine { $face } neu.
       *[no] { $who } lässt dich { $face } neu würfeln.
    }
   *[no] { $me ->
        [yes] Du lässt { $whom } { $face } neu würfeln.
       *[no] { $who } lässt { $whom } { $face } neu würfeln.
    }
}
dt-log-close = { $me ->
    [yes] Du hast ein Haus gesperrt: { $house }.
   *[no] { $who } hat ein Haus gesperrt: { $house }.
}
dt-log-tribe = { $me ->
    [yes] Du hast { $card } für den Indianerwürfel gegeben.
   *[no] { $who } hat { $card } für den Indianerwürfel gegeben.
}
dt-log-tribe-hidden = { $me ->
    [yes] Du hast ein Besitzrecht für den Indianerwürfel gegeben.
   *[no] { $who } hat ein Besitzrecht für den Indianerwürfel gegeben.
}

## Die Abrechnung

dt-sheet-nuggets = Nuggets
dt-sheet-cash = Geld und Kopfgeld, halbiert
dt-sheet-badge = Sheriffstern
dt-sheet-store = Store-Karten
dt-sheet-deeds = Besitzrechte
dt-sheet-ranches = Ranches
dt-sheet-total = Summe

## Gespräch

dt-phrase-1 = Nenn mich, Sheriff!
dt-phrase-2 = Das merke ich mir.
dt-phrase-3 = Gut gewürfelt.
dt-phrase-4 = Wer hat die Bank geleert?
