### Dice Town met Wild West

## De balk

dt-facts-roll = Ronde { $round }, worp { $roll }
dt-facts-last = Ronde { $round }, laatste worp
dt-facts-town = Ronde { $round }, de stad
dt-facts-over = { $round } rondes
dt-facts-wild-west = Wild West
dt-facts-indians = Indianen
dt-facts-2009 = Uitgave 2009
dt-facts-second = De tweede mag passen

## Wat dingen hier en nu betekenen
dt-now-leads = Voorop
dt-now-kept = Van { $face } houd je
dt-now-points = Punten
dt-now-ranches = Jouw ranches
dt-now-mine = In de mijn
dt-now-bank = Op de Bank
dt-now-coach = Op de postkoets
dt-now-deck = Gedekt in de stapel
dt-now-outlaws = Schurken in de stapel
dt-now-wanted = Gezochte schurken
dt-now-row = Kaarten in de rij
dt-now-elixirs = Elixers om uit te kiezen

## De straat

dt-street = De straat
dt-house-mine = Mijn
dt-house-bank = Bank
dt-house-store = Winkel
dt-house-saloon = Saloon
dt-house-sheriff = Sheriff
dt-house-town-hall = Stadhuis
dt-house-doc = Doc
dt-sign-mine = Mijn
dt-sign-bank = Bank
dt-sign-store = Winkel
dt-sign-saloon = Saloon
dt-sign-sheriff = Sheriff
dt-sign-town-hall = Stadhuis
dt-sign-doc = Doc
dt-short-town-hall = Stadhuis
dt-poker = poker
dt-stock-nuggets = { $n ->
    [one] 1 goudklompje
   *[other] { $n } goudklompjes
}
dt-stock-river = { $n ->
    [one] 1 in de rivier
   *[other] { $n } in de rivier
}
dt-stock-bank = ${ $n } binnen
dt-stock-coach = Koets ${ $n }
dt-stock-store = { $n ->
    [one] 1 kaart
   *[other] { $n } kaarten
}
dt-stock-discard = { $n } afgelegd
dt-stock-outlaws = { $n ->
    [one] 1 schurk
   *[other] { $n } schurken
}
dt-stock-next = nu { $face } { $face }
dt-stock-wanted = { $n } gezocht
dt-stock-badge = nu { $who }
dt-stock-row = { $n } open
dt-stock-hidden = { $n } gedekt
dt-stock-elixirs = { $n ->
    [one] 1 elixer
   *[other] { $n } elixers
}
dt-stock-remedies = naar je worp
dt-stock-last = komt laatst
dt-short-left = { $n } over
dt-short-out = { $n } vrij
dt-short-open = { $n } open
dt-nobody = nog niemand
dt-closed = gesloten
dt-hand-five = vijf gelijke { $a }
dt-hand-four = vier gelijke { $a }
dt-hand-full = full house
dt-hand-straight = straat tot { $a }
dt-hand-three = drie gelijke { $a }
dt-hand-pairs = twee paar
dt-hand-pair = paar { $a }
dt-hand-high = hoog { $a }
dt-did-mine = goud
dt-did-pan = rivier
dt-did-rob = beroofd
dt-did-coach = postkoets
dt-did-shop = gewinkeld
dt-did-doc = Doc
dt-did-steal = gestolen
dt-did-recruit = schurk
dt-did-badge = ster
dt-did-hunt = jacht
dt-did-deeds = rij
dt-did-deck = stapel
dt-did-elixir = elixer
dt-did-remedy = middel

## Plaatsen

dt-ready = Klaar
dt-choosing = Kiest
dt-sealing = Biedt
dt-deciding = Beslist
dt-complete = Hand compleet
dt-acted = Was aan de beurt
dt-idle = Nog niets gedaan
dt-badge = Sheriff
dt-cash = Dollars
dt-nuggets = Goudklompjes
dt-cards = Winkelkaarten
dt-deeds = Aktes
dt-ranches = Ranches
dt-kept-dice = Gehouden dobbelstenen
dt-recruited = gerekruteerd, { $face } { $face }
dt-captured = { $n } gevangen, ${ $reward }
dt-wired = { $n } omheind
dt-spirit-held = Indianendobbelsteen
dt-guarded = lijfwacht
dt-open-none = Geen schurk, niets omheind
dt-open-plain = Niets omheind
dt-hand-of = Kaarten in de hand
dt-hand-none = Geen kaart in de hand

