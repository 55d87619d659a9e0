"""Die Schatztaucher in a terminal: the sea in section with lamp and wreck, dice, seats, and the race for the bonus
tiles."""

from __future__ import annotations

from collections import Counter

from rich import box
from rich.console import RenderableType
from rich.panel import Panel
from rich.table import Table
from rich.text import Text

from seaboard.core.game import Json
from seaboard.locales.words import Words
from seaboard.terminal.tables import NARROW, SEAT_STYLES, Parts, seat_mark

SIDE_BY_SIDE = ((("sea", "wreck", "dice"), ("seats", "bonus")),)
FIELD_WIDTHS = (5, 9)
LABEL_WIDTH = 4
BORDERS = 4
TILES_WIDTH = 34
WATER = {"light": "black on rgb(127,211,207)", "dark": "white on rgb(31,111,139)"}
GONE = {"light": "on rgb(47,156,171)", "dark": "on rgb(13,47,79)"}
WAVES = {"light": "~", "dark": "≈"}
"""Light and dark water differ in sign too: it stands beside the number of each row and on what no lamp has shown."""
LAMP = "bold white on rgb(122,60,190)"
BUOY_STYLES = ("red", "orange1", "green", "purple", "hot_pink")


def draw(view: Json, words: Words, names: list[str], width: int) -> Parts:
    """The parts of the table."""
    return {
        "sea": _draw_sea(view, words, width),
        "wreck": _draw_wreck(view, words),
        "dice": _draw_dice(view, words),
        "seats": _draw_seats(view, words, names, width),
        "bonus": _draw_bonus(view, words, names, width),
    }


def tile_text(words: Words, tile: Json) -> str:
    """A tile as kind and count: Shell 2."""
    return words("tile-short", tile=tile["tile"], count=tile["count"])


def _draw_sea(view: Json, words: Words, width: int) -> RenderableType:
    """The fields as wide as there is room: the numbers of the rows are never cut."""
    lamp = view["lamp"]
    least, most = FIELD_WIDTHS
    each = max(least, min(most, (width - BORDERS - LABEL_WIDTH) // len(view["columns"])))
    sea = Table(box=None, padding=(0, 0), show_header=True, pad_edge=False)
    sea.add_column("", style="dim", min_width=LABEL_WIDTH, no_wrap=True)
    for buoy in range(len(view["columns"])):
        mark = "◉" if lamp["buoy"] == buoy + 1 else "○"
        sea.add_column(Text(f"{mark} {buoy + 1}".center(each), BUOY_STYLES[buoy]), width=each, no_wrap=True)
    for row in range(1, len(view["columns"][0]) + 1):
        fields = [_draw_field(view, words, buoy, row, each) for buoy in range(1, len(view["columns"]) + 1)]
        sea.add_row(f"{row:>2}{WAVES[_colour(row)]} ", *fields)
    return Panel(sea, title=words("sea"), box=box.ROUNDED, expand=False, border_style="cyan")


def _colour(row: int) -> str:
    return "light" if row <= 5 else "dark"


def _draw_field(view: Json, words: Words, buoy: int, row: int, width: int) -> Text:
    lamp, field, colour = view["lamp"], view["columns"][buoy - 1][row - 1], _colour(row)
    is_lit = lamp["buoy"] == buoy and lamp["row"] == row
    room = width - 1 if is_lit or width == FIELD_WIDTHS[0] else width
    if field is None:
        text, style = "·", GONE[colour]
    elif "tile" in field:
        text, style = _fit(tile_text(words, field), room), WATER[colour]
    elif "symbol" in field:
        text, style = _fit(words("symbol-short", symbol=field["symbol"]), room), WATER[colour]
    else:
        text, style = f"{WAVES[colour]} {WAVES[colour]}", WATER[colour]
    if is_lit:
        return Text(f"▼{text}".center(width), LAMP)
    if lamp["buoy"] == buoy and row < lamp["row"] and field is None:
        text = "│"
    return Text(text.center(width), style)


def _fit(text: str, width: int) -> str:
    """A name, cut if there is no room for it; its count is never cut."""
    if len(text) <= width:
        return text
    name, _, count = text.partition(" ")
    return name[: width - len(count)] + count


def _draw_wreck(view: Json, words: Words) -> RenderableType:
    lying = Counter(tile_text(words, tile) for tile in view["wreck"])
    tiles = "   ".join(_several(text, copies) for text, copies in lying.items()) or "·"
    at_wreck = view["lamp"]["row"] > len(view["columns"][0])
    text = Text(f"▼ {tiles}" if at_wreck else tiles, LAMP if at_wreck else "")
    return Panel(text, title=words("wreck"), box=box.ROUNDED, expand=False, border_style="orange3")


def _draw_dice(view: Json, words: Words) -> RenderableType:
    shown = view["dice"]["shown"]
    dice = "  ".join(f"[{face}]" for face in shown) if shown else "[ ]  [ ]"
    line = Text(f" {dice}   ", "bold")
    return line.append(words("dice-free", number=view["dice"]["free"]), "dim")


def _draw_seats(view: Json, words: Words, names: list[str], width: int) -> RenderableType:
    room = max(12, min(TILES_WIDTH, width - BORDERS * 4 - max(len(name) for name in names)))
    seats = Table(box=box.ROUNDED, expand=False, border_style="cyan")
    seats.add_column(words("player"))
    seats.add_column(words("points"), justify="right")
    seats.add_column(words("tiles"))
    for seat, before in enumerate(view["seats"]):
        turn = "→ " if seat == view["turn"] and view["due"] != "over" else "  "
        name = Text(f"{turn}{seat_mark(seat)} {names[seat]}", SEAT_STYLES[seat])
        tiles = [_several(tile_text(words, tile), tile["copies"]) for tile in before["tiles"]]
        seats.add_row(name, str(before["points"]), _in_lines(tiles, room) or "·")
    return seats


def _several(text: str, copies: int) -> str:
    return f"{text} ×{copies}" if copies > 1 else text


def _in_lines(tiles: list[str], room: int) -> str:
    """Tiles side by side, in lines that keep a tile and its count together."""
    lines: list[str] = []
    for tile in tiles:
        if lines and len(lines[-1]) + len(tile) + 2 <= room:
            lines[-1] += f", {tile}"
        else:
            lines.append(tile)
    return "\n".join(lines)


def _draw_bonus(view: Json, words: Words, names: list[str], width: int) -> RenderableType:
    """The race: how many symbols each player has of those that a bonus tile needs."""
    race = Table(box=box.ROUNDED, expand=False, border_style="cyan")
    race.add_column(words("bonus-race"))
    for seat, name in enumerate(names):
        heading = seat_mark(seat) if width < NARROW else f"{seat_mark(seat)} {name[:8]}"
        race.add_column(Text(heading, SEAT_STYLES[seat]), justify="right", no_wrap=True)
    for bonus in view["bonus"]:
        cells = []
        for seat, symbols in enumerate(bonus["symbols"]):
            won = bonus["holder"] == seat
            text = f"{symbols} +5" if won else f"{symbols}/{bonus['needs']}"
            cells.append(Text(text, "bold" if won else ("dim" if bonus["holder"] is not None else "")))
        race.add_row(words("kind", tile=bonus["kind"]), *cells)
    return race
