"""The arena: results follow from the seed, a run that was cut off goes on where it was, and what is told is told in
every language."""

from __future__ import annotations

import json
import os
import re
import resource
import signal
import subprocess
import sys
import time
from collections import Counter
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path
from random import Random
from typing import Any
from xml.etree import ElementTree

import pytest

from seaboard.arena.players import fill_seats
from seaboard.arena.playing import Played
from seaboard.arena.ratings import meetings, rate
from seaboard.arena.report import check_place
from seaboard.arena.results import Results, read_others
from seaboard.arena.running import play_here, play_in_processes, play_number, run
from seaboard.arena.schedule import Plan, make_plan, pair, seat_ladder
from seaboard.arena.statistics import estimate_mean, relative_share, wilson
from seaboard.arena.sureness import Judge, interval
from seaboard.cli import main
from seaboard.core.errors import Trouble
from seaboard.core.game import Json

GAME = "schatztaucher"
EDITS = (b'"bots":[],"shares"', b'"bots":["greedy","random"],"shares"', b'"bots":["random"],"shares"')
LANGUAGES = ("en", "de", "fr", "it", "pl")


def small_plan(seed: str = "a") -> Plan:
    return make_plan(GAME, {"players": 2}, ["search@2", "random"], seed)


def made_up(number: int, bots: list[str], winner: int) -> Played:
    """A game of which only the victory matters."""
    shares = [float(seat == winner) for seat in range(len(bots))]
    return Played(number, bots, shares, [0] * len(bots), {}, [], 0, [0] * len(bots), 0)


def test_a_run_that_was_cut_off_ends_in_the_same_file(tmp_path: Path) -> None:
    whole, parts = tmp_path / "whole.jsonl", tmp_path / "parts.jsonl"
    all_of_them = run(small_plan(), 3, play_here, whole)
    run(small_plan(), 2, play_here, parts)
    parts.write_bytes(parts.read_bytes()[:-20])  # killed in the middle of a line
    heard: list[int] = []
    assert run(small_plan(), 3, play_here, parts, lambda played: heard.append(played.number)) == all_of_them
    assert heard == [0, 1, 2]
    assert parts.read_bytes() == whole.read_bytes()
    parts.write_bytes(whole.read_bytes()[:10])  # killed in the middle of the plan
    run(small_plan(), 3, play_here, parts)
    assert parts.read_bytes() == whole.read_bytes()


def test_a_killed_process_loses_no_game() -> None:
    """Somebody kills a process that plays; the games are the same as in one process."""
    plan = make_plan(GAME, {"players": 2}, ["random"], "k")
    killed: list[int] = []

    def kill_one(played: Played) -> None:
        if not killed:
            killed.extend(_children(os.getpid()))
            os.kill(killed[0], signal.SIGKILL)

    assert run(plan, 24, play_in_processes(2), None, kill_one) == [play_number(plan, at) for at in range(24)]
    assert killed


def _children(parent: int) -> list[int]:
    """The processes that play, without the one that tracks resources."""
    found = []
    for entry in Path("/proc").glob("[0-9]*"):
        try:
            status, command = (entry / "stat").read_text(), (entry / "cmdline").read_bytes()
        except OSError:
            continue
        if int(status.rpartition(")")[2].split()[1]) == parent and b"spawn_main" in command:
            found.append(int(entry.name))
    return found


