# What the lobby says of the game, and its options.

game-moon_river = Moon River
about-moon_river = Posez des terres, rassemblez des vaches, engagez de l’aide.
meta-moon_river = 2–4 joueurs · 40 min
option-moon_river-mode = Plateaux
option-moon_river-mode-about = Le camp est le même pour tous ; avec les Légendes, chacun a son plateau, et il y a un scénario.
option-moon_river-mode-camp = Camp
option-moon_river-mode-legends = Légendes de l’Ouest
option-moon_river-scenario = Scénario
option-moon_river-scenario-about = Ce qui rapporte des points de plus avec les Légendes.
option-moon_river-scenario-timber = Commerce du bois
option-moon_river-scenario-gold-rush = Ruée vers l’or
option-moon_river-scenario-outlaws = Hors-la-loi
option-moon_river-scenario-city = Moon River City
option-moon_river-scenario-random = Tiré au sort
option-moon_river-flat = Rivière droite
option-moon_river-flat-about = Le camp du milieu ne prend aucune case.
option-moon_river-flat-no = Non
option-moon_river-flat-yes = Oui
counted-moon_river = { $points }
