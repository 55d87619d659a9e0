"""Oh Crab! in a terminal: the beach lies on its side, from the snack bar on the left to the sea on the right, with the
crabs in their seven lanes; below it market, extra actions, seats, the own hand and what is still to be used."""

from __future__ import annotations

from rich import box
from rich.console import Group, RenderableType
from rich.panel import Panel
from rich.table import Table
from rich.text import Text

from seaboard.core.game import Json, ScoreSheet
from seaboard.locales.words import Words
from seaboard.terminal.tables import NARROW, SEAT_STYLES, WIDE, Parts, seat_mark
from seaboard.terminal.tables.oh_crab_pack import draw_pack

LANES = "abcdefg"
HALF = 2  # characters of half a step; a field is twice as wide
EDGES = 14  # characters beside the fields: borders, the lane's letter, half a step, the sea
SECOND_MARKS = ("○", "△", "☆", "□", "◇")
"""The marks of the second crabs: the first ones hollow."""
TIE_BREAKS = {
    "hand": lambda view, seat: view["seats"][seat]["hand"],
    "shells": lambda view, seat: view["seats"][seat]["shells"],
}
"""What decides between those in the sea (OC-9.6)."""
ARROWS = {"ahead": "→", "left": "↗", "right": "↘", "back": "←", "back_left": "↖", "back_right": "↙"}
GLYPHS = {"obstacle": "#", "knock": "✖", "shell": "◦", "swap": "⇄", "shortcut": "»"}
SURPRISE = "?"
SAND = "black on rgb(246,235,220)"
STYLES = {
    "obstacle": "black on rgb(222,184,135)",
    "knock": "rgb(160,30,20) on rgb(250,205,190)",
    "shell": "black on rgb(255,224,138)",
    "swap": "black on rgb(200,225,180)",
    "shortcut": "black on rgb(190,220,240)",
    "current": "white on rgb(47,156,171)",
}
PLANNED = {"card": "planned-hidden", "rest": "planned-rest", None: "planned-none"}
ROCK = "rgb(150,135,115) on rgb(107,92,75)"
SEA = "white on rgb(31,111,139)"


