"""Whatever is wrong: one clear sentence, exit status 2, no traceback, nothing lost."""

from __future__ import annotations

import os
from pathlib import Path

import pytest

from seaboard.cli import main
from tests.terminal.running import saved_log, seaboard


def refuse(folder: Path, *arguments: str, stdin: str = "") -> str:
    """The one sentence with which a command is refused."""
    done = seaboard(folder, *arguments, stdin=stdin)
    assert done.returncode == 2, done.stdout
    assert "Traceback" not in done.stderr
    (sentence,) = done.stderr.strip().splitlines()
    assert sentence.startswith("seaboard: ")
    return sentence


@pytest.mark.parametrize(
    ("arguments", "expected"),
    [
        (("play", "chess"), "There is no game “chess” here. The games are: "),
        (("play", "schatztaucher", "--players", "9"), "The option players cannot be “9”. Allowed: 2-4."),
        (
            ("play", "schatztaucher", "--players", "one"),
            "--players: “one” is not a whole number.",
        ),
        (("play", "schatztaucher", "-o", "colour=red"), "no option “colour”. The options are: players, start, memory"),
        (("play", "schatztaucher", "-o", "memory=perhaps"), "Allowed: true | false."),
        (("play", "schatztaucher", "-o", "memory"), "is not of the form NAME=VALUE"),
        (("play", "schatztaucher", "--players", "2", "-o", "start=3"), "Allowed: 0-2."),
        (
            ("play", "schatztaucher", "--bots", "genius"),
            "no bot “genius”. The bots are: beginner, easy, medium, strong, master, random, greedy, search.",
        ),
        (("play", "schatztaucher", "--players", "2", "--bots", "random,random,random"), "3 bots do not fit"),
        (("play", "schatztaucher", "--names", "Ada,Ben"), "2 names were given for one person."),
        (("play", "schatztaucher", "--names", "A" * 41), "is too long; 40 characters are enough."),
        (("play", "schatztaucher", "--players", "9" * 5000), "99…” is not a whole number."),
        (("play", "schatztaucher", "-o", "players=" + "9" * 5000), "99…”. Allowed: 2-4."),
        (("play", "x" * 5000), "xx…” here. The games are: "),
        (("play", "--resume"), "There is no unfinished game in "),
        (("play", "--resume", "nothing"), "There is no saved game “nothing”"),
        (("play", "schatztaucher", "--resume", "x"), "not both"),
        (("replay", "missing.jsonl"), "missing.jsonl cannot be read: No such file or directory"),
        (("verify", "."), "cannot be read"),
        (("box", "show", "ludo"), "There is no game “ludo” here."),
        (("box", "check", "missing.toml"), "missing.toml cannot be read"),
        (("box", "export", "schatztaucher", "/nowhere/box.toml"), "cannot be written"),
        (("dance",), "COMMAND: there is no “dance”. Choose from: play, replay, "),
        ((), "(see: seaboard --help)"),
        (("play", "schatztaucher", "--lang", "xx"), "There is no language “xx” here."),
    ],
)
def test_wrong_arguments(arguments: tuple[str, ...], expected: str, tmp_path: Path) -> None:
    assert expected in refuse(tmp_path, *arguments)
    assert not list(tmp_path.iterdir())


def test_options_that_are_texts_show_how_they_are_written(tmp_path: Path) -> None:
    for game, option, example in (("wreck_raiders", "row_coins", "3,4,5,6"), ("oh_crab", "tiles", "Aa Ba Ca")):
        sentence = refuse(tmp_path, "play", game, "-o", f"{option}={'?' * 30}", "--lang", "pl")
        assert sentence.endswith(f"Dozwolone: {example}.")


@pytest.mark.parametrize(
    ("old", "new", "expected"),
    [
        ("buoys = 5", 'buoys = "five"', "attendu un nombre entier, trouvé un texte."),
        ('faces = [1, 2, 3, 4, "X", "X"]', "faces = 6", "attendu une liste, trouvé un nombre entier."),
        ("copies = 2 }", "copies = 0 }", "attendu >= 1, trouvé une autre valeur."),
        ("buoys = 5", "buoys 5", "la ligne 14 est illisible à la colonne 7"),
        ("buoys = 5", f"buoys = {'9' * 5000}", "il contient quelque chose d’illisible"),
    ],
)
def test_what_is_wrong_with_a_box_is_said_in_ones_language(old: str, new: str, expected: str, tmp_path: Path) -> None:
    box = tmp_path / "box.toml"
    assert seaboard(tmp_path, "box", "export", "schatztaucher", str(box)).returncode == 0
    box.write_text(box.read_text(encoding="utf-8").replace(old, new, 1), encoding="utf-8")
    assert expected in refuse(tmp_path, "box", "check", str(box), "--lang", "fr")


