"""`seaboard review`: skill and luck of a log in words, and all of it for programs."""

from __future__ import annotations

import json
from pathlib import Path

from seaboard.core.log import encode_line
from seaboard.core.match import Match
from tests.bots.test_review import play
from tests.games.cases import game_of
from tests.terminal.running import seaboard


def test_a_log_is_reviewed_in_words_and_as_json(tmp_path: Path) -> None:
    match = Match.resume(game_of("schatztaucher"), play("schatztaucher", {"players": 2}, most=20))
    file = tmp_path / "game.jsonl"
    file.write_bytes(b"".join(map(encode_line, match.log.lines())))
    unfinished = seaboard(tmp_path, "review", str(file))
    assert (unfinished.returncode, unfinished.stdout) == (2, "")
    match.abandon("agreed", None)
    file.write_bytes(b"".join(map(encode_line, match.log.lines())))
    wishes = ("review", str(file), "--thinking", "24", "--seed", "s")
    told = seaboard(tmp_path, *wishes)
    assert told.returncode == 0, told.stderr
    for expected in ("Seat 0", "Seat 1", "Given away", "Luck", "The luckiest moments"):
        assert expected in told.stdout
    found = [seaboard(tmp_path, *wishes, "--json", "--lang", language).stdout for language in ("en", "pl")]
    assert found[0] == found[1]
    review = json.loads(found[0])
    assert review["iterations"] == 24
    assert len(review["seats"]) == 2
    for nonsense in ("0", "1000001"):
        refused = seaboard(tmp_path, "review", str(file), "--thinking", nonsense)
        assert refused.returncode == 2
        assert "between 1 and 1,000,000 iterations" in refused.stderr