## De markt

dt-row = Grond
dt-row-note = laagste eerst
dt-deed = Akte { $n }
dt-deed-short = Akte { $n }
dt-deed-name = Akte
dt-ranch = Ranch
dt-empty-slot = leeg
dt-hidden = { $n } gedekt
dt-wanted = Gezocht
dt-wanted-note = { $n ->
    [0] niemand
   *[other] { $n } op vrije voeten
}
dt-wanted-one = Schurk { $n }, gevangen met { $face }, beloning ${ $reward }
dt-doc-name = Doc Badluck
dt-elixirs-note = open elixers
dt-remedies-note = een die bij je dobbelstenen past
dt-river = Nog in de rivier
dt-river-known = Je kent de bovenste
dt-discard = Afgelegd
dt-discard-none = geen kaart
dt-more = Meer over de stapels
dt-village = Indianendorp
dt-village-here = de dobbelsteen ligt hier
dt-village-with = { $who } heeft de dobbelsteen

## Mijn mat

dt-your-dice = Je dobbelstenen
dt-rolled = Gegooid
dt-kept = Gehouden
dt-kept-of = { $n } van 5, voor deze ronde
dt-none-rolled = De beker is dicht
dt-points-now = punten nu
dt-your-cards = Je kaarten
dt-no-cards = Nog geen kaart in de hand
dt-times = { $n } ×
dt-free = gratis
dt-money = ${ $n }
dt-price = −${ $n }
dt-price-more = −$1 extra
dt-points = { $n ->
    [one] 1 punt
   *[other] { $n } punten
}
dt-gain = { $n ->
    [one] { $change } punt
   *[other] { $change } punten
}

## Vragen

dt-ask-before = Nu gooien, of eerst een schurk of valse dobbelsteen gebruiken?
dt-ask-keep = Welke dobbelstenen houd je?
dt-ask-bribe = { $place }: gelijkspel. Wat bied je { $who }?
dt-ask-favour-first = { $place }: { $n } staan gelijk. Wie gaat eerst?
dt-ask-favour-second = { $place }: { $n } staan gelijk. Wie gaat als tweede?
dt-ask-act = { $place }: wat doe je?
dt-ask-take-card = Welke kaart houd je?
dt-ask-take-stolen = Welke gestolen kaart houd je?
dt-ask-take-discarded = Welke kaart van de aflegstapel neem je?
dt-ask-take-river = Welke rivierkaart voer je uit?
dt-ask-put-back = Welke rivierkaart gaat nu weer bovenop?
dt-ask-take-outlaw = Welke schurk komt bij jou?
dt-ask-steal-again = De cancan gaat door: wie besteel je nu?
dt-ask-again = Twee revolvers: een dobbelsteen van de jacht opnieuw gooien?
dt-ask-catch = Wie vang je?
dt-ask-visit = Doc Badluck: welk elixer neem je?
dt-ask-wire = Prikkeldraad: welke akte omhein je?
dt-ask-remedy = Doc Badluck: welk middel neem je?
dt-ask-target = { $card }: wie treft het?
dt-ask-give = Welke winkelkaart geef je aan { $who }?
dt-ask-bless = De sjamaan draait een van je dobbelstenen. Welke?
dt-ask-ambush = Hinderlaag: wie gooit welke dobbelsteen opnieuw?
dt-ask-close = Oorlogspad: welk huis is deze ronde gesloten?
dt-ask-tribe = Een grondkaart voor de indianendobbelsteen?
dt-ask-window-not-so-fast = { $hits ->
    [me] { $who } speelt { $card } tegen jou. Annuleer je die kaart?
    [none] { $who } speelt { $card }. Annuleer je die kaart?
   *[other] { $who } speelt { $card } tegen { $whom }. Annuleer je die kaart?
}
dt-ask-window-chain = { $who } speelt Niet zo snel tegen { $card }. Annuleer je die kaart?
dt-ask-window-accomplice = { $who } berooft de Bank. Is je handlanger erbij?
dt-ask-window-election-fraud = { $who } grijpt naar je ster. Verkiezingsfraude?
dt-ask-window-insurance = { $who } heeft je bestolen. Ben je verzekerd?
dt-ask-window-hypochondria = Je was aan de beurt. Ga je toch naar Doc?
dt-ask-window-smoke-signal = De ronde eindigt. Geef je een rooksignaal?

