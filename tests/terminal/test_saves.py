"""Saved games: one window at a time, only with the right seed, and a broken one stands in nobody's way; a table with
real dice can take back what was mistyped."""

from __future__ import annotations

import os
import shutil
import time
from pathlib import Path

import pexpect

from seaboard.core.log import Undo, read_log
from tests.terminal.running import saved_log, seaboard
from tests.terminal.test_bad_input import refuse
from tests.terminal.test_play import terminal


def test_a_game_is_played_in_one_window_at_a_time(tmp_path: Path) -> None:
    """Without a lock two windows would write the same numbers into one log."""
    first = terminal(tmp_path, "play", "schatztaucher", "--bots", "greedy,greedy", "--seed", "t", "--names", "Ada")
    first.expect("Ada >")
    for wanted in ((), (saved_log(tmp_path).stem,)):
        assert "is being played in another window" in refuse(tmp_path, "play", "--resume", *wanted, stdin="1\n1\n")
    first.sendline("1")
    first.expect("Ada >")
    first.sendline("q")
    first.expect(pexpect.EOF)
    first.close()
    again = seaboard(tmp_path, "play", "--resume", stdin="1\nq\n")
    assert again.returncode == 0, again.stderr
    read_log(saved_log(tmp_path))


def test_a_window_that_was_killed_holds_nothing(tmp_path: Path) -> None:
    first = terminal(tmp_path, "play", "schatztaucher", "--bots", "greedy,greedy", "--seed", "t", "--names", "Ada")
    first.expect("Ada >")
    first.kill(9)
    first.expect(pexpect.EOF)
    first.close()
    assert seaboard(tmp_path, "play", "--resume", stdin="q\n").returncode == 0


def test_the_seed_of_another_game_is_refused(tmp_path: Path) -> None:
    seaboard(tmp_path / "a", "play", "schatztaucher", "--bots", "greedy,greedy", "--seed", "one", stdin="q\n")
    seaboard(tmp_path / "b", "play", "schatztaucher", "--bots", "greedy,greedy", "--seed", "two", stdin="q\n")
    (ours,) = (tmp_path / "a").glob("*.seed")
    (other,) = (tmp_path / "b").glob("*.seed")
    shutil.copyfile(other, ours)
    before = saved_log(tmp_path / "a").read_bytes()
    assert "is not the one that its log commits to" in refuse(tmp_path / "a", "play", "--resume", stdin="1\nq\n")
    assert saved_log(tmp_path / "a").read_bytes() == before


def test_broken_saves_are_passed_over_with_a_word(tmp_path: Path) -> None:
    seaboard(
        tmp_path, "play", "schatztaucher", "--bots", "greedy,greedy", "--seed", "good", "--names", "Ada", stdin="1\nq\n"
    )
    good = saved_log(tmp_path)
    for number, data in enumerate((b"", b"\xff\xfe", good.read_bytes() + b"{", good.read_bytes())):
        broken = tmp_path / f"broken-{number}.jsonl"
        broken.write_bytes(data)
        newer = time.time() + 60 + number
        os.utime(broken, (newer, newer))
    again = seaboard(tmp_path, "play", "--resume", stdin="q\n")
    assert again.returncode == 0, again.stderr
    told = " ".join(again.stdout.split())
    for number, reason in enumerate(("the file is empty", "the line is cut short", "the line is cut short", "seed")):
        assert f"The save broken-{number} is passed over." in told
        assert reason in told
    assert "Ada >" in again.stdout
    assert refuse(tmp_path, "play", "--resume", "broken-0")


def test_a_whole_save_needs_no_repair(tmp_path: Path) -> None:
    seaboard(tmp_path, "play", "schatztaucher", "--bots", "greedy,greedy", "--seed", "good", stdin="1\nq\n")
    repaired = seaboard(tmp_path, "play", "--resume", "--repair", stdin="q\n")
    assert repaired.returncode == 0
    assert "dropped" not in repaired.stdout
    assert not list(tmp_path.glob("*.damaged"))


BY_HAND = ("play", "schatztaucher", "--players", "2", "--bots", "none", "-o", "start=1", "--by-hand")


def test_a_mistyped_die_is_taken_back_at_the_next_question(tmp_path: Path) -> None:
    played = seaboard(tmp_path, *BY_HAND, stdin="1\nu\n2\nq\n")
    assert played.returncode == 0, played.stderr
    assert "Taken back." in played.stdout
    log = read_log(saved_log(tmp_path))
    (undo,) = (entry for entry in log.entries if isinstance(entry, Undo))
    rolls = [entry for entry in log.entries if not isinstance(entry, Undo) and entry.actor == -1]
    assert [roll.do["do"] for roll in rolls] == ["roll", "roll"]
    assert rolls[0].id != rolls[1].id
    assert undo.to == rolls[0].seq
    assert seaboard(tmp_path, "replay", str(saved_log(tmp_path))).returncode == 0
    assert seaboard(tmp_path, "play", "--resume", stdin="q\n").returncode == 0


def test_a_mistyped_tile_is_taken_back_after_the_turn_has_passed_on(tmp_path: Path) -> None:
    """Dice 1 and 3, the 1, buoy 1, a shell, taken, 1 shell on its front: the next player has to roll, and the front
    was wrong."""
    stdin = "8\n1\n1\n1\n1\n1\nu\n2\nq\n"
    played = seaboard(tmp_path, *BY_HAND, stdin=stdin)
    assert played.returncode == 0, played.stderr
    turned = [
        entry.do
        for entry in read_log(saved_log(tmp_path)).entries
        if not isinstance(entry, Undo) and entry.do["do"] == "turn"
    ]
    assert len(turned) == 2, played.stdout
    assert turned[0] != turned[1]


def test_by_hand_cards_are_listed_with_what_is_printed_on_them(tmp_path: Path) -> None:
    wreck = seaboard(
        tmp_path / "w", "play", "wreck_raiders", "--players", "2", "--bots", "greedy", "--by-hand", stdin="1\n1\n1\nq\n"
    )
    assert wreck.returncode == 0, wreck.stderr
    assert "gems, gems, gems (4 coins)" in " ".join(wreck.stdout.split())
    crab = seaboard(
        tmp_path / "c", "play", "oh_crab", "--players", "3", "--bots", "greedy,greedy", "--by-hand", stdin="1\n1\nq\n"
    )
    assert crab.returncode == 0, crab.stderr
    assert "“Seagull!” (" in crab.stdout
    assert "[F]" in crab.stdout
