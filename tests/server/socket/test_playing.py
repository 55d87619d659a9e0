"""Playing at a table: whole games, refusals, taking back, bots and clocks."""

from __future__ import annotations

from base64 import b64decode
from pathlib import Path
from random import Random

from seaboard.core.dealer import commit_to_seed
from seaboard.core.log import parse_log
from seaboard.core.verify import verify
from seaboard.games import open_game
from tests.server.running import Guest, Json, Server, Watch, play_on, seat_people
from tests.terminal.running import seaboard


def sit_down(server: Server, people: int = 2, bots: tuple[str, ...] = (), **wish: object) -> tuple[str, list[Watch]]:
    """A running game with a socket for every person, each with its first view."""
    table, guests = seat_people(server.url, people, bots, **wish)
    watches = [guest.watch(table) for guest in guests]
    for watch in watches:
        watch.hear()
    return table, watches


def acting(watches: list[Watch]) -> tuple[Watch, Watch]:
    """Of two seats the one to act, and the other."""
    first, second = watches
    return (first, second) if first.may_act() else (second, first)


def test_a_whole_game_is_a_log_that_verifies(server: Server, tmp_path: Path) -> None:
    guests = [Guest(server.url, name) for name in ("Ada", "Ben")]
    made = guests[0].create(options={"players": 3}, seats=[{}, {}, {"bot": "greedy"}])
    table = made["table"]
    committed = guests[1].must("GET", f"/api/tables/{table}")["table"]["commitment"]
    for seat, guest in enumerate(guests):
        guest.do(table, "sit", seat=seat)
    guests[0].do(table, "start")
    watches = [guest.watch(table) for guest in guests]
    spectator = Guest(server.url, None).watch(table)
    for watch in (*watches, spectator):
        watch.hear()
    play_on(watches, Random(1))
    spectator.catch_up(watches[0].number)
    assert spectator.is_over()
    assert spectator.you is None
    path = tmp_path / "game.jsonl"
    path.write_bytes(guests[0].ask("GET", f"/api/tables/{table}/log").content)
    log = parse_log(path.read_bytes(), "game")
    assert verify(open_game("schatztaucher"), log).is_proof
    assert log.header.commitment == committed
    assert log.end is not None
    assert log.end.seed is not None
    assert commit_to_seed(bytes.fromhex(log.end.seed)) == committed
    assert seaboard(tmp_path, "verify", str(path)).returncode == 0


def test_the_log_of_a_running_game_has_no_seed(server: Server) -> None:
    table, watches = sit_down(server)
    play_on(watches, Random(2), most=10)
    data = Guest(server.url, None).ask("GET", f"/api/tables/{table}/log").content
    log = parse_log(data, "game")
    assert log.end is None
    assert len(log.entries) == (watches[0].play or {})["seq"]
    assert b"seed" not in data


def test_lines_are_numbered_without_gaps_and_the_actor_is_answered_first(server: Server) -> None:
    _, watches = sit_down(server)
    actor, _ = acting(watches)
    choice = (actor.play or {})["legal"][0]
    actor.send("act", seq=(actor.play or {})["seq"], action=choice["id"], move="first")
    heard = [actor.hear_until(lambda said: said["say"] != "beat")["say"] for _ in range(2)]
    assert heard == ["done", "update"]
    play_on(watches, Random(3), most=20)
    for watch in watches:
        watch.catch_up(max(each.number for each in watches))
        assert [line["number"] for line in watch.lines] == list(range(1, watch.number + 1))


def test_what_is_sent_in_a_row_is_done_in_a_row(server: Server) -> None:
    """Moves take a short way, but overtake nothing."""
    _, watches = sit_down(server)
    first, _ = acting(watches)
    play = first.play or {}
    move = {"seq": play["seq"], "action": play["legal"][0]["id"]}
    first.send("say", text="I dive", move="1")
    first.send("act", **move, move="2")
    first.send("act", **move, move="3")
    first.send("look", move="4")
    first.send("act", seq=play["seq"], action=0, move="5")
    first.send("say", text="I dived", move="6")
    answers = [first.hear_until(lambda said: said["say"] in ("done", "refused")) for _ in range(6)]
    assert [answer["move"] for answer in answers] == ["1", "2", "3", "4", "5", "6"]
    assert [answer["say"] for answer in answers] == ["done", "done", "refused", "done", "refused", "done"]
    assert answers[3]["full"]["number"] >= answers[1]["number"]


