"""Wreck Raiders in a terminal: the rings of the four wrecks, beach and reef, exhibits and market, and every player's
mat. Treasures and shells are two or three letters of their names; the names are those of the language."""

from __future__ import annotations

from rich import box
from rich.console import Group, RenderableType
from rich.panel import Panel
from rich.table import Table
from rich.text import Text

from seaboard.core.game import Json
from seaboard.locales.words import Words
from seaboard.terminal.tables import NARROW, SEAT_STYLES, Parts, seat_mark

SIDE_BY_SIDE = (
    (("wrecks", "beach", "reef"), ("exhibits", "market")),
    (("mat-0",), ("mat-1",), ("mat-2",)),
    (("mat-3",), ("mat-4",)),
)
KIND_STYLES = {"gems": "magenta", "gold": "yellow", "art": "cyan", "relics": "green", "beach": "orange3"}
SHELL_STYLES = {"conch": "hot_pink", "scallop": "orange1", "starfish": "red", "blank": "dim"}
KINDS = {
    name: kind
    for kind, names in {
        "gems": ("ruby", "emerald", "sapphire"),
        "gold": ("coins", "crown", "goblet"),
        "art": ("painting", "vase", "statue"),
        "relics": ("mask", "idol", "astrolabe"),
    }.items()
    for name in names
}
RIVAL_MARK = "☠"
TIE_BREAKS = {
    "treasures": lambda view, seat: sum(len(display) for display in view["seats"][seat]["displays"]),
    "shells": lambda view, seat: sum(view["seats"][seat]["shells"].values()),
}
"""What decides between equal coins (WR-9.6)."""


def draw(view: Json, words: Words, names: list[str], width: int) -> Parts:
    """The parts of the table."""
    parts: Parts = {
        "wrecks": _draw_wrecks(view, words, width),
        "beach": _draw_beach(view, words, width),
        "reef": _draw_reef(view, words),
        "exhibits": _draw_exhibits(view, words, width),
        "market": _draw_market(view, words, width),
    }
    for seat in range(len(view["seats"])):
        parts[f"mat-{seat}"] = _draw_mat(view, words, names, seat)
    parts["foot"] = _draw_foot(view, words)
    return parts


def tell_verdict(view: Json, words: Words) -> str:
    """How good the result of a solo game is (WR-10.15)."""
    return words(f"band-{view['solo']['band']}")


def _diver(who: int | str | None) -> Text:
    if who is None:
        return Text("·", "dim")
    if isinstance(who, str):
        return Text(RIVAL_MARK, "bold")
    return Text(seat_mark(who), f"bold {SEAT_STYLES[who]}")


def _treasures(words: Words, names: list[str], places: int) -> Text:
    """A row of places for treasures: the letters of each in the colour of its kind, then the empty ones."""
    row = [Text(words("treasure-short", treasure=name), KIND_STYLES[KINDS[name]]) for name in names]
    return Text(" ").join(row + [Text("___", "dim")] * (places - len(names)))


def _shells(words: Words, names: list[str]) -> Text:
    """A row of shells by their first letters."""
    row = Text()
    for name in names:
        row.append(words("shell-short", shell=name), SHELL_STYLES[name])
    return row if names else Text("·", "dim")


def _kinds(words: Words, card: Json) -> Text:
    """The treasures of an exhibit in their order."""
    return Text(" ").join(Text(words("kind-short", kind=kind), KIND_STYLES[kind]) for kind in card["order"])


def _draw_wrecks(view: Json, words: Words, width: int) -> RenderableType:
    """Each wreck as a ring of six spots, with what its supply and discards hold."""
    wrecks = Table(box=box.ROUNDED, border_style="cyan", title=words("wrecks"), show_header=False)
    for wreck in view["wrecks"]:
        row = Text()
        for spot in wreck["spots"]:
            row.append(f" {spot['spot']}").append_text(_diver(spot["diver"]))
        row.append(" ↩", "dim")
        piles = words("piles", supply=sum(wreck["supply"].values()), discard=sum(wreck["discard"].values()))
        if wreck["rival_die"]:
            piles += f"  {RIVAL_MARK}[{wreck['rival_die']}]"
        name = Text(words("wreck", kind=wreck["kind"]), f"bold {KIND_STYLES[wreck['kind']]}")
        if width < NARROW:
            wrecks.add_row(name, row.append("\n").append(piles, "dim"))
        else:
            wrecks.add_row(name, row, Text(piles, "dim"))
    return wrecks


def _draw_beach(view: Json, words: Words, width: int) -> RenderableType:
    across = 3 if width < NARROW else 6
    beach = Table.grid(padding=(0, 3, 0, 0))
    spots = [
        Text.assemble(str(spot["spot"]), _diver(spot["diver"]), " ", _shells(words, spot["shells"]))
        for spot in view["beach"]
    ]
    for first in range(0, len(spots), across):
        beach.add_row(*spots[first : first + across])
    return Panel(beach, title=words("beach"), box=box.ROUNDED, expand=False, border_style="orange3")


