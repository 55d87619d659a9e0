"""Chance that nobody can choose: seats commit themselves, the start fixes the header, the seats reveal, the game
begins; and in the end the room seals the log."""

from __future__ import annotations

import sqlite3
from pathlib import Path
from random import Random

from seaboard.core.log import Action, GameLog, commit_to_contribution, parse_log
from seaboard.core.seal import SealingKey
from seaboard.core.verify import Known, verify
from seaboard.games import open_game
from seaboard.server.room.keys import Keys
from tests.logs.playing import SEED as OLD_SEED
from tests.logs.playing import dealer_of, old_game
from tests.logs.test_stand_alone import stand_alone
from tests.server import restoring
from tests.server.restoring import come_as, restore_room, room_line
from tests.server.running import NO_LIMITS, Guest, Server, Watch, contribution_of, play_on, running, seat_people


def commitment_of(seat: int) -> str:
    return commit_to_contribution(contribution_of(seat))


def sit_down(server: Server) -> tuple[str, str, list[Guest]]:
    """Two people who have committed themselves; the table, its commitment, and they."""
    guests = [Guest(server.url, name) for name in ("Ada", "Ben")]
    made = guests[0].create(options={"players": 2})
    for seat, guest in enumerate(guests):
        sat = guest.do(made["table"], "sit", seat=seat, commitment=commitment_of(seat))
        assert sat["commitment"] == made["commitment"]
    return made["table"], made["commitment"], guests


def log_of(guest: Guest, table: str) -> GameLog:
    return parse_log(guest.ask("GET", f"/api/tables/{table}/log").content, "log")


def key_of(server: Server) -> str:
    return Guest(server.url, None).ask("GET", "/.well-known/seaboard-key").text.strip()


def test_the_game_begins_when_all_have_revealed(server: Server, tmp_path: Path) -> None:
    table, commitment, (ada, ben) = sit_down(server)
    assert ada.refused(table, "reveal", seat=0, contribution=contribution_of(0))["refused"] == "nothing-to-reveal"
    ada.do(table, "start")
    full = ben.must("GET", f"/api/tables/{table}")
    assert (full["table"]["status"], full["table"]["opening"], full["play"]["actors"]) == ("running", True, [])
    assert [seat["commitment"] for seat in full["table"]["seats"]] == [commitment_of(0), commitment_of(1)]
    assert ben.refused(table, "commit", seat=1, commitment=commitment_of(5))["refused"] == "not-open"
    assert ben.refused(table, "reveal", seat=1, contribution=contribution_of(5))["refused"] == "other-contribution"
    assert ben.refused(table, "reveal", seat=0, contribution=contribution_of(0))["refused"] == "no-seat"
    ben.do(table, "reveal", seat=1, contribution=contribution_of(1))
    ben.do(table, "reveal", seat=1, contribution=contribution_of(1))
    assert ada.must("GET", f"/api/tables/{table}")["table"]["opening"]
    assert contribution_of(1) not in ada.ask("GET", f"/api/tables/{table}").text
    ada.do(table, "reveal", seat=0, contribution=contribution_of(0))
    watches = [guest.watch(table) for guest in (ada, ben)]
    for watch in watches:
        watch.hear()
    play_on(watches, Random(3))
    log = log_of(ada, table)
    assert log.reveal is not None
    assert log.reveal.contributions == [contribution_of(0), contribution_of(1)]
    assert verify(open_game("schatztaucher"), log, "log", Known(commitment, None, key_of(server))).is_proof
    data = ada.ask("GET", f"/api/tables/{table}/log").content
    assert stand_alone(tmp_path, data, "--key", key_of(server), "--commitment", commitment)[0] == 0


def hear_line(watch: Watch, kind: str) -> dict[str, object]:
    """Listen until a line of this kind is told."""
    while not any(line["line"] == kind for line in watch.lines):
        watch.hear()
    return next(line for line in watch.lines if line["line"] == kind)


