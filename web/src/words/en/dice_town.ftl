### Dice Town with Wild West

## The bar

dt-facts-roll = Round { $round }, roll { $roll }
dt-facts-last = Round { $round }, last roll
dt-facts-town = Round { $round }, the town
dt-facts-over = { $round } rounds
dt-facts-wild-west = Wild West
dt-facts-indians = Indians
dt-facts-2009 = Edition 2009
dt-facts-second = second may pass

## What things mean here and now
dt-now-leads = Leads
dt-now-kept = You keep, of { $face }
dt-now-points = Points
dt-now-ranches = Your ranches
dt-now-mine = In the mine
dt-now-bank = On the Bank
dt-now-coach = On the Stagecoach
dt-now-deck = Hidden in the deck
dt-now-outlaws = Outlaws in the deck
dt-now-wanted = Wanted outlaws
dt-now-row = Cards in the row
dt-now-elixirs = Elixirs to choose from

## The street

dt-street = The street
dt-house-mine = Mine
dt-house-bank = Bank
dt-house-store = Store
dt-house-saloon = Saloon
dt-house-sheriff = Sheriff
dt-house-town-hall = Town Hall
dt-house-doc = Doc
dt-sign-mine = Mine
dt-sign-bank = Bank
dt-sign-store = Store
dt-sign-saloon = Saloon
dt-sign-sheriff = Sheriff
dt-sign-town-hall = Town Hall
dt-sign-doc = Doc
dt-short-town-hall = Hall
dt-poker = poker
dt-stock-nuggets = { $n ->
    [one] 1 nugget
   *[other] { $n } nuggets
}
dt-stock-river = { $n ->
    [one] 1 river card
   *[other] { $n } river cards
}
dt-stock-bank = ${ $n } inside
dt-stock-coach = Coach ${ $n }
dt-stock-store = { $n ->
    [one] 1 card
   *[other] { $n } cards
}
dt-stock-discard = { $n } discarded
dt-stock-outlaws = { $n ->
    [one] 1 outlaw
   *[other] { $n } outlaws
}
dt-stock-next = next { $face } { $face }
dt-stock-wanted = { $n } wanted
dt-stock-badge = { $who } now
dt-stock-row = { $n } in the row
dt-stock-hidden = { $n } hidden
dt-stock-elixirs = { $n ->
    [one] 1 elixir
   *[other] { $n } elixirs
}
dt-stock-remedies = By your dice
dt-stock-last = comes last
dt-short-left = { $n } left
dt-short-out = { $n } out
dt-short-open = { $n } open
dt-nobody = nobody so far
dt-closed = closed
dt-hand-five = five { $a }
dt-hand-four = four { $a }
dt-hand-full = full house
dt-hand-straight = straight to { $a }
dt-hand-three = three { $a }
dt-hand-pairs = two pairs
dt-hand-pair = pair { $a }
dt-hand-high = high { $a }
dt-did-mine = gold
dt-did-pan = river
dt-did-rob = robbed
dt-did-coach = coach
dt-did-shop = shopped
dt-did-doc = Doc
dt-did-steal = stole
dt-did-recruit = outlaw
dt-did-badge = badge
dt-did-hunt = hunt
dt-did-deeds = row
dt-did-deck = deck
dt-did-elixir = elixir
dt-did-remedy = remedy

## Seats

dt-ready = Ready
dt-choosing = Choosing
dt-sealing = Sealing
dt-deciding = Deciding
dt-complete = Hand complete
dt-acted = Acted
dt-idle = Not acted yet
dt-badge = Sheriff
dt-cash = Dollars
dt-nuggets = Nuggets
dt-cards = Store cards
dt-deeds = Deeds
dt-ranches = Ranches
dt-kept-dice = Dice kept
dt-recruited = recruited, { $face } { $face }
dt-captured = { $n } caught, ${ $reward }
dt-wired = { $n } wired
dt-spirit-held = Indian die
dt-guarded = bodyguard
dt-open-none = No outlaws, nothing wired
dt-open-plain = Nothing wired
dt-hand-of = Cards in hand
dt-hand-none = No card in hand

