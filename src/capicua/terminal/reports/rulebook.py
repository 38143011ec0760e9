"""Rules, options and presets of a game in the terminal.

Options are listed one below another, so that ids and values stay readable at any width.
"""

from __future__ import annotations

import textwrap
from collections.abc import Iterable, Iterator

from capicua.catalogue import preset_of
from capicua.core.game import Game
from capicua.core.options import OptionSpec, option_text, specs
from capicua.render.language import Language
from capicua.render.rules import option_label, rule_sheet, value_label
from capicua.terminal.screen import Screen


def show_rules(game: Game, screen: Screen, language: Language) -> None:
    """Print the rules of a game, then its options and presets."""
    screen.markdown(rule_sheet(game, language))
    screen.page(["", *options_listed(game, language, screen)])


def options_listed(game: Game, language: Language, screen: Screen) -> list[str]:
    """Return the lines that list a game's options and presets."""
    width = screen.pen.width
    preset, changed = preset_of(game)
    base = type(game).presets()[preset].values()
    in_force = f"{preset} {' '.join(f'{name}={value}' for name, value in changed.items())}".strip()
    lines = [language.text("rules-options"), ""]
    lines += screen.pen.wrap(language.text("rulebook-in-force", rules=in_force))
    lines += screen.pen.wrap(language.text("rulebook-how", game=game.id, preset=preset))
    for spec in specs(type(game.options)):
        value = game.options.values()[spec.name]
        lines += ["", *_option(spec, value, base[spec.name], language, width)]
    lines += ["", language.text("page-presets"), ""]
    for name in type(game).presets():
        title = language.text(f"preset-{name}")
        about = language.about(f"preset-{name}", "about")
        lines += [f"  {name}", *_indented(f"{title}. {about}", width)]
    return lines


def _option(
    spec: OptionSpec, value: object, default: object, language: Language, width: int
) -> Iterator[str]:
    """Yield the lines of an option: id and value, effect, allowed values, rules."""
    yield f"  {spec.name} = {option_text(value)}"
    help = language.about(f"option-{spec.name}", "help")
    rules = f" ({', '.join(spec.rules)})" if spec.rules else ""
    yield from _indented(f"{option_label(language, spec)}. {help}{rules}", width)
    yield from _indented(language.text("rulebook-values", values=_allowed(spec, language)), width)
    if value != default:
        text = language.text("rulebook-default", value=option_text(default))
        yield from _indented(text, width)


def _allowed(spec: OptionSpec, language: Language) -> str:
    """Return the allowed values of an option, as typed and by title."""
    parts = []
    for choice in spec.choices:
        typed, called = option_text(choice), value_label(language, spec, choice)
        parts.append(typed if typed == called else f"{typed} ({called})")
    if spec.subset:
        return language.text("rulebook-subset", values=", ".join(parts))
    if spec.between is not None:
        high = spec.between.high
        id = "rulebook-least" if high is None else "rulebook-between"
        parts.append(language.text(id, low=spec.between.low, high=high or 0))
    if spec.by_players:
        parts.append(language.text("rulebook-by-players"))
    if spec.by_round:
        parts.append(language.text("rulebook-by-round"))
    return ", ".join(parts)


def _indented(text: str, width: int) -> Iterable[str]:
    # Ids are never split, even if a line becomes too long.
    return textwrap.wrap(
        text,
        width,
        initial_indent="      ",
        subsequent_indent="      ",
        break_long_words=False,
        break_on_hyphens=False,
    )