def _draw_reef(view: Json, words: Words) -> RenderableType:
    """The dice by zone, and the shells of the bank."""
    reef = Text()
    for zone in ("conch", "scallop", "starfish", "blank"):
        dice = " ".join(f"[{die['number']}]" for die in view["reef"] if die["zone"] == zone)
        reef.append(words("zone", zone=zone) + " ", SHELL_STYLES[zone]).append(f"{dice or '·'}   ", "bold")
    bank = ", ".join(words("shells", shell=shell, count=count) for shell, count in view["bank"].items())
    bank_line = Text(words("bank", shells=bank), "dim")
    return Panel(Group(reef, bank_line), title=words("reef"), box=box.ROUNDED, expand=False, border_style="blue")


def _draw_exhibits(view: Json, words: Words, width: int) -> RenderableType:
    title = words("exhibits", left=len(view["deck"]))
    exhibits = Table(box=box.ROUNDED, border_style="cyan", title=title, show_header=width >= NARROW)
    exhibits.add_column(words("order"))
    exhibits.add_column(words("coins"), justify="right")
    for heading in ("crests", "style") if width >= NARROW else ():
        exhibits.add_column(words(heading))
    for card in view["exhibits"]:
        if card is None:
            exhibits.add_row("·")
            continue
        style = _shells(words, card["shells"]) if card["shells"] else Text(words("style-short", style=card["style"]))
        crests = _shells(words, card["crests"])
        if width >= NARROW:
            exhibits.add_row(_kinds(words, card), str(card["coins"]), crests, style)
        else:
            below = Text("\n+ ", "dim").append_text(crests).append("  ").append_text(style)
            exhibits.add_row(_kinds(words, card).append_text(below), str(card["coins"]))
    return exhibits


def _draw_market(view: Json, words: Words, width: int) -> RenderableType:
    market = Table(box=box.ROUNDED, border_style="cyan", title=words("market"), show_header=False)
    for kind in ("top", "middle", "bottom"):
        left = len(view["stacks"][kind])
        cells = [_piece(words, piece) if piece else Text("·", "dim") for piece in view["market"][kind]]
        name = Text(words("piece-kind", kind=kind, left=left))
        if width < NARROW:
            market.add_row(name, Text("\n").join(cells))
        else:
            market.add_row(name, *cells)
    return market


def _piece(words: Words, piece: Json) -> Text:
    """A piece in the market: its cost, coins and edge or formula."""
    return _shells(words, piece["cost"]).append("→").append_text(_worth(words, piece))


def _worth(words: Words, piece: Json) -> Text:
    if "each" in piece:
        text = Text(f"{piece['coins']}/")
        if piece["each"] == ["piece"]:
            return text.append(words("piece-short"))
        return text.append_text(_shells(words, piece["each"]))
    text = Text(str(piece["coins"]))
    return text.append("|").append_text(_shells(words, piece["edge"])) if piece["edge"] else text


def _draw_mat(view: Json, words: Words, names: list[str], seat: int) -> RenderableType:
    """Displays, vault, basket, exhibits and aquariums of a player."""
    mat = view["seats"][seat]
    lines = Table.grid(padding=(0, 1))
    lines.add_column(overflow="fold")
    lines.add_column(overflow="fold")
    for number, display in enumerate(mat["displays"], 1):
        lines.add_row(words("display", number=number), _treasures(words, display, view["house"]["pedestals"]))
    coins = view["house"]["row_coins"]
    for level in range(len(coins) - 1, -1, -1):
        cells = [_treasures(words, column[level : level + 1], 1) for column in mat["vault"]]
        line = Text(" ").join(cells).append(f" ={coins[level]}", "dim")
        lines.add_row(words("vault") if level == len(coins) - 1 else "", line)
    shells = ", ".join(words("shells", shell=shell, count=count) for shell, count in mat["shells"].items() if count)
    lines.add_row(words("basket"), shells or "·")
    lines.add_row(words("divers"), seat_mark(seat) * mat["divers"] or "·")
    cards = [_kinds(words, card).append(f" {card['coins']}{'+' if card['conch'] else ''}") for card in mat["exhibits"]]
    lines.add_row(words("claimed", count=len(cards)), Text("\n").join(cards) if cards else "·")
    for pieces in mat["aquariums"]:
        lines.add_row(words("aquarium"), Text(" ▸ ").join(_worth(words, piece) for piece in pieces))
    turn = "→ " if seat == view["turn"] and view["due"] != "over" else ""
    title = Text(f"{turn}{seat_mark(seat)} {names[seat]}: {words('coin-count', count=mat['coins'])}", SEAT_STYLES[seat])
    return Panel(lines, title=title, box=box.ROUNDED, expand=False, border_style=SEAT_STYLES[seat])


def _draw_foot(view: Json, words: Words) -> RenderableType:
    """What is in hand, the rivals of a solo game, the last turns of others, the edition (WR-11.1)."""
    foot = Text()
    if view["number"] is not None:
        foot.append(words("number", number=view["number"]) + "  ", "bold")
    if view["hand"] is not None:
        foot.append(words("hand", treasure=view["hand"]["treasure"]) + "  ", "bold")
    foot.append(words("edition", edition=view["edition"]), "dim")
    if view["last_turns"] is not None and view["due"] != "over":
        foot.append("  " + words("last-turns", count=view["last_turns"]), "bold")
    if view["solo"] is not None:
        foot.append(f"  {RIVAL_MARK} " + words("rivals-left", count=view["solo"]["rivals"]))
    return foot
