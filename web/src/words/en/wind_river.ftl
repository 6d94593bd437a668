# Wind River
wr-plain = The plain: { $lanes } lanes of { $depth } fields. The herds walk to the right.
wr-open-plains = Open Plains
wr-out = Plains
wr-gone = { $count } gone
wr-on-plain = On the plain
wr-reserve = Reserve
wr-stones = Stones
wr-starts = Start player.
wr-shares = Shares { $fields } with you.
wr-buffalo = { $count ->
    [0] no buffalo
    [one] 1 buffalo
   *[other] { $count } buffalo
}

## The steps of a turn
wr-step-herd = Herd
wr-step-supply = Supply
wr-step-act = Act
wr-moved = { $moved } of { $all } moved
wr-moved-none = in your next turn
wr-tap-back = touch one to take it back
wr-take-back = take back
wr-as-it-stands = as it stands
wr-eating = { $own ->
    [one] fed
   *[other] all fed
}
wr-starving = { $own ->
    [one] hungry
   *[other] { $hungry } hungry
}
wr-no-tipis = no tipi of yours is on the plain
wr-trek = Trek
wr-trek-about = one tipi, one step
wr-trek-not = no tipi can go anywhere
wr-gather = Gather
wr-gather-about = stones for buffalo left over
wr-gather-not = nothing is left over for you
wr-raise = Raise
wr-raise-about = stones for a new tipi
wr-raise-not = for { $cost } stones; you have { $stones }
wr-raise-nowhere = no field of your own, or no tipi left
wr-drive = Drive
wr-drive-about = one more buffalo, one step
wr-drive-not = no buffalo can go on

## Questions
wr-ask-place = { $number ->
    [1] Where do you place your first tipi?
   *[other] Where do you place your second tipi?
}
wr-ask-herd = Which buffalo moves on?
wr-ask-herd-to = Where does the buffalo from { $field } go?
wr-ask-lose = { $count ->
    [one] Your stones are spent. Which hungry tipi do you lose?
   *[other] Your stones are spent. Which { $count } hungry tipis do you lose?
}
wr-ask-act = What do you do?
wr-ask-trek = Which tipi treks?
wr-ask-trek-to = Where does the tipi from { $field } go?
wr-ask-raise = Where does your new tipi stand?
wr-ask-drive = Which buffalo do you drive on?
wr-ask-drive-to = Where do you drive the buffalo from { $field }?
wr-ask-send = That is your turn. Do you send it?
wr-ask-without = No tipi of yours is left on the plain. Which buffalo do you drive on?
wr-without = Play on without me
wr-without-note = All you can still do is drive a buffalo. Without you a bot drives, until you take your seat back.
wr-place-note = Any field without a tipi, with or without buffalo.

## Effects
wr-your-tipis = Your tipis:
wr-fed = { $count } fed
wr-hungry = { $count } hungry
wr-lost = { $count ->
    [one] 1 tipi would be lost
   *[other] { $count } tipis would be lost
}
wr-other-hungry = { $lost ->
    [0] { $name }: { $hungry } hungry
   *[other] { $name }: { $hungry } hungry, { $lost } lost
}
wr-none-hungry = Nobody else goes hungry.
wr-done = Done
wr-start-over = Start over
wr-to-go = { $count } to go
wr-not-yet = { $count ->
    [one] Not yet: one more step belongs to it.
   *[other] Not yet: { $count } more steps belong to it.
}
wr-also-back = Taken back too: { $steps }
wr-way = { $from } to { $to }

## Why not
wr-cannot-place = A tipi stands on { $field } already. Choose a field without tipis.
wr-cannot-herd = From { $field } no buffalo can move now. Choose a full figure.
wr-cannot-supply = On { $field } no tipi of yours is hungry. Choose a marked field.
wr-cannot-act = On { $field } there is nothing to move. Choose a tipi of yours or a herd.
wr-cannot-trek = No tipi can trek like that. Choose a tipi of yours, or another act.
wr-cannot-gather = There is nothing to gather: no buffalo left over on fields of your own, or ten stones.
wr-cannot-raise = A new tipi needs three stones, one in reserve, and a field where only tipis of yours stand.
wr-cannot-drive = No buffalo can be driven like that. Choose a herd, or another act.

## A field explains itself
wr-about-moved = { $count ->
    [one] One of them has moved in this step.
   *[other] { $count } of them have moved in this step.
}
wr-about-tipis = { $count ->
    [one] { $hungry ->
        [0] { $name }: 1 tipi, fed
       *[other] { $name }: 1 tipi, hungry
    }
   *[other] { $hungry ->
        [0] { $name }: { $count } tipis, fed
       *[other] { $name }: { $count } tipis, { $hungry } hungry
    }
}
wr-about-gather = { $mine ->
    [yes] Gathering gives you { $stones } here.
   *[no] Gathering gives { $name } { $stones } here.
}
wr-about-enter = { $count ->
    [0] Trekking here costs you a stone.
   *[other] Trekking here costs you and { $names } a stone each.
}
wr-about-free = Trekking here is free.
wr-now-field = { $buffalo ->
    [0] { $field }, no buffalo
   *[other] { $field }, { $buffalo } buffalo
}
wr-now-fed = Tipis that eat
wr-now-hungry = Tipis that go hungry
wr-now-tipi = Stones for a new tipi
wr-now-gather = Gathering now would give
wr-now-herd = Buffalo still on the plain
wr-do-unpick = Held. Choose where it goes, or let it go.
wr-do-go = Go here.
wr-do-place = Place a tipi here.
wr-do-lose = Lose a hungry tipi here.
wr-do-raise = Raise a tipi here.
wr-do-herd = Move a buffalo from here.
wr-do-trek = Trek with a tipi from here.
wr-do-drive = Drive a buffalo from here.

