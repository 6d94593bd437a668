# What the lobby says of the game, and its options.

game-moon_river = Moon River
about-moon_river = Land legen, Kühe sammeln, Helfer anwerben.
meta-moon_river = 2–4 Personen · 40 Min.
option-moon_river-mode = Spielpläne
option-moon_river-mode-about = Das Camp ist für alle gleich; bei den Legenden haben alle einen eigenen Spielplan, dazu kommt ein Szenario.
option-moon_river-mode-camp = Camp
option-moon_river-mode-legends = Legenden des Westens
option-moon_river-scenario = Szenario
option-moon_river-scenario-about = Was bei den Legenden Zusatzpunkte bringt.
option-moon_river-scenario-timber = Holzhandel
option-moon_river-scenario-gold-rush = Goldrausch
option-moon_river-scenario-outlaws = Gesetzlose
option-moon_river-scenario-city = Moon River City
option-moon_river-scenario-random = Ausgelost
option-moon_river-flat = Gerader Fluss
option-moon_river-flat-about = Das Camp in der Mitte nimmt kein Feld ein.
option-moon_river-flat-no = Nein
option-moon_river-flat-yes = Ja
counted-moon_river = { $points }
