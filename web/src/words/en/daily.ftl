# The deal of the day: its page.

daily-head = Deal of the day
daily-same = The same for everyone
daily-unrated = No rating, only comparing
daily-ask = { $game }, one attempt. The same deal for everyone.
daily-go-on-ask = Your { $game } is not finished. It waits for you.
daily-against = against { $count ->
    [one] one bot
   *[other] { $count } bots
}: { $level }
daily-pause = you may pause, but take nothing back
daily-start = Start the deal
daily-go-on = Go on
daily-ends = Ends at midnight UTC, in { $time }.
daily-over = This day is over.
daily-practise = Play it for practice
daily-practise-about = You may still play this deal for practice. It does not count.
daily-time = { $hours } h { $minutes } min
daily-luck = Same luck for all
daily-luck-moon_river = The pile, the partners and the lots lie sealed. Each place in the pile holds the same parcel for everyone, whatever is played.
daily-luck-dice_town = Every roll of every round is sealed by whose die it is. Who keeps other dice still rolls the same next ones. Cards come from decks that differ once different cards were taken.
daily-luck-wind_river = Chance only draws who begins, and that is the same for everyone.
daily-bots = The same bots, equally strong on every device. To the same moves they give the same answers.
daily-first = Your first attempt counts. You may leave it and go on later: nothing is lost, and nothing counts twice.
daily-promise = Promise { $promise }
daily-sealed = How it is sealed
daily-result-points = { $points } points, { $place ->
    [1] first
    [2] second
    [3] third
    [4] fourth
    [5] fifth
   *[other] sixth
} of { $seats }.
daily-result-tipis = You are { $place ->
    [1] first
    [2] second
    [3] third
   *[other] fourth
} of { $seats }. Tipis on the Open Plains: { $points }.
daily-beaten = Better than { $beaten } of 100.
daily-alone = You are the first who has played it.
daily-legend = Legend would have made { $points }
daily-best = best today { $points }, { $name }
daily-ledger = luck { $luck }, own play { $own }
daily-replay = Replay
daily-share = Share
daily-people = { $count ->
    [0] Nobody has played this deal yet
    [one] One person played this deal
   *[other] { $count } people played this deal
}
daily-unit-points = points
daily-unit-tipis = tipis
daily-you = You { $points }
daily-histogram = { $count ->
    [one] One person has
   *[other] { $count } people have
} from { $least } to { $most }, half of them at least { $middle }. You have { $mine }.
daily-as-table = As a table
daily-from-to = { $from } to { $to }
daily-how-many = People
daily-levels = What bots make of it
daily-counting = The bots still play this deal.
daily-week = This week
daily-turns = three games take turns
daily-today = today
daily-begun = begun
daily-none = not played
daily-streak = Your streak
daily-streak-days = { $count ->
    [one] day in a row
   *[other] days in a row
}, longest { $longest }
daily-share-title = Share
daily-share-about = tells nothing about the deal
daily-copy = Copy the text
daily-copied = Copied
daily-blocks = The blocks are your chance, from the start to the end.
daily-text = Corral, deal of the day
daily-text-place = { $points } points, place { $place } of { $seats }
daily-text-tipis = place { $place } of { $seats }, tipis { $points }
daily-text-beaten = better than { $beaten } of 100
daily-names = People
daily-rank = Rank
daily-name = Name
daily-yesterday = Yesterday
daily-yesterday-people = { $count ->
    [0] Nobody played.
    [one] One person played.
   *[other] { $count } people played.
}
daily-yesterday-mine = You came in place { $place }.
daily-yesterday-best = See the best game: { $name }, { $points }
daily-yesterday-all = See the day
daily-month = Your last thirty days
daily-month-deals = { $count ->
    [0] No deal played yet.
    [one] One deal played, { $won } won.
   *[other] { $count } deals played, { $won } won.
}
daily-to-today = To today’s deal
