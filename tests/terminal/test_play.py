"""Playing through the real command, in a pipe and in a pseudo-terminal."""

from __future__ import annotations

import json
import os
import signal
import sys
from pathlib import Path
from random import Random
from typing import Any

import pexpect
import pytest

from seaboard.core.log import read_log
from seaboard.locales.words import LANGUAGES, Words
from tests.logs.playing import bytes_of, old_game, play_on
from tests.terminal.running import environment, saved_log, seaboard

FIRST_CHOICES = "1\n" * 2000
TWO_NUMBERS = ["play", "schatztaucher", "--players", "2", "--bots", "greedy", "-o", "start=1", "--seed", "b"]
"""A game whose first roll shows two numbers."""


def test_a_whole_game_in_a_pipe_is_plain_text_and_verifies(tmp_path: Path) -> None:
    played = seaboard(
        tmp_path, "play", "schatztaucher", "--players", "2", "--bots", "greedy", "--seed", "pipe", stdin=FIRST_CHOICES
    )
    assert played.returncode == 0, played.stderr
    assert "\x1b" not in played.stdout
    assert "Score sheet" in played.stdout
    assert " wins!" in played.stdout or "share the victory" in played.stdout
    log = saved_log(tmp_path)
    verified = seaboard(tmp_path, "verify", str(log))
    assert (verified.returncode, "as the seed fixed them" in verified.stdout) == (3, True)
    assert not list(tmp_path.glob("*.seed")), "the seed is in the log now"
    replayed = seaboard(tmp_path, "replay", str(log))
    assert replayed.returncode == 0
    assert replayed.stdout.count("dives at buoy") == played.stdout.count("dives at buoy")


def test_a_game_of_other_rules_is_still_told(tmp_path: Path) -> None:
    """What was done, and whom the log calls the winner; and that this program has other rules and cannot know."""
    played = seaboard(
        tmp_path, "play", "schatztaucher", "--players", "2", "--bots", "greedy", "--seed", "old", stdin=FIRST_CHOICES
    )
    log = saved_log(tmp_path)
    log.write_bytes(log.read_bytes().replace(b'"rules":1', b'"rules":99'))
    told = seaboard(tmp_path, "replay", str(log))
    assert told.returncode == 0, told.stderr
    assert "version 99 of the rules" in told.stdout
    assert told.stdout.count("dives at buoy") == played.stdout.count("dives at buoy") > 0
    assert "The log names as winner, unchecked: " in told.stdout
    assert " wins!" not in told.stdout


def test_nobody_wins_a_solo_game_of_other_rules(tmp_path: Path) -> None:
    """The log of a game alone names its player as winner; nobody has won."""
    match = old_game("wreck_raiders", {"players": 1})
    play_on(match, Random(1))
    log = tmp_path / "solo.jsonl"
    log.write_bytes(bytes_of(match.log).replace(b'"rules":2', b'"rules":1', 1))
    told = seaboard(tmp_path, "replay", str(log))
    assert told.returncode == 0, told.stderr
    assert "version 1 of the rules" in told.stdout
    assert "winner" not in told.stdout


def test_the_same_seed_gives_the_same_game(tmp_path: Path) -> None:
    entries = []
    for folder in (tmp_path / "a", tmp_path / "b", tmp_path / "c"):
        seed = "two" if folder.name == "c" else "one"
        seaboard(folder, "play", "schatztaucher", "--seed", seed, "--bots", "greedy,random,greedy")
        entries.append(read_log(saved_log(folder)).entries)
    assert entries[0] == entries[1] != entries[2]


def test_undo_hint_score_explanation_and_leaving(tmp_path: Path) -> None:
    played = seaboard(tmp_path, *TWO_NUMBERS, stdin=ask_all())
    assert played.returncode == 0, played.stderr
    for expected in (
        "% to win, give or take",
        "By your next turn:",
        "Score sheet",
        "ST-2.4: ",
        "Taken back.",
        "nothing to take back",
        "is not a choice",
    ):
        assert expected in played.stdout
    assert "The game is saved as" in played.stdout


def ask_all() -> str:
    """A die is chosen, taken back and chosen again."""
    return "u\n?\n? 1\nh\ns\nxyz\n99\n1\nu\n1\nq\n"


