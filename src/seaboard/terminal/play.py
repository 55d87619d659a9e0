"""How a game at the terminal begins: a new one as the command line wishes it, or a saved one where it was left."""

from __future__ import annotations

import hashlib
import secrets
from datetime import UTC, datetime
from pathlib import Path
from typing import Any

import msgspec
from rich.text import Text

from seaboard.bots import open_bot
from seaboard.bots.levels import DEFAULT_LEVEL
from seaboard.core.dealer import SEED_BYTES, commit_to_seed
from seaboard.core.errors import Trouble
from seaboard.core.log import LONGEST_NAME, Seat
from seaboard.core.match import Match, new_header
from seaboard.games import GAMES, open_game
from seaboard.locales.words import Words
from seaboard.terminal.saves import Save, find_save, list_unfinished, saves_folder
from seaboard.terminal.screen import Screen, read_choice
from seaboard.terminal.streams import clean, is_text
from seaboard.terminal.talk import TableTalk


class Wishes(msgspec.Struct):
    """What a new game should be like, as the command line says it."""

    game: str
    options: dict[str, Any] = {}
    bots: list[str] | None = None
    names: list[str] = []
    seed: str | None = None
    by_hand: bool = False
    box: Path | None = None
    folder: Path | None = None


def open_words(language: str, game: str) -> Words:
    """All the words that a table in the terminal needs."""
    return Words(language, "terminal", "bots", "trouble", game)


def choose_game(language: str) -> str:
    """Ask which game to play, if there are several."""
    if len(GAMES) == 1:
        return GAMES[0]
    screen = Screen()
    words = Words(language, "terminal")
    screen.print(Text(words("which-game"), "bold"))
    for number, name in enumerate(GAMES, 1):
        game_words = Words(language, name)
        screen.say(f"  {number}  {game_words('title')}: {game_words('tagline')}")
    while True:
        wish = screen.ask(words("which-game-prompt"))
        choice = read_choice(wish, len(GAMES))
        if choice is not None:
            return GAMES[choice]
        if wish in GAMES:
            return wish
        screen.say(words("not-a-number", wish=wish, last=len(GAMES)), "red")


def play_new(wishes: Wishes, language: str) -> None:
    """Set up a new game and play it."""
    game = open_game(wishes.game, wishes.box)
    options = game.parse_options(wishes.options)
    words = open_words(language, game.name)
    seats = _fill_seats(wishes, game.players(game.new(options)), words)
    for seat in seats:
        if seat.bot is not None:
            open_bot(seat.bot, game)
    seed = None if wishes.by_hand else _make_seed(wishes.seed)
    header = new_header(
        game,
        options,
        seats,
        dealer="hand" if seed is None else "secure" if wishes.seed is None else "own",
        commitment=None if seed is None else commit_to_seed(seed),
        started=datetime.now(UTC).isoformat(timespec="seconds"),
    )
    match = Match(game, header)
    save = Save.create(saves_folder(wishes.folder), header, seed)
    if seed is not None:
        save.write(match.reveal())
    _talk(TableTalk(match, save, words, seed))


def play_saved(wanted: str, folder: Path | None, box: Path | None, language: str, repair: bool) -> None:
    """Go on with a saved game: the one of this name, or the one that was played last."""
    where = saves_folder(folder)
    if wanted != "last":
        talk = _open_save(find_save(where, wanted), box, language, repair)
    else:
        talk = _open_last(where, box, language, repair)
    _talk(talk)


def _talk(talk: TableTalk) -> None:
    """Play, holding the save; then anybody may go on with it."""
    try:
        talk.run()
    finally:
        talk.save.let_go()


def _open_last(folder: Path, box: Path | None, language: str, repair: bool) -> TableTalk:
    """The unfinished game that was played last. One that cannot go on is passed over, with a word."""
    broken: list[tuple[Save, Trouble]] = []
    for save in list_unfinished(folder):
        try:
            talk = _open_save(save, box, language, repair)
        except Trouble as trouble:
            if trouble.message == "save-in-use":
                raise
            broken.append((save, trouble))
            continue
        for skipped, reason in broken:
            talk.screen.say(talk.words("skipped", name=skipped.path.stem, reason=talk.words.trouble(reason)), "yellow")
        return talk
    if broken:
        raise broken[0][1]
    raise Trouble("nothing-to-resume", folder=str(folder))


def _open_save(save: Save, box: Path | None, language: str, repair: bool) -> TableTalk:
    """The talk of a saved game, which from now on is held."""
    save.hold()
    try:
        return _check_save(save, box, language, repair)
    except BaseException:
        save.let_go()
        raise


def _check_save(save: Save, box: Path | None, language: str, repair: bool) -> TableTalk:
    """The talk of a saved game, every action of it checked again."""
    repaired = save.repair() if repair else None
    log = save.read()
    game = open_game(log.header.game, box)
    words = open_words(language, game.name)
    match = Match.resume(game, log)
    if log.end is not None:
        raise Trouble("already-over", file=str(save.path))
    seed = save.read_seed(log.header) if log.header.dealer != "hand" else None
    if not log.is_open:
        save.write(match.reveal())
    talk = TableTalk(match, save, words, seed)
    if repaired is not None:
        talk.screen.say(words("repaired", lines=repaired))
    return talk


def _fill_seats(wishes: Wishes, players: int, words: Words) -> list[Seat]:
    """People sit first, then the bots; without other wishes one person plays against bots of the level
    that is suggested."""
    bots = wishes.bots if wishes.bots is not None else [DEFAULT_LEVEL] * (players - 1)
    if len(bots) > players:
        raise Trouble("too-many-bots", bots=len(bots), players=players)
    people = players - len(bots)
    if len(wishes.names) > people:
        raise Trouble("too-many-names", names=len(wishes.names), people=people)
    given = [_check_name(name) for name in wishes.names]
    seats = [Seat(name) for name in given]
    seats += [Seat(words("person", number=number + 1)) for number in range(len(given), people)]
    seats += [Seat(words("bot-name", number=number), bot) for number, bot in enumerate(bots)]
    return seats


def _check_name(name: str) -> str:
    """A name that can be written down and shown."""
    if not is_text(name) or clean(name) != name:
        raise Trouble("name-unprintable", name=clean(name))
    if len(name) > LONGEST_NAME:
        raise Trouble("name-too-long", name=name, most=LONGEST_NAME)
    return name


def _make_seed(wanted: str | None) -> bytes:
    """A secret seed; the same one for the same wish."""
    if wanted is None:
        return secrets.token_bytes(SEED_BYTES)
    return hashlib.sha256(f"seed {wanted}".encode("utf-8", "surrogateescape")).digest()
