### Dice Town mit Wild West

## Die Leiste

dt-facts-roll = Runde { $round }, Wurf { $roll }
dt-facts-last = Runde { $round }, letzter Wurf
dt-facts-town = Runde { $round }, die Stadt
dt-facts-over = { $round } Runden
dt-facts-wild-west = Wild West
dt-facts-indians = Indianer
dt-facts-2009 = Ausgabe 2009
dt-facts-second = Zweitbeste dürfen passen

## Was Dinge hier und jetzt bedeuten
dt-now-leads = Vorn
dt-now-kept = Von { $face } behältst du
dt-now-points = Punkte
dt-now-ranches = Deine Ranches
dt-now-mine = In der Mine
dt-now-bank = Auf der Bank
dt-now-coach = Auf der Postkutsche
dt-now-deck = Verdeckt im Stapel
dt-now-outlaws = Schurken im Stapel
dt-now-wanted = Gesuchte Schurken
dt-now-row = Karten in der Auslage
dt-now-elixirs = Elixiere zur Wahl

## Die Straße

dt-street = Die Straße
dt-house-mine = Goldmine
dt-house-bank = Bank
dt-house-store = General Store
dt-house-saloon = Saloon
dt-house-sheriff = Sheriff
dt-house-town-hall = Town Hall
dt-house-doc = Doc Badluck
dt-sign-mine = Mine
dt-sign-bank = Bank
dt-sign-store = Store
dt-sign-saloon = Saloon
dt-sign-sheriff = Sheriff
dt-sign-town-hall = Town Hall
dt-sign-doc = Doc
dt-short-town-hall = Hall
dt-poker = Poker
dt-stock-nuggets = { $n } im Berg
dt-stock-river = { $n ->
    [one] 1 im Fluss
   *[other] { $n } im Fluss
}
dt-stock-bank = Bank ${ $n }
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
dt-hand-five = Fünfling { $a }
dt-hand-four = Vierling { $a }
dt-hand-full = Full House
dt-hand-straight = Straße bis { $a }
dt-hand-three = Drilling { $a }
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
dt-complete = Pokerhand komplett
dt-acted = War dran
dt-idle = Noch nicht dran
dt-badge = Sheriff
dt-cash = Dollar
dt-nuggets = Goldnuggets
dt-cards = General-Store-Karten
dt-deeds = Besitzrechts{"\u00AD"}karten
dt-ranches = Ranches
dt-kept-dice = Behaltene Würfel
dt-recruited = rekrutiert, { $face } { $face }
dt-captured = { $n } gefasst, ${ $reward }
dt-wired = { $n } eingezäunt
dt-spirit-held = Indianerwürfel
dt-guarded = Bodyguard
dt-open-none = Kein Schurke, nichts eingezäunt
dt-open-plain = Nichts eingezäunt
dt-hand-of = Karten auf der Hand
dt-hand-none = Keine Karte auf der Hand

## Die Auslage

dt-row = Grundstücks{"\u00AD"}karten
dt-row-note = die unterste zuerst
dt-deed = Besitzrechtskarte { $n }
dt-deed-short = Wert { $n }
dt-deed-name = Besitzrechts{"\u00AD"}karte
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
dt-times = { $n } ×
dt-free = gratis
dt-money = ${ $n }
dt-price = −${ $n }
dt-price-more = −$1 mehr
dt-points = { $n ->
    [one] 1 Punkt
   *[other] { $n } Punkte
}
dt-gain = { $n ->
    [one] { $change } Punkt
   *[other] { $change } Punkte
}

## Fragen

