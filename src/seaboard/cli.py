"""The command `seaboard`. Imports almost nothing until it knows what to do, so that help comes at once; every trouble
ends in one sentence and exit status 2; `verify` has one of its own."""

from __future__ import annotations

import argparse
import sys
from collections.abc import Sequence
from contextlib import suppress
from pathlib import Path
from typing import Any

from seaboard import __version__
from seaboard.arena.flags import add_arena_flags
from seaboard.core.errors import Trouble, explain_system
from seaboard.games import GAMES
from seaboard.locales.words import LANGUAGES, Words, choose_language
from seaboard.server.flags import add_admin_flags, add_serve_flags
from seaboard.terminal.arguments import Parser
from seaboard.terminal.streams import clean, is_text, let_go_of_output, need_output, open_streams

TROUBLE = 2


def main(arguments: Sequence[str] | None = None) -> int:
    """Run one command; the exit status."""
    given = list(sys.argv[1:] if arguments is None else arguments)
    debug = "--debug" in given
    language = "en"
    open_streams()
    try:
        language = _early_language(given)
        parsed = build_parser(Words(language, "cli", "server", "arena")).parse_args(given)
        status = run(parsed, language)
        sys.stdout.flush()
    except Trouble as trouble:
        if debug:
            raise
        return complain(language, trouble)
    except KeyboardInterrupt:
        if debug:
            raise
        return complain(language, Trouble("interrupted"))
    except EOFError:
        return complain(language, Trouble("no-input"))
    except RecursionError:
        return complain(language, Trouble("too-deep"))
    except BrokenPipeError:
        let_go_of_output()  # whoever read our output has gone; nothing is lost
        return TROUBLE
    except OSError as error:
        if debug:
            raise
        reason = explain_system(error)
        if error.filename is not None:
            return complain(language, Trouble("unusable-file", file=str(error.filename), reason=reason))
        return complain(language, Trouble("output-lost", reason=reason))
    return status


def complain(language: str, trouble: Trouble) -> int:
    """Say in one sentence what is wrong, if there is still anybody to hear it."""
    words = Words(language, "trouble", "server", *GAMES)
    with suppress(OSError, ValueError):  # standard error may have gone as well
        print(f"seaboard: {clean(words.trouble(trouble))}", file=sys.stderr)
    let_go_of_output()
    return TROUBLE


def _early_language(given: list[str]) -> str:
    """The language, before the arguments are parsed: help should speak it too."""
    wanted = None
    for at, argument in enumerate(given):
        if argument.startswith("--lang="):
            wanted = argument.removeprefix("--lang=")
        elif argument == "--lang" and at + 1 < len(given):
            wanted = given[at + 1]
    if wanted is not None and wanted not in LANGUAGES:
        raise Trouble("unknown-language", language=wanted, languages=", ".join(LANGUAGES))
    return choose_language(wanted)


def build_parser(words: Words) -> Parser:
    """All commands and their options."""
    parser = Parser(words, prog="seaboard", description=words("about"), epilog=words("examples"))
    parser.add_argument("--version", action="version", version=f"seaboard {__version__}", help=words("help-version"))
    commands = _add_commands(parser, "command", words)
    _add_play(_add_command(commands, "play", words), words)
    for name in ("replay", "verify"):
        command = _add_command(commands, name, words)
        command.add_argument("file", type=Path, metavar="FILE", help=words("help-file"))
        command.add_argument("--box", type=Path, metavar="FILE", help=words("help-box-file"))
    for known in ("commitment", "seed", "key"):
        command.add_argument(f"--{known}", metavar="HEX", help=words(f"help-known-{known}"))
    _add_review(_add_command(commands, "review", words), words)
    _add_box(_add_command(commands, "box", words), words)
    add_arena_flags(_add_commands(_add_command(commands, "arena", words), "doing", words), _add_command, words)
    add_serve_flags(_add_command(commands, "serve", words), words)
    add_admin_flags(_add_commands(_add_command(commands, "admin", words), "doing", words), _add_command, words)
    return parser


def _add_commands(parser: Parser, name: str, words: Words) -> Any:
    return parser.add_subparsers(
        dest=name, title=words("commands"), metavar=words("command"), required=True, parser_class=Parser
    )


def _add_command(commands: Any, name: str, words: Words, text: str = "") -> Parser:
    said = words(text or f"help-{name}")
    command: Parser = commands.add_parser(name, words=words, help=said, description=said)
    return command


def _add_play(play: Parser, words: Words) -> None:
    games = ", ".join(GAMES)
    play.add_argument("game", nargs="?", metavar="GAME", help=words("help-game", games=games))
    play.add_argument("--players", type=int, metavar="N", help=words("help-players"))
    play.add_argument("--bots", metavar="LEVEL,...", help=words("help-bots"))
    play.add_argument("--names", metavar="NAME,...", help=words("help-names"))
    play.add_argument("-o", "--option", action="append", default=[], metavar="NAME=VALUE", help=words("help-option"))
    play.add_argument("--seed", metavar="TEXT", help=words("help-seed"))
    play.add_argument("--by-hand", action="store_true", help=words("help-by-hand"))
    play.add_argument("--box", type=Path, metavar="FILE", help=words("help-box-file"))
    play.add_argument("--folder", type=Path, metavar="DIR", help=words("help-folder"))
    play.add_argument("--resume", nargs="?", const="last", metavar="NAME", help=words("help-resume"))
    play.add_argument("--repair", action="store_true", help=words("help-repair"))