def test_results_of_something_else_are_left_alone(tmp_path: Path) -> None:
    file = tmp_path / "results.jsonl"
    run(small_plan(), 1, play_here, file)
    before = file.read_bytes()
    others = {
        "seed": small_plan("b"),
        "command": make_plan(GAME, {"players": 2}, ["search@2", "random"], "a", "ladder"),
        "bots": make_plan(GAME, {"players": 2}, ["random"], "a"),
        "options": make_plan(GAME, {"players": 3}, ["search@2", "random"], "a"),
        "game": make_plan("oh_crab", {"players": 2}, ["search@2", "random"], "a"),
    }
    for part, plan in others.items():
        with pytest.raises(Trouble, match=f"other-results.*part='{part}'"):
            run(plan, 1, play_here, file)
    with Results(small_plan(), file), pytest.raises(Trouble, match="results-in-use"):
        run(small_plan(), 1, play_here, file)
    assert file.read_bytes() == before
    edited = [before.replace(b'"bots":["search@2","random"],"shares"', each) for each in EDITS]
    for nonsense in (b"no results\n", b"no end of line", b"{}\n{", b"\xff\xfe\n\x00", before + before, *edited):
        file.write_bytes(nonsense)
        with pytest.raises(Trouble, match="no-results"):
            run(small_plan(), 1, play_here, file)
        assert file.read_bytes() == nonsense
    os.mkfifo(pipe := tmp_path / "pipe")
    with pytest.raises(Trouble, match="not-a-plain-file"):
        run(small_plan(), 1, play_here, pipe)
    with pytest.raises(Trouble, match="not-a-plain-file"):
        check_place(pipe, None)


def drop_a_seat(game: Json) -> None:
    """The line looks as if one had played alone."""
    for lists in (game, game["parts"]):
        lists.update({name: each[:1] for name, each in lists.items() if isinstance(each, list)})
    game["first"] = 0


@pytest.mark.parametrize(
    "spoil",
    [
        lambda game: game["parts"].pop("bonus"),
        lambda game: game["totals"].append(game["totals"].pop() + 1),
        lambda game: game.update(steps=10**30),
        drop_a_seat,
    ],
    ids=["part missing", "wrong sum", "impossible number", "seat missing"],
)
def test_a_line_that_no_game_can_have_left_is_not_counted(tmp_path: Path, spoil: Callable[[Any], object]) -> None:
    file = tmp_path / "results.jsonl"
    run(small_plan(), 1, play_here, file)
    plan, line = file.read_text(encoding="utf-8").splitlines()
    game = json.loads(line)
    spoil(game)
    file.write_text(f"{plan}\n{json.dumps(game)}\n", encoding="utf-8")
    with pytest.raises(Trouble, match="no-results"):
        run(small_plan(), 1, play_here, file)


def test_a_full_disk_and_an_interrupt_leave_whole_lines(tmp_path: Path) -> None:
    """In processes of their own: one may not write more than two kilobytes, the other hears Ctrl-C while it plays, with
    so many games before it that no machine is through with them in the meantime."""
    file = tmp_path / "results.jsonl"
    wish = [sys.executable, "-m", "seaboard", "arena", "balance", GAME, "--games", "4000", "--bots", "random"]
    wish += ["--lang", "en", "--file", str(file)]

    def limit() -> None:
        resource.setrlimit(resource.RLIMIT_FSIZE, (2000, 2000))

    full = subprocess.run([*wish, "--processes", "1"], preexec_fn=limit, capture_output=True, text=True, timeout=120)
    assert (full.returncode, full.stdout) == (2, "")
    assert "cannot be written any more" in full.stderr
    assert file.read_bytes().endswith(b"}\n")
    has = file.read_bytes().count(b"\n")
    assert has > 1
    # Whoever runs the suite in the background has told it to ignore Ctrl-C, and its children with it.
    going = subprocess.Popen(
        [*wish, "--processes", "2"],
        stderr=subprocess.PIPE,
        text=True,
        start_new_session=True,
        preexec_fn=lambda: signal.signal(signal.SIGINT, signal.SIG_DFL),
    )
    try:
        while file.read_bytes().count(b"\n") == has and going.poll() is None:
            time.sleep(0.02)
        os.killpg(going.pid, signal.SIGINT)  # as a terminal does: everybody hears it
        said = going.communicate(timeout=120)[1]
    finally:
        with suppress(ProcessLookupError):
            os.killpg(going.pid, signal.SIGKILL)
    games = file.read_bytes().count(b"\n") - 1
    assert (going.returncode, said.count("\n")) == (2, 1), said
    assert f"Interrupted after {games} games, which {file} keeps" in said
    assert file.read_bytes().endswith(b"}\n")


