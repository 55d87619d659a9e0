"""What every game stands on: records, rules in two forms, dealers, logs. Knows no game."""
