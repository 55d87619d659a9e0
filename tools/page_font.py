"""Makes the page's fonts anew: of Nunito only the letters of our languages and the weights that the page uses, from the
lightest and the heaviest of them (what lies between is interpolated). Other letters, in names say, come from the whole
font when they are needed. `src/app.css` says which letters are in which file. `pip install -e '.[fonts]'`, then
`python -m tools.page_font`."""

from __future__ import annotations

import re
import tempfile
from pathlib import Path

from fontTools import subset
from fontTools.designspaceLib import AxisDescriptor, DesignSpaceDocument, SourceDescriptor
from fontTools.ttLib import TTFont
from fontTools.varLib import build, instancer

WEB = Path(__file__).resolve().parent.parent / "web"
WHOLE = WEB / "node_modules" / "@fontsource-variable" / "nunito" / "files"
FONTS = WEB / "src" / "lib" / "look" / "font"
LIGHTEST, HEAVIEST = 500, 900
MADE_OF = {"nunito.woff2": "nunito-latin-wght-normal.woff2", "nunito-pl.woff2": "nunito-latin-ext-wght-normal.woff2"}


def letters_of(name: str) -> set[int]:
    """The letters that the style sheet takes from this file."""
    style = (WEB / "src" / "app.css").read_text(encoding="utf-8")
    found = re.search(rf"font/{re.escape(name)}'.*?unicode-range:(.*?);", style, re.DOTALL)
    assert found is not None, name
    return set(subset.parse_unicodes(re.sub(r"\s", "", found[1])))


def cut(font: TTFont, letters: set[int]) -> None:
    """Throw away all other letters, and whatever no browser asks for."""
    options = subset.Options()
    options.layout_features = ["kern"]
    options.hinting = False
    options.name_IDs = [1, 2, 4, 6, 13, 14]
    cutter = subset.Subsetter(options)
    cutter.populate(unicodes=letters)
    cutter.subset(font)


def make(name: str, folder: Path) -> None:
    """One file of the page."""
    letters = letters_of(name)
    plan = DesignSpaceDocument()
    plan.addAxis(AxisDescriptor(tag="wght", name="Weight", minimum=LIGHTEST, default=LIGHTEST, maximum=HEAVIEST))
    for weight in (LIGHTEST, HEAVIEST):
        master = instancer.instantiateVariableFont(TTFont(WHOLE / MADE_OF[name]), {"wght": weight})
        cut(master, letters)
        path = folder / f"{weight}-{name}.ttf"
        master.save(path)
        plan.addSource(SourceDescriptor(path=str(path), location={"Weight": weight}))
    font = build(plan)[0]
    cut(font, letters)
    font.flavor = "woff2"
    font.save(FONTS / name)
    print(f"{name}: {(FONTS / name).stat().st_size} bytes")


if __name__ == "__main__":
    FONTS.mkdir(exist_ok=True)
    with tempfile.TemporaryDirectory() as made:
        for each in MADE_OF:
            make(each, Path(made))
