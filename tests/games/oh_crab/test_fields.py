"""Chapter 6: fields."""

from seaboard.games.oh_crab.state import SHELL_MARK
from tests.games.oh_crab.beach import GAME, Beach

REEDS = "0A 1A 2B 4B 9A"  # 2B in rows 8 to 12: reeds on c9, f10, a10; obstacle on b10
CURRENTS = "0A 1A 2A 3A 9B"  # currents on b20 back, d21 back, c21 left, a21 ahead


def test_a_standard_field_does_nothing() -> None:
    """OC-6.1"""
    beach = Beach().crab(0, "b3").acting(forward=1, shell=1).seat(0, hand="S1").move("forward", "ahead")
    assert (beach.at(0), beach.shells(), beach.of(0, "hand"), beach.due) == ("b4", 0, ["S1"], "act")


def test_an_inaccessible_field_cannot_be_entered_but_jumped_over() -> None:
    """OC-6.2: d5 bars the way from d4; a double jump crosses it."""
    beach = Beach().crab(0, "d4").acting(forward=1).seat(0, shells=3)
    assert beach.why_not_move("forward", "ahead") == "OC-6.2"
    assert beach.do("extra", tile="Ca").do("jump", to="ahead").at(0) == "d6"


def test_entering_an_obstacle_costs_a_hand_card_of_ones_choice() -> None:
    """OC-6.3"""
    beach = Beach().crab(0, "f4").acting(forward=1, shell=1).seat(0, hand="S1 S2").move("forward", "ahead")
    assert (beach.at(0), beach.due, beach.cards("discard")) == ("f5", "discard", ["S1", "S2"])
    assert beach.do("discard", card="S2").of(0, "discards") == ["S2"]


def test_with_an_empty_hand_an_obstacle_cannot_be_entered_by_any_action() -> None:
    """OC-6.3: by a step, a side jump, a double jump or a change of places."""
    beach = Beach().crab(0, "f4").acting(forward=1, shell=1)
    assert beach.why_not_move("forward", "ahead") == "OC-6.3"
    beach = Beach(tiles="Ab Ba Ca").crab(0, "f3").crab(1, "f5").acting(shell=1).seat(0, shells=3)
    assert beach.do("extra", tile="Ca").at(0) == "d4", "the only jump that does not land on an obstacle"
    beach = Beach().crab(0, "f4").crab(1, "f5").acting(shell=1).seat(0, shells=2)
    assert beach.tiles() == {"Aa"}


def test_a_crab_pushed_onto_an_obstacle_costs_its_owner_a_random_card() -> None:
    """OC-6.3: chance chooses; the card lies open on the owner's discard pile."""
    beach = Beach().crab(0, "f3").crab(1, "f4").acting(forward=1, shell=1).seat(1, hand="S1 S2 S3")
    beach.move("forward", "ahead").do("push", seat=1, crab=0, to="ahead")
    assert beach.due == "lose"
    assert GAME.odds(beach.s) == [1, 1, 1]
    beach.do("lose", seat=1, card="S2")
    assert (beach.of(1, "hand"), beach.of(1, "discards"), beach.due) == (["S1", "S3"], ["S2"], "act")


def test_with_an_empty_hand_a_pushed_crab_loses_nothing() -> None:
    """OC-6.3"""
    beach = Beach().crab(0, "f3").crab(1, "f4").acting(forward=1, shell=1).move("forward", "ahead")
    assert beach.do("push", seat=1, crab=0, to="ahead").due == "act"
    assert beach.at(1) == "f5~"


def test_a_knock_over_field_knocks_over() -> None:
    """OC-6.4: whoever enters or is moved there."""
    assert Beach().crab(0, "b9").acting(forward=1, shell=1).move("forward", "ahead").at(0) == "b10~"
    beach = Beach().crab(0, "b3").crab(1, "b9").acting("step_aside", shell=1).do("special", special="step_aside")
    assert beach.do("shift", seat=1, crab=0, to="ahead").at(1) == "b10~"


def test_a_shell_field_gives_a_shell() -> None:
    """OC-6.5"""
    assert Beach().crab(0, "c7").acting(forward=1, shell=1).move("forward", "ahead").shells() == 1


def test_shells_combine_with_other_marks() -> None:
    """OC-6.5: a10 of plate 2B has reeds and a shell; entered diagonally it gives the shell."""
    beach = Beach(plates=REEDS).crab(0, "b9").acting(diagonal=1, shell=1).move("diagonal", "left")
    assert (beach.at(0), beach.shells()) == ("a10", 1)


def test_who_ends_the_turn_on_a_swap_field_may_swap() -> None:
    """OC-6.6: e4; passing over it is not enough."""
    beach = Beach().crab(0, "e3").acting(forward=2, shell=1).seat(0, hand="S1 S2")
    beach.move("forward", "ahead").end()
    assert (beach.due, beach.verbs()) == ("offer_swap", {"give", "no_swap"})
    assert beach.do("no_swap").of(0, "hand") == ["S1", "S2"]
    passing = Beach().crab(0, "e3").acting(forward=2, shell=1).seat(0, hand="S1 S2")
    passing.move("forward", "ahead").move("forward", "ahead").end()
    assert passing.due != "offer_swap"


