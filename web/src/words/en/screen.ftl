# The big screen
screen-title = Big screen · { $game }
screen-join = Scan it and sit down
screen-free = { $count ->
    [0] All are here. The host may start.
    [one] 1 seat is free
   *[other] { $count } seats are free
}
screen-happened = What happened
screen-players = Players