## The market

dt-row = Property row
dt-row-note = lowest first
dt-deed = Deed { $n }
dt-deed-short = Deed { $n }
dt-deed-name = Deed
dt-ranch = Ranch
dt-empty-slot = empty
dt-hidden = { $n } hidden
dt-wanted = Wanted
dt-wanted-note = { $n ->
    [0] nobody
   *[other] { $n } at large
}
dt-wanted-one = Outlaw { $n }, caught with { $face }, reward ${ $reward }
dt-doc-name = Doc Badluck
dt-elixirs-note = open elixirs
dt-remedies-note = one that matches your dice
dt-river = Still in the river
dt-river-known = You know the top
dt-discard = Discarded
dt-discard-none = no card yet
dt-more = More about the piles
dt-village = Indian village
dt-village-here = the die lies here
dt-village-with = { $who } has the die

## My mat

dt-your-dice = Your dice
dt-rolled = Rolled
dt-kept = Kept
dt-kept-of = { $n } of 5, for this round
dt-none-rolled = The cup is closed
dt-points-now = points now
dt-your-cards = Your cards
dt-no-cards = No card in your hand yet
dt-times = { $n } ×
dt-free = free
dt-money = ${ $n }
dt-price = −${ $n }
dt-price-more = −$1 more
dt-points = { $n ->
    [one] 1 point
   *[other] { $n } points
}
dt-gain = { $n ->
    [one] { $change } point
   *[other] { $change } points
}

## Questions

dt-ask-before = Roll now, or use an outlaw or a loaded die first?
dt-ask-keep = Which dice do you keep?
dt-ask-bribe = { $place }: you tie. What do you offer { $who }?
dt-ask-favour-first = { $place }: { $n } tie. Who goes first?
dt-ask-favour-second = { $place }: { $n } tie. Who goes second?
dt-ask-act = { $place }: what do you do?
dt-ask-take-card = Which card do you keep?
dt-ask-take-stolen = Which stolen card do you keep?
dt-ask-take-discarded = Which card of the discard pile do you take?
dt-ask-take-river = Which river card do you carry out?
dt-ask-put-back = Which river card goes back on top now?
dt-ask-take-outlaw = Which outlaw joins you?
dt-ask-steal-again = The cancan goes on: whom do you rob now?
dt-ask-again = Two revolvers: roll one die of the hunt again?
dt-ask-catch = Whom do you catch?
dt-ask-visit = Doc Badluck: which elixir do you take?
dt-ask-wire = Barbed wire: which deed do you fence in?
dt-ask-remedy = Doc Badluck: which remedy do you take?
dt-ask-target = { $card }: whom does it hit?
dt-ask-give = Which store card do you give to { $who }?
dt-ask-bless = The shaman turns one of your dice. Which one?
dt-ask-ambush = Ambush: who rolls which die again?
dt-ask-close = War path: which house is closed this round?
dt-ask-tribe = A property card for the Indian die?
dt-ask-window-not-so-fast = { $hits ->
    [me] { $who } plays { $card } against you. Do you cancel it?
    [none] { $who } plays { $card }. Do you cancel it?
   *[other] { $who } plays { $card } against { $whom }. Do you cancel it?
}
dt-ask-window-chain = { $who } plays Not so fast against { $card }. Do you cancel that?
dt-ask-window-accomplice = { $who } robs the Bank. Is your accomplice there?
dt-ask-window-election-fraud = { $who } takes your badge. Election fraud?
dt-ask-window-insurance = { $who } robbed you. Are you insured?
dt-ask-window-hypochondria = You acted. Do you see Doc all the same?
dt-ask-window-smoke-signal = The round ends. Do you send a smoke signal?