dt-wait-sent = Je antwoord is verzegeld. De anderen kiezen nog.
dt-wait-before = Voor de worp mogen sommigen schurken en valse dobbelstenen inzetten.
dt-wait-keep = De anderen kiezen hun dobbelstenen.
dt-wait-bribe = { $place }: gelijkspel. Er wordt geboden.
dt-wait-favour = { $place }: { $who } beslist het gelijkspel.
dt-wait-act = { $place }: { $who } is aan de beurt.
dt-wait-shop = { $who } kiest in de Winkel.
dt-wait-theft = { $who } bekijkt gestolen kaarten.
dt-wait-river = { $who } is aan de rivier.
dt-wait-hunt = { $who } jaagt op schurken.
dt-wait-doc = { $who } is bij de wagen van Doc Badluck.
dt-wait-spirit = { $who } volgt de indianendobbelsteen.
dt-wait-window = Wie { $card } heeft, mag die kaart nu spelen.
dt-wait-one = { $who } kiest.
dt-wait-over = De partij is afgelopen.
dt-wait-table = Het gaat vanzelf verder.

## Antwoorden

dt-keep = Houd { $dice }
dt-keep-none = Houd niets
dt-effect-before = Wat je nu legt, houd je gratis.
dt-effect-pick = Raak dobbelstenen aan: één is gratis, elke volgende kost $1.
dt-effect-last = De volgende worp is de laatste.
dt-effect-last-mine = Je hand is compleet: de anderen hebben nog één laatste worp.
dt-effect-poor = Dat kost ${ $n }, en je hebt ${ $cash }.
dt-effect-lead = { $house } { $from } → { $to }, jij leidt
dt-effect-tie = { $house } { $from } → { $to }, gelijk
dt-effect-behind = { $house } { $from } → { $to }, erachter
dt-effect-hand = Hand: { $hand }
dt-effect-cash = Geld ${ $from } → ${ $to }
dt-effect-nuggets = Goudklompjes { $from } → { $to }
dt-effect-points = Punten { $from } → { $to }
dt-effect-other = { $who } krijgt de andere actie
dt-effect-paid = Alleen betaald als { $who } jou noemt
dt-effect-choose = Kies er een en bevestig. Nog eens aanraken bevestigt ook.
dt-effect-window = Niemand ziet aan wie het gevraagd wordt.
dt-roll = Gooien
dt-roll-round = Deze ronde alleen gooien
dt-lay-one = Leg één dobbelsteen: { $face }
dt-lay-two = Leg twee dobbelstenen: { $face } { $face }
dt-lay-note = Daarna wordt hij gezocht
dt-outlaw = Schurk { $n }
dt-load = Valse dobbelsteen toont
dt-confirm = Bevestig
dt-take = Neem { $card }
dt-keep-card = Houd { $card }
dt-with = met { $card }
dt-pass = Pas
dt-pass-round = Pas deze ronde
dt-play = Speel { $card }
dt-cancel = Annuleer { $card }
dt-stop-wire = Niets meer omheinen
dt-stop-theft = Niets stelen
dt-stop-hunt = Dobbelstenen zo laten
dt-name = Noem { $who }
dt-name-me = Noem jezelf
dt-go-yourself = Zelf gaan
dt-costs-nothing = Kost niets
dt-offers-nothing = Niets
dt-offer-title = Je bod aan { $who }
dt-offer-note = Eén ronde, verzegeld. Wat geweigerd wordt, blijft geheim.
dt-offer-card = Kaart
dt-offer-hint = Raak een kaart van je hand aan om die erbij te leggen.
dt-offer-none = Bied niets
dt-advise-load = Laat een valse dobbelsteen { $face } tonen
dt-advise-offer = Bied ${ $n }
dt-advise-nuggets = { $n ->
    [0] Voeg geen goudklompje toe
    [one] Voeg 1 goudklompje toe
   *[other] Voeg { $n } goudklompjes toe
}
dt-advise-card = Voeg { $card } toe
dt-advise-with = { $act }, met { $cards }
dt-seal = Verzegel het bod
dt-sealed-title = Verzegelde biedingen
dt-sealed-note = Alleen wie je noemt, betaalt. De anderen houden hun geheim.
dt-sealed-watch = Alleen bieder en sheriff zien een bod.
dt-sealed = verzegeld
dt-more-for-you = { $n ->
    [one] punt voor jou
   *[other] punten voor jou
}
dt-verdict = { $whomMe ->
    [yes] { $who } noemt jou!
   *[no] { $me ->
        [yes] Jij noemt { $whom }!
       *[no] { $who } noemt { $whom }!
    }
}
dt-verdict-self = { $me ->
    [yes] Jij noemt jezelf.
   *[no] { $who } gaat zelf!
}
dt-rob-who = Besteel { $who }
dt-on-table = Op tafel
dt-may-play = Je mag spelen
dt-the-hunt = De jacht
dt-turn-from = Je dobbelsteen
dt-turn-to = wordt
dt-turn-whose = Wiens dobbelsteen
dt-turn-again = opnieuw gooien
dt-turn = Draai { $from } naar { $to }
dt-turn-none = Laat { $face } zoals hij is
dt-reroll = { $who }: gooi { $face } opnieuw
dt-reroll-own = Gooi je eigen { $face } opnieuw
dt-reroll-one = Gooi { $face } opnieuw
dt-close = Sluit: { $house }
dt-hit = Het treft { $who }
dt-catch = Vang schurk { $n }
dt-give-card = Geef { $card }
dt-put-card = { $card } bovenop
dt-fence = Omhein akte { $n }
dt-keep-property = Houd je grond
dt-back-store = winkelkaart
dt-back-deed = akte
dt-victim = { $cards ->
    [one] 1 winkelkaart
   *[other] { $cards } winkelkaarten
}, { $deeds ->
    [one] 1 akte
   *[other] { $deeds } aktes
}, { $ranches ->
    [one] 1 ranch
   *[other] { $ranches } ranches
}

