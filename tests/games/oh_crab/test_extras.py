"""The eight extra actions (OC-9.1 to OC-9.3)."""

import pytest

from tests.games.oh_crab.beach import GAME, Beach

REEDS = "0A 1A 2B 4B 9A"


def paying(tile: str, beach: Beach, shells: int = 3) -> Beach:
    """Seat 0 pays for an extra action; a shell action keeps the turn open."""
    others = [other for other in ("Aa", "Ba", "Ca", "Db") if other[0] != tile[0]][:2]
    return beach.table(tiles=[tile, *others]).acting(shell=1).seat(0, shells=shells).do("extra", tile=tile)


def test_aa_is_a_diagonal_action_and_bb_a_forward_action() -> None:
    """OC-9.1"""
    assert paying("Aa", Beach().crab(0, "e3")).ways() == {"left", "right"}
    assert paying("Bb", Beach().crab(0, "e3")).ways() == {"ahead"}


def test_ab_is_a_side_jump() -> None:
    """OC-9.1"""
    beach = paying("Ab", Beach().crab(0, "a4"))
    assert [choice["column"] for choice in beach.choices()] == ["c", "e", "g"]


def test_ba_changes_places_with_a_neighbouring_crab() -> None:
    """OC-9.1, OC-Q27: both fields act; nobody falls by it; reeds do not matter."""
    beach = paying("Ba", Beach(4).crab(0, "c7").crab(1, "c8").crab(2, "b7").crab(3, "e7").seat(0, hand="S1"))
    assert {choice["seat"] for choice in beach.choices()} == {1, 2}
    beach.do("change", seat=1, crab=0)
    assert (beach.at(0), beach.at(1), beach.shells()) == ("c8", "c7", 2)
    reeds = paying("Ba", Beach(plates=REEDS).crab(0, "f9").crab(1, "f10"))
    assert (reeds.at(0), reeds.at(1)) == ("f10", "f9")


def test_ba_asks_for_the_new_fields_conditions() -> None:
    """OC-9.1, OC-Q27: the obstacle of f5 costs a card; a rival moved onto one loses a random card."""
    poor = Beach().crab(0, "f4").crab(1, "f5").acting(shell=1).seat(0, shells=3)
    assert "Ba" not in poor.tiles()
    rich = paying("Ba", Beach().crab(0, "f4").crab(1, "f5").seat(0, hand="S1"))
    assert (rich.at(0), rich.of(0, "discards")) == ("f5", ["S1"])
    rival = paying("Ba", Beach().crab(0, "f5").crab(1, "f4").seat(1, hand="S1 S2"))
    assert (rival.at(1), rival.due) == ("f5", "lose")


def test_ca_jumps_two_fields_in_a_straight_line_to_the_sea() -> None:
    """OC-9.2: over rocks and crabs; the target acts."""
    for to, end in (("ahead", "d6"), ("left", "b5"), ("right", "f5")):
        beach = paying("Ca", Beach().crab(0, "d4").crab(1, "e5").seat(0, hand="S1"))
        assert beach.ways("jump") == {"ahead", "left", "right"}
        assert (beach.do("jump", to=to).at(0), beach.at(1)) == (end, "e5")


def test_ca_needs_the_targets_conditions() -> None:
    """OC-9.2: c6 is an obstacle."""
    beach = Beach().crab(0, "c4").acting(shell=1).seat(0, shells=3, hand="S1").do("extra", tile="Ca")
    assert beach.do("jump", to="ahead").of(0, "discards") == ["S1"]


def test_ca_pushes_whoever_is_there() -> None:
    """OC-Q8"""
    beach = paying("Ca", Beach().crab(0, "d4").crab(1, "d6")).do("jump", to="ahead")
    assert (beach.at(0), beach.due) == ("d6", "choose_push")


def test_ca_and_reeds() -> None:
    """OC-Q14, OC-15.3: reeds on f10 stop a straight jump from f8, by house setting they do not; those between never."""
    assert paying("Ca", Beach(plates=REEDS).crab(0, "f8")).at(0) == "d9", "the only other jump"
    assert paying("Ca", Beach(plates=REEDS, house=("jump_reed",)).crab(0, "f8")).ways("jump") == {"ahead", "left"}
    assert paying("Ca", Beach(plates=REEDS).crab(0, "f9")).at(0) == "f11~", "over the reeds onto a knock-over field"


