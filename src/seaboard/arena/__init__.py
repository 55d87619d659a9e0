"""Many games of bots, to learn how strong they are and how the games behave. Everything follows from a seed; results
are JSON Lines, to which an interrupted run is added."""