dt-do-mine = Graaf in de mijn
dt-do-mine-text = Eén goudklompje per 9. Je hebt er { $n }.
dt-do-pan = Was goud
dt-do-pan-text = Trek een rivierkaart en voer die uit.
dt-do-rob = Beroof de Bank
dt-do-rob-text = Alle ${ $n } op de Bank zijn van jou.
dt-do-coach = Beroof de postkoets
dt-do-coach-text = $1 per 10. Je hebt er { $n }.
dt-do-shop = Ga winkelen
dt-do-shop-text = Trek een kaart per Jack en houd er een. Je hebt er { $n }.
dt-do-doc = Ga naar Doc Badluck
dt-do-doc-text = Ga meteen naar zijn wagen.
dt-do-recruit = Rekruteer een schurk
dt-do-recruit-text = De bovenste toont een paar { $face }.
dt-do-badge = Neem de ster
dt-do-badge-text = +5 punten zolang je hem hebt, en jij beslist bij gelijkspel.
dt-do-hunt = Jaag op schurken
dt-do-hunt-text = Gooi een dobbelsteen per King. Je hebt er { $n }.
dt-do-deeds = Neem uit de rij
dt-do-deeds-text = { $n ->
    [one] De laagste kaart van de rij.
   *[other] De { $n } laagste kaarten van de rij.
}
dt-do-deck = Neem van de stapel
dt-do-deck-text = De bovenste gedekte kaart.
dt-do-top = Het bovenste elixer
dt-do-top-text = Wat het ook is, je gebruikt het meteen.

