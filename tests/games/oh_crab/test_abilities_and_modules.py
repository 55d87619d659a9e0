"""What the abilities of module 4 have to do with surprises, events and challenges."""

from __future__ import annotations

from collections import Counter
from random import Random
from typing import Any

from seaboard.games.oh_crab.state import EVENT_NAMES, SURPRISE_NAMES
from tests.games.oh_crab.beach import GAME, Beach
from tests.games.oh_crab.test_abilities import able, asked, charges, use, uses

EVENTS = [f"E{number:02}" for number in range(1, 15) if number != 6]  # E06 needs surprises
TILES = ["J1", "J2", "J3", "J4", "J5", *(f"T{number}" for number in range(1, 10))]
PLACES = [{"place": place} for place in range(9)]  # f3, a4 and f6 of plate 1A, f8, c11 and f11 of 2A, ...


def hiding(ability: str, seat: int = 0, **pack: Any) -> Beach:
    """A crab with an ability, and tiles on the beach."""
    return able(ability, seat=seat, modules=["surprises"], **pack)


def looked_at(tile: str, seat: int) -> dict[str, Any]:
    """A seat has looked at the first tile."""
    first = {"place": 0, "surprise": tile, "looked": [seat]}
    return {"tiles": [first, *PLACES[1:]], "pools": [each for each in TILES if each != tile]}


def seen(beach: Beach, seat: int | None) -> list[str | None]:
    """What a seat sees of the tiles."""
    return [tile["surprise"] for tile in GAME.view(beach.s, seat)["pack"]["surprises"]]


# Surprises.


def test_the_bouncer_slips_on_a_banana_peel_and_stands_up() -> None:
    """OC-11.3, K04, J5"""
    beach = hiding("K04").crab(0, "f2").acting(forward=1, shell=1).move("forward", "ahead")
    assert asked(beach.do("surprise", surprise="J5")) == ("bounce", 0)
    assert use(beach, "K04").at(0) == "f3"


def test_the_bouncer_may_fall_twice_on_one_field() -> None:
    """OC-Q40, K04, J5: pushed onto the peel it stands up, slips and stands up again; its owner is asked each time."""
    beach = hiding("K04", seat=1).crab(0, "f1").crab(1, "f2").crab(2, "b2").acting(forward=1, shell=1)
    beach.move("forward", "ahead").do("push", seat=1, crab=0, to="ahead")
    assert asked(beach) == ("bounce", 1)
    use(beach, "K04").do("surprise", surprise="J5")
    assert asked(beach) == ("bounce", 1)
    use(beach, "K04")
    assert (beach.at(1), charges(beach, 2), asked(beach)) == ("f3", 0, ("act", 0))


def test_the_pickpocket_shares_pearls() -> None:
    """OC-11.3, K10, T1: two shells at once are one occasion."""
    beach = hiding("K10", seat=1).crab(0, "f2").crab(1, "f4").acting(forward=1, shell=1)
    beach.move("forward", "ahead").do("surprise", surprise="T1")
    assert (beach.shells(0), asked(beach)) == (2, ("pick_pocket", 1))
    assert use(beach, "K10").shells(1) == 1


def test_a_new_shell_gives_a_charge_back() -> None:
    """OC-14.2, T3: if one is lacking."""
    for had, has in ((0, 1), (2, 2)):
        beach = hiding("K01", charges=had).crab(0, "f2").acting(forward=1, shell=1).move("forward", "ahead")
        beach.do("surprise", surprise="T3")
        assert (beach.shells(), charges(beach)) == (1, has)


# The Scout: K11.


def scouting() -> Beach:
    """Seat 0 looks at the first plate."""
    return use(hiding("K11").acting(shell=1, forward=1), "K11").do("scout", number=1)


def test_the_scout_looks_at_the_tiles_of_a_plate() -> None:
    """OC-14.3, OC-15.2, K11: only its owner learns what they are."""
    beach = scouting()
    assert beach.due == "peek"
    before = GAME.copy(beach.s)
    look = GAME.action({"do": "peek", "surprise": "J2"})
    beach.do("peek", surprise="J2")
    assert GAME.told(before, -1, look, 0) == {"do": "peek", "surprise": "J2"}
    assert GAME.told(before, -1, look, 1) == GAME.told(before, -1, look, None) == {"do": "peek"}
    assert {choice["surprise"] for choice in beach.choices()} == {f"T{number}" for number in range(1, 10)}
    beach.do("peek", surprise="T4").do("peek", surprise="T1")
    assert seen(beach, 0)[:4] == ["J2", "T4", "T1", None]
    assert seen(beach, 1) == seen(beach, None) == [None] * 9
    seen_event = GAME.events(before, look, beach.s, 0)
    assert {"event": "peeked", "surprise": "J2", "field": "f3"} in seen_event
    assert not [event for event in GAME.events(before, look, beach.s, 1) if "surprise" in event]


