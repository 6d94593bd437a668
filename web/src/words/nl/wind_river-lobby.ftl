# What the lobby says of the game, and its options.

game-wind_river = Wind River
about-wind_river = Volg de kudde, of lijd honger.
meta-wind_river = 2–4 spelers · 30 min
option-wind_river-depth = Lengte van het bord
option-wind_river-depth-about = Velden van elke baan tot de Open Plains, 3 tot 9. Bij 0 zijn het er 6: het gedrukte aantal kennen we niet.
counted-wind_river = { $points ->
    [one] 1 tipi
   *[other] { $points } tipi’s
}