def test_a_swap_field_without_hand_cards_offers_nothing() -> None:
    """OC-6.6, OC-7.4"""
    assert Beach().crab(0, "e4").acting(shell=1).seat(1, hand="S2", planned="S1").end().due == "begin"


def shortcut(hand: str) -> Beach:
    """Seat 0 stands on the shortcut e9, which costs two seaward cards and leads to e12."""
    return Beach().crab(0, "e9").acting(shell=1).seat(0, hand=hand)


def test_a_shortcut_is_paid_with_cards_of_the_required_main_action() -> None:
    """OC-6.7"""
    beach = shortcut("S4 A03 S1").do("shortcut")
    assert (beach.at(0), beach.of(0, "hand"), beach.of(0, "discards")) == ("e12", ["S1"], ["A03", "S4"])


def test_of_more_fitting_cards_the_player_chooses() -> None:
    """OC-6.7"""
    beach = shortcut("S4 A03 A10").do("shortcut")
    assert beach.cards("discard") == ["A03", "A10", "S4"]
    beach.do("discard", card="A10")
    assert beach.cards("discard") == ["A03", "S4"]
    assert beach.do("discard", card="S4").at(0) == "e12"


def test_no_other_main_action_stands_in() -> None:
    """OC-Q20: forward, and diagonal are not seaward; nor the other way round on plate 3A."""
    assert shortcut("S4 S1 S2").why_not("shortcut") == "OC-6.7"
    assert Beach().crab(0, "d15").acting(shell=1).seat(0, hand="S4").why_not("shortcut") == "OC-6.7"
    assert Beach().crab(0, "d15").acting(shell=1).seat(0, hand="S1").do("shortcut").at(0) == "d17"


def test_a_shortcut_at_the_very_start_of_the_turn() -> None:
    """OC-Q20: the cards that paid for it come back with a rest."""
    beach = Beach().crab(0, "e9").beginning("S1").seat(0, hand="S4 A03").do("shortcut")
    assert (beach.at(0), beach.due) == ("e12", "begin")
    beach.do("rest").do("take", place=1).do("reveal", card="A12")
    assert beach.of(0, "hand") == ["A01", "A03", "S1", "S4"]


def test_by_house_setting_a_shortcut_comes_after_the_card_or_the_rest() -> None:
    """OC-Q20, OC-15.3"""
    beach = Beach(house=("late_shortcut",)).crab(0, "e9").beginning("S1").seat(0, hand="S4 A03")
    assert beach.why_not("shortcut") == "OC-3.2"
    assert "shortcut" in beach.do("add", end="right").verbs()


def test_the_others_cannot_tell_a_hand_from_the_end_of_a_turn() -> None:
    """OC-3.6: with nothing but a shortcut left the player is asked if the hand might pay it, and not asked if all know
    that it cannot."""
    for hand, asked in (("S4 A03", True), ("S4 A08", True), ("S4 S1", False), ("A03", False), ("S4", False)):
        beach = Beach().crab(0, "e9").acting().seat(0, hand=hand).seat(1, hand="S1 S2", planned="S3").settle()
        assert ((beach.due, beach.s.turn) == ("act", 0)) == asked, hand


def test_the_others_cannot_tell_a_hand_from_a_payment() -> None:
    """OC-6.7: the payer is asked for every card that others may think a choice, and for no other."""
    for hand, asked in (("S4 A03 A08", True), ("S4 A03 S1", False)):
        beach = Beach().crab(0, "e9").acting(shell=1).seat(0, hand=hand).do("shortcut")
        assert (beach.due == "pay") == asked, hand


def test_a_shortcut_pushes_whoever_is_at_its_end() -> None:
    """OC-6.7, OC-Q8"""
    beach = shortcut("S4 A03").crab(1, "e12").do("shortcut")
    assert (beach.at(0), beach.due) == ("e12", "choose_push")
    assert beach.do("push", seat=1, crab=0, to="ahead").at(1) == "e13~"


def test_a_knocked_over_crab_cannot_use_a_shortcut() -> None:
    """OC-6.7, OC-Q11"""
    assert shortcut("S4 A03").crab(0, "e9", fallen=True).why_not("shortcut") == "OC-5.6"


def test_elsewhere_there_is_no_shortcut() -> None:
    """OC-6.7"""
    assert shortcut("S4 A03").crab(0, "e8").why_not("shortcut") == "OC-6.7"