def test_why_not_is_answered_with_the_rule(tmp_path: Path) -> None:
    """The question mark names what is not possible now, and the rule that says so."""
    played = seaboard(tmp_path, *TWO_NUMBERS, stdin="?\nq\n")
    after = played.stdout.split("Not possible now:")[1]
    assert "ST-2.4: With two numbers you choose one of them." in after


def test_a_game_left_is_resumed_where_it_was(tmp_path: Path) -> None:
    left = seaboard(
        tmp_path,
        "play",
        "schatztaucher",
        "--bots",
        "greedy,greedy",
        "--seed",
        "x",
        "--names",
        "Ada",
        stdin="1\n1\nq\n",
    )
    assert left.returncode == 0
    log = saved_log(tmp_path)
    before = log.read_bytes()
    again = seaboard(tmp_path, "play", "--resume", stdin="q\n")
    assert again.returncode == 0
    assert "Ada" in again.stdout
    assert log.read_bytes().startswith(before)
    by_name = seaboard(tmp_path, "play", "--resume", log.stem, stdin=FIRST_CHOICES)
    assert "Score sheet" in by_name.stdout
    assert seaboard(tmp_path, "verify", str(log)).returncode == 3


def test_the_seed_of_a_running_game_is_for_its_owner_only(tmp_path: Path) -> None:
    seaboard(tmp_path, "play", "schatztaucher", "--bots", "greedy,greedy", stdin="q\n")
    (seed,) = tmp_path.glob("*.seed")
    assert seed.stat().st_mode & 0o077 == 0
    assert seed.read_text().strip() not in saved_log(tmp_path).read_text()


def test_two_people_and_a_bot_at_one_keyboard(tmp_path: Path) -> None:
    wishes = ("--players", "3", "--bots", "random", "--names", "Ada,Ben", "--seed", "hot")
    played = seaboard(tmp_path, "play", "schatztaucher", *wishes, stdin=FIRST_CHOICES)
    assert played.returncode == 0, played.stderr
    assert "Ada >" in played.stdout
    assert "Ben >" in played.stdout
    assert [seat.bot for seat in read_log(saved_log(tmp_path)).header.seats] == [None, None, "random"]


def test_the_table_companion_asks_for_real_dice(tmp_path: Path) -> None:
    played = seaboard(
        tmp_path, "play", "schatztaucher", "--by-hand", "--bots", "none", "--players", "2", stdin=FIRST_CHOICES
    )
    assert "What do you see?" in played.stdout
    log = saved_log(tmp_path)
    assert read_log(log).header.commitment is None
    verified = seaboard(tmp_path, "verify", str(log))
    assert verified.returncode == 3


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_language_plays(language: str, tmp_path: Path) -> None:
    played = seaboard(
        tmp_path,
        "play",
        "schatztaucher",
        "--bots",
        "greedy,greedy",
        "--lang",
        language,
        "--seed",
        "a",
        stdin="?\nh\ns\n1\nq\n",
    )
    assert played.returncode == 0, played.stderr
    words = Words(language, "terminal", "schatztaucher")
    assert words("score-sheet") in played.stdout
    assert words("wreck") in played.stdout
    by_environment = seaboard(
        tmp_path, "play", "schatztaucher", "--bots", "greedy,greedy", stdin="q\n", LANG=f"{language}_XX.UTF-8"
    )
    assert words("wreck") in by_environment.stdout


def test_an_owner_s_box_is_played_and_remembered(tmp_path: Path) -> None:
    box = tmp_path / "mine.toml"
    assert seaboard(tmp_path, "box", "export", "schatztaucher", str(box)).returncode == 0
    box.write_text(box.read_text().replace("shell = 5\namphora = 5", "shell = 4\namphora = 5"))
    games = tmp_path / "games"
    seaboard(games, "play", "schatztaucher", "--bots", "greedy,greedy", "--box", str(box), stdin="q\n")
    refused = seaboard(games, "play", "--resume", stdin="q\n")
    assert refused.returncode == 2
    assert "another box" in refused.stderr
    assert seaboard(games, "play", "--resume", "--box", str(box), stdin="q\n").returncode == 0


