"""What every game stands on: records, rules and their forms, dealers, logs. Knows no game."""
