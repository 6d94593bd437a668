# What the lobby says of the game, and its options.

game-wind_river = Wind River
about-wind_river = Suivez le troupeau, ou ayez faim.
meta-wind_river = 2–4 joueurs · 30 min
option-wind_river-depth = Longueur du plateau
option-wind_river-depth-about = Cases de chaque rangée jusqu’aux Open Plains, de 3 à 9. À 0, il y en a 6 : le nombre imprimé n’est pas connu.
counted-wind_river = { $points ->
    [one] 1 tipi
   *[other] { $points } tipis
}