def test_a_start_at_which_somebody_does_not_reveal_is_withdrawn(server: Server) -> None:
    """Then all draw anew, and whoever was silent contributes nothing any more."""
    table, _, (ada, ben) = sit_down(server)
    watch = ada.watch(table)
    ada.do(table, "start")
    ada.do(table, "reveal", seat=0, contribution=contribution_of(0))
    assert hear_line(watch, "withdrawn")["seats"] == [1]
    told = ada.must("GET", f"/api/tables/{table}")["table"]
    assert (told["status"], [seat["silent"] for seat in told["seats"]]) == ("open", [False, True])
    assert [seat["commitment"] for seat in told["seats"]] == [None, None]
    assert ben.refused(table, "commit", seat=1, commitment=commitment_of(1))["refused"] == "contributes-nothing"
    ben.do(table, "sit", seat=1, commitment=commitment_of(1))
    ada.do(table, "commit", seat=0, commitment=commitment_of(7))
    ada.do(table, "start")
    ada.do(table, "reveal", seat=0, contribution=contribution_of(7))
    log = log_of(ada, table)
    assert log.reveal is not None
    assert (log.header.attempt, log.reveal.contributions) == (2, [contribution_of(7), None])
    assert log.entries
    assert len(ada.must("GET", f"/api/tables/{table}/history")["lines"]) > 6


def test_a_start_survives_a_restart_and_reveals_come_late(tmp_path: Path) -> None:
    database = tmp_path / "room.sqlite3"
    with running(database, *NO_LIMITS) as server:
        assert database.stat().st_mode & 0o077 == 0, "the room's key is in it"
        table, _, guests = sit_down(server)
        key = key_of(server)
        guests[0].do(table, "start")
        guests[0].do(table, "reveal", seat=0, contribution=contribution_of(0))
        cookies = [dict(guest.http.cookies) for guest in guests]
    with running(database, *NO_LIMITS) as server:
        assert key_of(server) == key
        again = [Guest(server.url, None) for _ in guests]
        for guest, cookie in zip(again, cookies, strict=True):
            guest.http.cookies.update(cookie)
        again[1].do(table, "reveal", seat=1, contribution=contribution_of(1))
        assert log_of(again[0], table).entries


def test_bots_and_seats_without_a_commitment_are_not_waited_for(server: Server) -> None:
    ada, ben = Guest(server.url), Guest(server.url, "Ben")
    table = ada.create(options={"players": 3}, seats=[{}, {}, {"bot": "greedy"}])["table"]
    ada.do(table, "sit", seat=0)
    ben.do(table, "sit", seat=1, commitment=commitment_of(1))
    ada.do(table, "start")
    assert ada.must("GET", f"/api/tables/{table}")["table"]["opening"]
    ben.do(table, "reveal", seat=1, contribution=contribution_of(1))
    log = log_of(ada, table)
    assert log.reveal is not None
    assert log.reveal.contributions == [None, contribution_of(1), None]


def test_one_device_reveals_for_all_its_seats(server: Server) -> None:
    ada = Guest(server.url)
    table = ada.create(options={"players": 2})["table"]
    for seat in (0, 1):
        ada.do(table, "sit", seat=seat, name=f"Player {seat}")
        ada.do(table, "commit", seat=seat, commitment=commitment_of(seat))
    ada.do(table, "start")
    for seat in (1, 0):
        ada.do(table, "reveal", seat=seat, contribution=contribution_of(seat))
    assert log_of(ada, table).entries


def test_an_abandoned_game_is_sealed_with_its_reason_and_can_be_played_again(server: Server) -> None:
    table, guests = seat_people(server.url, 2)
    watches = [guest.watch(table) for guest in guests]
    for watch in watches:
        watch.hear()
    play_on(watches, Random(4), most=5)
    asked = watches[0].ask("ask", what="abandon")["number"]
    watches[1].ask("answer", question=asked, agree=True)
    log = log_of(guests[0], table)
    verdict = verify(open_game("schatztaucher"), log)
    assert (verdict.abandoned, verdict.is_proof) == ("agreed", True)
    new = guests[0].do(table, "rematch")["table"]
    told = guests[1].must("GET", f"/api/tables/{new}")["table"]
    assert [seat["commitment"] for seat in told["seats"]] == [None, None]
    assert told["commitment"] != log.header.commitment
    guests[1].do(new, "commit", seat=1, commitment=commitment_of(1))


