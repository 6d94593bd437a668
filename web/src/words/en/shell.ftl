# The shell: every page and everything around a board.
home = Corral, to the lobby
pages = Pages
language = Language
settings = Settings
close = Close
rules = Rules
you = You
try-again = Try again
page-failed = This page could not be loaded. Check your connection.
page-missing = There is no such page.
to-lobby = To the lobby

game-moon_river = Moon River
game-dice_town = Dice Town
game-wind_river = Wind River
about-moon_river = Lay land, gather cows, hire help.
about-dice_town = Roll in secret, bribe in public.
about-wind_river = Follow the herd, or go hungry.
meta-moon_river = 2–4 players · 40 min
meta-dice_town = 2–6 players · 45 min
meta-wind_river = 2–4 players · 30 min

## Lobby
lobby-title = What shall we play?
play-now = Play now against bots
play-friends = Play with friends
open-count = { $count ->
    [one] 1 open table
   *[other] { $count } open tables
}
your-tables = Your tables
open-tables = Open tables
open-none = No table is open now. Make one, and others can sit down.
no-tables = Your games will wait here for you.
your-turn-since = Your turn, { $since }
their-turn-since = { $name } to move, { $since }
several-turn = Waiting for { $count } players
not-started = { $count ->
    [0] Ready to start
    [one] Waiting for 1 player
   *[other] Waiting for { $count } players
}
ended = Over, { $since }
table-play = Play
table-open = Open
table-sit = Sit down
seats-free = { $count ->
    [one] 1 seat free
   *[other] { $count } seats free
}
daily = Deal of the day
daily-about = { $game }, dealt the same for everyone today. No rating, only comparing.
daily-play = Try it
new-table = New table

## Names and levels
level-greenhorn = Greenhorn
level-hand = Ranch hand
level-rancher = Rancher
level-marshal = Marshal
level-legend = Legend
level-about-greenhorn = New in town, in a hurry.
level-about-hand = Does what is good now.
level-about-rancher = Thinks ahead a little.
level-about-marshal = Thinks for a second. Strong.
level-about-legend = Thinks for three seconds. Very strong.
seat-empty = Empty seat
seat-numbered = { $name } ({ $seat })
seat-bot = bot, { $level }
seat-away = away, a bot plays

introduce = What shall we call you?
introduce-name = Your name
introduce-note = One word, at most 20 letters. No account is needed.
introduce-login = I have an account
introduce-go = Let’s play

## The table
table-title = { $game } · Corral
table-turn = Your turn · { $game } · Corral
question = What is asked
board = Board
supply = Supply
seats = Players
talk = Log and chat
log = Log
log-empty = Nothing has happened yet.
chat = Chat
chat-empty = Nobody has said anything yet.
chat-write = Write to the table
chat-send = Send
since = { $count ->
    [one] 1 move since yours
   *[other] { $count } moves since yours
}
your-turn = It is your turn.
waits-for = Waiting for { $names }.
paused = The game is paused.
resume = Go on
pause = Pause
undo = Take back
hint = Hint
hint-thinking = Thinking …
hint-gain = { $row } { $change }
hint-only = The only sensible choice.
hint-better = { $percent } % better than: { $other }.
hint-alike = Much like: { $other }.
skip = Skip
return = Take my seat back
wish = { $mine ->
    [yes] You would like to take back. The others are asked.
   *[no] { $name } would like to take back.
}
wish-yes = Agree
wish-no = Refuse
clock-title = Time left
clock-days = { $days ->
    [one] 1 day
   *[other] { $days } days
}
over-you = { $count ->
    [1] You win with { $points } points!
   *[other] You and { $names } win with { $points } points each!
}
over-them = { $count ->
    [1] { $names } wins with { $points } points.
   *[other] { $names } win with { $points } points each.
}
score-sheet = Score sheet
sheet-row = Row
rematch = Play again
log-back = A move was taken back.
log-seat-bot = { $mine ->
    [yes] A bot plays for you.
   *[no] A bot plays for { $name }.
}
log-seat = { $mine ->
    [yes] You take your seat.
   *[no] { $name } takes the seat.
}
log-resign = { $mine ->
    [yes] You give up.
   *[no] { $name } gives up.
}
log-time = { $mine ->
    [yes] You were too slow.
   *[no] { $name } was too slow.
}
log-pause = { $mine ->
    [yes] You paused the game.
   *[no] { $name } paused the game.
}
log-resume = { $mine ->
    [yes] You let the game go on.
   *[no] { $name } let the game go on.
}
log-ask = { $mine ->
    [yes] You would like to take back.
   *[no] { $name } would like to take back.
}
log-yes = { $mine ->
    [yes] You agree.
   *[no] { $name } agrees.
}
log-no = { $mine ->
    [yes] You do not agree.
   *[no] { $name } does not agree.
}
log-unrated = This game does not count any more.
menu = Menu
sound-on = Sound on
sound-off = Sound off
sound = Sound
leave = Leave the table
leave-about = A bot plays for you until you come back.
resign = Give up
resign-sure = Give up this game?
resign-about = A bot plays on for you, and you come last.
resign-yes = Give up
cancel = Cancel
connecting = Connecting …
connection-lost = Connection lost. Trying again …
spectating = You are watching.
record = Download the record
rated = Rated
unrated = Unrated
pace-none = No clock
pace-live = { $minutes } min each
pace-days = { $days ->
    [one] 1 day a move
   *[other] { $days } days a move
}