dt-remedy-wire = Prikkeldraad
dt-remedy-wire-text = Omhein tot twee aktes.
dt-remedy-card = Een winkelkaart
dt-remedy-card-text = Trek die van de stapel.
dt-remedy-cash = Hoed rond
dt-remedy-cash-text = $2 van elke andere speler.
dt-remedy-gold = Goudkoorts
dt-remedy-gold-text = 1 goudklompje van elke andere speler.

## Winkelkaarten

dt-card-spurs = Sporen
dt-card-hat = Hoed
dt-card-boots = Laarzen
dt-card-saddle = Zadel
dt-card-colt = Colt
dt-card-horse = Paard
dt-card-cattle = Vee
dt-card-winchester = Winchester
dt-card-mule = Muildier
dt-card-dog = Hond
dt-card-cancan = Cancan
dt-card-not-so-fast = Niet zo snel
dt-card-surveyor = Landmeter
dt-card-dynamite = Dynamiet
dt-card-election-fraud = Verkiezings{"\u00AD"}fraude
dt-card-accomplice = Handlanger
dt-card-hypochondria = Hypo{"\u00AD"}chonder
dt-card-shopping-list = Bood{"\u00AD"}schappen{"\u00AD"}lijst
dt-card-hold-up = Overval
dt-card-loaded-die = Valse dobbel{"\u00AD"}steen
dt-card-gift = Geschenk
dt-card-swindler = Oplichter
dt-card-two-revolvers = Twee revolvers
dt-card-whiskey = Whiskey
dt-card-insurance = Verzeke{"\u00AD"}ring
dt-card-desperado = Desperado
dt-card-smoke-signal = Rook{"\u00AD"}signaal
dt-text-spurs = Bewaar ze tot het einde.
dt-text-hat = Bewaar hem tot het einde.
dt-text-boots = Bewaar ze tot het einde.
dt-text-saddle = Bewaar het tot het einde.
dt-text-colt = Bewaar hem tot het einde.
dt-text-horse = Bewaar het tot het einde.
dt-text-cattle = Bewaar het tot het einde.
dt-text-winchester = Bewaar hem tot het einde.
dt-text-mule = 1 punt per winkelkaart in je hand, deze ook.
dt-text-dog = 2 punten per gevangen schurk.
dt-text-cancan = Steel twee keer, ook van twee slachtoffers.
dt-text-not-so-fast = Annuleert een winkelkaart van een ander.
dt-text-surveyor = Neem ook de bovenste gedekte kaart.
dt-text-dynamite = Twee goudklompjes per 9 in plaats van één.
dt-text-election-fraud = Jij blijft sheriff.
dt-text-accomplice = De halve buit is van jou.
dt-text-hypochondria = Ga naar Doc, al was je aan de beurt.
dt-text-shopping-list = Winkel nog een keer.
dt-text-hold-up = Tot $4 van één speler.
dt-text-loaded-die = Zet een niet gehouden dobbelsteen op een zijde naar keuze.
dt-text-gift = Een speler geeft je een winkelkaart.
dt-text-swindler = Tot $2 van elke speler.
dt-text-two-revolvers = Gooi een dobbelsteen van de jacht opnieuw.
dt-text-whiskey = Steel een ranch in plaats van een kaart.
dt-text-insurance = Trek een kaart van de verloren soort.
dt-text-desperado = Neem een schurk naar keuze van de stapel.
dt-text-smoke-signal = Neem de indianendobbelsteen, waar hij ook is.
dt-text-deed = Kan gestolen worden tot hij omheind is.
dt-text-ranch = Ranches tellen 1, 2, 3 … punten en liggen open.
dt-text-outlaw = Toont { $pair } { $pair } voor jou. Gezocht: { $face }, ${ $reward }.
dt-when-end = Op het einde
dt-when-theft = Jouw diefstal
dt-when-played = Als een kaart komt
dt-when-hall = Jouw rij in het Stadhuis
dt-when-mine = Jouw graven
dt-when-badge = Als je de ster verliest
dt-when-bank = Als een ander rooft
dt-when-doc = Voor Doc
dt-when-store = Jouw winkelen
dt-when-once = Meteen
dt-when-roll = Voor een worp
dt-when-hunt = Jouw jacht
dt-when-robbed = Als je bestolen wordt
dt-when-recruit = Jouw rekruteren
dt-when-night = Einde van de ronde