def test_box_show_marks_facts_and_reconstructions(tmp_path: Path) -> None:
    shown = seaboard(tmp_path, "box", "show", "schatztaucher")
    assert "dice: fact" in shown.stdout
    assert "light: reconstructed" in shown.stdout
    checked = seaboard(tmp_path, "box", "check", "schatztaucher")
    assert "complete and correct" in checked.stdout


def terminal(folder: Path, *arguments: str) -> Any:
    """The command in a pseudo-terminal."""
    return pexpect.spawn(
        sys.executable,
        ["-m", "seaboard", *arguments],
        env={**environment(folder), "TERM": "xterm-256color"},
        encoding="utf-8",
        dimensions=(50, 120),
        timeout=60,
        # A shell that runs the tests in the background lets them ignore Ctrl-C; a person's shell does not.
        preexec_fn=lambda: signal.signal(signal.SIGINT, signal.SIG_DFL),
    )


def test_in_a_terminal_there_are_colours_and_a_prompt(tmp_path: Path) -> None:
    child = terminal(tmp_path, "play", "schatztaucher", "--bots", "greedy,greedy", "--seed", "t", "--names", "Ada")
    child.expect("Ada >")
    assert "\x1b[" in child.before
    child.sendline("h")
    child.expect("give or take")
    child.sendline("q")
    child.expect("The game is saved as")
    child.expect(pexpect.EOF)
    child.close()
    assert child.exitstatus == 0


def test_ctrl_c_at_the_prompt_loses_nothing(tmp_path: Path) -> None:
    child = terminal(tmp_path, "play", "schatztaucher", "--bots", "greedy,greedy", "--seed", "t", "--names", "Ada")
    child.expect("Ada >")
    child.sendline("1")
    child.expect("Ada >")
    child.sendintr()
    child.expect("Interrupted. Whatever was played is saved")
    child.expect(pexpect.EOF)
    child.close()
    assert child.exitstatus == 2
    assert any(entry.actor == 0 for entry in read_log(saved_log(tmp_path)).entries)
    assert seaboard(tmp_path, "play", "--resume", stdin="q\n").returncode == 0


def test_killed_in_the_middle_of_a_game_everything_told_is_saved(tmp_path: Path) -> None:
    """The process dies without warning; every action that was told is in the save, and the game goes on."""
    child = terminal(
        tmp_path, "play", "schatztaucher", "--bots", "greedy", "--seed", "k", "--names", "Ada", "--players", "2"
    )
    for _ in range(4):
        child.expect("Ada >")
        child.sendline("1")
    child.expect("Ada >")
    os.kill(child.pid, signal.SIGKILL)
    child.expect(pexpect.EOF)
    child.close()
    log = read_log(saved_log(tmp_path))
    assert sum(entry.actor == 0 for entry in log.entries) == 4
    assert seaboard(tmp_path, "verify", str(saved_log(tmp_path))).returncode == 3
    assert seaboard(tmp_path, "play", "--resume", stdin=FIRST_CHOICES).returncode == 0


def test_replay_walks_back_and_forth(tmp_path: Path) -> None:
    seaboard(tmp_path, "play", "schatztaucher", "--seed", "r", "--bots", "greedy,greedy,greedy")
    child = terminal(tmp_path, "replay", str(saved_log(tmp_path)))
    for keys, expected in (("", r"\[1/"), ("", r"\[2/"), ("b", r"\[1/"), ("20", r"\[20/"), ("99999", r"\[(\d+)/\1\]")):
        child.expect("leave >")
        child.sendline(keys)
        child.expect(expected)
    child.sendline("q")
    child.expect(pexpect.EOF)
    child.close()
    assert child.exitstatus == 0


def test_the_log_is_the_documented_format(tmp_path: Path) -> None:
    seaboard(tmp_path, "play", "schatztaucher", "--seed", "f", "--bots", "random,random,random")
    lines = [json.loads(line) for line in saved_log(tmp_path).read_text().splitlines()]
    document = (Path(__file__).parents[2] / "docs" / "log-format.md").read_text()
    for line in (*lines[:3], lines[-1]):
        for field in line:
            assert f"`{field}`" in document
    assert [line["line"] for line in lines[:3]] == ["header", "reveal", "action"]
    assert lines[-1]["line"] == "end"
