# What the lobby says of the game, and its options.

game-moon_river = Moon River
about-moon_river = Leg land, verzamel koeien, rekruteer hulp.
meta-moon_river = 2–4 spelers · 40 min
option-moon_river-mode = Reservaatborden
option-moon_river-mode-about = Het Kamp is voor allen gelijk; bij de Legendes heeft ieder een eigen Reservaatbord, met een scenario erbij.
option-moon_river-mode-camp = Kamp
option-moon_river-mode-legends = Legendes van het Westen
option-moon_river-scenario = Scenario
option-moon_river-scenario-about = Wat bij de Legendes extra punten oplevert.
option-moon_river-scenario-timber = De Vlotterij
option-moon_river-scenario-gold-rush = Goudkoorts
option-moon_river-scenario-outlaws = Outlaws
option-moon_river-scenario-city = Moon River City
option-moon_river-scenario-random = Geloot
option-moon_river-flat = Rechte rivier
option-moon_river-flat-about = Het Kamp in het midden neemt geen veld in.
option-moon_river-flat-no = Nee
option-moon_river-flat-yes = Ja
counted-moon_river = { $points }
