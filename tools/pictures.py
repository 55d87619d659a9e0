"""Draws the picture of the README: `make pictures`. A table in the middle of a game, as the terminal shows it."""

from __future__ import annotations

import io
import re
from pathlib import Path
from random import Random

from rich.console import Console
from rich.text import Text

from seaboard.bots import decide, open_bot
from seaboard.core.dealer import FastDealer
from seaboard.core.game import CHANCE
from seaboard.games import open_game
from seaboard.terminal.menus import tell_consequences
from seaboard.terminal.play import open_words
from seaboard.terminal.tables import SEAT_STYLES, draw_table, seat_mark
from seaboard.terminal.telling import message_id, tell_choice

TARGET = Path(__file__).parents[1] / "docs" / "img" / "terminal.svg"
NAMES = ["Ada", "Ben", "Coral"]


def main() -> None:
    """Play until a person has found something deep down, and draw that."""
    game, rng = open_game("schatztaucher"), Random(11)
    dealer, bot = FastDealer(rng), open_bot("greedy", game)
    state = game.new(game.parse_options({"players": 3, "start": 1}))
    for seq in range(1000):
        actor = game.actor(state)
        if seq > 120 and actor == 0 and state.row > 6 and game.action({"do": "take"}) in game.legal(state):
            break
        game.step(state, dealer.deal(game, state, seq) if actor == CHANCE else decide(bot, game, state, actor, rng))
    words = open_words("en", game.name)
    console = Console(record=True, width=118, file=io.StringIO(), force_terminal=True, color_system="truecolor")
    console.print(draw_table(game.view(state, 0), words, NAMES, console.width))
    due = words(message_id("due", game.due(state)))
    console.print(Text(f"{seat_mark(0)} {NAMES[0]}: {due}", f"bold {SEAT_STYLES[0]}"))
    for number, action in enumerate(game.legal(state), 1):
        brings = "; ".join(tell_consequences(game, state, 0, action, words, NAMES))
        line = Text(f"  {number:>2}  {tell_choice(words, game.describe(action), NAMES)}")
        console.print(line.append(f"  ({brings})", "dim") if brings else line)
    svg = console.export_svg(title="seaboard play schatztaucher")
    TARGET.parent.mkdir(parents=True, exist_ok=True)
    TARGET.write_text(re.sub(r"@font-face \{.*?\}", "", svg, flags=re.DOTALL), encoding="utf-8")


if __name__ == "__main__":
    main()
