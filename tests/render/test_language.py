"""Messages as text, in both languages, addressed to their reader."""

import re
from pathlib import Path

import pytest

import capicua
from capicua.core.messages import BadOption, Message
from capicua.render.fluent import Bundle, entries, problems
from capicua.render.language import (
    LANGUAGES,
    LEARN,
    TERMINAL,
    TOURNAMENT,
    Language,
    NoSentenceError,
    detect,
    file_text,
)

SOURCES = Path(capicua.__file__).parent


def ids_of(text: str) -> set[str]:
    """Return the ids in a Fluent file, including attributes."""
    found = set()
    last = ""
    for line in text.splitlines():
        if head := re.match(r"(-?[\w-]+) =", line):
            last = head[1]
            found.add(last)
        elif attribute := re.match(r"\s+\.([\w-]+) =", line):
            found.add(f"{last}.{attribute[1]}")
    return found


def all_packages() -> list[str]:
    kinds = [capicua.kind(id) for id in capicua.catalogue()]
    found = {package for kind in kinds for package in Language("en", kind).packages}
    return sorted(package for package in found if file_text(package, "strings.en.ftl"))


@pytest.mark.parametrize(
    ("environment", "code"),
    [
        ({}, "en"),
        ({"LANG": "es_AR.UTF-8"}, "es"),
        ({"LANG": "C"}, "en"),
        ({"LANG": "es_ES", "LC_ALL": "en_GB"}, "en"),
        ({"LANG": "de_DE", "LC_MESSAGES": "es"}, "es"),
        ({"LANG": "es_MX", "LC_ALL": ""}, "es"),
    ],
)
def test_language_of_the_environment(environment, code):
    assert detect(environment) == code


def test_unknown_language_is_refused():
    with pytest.raises(BadOption, match="unknown-language"):
        Language("fr")


def test_seats_are_replaced_by_names():
    language = Language("en", names=["Ana", "", "Eva"])
    assert language.say(Message("not-your-turn", {"owner": 0})) == "It is Ana’s turn."
    assert language.say(Message("not-your-turn", {"owner": 1})) == "It is B’s turn."


def test_messages_address_their_reader():
    spanish = Language("es", names=["Ana", "Luis"])
    message = Message("trick-winner", {"player": 1})
    assert spanish.say(message, reader=1) == "la llevas tú"
    assert spanish.say(message, reader=0) == "la lleva Luis"
    assert spanish.say(message) == "la lleva Luis"


def test_ours_is_us_them_or_other():
    language = Language("en")
    pair = {"player": 0, "partner": 2}
    readers = {reader: language._arguments(pair, reader)["ours"] for reader in (None, 0, 1, 2, 3)}
    assert readers == {None: "other", 0: "us", 1: "them", 2: "us", 3: "them"}
    assert "ours" not in language._arguments({"player": 0}, 0)


def test_whose_is_you_own_or_other():
    language = Language("en", names=["Ana", "Luis"])
    found = [
        language._arguments({"player": player, "owner": owner}, 0)["whose"]
        for player, owner in [(1, 0), (1, 1), (0, 1), (0, 0)]
    ]
    assert found == ["you", "own", "other", "you"]


def test_lists_are_joined():
    language = Language("en")
    message = Message("input-ambiguous", {"text": "6", "choices": ["6-4@E", "6-4@W"]})
    assert "6-4@E, 6-4@W" in language.say(message)


def test_a_missing_message_raises_in_strict_mode_and_otherwise_shows_its_id(monkeypatch):
    language = Language("es")
    with pytest.raises(NoSentenceError, match="no-such-id"):
        language.text("no-such-id")
    monkeypatch.setattr(Language, "strict", False)
    assert language.say(Message("no-such-id", {"tile": "6-4"})) == "⟨no-such-id⟩ tile=6-4"


def test_a_message_without_its_argument_raises_in_strict_mode():
    with pytest.raises(NoSentenceError, match="tile"):
        Language("en").text("tile-twice")