## Rivier, elixers, indianendobbelsteen

dt-river-gold-2 = Goud
dt-river-gold-3 = Goud
dt-river-gold-4 = Goud
dt-river-gold-5 = Goud
dt-river-star = Ster
dt-river-purse-2 = Beurs
dt-river-purse-3 = Beurs
dt-river-discovery = Ontdekking
dt-river-coupon = Coupon
dt-river-nothing = Niets
dt-river-gold-2-text = 2 goudklompjes uit de mijn.
dt-river-gold-3-text = 3 goudklompjes uit de mijn.
dt-river-gold-4-text = 4 goudklompjes uit de mijn.
dt-river-gold-5-text = 5 goudklompjes uit de mijn.
dt-river-star-text = Neem nu de sheriffster.
dt-river-purse-2-text = Tot $2 van de Bank.
dt-river-purse-3-text = Tot $3 van de Bank.
dt-river-discovery-text = Bekijk drie rivierkaarten en voer er een uit.
dt-river-coupon-text = Neem een kaart naar keuze van de aflegstapel.
dt-river-nothing-text = Alleen zand.
dt-elixir-barbed-wire = Prikkeldraad
dt-elixir-sample-case = Monsterkoffer
dt-elixir-hat-round = Hoed rond
dt-elixir-gold-fever = Goudkoorts
dt-elixir-land-lottery = Landloterij
dt-elixir-barbed-wire-text = Omhein tot twee aktes.
dt-elixir-sample-case-text = Trek een winkelkaart.
dt-elixir-hat-round-text = $2 van elke andere speler.
dt-elixir-gold-fever-text = 1 goudklompje van elke andere speler.
dt-elixir-land-lottery-text = De bovenste gedekte grondkaart.
dt-spirit-shaman = Zegen van de sjamaan
dt-spirit-ambush = Hinderlaag
dt-spirit-bodyguard = Lijfwacht
dt-spirit-war-path = Oorlogspad

## Verloop

