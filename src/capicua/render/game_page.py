"""The page of a game: rules, options, presets, worked examples and version history.

The documentation and the client use the same Markdown; pictures are separate files in the
former and inline in the latter.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from typing import TYPE_CHECKING

from capicua.catalogue import catalogue, kind, load
from capicua.core.game import Game
from capicua.core.options import specs
from capicua.render.examples import examples_of
from capicua.render.language import Language
from capicua.render.rules import option_label, rules_page, table_row, value_label
from capicua.render.svg import miniature
from capicua.render.worked_examples import Story

if TYPE_CHECKING:
    Place = Callable[[str, str, str], str]
    """Stores a picture, given its name, SVG and description; returns the Markdown for it."""


def page(game: str, language: Language, place: Place) -> str:
    """Return the page of a game as Markdown; raise ``BadOption`` for an unknown game."""
    usual = load(game)
    title, _, rules = rules_page(usual, language).partition("\n")
    name = language.text("name")
    small = place("", miniature(game, language.base), language.text("picture-small", game=name))
    parts = [title, language.text("summary"), small, facts(usual, language), rules.strip()]
    parts += [presets(usual, language), examples(game, language, place), history(usual, language)]
    return "\n\n".join(part for part in parts if part) + "\n"


@cache
def page_html(game: str, code: str) -> str:
    """Return the page of a game as HTML with inline pictures; cached."""
    pictures: list[str] = []

    def place(name: str, svg: str, shows: str) -> str:
        pictures.append(svg)
        return f"picture-{len(pictures) - 1}-here"

    # The command line is of no use in a browser.
    markdown = page(game, Language(code, kind(game)), place).replace(f"\n{command(game)}", "")
    text = as_html(markdown)
    for number, svg in enumerate(pictures):
        text = text.replace(f"<p>picture-{number}-here</p>", f"<figure>{svg.strip()}</figure>")
    return text


def as_html(markdown: str) -> str:
    """Convert Markdown to HTML; HTML tags in the text are escaped."""
    from markdown_it import MarkdownIt

    return str(MarkdownIt("commonmark", {"html": False}).enable("table").render(markdown))


def facts(game: Game, language: Language) -> str:
    """Return the number of players, the tile set, and the version of the rules."""
    spans = [game.seats(options) for options in type(game).presets().values()]
    low, high = min(span[0] for span in spans), max(span[1] for span in spans)
    lines = [
        language.text("page-players", low=low, high=high),
        language.text("page-tiles", high=game.high, count=game.tile_count),
        language.text("page-version", version=game.version),
    ]
    return "\n".join([*(f"- {line}" for line in lines), command(game.id)])


def command(game: str) -> str:
    """Return a list item with the command that plays the game in the terminal."""
    return f"- `capicua play {game}`"


def presets(game: Game, language: Language) -> str:
    """Return the descriptions of the presets, and a table of the options in which they differ."""
    sets = type(game).presets()
    names = {name: language.text(f"preset-{name}") for name in sets}
    lines = [f"## {language.text('page-presets')}", ""]
    for name, called in names.items():
        lines.append(f"- **{called}** (`{name}`): {language.about(f'preset-{name}', 'about')}")
    rows = []
    for spec in specs(type(game.options)):
        values = [options.values()[spec.name] for options in sets.values()]
        if any(value != values[0] for value in values):
            labels = [value_label(language, spec, value) for value in values]
            rows.append(table_row([option_label(language, spec), *labels]))
    if rows:
        heads = [language.text("rules-option"), *names.values()]
        lines += ["", language.text("page-differ"), "", table_row(heads)]
        lines += [table_row(["---"] * len(heads)), *rows]
    return "\n".join(lines)


def examples(game: str, language: Language, place: Place) -> str:
    """Return the worked examples with their pictures."""
    found = examples_of(game)
    if not found:
        return ""
    parts = [f"## {language.text('page-examples')}", language.text("page-examples-about")]
    for number, example in enumerate(found, 1):
        story = Story(game, example, language)
        parts.append(f"### {example.id} · {story.title}")
        if story.picture:
            parts.append(place(str(number), story.picture, story.title))
        parts += story.paragraphs
    return "\n\n".join(parts)


def history(game: Game, language: Language) -> str:
    """Return the history of rules versions, newest first."""
    lines = [f"## {language.text('page-history')}", ""]
    for version in range(game.version, 0, -1):
        said = language.choose(f"version-{version}", "page-version-first")
        lines.append(f"- **{version}** – {said}")
    return "\n".join(lines)


def index(
    language_code: str, link: Callable[[str], str], picture: Callable[[str, str], str]
) -> str:
    """Return the list of all games.

    ``link`` maps a game to its page, ``picture`` a game and its name to its miniature in Markdown.
    """
    words = Language(language_code)
    rows = []
    for game in catalogue():
        language = Language(language_code, kind(game))
        name = language.text("name")
        about = f"[**{name}**]({link(game)})<br>{language.text('summary')}"
        rows.append(table_row([picture(game, name), about]))
    head = table_row(["", words.text("games-name")])
    title = f"# {words.text('page-index')}"
    table = "\n".join([head, table_row(["---", "---"]), *rows])
    return f"{title}\n\n{words.text('page-index-about')}\n\n{table}\n"
