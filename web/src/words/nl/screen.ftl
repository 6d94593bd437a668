# Het grote scherm
screen-title = Groot scherm · { $game }
screen-join = Scan en schuif aan
screen-free = { $count ->
    [0] Iedereen is er. De gastheer kan beginnen.
    [one] 1 plaats is vrij
   *[other] { $count } plaatsen zijn vrij
}
screen-happened = Wat er gebeurde
screen-players = Spelers