def test_the_scout_may_exchange_two_tiles() -> None:
    """OC-14.3, K11: openly, so whoever knew them still does."""
    beach = scouting().do("peek", surprise="J2").do("peek", surprise="T4").do("peek", surprise="T1")
    assert (beach.due, len(beach.choices("exchange"))) == ("exchange", 3)
    assert [tile["number"] for tile in GAME.view(beach.s, 1)["pack"]["surprises"]][:4] == [1, 2, 3, None]
    assert seen(beach.do("exchange", first=1, second=3), 0)[:3] == ["T1", "T4", "J2"]
    assert beach.due == "act"


def test_a_tile_that_was_looked_at_is_what_it_was() -> None:
    """OC-11.2, K11: whoever comes there turns it up; nothing is drawn."""
    beach = hiding("K11", seat=1, **looked_at("T4", 1)).crab(0, "f2").acting(forward=1, shell=1)
    before = GAME.copy(beach.s)
    beach.move("forward", "ahead")
    assert GAME.view(beach.s, 2)["pack"]["treasures"][0] == ["T4"]
    move = GAME.action({"do": "move", "with": "forward", "to": "ahead"})
    assert not GAME.preview(before, 0, move).known, "what another has looked at is not told beforehand"
    assert GAME.reveals(before, move)


def test_others_imagine_any_tile_that_the_scout_may_have_seen() -> None:
    """OC-15.2, K11: one of three is junk; who has looked imagines nothing, and every world is a possible position."""
    beach = hiding("K11", seat=1, **looked_at("T4", 1)).acting(shell=1, forward=1)
    imagined = Counter[str]()
    for seed in range(300):
        world = GAME.imagine(beach.s, 0, Random(seed))
        assert GAME.load(GAME.dump(world)) == world
        imagined[SURPRISE_NAMES[world.surprise[0] - 1]] += 1
        assert GAME.imagine(beach.s, 1, Random(seed)).surprise == beach.s.surprise
    assert set(imagined) == set(TILES)
    assert 70 < sum(imagined[junk] for junk in TILES[:5]) < 130


def test_others_imagine_any_event_that_the_weather_crab_may_have_foreseen() -> None:
    """OC-15.2, K12"""
    known = [{"card": "E03", "foreseen": [1]}, None, None]
    pools = [card for card in EVENTS if card != "E03"]
    beach = able("K12", seat=1, charges=1, modules=["events"], events=known, pools=pools).acting(shell=1, forward=1)
    worlds = [GAME.imagine(beach.s, 0, Random(seed)) for seed in range(300)]
    assert {EVENT_NAMES[world.event_card[0] - 1] for world in worlds} == set(EVENTS)
    assert all(GAME.load(GAME.dump(world)) == world for world in worlds)
    assert GAME.imagine(beach.s, 1, Random(1)).event_card == beach.s.event_card


def test_the_scout_needs_tiles() -> None:
    """OC-14.3, K11"""
    none: dict[str, Any] = {"tiles": [], "plate_junk": [], "pools": TILES[:5], "spare_treasures": 0}
    assert uses(hiding("K11", **none).acting(shell=1, forward=1)) == []


def test_the_scout_cannot_foresee_what_others_have_looked_at() -> None:
    """OC-15.2, K11: choosing the plate shows its tiles, so that a preview must not."""
    beach = use(hiding("K11", **looked_at("T4", 1)).acting(shell=1, forward=1), "K11")
    first, second = (GAME.action({"do": "scout", "number": number}) for number in (1, 2))
    assert not GAME.preview(beach.s, 0, first).known
    assert GAME.preview(beach.s, 0, second).known


# Events.


def crossing(ability: str, seat: int = 1, **pack: Any) -> Beach:
    """Seat 0 crosses the edge of the first beach plate and turns up its event."""
    beach = able(ability, seat=seat, modules=["events"], **pack)
    return beach.crab(0, "d2").acting(forward=1, shell=1).move("forward", "ahead").do("resolve_event")


def test_the_weather_crab_has_another_event_drawn() -> None:
    """OC-14.3, OC-12.2, K12: asked when all see the event, before it happens."""
    beach = crossing("K12", charges=1).do("happening", happening="E03")
    assert (asked(beach), beach.shells(0)) == (("change_weather", 1), 0)
    assert GAME.view(beach.s, 2)["pack"]["shown"] == "E03"
    use(beach, "K12")
    assert "E03" not in {choice["happening"] for choice in beach.choices()}
    beach.do("happening", happening="E08")
    assert (asked(beach), beach.shells(0)) == (("act", 0), 0)
    assert GAME.view(beach.s, 2)["pack"]["ongoing"]["happening"] == "E08"


