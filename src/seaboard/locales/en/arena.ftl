# The arena: its flags and tables.
help-arena = Let bots play many games: to see how strong they are, or how a game behaves.
help-arena-match = Bots against each other: shares of victories and points.
help-arena-balance = How a game behaves: victories by place at the table, ends, lengths and parts of the score.
help-arena-bots-match = who plays, separated by commas; the last one takes all seats that are left. random, greedy, search, or search with a budget: search@2000 (iterations a decision), search@50ms. Without this: search,greedy
help-arena-bots-balance = who plays, separated by commas; the last one takes all seats that are left. Without this: greedy
help-arena-games = how many games
help-arena-seed = any text: the same text gives the same games, if bots think in iterations
help-arena-file = where results are kept, as JSON Lines; a run that was interrupted goes on there
help-arena-processes = how many processes play; 0: one for each processor
arena-playing = Playing
match-title =
    { $games ->
        [one] One game, seats taken in turn
       *[other] { $games } games, seats taken in turn
    }
places-title =
    { $games ->
        [one] Victories by place at the table (1 begins), one game
       *[other] Victories by place at the table (1 begins), { $games } games
    }
marks-title = Victories with each ability
ends-title = What ended the games
lengths-title = How long games last
parts-title = Points by parts
column-bot = Bot
column-victories = Victories
column-interval = 95 % interval
column-of-fair = Of the fair share
column-points = Points
column-what = { "" }
column-games = Games
column-share = Share
column-mean = Mean
column-winners = Of the winners
column-shortest = Shortest
column-longest = Longest
column-decisions = Decisions
column-steps = Steps
column-rounds = Rounds