## Talk
wr-say-feed = Will you bring a buffalo to { $field }?
wr-say-leave = Will you leave { $field }?
wr-say-promise = I promise.
wr-say-thanks = Thank you!

## Facts, score sheet, log
wr-players = { $count ->
    [2] Two players, house variant
    [3] Three players
   *[other] Four players
}
wr-depth = { $depth } fields to the Open Plains
wr-row-stones = Stones (if tied)
wr-row-open-plains = Tipis on the Open Plains
wr-set-up = Set-up
wr-round = Turn { $number }
wr-log-start = { $mine ->
    [yes] You are the start player.
   *[no] { $name } is the start player.
}
wr-log-place = { $name } placed a tipi on { $from }.
wr-log-lose = { $name } lost a hungry tipi on { $from }.
wr-log-trek = { $moved ->
    [0] { $name } trekked from { $from } to { $to }.
   *[other] { $name } moved buffalo { $steps } and trekked from { $from } to { $to }.
}
wr-log-trek-out = { $moved ->
    [0] { $name } trekked from { $from } to the Open Plains.
   *[other] { $name } moved buffalo { $steps } and trekked from { $from } to the Open Plains.
}
wr-log-gather = { $moved ->
    [0] { $name } gathered { $count ->
        [one] 1 stone
       *[other] { $count } stones
    } at { $fields }.
   *[other] { $name } moved buffalo { $steps } and gathered { $count ->
        [one] 1 stone
       *[other] { $count } stones
    } at { $fields }.
}
wr-log-raise = { $moved ->
    [0] { $name } raised a tipi on { $from } for { $count ->
        [one] 1 stone
       *[other] { $count } stones
    }.
   *[other] { $name } moved buffalo { $steps } and raised a tipi on { $from } for { $count ->
        [one] 1 stone
       *[other] { $count } stones
    }.
}
wr-log-drive = { $moved ->
    [0] { $name } drove a buffalo from { $from } to { $to }.
   *[other] { $name } moved buffalo { $steps } and drove one more from { $from } to { $to }.
}
wr-log-drive-out = { $moved ->
    [0] { $name } drove a buffalo from { $from } to the Open Plains.
   *[other] { $name } moved buffalo { $steps } and drove one more from { $from } to the Open Plains.
}
wr-log-pass = { $moved ->
    [0] { $name } passed.
   *[other] { $name } moved buffalo { $steps } and passed.
}
wr-log-step = { $end ->
    [out] { $start }→Open Plains
   *[other] { $start }→{ $end }
}
wr-log-herd = { $name } moved buffalo { $steps }.
wr-log-met = A stone each is paid on { $field }: { $names }.
wr-log-fed = { $name } paid { $count ->
        [one] 1 stone
       *[other] { $count } stones
    } for hungry tipis.
wr-ended-tipis = No tipi is left on the plain: the game is over.

## Advice
wr-advise-place = Place a tipi on { $from }
wr-advise-herd = Move a buffalo from { $from } to { $to }
wr-advise-herd-out = Move a buffalo from { $from } to the Open Plains
wr-advise-lose = Lose a tipi on { $from }
wr-advise-trek = Trek from { $from } to { $to }
wr-advise-trek-out = Trek from { $from } to the Open Plains
wr-advise-gather = Gather stones
wr-advise-raise = Raise a tipi on { $from }
wr-advise-drive = Drive a buffalo from { $from } to { $to }
wr-advise-drive-out = Drive a buffalo from { $from } to the Open Plains
wr-advise-pass = Pass

## Why a move is hinted
hint-wr-plains = { $count ->
    [1] It reaches the Open Plains, your first tipi there.
   *[other] It reaches the Open Plains: { $count } of your tipis are there then.
}
hint-wr-gather = { $stones ->
    [one] One more stone.
   *[other] { $stones } more stones.
}
hint-wr-raise = One more tipi: { $count } stand on the plain then.
hint-wr-place = { $count ->
    [one] There is a buffalo for it.
   *[other] There are { $count } buffalo.
}
hint-wr-fed = { $count ->
    [one] One more tipi of yours finds a buffalo.
   *[other] { $count } more tipis of yours find buffalo.
}
hint-wr-starve = { $count ->
    [one] One more tipi of the others goes hungry.
   *[other] { $count } more tipis of the others go hungry.
}
hint-wr-surplus = { $count ->
    [one] You could gather one stone more.
   *[other] You could gather { $count } stones more.
}
hint-wr-nearer = It comes nearer to the Open Plains, and finds a buffalo there.
hint-wr-behind = It has the longest way to the Open Plains.

# A guided game: what the last round brought me
wr-good-place = At the front of the herd, for example { $fields }: { $buffalo } buffalo there.
wr-good-hungry = A buffalo to { $fields }: as things stand, { $count ->
    [one] 1 tipi goes
   *[other] { $count } tipis go
} hungry.
wr-good-fed = All your tipis eat. What they leave over lets you gather { $stones ->
    [one] 1 stone
   *[other] { $stones } stones
}, as things stand.
wr-good-raise = Raise a tipi: it costs { $cost } of your { $stones } stones, and moves one buffalo more each turn.
wr-good-gather = Gathering gives { $stones }: then you have { $have } + { $stones } stones, and a tipi costs { $cost }.
wr-recap = Since your last turn: stones { $stones }, tipis on the plain { $tipis }, Open Plains { $plains }.
