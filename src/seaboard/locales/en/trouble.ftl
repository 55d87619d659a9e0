# What can be wrong with what we were given. One sentence each, with what to do where that helps.
trouble-illegal-action = This is not allowed ({ $rule }). { $sentence }
trouble-unknown-action = There is no such action: { $action }
trouble-unknown-game = There is no game “{ $game }” here. The games are: { $games }.
trouble-unknown-language = There is no language “{ $language }” here. The languages are: { $languages }.
trouble-unknown-bot = There is no bot “{ $bot }”. The bots are: { $bots }.
trouble-bad-thinking = --thinking { $thinking }: between 1 and { $most } iterations are possible.
trouble-bad-budget = “{ $bot }” is no bot with a budget. Write search@2000 for iterations or search@50ms for milliseconds.
trouble-no-results = { $file } does not hold results of the arena.
trouble-other-results = { $file } holds results of { $part ->
    [command] another command of the arena
    [game] another game
    [rules_version] another version of the rules
    [box] another box
    [options] other options
    [vary] another option that varies
    [bots] other bots
   *[seed] another seed
 }. Choose another file.
trouble-results-in-use = Another run is writing into { $file }. Wait for it, or choose another file.
trouble-results-stopped = { $file } cannot be written any more: { $reason }. It holds { $games ->
    [one] one whole game
   *[other] { $games } whole games
 }; the same command goes on from there.
trouble-not-a-plain-file = Not a plain file
trouble-report-is-file = The report cannot be written to { $file }, where the results are.
trouble-results-twice = { $file } would be counted twice. Name every file of results once.
trouble-arena-interrupted = Interrupted after { $games ->
    [one] one game
   *[other] { $games } games
 }, of which nothing is kept; with --file a run can be continued.
trouble-arena-interrupted-file = Interrupted after { $games ->
    [one] one game
   *[other] { $games } games
 }, which { $file } keeps; the same command goes on from there.
trouble-no-bots = Nobody plays: name at least one bot.
trouble-nothing-to-vary = The option { $option } has no list of values to go through.
trouble-ladder-alone = A ladder needs two players or more at a table; how bots do alone is told by: seaboard arena match
trouble-ladder-needs-bots = A ladder needs 2 to { $most } bots, all of them different.
trouble-nobody-to-compare = To be sure who is stronger there must be two different bots at the table.
trouble-other-rules-there = Another machine has other rules of { $game }. The same version of seaboard must be everywhere.
trouble-no-ray = Ray is not installed: pip install "seaboard[ray]".
trouble-no-cluster = There is no Ray cluster at { $address }: { $reason }
trouble-cluster-lost = The Ray cluster was lost: { $reason }. With --file the same command goes on from where it was.
trouble-processes-die = The processes that play were killed again and again at game { $number }; there may be too little memory for so many of them.
trouble-nothing-to-play = Between 1 and { $games } games can be played, by at most { $processes } processes.
trouble-unknown-form = There is no form “{ $form }” of the rules. The forms are: { $forms }.
trouble-no-compiler = The fast rules of { $game } are not ready, and the compiler that makes them is not installed: pip install "seaboard[compiler]".
trouble-no-cupy = The games on a graphics card need CuPy: pip install "seaboard[gpu]".
trouble-no-card = No graphics card can be used here: { $reason }. The processor can play too, with machine=Processor.
trouble-card-too-old = The graphics card is too old: its compute capability is { $able }, at least { $oldest } is needed.
trouble-too-many-games = { $games } games take { $needed } MiB, and { $free } MiB are free.
trouble-unknown-option = { $game } has no option “{ $option }”. The options are: { $options }.
trouble-bad-option = “{ $option }” is not of the form NAME=VALUE.
trouble-bad-option-value = The option { $option } cannot be “{ $value }”. Allowed: { $allowed }.
trouble-bad-arguments = { $reason } (see: { $command } --help)
trouble-argument-needs-value = { $argument } needs a value.
trouble-argument-takes-no-value = { $argument } takes no value such as “{ $value }”.
trouble-argument-not-a-number = { $argument }: “{ $value }” is not a whole number.
trouble-argument-not-a-choice = { $argument }: there is no “{ $value }”. Choose from: { $all }.
trouble-argument-ambiguous = { $argument } could mean several things: { $all }.
trouble-arguments-missing = Something is missing: { $arguments }.
trouble-arguments-unknown = Nobody here understands: { $arguments }.
trouble-too-many-bots = { $bots } bots do not fit at a table for { $players }.
trouble-too-many-names = { $names ->
    [one] One name was
   *[other] { $names } names were
 } given for { $people ->
    [0] a table of bots only
    [one] one person
   *[other] { $people } people
 }.
