"""The Adventure Pack of Oh Crab! in a terminal: events, the open challenge with how all stand, abilities with their
charges and treasures. What lies on fields is drawn on the beach."""

from __future__ import annotations

from rich.text import Text

from seaboard.core.game import Json
from seaboard.locales.words import Words
from seaboard.terminal.tables import SEAT_STYLES, seat_mark


def draw_pack(view: Json, words: Words, names: list[str]) -> list[Text]:
    """A line for each module that has something to tell."""
    lines = []
    if view["happenings"] is not None:
        lines.append(_line(words("happenings"), _tell_happenings(view["happenings"], words)))
    if view["challenges"] is not None:
        lines.append(_line(words("challenges"), _tell_challenges(view["challenges"], words, names)))
    if view["abilities"] is not None or view["surprises"] is not None:
        lines += [_draw_seat(view, words, names, seat) for seat in range(len(names))]
    return lines


def _line(heading: str, told: list[str]) -> Text:
    return Text(f" {heading}: ", "bold").append("   ".join(told) or "·", "default")


def _tell_happenings(happenings: Json, words: Words) -> list[str]:
    told = []
    for name in dict.fromkeys((happenings["now"], happenings["ongoing"])):
        if name is not None:
            help_text = words("happening-help", happening=name)
            told.append(f"{words('happening-now', happening=name)} ({help_text})")
    for card in happenings["ahead"]:
        kind = "happening-hidden" if card["happening"] is None else "happening-known"
        told.append(words(kind, number=card["plate"], happening=card["happening"] or ""))
    if happenings["announced"]:
        coming = ", ".join(words("happening-name", happening=name) for name in happenings["announced"])
        told.append(words("happenings-to-come", names=coming))
    return told


def _tell_challenges(challenges: Json, words: Words, names: list[str]) -> list[str]:
    told = []
    if challenges["challenge"] is not None and challenges["ahead"]:
        told.append(words("challenge-now", number=challenges["ahead"][0], challenge=challenges["challenge"]))
        told += [
            words("challenge-standing", player=name, value=value)
            for name, value in zip(names, challenges["values"], strict=True)
        ]
    if challenges["awards"]:
        awards = ", ".join(words("award-name", award=award) for award in challenges["awards"])
        told.append(words("award-choices", names=awards))
    return told


def _draw_seat(view: Json, words: Words, names: list[str], seat: int) -> Text:
    """What a player's crabs can do, and the treasures before the player."""
    told = []
    if view["abilities"] is not None:
        told += [_tell_ability(crab, words) for crab in view["abilities"]["crabs"] if crab["seat"] == seat]
        dealt = view["abilities"]["dealt"][seat]
        if dealt:
            choice = ", ".join(words("ability-name", ability=ability) for ability in dealt)
            told.append(words("abilities-to-choose", names=choice))
    treasures = [words("surprise-name", surprise=each) for each in view["seats"][seat]["treasures"]]
    if treasures:
        told.append(f"{words('treasures')}: {', '.join(treasures)}")
    line = Text(f" {seat_mark(seat)} {names[seat]}: ", SEAT_STYLES[seat])
    return line.append("   ".join(told) or "·", "default")


def _tell_ability(crab: Json, words: Words) -> str:
    spent = crab["most"] - crab["charges"]
    return f"{words('ability-name', ability=crab['ability'])} {'●' * crab['charges']}{'○' * spent}"
