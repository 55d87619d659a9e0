"""The Adventure Pack of Oh Crab! in a terminal: events, the open challenge with how all stand, abilities with their
charges and treasures. What lies on fields is drawn on the beach."""

from __future__ import annotations

from rich.text import Text

from seaboard.core.game import Json
from seaboard.locales.words import Words
from seaboard.terminal.tables import SEAT_STYLES, seat_mark


def draw_pack(pack: Json, words: Words, names: list[str]) -> list[Text]:
    """A line for each module that has something to tell."""
    lines = []
    if "events" in pack["modules"]:
        lines.append(_line(words("happenings"), _tell_happenings(pack, words)))
    if pack["challenge"] is not None:
        lines.append(_line(words("challenges"), _tell_challenge(pack, words, names)))
    if {"asymmetry", "surprises"} & set(pack["modules"]):
        lines += [_draw_seat(pack, words, names, seat) for seat in range(len(names))]
    return lines


def _line(heading: str, told: list[str]) -> Text:
    return Text(f" {heading}: ", "bold").append("   ".join(told) or "·", "default")


def _tell_happenings(pack: Json, words: Words) -> list[str]:
    """What holds now, and what lies at the edges."""
    ongoing = pack["ongoing"]["happening"] if pack["ongoing"] else None
    told = [_explain(name, words) for name in (pack["shown"], ongoing) if name is not None]
    for card in pack["events"]:
        kind = "happening-hidden" if card["happening"] is None else "happening-known"
        told.append(words(kind, number=card["plate"], happening=card["happening"] or ""))
    if pack["announced"]:
        coming = ", ".join(words("happening-name", happening=name) for name in pack["announced"])
        told.append(words("happenings-to-come", names=coming))
    return told


def _explain(happening: str, words: Words) -> str:
    return f"{words('happening-now', happening=happening)} ({words('happening-help', happening=happening)})"


def _tell_challenge(pack: Json, words: Words, names: list[str]) -> list[str]:
    """The open challenge, how everybody stands, and what can be won."""
    now, told = pack["challenge"], []
    if now["challenge"] is not None:
        told.append(words("challenge-now", number=pack["challenges"][0], challenge=now["challenge"]))
        standings = zip(names, now["values"], strict=True)
        told += [words("challenge-standing", player=name, value=value) for name, value in standings]
    awards = ", ".join(words("award-name", award=award) for award in now["awards"])
    return [*told, words("award-choices", names=awards)]


def _draw_seat(pack: Json, words: Words, names: list[str], seat: int) -> Text:
    """What a player's crabs can do, and the treasures before the player."""
    told = [_tell_ability(crab, words) for crab in pack["abilities"] if crab["seat"] == seat]
    if pack["dealt"][seat]:
        choice = ", ".join(words("ability-name", ability=ability) for ability in pack["dealt"][seat])
        told.append(words("abilities-to-choose", names=choice))
    treasures = [words("surprise-name", surprise=each) for each in pack["treasures"][seat]]
    if treasures:
        told.append(f"{words('treasures')}: {', '.join(treasures)}")
    line = Text(f" {seat_mark(seat)} {names[seat]}: ", SEAT_STYLES[seat])
    return line.append("   ".join(told) or "·", "default")


def _tell_ability(crab: Json, words: Words) -> str:
    spent = crab["most"] - crab["charges"]
    return f"{words('ability-name', ability=crab['ability'])} {'●' * crab['charges']}{'○' * spent}"
