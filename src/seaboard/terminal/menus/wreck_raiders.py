"""How exhibits and aquarium pieces of Wreck Raiders are called, by what is printed on them, and what a choice costs and
brings: shells, coins, and whose divers move."""

from __future__ import annotations

from collections import Counter
from typing import Any

from seaboard.core.game import Game, Json
from seaboard.core.preview import Preview
from seaboard.games.wreck_raiders.state import CARDS, PIECES
from seaboard.games.wreck_raiders.view import view_card, view_piece
from seaboard.locales.words import Words
from seaboard.terminal.menus import tell_events
from seaboard.terminal.tables.wreck_raiders import KINDS

SAID_IN_THE_CHOICE = frozenset({"take", "more", "scallop", "starfish", "shell"})
"""Choices whose own words name the shells they cost or bring."""


def name_things(game: Game[Any], view: Json, words: Words, fully: bool) -> dict[str, dict[str, str]]:
    """The names of all exhibits and pieces. Where two pieces would be called the same, their cost tells them apart."""
    cards = [view_card(game.box.record, card) for card in range(CARDS)]
    pieces = [view_piece(game.box.record, piece) for piece in range(PIECES)]
    called = Counter(name_piece(piece, words) for piece in pieces)
    exhibits = {card["exhibit"]: name_exhibit(card, words, fully) for card in cards}
    aquariums = {}
    for piece in pieces:
        name = name_piece(piece, words)
        aquariums[piece["piece"]] = f"{name}; {_cost(piece, words)}" if fully or called[name] > 1 else name
    return {"exhibit": exhibits, "piece": aquariums, "aquarium": aquariums}


def name_exhibit(card: Json, words: Words, fully: bool) -> str:
    """An exhibit by what no other has, its treasures in their order; `fully` with reward and decorations."""
    order = ", ".join(words("kind", kind=kind) for kind in card["order"])
    name = words("exhibit-name", order=order, count=card["coins"])
    if not fully:
        return name
    details = []
    if card["style"] != "none":
        details.append(words("style-reward", style=card["style"], shells=tell_shells(card["shells"], words)))
    if card["crests"]:
        details.append(words("crests-for", shells=tell_shells(card["crests"], words)))
    return "; ".join([name, *details])


def name_piece(piece: Json, words: Words) -> str:
    """An aquarium piece by what it is and what it is worth."""
    if "each" in piece:
        each = [
            words("piece-short") if each == "piece" else words("shells", shell=each, count=1) for each in piece["each"]
        ]
        worth = words("top-worth", count=piece["coins"], each=" + ".join(each))
    else:
        worth = words("piece-worth", count=piece["coins"], edge=tell_shells(piece["edge"], words))
    return words("piece-name", kind=piece["kind"], worth=worth)


def tell_shells(shells: list[str], words: Words) -> str:
    """Shells in words: 2 conches, 1 scallop."""
    counted = Counter(shells)
    return ", ".join(words("shells", shell=shell, count=counted[shell]) for shell in counted) or words("nothing")


def tell_changes(do: Json, before: Json, preview: Preview, words: Words, names: list[str]) -> list[str]:
    """The consequences of a choice in short phrases."""
    after = {**before, **preview.view}
    mine, then = before["seats"][before["you"]], after["seats"][before["you"]]
    told = []
    if do["do"] not in SAID_IN_THE_CHOICE:
        changes = {shell: then["shells"][shell] - count for shell, count in mine["shells"].items()}
        covering = _count_starfish(do, before) if do["do"] == "claim" else 0
        changes["starfish"] += covering
        lost = [shell for shell, count in changes.items() for _ in range(-count)] + ["starfish"] * covering
        gained = [shell for shell, count in changes.items() for _ in range(count)]
        if lost:
            told.append(words("costs", cost=tell_shells(lost, words)))
        if gained:
            told.append(words("effect-gains", what=tell_shells(gained, words)))
    coins = then["coins"] - mine["coins"]
    if coins:
        told.append(words("effect-coins", count=coins, sign=f"{coins:+}"))
    return told + tell_events(_of_others(preview.events, before["you"]), {"built", "exhibit"}, words, names)


def _count_starfish(claim: Json, view: Json) -> int:
    """The starfish that a claim takes (WR-5.2), also where its reward brings one back."""
    order = next(card["order"] for card in view["exhibits"] if card and card["exhibit"] == claim["exhibit"])
    kinds = [KINDS[treasure] for treasure in view["seats"][view["you"]]["displays"][claim["display"] - 1]]
    if claim["order"] == "exact":
        return sum(kind != wanted for kind, wanted in zip(kinds, order, strict=True))
    return (Counter(order) - Counter(kinds)).total()


def _of_others(events: list[Json], seat: int) -> list[Json]:
    """Events without the own shells, which are told as cost and gain, and the own diver, whom the choice names."""
    own = ("shells", "arrived")
    return [event for event in events if event["event"] not in own or event["seat"] != seat]


def _cost(piece: Json, words: Words) -> str:
    return words("costs", cost=tell_shells(piece["cost"], words))
