"""Greedy bots, one for each game: the best of this turn, with no thought of what comes after."""
