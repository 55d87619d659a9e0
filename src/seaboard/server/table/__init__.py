"""Tables: what is done at them becomes lines of their journal, in memory and on the disk."""
