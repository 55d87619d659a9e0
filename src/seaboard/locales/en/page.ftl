# What the page says in the lobby and at every game's table.
page-welcome = Welcome to the games room by the sea
your-name = Your name
guest = Guest
room-password = Password of the room
come-in = Come in
room-closed = Nobody new can come in at the moment. Who has been here before comes back with their personal link.
games = Games
play-now = Play now
set-up = Set up
new-table = { $game }: set up a table
learn = Learn it
learn-title = { $game } in five minutes
learn-play = Play a guided game
lesson = Lesson
lesson-next = Next
lesson-step = Step { $step } of { $steps }
lesson-waits = Look what the others do …
my-tables = My tables
tables = Tables
no-tables = No open tables at the moment. Set one up and invite your friends.
filter-game = Game
all-games = All games
filter-tables = Which tables
filter-all = All
filter-free = With a free seat
filter-running = To watch
none-fits = No table is like this at the moment.
hosted-by = Host: { $name }
clock-of-seconds = { $seconds } s a decision, { $minutes } min in reserve
clock-of-days = { $days } d a decision
page-of = Page { $page } of { $pages }
page-back = Previous page
page-on = Next page
moved = Last move { $ago }
result-won = Won
result-shared = Shared victory
result-lost = Lost
result-alone = Played alone
profile = My games
profile-help = Games that are over, by opponents. Abandoned ones do not count.
profile-none = You have not finished a game yet.
player-none = None of their public games is over yet.
player-games = Public games
against-people = Against people
against-bots = Against bots
games-of-them = Games
best-score = Best score
offline = The room cannot be reached at the moment. As soon as there is a connection, it opens by itself.
unreachable = The room cannot be reached at the moment. Please try again.
part-lost = This part of the page could not be loaded. Please check your connection and load the page again.
join = Join
watch = Watch
go-on = Go on
look-back = Look back
status-open = Waiting for players
status-running = Being played
status-finished = Finished
status-abandoned = Abandoned
other-device = Play on another device
other-device-help = With this link you come back as yourself on another device. Keep it to yourself.
renew-own-link = Make a new link
renew-own-link-help = The old one opens nothing any more, and every other device that is here as you is signed out.
who-sits-where = Who sits where
seat-number = Seat { $number }
seat-me = me
seat-person = a person
seat-here = another person here
house-rules = House rules
option-wrong = { $option }: this is not possible. Allowed: { $allowed }
clock = Clock
clock-kind-none = no clock
clock-kind-live = at one sitting
clock-kind-days = by correspondence
clock-kind-none-help = Everybody thinks as long as they like.
clock-kind-live-help = Seconds for each decision; what goes beyond them comes out of a reserve for the whole game.
clock-kind-days-help = Days for each decision, for games alongside everyday life.
clock-seconds = Seconds a decision
clock-minutes = Reserve in minutes
clock-days = Days a decision
stand-in = Plays for whoever is late
public-table = Anybody may join or watch
practice-table = Practice: everything may be taken back, dice and cards too
practice = Practice
spectators = Spectators
watching-now = see the game as it happens
watching-late = see it two minutes late
watching-delayed = see the game { $seconds } s late
watching-none = may not watch while it goes on
create-table = Create the table

## The bar
to-table = To the table
to-lobby = To the lobby
language = Language
theme = Theme
theme-system = as the system
theme-day = day
theme-night = night
motion = Motion
pace = Pace of the story
pace-slow = slow
pace-normal = normal
pace-quick = quick
pace-instant = at once
connection-connecting = Connecting …
connection-lost = The connection is lost. Trying again …
sound = Sound
connection-quiet = No answer for a while. What you see may be old.
close = Close

## At the table
seats = Players
you = you
waits = waiting
acts-now = to play
# Names for bots, by number from 0.
bot-name =
    { $number ->
        [0] Coral
        [1] Pearl
        [2] Finn
        [3] Marina
        [4] Sandy
       *[other] Bot { $number }
    }
bot-stands-in = { $bot } stands in
time-left = Time left for this decision
time-bank = Reserve
time-low = Time is nearly up!
time-until = until { $when }
points-of = { $points ->
    [one] 1 point
   *[other] { $points } points
 }
chance = Chance
chance-acts = Chance decides …
skip-story = Skip
name-and-what = { $name }: { $what }
since-your-turn = Since your last turn
just-now = The last turns
turn-of = { $count ->
    [one] It is { $names }’s turn.
   *[other] Choosing now: { $names }
 }
chosen-already = You have chosen. You may still change it.
only-afterwards = What this brings shows only when it is done.
odds-of = { $percent } %: { $what }
what-now = What to do now
choices-as-list = { $number ->
    [one] The one choice as a list
   *[other] All { $number } choices as a list
 }
position = The position
tools = Tools
undo = Undo
ask-undo = Undo (the others must agree)
undo-what = Take back: { $choice }
undo-done = Taken back: { $choice }
undo-too-late = Nothing can be taken back now: dice have fallen, or somebody else has played.
hint = Hint
rules = Rules
log = Log
log-in-order = In order
log-newest-first = Newest first
attention-ask = Shall the page ring and tell you when it is your turn?
attention-yes = Yes, please
attention-no = No, thanks
attention-wish = A sound and a notification when it is my turn
shortcuts = Keyboard
shortcut-choose = Make the choice that shows this digit
shortcut-skip = Skip the story and the turns of bots
shortcut-help = Show this list
shortcuts-on = Keys work alone, without Ctrl or Alt
chat = Chat
chat-empty = Nobody has said anything yet.
chat-no-seat = (no seat)
chat-text = Say something
phrases = Quick phrases
phrase-1 = Hello!
phrase-2 = Well played!
phrase-3 = One moment, please.
phrase-4 = Oh no!
phrase-5 = Thanks for the game!
new-messages = { $count ->
    [one] a new message
   *[other] { $count } new messages
 }
