"""Discouraged wordings do not come back (L14, L38)."""

from __future__ import annotations

import re
from functools import cache
from pathlib import Path

import pytest

import capicua
from capicua.render.language import Language
from capicua.render.rules import rules_page

ROOT = Path(__file__).parents[2]
ENGLISH = """
dearest mistakes
lets the house in
prints a code for phones
by the rules?
some forty times faster
a link to watch is another one
is all that a seat may know
plays here too
in the mind
in its mind
in their minds
what a play is good for
lies under the foot
looks good at a glance
a little too hopeful
does not hold 0
are not seated this way
is it well?
ask at a table in twenty seconds
what an answer waits for
put out of memory
how the server is
does not fit --
and is no match
each named once; asked for
is no play of this game
you have no choice
--seed 1 repeats
a lot decides
the number of the deal: the same
has ended before its game
no mistake is sure
imagined deals
nobody thinks at all
walking to the table
taking back
go along
forget all?
opens nothing here
missing or cannot be
perhaps it was put away
the first thing to say
by the rules it is
says neither who nor how
is no block
on which nothing lies yet
a heap taken is gone
how strong an entrant is
no value is this large
a line asked, a line answered
or is mute
the reward is what wins
""".strip().splitlines()
SPANISH = """
ávido
solo frases hechas
dispuesto
charla
no tienes elección
si no se dice
enseña este texto
línea de órdenes
caudal
como el reloj
no vale que una ficha
juega por él
invitado
camino de la mesa
""".strip().splitlines()

STRINGS = [*(ROOT / "src" / "capicua").rglob("*.ftl"), *(ROOT / "web" / "strings").glob("*.ftl")]
PAGES = [
    *(ROOT / "src" / "capicua").rglob("rules.*.md"),
    *(ROOT / "docs").rglob("*.md"),
    *ROOT.glob("README*.md"),
]
MEANT_THERE = {
    ("poker/lesson.es.ftl", "dispuesto"),  # a player who is willing to pay
}
"""Exceptions: texts in which a phrase has another meaning."""


def of(code: str) -> list[Path]:
    files = [*STRINGS, *PAGES]
    spanish = [path for path in files if ".es." in path.name or "es" in path.parts[-2:-1]]
    spanish += [path for path in files if path.name in ("es.ftl", "strings.es-419.ftl")]
    return spanish if code == "es" else [path for path in files if path not in spanish]


@cache
def text_of(path: Path) -> str:
    """Return a file in lower case, on one line, without headings and comments."""
    return " ".join(re.sub(r"(?m)^#+ .*", "", path.read_text(encoding="utf-8")).lower().split())


@pytest.mark.parametrize(
    ("code", "phrase"),
    [("en", phrase) for phrase in ENGLISH] + [("es", phrase) for phrase in SPANISH],
)
def test_l14_l38_discouraged_phrases_do_not_come_back(code: str, phrase: str) -> None:
    wanted = re.compile(rf"(?<!\w){re.escape(phrase.lower())}")
    found = []
    for path in of(code):
        where = "/".join(path.parts[-2:])
        text = text_of(path)
        is_there = phrase.lower() in text and wanted.search(text)  # the pattern alone is slow
        if is_there and (where, phrase) not in MEANT_THERE:
            found.append(str(path.relative_to(ROOT)))
    assert found == []


def test_l14_docstrings_and_the_changelog_avoid_them_too() -> None:
    files = [*(ROOT / "src").rglob("*.py"), ROOT / "CHANGELOG.md"]
    texts = {path: " ".join(path.read_text(encoding="utf-8").split()).lower() for path in files}
    phrases = [phrase for phrase in ENGLISH if len(phrase.split()) > 2 and "seed" not in phrase]
    found = [
        (path.name, phrase) for path, text in texts.items() for phrase in phrases if phrase in text
    ]
    assert found == []


@pytest.mark.parametrize("game", capicua.catalogue())
def test_l38_rules_pages_are_titled_with_the_name_of_the_game(game: str) -> None:
    loaded = capicua.load(game)
    for code in ("en", "es"):
        language = Language(code, loaded)
        assert rules_page(loaded, language).startswith(f"# {language.text('name')}\n")
    assert Language("es", capicua.load("draw")).text("name") != "Robo"
    assert Language("es", capicua.load("block")).text("name") != "Cierre"
