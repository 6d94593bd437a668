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

## Lobby
lobby-title = What shall we play?
play-now = Play now against bots
learn-it = Learn it in { $minutes } minutes
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
table-drop = Drop from the list
table-drop-sure = Drop this table?
table-drop-about = The game is not over: a bot plays on for you. Open it again by its link, and you can take your seat back.
table-drop-room = You give up your seat. If friends sit there, one of them is the host then.
table-drop-yes = Drop it
seats-free = { $count ->
    [one] 1 seat free
   *[other] { $count } seats free
}
learn = Learn
lesson = Lesson
lesson-about = What it is about
new-table = New table
score-pad = Score pad
daily = Deal of the day
daily-same-game = { $game }: the same for everyone, one attempt.
puzzles = Puzzles
puzzles-lobby = Find the best move, in positions of real games.
big-screen = Big screen

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
hint-only = The only sensible choice.
hint-better = { $points ->
    [one] 1 point of win chance more than the next best choice.
   *[other] { $points } points of win chance more than the next best choice.
}
hint-alike = About as good as the next best choice.
hint-sure = Worked out to the end of the game: nothing is better.
show-me = Show me
skip = Skip
show-again = Show the others’ moves again
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
over-you-points = { $count ->
    [1] You win with { $points } points!
   *[other] You and { $names } win with { $points } points each!
}
over-them-points = { $count ->
    [1] { $names } wins with { $points } points.
   *[other] { $names } win with { $points } points each.
}
over-you-tipis = { $count ->
    [1] You win! Tipis on the Open Plains: { $points }.
   *[other] You and { $names } win! Tipis on the Open Plains: { $points } each.
}
over-them-tipis = { $count ->
    [1] { $names } wins. Tipis on the Open Plains: { $points }.
   *[other] { $names } win. Tipis on the Open Plains: { $points } each.
}
over-place-points = You are { $place ->
    [2] second
    [3] third
    [4] fourth
    [5] fifth
   *[other] sixth
} of { $seats }, with { $points } points.
over-place-tipis = You are { $place ->
    [2] second
    [3] third
   *[other] fourth
} of { $seats }. Tipis on the Open Plains: { $points }.
over-open = Open now
over-open-none = nothing in hand
score-sheet = Score sheet
sheet-row = Row
sheet-counted = { $name }: { $counted }
sheet-again = Count again
replay = Replay
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
making = { $game } is being made ready … { $percent } %
making-lost = { $game } could not be made ready. The window in which the server was started says why.
making-begins = Begins when it is ready
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
room-share = Share …
room-share-text = A seat at { $game } is waiting for you.
room-alone = This page is open on the very machine that runs Corral, and only this machine can reach it. To let others in, stop Corral and start it so:
room-alone-then = Then open the address that it prints, and invite from there.
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
room-wait-others = { $count ->
    [one] One seat is still empty.
   *[other] { $count } seats are still empty.
}
room-bot-level = Level of the bots
handover = Now it is the turn of { $name }.
handover-about = Pass the screen on; nobody else should look.
handover-go = It is me