def test_the_weather_crab_may_let_it_happen() -> None:
    """OC-14.3, K12"""
    beach = crossing("K12", charges=1).do("happening", happening="E03").do("decline")
    assert (beach.shells(0), charges(beach, 2)) == (1, 1)


def test_the_weather_crab_knows_the_first_event() -> None:
    """OC-14.4, K12: only its owner does, and nothing is drawn when it is turned up."""
    known = [{"card": "E03", "foreseen": [1]}, None, None]
    pools = [card for card in EVENTS if card != "E03"]
    beach = able("K12", seat=1, charges=1, modules=["events"], events=known, pools=pools)
    beach.crab(0, "d2").acting(forward=1, shell=1)
    first = [GAME.view(beach.s, seat)["pack"]["events"][0]["happening"] for seat in (0, 1, 2, None)]
    assert first == [None, "E03", None, None]
    beach.move("forward", "ahead")
    resolve = GAME.action({"do": "resolve_event"})
    assert not GAME.preview(beach.s, 0, resolve).known
    before = GAME.copy(beach.s)
    assert asked(beach.do("resolve_event")) == ("change_weather", 1)
    turned_up = {"event": "turned_up", "happening": "E03"}
    assert all(turned_up in GAME.events(before, resolve, beach.s, seat) for seat in (0, 1, 2, None))


def holding(event: str) -> dict[str, Any]:
    """An ongoing event holds on the first beach plate."""
    pools = [card for card in EVENTS if card != event]
    return {"ongoing": event, "ongoing_plate": 1, "cards_met": 2, "cards_done": 2, "pools": pools}


def test_on_soft_sand_neither_bouncer_nor_armour_is_needed() -> None:
    """OC-12.3, E13, K04, K05: nobody falls, so the bouncer is not asked; the armoured crab may still choose."""
    soft = holding("E13")
    beach = able("K04", seat=1, modules=["events"], **soft).crab(0, "b3").crab(1, "b4").acting(forward=1, shell=1)
    beach.move("forward", "ahead").do("push", seat=1, crab=0, to="ahead")
    assert (beach.at(1), asked(beach)) == ("b5", ("act", 0))
    beach = able("K05", seat=1, modules=["events"], **soft).crab(0, "b3").crab(1, "b4").acting(forward=1, shell=1)
    assert asked(beach.move("forward", "ahead")) == ("armour", 1)


def test_at_low_tide_the_builder_has_nothing_to_lose() -> None:
    """OC-12.3, E12, K14"""
    low = holding("E12")
    beach = able("K14", seat=1, modules=["events"], **low).crab(0, "f3").crab(1, "f4").seat(1, hand="S1 S2")
    beach.acting(forward=1, shell=1).move("forward", "ahead").do("push", seat=1, crab=0, to="ahead")
    assert (beach.at(1), asked(beach), beach.of(1, "hand")) == ("f5~", ("act", 0), ["S1", "S2"])


def test_the_claw_spa_gives_everybody_a_charge_back() -> None:
    """OC-12.3, OC-14.2, E07"""
    beach = crossing("K01", charges=0)
    beach.do("happening", happening="E07")
    assert charges(beach, 2) == 1


def test_the_pickpocket_shares_the_shell_tide() -> None:
    """OC-12.3, E03, K10: a neighbour gets a shell in another player's turn."""
    beach = able("K10", seat=1, modules=["events"]).crab(0, "e2").crab(1, "d2").acting(forward=1, shell=1)
    beach.move("forward", "ahead").do("resolve_event").do("happening", happening="E03")
    assert asked(beach) == ("pick_pocket", 1)


def test_the_pickpocket_shares_what_robin_crab_gives() -> None:
    """OC-12.3, E01, K10: seat 0 has the fewest shells and gets one, next to the pickpocket."""
    beach = able("K10", seat=1, modules=["events"]).crab(0, "e2").crab(1, "d2").acting(forward=1, shell=1)
    beach.seat(1, shells=1).seat(2, shells=3).move("forward", "ahead")
    beach.do("resolve_event").do("happening", happening="E01")
    assert (beach.shells(0), asked(beach)) == (1, ("pick_pocket", 1))