dt-wait-sent = Your answer is sealed. The others still choose.
dt-wait-before = Before the roll some may use outlaws and loaded dice.
dt-wait-keep = The others choose their dice.
dt-wait-bribe = { $place }: a tie. Offers are being sealed.
dt-wait-favour = { $place }: { $who } decides the tie.
dt-wait-act = { $place }: { $who } acts.
dt-wait-shop = { $who } chooses in the Store.
dt-wait-theft = { $who } looks at stolen cards.
dt-wait-river = { $who } is at the river.
dt-wait-hunt = { $who } hunts outlaws.
dt-wait-doc = { $who } is at Doc Badluck's wagon.
dt-wait-spirit = { $who } obeys the Indian die.
dt-wait-window = Whoever holds { $card } may play it now.
dt-wait-one = { $who } chooses.
dt-wait-over = The game is over.
dt-wait-table = The table goes on by itself.

## Answers

dt-keep = Keep { $dice }
dt-keep-none = Keep none
dt-effect-before = Dice laid now are kept for free.
dt-effect-pick = Touch dice: one is free, each further one costs $1.
dt-effect-last = The next roll is the last.
dt-effect-last-mine = Your hand is complete: the others get one last roll.
dt-effect-poor = That costs ${ $n }, and you have ${ $cash }.
dt-effect-lead = { $house } { $from } → { $to }, you lead
dt-effect-tie = { $house } { $from } → { $to }, tied
dt-effect-behind = { $house } { $from } → { $to }, behind
dt-effect-hand = Hand: { $hand }
dt-effect-cash = Cash ${ $from } → ${ $to }
dt-effect-nuggets = Nuggets { $from } → { $to }
dt-effect-points = Points { $from } → { $to }
dt-effect-other = { $who } gets the other action
dt-effect-paid = Paid only if { $who } names you
dt-effect-choose = Choose one, then confirm. A second touch confirms too.
dt-effect-window = Nobody sees who is asked.
dt-roll = Roll
dt-roll-round = Only roll, this round
dt-lay-one = Lay one die: { $face }
dt-lay-two = Lay two dice: { $face } { $face }
dt-lay-note = He is wanted afterwards
dt-outlaw = Outlaw { $n }
dt-load = Loaded die shows
dt-confirm = Confirm
dt-take = Take { $card }
dt-keep-card = Keep { $card }
dt-with = with { $card }
dt-pass = Pass
dt-pass-round = Pass this round
dt-play = Play { $card }
dt-cancel = Cancel { $card }
dt-stop-wire = Fence in no more
dt-stop-theft = Steal nothing
dt-stop-hunt = Leave the dice as they are
dt-name = Name { $who }
dt-name-me = Name yourself
dt-go-yourself = Go yourself
dt-costs-nothing = Costs nothing
dt-offers-nothing = Nothing
dt-offer-title = Your offer to { $who }
dt-offer-note = One round, sealed. Refused offers stay secret.
dt-offer-card = Card
dt-offer-hint = Touch one card of your hand to add it.
dt-offer-none = Offer nothing
dt-advise-load = Let a loaded die show { $face }
dt-advise-offer = Offer ${ $n }
dt-advise-nuggets = { $n ->
    [0] Add no nugget
    [one] Add 1 nugget
   *[other] Add { $n } nuggets
}
dt-advise-card = Add { $card } to the offer
dt-advise-with = { $act }, with { $cards }
dt-seal = Seal the offer
dt-sealed-title = Sealed offers
dt-sealed-note = Only the one you name pays. The others keep theirs secret.
dt-sealed-watch = Only bidder and Sheriff see an offer.
dt-sealed = sealed
dt-more-for-you = { $n ->
    [one] point for you
   *[other] points for you
}
dt-verdict = { $whomMe ->
    [yes] { $who } names you!
   *[no] { $me ->
        [yes] You name { $whom }!
       *[no] { $who } names { $whom }!
    }
}
dt-verdict-self = { $me ->
    [yes] You name yourself.
   *[no] { $who } goes in person!
}
dt-rob-who = Rob { $who }
dt-on-table = On the table
dt-may-play = You may play
dt-the-hunt = The hunt
dt-turn-from = Your die
dt-turn-to = turns to
dt-turn-whose = Whose die
dt-turn-again = is rolled again
dt-turn = Turn { $from } to { $to }
dt-turn-none = Leave { $face } as it is
dt-reroll = { $who }: roll { $face } again
dt-reroll-own = Roll your own { $face } again
dt-reroll-one = Roll { $face } again
dt-close = Close: { $house }
dt-hit = { $who } is hit
dt-catch = Catch outlaw { $n }
dt-give-card = Give { $card }
dt-put-card = Put { $card } on top
dt-fence = Fence in deed { $n }
dt-keep-property = Keep your property
dt-back-store = store card
dt-back-deed = deed
dt-victim = { $cards ->
    [one] 1 store card
   *[other] { $cards } store cards
}, { $deeds ->
    [one] 1 deed
   *[other] { $deeds } deeds
}, { $ranches ->
    [one] 1 ranch
   *[other] { $ranches } ranches
}

