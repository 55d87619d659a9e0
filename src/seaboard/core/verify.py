"""Checks a log: that its lines belong together and were sealed by the room, every chance outcome against the revealed
seed, and against the rules every action's legality, every outcome's share and the result. Without the rules of the
log's version everything is checked but what only the rules can tell."""

from __future__ import annotations

from bisect import bisect_left
from typing import Any

import msgspec
from msgspec import UNSET

from seaboard.core.dealer import SecureDealer, commit_to_seed, open_dealer, share_at
from seaboard.core.errors import Trouble
from seaboard.core.game import CHANCE, OVER, Game
from seaboard.core.log import Abandoned, Action, GameLog, Undo, bad_line, need_seat
from seaboard.core.match import Match
from seaboard.core.seal import check_seal


class Known(msgspec.Struct, frozen=True):
    """What somebody knows of a game from elsewhere, hexadecimal: the commitment they saw before it, its seed, the
    public key of the room."""

    commitment: str | None = None
    seed: str | None = None
    key: str | None = None


NOTHING = Known()


class Verdict(msgspec.Struct):
    """What was checked of a sound log, and what it does not prove.

    `doubts` names why it is no proof: `unfinished`, `by-hand`, `own-seed`, `old-format`, `unsealed`, `forgotten` (the
    header was changed to forget a person), `other-rules` (only the form, chance and seal could be checked)."""

    format: int
    rules: int
    entries: int
    draws: int = 0
    """Chance outcomes that the seed fixed just so."""
    undone: int = 0
    """Chance outcomes that were taken back."""
    attempt: int = 1
    abandoned: str | None = None
    key: str | None = None
    """The public key with which the log was sealed."""
    doubts: list[str] = []

    @property
    def is_proof(self) -> bool:
        """Whether nothing is left to doubt."""
        return not self.doubts


def verify(game: Game[Any], log: GameLog, file: str = "log", known: Known = NOTHING) -> Verdict:
    """Check a whole log; Trouble names the line of the first thing that is wrong."""
    return _Check(game, log, file, known).run()