def test_nobody_overtakes_a_slow_request_on_the_same_connection(server: Server) -> None:
    """A bot thinks in a thread of its own; the move that was sent behind its hint waits until the hint is told."""
    _, watches = sit_down(server)
    for _ in range(5):
        first, _ = acting(watches)
        play = first.play or {}
        first.send("hint", move="slow")
        first.send("act", seq=play["seq"], action=play["legal"][0]["id"], move="quick")
        answers = [first.hear_until(lambda said: said["say"] in ("done", "refused")) for _ in range(2)]
        assert [(answer["move"], answer["say"]) for answer in answers] == [("slow", "done"), ("quick", "done")]
        assert answers[0]["seq"] == play["seq"]
        for watch in watches:
            watch.catch_up(answers[1]["number"])


def test_who_has_no_choice_hears_the_same_as_all_others(server: Server) -> None:
    table, watches = sit_down(server)
    spectators = [Guest(server.url, None).watch(table) for _ in range(2)]
    for each in spectators:
        each.hear()
    first, second = acting(watches)
    play = first.play or {}
    first.ask("act", seq=play["seq"], action=play["legal"][0]["id"])
    heard = [watch.hear_until(lambda said: said["say"] == "update") for watch in (*spectators, second)]
    assert "you" not in heard[0]
    assert spectators[0].raw[-1] == spectators[1].raw[-1]
    assert (spectators[0].you, second.you) == (None, watches.index(second))
    if not second.may_act():
        assert second.raw[-1] == spectators[0].raw[-1]


def test_a_repeated_move_id_has_no_second_effect(server: Server) -> None:
    _, watches = sit_down(server)
    actor, other = acting(watches)
    seq, choice = (actor.play or {})["seq"], (actor.play or {})["legal"][0]["id"]
    assert actor.ask("act", seq=seq, action=choice, move="once")["say"] == "done"
    number = actor.ask("look")["full"]["number"]
    for _ in range(3):
        assert actor.ask("act", seq=seq, action=choice, move="once")["say"] == "done"
    assert actor.ask("say", text="hello", move="chat")["say"] == "done"
    assert actor.ask("say", text="hello", move="chat")["say"] == "done"
    assert actor.ask("look")["full"]["number"] == number + 1
    assert other.ask("act", seq=seq, action=choice, move="once")["say"] == "refused"


def test_stale_and_illegal_actions_are_refused_with_reason_and_a_fresh_view(server: Server) -> None:
    _, watches = sit_down(server)
    actor, other = acting(watches)
    play = actor.play or {}
    stale = actor.ask("act", seq=play["seq"] - 1, action=play["legal"][0]["id"])
    assert (stale["say"], stale["refused"]) == ("refused", "stale")
    assert stale["play"] == play
    wrong = next(action for action in range(500) if action not in [each["id"] for each in play["legal"]])
    illegal = actor.ask("act", seq=play["seq"], action=wrong)
    assert illegal["refused"] == "illegal-action"
    assert illegal["rule"].startswith("ST-")
    assert illegal["rule"] in illegal["words"]
    assert illegal["play"] == play
    assert actor.ask("act", seq=play["seq"], action=2**31 - 1)["refused"] == "unknown-action"
    turn = other.ask("act", seq=play["seq"], action=play["legal"][0]["id"])
    assert turn["refused"] == "not-your-turn"
    assert actor.ask("look")["full"]["number"] == actor.number


def test_refusals_speak_the_language_of_the_reader(server: Server) -> None:
    table, guests = seat_people(server.url, 2)
    said = set()
    for language in ("en", "de", "fr", "it", "pl"):
        watch = guests[0].watch(table, lang=language)
        said.add(watch.ask("undo", seq=99)["words"])
    assert len(said) == 5


def until_undoable(watches: list[Watch], rng: Random) -> tuple[Watch, Watch]:
    """Play until somebody may take back; they and the other."""
    while not any((watch.play or {})["may_undo"] for watch in watches):
        play_on(watches, rng, most=1)
    first, second = watches
    return (first, second) if (first.play or {})["may_undo"] else (second, first)


def test_undo_is_free_until_something_was_drawn(server: Server) -> None:
    _, watches = sit_down(server)
    actor, other = until_undoable(watches, Random(5))
    before = (actor.play or {})["seq"]
    done = actor.ask("undo", seq=before)
    assert done["say"] == "done"
    actor.catch_up(done["number"])
    assert actor.lines[-1]["line"] == "undo"
    assert actor.may_act()
    assert other.ask("undo", seq=before + 1)["refused"] == "undo-needs-consent"