def test_a_game_begun_in_format_1_is_played_to_its_end(tmp_path: Path) -> None:
    match = old_game("schatztaucher", {"players": 2, "start": 1})
    while match.actor < 0:
        match.deal(dealer_of(match))
    line = room_line(0, match)
    line["row"]["seed"] = OLD_SEED.hex()
    database = restore_room(tmp_path, 2, [line])
    with running(database, *NO_LIMITS) as server:
        people = [come_as(server, seat) for seat in (0, 1)]
        watches = [person.watch(f"{0:016x}") for person in people]
        for watch in watches:
            watch.hear()
        play_on(watches, Random(5))
        log = log_of(people[0], f"{0:016x}")
    assert (log.header.format, log.seal) == (1, None)
    assert verify(open_game("schatztaucher"), log).doubts == ["old-format"]


def test_a_game_of_another_room_goes_on_here_without_a_seal(tmp_path: Path) -> None:
    """Only the room whose key the header names can seal the log."""
    match = restoring.begin_game()
    assert match.log.header.key is None
    database = restore_room(tmp_path, 2, [room_line(0, match)])
    with running(database, *NO_LIMITS) as server:
        assert key_of(server) == Keys(restoring.KEY).sealing.public
        people = [come_as(server, seat) for seat in (0, 1)]
        watches = [person.watch(f"{0:016x}") for person in people]
        for watch in watches:
            watch.hear()
        asked = watches[0].ask("ask", what="abandon")["number"]
        watches[1].ask("answer", question=asked, agree=True)
        log = log_of(people[0], f"{0:016x}")
    assert log.seal is None
    assert verify(open_game("oh_crab"), log).doubts == ["unsealed"]


def test_forgetting_a_person_leaves_the_dice_of_a_running_game(tmp_path: Path) -> None:
    from tests.server.test_admin import admin

    database = tmp_path / "room.sqlite3"
    with running(database, *NO_LIMITS) as server:
        table, guests = seat_people(server.url, 2)
        watches = [guest.watch(table) for guest in guests]
        for watch in watches:
            watch.hear()
        play_on(watches, Random(4), most=5)
    person = admin(database, "people", "Guest 1").split()[0]
    admin(database, "delete-person", person)
    with running(database, *NO_LIMITS, "--bot-pace=0") as server:
        ada = Guest(server.url, None)
        ada.http.cookies.update(dict(guests[0].http.cookies))
        watch = ada.watch(table)
        watch.hear()
        ada.do(table, "hand-over", bot="greedy")
        while not watch.is_over():
            watch.hear()
        log = log_of(ada, table)
    assert any(isinstance(entry, Action) for entry in log.entries)
    assert verify(open_game("schatztaucher"), log).doubts == ["forgotten"]


def test_the_secret_half_of_the_key_leaves_the_room_nowhere(server: Server) -> None:
    table, guests = seat_people(server.url, 2)
    database = next(flag for flag in server.process.args if str(flag).endswith(".sqlite3"))  # type: ignore[union-attr]
    ((room_key,),) = sqlite3.connect(str(database)).execute("SELECT value FROM room WHERE name = 'key'")
    assert isinstance(Keys(bytes.fromhex(room_key)).sealing, SealingKey)
    assert Keys(bytes.fromhex(room_key)).sealing.public == key_of(server)
    for path in (f"/api/tables/{table}", f"/api/tables/{table}/log", "/api/me", "/.well-known/seaboard-key"):
        assert room_key not in guests[0].ask("GET", path).text