## Errors, each with what to do
room-close = Close this table
trouble-offline = No connection to the server. Check your network; we keep trying.
trouble-closed = The host has closed this table.
trouble-malformed = That is too short or too long. A password has at least 8 letters.
trouble-wrong = That cannot be done so.
trouble-options = These options do not go together, or not with so many players. Change one of them.
trouble-name = Please choose one word of at most 20 letters, digits or signs.
trouble-name-taken = This name is taken. Please choose another one.
trouble-password-easy = This password is easily guessed. Three or four words make a better one.
trouble-password-wrong = Name or password is wrong. Please type them again.
trouble-address = Nothing can be sent to this address. Check it, or take another one.
trouble-address-known = You are told at this address already.
trouble-address-code = The code is wrong. Enter the address again to get a new one.
trouble-mail-enough = This address has had several codes today. Try again tomorrow.
trouble-mail-failed = Mail cannot be sent now. Try again later.
trouble-mail-refused = Mail to this address is refused. Check it, or take another one.
trouble-record = This cannot be read as a record of Corral.
trouble-record-cut = The record ends before the game does. Is the file cut off?
trouble-record-long = This is too long for a record of a game.
trouble-record-version = This game was played by rules of another version, which are not known here.
trouble-record-pieces = This game was played with pieces of its own. Open it where these piece files are: corral replay.
trouble-unknown = Say first who you are: choose a name on your page.
trouble-not-yours = That is not for you to do.
trouble-host-only = Only the host may do that.
trouble-private = This table was private. Only who played there can see it again.
trouble-session-ended = Your session was ended. Log in again.
trouble-shut-out = Newcomers from this address are shut out for a while.
trouble-too-often = Too often. Please wait a moment and try again.
trouble-too-many-tables = You have too many unfinished tables. Finish or leave some first.
trouble-too-many-bots = You have enough tables where bots play alone. Wait until one is over.
trouble-hint-comes = A hint is already on its way.
trouble-missing = There is no such thing. It may have been removed.
trouble-no-table = There is no such table. Check the link, or make a new table.
trouble-no-user = Nobody has this name. Guests have no page of their own.
trouble-no-day = There is no deal for this day. Days are the server’s, in UTC.
trouble-daily = Not in the deal of the day: everyone plays it alone, without hints, and takes nothing back.
trouble-not-now = That cannot be done now. Look again.
trouble-stale = The game has moved on. Look at the new question.
trouble-not-asked = You are not asked now.
trouble-not-possible = This move is not possible now. Choose one of those that are marked.
trouble-started = The game has started. You can watch it.
trouble-not-started = The game has not started yet.
trouble-over = The game is over.
trouble-not-over = The game is not over. A replay would tell secrets.
trouble-paused = The game is paused. Resume it first.
trouble-seat-taken = Somebody was quicker: this seat is taken. Choose another one.
trouble-seat-empty = A seat is empty. Seat a bot there, or wait.
trouble-sits-already = You sit at this table already.
trouble-bot-plays = A bot plays for you. Take your seat back first.
trouble-given-up = You have given up this game.
trouble-nothing-to-take-back = There is nothing of yours to take back.
trouble-taken-back-enough = Enough has been taken back at this table.
trouble-secret-open = Others are choosing in secret. Take back when they have chosen.
trouble-rated-back = In a rated game nobody takes back what others or chance have answered.
trouble-rated-pause = A rated game cannot be paused.
trouble-rated-hint = A rated game has no hints.
trouble-rated-table = A rated game has its own dice, and one person a seat.
trouble-making = This game is being made ready. Try again in a moment.
trouble-making-failed = This game could not be made ready. The window in which the server was started says why.
trouble-disk-full = The server’s disk is full. Nothing is lost; please try again later.
trouble-database = The server’s database does not answer now. Nothing is lost; please try again in a moment.
trouble-failed = Something went wrong on the server. Look again, then try again.
bot = a bot

## Keys
keys = Keys
keys-tab = to the next thing you may do
keys-arrows = walk over the board
keys-enter = choose
keys-turn = turn what you hold
keys-explain = explain what has the focus; arrows go on to the next
keys-hint = ask for a hint
keys-undo = take back
keys-sound = sound on or off
keys-help = this list

## Rules
rules-of = { $game }: the rules

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
new-make = Set the table
new-start = Start the game

## Me
likings = What you like
theme = Colours
theme-auto = As the device says
theme-paper = Paper, by day
theme-moonlit = Moonlit, by night
motion-still = No motion
tempo = The others’ moves
tempo-slow = Slowly
tempo-normal = At a normal pace
tempo-fast = Fast
tempo-once = At once
tempo-about = How long each move of the others is shown. Unless you choose: at a normal pace, or at once where motion is switched off, here or on your device.
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
my-games = My games
my-games-about = All games that you have finished: with whom, what came of them, luck and own play, statistics and files.
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
notice-off = Switched off: it failed too often ({ $reason }).
notice-on = Switch on again
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
operator-shut-address = Shut out, with newcomers from their address for a day
operator-let-in = Let in again
operator-nobody = Nobody is called so.
operator-tables = Tables
operator-no-tables = There is no table yet.
operator-waiting = Not started
operator-playing = Being played
operator-ended = Over

# Notes of a guided game
notes = Notes
notes-all = at every question
notes-fewer-only = at new questions only
notes-off = none
notes-what = What this is.
notes-good = Good here.
notes-lesson = A lesson on this: { $title }
notes-fewer = Fewer notes
notes-close = No more notes
notes-read = Read