def test_reeds_bar_the_straight_way_to_the_sea() -> None:
    """OC-6.8: c9 of plate 2B cannot be entered from c8's place, but it can diagonally; f10 from f9."""
    beach = Beach(plates=REEDS).crab(0, "f9").acting(seaward=1, shell=1)
    assert beach.why_not_move("seaward", "ahead") == "OC-6.8"
    assert Beach(plates=REEDS).crab(0, "b8").acting(diagonal=1, shell=1).move("diagonal", "right").at(0) == "c9"


def test_reeds_bar_a_straight_push() -> None:
    """OC-6.8, OC-Q6: from f9 a crab can be pushed to e10 and g10 only."""
    beach = Beach(plates=REEDS).crab(0, "f8").crab(1, "f9").acting(forward=1, shell=1).move("forward", "ahead")
    assert beach.ways("push") == {"left", "right"}
    assert beach.why_not("push", seat=1, crab=0, to="ahead") == "OC-6.8"


def test_reeds_let_landward_moves_pass() -> None:
    """OC-6.8, OC-Q2: the gull sends a crab straight back from f10."""
    beach = Beach(plates=REEDS).crab(0, "a3").crab(1, "f10").acting("seagull", shell=1).do("special", special="seagull")
    assert beach.do("shift", seat=1, crab=0, to="back").at(1) == "f9"


def test_surprise_marks_do_nothing_without_the_adventure_pack() -> None:
    """OC-6.9: f3 has one."""
    beach = Beach().crab(0, "e3").acting(diagonal=1, shell=1).move("diagonal", "right")
    assert (beach.at(0), beach.due, beach.shells()) == ("f3", "act", 0)


def test_a_current_carries_who_ends_the_turn_there() -> None:
    """OC-6.10, OC-Q13: only at the end, and mandatory."""
    beach = Beach(plates=CURRENTS).crab(0, "b19").acting(forward=1, shell=1).seat(1, hand="S2", planned="S1")
    assert beach.move("forward", "ahead").at(0) == "b20"
    assert beach.end().at(0) == "b19"


def test_a_current_leads_into_the_sea() -> None:
    """OC-6.10: even when another crab is there."""
    beach = Beach().crab(0, "c21").crab(1, "sea").acting(shell=1).seat(1, hand="S2", planned="S1")
    assert beach.end().at(0) == "sea"


def test_a_current_acts_once_and_not_onto_an_occupied_field() -> None:
    """OC-6.10: c21 leads to b21, whose own arrow waits; with a crab on b21 nothing moves."""
    free = Beach(plates=CURRENTS).crab(0, "c21").acting(shell=1).seat(1, hand="S2", planned="S1").end()
    assert free.at(0) == "b21"
    taken = Beach(plates=CURRENTS).crab(0, "c21").crab(1, "b21").acting(shell=1).seat(1, hand="S2", planned="S1").end()
    assert (taken.at(0), taken.at(1)) == ("c21", "b21")


def test_the_field_behind_a_current_acts() -> None:
    """OC-Q13: our currents lead to plain fields, so a shell is painted on b19."""
    beach = Beach(plates=CURRENTS).crab(0, "b20").acting(shell=1).seat(1, hand="S2", planned="S1")
    beach.s.field[(19 + 2) * 7 + 1] = SHELL_MARK
    assert (beach.end().at(0), beach.shells()) == ("b19", 1)


def test_a_crab_pushed_onto_a_current_waits_for_its_own_turn() -> None:
    """OC-Q13"""
    beach = (
        Beach(plates=CURRENTS).crab(0, "b18").crab(1, "b19").acting(forward=1, shell=1).seat(1, planned="S1", hand="S2")
    )
    beach.move("forward", "ahead").do("push", seat=1, crab=0, to="ahead").end()
    assert (beach.s.turn, beach.at(1)) == (1, "b20~")


def test_a_current_carries_a_knocked_over_crab_unless_the_house_spares_it() -> None:
    """OC-6.10, OC-Q12"""
    for house, end in (((), "b19~"), (("spare_fallen",), "b20~")):
        beach = Beach(plates=CURRENTS, house=house).crab(0, "b20", fallen=True).acting(shell=1)
        assert beach.seat(1, hand="S2", planned="S1").end().at(0) == end


def test_the_sea_is_reached_by_any_seaward_step_and_out_of_reach_of_all() -> None:
    """OC-6.11: nobody sends a crab back from it, and it counts for nothing ahead."""
    beach = Beach().crab(0, "d21").acting(seaward=1, shell=1)
    assert beach.ways() == {"ahead", "left", "right"}
    assert beach.move("seaward", "left").at(0) == "sea"
    gull = Beach().crab(0, "d19").crab(1, "sea").acting("seagull", "sand_in_the_eyes", shell=1).seat(1, hand="S1")
    assert gull.specials() == set()


def test_tables_share_what_their_fields_look_like() -> None:
    """The fields of a beach are half of what a table would take in a server's memory."""
    mine, theirs = (GAME.view(GAME.new(GAME.parse_options({"players": 3})), None)["fields"] for _ in range(2))
    assert mine
    assert all(field is same for field, same in zip(mine, theirs, strict=True))
