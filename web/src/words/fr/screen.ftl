# Le grand écran
screen-title = Grand écran · { $game }
screen-join = Scannez et prenez place
screen-free = { $count ->
    [0] Tout le monde est là. L’hôte peut commencer.
    [one] 1 place est libre
   *[other] { $count } places sont libres
}
screen-happened = Ce qui s’est passé
screen-players = Joueurs
