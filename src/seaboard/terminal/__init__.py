"""Play, watch and check games in a terminal, or in a pipe as plain text."""