dt-log-sheriff = { $me ->
    [yes] Jij bent de eerste sheriff.
   *[no] { $who } is de eerste sheriff.
}
dt-log-keep = { $price ->
    [0] { $who } hield { $dice }, gratis.
   *[other] { $who } hield { $dice } voor ${ $price }.
}
dt-log-keep-none = { $who } hield niets voor $1.
dt-log-outlaw = { $who } legde { $dice } op een schurk; die wordt weer gezocht.
dt-log-load = { $who } speelde een valse dobbelsteen: { $face }.
dt-log-offer = { $who } bood ${ $n }.
dt-log-offer-nuggets = { $n ->
    [one] { $who } legde er 1 goudklompje bij.
   *[other] { $who } legde er { $n } goudklompjes bij.
}
dt-log-offer-card = { $who } legde { $card } erbij.
dt-log-offer-none = { $who } bood niets.
dt-log-sealed = { $who } verzegelde een bod.
dt-log-favour = { $whomMe ->
    [yes] { $who } noemde jou.
   *[no] { $who } noemde { $whom }.
}
dt-log-favour-self = { $me ->
    [yes] Jij noemde jezelf.
   *[no] { $who } ging als sheriff zelf.
}
dt-log-mine = { $who } groef { $goods } op.
dt-log-mine-dynamite = { $who } groef met dynamiet in de mijn.
dt-log-pan = { $who } waste goud.
dt-log-rob = { $who } beroofde de Bank: { $goods }.
dt-log-coach = { $who } beroofde de postkoets: { $goods }.
dt-log-shop = { $who } ging winkelen.
dt-log-shop-list = { $who } ging winkelen met een boodschappenlijst.
dt-log-doc = { $who } ging meteen naar Doc.
dt-log-steal = { $whomMe ->
    [yes] { $who } bestal jou.
   *[no] { $who } bestal { $whom }.
}
dt-log-steal-with = { $whomMe ->
    [yes] { $who } bestal jou, met { $cards }.
   *[no] { $who } bestal { $whom }, met { $cards }.
}
dt-log-recruit = { $who } rekruteerde { $goods }.
dt-log-recruit-desperado = { $who } rekruteerde een schurk met Desperado.
dt-log-badge = { $who } nam de ster.
dt-log-hunt = { $who } ging op jacht.
dt-log-deeds = { $who } nam { $goods } uit de rij.
dt-log-deeds-surveyor = { $who } nam uit de rij met een landmeter.
dt-log-deck = { $who } nam de bovenste grondkaart.
dt-log-river = Rivier: { $card }.
dt-log-take = { $who } nam { $card }.
dt-log-take-hidden = { $who } hield een kaart, gedekt.
dt-log-put = { $who } legde { $card } bovenop.
dt-log-again = { $who } trok twee revolvers: een { $face } wordt opnieuw gegooid.
dt-log-catch = { $who } ving { $goods }.
dt-log-elixir = { $who } dronk bij Doc: { $card }.
dt-log-elixir-top = { $who } nam het bovenste elixer.
dt-log-elixir-drawn = Elixer: { $card }.
dt-log-wire = { $who } omheinde akte { $n }.
dt-log-remedy = { $who } nam een middel: { $card }.
dt-log-target = { $whomMe ->
    [yes] { $who } koos jou.
   *[no] { $who } koos { $whom }.
}
dt-log-play = { $who } speelde { $goods }.
dt-log-spirit = Indianendobbelsteen: { $spirit }.
dt-log-bless = { $who } draaide { $from } naar { $to }.
dt-log-ambush = { $whomMe ->
    [yes] { $me ->
        [yes] Jij gooit je { $face } opnieuw.
       *[no] { $who } liet jou { $face } opnieuw gooien.
    }
   *[no] { $who } liet { $whom } { $face } opnieuw gooien.
}
dt-log-close = { $who } sloot een huis: { $house }.
dt-log-tribe = { $who } gaf { $card } voor de indianendobbelsteen.
dt-log-tribe-hidden = { $who } gaf een akte voor de indianendobbelsteen.
dt-log-badge-wanted = { $who } greep naar de ster.
dt-log-badge-kept = { $who } hield de ster.
dt-log-hunt-dice = De jacht gooit { $dice }.
dt-log-new-die = De dobbelsteen toont nu { $face }.
dt-log-last-roll = { $who } gooide { $dice } in de laatste worp.
dt-chance-dice = { $who } gooide { $dice }.
dt-chance-cards = Getrokken: { $cards }.
dt-log-got = { $who } kreeg { $goods }.
dt-log-got-from = { $whomMe ->
    [yes] { $who } kreeg { $goods } van jou.
   *[no] { $who } kreeg { $goods } van { $whom }.
}
dt-log-lost = { $who } verloor { $goods }.
dt-log-new-sheriff = { $me ->
    [yes] Jij bent nu sheriff.
   *[no] { $who } is nu sheriff.
}
dt-log-spirit-holder = { $me ->
    [yes] Jij hebt nu de indianendobbelsteen.
   *[no] { $who } heeft nu de indianendobbelsteen.
}
dt-goods-nuggets = { $n ->
    [one] 1 goudklompje
   *[other] { $n } goudklompjes
}
dt-goods-dollars = ${ $n }
dt-goods-card = { $n ->
    [one] een gedekte kaart
   *[other] { $n } gedekte kaarten
}
dt-goods-deed = { $n ->
    [one] een gedekte akte
   *[other] { $n } gedekte aktes
}
dt-goods-deed-known = akte { $n }
dt-goods-ranch = { $n ->
    [one] een ranch
   *[other] { $n } ranches
}
dt-goods-captured = de { $face }-schurk (${ $n })
dt-goods-recruited = een schurk met { $face } { $face }
dt-story = Ronde { $round }: wie was de beste, en wat leverde het op
dt-story-nobody = niemand
dt-story-closed = gesloten
dt-story-nothing = niets te halen
dt-story-tied = gelijk met { $names }
dt-ended-gold = Het laatste goudklompje is weg: de partij is afgelopen.
dt-ended-property = De laatste grondkaart is weg: de partij is afgelopen.
dt-ended-rounds = Ronde 60 is voorbij: de partij eindigt hier.

