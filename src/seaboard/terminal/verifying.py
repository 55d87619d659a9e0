"""`seaboard verify`: checks a log and says what was checked, and what the log does not prove."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from seaboard.core.errors import Trouble
from seaboard.core.game import Game
from seaboard.core.log import HASH
from seaboard.core.verify import Known, Verdict, verify
from seaboard.games import open_game
from seaboard.locales.words import Words
from seaboard.terminal.saves import open_log
from seaboard.terminal.screen import Screen

PROVEN = 0
UNPROVEN = 3
"""The exit status for a sound log that is no proof; a broken one is a trouble like any other."""


def verify_file(path: Path, box: Path | None, known: Known, language: str) -> int:
    """Check a log and say what was checked; the exit status."""
    known = Known(
        _read_hash("--commitment", known.commitment),
        _read_hash("--seed", known.seed),
        _read_hash("--key", known.key),
    )
    log = open_log(path)
    game = open_game(log.header.game, box)
    verdict = verify(game, log, str(path), known)
    words = Words(language, "verify", game.name)
    screen = Screen()
    screen.say(_tell_checked(words, verdict), "green")
    for sentence in _tell_more(words, verdict):
        screen.say(sentence)
    for doubt in verdict.doubts:
        screen.say(_tell_doubt(words, doubt, verdict, game), "yellow")
    return PROVEN if verdict.is_proof else UNPROVEN


def _read_hash(option: str, given: str | None) -> str | None:
    if given is None:
        return None
    if not HASH.fullmatch(given.lower()):
        raise Trouble("bad-hexadecimal", option=option, digits=64)
    return given.lower()


def _tell_checked(words: Words, verdict: Verdict) -> str:
    """The verdict in one sentence."""
    counted = {"actions": verdict.entries, "outcomes": verdict.draws}
    if "other-rules" in verdict.doubts:
        return words("verified-without-rules", **counted)
    if verdict.abandoned is not None:
        return words("verified-abandoned", why=verdict.abandoned, **counted)
    if "unfinished" in verdict.doubts:
        return words("verified-so-far", **counted)
    return words("verified-by-hand" if "by-hand" in verdict.doubts else "verified", **counted)


def _tell_more(words: Words, verdict: Verdict) -> list[str]:
    """What somebody who trusts nobody should know."""
    said = []
    if verdict.undone:
        said.append(words("verified-undone", undone=verdict.undone))
    if verdict.attempt > 1:
        said.append(words("verified-attempt", attempt=verdict.attempt))
    if verdict.key is not None:
        said.append(words("verified-key", key=verdict.key))
    return said


def _tell_doubt(words: Words, doubt: str, verdict: Verdict, game: Game[Any]) -> str:
    if doubt == "other-rules":
        return words("doubt-other-rules", rules=verdict.rules, here=game.rules_version, game=words("title"))
    return words(f"doubt-{doubt}")