def test_who_plays_ends_with_whoever_writes(tmp_path: Path) -> None:
    """The process that writes is killed; the others hold its output open as long as they live."""
    file = tmp_path / "results.jsonl"
    wish = [sys.executable, "-m", "seaboard", "arena", "balance", GAME, "--games", "4000", "--bots", "random"]
    wish += ["--processes", "2", "--file", str(file)]
    going = subprocess.Popen(wish, stderr=subprocess.PIPE, start_new_session=True)
    try:
        while (not file.exists() or file.read_bytes().count(b"\n") < 2) and going.poll() is None:
            time.sleep(0.02)
        assert len(_children(going.pid)) == 2
        going.kill()
        going.communicate(timeout=60)
    finally:
        with suppress(ProcessLookupError):
            os.killpg(going.pid, signal.SIGKILL)


def test_bots_sit_on_every_seat_in_turn() -> None:
    seats = [fill_seats(["a", "b"], 3, number) for number in range(3)]
    assert seats == [["a", "b", "b"], ["b", "b", "a"], ["b", "a", "b"]]


@pytest.mark.parametrize(("bots", "players", "tables"), [("abc", 2, 3), ("abcde", 4, 5), ("ab", 5, 2), ("abc", 3, 1)])
def test_on_a_ladder_everybody_meets_everybody_on_every_seat(bots: str, players: int, tables: int) -> None:
    met = [seat_ladder(list(bots), players, number) for number in range(tables * players)]
    assert len({tuple(sorted(table)) for table in met}) == (tables if len(bots) >= players else 2)
    for seat in range(players):
        assert len(set(Counter(table[seat] for table in met).values())) == 1
    pairs = {(a, b) for table in met for a in table for b in table if a != b}
    assert len(pairs) == len(bots) * (len(bots) - 1)


def test_an_option_varies_from_game_to_game() -> None:
    plan = make_plan("oh_crab", {"players": 2}, ["random"], "a", "balance", "scenario")
    assert [pair(plan, number).variant for number in range(8)] == ["1", "2", "3", "4", "5", "6", "random", "1"]
    players = make_plan(GAME, {}, ["random"], "a", "balance", "players")
    assert [len(pair(players, number).bots) for number in range(4)] == [2, 3, 4, 2]


@pytest.mark.parametrize("bot", ["search@", "search@0", "search@5s", "greedy@50ms"])
def test_a_wrong_budget_is_refused(bot: str) -> None:
    with pytest.raises(Trouble, match="bad-budget"):
        make_plan(GAME, {}, [bot], "a")


@pytest.mark.parametrize(
    ("wish", "trouble"),
    [
        ("match schatztaucher --bots nobody", "There is no bot “nobody”"),
        ("match schatztaucher --bots none", "Nobody plays"),
        ("match schatztaucher --players 2 --bots random,random,greedy", "3 bots do not fit at a table for 2"),
        ("match nothing", "There is no game “nothing” here"),
        ("match schatztaucher --players 9", "The option players cannot be “9”"),
        ("match schatztaucher --games 0", "Between 1 and 10,000,000 games"),
        ("match schatztaucher --games -3", "Between 1 and 10,000,000 games"),
        ("match schatztaucher --processes 5000", "by at most 1,000 processes"),
        (f"match schatztaucher --games {'9' * 5000}", "is not a whole number"),
        (f"match schatztaucher --bots search@{'9' * 5000}", "is no bot with a budget"),
        ("match schatztaucher --seed \udcff", "is not text"),
        ("match schatztaucher --bots greedy --until-sure", "two different bots"),
        ("ladder wreck_raiders --players 1", "A ladder needs two players"),
        ("ladder schatztaucher --bots greedy", "A ladder needs 2 to 30 bots"),
        ("ladder schatztaucher --bots greedy,random,greedy", "all of them different"),
        ("balance schatztaucher --vary nothing", "has no option “nothing”"),
        ("balance wreck_raiders --vary rings", "has no list of values"),
        ("balance schatztaucher --file nowhere/there.jsonl", "No such file or directory"),
        ("balance schatztaucher --report nowhere/there.html", "No such file or directory"),
        ("balance schatztaucher --report .", "Is a directory"),
        ("balance schatztaucher --file results --report results", "where the results are"),
    ],
)
def test_what_cannot_be_played_is_refused_in_one_sentence(
    wish: str, trouble: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["arena", *wish.split(), "--lang", "en"]) == 2
    told = capsys.readouterr()
    assert trouble in told.err
    assert (told.out, told.err.count("\n")) == ("", 1)


