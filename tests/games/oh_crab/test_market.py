"""Chapter 7: the card market."""

from tests.games.oh_crab.beach import GAME, STACK, Beach


def resting() -> Beach:
    """Seat 0 rests and is about to take a card."""
    return Beach().beginning("S1").seat(0, hand="S2", shells=1).do("rest")


def swapping(hand: str) -> Beach:
    """Seat 0 has paid for the extra action Db and is about to swap a card."""
    return Beach(tiles="Aa Ba Db").acting(shell=1).seat(0, hand=hand, shells=2).do("extra", tile="Db")


def market(beach: Beach) -> dict[str, object]:
    """The market as all see it."""
    seen: dict[str, object] = GAME.view(beach.s, None)["market"]
    return seen


def test_the_top_of_a_pile_or_of_the_stack_can_be_taken() -> None:
    """OC-7.1: of a pile only its top card."""
    beach = Beach().beginning("S1").market("A01 A03 A02", "A04", "A07").do("rest")
    assert [choice.get("place", "stack") for choice in beach.choices()] == [1, 2, 3, "stack"]
    beach.do("take", place=1)
    assert "A02" in beach.of(0, "hand")
    assert market(beach)["piles"] == [["A01", "A03"], ["A04"], ["A07"]]


def test_an_empty_pile_cannot_be_taken_from() -> None:
    """OC-7.1"""
    todo = [{"due": "end_turn"}, {"due": "act"}, {"due": "turn_up"}, {"due": "take"}]
    beach = Beach().table(todo=todo).market("A01", "", "A07")
    assert beach.why_not("take", place=2) == "OC-7.1"


def test_a_card_from_the_stack_is_drawn_by_chance_and_seen_by_its_owner_only() -> None:
    """OC-7.1, OC-Q21"""
    beach = resting().do("take_blind")
    assert (beach.due, len(GAME.legal(beach.s))) == ("draw", STACK)
    action = GAME.action({"do": "draw", "card": "A30"})
    assert GAME.told(beach.s, -1, action, 0) == {"do": "draw", "card": "A30"}
    for seat in (None, 1, 2):
        assert GAME.told(beach.s, -1, action, seat) == {"do": "draw"}
    beach.do("draw", card="A30")
    assert "A30" in GAME.view(beach.s, 0)["seats"][0]["cards"]
    assert all("cards" not in GAME.view(beach.s, seat)["seats"][0] for seat in (None, 1, 2))


def test_an_empty_place_is_filled_at_once() -> None:
    """OC-7.2: repeated special actions go on their piles until a new one comes (OC-Q22)."""
    beach = resting().do("take", place=1)
    assert beach.due == "turn_up"
    beach.do("reveal", card="A05").do("reveal", card="A08").do("reveal", card="A02")
    assert market(beach)["piles"] == [["A02"], ["A04", "A05"], ["A07", "A08"]]
    assert beach.due == "act"


def test_refilling_ends_with_the_stack() -> None:
    """OC-Q22: when only repeats are left the place stays empty."""
    others = " ".join(f"A{number:02}" for number in range(1, 37) if number not in (4, 5, 6, 7, 8, 28))
    beach = Beach().beginning("S1").market("A28", "A04 A06", "A07 A08").seat(1, path=others).do("rest")
    beach.do("take", place=1)
    assert market(beach) == {"stack": 0, "piles": [[], ["A04", "A06", "A05"], ["A07", "A08"]]}


def test_an_empty_market_gives_nothing() -> None:
    """OC-7.3: a rest takes no card, and a swap has no effect."""
    everything = " ".join(f"A{number:02}" for number in range(1, 37))
    beach = Beach(tiles="Aa Ba Db").beginning("S1").market("", "", "").seat(1, path=everything).seat(0, shells=2)
    beach.do("rest")
    assert (beach.due, beach.of(0, "hand")) == ("act", ["S1"])
    assert beach.why_not("extra", tile="Db") == "OC-9.2"
    offer = Beach().crab(0, "e4").acting(shell=1).market("", "", "").seat(1, path=everything).seat(0, hand="S1 S2")
    assert offer.seat(2, hand="S2", planned="S1").end().due != "offer_swap"


def test_a_swapped_start_card_leaves_the_game() -> None:
    """OC-7.4"""
    beach = swapping("S1 S2").do("give", card="S1").do("take", place=2).do("reveal", card="A12")
    assert beach.of(0, "hand") == ["A04", "S2"]
    assert "S1 of 0" in GAME.dump(beach.s)["gone"]
    assert market(beach)["stack"] == STACK - 1


def test_another_card_goes_face_down_under_the_stack() -> None:
    """OC-7.4: only its giver knows it; it comes up when nothing is left above it."""
    beach = swapping("A20 S2")
    before = GAME.copy(beach.s)
    beach.do("give", card="A20").do("take", place=2).do("reveal", card="A12")
    assert market(beach)["stack"] == STACK - 1
    assert GAME.dump(beach.s)["market"]["under"] == ["A20 by 0"]
    action = GAME.action({"do": "give", "card": "A20"})
    assert GAME.told(before, 0, action, 1) == {"do": "give"}
    assert GAME.told(before, 0, action, 0) == {"do": "give", "card": "A20"}


def test_cards_under_the_stack_come_up_in_their_order() -> None:
    """OC-7.4"""
    others = " ".join(f"A{number:02}" for number in range(8, 37) if number not in (20, 21))
    beach = Beach().beginning("S1").market("A01", "A04", "A07 A02 A03 A05 A06", under=("A21 by 1", "A20 by 2"))
    beach.seat(1, path=others).do("rest").do("take_blind")
    assert "A21" in beach.of(0, "hand")
    assert GAME.dump(beach.s)["market"]["under"] == ["A20 by 2"]


def test_the_card_given_is_never_the_one_taken() -> None:
    """OC-7.4: with an empty stack, only face-up cards can be taken for it."""
    others = " ".join(f"A{number:02}" for number in range(8, 37) if number != 20)
    beach = Beach(tiles="Aa Ba Db").acting(shell=1).market("A01 A02 A03", "A04 A05 A06", "A07")
    beach.seat(1, path=others).seat(0, hand="A20 S2", shells=2).do("extra", tile="Db").do("give", card="A20")
    assert beach.verbs() == {"take"}
    assert beach.why_not("take_blind") == "OC-7.4"


def test_no_hand_card_no_swap() -> None:
    """OC-7.4"""
    beach = Beach(tiles="Aa Ba Db").acting(shell=1).seat(0, shells=2)
    assert beach.why_not("extra", tile="Db") == "OC-9.2"
