# What the games room says: refusals, limits, help of its commands.
welcome = Seaboard, a games room by the sea. The room is open; its page is not installed here.
help-serve = Open the games room: serve tables to browsers and programs.
help-host = address to listen on
help-port = port to listen on; 0: any free one
help-database = an SQLite file, or the URL of a PostgreSQL database (postgresql://...)
help-room-box = a box file of your own for a game; may be repeated
help-config = a TOML file with these settings; the environment (SEABOARD_PORT ...) and flags go before it
help-limits = another rate limit, such as messages-per-seat=40/4, or off; may be repeated
help-origins = another site whose pages may speak to this server; may be repeated
help-hosts = a name by which this room is reached; once one is given, no other is answered; may be repeated
help-secure = the room is reached by HTTPS only: secure cookies
help-registration = whether somebody new can come in
help-cookie-days = days after which somebody who did not come back is a stranger again
help-proxies = address of a proxy whose word about the visitor’s address is trusted; may be repeated
help-connections = connections that may be open at the same time, in all
help-request-seconds = seconds that a client has to say what it wants
help-static = folder of the page
help-journal-lines = lines that the journal of one table may have; then the game can only be played to its end
help-bot-pace = seconds a bot takes at least for a move
help-heartbeat = seconds between two signs of life to every connection
help-log-level = debug, info, warning or error
trouble-bug = Something went wrong on our side. It has been noted.
trouble-malformed = The room does not understand this message. Perhaps the page is old: load it anew. ({ $reason })
trouble-not-json = Send JSON (content-type: application/json).
trouble-too-large = This is too long: { $most } bytes at most.
trouble-too-slow = This took too long.
trouble-went-away = The message broke off before its end.
trouble-journal-full = This table has { $most } lines in its journal, and that is the most it can have. The game can still be played to its end.
trouble-not-found = There is nothing here.
trouble-no-lesson = There is no lesson for this game ({ $game }).
trouble-bad-origin = This page may not speak to this server.
trouble-other-host = This server does not answer to this name.
trouble-rate-limited = That was a lot at once. Try again in { $wait }.
trouble-wait-seconds = { $seconds ->
    [one] one second
   *[other] { $seconds } seconds
 }
trouble-wait-minutes = { $minutes ->
    [one] one minute
   *[other] { $minutes } minutes
 }
trouble-too-busy = Too many act at this table at the same moment. Try again.
trouble-server-busy = The room has too much to do at the moment. Try again soon.
trouble-storage-unavailable = The room cannot store anything at the moment. Nothing is lost; it goes on by itself soon.
trouble-table-unreadable = The journal of this table is damaged. Whoever looks after the room finds more about it in the log; all other tables go on.
trouble-who-are-you = Say your name first.
trouble-host-only = Only the host of the table may do this.
trouble-not-the-host = The host of the table can be neither muted nor removed.
trouble-muted = The host of this table does not let you chat here.
trouble-removed-here = The host has removed you from this table.
trouble-no-spectators = Nobody may watch this game while it goes on.
trouble-seen-late = This game is shown with a delay. Come back in { $seconds } seconds.
trouble-registration-closed = Nobody new can come in here at the moment.
trouble-password-needed = To come in here you need the password of the room.
trouble-wrong-password = This is not the password of the room.
trouble-link-needed = For a seat at this table you need its link.
trouble-no-such-link = This link opens nothing, or nothing any more.
trouble-no-such-table = There is no such table, or it is private.
trouble-no-such-seat = There is no such seat: this table has { $seats } seats.
trouble-no-seat = You have no seat at this table.
trouble-contributes-nothing = Seat { $seat } once did not reveal its contribution and makes none any more.
trouble-nothing-to-reveal = Seat { $seat } has nothing to reveal now.
trouble-other-contribution = This is not what seat { $seat } has committed itself to.
trouble-seat-taken = Somebody sits on this seat already.
trouble-seat-free = Nobody sits on this seat.
trouble-seats-empty = Some seats are still empty.
trouble-already-seated = You sit at this table already.
trouble-not-open = The game has begun already.
trouble-not-running = There is no game going on at this table.
trouble-not-over-yet = The game is not over yet.
trouble-public-already = This game is public already.
trouble-no-such-position = There is no such position: this game has { $last } entries so far.
trouble-not-your-turn = It is not your turn.
trouble-stale = The game has moved on meanwhile. Look again, and choose anew.
trouble-undo-needs-consent = Something was drawn, shown or decided since. Ask the others to agree.
trouble-undo-past-chance = Dice that have fallen and cards that were drawn are not taken back.
trouble-nothing-asked = Nobody has asked for anything.
trouble-something-else-asked = By now something else is asked. Read it again.
trouble-bot-plays-already = A bot plays this seat at the moment.
trouble-no-bot-plays = No bot plays this seat for you.
trouble-time-is-up = Your time for this decision is up: the bot makes it. After that you can play again.
trouble-no-time-to-undo = You have no time left for that decision: it stands.
trouble-empty-text = There is nothing to read in this text.
trouble-rules-not-served = This game of { $game } was played with version { $rules } of the rules and box { $box }, which are not served here any more. When it is over its log can still be downloaded.
trouble-unknown-limit = There is no limit “{ $limit }”. The limits are: { $limits }.
trouble-bad-limit = The limit { $limit } cannot be “{ $value }”. Write COUNT/SECONDS or off.
trouble-bad-setting = The setting { $setting } cannot be “{ $value }”. Allowed: { $allowed }.
trouble-unknown-setting = There is no setting “{ $setting }”. The settings are: { $settings }.
trouble-bad-database = This is neither an SQLite file nor the URL of a PostgreSQL database.
trouble-database-unreachable = The database cannot be used: { $reason }
trouble-database-newer = The database was opened by a newer version of Seaboard. Use that one, or restore a backup from before.
trouble-database-in-use = Another server already uses { $file }. Many nodes need PostgreSQL.
trouble-cannot-listen = Cannot listen on { $host }, port { $port }: { $reason }
help-admin = Look after the games room: replay, back up, move, tidy.
help-admin-replay-all = Replay every stored game, and verify those that are over.
help-admin-backup = Write the whole room, secrets included, into one file; also while it is open.
help-admin-restore = Fill an empty database from a backup.
help-admin-export = Write the room without its key into one file, for another room.
help-admin-import = Add what another room has exported.
help-admin-prune = Delete old tables that are over or were never begun, and people without a table.
help-admin-retire = Abandon the games under way whose rules are no longer served, so that they can be read whole.
help-admin-rotate-key = Give the room another key: cookies and links are made anew with it. With PostgreSQL, restart the nodes afterwards.
help-admin-people = List people with their ids.
help-admin-delete-person = Forget a person: the games stay, the name goes.
help-room-file = a file with a whole room
help-days = days without anything happening
help-keep-days = days for which the old key still opens; 0 if it fell into wrong hands: then everybody is a stranger
help-people-name = part of a name
help-person = the person’s id; see: seaboard admin people
replayed = { $games ->
    [one] One table
   *[other] { $games } tables
 } with { $entries } log entries replayed; broken: { $bad }, of rules not served here: { $other }.
room-written = Written to { $file }: { $tables } tables, { $people } people.
room-read = Added: { $tables } tables, { $people } people.
pruned = Deleted: { $tables } tables, { $people } people.
retired = Games abandoned because their rules are no longer served: { $games }.
key-rotated = The room has another key. The old one still opens for { $days } days.
person-deleted = The person is forgotten; { $tables ->
    [one] one table was
   *[other] { $tables } tables were
 } changed.
trouble-games-broken = { $games ->
    [one] One game
   *[other] { $games } games
 } cannot be replayed.
trouble-no-such-person = There is no person with the id { $person }. See: seaboard admin people
trouble-room-not-empty = The database is not empty; a backup is restored into an empty one.
trouble-bad-room-file = { $file }, line { $number }: this is not a line of a room file.
trouble-room-file-cut-short = { $file } is cut short; nothing was added.
trouble-tables-left-out = Not everything could be written: these tables are damaged and missing from { $file }: { $tables }
trouble-other-room-file = { $file } holds another kind of room file: { $found }.
