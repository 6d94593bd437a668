# What the lobby says of the game, and its options.

game-wind_river = Wind River
about-wind_river = Follow the herd, or go hungry.
meta-wind_river = 2–4 players · 30 min
option-wind_river-depth = Length of the plain
option-wind_river-depth-about = Fields of each lane up to the Open Plains, 3 to 9. At 0 there are 6: the printed number is not known.
counted-wind_river = { $points ->
    [one] 1 tipi
   *[other] { $points } tipis
}
