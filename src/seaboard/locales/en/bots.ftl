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
        [master] The orca is the strongest: it thinks a whole second about every move.
        [random] The random bot plays anything that is allowed.
        [greedy] The greedy bot takes the best that it sees at once.
        [search] The far-sighted bot looks ahead before it plays.
       *[other] { $bot }
    }
hint-top = The best choices, as a bot sees them:
hint-chance = { $percent } % to win, give or take { $error }
hint-points = { $points } points at the end, give or take { $error }
hint-leads-to = This leads to:
hint-odds = { $percent } %: { $what }
hint-gain = By your next turn: { $gain } for you, { $others } for the best of the others.
hint-gain-alone = By your next turn: { $gain }.