class _Check:
    """One log being checked."""

    def __init__(self, game: Game[Any], log: GameLog, file: str, known: Known) -> None:
        self.game = game
        self.log = log
        self.file = file
        self.known = known
        self.line = 1
        header = log.header
        self.verdict = Verdict(header.format, header.rules, len(log.entries), doubts=[])
        if header.attempt is not UNSET:
            self.verdict.attempt = header.attempt

    def run(self) -> Verdict:
        """Check everything. `line` is where we are, for the trouble."""
        try:
            self.doubt()
            self.check_known()
            self.check_seal()
            dealer = self.open_dealer()
            match = self.open_match()
            self.check_entries(match, dealer)
            self.check_end(match)
        except Trouble as reason:
            raise bad_line(self.file, self.line, reason) from None
        return self.verdict

    def doubt(self) -> None:
        """What the log cannot prove, whatever it says."""
        header = self.log.header
        for doubt, holds in (
            ("unfinished", self.log.end is None),
            ("by-hand", header.dealer == "hand"),
            ("own-seed", header.dealer == "own"),
            ("old-format", header.format == 1),
            ("unsealed", header.format > 1 and self.log.end is not None and self.log.seal is None),
            ("forgotten", header.forgotten is not UNSET),
        ):
            if holds:
                self.verdict.doubts.append(doubt)

    def check_known(self) -> None:
        """Whether the log is the one that is meant."""
        header, end, known = self.log.header, self.log.end, self.known
        if known.commitment is not None and known.commitment != header.commitment:
            raise Trouble("other-commitment", found=header.commitment or "null")
        if known.key is not None and known.key != header.key:
            raise Trouble("other-key", found=header.key or "null")
        if known.seed is not None and end is not None and known.seed != end.seed:
            raise Trouble("other-seed")

    def check_seal(self) -> None:
        """Whether the room of the header sealed just these lines."""
        key, seal = self.log.header.key, self.log.seal
        if seal is None:
            return
        self.line = sum(1 for _ in self.log.lines())
        if not isinstance(key, str):
            raise Trouble("signature-broken")
        check_seal(self.log, seal, key)
        self.verdict.key = key
        self.line = 1

    def open_dealer(self) -> SecureDealer | None:
        """The dealer of the game, if its seed is known and is the one that was committed to."""
        header, end = self.log.header, self.log.end
        revealed = self.known.seed if end is None else end.seed
        if header.dealer == "hand" or (end is None and revealed is None):
            return None
        if revealed is None:
            raise Trouble("seed-missing")
        try:
            seed = bytes.fromhex(revealed)
        except ValueError:
            raise Trouble("not-hexadecimal") from None
        if commit_to_seed(seed) != header.commitment:
            raise Trouble("commitment-broken")
        return open_dealer(self.log, seed) if self.log.is_open else None

    def open_match(self) -> Match | None:
        """The match to replay; None if the log needs another version of the rules."""
        header = self.log.header
        try:
            match = Match(self.game, header)
        except Trouble as trouble:
            if trouble.message != "other-rules":
                raise
            self.verdict.doubts.append("other-rules")
            _need_whole_numbers(header.options)
            return None
        if header.format > 1:
            _need_written(header.options, msgspec.to_builtins(self.game.parse_options(header.options)))
        return match

    def check_entries(self, match: Match | None, dealer: SecureDealer | None) -> None:
        """Every action and every undo."""
        self.line += self.log.reveal is not None
        standing: list[Action] = []
        for entry in self.log.entries:
            self.line += 1
            if isinstance(entry, Undo):
                gone = _take_back(standing, entry)
                self.verdict.undone += sum(action.actor == CHANCE for action in gone)
            else:
                standing.append(entry)
                self.check_action(match, dealer, entry)
            if match is None:
                need_seat(self.log.header, entry.actor)
            else:
                match.enter(entry)

    def check_action(self, match: Match | None, dealer: SecureDealer | None, entry: Action) -> None:
        """How an action is written and, if chance acted, how it came to its outcome."""
        if entry.actor == CHANCE:
            if match is not None:
                _check_share(match, entry)
            if dealer is not None:
                self.check_outcome(match, dealer, entry)
        if match is None:
            _need_whole_numbers(entry.do)
        elif self.log.header.format > 1 and entry.do == (readable := match.game.describe(entry.id)):
            _need_written(entry.do, readable)

    def check_outcome(self, match: Match | None, dealer: SecureDealer, entry: Action) -> None:
        """Whether an outcome is the one that the seed fixes."""
        if entry.draw is not UNSET:
            draw = entry.draw
            point = dealer.number_below(draw.of, draw.label, entry.seq)
            if not draw.start <= point < draw.stop:
                raise Trouble("outcome-differs", expected=point, found=f"{draw.start}-{draw.stop - 1}")
        elif match is not None:
            fixed = dealer.deal(match.game, match.state, entry.seq)
            if fixed != entry.id:
                raise Trouble("outcome-differs", expected=fixed, found=entry.id)
        else:
            return
        self.verdict.draws += 1

    def check_end(self, match: Match | None) -> None:
        """Whether the result is what the rules say."""
        end = self.log.end
        if end is None:
            return
        self.line += 1
        if isinstance(end, Abandoned):
            if match is not None and match.actor == OVER:
                raise Trouble("over-already")
            self.verdict.abandoned = end.why or None
            return
        if match is None:
            return
        if match.actor != OVER:
            raise Trouble("not-over")
        score = match.game.score(match.state)
        if end.result != score:
            raise Trouble("result-differs")
        if self.log.header.format > 1:
            _need_written(end.result, score)


def _need_written(found: Any, right: Any) -> None:
    """Equal is not enough: 2.0 equals 2, and fields in any order are equal, but there is one way to write them."""
    if msgspec.json.encode(found) != msgspec.json.encode(right):
        raise Trouble("not-canonical")


def _need_whole_numbers(written: Any) -> None:
    """What a game has written has no other numbers; which they must be, only its rules know."""
    if isinstance(written, dict | list):
        for each in written.values() if isinstance(written, dict) else written:
            _need_whole_numbers(each)
    elif isinstance(written, float) or (isinstance(written, int) and not -(2**31) <= written < 2**31):
        raise Trouble("not-canonical")


def _take_back(standing: list[Action], undo: Undo) -> list[Action]:
    """The actions that an undo takes from those that stand, as far as it may without a look at the rules."""
    left = bisect_left(standing, undo.to, key=lambda action: action.seq)
    gone = standing[left:]
    if not gone or gone[0].seq != undo.to:
        raise Trouble("nothing-to-undo")
    if not undo.agreed and [action.actor for action in gone] != [undo.actor]:
        raise Trouble("undo-too-far")
    del standing[left:]
    return gone


def _check_share(match: Match, entry: Action) -> None:
    """Whether chance is to act, and an outcome has the share of the numbers that the rules give it."""
    if match.actor != CHANCE:
        raise Trouble("chance-not-due")
    if entry.draw is UNSET:
        return
    outcomes = match.legal(CHANCE)
    if entry.id not in outcomes:
        raise Trouble("outcome-impossible", found=entry.id)
    if entry.draw != share_at(match.game.odds(match.state), match.game.due(match.state), outcomes.index(entry.id)):
        raise Trouble("share-differs")