def test_a_game_may_override_common_messages():
    kind = capicua.kind(capicua.catalogue()[0])
    packages = Language("en", kind).packages
    assert packages[0] == kind.__module__.rpartition(".")[0]
    assert packages[-4:] == ("capicua.render", LEARN, TERMINAL, TOURNAMENT)


@pytest.mark.parametrize("package", all_packages())
def test_both_languages_have_the_same_valid_messages(package):
    english, spanish = (file_text(package, f"strings.{code}.ftl") for code in LANGUAGES)
    assert english is not None
    assert spanish is not None
    assert problems(english) == []
    assert problems(spanish) == []
    assert ids_of(english) == ids_of(spanish)


@pytest.mark.parametrize("code", LANGUAGES)
def test_every_message_of_the_core_has_a_text(code):
    language = Language(code)
    folders = ["core", "bots", "table", "terminal", "notation"]
    files = [file for folder in folders for file in (SOURCES / folder).glob("*.py")]
    files.append(SOURCES / "catalogue.py")
    for file in files:
        text = file.read_text(encoding="utf-8")
        ids = re.findall(r"(?:Message|problem|caused)\(\s*\"([\w-]+)\"", text)
        assert [id for id in ids if not language.has(id)] == [], file


@pytest.mark.parametrize("code", LANGUAGES)
@pytest.mark.parametrize("id", capicua.catalogue())
def test_every_game_has_texts_for_its_presets_and_options(id, code):
    from capicua.core.options import specs
    from capicua.render.rules import value_label

    kind = capicua.kind(id)
    language = Language(code, kind)
    assert language.text("name")
    assert language.text("summary")
    for preset, options in kind.presets().items():
        assert language.text(f"preset-{preset}")
        assert language.about(f"preset-{preset}", "about")
        for spec in specs(type(options)):
            assert language.text(f"option-{spec.name}")
            assert language.about(f"option-{spec.name}", "help")
            for choice in spec.choices:
                assert value_label(language, spec, choice)


@pytest.mark.parametrize(
    ("code", "hint", "line"),
    [
        ("en", "−0.9 points better", "−3 points"),
        ("es", "−0,9 puntos mejor", "−3 puntos"),
    ],
)
def test_numbers_in_messages_follow_the_language_and_use_a_true_minus(code, hint, line):
    language = Language(code, capicua.kind("block"))
    said = {"chance": 60, "error": 4, "points": -0.9, "more": "no"}
    assert hint in language.say(Message("hint-better", said))
    bundle = Bundle(code, [f"some-points = {{ $points }} {line.split()[1]}"])
    assert bundle.write("some-points", "", {"points": -3}) == line


def test_standalone_numbers_are_formatted_as_in_messages():
    en, es = Language("en"), Language("es")
    assert [each.number(-0.94, 1) for each in (en, es)] == ["−0.9", "−0,9"]
    assert [each.number(2.5, 1, signed=True) for each in (en, es)] == ["+2.5", "+2,5"]
    assert [each.number(-0.04, 1) for each in (en, es)] == ["0.0", "0,0"]
    assert [each.share(0.125, 1) for each in (en, es)] == ["12.5%", "12,5\u00a0%"]


def test_messages_are_parsed_one_by_one():
    text = "# One\na = { b } { -t }\nb = { $n ->\n    [1] one\n   *[other] more\n}\n-t = tile\n"
    bundle = Bundle("en", [text, "b = later\nc =\n    .help = Help\nd = { oh\n"])
    assert bundle.ids() == ["a", "b", "c", "d"]
    assert bundle.write("a", "", {"n": 1}) == "one tile"
    assert bundle.write("c", "help", {}) == "Help"
    assert problems(text) == []
    with pytest.raises(LookupError):
        bundle.write("d", "", {})


def test_entries_have_no_comments_and_end_with_a_newline() -> None:
    assert entries("# one\na = 1\n\n## two\n-b = 2\n    .c = #3") == {
        "a": "a = 1\n",
        "-b": "-b = 2\n    .c = #3\n",
    }
    assert entries("") == {}
