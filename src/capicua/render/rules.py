"""The rules page of a game: its rules under the options in force, and a table of options.

A game's ``rules.<lang>.md`` is a Jinja template. Its variables are the options by name,
``players`` (number of players), ``high`` (highest pip number) and ``seats`` (minimum and maximum
number of players). Rules of a family are included by its name:
``{% include "line/rules.en.md" %}``.
"""

from __future__ import annotations

import re
from functools import cache
from typing import TYPE_CHECKING, Any

from capicua.catalogue import preset_of
from capicua.core.game import Game
from capicua.core.options import OptionSpec, option_text, specs
from capicua.optional_dependencies import needed
from capicua.render.language import Language, file_text, packages_of

if TYPE_CHECKING:
    from jinja2 import Environment

_LONE_TAGS = re.compile(r"(?m)^[ \t]*((?:\{%(?!\s*include)[^-\n](?:(?!%\}).)*(?<!-)%\}[ \t]*)+)\n")
"""Matches lines that contain only tags, unless the tags trim white space themselves."""


class WrongPage(ValueError):
    """Raised for an invalid rules page: ``block/rules.en.md: …``."""


def rules_page(game: Game, language: Language) -> str:
    """Return the rules of a game and a table of its options, as Markdown."""
    return f"{rule_sheet(game, language)}\n\n{options_table(game, language)}\n"


def rule_sheet(game: Game, language: Language) -> str:
    """Return the rules of a game under its options, as Markdown."""
    with needed("words", "Rule sheets"):
        from jinja2 import TemplateError, TemplateSyntaxError
    package = packages_of(type(game))[0]
    file = f"rules.{language.base}.md"
    low, high = game.seats(game.options)
    try:
        text = (
            _templates(package)
            .get_template(f"{package}/{file}")
            .render(
                **game.options.facts(),
                players=int(game.players),
                high=game.high,
                seats=(low, high),
            )
        )
    except TemplateError as problem:
        line = f":{problem.lineno}" if isinstance(problem, TemplateSyntaxError) else ""
        known = ", ".join([*game.options.facts(), "players", "high", "seats"])
        said = f"{game.id}/{file}{line}: {problem.message}; it may use {known}"
        raise WrongPage(said) from problem
    return re.sub(r"\n{3,}", "\n\n", text.strip())


def rule_text(game: Game, language: Language, rule: str) -> str:
    """Return the plain text of one rule, without its id; empty if there is no such rule."""
    if not has_rules(type(game), language.base):
        return ""
    pattern = rf"\*\*{re.escape(rule)}\*\*\s+(.+?)(?=\n\n|\n[-*#|]|\Z)"
    found = re.search(pattern, rules_page(game, language), re.DOTALL)
    return re.sub(r"[*`]", "", " ".join(found[1].split())) if found else ""


def options_table(game: Game, language: Language) -> str:
    """Return a table of options: name, value, preset's value, meaning, rules."""
    preset, _ = preset_of(game)
    base = type(game).presets()[preset].values()
    lines = [
        f"## {language.text('rules-options')}",
        "",
        language.text(
            "rules-preset",
            preset=language.text(f"preset-{preset}"),
            about=language.about(f"preset-{preset}", "about"),
            seats=int(game.players),
        ),
        "",
    ]
    heads = ["option", "value", "default", "help", "rule"]
    lines.append(table_row([language.text(f"rules-{head}") for head in heads]))
    lines.append(table_row(["---"] * len(heads)))
    for spec in specs(type(game.options)):
        value = game.options.values()[spec.name]
        in_force = value_label(language, spec, value)
        cells = [
            f"{option_label(language, spec)} (`{spec.name}`)",
            in_force if value == base[spec.name] else f"**{in_force}**",
            value_label(language, spec, base[spec.name]),
            language.about(f"option-{spec.name}", "help"),
            ", ".join(spec.rules),
        ]
        lines.append(table_row(cells))
    return "\n".join(lines)


def option_label(language: Language, spec: OptionSpec) -> str:
    """Return the title of an option."""
    return language.text(f"option-{spec.name}")


def value_label(language: Language, spec: OptionSpec, value: Any) -> str:
    """Return the title of an option's value; numbers have none and are returned as text."""
    if isinstance(value, frozenset):
        labels = [value_label(language, spec, part) for part in sorted(value)]
        return language.join(labels) or language.text("value-none")
    text = option_text(value)
    own = f"value-{spec.name}-{text}"
    if isinstance(value, bool):
        return language.choose(own, f"value-{text}")
    if isinstance(value, str) or language.has(own):
        return language.text(own)
    return text


def table_row(cells: list[str]) -> str:
    """Return a row of a Markdown table."""
    return "| " + " | ".join(" ".join(cell.replace("|", "\\|").split()) for cell in cells) + " |"


@cache
def _templates(package: str) -> Environment:
    from jinja2 import Environment, FunctionLoader, StrictUndefined

    def source(name: str) -> str | None:
        folder, _, file = name.rpartition("/")
        text = file_text(folder if folder == package else f"capicua.families.{folder}", file)
        return None if text is None else _LONE_TAGS.sub(r"\1", text)

    return Environment(
        loader=FunctionLoader(source),
        undefined=StrictUndefined,
        autoescape=False,
        keep_trailing_newline=True,
    )


def has_rules(game: type[Game], code: str) -> bool:
    """Return whether the game has a rules page in this language."""
    return file_text(packages_of(game)[0], f"rules.{code}.md") is not None