dt-do-mine = Dig in the mine
dt-do-mine-text = One nugget per 9. You have { $n }.
dt-do-pan = Pan the river
dt-do-pan-text = Draw a river card and carry it out.
dt-do-rob = Rob the Bank
dt-do-rob-text = All ${ $n } on the Bank are yours.
dt-do-coach = Rob the Stagecoach
dt-do-coach-text = $1 per 10. You have { $n }.
dt-do-shop = Shop
dt-do-shop-text = Draw one card per Jack, keep one. You have { $n }.
dt-do-doc = See Doc Badluck
dt-do-doc-text = Visit the wagon at once.
dt-do-recruit = Recruit an outlaw
dt-do-recruit-text = The top one shows a pair of { $face }.
dt-do-badge = Take the badge
dt-do-badge-text = +5 points as long as you hold it, and you decide ties.
dt-do-hunt = Hunt outlaws
dt-do-hunt-text = Roll one die per King. You have { $n }.
dt-do-deeds = Take from the row
dt-do-deeds-text = { $n ->
    [one] The lowest card of the row.
   *[other] The { $n } lowest cards of the row.
}
dt-do-deck = Take from the deck
dt-do-deck-text = The top card of the hidden deck.
dt-do-top = The top elixir
dt-do-top-text = Whatever it is, you use it at once.

dt-remedy-wire = Barbed wire
dt-remedy-wire-text = Fence in up to two deeds.
dt-remedy-card = A store card
dt-remedy-card-text = Draw it from the deck.
dt-remedy-cash = Pass the hat
dt-remedy-cash-text = $2 from each other player.
dt-remedy-gold = Gold fever
dt-remedy-gold-text = 1 nugget from each other player.

## Store cards

