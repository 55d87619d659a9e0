"""Translations that were wrong once: the same thing has one name, and a sentence agrees whatever it speaks of."""

from __future__ import annotations

import re

import pytest

from seaboard.locales.words import HERE, LANGUAGES, Words


def text_of(language: str) -> str:
    """All words of a language."""
    return "\n".join(path.read_text(encoding="utf-8") for path in sorted((HERE / language).glob("*.ftl")))


def test_german_says_not_more_starfish() -> None:
    """The exact order is taken when it costs not more starfish, not when none are left."""
    assert "nicht mehr Seesterne" in Words("de", "wreck_raiders").rule("WR-5.4")


def test_german_spells_bonus_tiles_in_one_way() -> None:
    assert {each.lower() for each in re.findall(r"[Bb]onus.?[Pp]lättchen", text_of("de"))} == {"bonus-plättchen"}


@pytest.mark.parametrize(("language", "goblet"), [("de", "kelch"), ("fr", "gobelet")])
def test_a_goblet_has_one_name(language: str, goblet: str) -> None:
    words = Words(language, "wreck_raiders")
    assert goblet in words("treasure", treasure="goblet").lower()
    assert words("treasure-name", treasure="goblet").lower() == goblet
    assert goblet.startswith(words("treasure-short", treasure="goblet").lower())


def test_french_takes_no_more_treasures() -> None:
    """`Plus de trésors` could as well mean more of them."""
    assert Words("fr", "wreck_raiders")("choice-enough").startswith("Ne plus")


def test_polish_has_one_word_for_dice() -> None:
    assert not re.findall(r"\bkoś(?:ć|ci|cią|ćmi)\b", text_of("pl").lower())


@pytest.mark.parametrize(
    ("language", "expected"),
    [
        ("pl", "Rząd 3: wszyscy widzieli 1 muszlę"),
        ("fr", "Rangée 3\xa0: 1 coquillage (tout le monde l’a vu)"),
        ("it", "Riga 3: 1 conchiglia (l’hanno visto tutti)"),
    ],
)
def test_what_all_have_seen_agrees_with_everything(language: str, expected: str) -> None:
    words = Words(language, "schatztaucher")
    assert words("field-known", row=3, what=words("tile", tile="shell", count=1)) == expected


@pytest.mark.parametrize(("language", "expected"), [("en", "−4.2 %"), ("de", "−4,2 %"), ("pl", "−4,2 %")])
def test_what_was_given_away_is_written_as_the_language_writes_numbers(language: str, expected: str) -> None:
    assert Words(language, "bots")("review-amount", measure="chance", sign="−", amount=4.2) == expected


@pytest.mark.parametrize("language", ["fr", "it"])
def test_an_apostrophe_is_written_in_one_way(language: str) -> None:
    said = [line for line in text_of(language).splitlines() if not line.startswith("#")]
    assert [line for line in said if re.search(r"[\w}]'", line)] == []


def test_french_speaks_to_one_person_as_a_friend() -> None:
    """Always `tu`: nobody is asked to `vous`, nor told so by a verb."""
    formal = r"\b(?:vous|votre|vos|(?!assez|chez|nez)\w+ez)\b"
    assert re.findall(formal, text_of("fr"), re.IGNORECASE) == []


@pytest.mark.parametrize("language", ["fr", "it", "pl"])
def test_three_dots_follow_their_word_at_once(language: str) -> None:
    assert re.findall(r".*\s…", text_of(language)) == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_stands_alone_begins_with_a_capital(language: str) -> None:
    """Lines of their own, labels, and what a line begins with."""
    alone = r"^(?:status-\w+|nothing-left|nothing-yet|cards-none) = (.)|^leg-now = .*\n +\[1\] (.).*\n +\*\[other\] (.)"
    firsts = "".join("".join(found) for found in re.findall(alone, text_of(language), re.MULTILINE))
    assert len(firsts) == 9
    assert firsts.isupper()


def test_a_french_line_never_ends_before_its_mark() -> None:
    """No-break spaces, as the rules have them; of the narrow ones the page's font has none."""
    text = "\n".join(line for line in text_of("fr").splitlines() if not line.startswith("#"))
    assert re.findall(r"\S+ [;:!?»%]|« \S+", text) == []
    assert "\u202f" not in text


def test_german_players_are_in_one_room() -> None:
    """Whoever plays is in the `Spielzimmer`; only who looks after it has a `Saal` with its files."""
    said = text_of("de").splitlines()
    assert [line for line in said if re.match("room-|trouble-(server|password|wrong)", line) and "Saal" in line] == []
    assert [line for line in said if "abandon" in line.split(" ")[0] and "Partie" in line] == []
    assert "Spielraum" not in text_of("de")


@pytest.mark.parametrize(
    ("language", "wrong"),
    [
        ("de", r"Aquarium-?[Pp]lättchen|Umwerff|gerastet|(?<!Spieler)Tafeln?\b|verziert"),
        ("de", r"(?:zur|Die|eine andere) Festlegung"),
        ("de", r"\b(?:linkeste|rechten Schatz|[Vv]erdeckter Schatz|[Jj]eder verschiedene)\b"),
        ("fr", r"(?<![\w$\[-])[Bb]ots?(?![\w-]| ->)|salle de jeu\b|engagement"),
    ],
)
def test_one_thing_has_one_name(language: str, wrong: str) -> None:
    """The rulebooks' words, and only one of two that mean the same."""
    said = "\n".join(line for line in text_of(language).splitlines() if not line.startswith("#"))
    assert re.findall(f".*(?:{wrong}).*", said) == []


def test_the_number_one_has_its_article_in_italian() -> None:
    words = Words("it", "wreck_raiders")
    assert words("choice-take", number=1, zone="blank") == "L’1"
    assert words("log-set", who="Ada", number=1) == "Ada si immerge con l’1."
    assert words("choice-set", number=3) == "Immergersi con il 3"
    assert "con l’1:" in Words("it", "schatztaucher")("event-forced-die", player="Ada", number=1)


def test_a_game_in_german_has_steps_and_turns() -> None:
    """A `Zug` is a whole turn, in the rules too; looking back goes by single steps."""
    words = Words("de", "page")
    assert words("step-back") == "Einen Schritt zurück"
    assert words("turn-back") == "Einen ganzen Zug zurück"
    assert words("move-of", number=2, last=9) == "Schritt 2 von 9"