dt-ask-before = Jetzt würfeln, oder erst einen Schurken oder gezinkten Würfel nutzen?
dt-ask-keep = Welche Würfel behältst du?
dt-ask-bribe = { $place }: Gleichstand. Was bietest du { $who }?
dt-ask-favour-first = { $place }: { $n } im Gleichstand. Wer ist zuerst dran?
dt-ask-favour-second = { $place }: { $n } im Gleichstand. Wer ist als Zweites dran?
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
dt-ask-wire = Stacheldraht: Welche Besitzrechtskarte zäunst du ein?
dt-ask-remedy = Doc Badluck: Welche Arznei nimmst du?
dt-ask-target = { $card }: Wen trifft es?
dt-ask-give = Welche General-Store-Karte gibst du { $who }?
dt-ask-bless = Der Schamane dreht einen deiner Würfel. Welchen?
dt-ask-ambush = Hinterhalt: Wer würfelt welchen Würfel neu?
dt-ask-close = Kriegspfad: Welcher Ort ist diese Runde gesperrt?
dt-ask-tribe = Eine Grundstückskarte für den Indianerwürfel?
dt-ask-window-not-so-fast = { $hits ->
    [me] { $who } spielt { $card } gegen dich. Hältst du das auf?
    [none] { $who } spielt { $card }. Hältst du das auf?
   *[other] { $who } spielt { $card } gegen { $whom }. Hältst du das auf?
}
dt-ask-window-chain = { $who } spielt Nicht so schnell gegen { $card }. Hältst du das auf?
dt-ask-window-accomplice = { $who } raubt die Bank aus. Ist dein Komplize dabei?
dt-ask-window-election-fraud = { $who } greift nach deinem Sheriffstern. Wahlbetrug?
dt-ask-window-insurance = { $who } hat dich bestohlen. Bist du versichert?
dt-ask-window-hypochondria = Du warst dran. Gehst du trotzdem zu Doc Badluck?
dt-ask-window-smoke-signal = Die Runde endet. Gibst du ein Rauchsignal?

dt-wait-sent = Deine Antwort ist versiegelt. Die anderen wählen noch.
dt-wait-before = Vor dem Wurf dürfen einige Schurken und gezinkte Würfel einsetzen.
dt-wait-keep = Die anderen wählen ihre Würfel.
dt-wait-bribe = { $place }: Gleichstand. Angebote werden versiegelt.
dt-wait-favour = { $place }: { $who } entscheidet den Gleichstand.
dt-wait-act = { $place }: { $who } ist dran.
dt-wait-shop = { $who } wählt im General Store.
dt-wait-theft = { $who } betrachtet gestohlene Karten.
dt-wait-river = { $who } ist am Fluss.
dt-wait-hunt = { $who } jagt Schurken.
dt-wait-doc = { $who } ist am Wagen von Doc Badluck.
dt-wait-spirit = { $who } folgt dem Indianerwürfel.
dt-wait-window = Wer { $card } hat, darf die Karte jetzt spielen.
dt-wait-one = { $who } wählt.
dt-wait-over = Die Partie ist zu Ende.
dt-wait-table = Es geht von selbst weiter.

## Antworten

dt-keep = { $dice } behalten
dt-keep-none = Keinen behalten
dt-effect-before = Gelegte Würfel behältst du gratis.
dt-effect-pick = Berühre Würfel: Einer ist gratis, jeder weitere kostet $1.
dt-effect-last = Der nächste Wurf ist der letzte.
dt-effect-last-mine = Deine Pokerhand ist komplett: Die anderen haben noch einen letzten Wurf.
dt-effect-poor = Das kostet ${ $n }, und du hast ${ $cash }.
dt-effect-lead = { $house } { $from } → { $to }, du führst
dt-effect-tie = { $house } { $from } → { $to }, Gleichstand
dt-effect-behind = { $house } { $from } → { $to }, dahinter
dt-effect-hand = Pokerhand: { $hand }
dt-effect-cash = Geld ${ $from } → ${ $to }
dt-effect-nuggets = Goldnuggets { $from } → { $to }
dt-effect-points = Punkte { $from } → { $to }
dt-effect-other = { $who } bekommt die andere Aktion
dt-effect-paid = Bezahlt wird nur, wenn { $who } dich nennt
dt-effect-choose = Wähle eins, dann bestätige. Ein zweites Berühren bestätigt auch.
dt-effect-window = Niemand sieht, wer gefragt ist.
dt-roll = Würfeln
dt-roll-round = Diese Runde nur würfeln
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
dt-cancel = { $card } aufhalten
dt-stop-wire = Nichts mehr einzäunen
dt-stop-theft = Nichts stehlen
dt-stop-hunt = Würfel so lassen
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
    [0] Kein Goldnugget dazulegen
    [one] 1 Goldnugget dazulegen
   *[other] { $n } Goldnuggets dazulegen
}
dt-advise-card = { $card } dazulegen
dt-advise-with = { $act }, mit { $cards }
dt-seal = Angebot versiegeln
dt-sealed-title = Versiegelte Angebote
dt-sealed-note = Nur wen du nennst, der zahlt. Die anderen behalten ihr Geheimnis.
dt-sealed-watch = Ein Angebot sieht nur, wer es macht, und der Sheriff.
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
dt-may-play = Du darfst spielen
dt-the-hunt = Die Jagd
dt-turn-from = Dein Würfel
dt-turn-to = wird zu
dt-turn-whose = Wessen Würfel
dt-turn-again = neu würfeln
dt-turn = { $from } auf { $to } drehen
dt-turn-none = { $face } lassen, wie sie ist
dt-reroll = { $who }: { $face } neu würfeln
dt-reroll-own = Deine { $face } neu würfeln
dt-reroll-one = { $face } neu würfeln
dt-close = Sperren: { $house }
dt-hit = Es trifft { $who }
dt-catch = Schurken { $n } gefangen nehmen
dt-give-card = { $card } geben
dt-put-card = { $card } obenauf
dt-fence = Besitzrechtskarte { $n } einzäunen
dt-keep-property = Grundstückskarte behalten
dt-back-store = General-Store-Karte
dt-back-deed = Besitzrechtskarte
dt-victim = { $cards ->
    [one] 1 General-Store-Karte
   *[other] { $cards } General-Store-Karten
}, { $deeds ->
    [one] 1 Besitzrechtskarte
   *[other] { $deeds } Besitzrechtskarten
}, { $ranches ->
    [one] 1 Ranch
   *[other] { $ranches } Ranches
}