def test_undo_past_a_draw_needs_the_consent_of_all(server: Server) -> None:
    _, watches = sit_down(server)
    play_on(watches, Random(6), most=12)
    asker, other = watches
    seq = (asker.play or {})["seq"]
    first = asker.ask("ask", what="undo")["number"]
    other.catch_up(asker.ask("look")["full"]["number"])
    assert other.table["asked"] == {"id": first, "what": "undo", "seat": 0, "agreed": [0]}
    assert other.ask("answer", question=first, agree=False)["say"] == "done"
    assert asker.ask("look")["full"]["table"]["asked"] is None
    second = asker.ask("ask", what="undo")["number"]
    agreed = other.ask("answer", question=second, agree=True)
    assert agreed["seq"] == seq + 1
    asker.catch_up(agreed["number"])
    assert asker.lines[-1]["agreed"] is True
    assert asker.may_act()


def test_an_answer_is_for_the_question_that_was_read(server: Server) -> None:
    """An undo is asked for; before the other has read it, to abandon the game is asked instead."""
    _, watches = sit_down(server)
    play_on(watches, Random(6), most=12)
    undo = watches[0].ask("ask", what="undo")["number"]
    abandon = watches[0].ask("ask", what="abandon")["number"]
    refused = watches[1].ask("answer", question=undo, agree=True)
    assert refused["refused"] == "something-else-asked"
    assert watches[0].ask("look")["full"]["table"]["status"] == "running"
    assert watches[1].ask("answer", agree=True)["refused"] == "malformed"
    assert watches[1].ask("answer", question=abandon, agree=True)["say"] == "done"


def test_a_game_is_abandoned_when_all_agree(server: Server) -> None:
    _, watches = sit_down(server)
    play_on(watches, Random(7), most=3)
    asked = watches[0].ask("ask", what="abandon")["number"]
    watches[1].ask("answer", question=asked, agree=True)
    full = watches[0].ask("look")["full"]
    assert full["table"]["status"] == "abandoned"
    assert commit_to_seed(bytes.fromhex(full["table"]["seed"])) == full["table"]["commitment"]
    assert watches[0].ask("act", seq=full["play"]["seq"], action=0)["refused"] == "not-running"


def test_a_bot_plays_a_seat_and_gives_it_back(server: Server) -> None:
    _, watches = sit_down(server)
    gone, stays = watches
    assert gone.ask("hand-over", bot="random")["say"] == "done"
    assert gone.ask("act", seq=0, action=0)["refused"] == "bot-plays-already"
    rng = Random(8)
    while not any(line["line"] == "action" and line["actor"] == 0 for line in stays.lines):
        assert not stays.is_over()
        while not stays.may_act():
            stays.hear()
        stays.catch_up(stays.act(rng)["number"])
    assert gone.ask("take-back")["say"] == "done"
    full = gone.ask("look")["full"]
    assert full["table"]["seats"][0]["stand_in"] is None


def test_whoever_leaves_a_running_game_is_replaced(server: Server) -> None:
    _, watches = sit_down(server)
    watches[1].ask("leave")
    assert watches[1].ask("look")["full"]["table"]["seats"][1]["stand_in"] == "medium"


def test_a_seat_whose_time_is_up_is_played_by_a_bot(server: Server) -> None:
    _, watches = sit_down(server, clock={"move": 1, "bank": 0}, stand_in="random")
    watch = watches[0]
    while not watch.is_over():
        watch.hear()
    late = [line for line in watch.lines if line["line"] == "handed-over"]
    assert {line["seat"] for line in late} == {0, 1}
    assert {line["why"] for line in late} == {"time"}


def test_the_clock_is_told(server: Server) -> None:
    _, watches = sit_down(server, clock={"move": 86400, "bank": 60})
    clock = (watches[0].play or {})["clock"]
    assert clock["banks"] == [60_000, 60_000]
    assert len(clock["deadlines"]) == 1


