"""The arena: results follow from the seed, and a run that was cut off goes on where it was."""

from __future__ import annotations

from pathlib import Path

import pytest

from seaboard.arena.players import fill_seats
from seaboard.arena.running import Plan, make_plan, run
from seaboard.arena.statistics import estimate_mean, relative_share, wilson
from seaboard.cli import main
from seaboard.core.errors import Trouble

GAME = "schatztaucher"


def small_plan(seed: str = "a") -> Plan:
    return make_plan(GAME, {"players": 2}, ["search@2", "random"], seed)


def test_a_run_that_was_cut_off_ends_in_the_same_file(tmp_path: Path) -> None:
    whole, parts = tmp_path / "whole.jsonl", tmp_path / "parts.jsonl"
    all_of_them = run(small_plan(), 3, 1, whole)
    run(small_plan(), 2, 1, parts)
    parts.write_bytes(parts.read_bytes()[:-20])  # killed in the middle of a line
    heard: list[int] = []
    assert run(small_plan(), 3, 1, parts, lambda played: heard.append(played.number)) == all_of_them
    assert heard == [0, 1, 2]
    assert parts.read_bytes() == whole.read_bytes()


def test_several_processes_play_the_same_games() -> None:
    assert run(small_plan(), 3, 2, None) == run(small_plan(), 3, 1, None)


def test_results_of_something_else_are_left_alone(tmp_path: Path) -> None:
    file = tmp_path / "results.jsonl"
    run(small_plan(), 1, 1, file)
    before = file.read_bytes()
    with pytest.raises(Trouble, match="other-results"):
        run(small_plan("b"), 1, 1, file)
    assert file.read_bytes() == before
    file.write_text("no results\n")
    with pytest.raises(Trouble, match="no-results"):
        run(small_plan(), 1, 1, file)


def test_bots_sit_on_every_seat_in_turn() -> None:
    seats = [fill_seats(["a", "b"], 3, number) for number in range(3)]
    assert seats == [["a", "b", "b"], ["b", "b", "a"], ["b", "a", "b"]]


@pytest.mark.parametrize("bot", ["search@", "search@0", "search@5s", "greedy@50ms"])
def test_a_wrong_budget_is_refused(bot: str) -> None:
    with pytest.raises(Trouble, match="bad-budget"):
        make_plan(GAME, {}, [bot], "a")


def test_intervals() -> None:
    low, high = wilson(0.5, 100)
    assert (round(low, 3), round(high, 3)) == (0.404, 0.596)
    fair = relative_share([(1.0, 4), (0.0, 4), (0.0, 4), (0.0, 4)])
    assert fair.value == pytest.approx(1)
    assert fair.low < 1 < fair.high
    assert estimate_mean([1.0, 2.0, 3.0]).value == pytest.approx(2)


@pytest.mark.parametrize("language", ["en", "de", "fr", "it", "pl"])
def test_tables_are_told_in_every_language(
    language: str, tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("COLUMNS", "200")
    file = str(tmp_path / "results.jsonl")
    wish = [GAME, "--players", "2", "--bots", "random", "--games", "2", "--processes", "1", "--file", file]
    wish += ["--lang", language]
    assert main(["arena", "balance", *wish]) == 0
    assert main(["arena", "match", *wish]) == 0
    told = capsys.readouterr().out
    assert "random" in told
    assert "±" in told
