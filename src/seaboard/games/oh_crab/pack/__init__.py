"""The Adventure Pack: surprises, events, challenges and asymmetry, in any combination (chapters 11 to 14)."""