def test_what_the_system_says_is_said_in_ones_language(tmp_path: Path) -> None:
    for language, expected in (
        ("de", "missing.toml lässt sich nicht lesen: Datei oder Ordner gibt es nicht"),
        ("it", "Impossibile leggere missing.toml: il file o la cartella non esiste"),
        ("pl", "Nie można odczytać missing.toml: nie ma takiego pliku ani folderu"),
    ):
        assert expected in refuse(tmp_path, "box", "check", "missing.toml", "--lang", language)


def test_debug_shows_where_a_trouble_comes_from(tmp_path: Path) -> None:
    done = seaboard(tmp_path, "play", "chess", "--debug")
    assert done.returncode == 1
    assert "Traceback" in done.stderr


def finished_log(folder: Path) -> Path:
    seaboard(folder, "play", "schatztaucher", "--seed", "bad", "--bots", "greedy,greedy,greedy")
    return saved_log(folder)


def test_damaged_logs_name_line_and_reason(tmp_path: Path) -> None:
    log = finished_log(tmp_path)
    whole = log.read_bytes()
    lines = whole.split(b"\n")
    for damaged, expected in (
        (whole[:-30], f"line {len(lines) - 1}: the line is cut short"),
        (b"", "line 1: the file is empty"),
        (b"\x00\xff" + whole, "line 1: this is not a line of a game log"),
        (b"\n".join([*lines[:4], b'{"line":"action"}', *lines[5:]]), "line 5: this is not a line of a game log"),
        (b"\n".join([*lines[:4], *lines[5:]]), "line 5: the entry should have number 2 but has 3"),
    ):
        log.write_bytes(damaged)
        for command in ("replay", "verify"):
            assert expected in refuse(tmp_path, command, str(log))


def test_an_illegal_action_in_a_log_names_the_rule_and_its_sentence(tmp_path: Path) -> None:
    seaboard(tmp_path, "play", "schatztaucher", "-o", "start=1", "--players", "2", "--seed", "b", stdin="q\n")
    log = saved_log(tmp_path)
    number = log.read_bytes().count(b"\n") - 2
    with log.open("a") as file:
        file.write(f'{{"line":"action","seq":{number},"actor":0,"id":53,"do":{{"do":"surface"}}}}\n')
    sentence = refuse(tmp_path, "verify", str(log))
    assert f"line {number + 3}: This is not allowed (ST-2.4). With two numbers you choose one of them." in sentence


def test_a_damaged_save_is_refused_and_can_be_repaired_without_losing_a_line(tmp_path: Path) -> None:
    seaboard(tmp_path, "play", "schatztaucher", "--seed", "x", stdin="1\nq\n")
    log = saved_log(tmp_path)
    whole = log.read_bytes()
    log.write_bytes(whole + b'{"line":"action","seq":')
    sentence = refuse(tmp_path, "play", "--resume", stdin="q\n")
    assert f"line {whole.count(bytes([10])) + 1}: the line is cut short" in sentence
    assert "--repair" in sentence
    assert log.read_bytes() == whole + b'{"line":"action","seq":', "refusing changes nothing"
    repaired = seaboard(tmp_path, "play", "--resume", "--repair", stdin="q\n")
    assert repaired.returncode == 0
    assert "damaged end of the save was dropped" in repaired.stdout
    assert log.read_bytes().startswith(whole)
    assert log.with_suffix(".damaged").read_bytes() == whole + b'{"line":"action","seq":'


def test_a_save_without_its_seed_is_refused(tmp_path: Path) -> None:
    seaboard(tmp_path, "play", "schatztaucher", stdin="q\n")
    (seed,) = tmp_path.glob("*.seed")
    seed.unlink()
    assert "secret seed of this game is missing or damaged" in refuse(tmp_path, "play", "--resume")


def test_a_finished_game_is_not_resumed(tmp_path: Path) -> None:
    log = finished_log(tmp_path)
    assert "There is no unfinished game" in refuse(tmp_path, "play", "--resume")
    assert "is over. To look at it: seaboard replay" in refuse(tmp_path, "play", "--resume", log.stem)