def draw(view: Json, words: Words, names: list[str], width: int) -> Parts:
    """The parts of the table. The beach is cut into pieces that fit."""
    rows = view["rows"]
    step = max(4, (width - EDGES) // (2 * HALF))
    pieces = [_draw_beach(view, words, first, min(first + step - 1, rows)) for first in range(1, rows + 1, step)]
    parts: Parts = {
        "beach": Group(*pieces),
        "market": _draw_market(view, words, width),
        "seats": _draw_seats(view, words, names, width),
    }
    if view["pack"] is not None:
        parts["adventure"] = Group(*draw_pack(view["pack"], words, names))
    if view["you"] is not None:
        parts["hand"] = _draw_hand(view, words)
    parts["turn"] = _draw_turn(view, words)
    return parts


def list_tied(view: Json, sheet: ScoreSheet) -> list[int]:
    """Those who are in the sea with all their crabs."""
    ashore = {crab["seat"] for crab in view["crabs"] if crab["at"] != "sea"}
    return [seat for seat in range(len(view["seats"])) if seat not in ashore]


def crab_mark(crab: Json) -> str:
    """A crab's symbol: its seat's, hollow for a second crab."""
    return SECOND_MARKS[crab["seat"]] if crab["crab"] else seat_mark(crab["seat"])


def _draw_beach(view: Json, words: Words, first: int, last: int) -> RenderableType:
    """Some rows of the beach: lane by lane, odd lanes half a field nearer to the sea."""
    fields = {field["at"]: field for field in view["fields"]}
    crabs = {crab["at"]: crab for crab in view["crabs"]}
    hidden = {tile["at"] for tile in view["pack"]["surprises"]} if view["pack"] else set()
    picture = Text("   ")
    for row in range(first, last + 1):
        picture.append(f"{row:<{2 * HALF}}", "dim")
    for number, lane in enumerate(LANES):
        picture.append(f"\n {lane} ", "dim")
        picture.append(" " * (HALF if number % 2 else 0))
        for row in range(first, last + 1):
            at = f"{lane}{row}"
            _draw_field(picture, fields.get(at), crabs.get(at), at in hidden)
        if last == view["rows"]:
            picture.append(" " * (0 if number % 2 else HALF) + " ~ ~ ", SEA)
    if last == view["rows"]:
        home = [crab for crab in view["crabs"] if crab["at"] == "sea"]
        picture.append(f"\n   {words('the-sea')}: ", "dim")
        for crab in home:
            picture.append(crab_mark(crab) + " ", SEAT_STYLES[crab["seat"]])
    return Panel(picture, title=words("beach"), box=box.ROUNDED, expand=False, border_style="cyan")


def _draw_field(picture: Text, field: Json | None, crab: Json | None, has_tile: bool) -> None:
    """A field in four characters: its landward edge, what it does, and who is on it."""
    if field is None:
        picture.append(" " * 2 * HALF)
        return
    marks = field["marks"]
    if "blocked" in marks:
        picture.append("▒" * 2 * HALF, ROCK)
        return
    kind = next((mark for mark in STYLES if mark in marks), "")
    style = STYLES.get(kind, SAND)
    glyph = ARROWS[field["to"]] if kind == "current" else GLYPHS.get(kind, " ")
    if kind not in ("", "shell") and "shell" in marks:
        glyph += GLYPHS["shell"]
    if has_tile:
        glyph = SURPRISE + glyph.strip()
    picture.append("‖" if "reed" in marks else "▏", style)
    if crab is None:
        picture.append(glyph.ljust(3), style)
        return
    sign = crab_mark(crab) + ("~" if crab["fallen"] else " ")
    background = style.split(" on ")[1]
    bold = "bold underline" if crab["active"] else "bold"
    picture.append(glyph[0], style)
    picture.append(sign, f"{bold} {SEAT_STYLES[crab['seat']]} on {background}")


def card_signs(view: Json, words: Words, name: str) -> str:
    """A card in a few signs: its half symbols left and right of its main action."""
    card = view["cards"][name]

    def letter(basic: str | None) -> str:
        return "·" if basic is None else words("basic-letter", basic=basic)

    left = letter(card["left_top"]) + letter(card["left_bottom"])
    right = letter(card["right_top"]) + letter(card["right_bottom"])
    return f"{left}[{letter(card['main'])}]{right}"


def card_text(view: Json, words: Words, name: str) -> str:
    """A card's signs and its special action."""
    special = view["cards"][name]["special"]
    signs = card_signs(view, words, name)
    return signs if special is None else f"{signs} {words('special-name', special=special)}"


def _draw_market(view: Json, words: Words, width: int) -> RenderableType:
    market = view["market"]
    cards = []
    for place, pile in enumerate(market["piles"], 1):
        shown = card_text(view, words, pile[-1]) if pile else "·"
        more = f" (+{len(pile) - 1})" if len(pile) > 1 else ""
        cards.append(Text(f"{place}) {shown}{more}"))
    cards.append(Text(f"{words('stack')}: {words('cards-short', number=market['stack'])}", "dim"))
    tiles = []
    for tile in view["tiles"]:
        price = GLYPHS["shell"] * tile["cost"]
        tiles.append(Text(f"{words('tile-name', tile=tile['tile'])} {price}"))
    tiles.append(Text(f"{words('bank')}: {view['bank']}", "dim"))
    apart = Text("\n   " if width < NARROW else "   ")
    return Group(
        apart.join([Text(f" {words('market')}:", "bold"), *cards]),
        apart.join([Text(f" {words('extras')}:", "bold"), *tiles]),
    )


def _draw_seats(view: Json, words: Words, names: list[str], width: int) -> RenderableType:
    if width < WIDE:
        return Group(*(_seat_lines(view, words, names, seat) for seat in range(len(names))))
    seats = Table(box=box.ROUNDED, expand=False, border_style="cyan")
    seats.add_column(words("player"))
    for heading in ("way", "shells", "hand"):
        seats.add_column(words(heading), justify="right")
    seats.add_column(words("planned"))
    seats.add_column(words("path"), max_width=44)
    seats.add_column(words("discards"), max_width=20)
    for seat, before in enumerate(view["seats"]):
        seats.add_row(
            _seat_name(view, words, names, seat),
            str(before["way"]),
            str(before["shells"]),
            str(before["hand"]),
            words(PLANNED[before["planned"]]),
            _cards(view, words, before["path"]),
            _cards(view, words, before["discards"]),
        )
    return seats


def _seat_lines(view: Json, words: Words, names: list[str], seat: int) -> Text:
    """A player in a few lines, where there is no room for a table."""
    before = view["seats"][seat]
    line = _seat_name(view, words, names, seat).append("\n    ")
    for heading in ("way", "shells", "hand"):
        line.append(f"{words(heading)}: ", "dim").append(f"{before[heading]}  ", "default")
    line.append(f"{words('planned')}: ", "dim").append(words(PLANNED[before["planned"]]), "default")
    for heading in ("path", "discards"):
        if before[heading]:
            line.append(f"\n    {words(heading)}: ", "dim").append(_cards(view, words, before[heading]), "default")
    return line


def _seat_name(view: Json, words: Words, names: list[str], seat: int) -> Text:
    turn = "→ " if seat == view["turn"] and view["due"] not in ("plan", "over") else "  "
    chef = f" ({words('chef-name')})" if seat == view["chef"] else ""
    return Text(f"{turn}{seat_mark(seat)} {names[seat]}{chef}", SEAT_STYLES[seat])


def _cards(view: Json, words: Words, cards: list[str]) -> str:
    return "  ".join(card_signs(view, words, card) for card in cards) or "·"


def _draw_hand(view: Json, words: Words) -> RenderableType:
    own = view["seats"][view["you"]]
    line = Text(f" {words('hand')}: ", "bold")
    line.append("   ".join(card_text(view, words, card) for card in own["cards"]) or "·")
    if own["planned_card"] is not None:
        line.append(f"\n {words('planned')}: ", "bold").append(card_text(view, words, own["planned_card"]))
    return line


def _draw_turn(view: Json, words: Words) -> RenderableType:
    """What the active player can still use."""
    left = []
    for source in ("granted", "free"):
        for basic, number in view[source].items():
            left.append(words("basic-name", basic=basic) + (f" ×{number}" if number > 1 else ""))
    left += [words("special-name", special=special) for special in view["specials"]]
    if not view["chef_used"] and view["chef"] == view["turn"]:
        left.append(words("chef-name"))
    line = Text(f" {words('still-free')}: ", "bold")
    return line.append(", ".join(left) if left and view["due"] in ("begin", "act", "granted") else "·")