send = Send
plain-table = As text
picture-table = As picture
more = More
refused = That is not possible now.
download-log = Download the log
hand-to-bot = Let a bot play for me
players-and-spectators = Players and spectators
mute = Mute
unmute = Let speak
mute-player = Mute { $who }
unmute-player = Let { $who } speak
remove = Remove
remove-player = Remove { $who } from the table
really-remove = Really remove { $who }
take-seat-back = Play yourself again
ask-abandon = Abandon the game (all must agree)
abandon = Abandon the game
really-abandon = Abandon the game for good?
keep-playing = Keep playing
commitment = The dice are fixed in advance and can be checked afterwards. Commitment: { $hash }
chance-sound = The dice were fixed before the game: all { $draws } draws fit the commitment that was shown before it.
chance-sound-with-yours = The dice were fixed before the game, and not without you: all { $draws } draws fit the commitment that this device saw before it and the contribution that it made.
chance-without-yours = The draws ({ $draws }) fit the commitment, but what this device drew for the dice is not among the contributions: they were fixed without you.
chance-changed = Careful: the room has changed the commitment to its dice since this device first saw it. This device contributes nothing to them; do not trust the dice of this game.
chance-undone = Taken back with what followed: { $undone }.
chance-wrong = Careful, the log of this game is not right: { $flaw ->
    [commitment] it has another commitment than the one that this device saw before the game.
    [contribution] it does not contain what this device contributed to the dice.
    [seed] its seed is not the one that was committed to.
    [draw] a draw did not come out as it was fixed.
   *[lines] its lines were changed after it was sealed.
 }
chance-old = This game was begun in an older format. Its dice can be checked with the command seaboard verify.
asked-undo = { $who } would like to take back the last decision.
asked-abandon = { $who } would like to abandon the game.
asked-publish = { $who } would like to make this game public: everybody could look at it, with what was said at the table.
agree = Agree
decline = Decline
log-undo = { $who } takes the last decision back.
line-handed-over = A bot plays for { $who } from now on.
line-taken-back = { $who } plays again.
line-removed = The host has removed a player; { $who } plays on.
line-asked = { $what ->
    [undo] { $who } asks to take back the last decision.
    [publish] { $who } asks to make the game public.
   *[abandon] { $who } asks to abandon the game.
 }
line-declined = { $who } does not agree.
line-withdrawn = The game could not start, because the device of { $names } did not answer. Start again: it begins without that contribution to the dice.
line-abandoned = The game was abandoned by agreement.
line-published = The game is public from now on.

## Looking back
looking-back = Looking back
replay = Replay
move-of = Move { $number } of { $last }
the-beginning = The game begins.
replay-slider = Moment of the game
replay-steps = Steps through the game
turn-back = A turn back
step-back = A move back
step-on = A move on
turn-on = A turn on
replay-play = Play
replay-pause = Pause
news-waiting = { $count ->
    [one] Meanwhile there is a new move.
   *[other] Meanwhile there are { $count } new moves.
 }
your-turn-now = It is your turn.
earlier = Earlier
back-to-now = Back to now
review = Review
chart-title = Points over the game
chart-after = After move { $number }
chart-table = As a table

## Before the game
waiting-room = Before the game
waiting-for-players = Some seats are still free. Invite your friends, or add bots.
invited-by = { $name } invites you to play
invited = You are invited to play
table-full = All seats are taken.
table-full-watch = When the game begins, you can watch it here.
your-name-please = What shall the others call you?
in-a-minute = The rules in a minute
all-rules = All rules
this-table = At this table
yes = yes
all-seated = Everybody is here.
free-seat = free
sit-down = Sit down
add-bot = Add a bot …
seat-a-bot = Put a bot on seat { $number }
another-player-here = Another player here
name-of-player-here = Name of the player at this device
sits-here = Sits here
at-this-device = at this device
pass-device = Pass the device to { $name }
pass-device-help = Nothing is shown until the next player is there.
i-am = I am { $name }
free-this-seat = Free the seat
start = Start the game
host-starts = The game begins when the host starts it.
invite = Invite
invite-help = Each link is for one seat. Send it only to the person who should sit there.
only-here = This link works only on this computer.
lan-closed = The room listens to this computer only. Open it with “make play LAN=1”, and others in your network find it at { $address }.
to-play = To play, seat { $number }
to-watch = To watch
copy = Copy
copied = Copied
scan-code = The link as a code to scan
renew-link = Revoke and renew
link-renewed = The old link no longer works.
invite-watch-help = With this link others may watch.
no-entry = This door is closed
no-entry-help = The table does not exist, or its link is no longer valid.

## Rules
possible-now = Possible now
why-not = Why not?
search-rules = Search the rules
full-text = The whole rule
nothing-found = Nothing found.

## The end
game-over = The game is over
winner = { $name } wins!
winners-shared = { $names } share the victory!
score-sheet = Score sheet
score-so-far = If the game ended now.
total = Total
rematch = Play again
share-game = Share this game
share-help = Whoever has this link can look at the whole game.
share-link = Link to this game
share-private = This game is private. Made public, everybody can look at it, with what was said at the table, and it counts on the pages of those who played.
share-public = This game is public: everybody can look at it.
make-public = Make public
ask-public = Make public (all must agree)
public-asked = The others have been asked whether they agree.
to-rematch = To the next game
