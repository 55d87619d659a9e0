"""The database of a room, and what looks after it."""
