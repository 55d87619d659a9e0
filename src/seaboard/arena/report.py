"""The report: one page of HTML with everything in it, style, letters and plots, which needs neither a script nor a
network, and follows the reader's day or night."""

from __future__ import annotations

import os
import shlex
import tempfile
from base64 import b64encode
from collections.abc import Iterable, Mapping, Sequence
from html import escape
from importlib.resources import files
from pathlib import Path
from typing import Any

from seaboard.arena.figures import Figures
from seaboard.arena.findings import Section, name_option, name_value
from seaboard.arena.plots import draw
from seaboard.arena.schedule import Plan, game_of
from seaboard.core.errors import Trouble, explain_system
from seaboard.locales.words import Words

FONTS = {
    "latin": "U+0-FF, U+152-153, U+2000-206F, U+2190-2193, U+2212",
    "latin-ext": "U+100-151, U+154-2BA, U+1E00-1EFF",
}
"""The letters of the page that are taken along where the page was built, and what they are for."""


def check_place(report: Path, file: Path | None) -> None:
    """Whether a report can be written there, before anything is played for it."""
    if file is not None and report.resolve() == file.resolve():
        raise Trouble("report-is-file", file=str(report))
    if report.is_dir():
        raise Trouble("unwritable-file", file=str(report), reason=Trouble("is-a-folder"))
    if report.exists() and not report.is_file():  # a device would be replaced by the page
        raise Trouble("unwritable-file", file=str(report), reason=Trouble("not-a-plain-file"))
    if not report.parent.is_dir():
        raise Trouble("unwritable-file", file=str(report), reason=Trouble("no-such-file"))
    if not os.access(report if report.exists() else report.parent, os.W_OK):
        raise Trouble("unwritable-file", file=str(report), reason=Trouble("not-permitted"))


def write_report(report: Path, page: str) -> None:
    """Write the page, whole or not at all; what a link points to is written, not the link."""
    target = report.resolve()
    try:
        handle, name = tempfile.mkstemp(".html", ".", target.parent)
        try:
            with os.fdopen(handle, "w", encoding="utf-8") as out:
                out.write(page)
            os.chmod(name, 0o644)
            os.replace(name, target)
        except BaseException:
            os.unlink(name)
            raise
    except OSError as error:
        raise Trouble("unwritable-file", file=str(report), reason=explain_system(error)) from None


def make_page(plan: Plan, games: int, also: Mapping[Path, int], sections: Sequence[Section], words: Words) -> str:
    """The page as text. So many games are of the plan, others of the files in `also`."""
    title = words(f"report-{plan.command}", game=words("title"))
    told = "\n".join(_tell_section(section, Figures(words.language)) for section in sections)
    return f"""<!doctype html>
<html lang="{words.language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>{escape(title)}</title>
<style>
{_letters(told)}{_read("report.css")}</style>
</head>
<body>
<header>{_read("report.svg")}<div>
<h1>{escape(title)}</h1>
<p>{escape(words("report-games", games=games + sum(also.values())))}</p>
</div></header>
<main>
{told}
{_tell_plan(plan, games, also, words)}
</main>
</body>
</html>
"""


def _read(name: str) -> str:
    return files("seaboard.arena").joinpath(name).read_text(encoding="utf-8")


def _letters(text: str) -> str:
    """The letters of the page as a part of the style; where it was not built the reader's own must do."""
    faces = []
    for name, span in FONTS.items():
        found = sorted(Path(str(files("seaboard"))).glob(f"server/static/assets/nunito-{name}-wght-normal-*.woff2"))
        if found and (name == "latin" or any("\u0100" <= letter <= "\u02ba" for letter in text)):
            data = b64encode(found[0].read_bytes()).decode()
            source = f"src: url(data:font/woff2;base64,{data}) format('woff2')"
            faces.append(
                f"@font-face {{ font-family: 'Nunito'; font-weight: 200 1000; {source}; unicode-range: {span} }}\n"
            )
    return "".join(faces)


def _tell_section(section: Section, say: Figures) -> str:
    plot = f"<figure>{draw(section.plot, section.title, say)}</figure>" if section.plot is not None else ""
    note = f'<p class="note">{escape(section.note)}</p>' if section.note else ""
    columns = [escape(column.replace(" %", "\N{NO-BREAK SPACE}%")) for column in section.columns]
    head = "".join(f'<th scope="col">{column}</th>' for column in columns)
    rows = "\n".join(_tell_row(row) for row in section.rows)
    table = f'<div class="wide"><table>\n<thead><tr>{head}</tr></thead>\n<tbody>\n{rows}\n</tbody></table></div>'
    return f"<section><h2>{escape(section.title)}</h2>\n{plot}{table}{note}</section>"


def _tell_row(row: Sequence[str]) -> str:
    cells = "".join(f"<td>{escape(cell)}</td>" for cell in row[1:])
    return f'<tr><th scope="row">{escape(row[0])}</th>{cells}</tr>'


def _tell_plan(plan: Plan, games: int, also: Mapping[Path, int], words: Words) -> str:
    """What was played, and the command that plays it again."""
    facts = {
        "report-bots": ", ".join(plan.bots),
        "report-options": "; ".join(_name_options(plan, words)),
        "report-seed": plan.seed,
        "report-rules": words("report-rules-version", version=plan.rules_version, box=plan.box[:12]),
    }
    if also:
        facts["report-also"] = ", ".join(f"{file} ({number})" for file, number in also.items())
    told = "".join(f"<dt>{escape(words(name))}</dt><dd>{escape(fact)}</dd>" for name, fact in facts.items())
    command = escape(shlex.join(_command_of(plan, games, also)))
    return f"<section><h2>{escape(words('report-plan'))}</h2><dl>{told}</dl><pre>{command}</pre></section>"


def _name_options(plan: Plan, words: Words) -> list[str]:
    named = [
        f"{name_option(words, name)}: {name_value(words, name, str(value))}"
        for name, value in _changed_options(plan).items()
    ]
    return [*named, words("report-varies", option=name_option(words, plan.vary))] if plan.vary else named


def _changed_options(plan: Plan) -> dict[str, Any]:
    """The number of players, and the options that are not as they usually are."""
    usual = game_of(plan.game).options_type()
    changed = {
        name: value for name, value in plan.options.items() if name == "players" or getattr(usual, name) != value
    }
    return {name: value for name, value in changed.items() if name != plan.vary}


def _command_of(plan: Plan, games: int, also: Iterable[Path]) -> list[str]:
    words = ["seaboard", "arena", plan.command, plan.game]
    for name, value in _changed_options(plan).items():
        words += ["-o", f"{name}={str(value).lower() if isinstance(value, bool) else value}"]
    if plan.vary:
        words += ["--vary", plan.vary]
    for file in also:
        words += ["--also", str(file)]
    return [*words, "--bots", ",".join(plan.bots), "--seed", plan.seed, "--games", str(games)]