@pytest.mark.skipif(os.geteuid() == 0, reason="nothing is unwritable for root; the next test covers it")
def test_a_folder_without_permission(tmp_path: Path) -> None:
    tmp_path.chmod(0o500)
    assert "cannot be written: Permission denied" in refuse(tmp_path / "games", "play", "schatztaucher")


def test_a_folder_that_cannot_be(tmp_path: Path) -> None:
    file = tmp_path / "file"
    file.write_text("")
    assert "cannot be written" in refuse(file / "games", "play", "schatztaucher")
    assert "cannot be written" in refuse(file, "play", "schatztaucher")


@pytest.fixture(scope="module")
def exported_box(tmp_path_factory: pytest.TempPathFactory) -> str:
    """The box of Die Schatztaucher, as it is exported."""
    folder = tmp_path_factory.mktemp("box")
    seaboard(folder, "box", "export", "schatztaucher", str(folder / "box.toml"))
    return (folder / "box.toml").read_text(encoding="utf-8")


@pytest.mark.parametrize(
    ("old", "new", "expected"),
    [
        ("buoys = 5", "buoys = 6", "wrong at board.buoys: expected 5, found 6"),
        ('"X", "X"]', '"X"]', "wrong at dice.faces: expected 1 2 3 4 X X, found 1 2 3 4 X"),
        (
            'count = 3, copies = 1 },\n  { lamp = "cave"',
            'count = 9, copies = 1 },\n  { lamp = "cave"',
            "expected 1-4, found 9",
        ),
        ("points = 34", "points = 35", "wrong at light.sums.points: expected 35, found 34"),
        ("seagrass = 3\n", "seagrass = 4\n", "wrong at bonus.seagrass: expected 3, found 4"),
        (
            'lamp = "shell", front = "seagrass"',
            'lamp = "shell", front = "monster"',
            "expected shell | seagrass, found monster",
        ),
        (
            '[board]\nstatus = "fact"',
            '[board]\nstatus = "rumour"',
            "wrong at board.status: expected fact | reconstructed, found rumour",
        ),
        ("[wreck]", "[reck]", "wrong at wreck: expected a table, found nothing"),
        ("copies = 3 },", "copies = 2 },", "wrong at wreck.tiles: expected 7, found 6"),
        ("format = 1", "format = 2", "wrong at format: expected 1, found 2"),
        ("[dice]", "[dice", "is not a TOML file"),
    ],
)
def test_a_wrong_box_names_table_expected_and_found(
    old: str, new: str, expected: str, exported_box: str, tmp_path: Path
) -> None:
    box = change_box(tmp_path, exported_box, old, new)
    assert expected in refuse(tmp_path, "box", "check", str(box))
    assert expected in refuse(tmp_path / "games", "play", "schatztaucher", "--box", str(box))


def change_box(folder: Path, text: str, old: str, new: str) -> Path:
    """A box in a file, with one thing changed."""
    assert old in text
    box = folder / "box.toml"
    box.write_text(text.replace(old, new, 1), encoding="utf-8")
    return box


def test_an_endless_answer_at_the_prompt_is_no_choice(tmp_path: Path) -> None:
    done = seaboard(tmp_path, "play", "schatztaucher", "--players", "2", stdin="9" * 5000 + "\nq\n")
    assert (done.returncode, done.stderr) == (0, "")
    assert "is not a choice" in done.stdout.replace("\n", " ")


def test_quotation_marks_stay_a_pair_in_plain_ascii(tmp_path: Path) -> None:
    done = seaboard(tmp_path, "--lang", "fr", "play", "chess", LC_ALL="C", PYTHONIOENCODING="", PYTHONUTF8="")
    assert '"chess"' in done.stderr.replace("\N{NO-BREAK SPACE}", "").replace(" ", "")


def test_a_refusal_leaves_no_file_open(capsys: pytest.CaptureFixture[str]) -> None:
    def open_files() -> list[int]:
        return [number for number in range(200) if is_open(number)]

    before = open_files()
    assert main(["play", "chess"]) == 2
    assert open_files() == before
    assert "chess" in capsys.readouterr().err


def is_open(number: int) -> bool:
    try:
        os.fstat(number)
    except OSError:
        return False
    return True