dt-do-mine = In der Goldmine schürfen
dt-do-mine-text = Ein Goldnugget pro 9. Du hast { $n }.
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
dt-do-badge = Den Sheriffstern nehmen
dt-do-badge-text = +5 Punkte, solange du ihn hast, und du entscheidest Gleichstände.
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
dt-remedy-wire-text = Bis zu zwei Besitzrechts{"\u00AD"}karten einzäunen.
dt-remedy-card = General-Store-Karte
dt-remedy-card-text = Ziehe sie vom Stapel.
dt-remedy-cash = Der Hut geht herum
dt-remedy-cash-text = Je $2 von allen anderen.
dt-remedy-gold = Goldfieber
dt-remedy-gold-text = Je 1 Gold{"\u00AD"}nugget von allen anderen.

## General-Store-Karten

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
dt-card-surveyor = Land{"\u00AD"}vermesser
dt-card-dynamite = Dynamit
dt-card-election-fraud = Wahlbetrug
dt-card-accomplice = Komplize
dt-card-hypochondria = Hypo{"\u00AD"}chonder
dt-card-shopping-list = Einkaufs{"\u00AD"}liste
dt-card-hold-up = Überfall
dt-card-loaded-die = Gezinkter Würfel
dt-card-gift = Geschenk
dt-card-swindler = Schwindler
dt-card-two-revolvers = Zwei Revolver
dt-card-whiskey = Whiskey
dt-card-insurance = Versiche{"\u00AD"}rung
dt-card-desperado = Desperado
dt-card-smoke-signal = Rauch{"\u00AD"}signal
dt-text-spurs = Behalte sie bis zum Ende.
dt-text-hat = Behalte ihn bis zum Ende.
dt-text-boots = Behalte sie bis zum Ende.
dt-text-saddle = Behalte ihn bis zum Ende.
dt-text-colt = Behalte ihn bis zum Ende.
dt-text-horse = Behalte es bis zum Ende.
dt-text-cattle = Behalte es bis zum Ende.
dt-text-winchester = Behalte sie bis zum Ende.
dt-text-mule = 1 Punkt pro General-Store-Karte auf deiner Hand, auch dieser.
dt-text-dog = 2 Punkte pro gefasstem Schurken.
dt-text-cancan = Stiehl zweimal, auch bei zwei Opfern.
dt-text-not-so-fast = Hält eine General-Store-Karte von jemand anderem auf.
dt-text-surveyor = Nimm auch die oberste verdeckte Karte.
dt-text-dynamite = Zwei Gold{"\u00AD"}nuggets pro 9 statt einem.
dt-text-election-fraud = Du bleibst Sheriff.
dt-text-accomplice = Die halbe Beute gehört dir.
dt-text-hypochondria = Geh zu Doc Badluck, obwohl du dran warst.
dt-text-shopping-list = Kauf noch einmal ein.
dt-text-hold-up = Bis zu $4 von einer Person.
dt-text-loaded-die = Stelle einen nicht behaltenen Würfel auf eine beliebige Seite.
dt-text-gift = Jemand gibt dir eine General-Store-Karte.
dt-text-swindler = Je bis zu $2 von allen anderen.
dt-text-two-revolvers = Würfle einen Würfel der Jagd neu.
dt-text-whiskey = Stiehl eine Ranch statt einer Karte.
dt-text-insurance = Ziehe eine Karte der verlorenen Art.
dt-text-desperado = Nimm einen beliebigen Schurken vom Stapel.
dt-text-smoke-signal = Nimm den Indianerwürfel, wo er auch ist.
dt-text-deed = Kann gestohlen werden, bis sie eingezäunt ist.
dt-text-ranch = Ranches zählen 1, 2, 3 … Punkte und liegen offen.
dt-text-outlaw = Zeigt dir { $pair } { $pair }. Gesucht: { $face }, ${ $reward }.
dt-when-end = Am Ende
dt-when-theft = Dein Diebstahl
dt-when-played = Wenn eine Karte kommt
dt-when-hall = Deine Auslage-Aktion
dt-when-mine = Dein Schürfen
dt-when-badge = Wenn du den Sheriff{"\u00AD"}stern verlierst
dt-when-bank = Wenn jemand anders raubt
dt-when-doc = Vor Doc Badluck
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
dt-river-gold-2-text = 2 Gold{"\u00AD"}nuggets aus der Mine.
dt-river-gold-3-text = 3 Gold{"\u00AD"}nuggets aus der Mine.
dt-river-gold-4-text = 4 Gold{"\u00AD"}nuggets aus der Mine.
dt-river-gold-5-text = 5 Gold{"\u00AD"}nuggets aus der Mine.
dt-river-star-text = Nimm jetzt den Sheriffstern.
dt-river-purse-2-text = Bis zu $2 von der Bank.
dt-river-purse-3-text = Bis zu $3 von der Bank.
dt-river-discovery-text = Sieh drei Flusskarten an und führe eine aus.
dt-river-coupon-text = Nimm eine beliebige Karte vom Ablagestapel.
dt-river-nothing-text = Nur Sand.
dt-elixir-barbed-wire = Stacheldraht
dt-elixir-sample-case = Musterkoffer
dt-elixir-hat-round = Der Hut geht herum
dt-elixir-gold-fever = Goldfieber
dt-elixir-land-lottery = Landlotterie
dt-elixir-barbed-wire-text = Bis zu zwei Besitzrechts{"\u00AD"}karten einzäunen.
dt-elixir-sample-case-text = Ziehe eine General-Store-Karte.
dt-elixir-hat-round-text = Je $2 von allen anderen.
dt-elixir-gold-fever-text = Je 1 Gold{"\u00AD"}nugget von allen anderen.
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
        [0] Du hast { $dice } behalten, gratis.
       *[other] Du hast { $dice } für ${ $price } behalten.
    }
   *[no] { $price ->
        [0] { $who } hat { $dice } behalten, gratis.
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
        [one] Du hast 1 Goldnugget dazugelegt.
       *[other] Du hast { $n } Goldnuggets dazugelegt.
    }
   *[no] { $n ->
        [one] { $who } hat 1 Goldnugget dazugelegt.
       *[other] { $who } hat { $n } Goldnuggets dazugelegt.
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
    [yes] Du hast { $goods } geschürft.
   *[no] { $who } hat { $goods } geschürft.
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
    [yes] Du hast die Bank ausgeraubt: { $goods }.
   *[no] { $who } hat die Bank ausgeraubt: { $goods }.
}
dt-log-coach = { $me ->
    [yes] Du hast die Postkutsche ausgeraubt: { $goods }.
   *[no] { $who } hat die Postkutsche ausgeraubt: { $goods }.
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
    [yes] Du bist gleich zu Doc Badluck gegangen.
   *[no] { $who } ist gleich zu Doc Badluck gegangen.
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
    [yes] Du hast { $goods } rekrutiert.
   *[no] { $who } hat { $goods } rekrutiert.
}
dt-log-recruit-desperado = { $me ->
    [yes] Du hast mit Desperado einen Schurken rekrutiert.
   *[no] { $who } hat mit Desperado einen Schurken rekrutiert.
}
dt-log-badge = { $me ->
    [yes] Du hast den Sheriffstern genommen.
   *[no] { $who } hat den Sheriffstern genommen.
}
dt-log-hunt = { $me ->
    [yes] Du bist auf die Jagd gegangen.
   *[no] { $who } ist auf die Jagd gegangen.
}
dt-log-deeds = { $me ->
    [yes] Du hast { $goods } aus der Auslage genommen.
   *[no] { $who } hat { $goods } aus der Auslage genommen.
}
dt-log-deeds-surveyor = { $me ->
    [yes] Du hast mit dem Landvermesser aus der Auslage genommen.
   *[no] { $who } hat mit dem Landvermesser aus der Auslage genommen.
}
dt-log-deck = { $me ->
    [yes] Du hast die oberste Grundstückskarte genommen.
   *[no] { $who } hat die oberste Grundstückskarte genommen.
}
dt-log-river = Fluss: { $card }.
dt-log-take = { $me ->
    [yes] Du hast { $card } genommen.
   *[no] { $who } hat { $card } genommen.
}
dt-log-take-hidden = { $me ->
    [yes] Du hast eine Karte behalten, verdeckt.
   *[no] { $who } hat eine Karte behalten, verdeckt.
}
dt-log-put = { $me ->
    [yes] Du hast { $card } obenauf gelegt.
   *[no] { $who } hat { $card } obenauf gelegt.
}
dt-log-again = { $me ->
    [yes] Du hast zwei Revolver gezogen: { $face } wird neu gewürfelt.
   *[no] { $who } hat zwei Revolver gezogen: { $face } wird neu gewürfelt.
}
dt-log-catch = { $me ->
    [yes] Du hast { $goods } gefasst.
   *[no] { $who } hat { $goods } gefasst.
}
dt-log-elixir = { $me ->
    [yes] Du hast bei Doc Badluck getrunken: { $card }.
   *[no] { $who } hat bei Doc Badluck getrunken: { $card }.
}
dt-log-elixir-top = { $me ->
    [yes] Du hast das oberste Elixier genommen.
   *[no] { $who } hat das oberste Elixier genommen.
}
dt-log-elixir-drawn = Elixier: { $card }.
dt-log-wire = { $me ->
    [yes] Du hast Besitzrechtskarte { $n } eingezäunt.
   *[no] { $who } hat Besitzrechtskarte { $n } eingezäunt.
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
dt-log-play = { $me ->
    [yes] Du hast { $goods } gespielt.
   *[no] { $who } hat { $goods } gespielt.
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
    [yes] Du hast einen Ort gesperrt: { $house }.
   *[no] { $who } hat einen Ort gesperrt: { $house }.
}
dt-log-tribe = { $me ->
    [yes] Du hast { $card } für den Indianerwürfel gegeben.
   *[no] { $who } hat { $card } für den Indianerwürfel gegeben.
}
dt-log-tribe-hidden = { $me ->
    [yes] Du hast eine Besitzrechtskarte für den Indianerwürfel gegeben.
   *[no] { $who } hat eine Besitzrechtskarte für den Indianerwürfel gegeben.
}
dt-log-badge-wanted = { $me ->
    [yes] Du hast nach dem Sheriffstern gegriffen.
   *[no] { $who } hat nach dem Sheriffstern gegriffen.
}
dt-log-badge-kept = { $me ->
    [yes] Du hast den Sheriffstern behalten.
   *[no] { $who } hat den Sheriffstern behalten.
}
dt-log-hunt-dice = Die Jagd würfelt { $dice }.
dt-log-new-die = Der Würfel zeigt jetzt { $face }.
dt-log-last-roll = { $me ->
    [yes] Du hast im letzten Wurf { $dice } gewürfelt.
   *[no] { $who } hat im letzten Wurf { $dice } gewürfelt.
}
dt-chance-dice = { $me ->
    [yes] Du hast { $dice } gewürfelt.
   *[no] { $who } hat { $dice } gewürfelt.
}
dt-chance-cards = Gezogen: { $cards }.
dt-log-got = { $me ->
    [yes] Du hast { $goods } bekommen.
   *[no] { $who } hat { $goods } bekommen.
}
dt-log-got-from = { $whomMe ->
    [yes] { $who } hat { $goods } von dir bekommen.
   *[no] { $me ->
        [yes] Du hast { $goods } von { $whom } bekommen.
       *[no] { $who } hat { $goods } von { $whom } bekommen.
    }
}
dt-log-lost = { $me ->
    [yes] Du hast { $goods } verloren.
   *[no] { $who } hat { $goods } verloren.
}
dt-log-new-sheriff = { $me ->
    [yes] Du bist jetzt Sheriff.
   *[no] { $who } ist jetzt Sheriff.
}
dt-log-spirit-holder = { $me ->
    [yes] Du hast jetzt den Indianerwürfel.
   *[no] { $who } hat jetzt den Indianerwürfel.
}
dt-goods-nuggets = { $n ->
    [one] 1 Goldnugget
   *[other] { $n } Goldnuggets
}
dt-goods-dollars = ${ $n }
dt-goods-card = { $n ->
    [one] eine verdeckte Karte
   *[other] { $n } verdeckte Karten
}
dt-goods-deed = { $n ->
    [one] eine verdeckte Besitzrechtskarte
   *[other] { $n } verdeckte Besitzrechtskarten
}
dt-goods-deed-known = Besitzrechtskarte { $n }
dt-goods-ranch = { $n ->
    [one] eine Ranch
   *[other] { $n } Ranches
}
dt-goods-captured = den { $face }-Schurken (${ $n })
dt-goods-recruited = einen Schurken mit { $face } { $face }
dt-story = Runde { $round }: wer vorn lag, und was es brachte
dt-story-nobody = niemand
dt-story-closed = gesperrt
dt-story-nothing = nichts zu holen
dt-story-tied = gleichauf mit { $names }
dt-ended-gold = Das letzte Goldnugget ist weg: Die Partie ist zu Ende.
dt-ended-property = Die letzte Grundstückskarte ist weg: Die Partie ist zu Ende.
dt-ended-rounds = Runde 60 ist vorbei: Die Partie endet hier.

## Die Abrechnung

dt-sheet-nuggets = Goldnuggets
dt-sheet-cash = Geld und Kopfgeld, halbiert
dt-sheet-badge = Sheriffstern
dt-sheet-store = General-Store-Karten
dt-sheet-deeds = Besitzrechts{"\u00AD"}karten
dt-sheet-ranches = Ranches
dt-sheet-total = Summe
dt-halved = die Hälfte von { $money }
dt-ranches-of = { $count ->
    [one] 1 Ranch
   *[other] { $count } Ranches
}

## Gespräch

dt-phrase-1 = Nenn mich, Sheriff!
dt-phrase-2 = Das merke ich mir.
dt-phrase-3 = Gut gewürfelt.
dt-phrase-4 = Wer hat die Bank geleert?

## Warum ein Zug geraten wird
hint-dt-gain = { $points ->
    [one] Sofort 1 Punkt
   *[other] Sofort { $points } Punkte
}, { $row ->
    [nuggets] vor allem für Goldnuggets.
    [cash] vor allem für Geld.
    [badge] vor allem für den Sheriffstern.
    [store] vor allem für General-Store-Karten.
    [deeds] vor allem für Besitzrechtskarten.
   *[ranches] vor allem für Ranches.
}
hint-dt-keep = { $count } × { $face } für { $place ->
    [mine] die { dt-house-mine }
    [bank] die { dt-house-bank }
    [store] den { dt-house-store }
    [saloon] den { dt-house-saloon }
   *[sheriff] den { dt-house-sheriff }
}: { $likely ->
    [likely] Damit liegst du wohl vorn.
    [maybe] Das kann reichen.
   *[start] Ein Anfang.
}
hint-dt-aces = { $count ->
    [one] Ein Ass hilft in der { dt-house-town-hall }.
   *[other] { $count } Asse helfen in der { dt-house-town-hall }.
}
hint-dt-straight = Eine Straße ist nah, für die { dt-house-town-hall }.
hint-dt-keep-none = Keiner dieser Würfel lohnt es, ihn zu behalten.
hint-dt-roll = Was du hast, ist später mehr wert.
hint-dt-outlaw = Der Schurke ist jetzt mehr wert als später.
hint-dt-load = Der gezinkte Würfel ist jetzt mehr wert als später.
hint-dt-offer = Ein kleiner Preis für den Platz.
hint-dt-no-offer = Der Platz ist keine Bestechung wert.
hint-dt-favour-self = Der Platz ist mehr wert als die Bestechungen.
hint-dt-favour = Niemand bietet mehr Geld als { $name }: ${ $dollars }.
hint-dt-steal = Niemand hat mehr Karten als { $name }: { $cards }.

# A guided game: what the last round brought me
dt-good-keep = { $n } × { $face }, Ort: { $house }. Niemand sonst hat { $most ->
    [0] welche
   *[other] mehr als { $most }
}.
dt-good-bribe = Ein oder zwei Dollar: Du hast { $mine }, die anderen höchstens { $most }.
dt-good-act = Danach bekommt { $name } die andere Aktion: Lass die schlechtere übrig.
dt-good-bank = { $bank } auf der Bank, { $coach } auf der Postkutsche: { $name } bekommt danach das andere.
dt-good-card = { $card }: sichere { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
}.
dt-recap = Deine letzte Runde: Dollar { $dollars }, Goldnuggets { $nuggets }, Karten { $cards }.
