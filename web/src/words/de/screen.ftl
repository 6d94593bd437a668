# Der große Bildschirm
screen-title = Großer Bildschirm · { $game }
screen-join = Scannen und Platz nehmen
screen-free = { $count ->
    [0] Alle sind da. Der Gastgeber kann anfangen.
    [one] 1 Platz ist frei
   *[other] { $count } Plätze sind frei
}
screen-happened = Was geschah
screen-players = Mitspielende