dt-card-spurs = Spurs
dt-card-hat = Hat
dt-card-boots = Boots
dt-card-saddle = Saddle
dt-card-colt = Colt
dt-card-horse = Horse
dt-card-cattle = Cattle
dt-card-winchester = Winchester
dt-card-mule = Mule
dt-card-dog = Dog
dt-card-cancan = Cancan
dt-card-not-so-fast = Not so fast
dt-card-surveyor = Surveyor
dt-card-dynamite = Dynamite
dt-card-election-fraud = Election fraud
dt-card-accomplice = Accomplice
dt-card-hypochondria = Hypo{"\u00AD"}chondria
dt-card-shopping-list = Shopping list
dt-card-hold-up = Hold-up
dt-card-loaded-die = Loaded die
dt-card-gift = Gift
dt-card-swindler = Swindler
dt-card-two-revolvers = Two revolvers
dt-card-whiskey = Whiskey
dt-card-insurance = Insurance
dt-card-desperado = Desperado
dt-card-smoke-signal = Smoke signal
dt-text-spurs = Keep them to the end.
dt-text-hat = Keep it to the end.
dt-text-boots = Keep them to the end.
dt-text-saddle = Keep it to the end.
dt-text-colt = Keep it to the end.
dt-text-horse = Keep it to the end.
dt-text-cattle = Keep them to the end.
dt-text-winchester = Keep it to the end.
dt-text-mule = 1 point per store card in your hand, this one too.
dt-text-dog = 2 points per outlaw you have caught.
dt-text-cancan = Steal twice; the victims may differ.
dt-text-not-so-fast = Cancels a store card another plays.
dt-text-surveyor = Also take the top of the hidden deck.
dt-text-dynamite = Two nuggets per 9 instead of one.
dt-text-election-fraud = You stay Sheriff.
dt-text-accomplice = Half of the loot is yours.
dt-text-hypochondria = See Doc although you acted.
dt-text-shopping-list = Shop once more.
dt-text-hold-up = Up to $4 from one player.
dt-text-loaded-die = Set one unkept die to any face.
dt-text-gift = A player gives you a store card.
dt-text-swindler = Up to $2 from each player.
dt-text-two-revolvers = Roll one die of the hunt again.
dt-text-whiskey = Steal a ranch instead of a card.
dt-text-insurance = Draw a card of the kind you lost.
dt-text-desperado = Take any outlaw of the deck.
dt-text-smoke-signal = Take the Indian die, wherever it is.
dt-text-deed = Can be stolen until it is wired.
dt-text-ranch = Ranches score 1, 2, 3 … points. Lies open.
dt-text-outlaw = Shows { $pair } { $pair } for you. Wanted: { $face }, ${ $reward }.
dt-when-end = At the end
dt-when-theft = Your theft
dt-when-played = When a card is played
dt-when-hall = Your row at the Hall
dt-when-mine = Your digging
dt-when-badge = When you lose the badge
dt-when-bank = When another robs
dt-when-doc = Before Doc
dt-when-store = Your shopping
dt-when-once = At once
dt-when-roll = Before a roll
dt-when-hunt = Your hunt
dt-when-robbed = When you are robbed
dt-when-recruit = Your recruiting
dt-when-night = End of the round

## River, elixirs, Indian die

dt-river-gold-2 = Gold
dt-river-gold-3 = Gold
dt-river-gold-4 = Gold
dt-river-gold-5 = Gold
dt-river-star = Star
dt-river-purse-2 = Purse
dt-river-purse-3 = Purse
dt-river-discovery = Discovery
dt-river-coupon = Coupon
dt-river-nothing = Nothing
dt-river-gold-2-text = 2 nuggets from the mine.
dt-river-gold-3-text = 3 nuggets from the mine.
dt-river-gold-4-text = 4 nuggets from the mine.
dt-river-gold-5-text = 5 nuggets from the mine.
dt-river-star-text = Take the Sheriff’s badge now.
dt-river-purse-2-text = Up to $2 from the Bank.
dt-river-purse-3-text = Up to $3 from the Bank.
dt-river-discovery-text = Look at three river cards and carry one out.
dt-river-coupon-text = Take any card of the discard pile.
dt-river-nothing-text = Only sand.
dt-elixir-barbed-wire = Barbed wire
dt-elixir-sample-case = Sample case
dt-elixir-hat-round = Pass the hat
dt-elixir-gold-fever = Gold fever
dt-elixir-land-lottery = Land lottery
dt-elixir-barbed-wire-text = Fence in up to two deeds.
dt-elixir-sample-case-text = Draw a store card.
dt-elixir-hat-round-text = $2 from each other player.
dt-elixir-gold-fever-text = 1 nugget from each other player.
dt-elixir-land-lottery-text = The top card of the hidden deck.
dt-spirit-shaman = Shaman’s blessing
dt-spirit-ambush = Ambush
dt-spirit-bodyguard = Bodyguard
dt-spirit-war-path = War path

## Log

