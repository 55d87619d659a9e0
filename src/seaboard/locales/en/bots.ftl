# Bots: their levels, their hints and their reviews of games; for the page and the terminal.
bot-level =
    { $bot ->
        [beginner] Shrimp · beginner
        [easy] Puffin · easy
        [medium] Seal · medium
        [strong] Dolphin · strong
        [master] Orca · strongest
        [random] random bot
        [greedy] greedy bot
        [search] far-sighted bot
       *[other] bot { $bot }
    }
bot-level-help =
    { $bot ->
        [beginner] The shrimp is new to the sea: it plays sensibly, sees little and errs often.
        [easy] The puffin dives a little deeper, and still overlooks things.
        [medium] The seal knows the waters and is a fair opponent for most.
        [strong] The dolphin thinks far ahead and forgives few mistakes.
        [master] The orca is the strongest: it thinks about a move for up to a second.
        [random] The random bot plays anything that is allowed.
        [greedy] The greedy bot takes the best that it sees at once.
        [search] The far-sighted bot looks ahead before it plays.
       *[other] { $bot }
    }
hint-at-once = At first glance: { $choice }
hint-top = The best choices, as a bot sees them:
hint-chance = { $percent } % to win, give or take { $error }
hint-points = { $points } points at the end, give or take { $error }
hint-leads-to = This leads to:
hint-odds = { $percent } %: { $what }
hint-gain = By your next turn: { $gain } for you, { $others } for the best of the others.
hint-gain-alone = By your next turn: { $gain }.
review-working = Looking at the game again
review-help = A bot has thought { $iterations } times about everything in this game. Decisions are judged by what could be known then; choices that cannot be told apart count for nothing.
review-decided = Mistakes
review-lost = Given away
review-luck = Luck
review-amount =
    { $measure ->
        [points] { $sign }{ $amount } points
       *[other] { $sign }{ $amount } %
    }
review-mistakes = The costliest decisions
review-fine = Nobody gave anything away.
review-lucky = The luckiest moments
review-mistake = Move { $number }, { $name }: “{ $played }” ({ $lost }). Better: “{ $other }”.
review-draw = Move { $number }: { $drawn } { $luck } for { $name }.
review-chart =
    { $measure ->
        [points] Points to be expected at the end
       *[other] Chances to win
    }
review-hopes = Before: { $before }. After: { $after }. With the best other choice: { $other }.
review-best = The best choice
review-as-good = As good as the best choice, as far as can be told
review-better = Better would have been
review-progress = Looking at the game again: { $done } of { $total }