def test_ca_reaches_the_sea() -> None:
    """OC-Q15: from one field before it; over the board's edge there is no jump (a6, a8)."""
    assert paying("Ca", Beach().crab(0, "c21")).do("jump", to="ahead").at(0) == "sea"
    edge = paying("Ca", Beach().crab(0, "a6").crab(1, "c3"))
    assert edge.at(0) == "c7", "the only jump is to the right"
    assert Beach().crab(0, "a6").acting(shell=1).seat(0, shells=3).why_not("jump", to="ahead") == "OC-3.6"


def test_cb_adds_another_hand_card_with_all_it_gives() -> None:
    """OC-9.2, OC-Q38: at either end, main, side and special actions."""
    beach = paying("Cb", Beach().crab(0, "e3").seat(0, hand="A12 S2", path="S4"))
    beach.do("add_more", card="A12").do("add", end="left")
    assert beach.of(0, "path") == ["A12", "S4"]
    assert GAME.view(beach.s, None)["free"] == {"shell": 1, "diagonal": 2, "forward": 1}
    assert GAME.view(beach.s, None)["specials"] == ["sand_in_the_eyes"]
    assert beach.due == "act"


def test_cb_keeps_the_special_action_of_the_first_card() -> None:
    """OC-9.2: both can be used, even two of a kind."""
    beach = Beach(tiles="Aa Ba Cb").crab(0, "e3").acting("criss_cross", shell=1).seat(0, hand="A26", shells=3)
    beach.do("extra", tile="Cb")
    assert GAME.view(beach.s, None)["specials"] == ["criss_cross", "criss_cross"]
    beach.do("special", special="criss_cross").move("diagonal", "left")
    assert beach.specials() == {"criss_cross"}


def test_da_takes_up_the_discard_pile() -> None:
    """OC-9.2"""
    beach = paying("Da", Beach().crab(0, "e3").seat(0, hand="S1", discards="S2 A09"))
    assert (beach.of(0, "hand"), beach.of(0, "discards")) == (["A09", "S1", "S2"], [])
    assert Beach(tiles="Aa Ba Da").acting(shell=1).seat(0, shells=3).why_not("extra", tile="Da") == "OC-9.2"


def test_db_is_a_card_swap() -> None:
    """OC-9.2, OC-7.4"""
    beach = paying("Db", Beach().crab(0, "e3").seat(0, hand="S1 S2"))
    assert beach.cards("give") == ["S1", "S2"]
    assert "no_swap" not in beach.verbs()


@pytest.mark.parametrize(
    ("tile", "cost"),
    [("Aa", 1), ("Ab", 1), ("Ba", 2), ("Bb", 2), ("Ca", 3), ("Cb", 3), ("Da", 2), ("Db", 2)],
)
def test_an_extra_action_costs_its_shells(tile: str, cost: int) -> None:
    """OC-9.3: paid back to the bank; with one shell fewer it cannot be used."""
    others = [other for other in ("Aa", "Ba", "Ca", "Db") if other[0] != tile[0]][:2]

    def table(shells: int) -> Beach:
        beach = Beach(tiles=" ".join([tile, *others])).crab(0, "e3").crab(1, "e4").acting(shell=1)
        return beach.seat(0, hand="S1 S2", discards="S3", shells=shells)

    assert table(cost - 1).why_not("extra", tile=tile) == "OC-9.3"
    beach = table(cost + 1).do("extra", tile=tile)
    assert (beach.shells(), beach.s.bank) == (1, 31)


def test_ba_needs_a_neighbour() -> None:
    """OC-9.1: not oneself, nobody further away, nobody in the sea."""
    beach = paying("Ba", Beach(5).crab(0, "c7").crab(1, "c8").crab(2, "b7").crab(3, "e7").crab(4, "sea"))
    for seat in (0, 3, 4):
        assert beach.why_not("change", seat=seat, crab=0) == "OC-9.1"


def test_cb_adds_to_a_path_of_one_card() -> None:
    """OC-9.2, OC-3.9: the first card of a path has both ends."""
    beach = Beach(tiles="Aa Ba Cb").crab(0, "e3").beginning("S4").seat(0, hand="A12", shells=3).do("add", end="right")
    beach.do("extra", tile="Cb").do("add", end="left")
    assert beach.of(0, "path") == ["A12", "S4"]
    assert GAME.view(beach.s, None)["free"] == {"forward": 1, "diagonal": 2, "seaward": 1}