def test_without_ray_one_sentence_says_how_to_get_it(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(sys.modules, "ray", None)
    assert main(["arena", "balance", GAME, "--ray", "--lang", "en"]) == 2
    assert capsys.readouterr().err == 'seaboard: Ray is not installed: pip install "seaboard[ray]".\n'


def test_intervals() -> None:
    low, high = wilson(0.5, 100)
    assert (round(low, 3), round(high, 3)) == (0.404, 0.596)
    fair = relative_share([(1.0, 4), (0.0, 4), (0.0, 4), (0.0, 4)])
    assert fair.value == pytest.approx(1)
    assert fair.low < 1 < fair.high
    assert estimate_mean([1.0, 2.0, 3.0]).value == pytest.approx(2)


def test_ratings_find_the_strengths_that_won() -> None:
    """Four-player games drawn by the model: intervals hold the true differences, and who never wins is rated too."""
    rng, strengths = Random(4), {"a": 1.0, "b": 2.0, "c": 4.0, "d": 8.0, "never": 0.0}
    games = []
    for number in range(1500):
        table = seat_ladder(list(strengths), 4, number)
        games.append(made_up(number, table, rng.choices(range(4), [strengths[bot] for bot in table])[0]))
    rated = rate(games)
    assert list(rated) == ["d", "c", "b", "a", "never"]
    for stronger, weaker in ("dc", "cb", "ba"):
        assert rated[stronger].value - rated[weaker].value == pytest.approx(120.4, abs=40)  # twice the strength
        assert rated[stronger].low < rated[weaker].value + 120.4 < rated[stronger].high
    assert rated["never"].high < rated["a"].low
    assert sum(each.value for each in rated.values()) == pytest.approx(5 * 1500)
    parts = meetings(games, "d", "a")
    assert sum(parts) / len(parts) == pytest.approx(8 / 9, abs=0.05)


def test_a_ladder_counts_results_of_other_runs_too(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("COLUMNS", "200")
    match, ladder, report = (tmp_path / name for name in ("match.jsonl", "ladder.jsonl", "ladder.html"))
    others = run(small_plan(), 4, play_here, match)
    before = match.read_bytes()
    match.write_bytes(before + before.splitlines()[-1])  # a fifth game is being written
    wish = ["arena", "ladder", GAME, "--players", "2", "--bots", "random,greedy", "--seed", "a", "--games", "4"]
    files = ["--processes", "1", "--file", str(ladder), "--also", str(match)]
    assert main([*wish, *files, "--report", str(report)]) == 0
    told = capsys.readouterr().out
    own = run(make_plan(GAME, {"players": 2}, ["random", "greedy"], "a", "ladder"), 4, play_here, ladder)
    for bot, rating in rate([*own, *others]).items():
        assert re.search(rf"{bot} .*{rating.value:,.0f}.* {rating.games} ", told)
    page = report.read_text(encoding="utf-8")
    assert "8 games of bots" in page
    assert f"{match} (4)" in page
    assert f"--also {match} --bots random,greedy --seed a --games 4" in page
    assert match.read_bytes().startswith(before)
    for twice in (ladder, match):
        assert main([*wish, *files, "--also", str(twice)]) == 2
        assert f"{twice} would be counted twice" in " ".join(capsys.readouterr().err.split())


def test_only_results_of_the_same_table_are_counted_together(tmp_path: Path) -> None:
    file, nowhere = tmp_path / "results.jsonl", tmp_path / "nowhere.jsonl"
    run(small_plan(), 1, play_here, file)
    for part, game, players in (("options", GAME, 3), ("game", "oh_crab", 2)):
        plan = make_plan(game, {"players": players}, ["random", "greedy", "search@2"][:players], "a", "ladder")
        with pytest.raises(Trouble, match=f"other-results.*part='{part}'"):
            read_others(plan, None, [file])
    with pytest.raises(Trouble, match="unreadable-file"):
        read_others(small_plan(), None, [nowhere])
    for nonsense in (b"", b"no results\n", file.read_bytes() + file.read_bytes()):
        file.write_bytes(nonsense)
        with pytest.raises(Trouble, match="no-results"):
            read_others(small_plan(), None, [file])


def test_the_sequential_test_stops_early_and_seldom_errs() -> None:
    """Equal bots with a great advantage for who begins are taken for unequal in at most one of twenty cases."""

    def play(seed: str, chance: float, most: int) -> tuple[int, int]:
        rng, judge = Random(seed), Judge("a")
        for number in range(most):
            seat = number % 2
            wins = rng.random() < chance + (0.2 if seat == 0 else -0.2)
            if judge.hear(made_up(number, fill_seats(["a", "b"], 2, number), seat if wins else 1 - seat)):
                break
        verdict = judge.judge()
        assert verdict.low <= verdict.share <= verdict.high
        return verdict.side, verdict.games

    wrong = sum(play(f"equal {seed}", 0.5, 200)[0] != 0 for seed in range(60))
    assert wrong <= 3
    sides, games = zip(*(play(f"strong {seed}", 0.75, 400) for seed in range(20)), strict=True)
    assert set(sides) == {1}
    assert sum(games) / len(games) < 100
    assert play("weak", 0.25, 400)[0] == -1
    assert interval([0.0] * 40)[0] == 0
    assert interval([0.0] * 40)[1] < 0.2


def test_a_match_stops_when_it_is_sure_and_resumes_to_the_same_end(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    wish = ["arena", "match", GAME, "--players", "2", "--bots", "random,search@1", "--games", "60", "--lang", "en"]
    wish += ["--until-sure", "--processes", "1", "--file", str(file := tmp_path / "results.jsonl")]
    assert main(wish) == 0
    whole = file.read_bytes()
    assert whole.count(b"\n") < 30
    file.write_bytes(whole[:-500])
    assert main(wish) == 0
    assert file.read_bytes() == whole
    told = " ".join(capsys.readouterr().out.split())
    assert told.count("random wins less than its fair share of 50.0") == 2


@pytest.mark.parametrize("language", LANGUAGES)
def test_tables_and_reports_are_told_in_every_language(
    language: str, tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("COLUMNS", "200")
    reports = {command: tmp_path / f"{command}.html" for command in ("balance", "match", "ladder")}
    wish = ["--players", "2", "--processes", "1", "--lang", language, "--seed", "<script>&'\"\x1b"]

    def play(command: str, *more: str) -> None:
        assert main(["arena", command, *more, *wish, "--games", "2", "--report", str(reports[command])]) == 0

    play("balance", "oh_crab", "--bots", "random", "-o", "asymmetry=true", "--vary", "sprint")
    play("match", GAME, "--bots", "random,greedy", "--until-sure")
    play("ladder", GAME, "--bots", "random,greedy")
    told = capsys.readouterr().out
    assert "random" in told
    assert "±" in told
    assert ("50.0" if language == "en" else "50,0") in told
    titles = set()
    for report in reports.values():
        page = report.read_text(encoding="utf-8")
        titles.add(re.findall(r"<title>(.+)</title>", page)[0])
        assert not re.search(r"<script|https?:|<link|<img|@import", page)
        assert set(re.findall(r"url\((.{4})", page)) <= {"data"}
        drawn = [ElementTree.fromstring(svg) for svg in re.findall(r"<svg.+?</svg>", page, re.DOTALL)]
        assert len(drawn) > 2
    assert len(titles) == 3