def test_hints_and_explanations(server: Server) -> None:
    _, watches = sit_down(server)
    actor, other = acting(watches)
    legal = [each["id"] for each in (actor.play or {})["legal"]]
    hint = actor.ask("hint")
    assert hint["hint"]["id"] in legal
    assert hint["advice"]["measure"] == "chance"
    assert hint["advice"]["best"][0]["id"] == hint["hint"]["id"]
    assert all(each["error"] > 0 and 0 <= each["estimate"] <= 1 for each in hint["advice"]["best"])
    assert actor.ask("hint")["advice"] == hint["advice"]
    explained = actor.ask("explain")
    assert [each["id"] for each in explained["choices"]] == legal
    assert all(each["rule"].startswith("ST-") for each in explained["choices"] + explained["not_now"])
    assert other.ask("hint")["refused"] == "not-your-turn"
    for choice in explained["choices"]:
        assert actor.ask("explain", wish=choice["do"])["wish"] == {**choice, "may": True}
    salvage = actor.ask("explain", wish={"do": "salvage", "tile": "coins", "count": 5})["wish"]
    assert (salvage["may"], salvage["rule"][:3]) == (False, "ST-")
    assert "wish" not in other.ask("explain", wish={"do": "take"})
    assert actor.ask("explain", wish={"do": "fly"})["refused"] == "unknown-action"


def test_a_world_is_lent_to_whoever_is_to_act(server: Server) -> None:
    """The same however often it is asked for, with its seat to act although others plan at the same time. In the memory
    variant none is lent: it would tell what is to be remembered."""
    table, watches = sit_down(server)
    actor, other = acting(watches)
    while not (world := actor.ask("imagine")["world"])["odds"]:
        other.catch_up(actor.act(Random(5))["number"])
        actor, other = acting(watches)
    assert actor.ask("imagine")["world"] == world
    assert other.ask("imagine")["refused"] == "not-your-turn"
    stranger = Guest(server.url)
    assert stranger.refused(table, "imagine")["refused"] == "no-seat"
    assert Guest(server.url, None).refused(table, "imagine")["refused"] == "who-are-you"
    _, watches = sit_down(server, game="oh_crab")
    game = open_game("oh_crab")
    for seat, watch in enumerate(watches):
        state = game.record.from_bytes(b64decode(watch.ask("imagine")["world"]["state"]))
        assert game.actor(state) == seat
        assert game.legal(state) == [each["id"] for each in (watch.play or {})["legal"]]
    _, watches = sit_down(server, options={"players": 2, "memory": True})
    assert acting(watches)[0].ask("imagine")["world"] is None


def test_a_hint_does_not_contradict_itself_after_planning(server: Server) -> None:
    """Who has planned what was advised and asks again, while the other still thinks, hears the same; and hears it also
    after having changed their mind."""
    _, watches = sit_down(server, game="oh_crab")
    planning = watches[0].play or {}
    assert planning["due"] == "plan"
    before = watches[0].ask("hint")
    watches[0].ask("act", seq=planning["seq"], action=before["hint"]["id"])
    after = watches[0].ask("hint")
    assert (after["advice"], after["seq"]) == (before["advice"], before["seq"] + 1)
    other = next(each["id"] for each in planning["legal"] if each["id"] != before["hint"]["id"])
    assert "refused" not in watches[0].ask("act", seq=after["seq"], action=other)
    assert watches[0].ask("hint")["advice"] == before["advice"]


def test_alone_with_bots_nobody_throws_a_die_again(server: Server) -> None:
    """What may be taken back freely may; past a roll nobody is there who could agree."""
    table, guests = seat_people(server.url, 1, ("greedy",))
    watch = guests[0].watch(table)
    watch.hear()
    rng, refused = Random(9), 0
    while refused < 3:
        if not watch.may_act():
            watch.hear()
            continue
        before = watch.number
        watch.catch_up(watch.act(rng)["number"])
        since = [line["actor"] for line in watch.lines if line["number"] > before + 1 and "actor" in line]
        if -1 in since:
            assert watch.ask("ask", what="undo")["refused"] == "undo-past-chance"
            refused += 1


def test_bots_wait_until_the_pages_have_shown_what_happened(server: Server) -> None:
    """A page that says how far it has shown is waited for; another that does not is not."""
    table, guests = seat_people(server.url, 1, ("greedy",))
    watch = guests[0].watch(table)
    watch.hear()
    if not watch.may_act():
        watch.hear_until(lambda said: watch.may_act())
    watch.ask("shown", number=watch.number)
    rng, waited = Random(6), 0
    while waited < 5:
        if watch.may_act():
            watch.catch_up(watch.act(rng)["number"])
            continue
        number = watch.number
        assert [watch.ask("look")["full"]["number"] for _ in range(10)] == [number] * 10
        watch.send("shown", number=number)
        watch.hear_until(lambda said: said["say"] == "update")
        assert watch.number > number
        waited += 1