trouble-name-too-long = The name “{ $name }” is too long; { $most } characters are enough.
trouble-name-unprintable = The name “{ $name }” has characters that cannot be written or shown.
trouble-not-text = “{ $text }” is not text in UTF-8.
trouble-resume-or-new = Name a game to begin it, or use --resume to go on with one, not both.
trouble-interrupted = Interrupted. Whatever was played is saved; go on with: seaboard play --resume
trouble-no-input = The input ended before anything was chosen.
trouble-unreadable-file = { $file } cannot be read: { $reason }
trouble-unwritable-file = { $file } cannot be written: { $reason }
trouble-unusable-file = { $file } cannot be used: { $reason }
trouble-no-such-file = No such file or directory
trouble-not-permitted = Permission denied
trouble-file-exists = File exists
trouble-is-a-folder = Is a directory
trouble-not-a-folder = Not a directory
trouble-no-space-left = No space left on device
trouble-read-only = Read-only file system
trouble-name-of-file-too-long = File name too long
trouble-output-closed = There is no output to show anything on.
trouble-output-lost = The output cannot be written any more: { $reason }
trouble-too-deep = What was given is nested too deeply to be read.
trouble-no-such-save = There is no saved game “{ $name }” in { $folder }.
trouble-nothing-to-resume = There is no unfinished game in { $folder }.
trouble-already-over = The game in { $file } is over. To look at it: seaboard replay { $file }
trouble-save-in-use = { $file } is being played in another window. Leave the game there first.
trouble-seed-unreadable = The secret seed of this game is missing or damaged, so its dice cannot go on ({ $file }: { $reason }).
trouble-seed-of-another-game = The secret seed beside this game is not the one that its log commits to, so its dice cannot go on ({ $file }).
trouble-beyond-repair = Not even the first line of { $file } can be read; nothing was changed.
trouble-bad-log-line = { $file }, line { $number }: { $reason }
trouble-line-cut-short = the line is cut short. If this is a save of yours: seaboard play --resume --repair
trouble-log-empty = the file is empty.
trouble-header-missing = a log begins with its header.
trouble-line-out-of-place = a line stands where none like it may stand.
trouble-wrong-number = the entry should have number { $expected } but has { $found }.
trouble-line-unreadable = this is not a line of a game log ({ $reason }).
trouble-line-no-json = it is not JSON, or nested too deeply
trouble-line-odd-field = it has a field “{ $field }” that does not belong there
trouble-line-lacks-field = it lacks “{ $field }”
trouble-line-odd-value = it has a wrong value for “{ $field }”
trouble-line-too-deep = this is not a line of a game log (nested too deeply, or with a number that is too long).
trouble-other-format = the log has format { $found }; this program reads format { $expected } and older ones.
trouble-other-game = the log is of { $found }, not of { $expected }.
trouble-other-rules = the log was played with version { $found } of the rules of { $game }; this program has version { $expected }.
trouble-other-box = the log was played with another box of { $game } (hash { $found }, this one has { $expected }). Give the right one with --box.
trouble-wrong-seats = the header names { $found ->
    [one] one seat
   *[other] { $found } seats
 } for { $expected } players.
trouble-forms-differ = id { $action } and the readable form say different things.
trouble-chance-not-due = nothing is to be drawn or rolled now.
trouble-not-their-turn = seat { $seat } cannot act now.
trouble-no-such-seat = there is no seat { $seat } at this table.
trouble-no-more-outcomes = the record has no outcome for draw { $number }.
trouble-nothing-to-undo = there is nothing to take back.
trouble-undo-too-far = something was drawn, shown or decided since; that needs the consent of all.
trouble-not-over = the game is not over.
trouble-over-already = the game was over already.
trouble-seed-missing = the seed was not revealed.
trouble-not-hexadecimal = a seed, contribution, hash, key or signature is not written in the right number of small hexadecimal digits.
trouble-commitment-broken = the revealed seed is not the one that was committed to.
trouble-outcome-differs = the seed fixed outcome { $expected }, but { $found } is written.
trouble-not-canonical = the line is not written as logs are written: without blanks, with each field once and in its place, numbers and text in their shortest form.
trouble-fields-of-other-format = a field is missing, or is there that format { $format } does not have.
trouble-commitment-misplaced = a commitment is there if and only if chance was not dealt by hand.
trouble-contribution-broken = seat { $seat } did not contribute what it had committed itself to.
trouble-draw-misplaced = a chance outcome says how it was drawn, and nothing else does.
trouble-share-differs = the rules give this outcome another share of the numbers that can be drawn.
trouble-outcome-impossible = outcome { $found } cannot come up now.
trouble-chain-broken = the lines before are not those that the room signed.
trouble-signature-broken = this is not the signature of the room whose key the header names.
trouble-other-commitment = the log has another commitment than the one you know: { $found }.
trouble-other-key = the log is of a room with another key than the one you know: { $found }.
trouble-other-seed = the log reveals another seed than the one you know.
trouble-bad-hexadecimal = { $option } takes { $digits } hexadecimal digits.
trouble-result-differs = the result is not what these actions lead to.
trouble-not-toml = { $file } is not a TOML file: { $reason }
trouble-toml-place = line { $line }, column { $column } cannot be read
trouble-toml-letters = it is not written in UTF-8
trouble-toml-somewhere = something in it cannot be read
trouble-bad-box = The box is wrong at { $table }: expected { $expected }, found { $found }.
trouble-box-nothing = nothing
trouble-box-a-table = a table
trouble-box-a-sentence = a sentence
trouble-box-a-number = a whole number
trouble-box-a-fraction = a number with a decimal point
trouble-box-a-text = a text
trouble-box-a-list = a list
trouble-box-a-date = a date or time
trouble-box-yes-or-no = true or false
trouble-box-another-value = another value
trouble-box-known-field = a field that belongs here
trouble-box-known-value = a value that belongs here
trouble-box-field-of-legend = a field of the legend
trouble-box-enterable-field = a field that can be entered
trouble-box-seaward-step = a seaward step to a field that can be entered, with { $side } next
trouble-bad-position = The position is wrong: { $reason }
