# What the lobby says of the game, and its options.

game-wind_river = Wind River
about-wind_river = Folge der Herde, oder hungere.
meta-wind_river = 2–4 Personen · 30 Min.
option-wind_river-depth = Länge des Spielplans
option-wind_river-depth-about = Felder jeder Bahn bis zu den Open Plains, 3 bis 9. Bei 0 sind es 6: Die gedruckte Zahl kennen wir nicht.
counted-wind_river = { $points ->
    [one] 1 Tipi
   *[other] { $points } Tipis
}