dt-log-sheriff = { $me ->
    [yes] You are the first Sheriff.
   *[no] { $who } is the first Sheriff.
}
dt-log-keep = { $price ->
    [0] { $who } kept { $dice }, free.
   *[other] { $who } kept { $dice } for ${ $price }.
}
dt-log-keep-none = { $who } kept nothing for $1.
dt-log-outlaw = { $who } laid { $dice } on an outlaw, who is wanted again.
dt-log-load = { $who } loaded a die: { $face }.
dt-log-offer = { $who } offered ${ $n }.
dt-log-offer-nuggets = { $n ->
    [one] { $who } added 1 nugget.
   *[other] { $who } added { $n } nuggets.
}
dt-log-offer-card = { $who } added { $card }.
dt-log-offer-none = { $who } offered nothing.
dt-log-sealed = { $who } sealed an offer.
dt-log-favour = { $whomMe ->
    [yes] { $who } named you.
   *[no] { $who } named { $whom }.
}
dt-log-favour-self = { $me ->
    [yes] You named yourself.
   *[no] { $who } went ahead as Sheriff.
}
dt-log-mine = { $who } dug { $goods }.
dt-log-mine-dynamite = { $who } dug in the mine with dynamite.
dt-log-pan = { $who } panned the river.
dt-log-rob = { $who } robbed the Bank: { $goods }.
dt-log-coach = { $who } robbed the Stagecoach: { $goods }.
dt-log-shop = { $who } went shopping.
dt-log-shop-list = { $who } went shopping with a shopping list.
dt-log-doc = { $who } went to Doc at once.
dt-log-steal = { $whomMe ->
    [yes] { $who } robbed you.
   *[no] { $who } robbed { $whom }.
}
dt-log-steal-with = { $whomMe ->
    [yes] { $who } robbed you, with { $cards }.
   *[no] { $who } robbed { $whom }, with { $cards }.
}
dt-log-recruit = { $who } recruited { $goods }.
dt-log-recruit-desperado = { $who } recruited an outlaw with Desperado.
dt-log-badge = { $who } took the badge.
dt-log-hunt = { $who } went hunting.
dt-log-deeds = { $who } took { $goods } from the property row.
dt-log-deeds-surveyor = { $who } took from the property row with a surveyor.
dt-log-deck = { $who } took the top property card.
dt-log-river = River: { $card }.
dt-log-take = { $who } took { $card }.
dt-log-take-hidden = { $who } kept a card, unseen.
dt-log-put = { $who } put { $card } back on top.
dt-log-again = { $who } fired two revolvers: a { $face } is rolled again.
dt-log-catch = { $who } caught { $goods }.
dt-log-elixir = { $who } drank at Doc’s: { $card }.
dt-log-elixir-top = { $who } took the top elixir.
dt-log-elixir-drawn = Elixir: { $card }.
dt-log-wire = { $who } fenced in deed { $n }.
dt-log-remedy = { $who } took a remedy: { $card }.
dt-log-target = { $whomMe ->
    [yes] { $who } chose you.
   *[no] { $who } chose { $whom }.
}
dt-log-play = { $who } played { $goods }.
dt-log-spirit = Indian die: { $spirit }.
dt-log-bless = { $who } turned { $from } to { $to }.
dt-log-ambush = { $whomMe ->
    [yes] { $me ->
        [yes] You roll your { $face } again.
       *[no] { $who } made you roll { $face } again.
    }
   *[no] { $who } made { $whom } roll { $face } again.
}
dt-log-close = { $who } closed a house: { $house }.
dt-log-tribe = { $who } gave { $card } for the Indian die.
dt-log-tribe-hidden = { $who } gave a deed for the Indian die.
dt-log-badge-wanted = { $who } reached for the badge.
dt-log-badge-kept = { $who } kept the badge.
dt-log-hunt-dice = The hunt rolled { $dice }.
dt-log-new-die = The die now shows { $face }.
dt-log-last-roll = { $who } rolled { $dice } in the last roll.
dt-chance-dice = { $who } rolled { $dice }.
dt-chance-cards = Drawn: { $cards }.
dt-log-got = { $who } got { $goods }.
dt-log-got-from = { $whomMe ->
    [yes] { $who } got { $goods } from you.
   *[no] { $who } got { $goods } from { $whom }.
}
dt-log-lost = { $who } lost { $goods }.
dt-log-new-sheriff = { $me ->
    [yes] You are the Sheriff now.
   *[no] { $who } is the Sheriff now.
}
dt-log-spirit-holder = { $me ->
    [yes] You have the Indian die now.
   *[no] { $who } has the Indian die now.
}
dt-goods-nuggets = { $n ->
    [one] 1 nugget
   *[other] { $n } nuggets
}
dt-goods-dollars = ${ $n }
dt-goods-card = { $n ->
    [one] an unseen card
   *[other] { $n } unseen cards
}
dt-goods-deed = { $n ->
    [one] an unseen deed
   *[other] { $n } unseen deeds
}
dt-goods-deed-known = deed { $n }
dt-goods-ranch = { $n ->
    [one] a ranch
   *[other] { $n } ranches
}
dt-goods-captured = the { $face }-outlaw (${ $n })
dt-goods-recruited = an outlaw with { $face } { $face }
dt-story = Round { $round }: who was best, and what they got
dt-story-nobody = nobody
dt-story-closed = closed
dt-story-nothing = nothing to get
dt-story-tied = tied with { $names }
dt-ended-gold = The last nugget is gone: the game is over.
dt-ended-property = The last property card is taken: the game is over.
dt-ended-rounds = Round 60 is over: the game ends here.

