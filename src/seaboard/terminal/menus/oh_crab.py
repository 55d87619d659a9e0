"""How the cards of Oh Crab! are called, and what a choice costs and brings: the field a crab comes to, who is pushed,
cards and shells, and the price and the way of a shortcut."""

from __future__ import annotations

from collections import Counter
from typing import Any

from seaboard.core.game import Game, Json
from seaboard.core.preview import Preview
from seaboard.locales.words import Words
from seaboard.terminal.menus import tell_events
from seaboard.terminal.tables.oh_crab import card_signs

PAYS_A_CARD = frozenset({"discard", "pay"})
"""Decisions in which a card of the hand has to go."""

EXPLAINED = {
    "use_ability": ("ability-help", "ability"),
    "choose_ability": ("ability-help", "ability"),
    "treasure": ("surprise-help", "surprise"),
}
"""Choices of the Adventure Pack behind which stands what they do."""


def name_things(game: Game[Any], view: Json, words: Words, fully: bool) -> dict[str, dict[str, str]]:
    """The names of all cards; `fully`, or where two would be called the same, with the signs printed on them."""
    names = {card: _name_card(printed, words) for card, printed in view["cards"].items()}
    called = Counter(names.values())
    return {
        "card": {
            card: f"{name} {card_signs(view, words, card)}" if fully or called[name] > 1 else name
            for card, name in names.items()
        }
    }


def _name_card(printed: Json, words: Words) -> str:
    if printed["special"] is None:
        return words("card-name-start", basic=printed["main"])
    return words("card-name", special=printed["special"], basic=printed["main"])


def tell_changes(do: Json, before: Json, preview: Preview, words: Words, names: list[str]) -> list[str]:
    """The consequences of a choice in short phrases."""
    after = {**before, **preview.view}
    told = [] if do["do"] == "shortcut" else _tell_ways(do, before, after, words, names)
    pushed = after["pushed"] if after["pushed"] != before["pushed"] else None
    if do["do"] == "shortcut":
        told.append(_tell_shortcut(before, words))
        pushed = pushed or _find_in_the_way(before)
    if pushed is not None:
        told.append(words("effect-pushes", **_who(pushed, names)))
    if do["do"] == "take":
        told.append(words("choice-draw", card=before["market"]["piles"][do["place"] - 1][-1]))
    if do["do"] == "add":
        told += _tell_actions(before, after, words)
    if do["do"] in EXPLAINED:
        message, thing = EXPLAINED[do["do"]]
        told.append(words(message, **{thing: do[thing]}).rstrip("."))
    shells = after["seats"][before["you"]]["shells"] - before["seats"][before["you"]]["shells"]
    if shells < 0:
        told.append(words("effect-costs-shells", count=-shells))
    if preview.due in PAYS_A_CARD and preview.due != before["due"] and do["do"] != "shortcut":
        told.append(words("effect-costs-card"))
    said = {"added", "took"} | ({"shells"} if do["do"] == "collect" else set())
    return told + tell_events(preview.events, said, words, names)


def _who(crab: Json, names: list[str]) -> Json:
    return {"crab": crab["crab"], "player": names[crab["seat"]]}


def _tell_ways(do: Json, before: Json, after: Json, words: Words, names: list[str]) -> list[str]:
    """Where crabs come to: the own one first, without its name."""
    was = {(crab["seat"], crab["crab"]): crab for crab in before["crabs"]}
    told: list[str] = []
    for crab in after["crabs"]:
        old = was.get((crab["seat"], crab["crab"]))
        if old is None or old["at"] == crab["at"]:
            continue
        field = name_field(crab["at"], words)
        if old["active"]:
            told.insert(0, words("effect-to", field=field))
        else:
            told.append(words("effect-crab-to", field=field, **_who(crab, names)))
    mover = next((crab for crab in before["crabs"] if crab["active"]), None)
    if not told and do["do"] == "move" and mover is not None:
        told.append(words("effect-to", field=name_field(mover["around"][do["to"]], words)))
    return told


def name_field(at: str, words: Words) -> str:
    """A field as people write it; the sea in words."""
    return words("the-sea") if at == "sea" else at


def _find_shortcut(view: Json) -> Json:
    here = next(crab["at"] for crab in view["crabs"] if crab["active"])
    field: Json = next(field for field in view["fields"] if field["at"] == here)
    return field


def _find_in_the_way(view: Json) -> Json | None:
    """The crab that a shortcut will push once it is paid; one's own other crab changes places instead (OC-10.6)."""
    to = _find_shortcut(view)["to"]
    return next((crab for crab in view["crabs"] if crab["at"] == to != "sea" and crab["seat"] != view["you"]), None)


def _tell_shortcut(view: Json, words: Words) -> str:
    field = _find_shortcut(view)
    cost = ", ".join(words("basic-name", basic=basic) for basic in field["cost"])
    return words("effect-shortcut", to=name_field(field["to"], words), cost=cost)


def _tell_actions(before: Json, after: Json, words: Words) -> list[str]:
    """The actions that a card gives at this end of the path."""
    given = [
        words("basic-times", basic=basic, count=count)
        for basic, count in after["free"].items()
        if count > before["free"].get(basic, 0)
    ]
    given += [words("special-name", special=each) for each in after["specials"] if each not in before["specials"]]
    return [words("effect-gives", what=", ".join(given))] if given else []
