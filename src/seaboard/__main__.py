"""`python -m seaboard` is the command `seaboard`."""

from seaboard.cli import main

if __name__ == "__main__":
    raise SystemExit(main())
