"""Everything that can fail around a room, made to fail while people play, and what must be true afterwards."""