## De telling

dt-sheet-nuggets = Goudklompjes
dt-sheet-cash = Geld en beloningen, gehalveerd
dt-sheet-badge = Sheriffster
dt-sheet-store = Winkelkaarten
dt-sheet-deeds = Aktes
dt-sheet-ranches = Ranches
dt-sheet-total = Totaal
dt-halved = de helft van { $money }
dt-ranches-of = { $count ->
    [one] 1 ranch
   *[other] { $count } ranches
}

## Gesprek

dt-phrase-1 = Noem mij, sheriff!
dt-phrase-2 = Dat onthoud ik.
dt-phrase-3 = Goed gegooid.
dt-phrase-4 = Wie heeft de Bank geleegd?

## Waarom een zet wordt aangeraden
hint-dt-gain = { $points ->
    [one] Meteen 1 punt
   *[other] Meteen { $points } punten
}, { $row ->
    [nuggets] vooral voor goudklompjes.
    [cash] vooral voor geld.
    [badge] vooral voor de sheriffster.
    [store] vooral voor winkelkaarten.
    [deeds] vooral voor aktes.
   *[ranches] vooral voor ranches.
}
hint-dt-keep = { $count } × { $face } voor { $place ->
    [mine] de { dt-house-mine }
    [bank] de { dt-house-bank }
    [store] de { dt-house-store }
    [saloon] de { dt-house-saloon }
   *[sheriff] de { dt-house-sheriff }
}: { $likely ->
    [likely] daarmee ben je waarschijnlijk de beste.
    [maybe] dat kan genoeg zijn.
   *[start] een begin.
}
hint-dt-aces = { $count ->
    [one] Een Aas helpt in het { dt-house-town-hall }.
   *[other] { $count } Azen helpen in het { dt-house-town-hall }.
}
hint-dt-straight = Een straat is dichtbij, voor het { dt-house-town-hall }.
hint-dt-keep-none = Geen van deze dobbelstenen is het houden waard.
hint-dt-roll = Wat je hebt, is later meer waard.
hint-dt-outlaw = De schurk is nu meer waard dan later.
hint-dt-load = De valse dobbelsteen is nu meer waard dan later.
hint-dt-offer = Een kleine prijs voor de plaats.
hint-dt-no-offer = De plaats is geen steekpenning waard.
hint-dt-favour-self = De plaats is meer waard dan de biedingen.
hint-dt-favour = Niemand biedt meer geld dan { $name }: ${ $dollars }.
hint-dt-steal = Niemand heeft meer kaarten dan { $name }: { $cards }.

# A guided game: what the last round brought me
dt-good-keep = { $n } × { $face } voor { $house }: van de anderen houdt { $most ->
    [0] nog niemand er een
   *[other] niemand er meer dan { $most }
}.
dt-good-bribe = Een dollar of twee: jij hebt { $mine }, de anderen hoogstens { $most }.
dt-good-act = { $name } is tweede en krijgt de andere actie: laat de slechtste over.
dt-good-bank = { $bank } op de Bank, { $coach } op de postkoets: { $name } is tweede en krijgt het andere.
dt-good-card = { $card }: zeker { $points ->
    [one] 1 punt
   *[other] { $points } punten
}.
dt-recap = Je vorige ronde: dollars { $dollars }, goudklompjes { $nuggets }, kaarten { $cards }.