def test_the_tailwind_drives_a_crab_into_an_armoured_one() -> None:
    """OC-12.3, E05, K05: seat 2 catches the wind in the turn of seat 0 and pushes seat 1, for whom it is another's."""
    beach = able("K05", seat=1, modules=["events"]).crab(0, "b2").crab(1, "e2").crab(2, "d1")
    beach.acting(forward=1, shell=1).move("forward", "ahead").do("resolve_event").do("happening", happening="E05")
    assert asked(beach) == ("granted", 2)
    assert asked(beach.move("diagonal", "right")) == ("armour", 1)
    use(beach, "K05").do("push", seat=1, crab=0, to="ahead")
    assert (beach.at(2), beach.at(1)) == ("e2", "e3")
    assert asked(beach) == ("granted", 1), "its own wind comes next"


def test_a_crab_pushed_by_its_own_owner_out_of_turn_has_no_armour() -> None:
    """OC-10.7, OC-12.3, E05, K05: seat 1 catches the wind and pushes a chain, its own second crab at the end."""
    beach = able("K05", seat=1, crab=1, players=2, modules=["events"]).crab(0, "b2").crab(0, "e2", crab=1)
    beach.crab(1, "d1").crab(1, "e3", crab=1).table(pack={**beach.position["pack"], "cards_met": 2, "cards_done": 1})
    beach.acting(shell=1).do("resolve_event").do("happening", happening="E05").move("diagonal", "right")
    assert asked(beach.do("push", seat=0, crab=1, to="ahead")) == ("choose_push", 1)
    beach.do("push", seat=1, crab=1, to="ahead")
    assert (beach.at(1, 1), charges(beach, 3)) == ("e4~", 2)


# Challenges.


def contest(shells: tuple[int, int, int], kept: int = 2) -> Beach:
    """Seat 0 crosses the edge at which the most shells are counted; seat 1 is the Overachiever."""
    beach = able(
        "K13",
        seat=1,
        charges=kept,
        modules=["challenges"],
        challenge="C1",
        award_card="AW1",
        cards_met=2,
        cards_done=2,
        pools=["C2", "C3", "C4"],
    )
    for seat, number in enumerate(shells):
        beach.seat(seat, shells=number)
    return (
        beach.crab(0, "b7")
        .acting(forward=1, shell=1)
        .seat(0, hand="S1")
        .move("forward", "ahead")
        .do("resolve_challenge")
    )


def test_the_overachiever_counts_one_more() -> None:
    """OC-14.3, OC-13.3, K13: it shares the first place."""
    beach = contest((2, 1, 0))
    assert asked(beach) == ("overachieve", 1)
    use(beach, "K13")
    assert [beach.shells(seat) for seat in range(3)] == [3, 2, 0]
    assert asked(beach) == ("choose_award", 0)
    assert (beach.do("award", award="two_shells").due, GAME.actor(beach.s)) == ("choose_award", 1)
    assert charges(beach, 2) == 1


def test_the_overachiever_counts_one_more_only_once() -> None:
    """OC-13.6, K13: not in the next challenge."""
    beach = use(contest((2, 1, 0)), "K13")
    assert beach.s.boost == 0


def test_the_overachiever_is_asked_only_if_it_changes_a_place() -> None:
    """OC-14.3, K13: far behind, or first alone with nobody near."""
    assert asked(contest((3, 0, 2)))[0] != "overachieve"
    assert asked(contest((1, 4, 0)))[0] != "overachieve"
    assert asked(contest((2, 2, 0))) == ("overachieve", 1)
    assert asked(contest((2, 1, 0), kept=0))[0] != "overachieve"


def test_a_shell_and_a_charge_must_give_one_of_them() -> None:
    """OC-13.3, OC-14.2, AW3: with an empty bank only a charge is left, for who lacks one."""
    for had, due in ((2, "granted"), (1, "choose_award")):
        crossed: dict[str, Any] = {"challenge": "C1", "award_card": "AW3", "cards_met": 4, "cards_done": 2}
        beach = able("K01", charges=had, modules=["challenges"], pools=["C2", "C3", "C4"], **crossed)
        beach.crab(0, "d8").seat(0, shells=20).seat(1, shells=12).acting(forward=1)
        assert asked(beach.do("resolve_challenge")) == (due, 0)


def test_the_weather_crab_needs_an_event_in_the_box() -> None:
    """OC-14.3, K12: two events are left that nobody has seen, and lie at the edges ahead; with a third one may come."""
    for pools, due in ((["E01", "E03", "E08"], "act"), (["E01", "E03", "E08", "E09"], "change_weather")):
        beach = able("K12", seat=1, modules=["events"], pools=pools, cards_met=2, cards_done=1)
        beach.crab(0, "d3").acting(shell=1).do("resolve_event").do("happening", happening="E08")
        assert beach.due == due