## Before the start
room-title = { $game }: the table is set
room-invite = Invite friends
room-invite-about = Whoever opens this link may sit down or watch.
room-copy = Copy the link
room-copied = Copied
room-qr = The link as a QR code
room-seat = Seat { $seat }
room-free = Free
room-sit = Sit here
room-stand = Stand up
room-bot = Seat a bot
room-remove = Remove
room-start = Start the game
room-wait-host = The host starts the game.
room-wait-seats = { $count ->
    [one] One seat is still empty: wait, or seat a bot.
   *[other] { $count } seats are still empty: wait, or seat bots.
}
room-bot-level = Level of the bots
handover = Now it is the turn of { $name }.
handover-about = Pass the screen on; nobody else should look.
handover-go = It is me

## Errors, each with what to do
trouble-offline = No connection to the server. Check your network; we keep trying.
trouble-name = Please choose one word of at most 20 letters, digits or signs.
trouble-taken = This name is taken. Please choose another one.
trouble-password = Name or password is wrong. Please type them again.
trouble-often = Too often. Please wait a moment and try again.
trouble-tables = You have too many unfinished tables. Finish or leave some first.
trouble-no-table = There is no such table. Check the link, or make a new table.
trouble-seat-taken = Somebody was quicker: this seat is taken. Choose another one.
trouble-seat-empty = A seat is empty. Seat a bot there, or wait.
trouble-sitting = You sit at this table already.
trouble-started = The game has started. You can watch it.
trouble-host = Only the host may do that.
trouble-nothing = There is nothing of yours to take back.
trouble-secret = Others are choosing in secret. Take back when they have chosen.
trouble-stale = The game has moved on. Look at the new question.
trouble-rated = A rated game cannot be paused.
trouble-hint = A rated game has no hints.
trouble-nobody = Nobody has this name. Guests have no page of their own.
trouble-length = That is too short or too long. A password has at least 8 letters.
bot = a bot

## Keys
keys = Keys
keys-tab = to the next thing you may do
keys-arrows = walk over the board
keys-enter = choose
keys-turn = turn what you hold
keys-hint = ask for a hint
keys-undo = take back
keys-sound = sound on or off
keys-help = this list

## Rules
rules-of = { $game }: the rules
rules-now = These rules belong to what is asked now.
rules-all = All rules
rules-short = Each rule is said in short in your language; the exact wording below it is English.
rules-search = Search the rules
rules-nothing = No rule has these words. Try a shorter one.

