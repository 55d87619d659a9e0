# The arena: its flags and tables.
help-arena = Let bots play many games: to see how strong they are, or how a game behaves.
help-arena-match = Bots against each other: shares of victories and points.
help-arena-ladder = How strong bots are: all of them meet each other, and ratings with intervals are told.
help-arena-balance = How a game behaves: victories by place at the table, ends, lengths and parts of the score.
help-arena-bots-match = who plays, separated by commas; the last one takes all seats that are left. The levels beginner, easy, medium, strong, master; random, greedy, search, or search with a budget: search@2000 (iterations a decision), search@50ms. Without this: search,greedy
help-arena-bots-ladder = the bots that meet, separated by commas, named as for match. Without this: all levels
help-arena-bots-balance = who plays, separated by commas; the last one takes all seats that are left. Without this: greedy
help-arena-games = how many games
help-arena-seed = any text: the same text gives the same games, if bots think in iterations
help-arena-file = where results are kept, as JSON Lines; a run that was interrupted goes on there
help-arena-report = also write a report with plots there: one page of HTML with everything in it
help-arena-until-sure = stop as soon as it is sure that the first bot wins more or less than its fair share; --games is then the most that is played
help-arena-vary = an option that takes another of its values from game to game, such as scenario, edition or players
help-arena-also = results of other runs, at the same table by the same rules, that are rated together with these; may be given several times
help-arena-processes = how many processes play; 0: one for each processor
help-arena-ray = play on a Ray cluster of this machine, which ends with the run (pip install "seaboard[ray]")
help-arena-ray-address = play on the Ray cluster at this address, such as 10.0.0.1:6379; the same version of seaboard must be on all of its machines
arena-playing = Playing
match-title =
    { $games ->
        [one] One game, seats taken in turn
       *[other] { $games } games, seats taken in turn
    }
ladder-title =
    { $games ->
        [one] Ratings after one game
       *[other] Ratings after { $games } games
    }
ladder-note = 400 points more mean ten times the strength; a chance of victory is one’s strength over the sum at the table. The mean is 1500. Intervals come from the information matrix of the likelihood.
meetings-title = Each against each
meetings-note = Of the victories that one of the two won where both sat, those of the bot on the left.
sure-title = Is it sure?
sure-more =
    { $games ->
        [one] Sure after one game: { $bot } wins more than its fair share of { $fair }.
       *[other] Sure after { $games } games: { $bot } wins more than its fair share of { $fair }.
    }
sure-less =
    { $games ->
        [one] Sure after one game: { $bot } wins less than its fair share of { $fair }.
       *[other] Sure after { $games } games: { $bot } wins less than its fair share of { $fair }.
    }
sure-open =
    { $games ->
        [one] After one game it is open whether { $bot } wins more or less than its fair share of { $fair }.
       *[other] After { $games } games it is open whether { $bot } wins more or less than its fair share of { $fair }.
    }
places-title =
    { $games ->
        [one] Victories by place at the table (1 begins), one game
       *[other] Victories by place at the table (1 begins), { $games } games
    }
marks-title = Victories with each ability
variants-title = With each value of the option “{ $option }”
variant-on = on
variant-off = off
points-title = How points are distributed
fair-share = fair share
place =
    { $place ->
        [1] Place 1 (begins)
       *[other] Place { $place }
    }
ends-title = What ended the games
lengths-title = How long games last
parts-title = Points by parts
report-match = Match: { $game }
report-ladder = Ladder: { $game }
report-balance = Balance: { $game }
report-games =
    { $games ->
        [one] One game of bots
       *[other] { $games } games of bots
    }
report-plan = What was played
report-bots = Bots
report-options = Options
report-varies = { $option } changes from game to game
report-seed = Seed
report-also = Results of other runs
report-rules = Rules
report-rules-version = version { $version }, box { $box }
column-bot = Bot
column-victories = Victories
column-interval = 95 % interval
column-of-fair = Of the fair share
column-rating = Rating
column-valid-interval = 95 % interval at any time
column-first-wins = Victories of who begins
column-lowest = Lowest
column-middle = Median
column-highest = Highest
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
