# What the lobby says of the game, and its options.

game-moon_river = Moon River
about-moon_river = Lay land, gather cows, hire help.
meta-moon_river = 2–4 players · 40 min
option-moon_river-mode = Boards
option-moon_river-mode-about = The camp is the same for all; with the Legends each player has a board of their own, and there is a scenario.
option-moon_river-mode-camp = Camp
option-moon_river-mode-legends = Legends
option-moon_river-scenario = Scenario
option-moon_river-scenario-about = What brings extra points in the Legends mode.
option-moon_river-scenario-timber = Timber
option-moon_river-scenario-gold-rush = Gold rush
option-moon_river-scenario-outlaws = Outlaws
option-moon_river-scenario-city = City
option-moon_river-scenario-random = Drawn by lot
option-moon_river-flat = Flat river
option-moon_river-flat-about = No cell is taken by the camp in the middle.
option-moon_river-flat-no = No
option-moon_river-flat-yes = Yes
counted-moon_river = { $points }