## New table
new-title = A new table
new-game = Game
new-seats = Seats
new-count = Number of players
players = { $count ->
    [one] 1 player
   *[other] { $count } players
}
seat-me = Me
seat-me-too = Somebody at this screen
seat-open = Open: somebody I invite
seat-level = Bot: { $level }
seat-me-about = Plays on this device.
seat-open-about = Sits down by the link, or from the lobby.
new-options = Options
new-pace = Pace
new-pace-none = No clock
new-pace-none-about = Everybody takes the time they need.
new-pace-live = Live
new-pace-live-about = 20 seconds a move, and 15 minutes for all that is more.
new-pace-relaxed = Relaxed
new-pace-relaxed-about = A minute a move, and an hour for all that is more.
new-pace-days = Days
new-pace-days-about = Three days a move. The table waits; you get a notice.
new-who = Who comes
new-public = Show it in the lobby
new-public-about = Otherwise only who has the link finds it.
new-rated = Rated
new-rated-about = Counts for the ladder. No pause, and nobody joins later.
new-daily-about = The same dice and cards for everyone today. Not rated.
new-make = Set the table
new-start = Start the game

option-moon_river-mode = Boards
option-moon_river-mode-about = The camp is the same for all; legends have each their own board and a scenario.
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
option-dice_town-wild_west = Wild West
option-dice_town-wild_west-about = The expansion: outlaws, the telegraph, a sixth player.
option-dice_town-wild_west-no = Without
option-dice_town-wild_west-yes = With
option-dice_town-indians = The Indian die
option-dice_town-indians-about = A die of spirits and smoke signals; needs Wild West.
option-dice_town-indians-no = Without
option-dice_town-indians-yes = With
option-dice_town-edition = Edition
option-dice_town-edition-about = 2018 has elixirs; 2009 has remedies and 25 deeds.
option-wind_river-depth = Length of the plain
option-wind_river-depth-about = Fields from the mountains to the Open Plains, 3 to 9; 0 as printed.

## Me
likings = What you like
theme = Colours
theme-auto = As the device says
theme-paper = Paper, by day
theme-moonlit = Moonlit, by night
motion-still = No motion
guest-go = Play as a guest
login = Log in
logout = Log out
password = Password
password-old = Old password
password-new = New password
password-change = Change the password
password-done = The password is changed. Other devices are logged out.
account = Account
account-about = You play as a guest: this browser knows you. With an account you find your games on every device.
account-make = Make an account
account-done = You have an account now, and all your games.
ratings = Ratings
ratings-none = No rated games yet.
rating = Rating
rating-games = Games
player = Player
ladder = { $game }: the ladder
games-played = Games played
games-none = No finished games yet.
notices = Notices
notices-about = When it is your turn and you are not looking.
notice-push = In a browser
notice-email = E-mail
notice-webhook = Webhook
notice-push-here = Notify me in this browser
notice-push-refused = The browser does not allow notices. Allow them in its settings for this page.
notice-push-failed = This browser cannot reach its push service. Try again later, or choose another kind of notice.
notice-kind = How
notice-address = Address
notice-add = Add
notice-code = Code from the e-mail
notice-confirm = Confirm
notice-done = Saved.
programs = Programs that play for you
programs-about = A token lets a program sit down in your name. It is shown once.
program-name = What is it for?
program-token = Make a token
program-shown = Keep it now:
sessions = Where you are logged in
session-browser = Browser
session-this = this one
session-end = End
farewell = Delete me
farewell-about = Bots finish your games; your name disappears from all records. It cannot be undone.
farewell-go = Delete me
farewell-sure = Delete everything about you?
since-when = Here since { $date }

## For operators
operator = Operator
operator-only = This page is for operators of this server. corral operator NAME makes an account one.
operator-well = The server is well.
operator-unwell = The server is not ready. Look into its log.
operator-look = Look again
operator-backup = Download a backup
operator-people = People
operator-find = Name begins with
operator-guest = Guest
operator-account = Account
operator-shut-out = Shut out
operator-let-in = Let in again
operator-nobody = Nobody is called so.
operator-tables = Tables
operator-no-tables = There is no table yet.
operator-waiting = Not started
operator-playing = Being played
operator-ended = Over