## The sheet

dt-sheet-nuggets = Nuggets
dt-sheet-cash = Cash and rewards, by half
dt-sheet-badge = Sheriff’s badge
dt-sheet-store = Store cards
dt-sheet-deeds = Deeds
dt-sheet-ranches = Ranches
dt-sheet-total = Total
dt-halved = half of { $money }
dt-ranches-of = { $count ->
    [one] 1 ranch
   *[other] { $count } ranches
}

## Chat

dt-phrase-1 = Name me, Sheriff!
dt-phrase-2 = I will remember that.
dt-phrase-3 = Well rolled.
dt-phrase-4 = Who robbed the Bank?

## Why a move is hinted
hint-dt-gain = { $points ->
    [one] 1 point
   *[other] { $points } points
} at once, { $row ->
    [nuggets] mostly for nuggets.
    [cash] mostly for money.
    [badge] mostly for the badge.
    [store] mostly for store cards.
    [deeds] mostly for deeds.
   *[ranches] mostly for ranches.
}
hint-dt-keep = { $count } × { $face } for { $place ->
    [mine] the { dt-house-mine }
    [bank] the { dt-house-bank }
    [store] the { dt-house-store }
    [saloon] the { dt-house-saloon }
   *[sheriff] the { dt-house-sheriff }
}: { $likely ->
    [likely] likely the best.
    [maybe] it may be enough.
   *[start] a start.
}
hint-dt-aces = { $count ->
    [one] An Ace helps at the { dt-house-town-hall }.
   *[other] { $count } Aces help at the { dt-house-town-hall }.
}
hint-dt-straight = A straight is near, for the { dt-house-town-hall }.
hint-dt-keep-none = None of these dice is worth keeping.
hint-dt-roll = What you hold is worth more later.
hint-dt-outlaw = The outlaw is worth more now than later.
hint-dt-load = The loaded die is worth more now than later.
hint-dt-offer = A small price for the place.
hint-dt-no-offer = The place is not worth a bribe.
hint-dt-favour-self = The place is worth more than the bribes.
hint-dt-favour = Nobody offers more money than { $name }: ${ $dollars }.
hint-dt-steal = Nobody holds more cards than { $name }: { $cards }.

# A guided game: what the last round brought me
dt-good-keep = { $n } × { $face } for the { $house }, others { $most ->
    [0] none
   *[other] { $most } at most
}.
dt-good-bribe = A dollar or two: you have { $mine }, the others at most { $most }.
dt-good-act = { $name } comes second and gets the other action: leave the worse one.
dt-good-bank = { $bank } on the Bank, { $coach } on the Stagecoach: { $name } comes second and gets the other.
dt-good-card = { $card }: { $points ->
    [one] 1 point
   *[other] { $points } points
} for sure.
dt-recap = Your last round: dollars { $dollars }, nuggets { $nuggets }, cards { $cards }.