def test_a_page_that_shows_nothing_is_waited_for_once(server: Server) -> None:
    """Not before each of the many moves of a game."""
    table, guests = seat_people(server.url, 1, ("random", "random"))
    watch = guests[0].watch(table)
    watch.ask("shown", number=0)
    guests[0].do(table, "hand-over", bot="random")
    watch.hear_until(lambda _: watch.is_over())


def test_a_preview_is_what_then_happens(server: Server) -> None:
    _, watches = sit_down(server)
    rng = Random(5)
    for _ in range(30):
        actor, other = acting(watches)
        play = actor.play or {}
        choice = rng.choice(play["legal"])
        answer = actor.ask("preview", action=choice["id"])
        preview = answer["preview"]
        assert (answer["say"], answer["seq"]) == ("done", play["seq"])
        assert preview["known"]
        assert other.ask("preview", action=choice["id"])["refused"] == "not-your-turn"
        if preview["outcomes"] is not None:
            assert abs(sum(each["odds"] for each in preview["outcomes"]) - 1) < 1e-9
        done = actor.ask("act", seq=play["seq"], action=choice["id"])
        for watch in watches:
            watch.catch_up(done["number"])
        entry = next(line for line in actor.lines if line.get("seq") == play["seq"])
        assert entry["events"] == preview["events"]
        if preview["outcomes"] is None:
            after = actor.play or {}
            assert after["view"] == {**play["view"], **preview["view"]}
            assert (after["due"], after["actors"]) == (preview["due"], preview["actors"])


def test_only_choices_are_previewed(server: Server) -> None:
    _, watches = sit_down(server)
    actor, _ = acting(watches)
    legal = [each["id"] for each in (actor.play or {})["legal"]]
    wrong = next(action for action in range(500) if action not in legal)
    refused = actor.ask("preview", action=wrong)
    assert (refused["refused"], refused["rule"][:3]) == ("illegal-action", "ST-")
    assert actor.ask("preview", action=2**31 - 1)["refused"] == "unknown-action"


def test_the_score_so_far_is_told_to_anybody(server: Server) -> None:
    table, watches = sit_down(server)
    play_on(watches, Random(5), most=40)
    guest = Guest(server.url)
    score = guest.do(table, "score")["score"]
    assert score["totals"] == [seat["points"] for seat in (watches[0].play or {})["view"]["seats"]]
    assert any(score["totals"])
    empty = guest.create()["table"]
    assert guest.refused(empty, "score")["refused"] == "not-running"


def test_chat_is_heard_by_all_and_kept(server: Server) -> None:
    table, watches = sit_down(server)
    watches[0].ask("say", text="  good\x00luck  ")
    heard = watches[1].hear_until(lambda said: said["say"] == "update")
    assert heard["lines"][0] == {"line": "said", "number": heard["number"], **CHAT}
    assert Guest(server.url, None).watch(table).hear()["chat"] == [CHAT]
    assert watches[0].ask("say", text="   ")["refused"] == "empty-text"


CHAT: Json = {"seat": 0, "name": "Guest 0", "text": "good luck"}


def test_a_dropped_connection_goes_on_from_its_last_number(server: Server) -> None:
    table, guests = seat_people(server.url, 2)
    watches = [guest.watch(table) for guest in guests]
    for watch in watches:
        watch.hear()
    gone, last = guests[0], watches[0].number
    play_on(watches, Random(9), most=4)
    now = watches[0].number
    again = gone.watch(table, since=last)
    said = again.hear()
    assert said["say"] == "update"
    assert [line["number"] for line in said["lines"]] == list(range(last + 1, now + 1))
    assert said["play"] == watches[0].play
    assert guests[0].watch(table, since=now).hear()["play"] == watches[0].play
    play_on(watches, Random(9), most=40)
    assert gone.watch(table, since=last).hear()["say"] == "full"
    assert gone.watch(table, since=10**8).hear()["say"] == "full"


def test_heartbeats_carry_the_last_number(server: Server) -> None:
    """One at the beginning, then whenever nothing else was said for a while."""
    _, watches = sit_down(server)
    for _ in range(3):
        assert watches[0].hear() == {"say": "beat", "number": watches[0].number, "every": 1.0}
