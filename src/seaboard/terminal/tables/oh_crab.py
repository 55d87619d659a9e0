"""Oh Crab! in a terminal: the beach lies on its side, from the snack bar on the left to the sea on the right, with the
crabs in their seven lanes; below it market, extra actions, seats, the own hand and what is still to be used."""

from __future__ import annotations

from collections import Counter

from rich import box
from rich.console import Group, RenderableType
from rich.panel import Panel
from rich.table import Table
from rich.text import Text

from seaboard.core.game import Json
from seaboard.locales.words import Words
from seaboard.terminal.tables import SEAT_STYLES, seat_mark

LANES = "abcdefg"
HALF = 2  # characters of half a step; a field is twice as wide
ROWS_AT_ONCE = 11  # in a narrow terminal the beach is drawn in parts
ARROWS = {"ahead": "→", "left": "↗", "right": "↘", "back": "←", "back_left": "↖", "back_right": "↙"}
GLYPHS = {"obstacle": "#", "knock": "✖", "shell": "◦", "swap": "⇄", "shortcut": "»"}
SAND = "black on rgb(246,235,220)"
STYLES = {
    "obstacle": "black on rgb(222,184,135)",
    "knock": "rgb(160,30,20) on rgb(250,205,190)",
    "shell": "black on rgb(255,224,138)",
    "swap": "black on rgb(200,225,180)",
    "shortcut": "black on rgb(190,220,240)",
    "current": "white on rgb(47,156,171)",
}
ROCK = "rgb(150,135,115) on rgb(107,92,75)"
SEA = "white on rgb(31,111,139)"


def draw(view: Json, words: Words, names: list[str], wide: bool) -> RenderableType:
    """The whole table."""
    rows = view["rows"]
    step = ROWS_AT_ONCE if not wide else max(rows, 1)
    parts: list[RenderableType] = [
        _draw_beach(view, words, first, min(first + step - 1, rows)) for first in range(1, rows + 1, step)
    ]
    parts += [_draw_market(view, words), _draw_seats(view, words, names)]
    if view["you"] is not None:
        parts.append(_draw_hand(view, words))
    parts += [_draw_turn(view, words), Text(words("legend"), "dim")]
    return Group(*parts)


def _draw_beach(view: Json, words: Words, first: int, last: int) -> RenderableType:
    """Some rows of the beach: lane by lane, odd lanes half a field nearer to the sea."""
    fields = {field["at"]: field for field in view["fields"]}
    crabs = {crab["at"]: crab for crab in view["crabs"]}
    picture = Text("   ")
    for row in range(first, last + 1):
        picture.append(f"{row:<{2 * HALF}}", "dim")
    for number, lane in enumerate(LANES):
        picture.append(f"\n {lane} ", "dim")
        picture.append(" " * (HALF if number % 2 else 0))
        for row in range(first, last + 1):
            at = f"{lane}{row}"
            _draw_field(picture, fields.get(at), crabs.get(at))
        if last == view["rows"]:
            picture.append(" " * (0 if number % 2 else HALF) + " ~ ~ ", SEA)
    if last == view["rows"]:
        home = [crab for crab in view["crabs"] if crab["at"] == "sea"]
        picture.append(f"\n   {words('the-sea')}: ", "dim")
        for crab in home:
            picture.append(seat_mark(crab["seat"]) + " ", SEAT_STYLES[crab["seat"]])
    return Panel(picture, title=words("beach"), box=box.ROUNDED, expand=False, border_style="cyan")


def _draw_field(picture: Text, field: Json | None, crab: Json | None) -> None:
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
    picture.append("‖" if "reed" in marks else "▏", style)
    if crab is None:
        picture.append(glyph.ljust(3), style)
        return
    sign = seat_mark(crab["seat"]) + ("₂" if crab["crab"] else "") + ("~" if crab["fallen"] else "")
    background = style.split(" on ")[1]
    bold = "bold underline" if crab["active"] else "bold"
    picture.append(glyph[0], style)
    picture.append(sign[:2].ljust(2), f"{bold} {SEAT_STYLES[crab['seat']]} on {background}")


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


def name_things(view: Json, words: Words) -> dict[str, dict[str, str]]:
    """The names of all cards. Where two would be called the same, their signs tell them apart."""
    names = {card: _name_card(printed, words) for card, printed in view["cards"].items()}
    called = Counter(names.values())
    return {
        "card": {
            card: name if called[name] == 1 else f"{name} {card_signs(view, words, card)}"
            for card, name in names.items()
        }
    }


def _name_card(printed: Json, words: Words) -> str:
    if printed["special"] is None:
        return words("card-name-start", basic=printed["main"])
    return words("card-name", special=printed["special"], basic=printed["main"])


def _draw_market(view: Json, words: Words) -> RenderableType:
    market = view["market"]
    line = Text(f" {words('market')}: ", "bold")
    for place, pile in enumerate(market["piles"], 1):
        shown = card_text(view, words, pile[-1]) if pile else "·"
        more = f" (+{len(pile) - 1})" if len(pile) > 1 else ""
        line.append(f"{place}) {shown}{more}   ")
    line.append(f"{words('stack')}: {words('cards-short', number=market['stack'])}", "dim")
    tiles = Text(f" {words('extras')}: ", "bold")
    for tile in view["tiles"]:
        price = GLYPHS["shell"] * tile["cost"]
        tiles.append(f"{tile['tile']} {words('tile-name', tile=tile['tile'])} {price}   ")
    tiles.append(f"{words('bank')}: {view['bank']}", "dim")
    return Group(line, tiles)


def _draw_seats(view: Json, words: Words, names: list[str]) -> RenderableType:
    seats = Table(box=box.ROUNDED, expand=False, border_style="cyan")
    seats.add_column(words("player"))
    for heading in ("way", "shells", "hand"):
        seats.add_column(words(heading), justify="right")
    seats.add_column(words("planned"))
    seats.add_column(words("path"), max_width=44)
    seats.add_column(words("discards"), max_width=20)
    for seat, before in enumerate(view["seats"]):
        turn = "→ " if seat == view["turn"] and view["due"] not in ("plan", "over") else "  "
        chef = f" ({words('chef-name')})" if seat == view["chef"] else ""
        name = Text(f"{turn}{seat_mark(seat)} {names[seat]}{chef}", SEAT_STYLES[seat])
        planned = {"card": "planned-hidden", "rest": "planned-rest", None: "planned-none"}[before["planned"]]
        path = "  ".join(card_signs(view, words, card) for card in before["path"])
        seats.add_row(
            name,
            str(before["way"]),
            str(before["shells"]),
            str(before["hand"]),
            words(planned),
            path or "·",
            "  ".join(card_signs(view, words, card) for card in before["discards"]) or "·",
        )
    return seats


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