def _add_review(review: Parser, words: Words) -> None:
    review.add_argument("file", type=Path, metavar="FILE", help=words("help-file"))
    review.add_argument("--thinking", type=int, metavar="N", help=words("help-thinking"))
    review.add_argument("--seed", metavar="TEXT", default="", help=words("help-review-seed"))
    review.add_argument("--json", action="store_true", help=words("help-review-json"))
    review.add_argument("--box", type=Path, metavar="FILE", help=words("help-box-file"))


def _add_box(box: Parser, words: Words) -> None:
    games = words("help-game", games=", ".join(GAMES))
    doing = _add_commands(box, "doing", words)
    show = _add_command(doing, "show", words, "help-box-show")
    show.add_argument("game", metavar="GAME", help=games)
    show.add_argument("--box", type=Path, metavar="FILE", help=words("help-box-file"))
    check = _add_command(doing, "check", words, "help-box-check")
    check.add_argument("what", metavar="GAME|FILE", help=words("help-box-what"))
    export = _add_command(doing, "export", words, "help-box-export")
    export.add_argument("game", metavar="GAME", help=games)
    export.add_argument("target", nargs="?", type=Path, metavar="FILE", help=words("help-box-target"))


def run(parsed: argparse.Namespace, language: str) -> int:
    """Do what the arguments say; the exit status."""
    if parsed.command not in ("serve", "admin"):
        need_output()
    if parsed.command == "play":
        _play(parsed, language)
    elif parsed.command == "replay":
        from seaboard.terminal.replay import replay_file

        replay_file(parsed.file, parsed.box, language)
    elif parsed.command == "review":
        from seaboard.terminal.reviewing import review_file

        review_file(parsed.file, parsed.box, parsed.thinking, parsed.seed, parsed.json, language)
    elif parsed.command == "arena":
        _hold_arena(parsed, language)
    elif parsed.command == "serve":
        from seaboard.server.serve import serve
        from seaboard.server.settings import read_settings

        serve(read_settings(vars(parsed)))
    elif parsed.command == "admin":
        from seaboard.server.admin import administer

        administer(parsed, language)
    elif parsed.command == "verify":
        from seaboard.core.verify import Known
        from seaboard.terminal.verifying import verify_file

        return verify_file(parsed.file, parsed.box, Known(parsed.commitment, parsed.seed, parsed.key), language)
    else:
        from seaboard.terminal import boxes

        if parsed.doing == "show":
            boxes.show_box(parsed.game, parsed.box, language)
        elif parsed.doing == "check":
            boxes.check_box(parsed.what, language)
        else:
            boxes.export_box(parsed.game, parsed.target)
    return 0


def _play(parsed: argparse.Namespace, language: str) -> None:
    from seaboard.terminal.play import Wishes, choose_game, play_new, play_saved

    if parsed.resume is not None:
        if parsed.game is not None:
            raise Trouble("resume-or-new")
        play_saved(parsed.resume, parsed.folder, parsed.box, language, parsed.repair)
        return
    wishes = Wishes(
        game=parsed.game or choose_game(language),
        options=_read_options(parsed),
        bots=None if parsed.bots is None else _split_list(parsed.bots),
        names=_split_list(parsed.names or ""),
        seed=parsed.seed,
        by_hand=parsed.by_hand,
        box=parsed.box,
        folder=parsed.folder,
    )
    play_new(wishes, language)


def _hold_arena(parsed: argparse.Namespace, language: str) -> None:
    from seaboard.arena.commands import Wishes, hold

    for text in (parsed.seed, parsed.bots or "", parsed.ray_address or "", getattr(parsed, "vary", "")):
        if not is_text(text):
            raise Trouble("not-text", text=text)
    wishes = Wishes(
        command=parsed.doing,
        game=parsed.game,
        options=_read_options(parsed),
        bots=None if parsed.bots is None else _split_list(parsed.bots),
        games=parsed.games,
        seed=parsed.seed,
        file=parsed.file,
        report=parsed.report,
        processes=parsed.processes,
        ray=parsed.ray,
        ray_address=parsed.ray_address,
        until_sure=getattr(parsed, "until_sure", False),
        vary=getattr(parsed, "vary", ""),
        also=getattr(parsed, "also", []),
    )
    hold(wishes, language)


def _read_options(parsed: argparse.Namespace) -> dict[str, Any]:
    """The options of a game."""
    options: dict[str, Any] = dict(_split_option(each) for each in parsed.option)
    return options if parsed.players is None else {**options, "players": parsed.players}


def _split_list(text: str) -> list[str]:
    """A comma-separated list; `none` is the empty one."""
    return [] if text == "none" else [each.strip() for each in text.split(",") if each.strip()]


def _split_option(text: str) -> tuple[str, str]:
    if not is_text(text):
        raise Trouble("not-text", text=text)
    name, equals, value = text.partition("=")
    if not equals or not name:
        raise Trouble("bad-option", option=text)
    return name, value
