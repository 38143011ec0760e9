"""Tab completion, for the shell and for the prompt."""

from __future__ import annotations

import os
import sys
from collections.abc import Iterable, Sequence
from typing import TYPE_CHECKING

import typer

from capicua.catalogue import catalogue, kind
from capicua.core.messages import Refused

if TYPE_CHECKING:
    from capicua.core.game import Game

# -- the shell -----------------------------------------------------------------------------------


def complete_games(incomplete: str) -> list[str]:
    """Return the games whose id starts with the text."""
    return _beginning(catalogue(), incomplete)


def complete_lessons(incomplete: str) -> list[str]:
    """Return the games with lessons whose id starts with the text."""
    from capicua.learn import games_with_lessons

    return _beginning(games_with_lessons(), incomplete)


def complete_studies(incomplete: str) -> list[str]:
    """Return the studies of the package whose id starts with the text."""
    from capicua.learn.study import ORDER

    return _beginning(ORDER, incomplete)


def complete_presets(context: typer.Context, incomplete: str) -> list[str]:
    """Return the matching presets of the game on the command line."""
    game = _game(context)
    return [] if game is None else _beginning(game.presets(), incomplete)


def complete_settings(context: typer.Context, incomplete: str) -> list[str]:
    """Return matching options of the game or, after ``option=``, matching values."""
    from capicua.core.options import option_text, specs

    game = _game(context)
    if game is None:
        return []
    option, equals, value = incomplete.partition("=")
    known = {spec.name: spec for spec in specs(type(next(iter(game.presets().values()))))}
    if not equals:
        return [f"{name}=" for name in _beginning(known, option)]
    choices = [option_text(choice) for choice in known[option].choices] if option in known else []
    return [f"{option}={choice}" for choice in _beginning(choices, value)]


def complete_levels(incomplete: str) -> list[str]:
    """Return matching bot levels; after a comma, completions for the next level."""
    from capicua.bots.levels import LEVELS

    before, comma, last = incomplete.rpartition(",")
    return [before + comma + level for level in _beginning(LEVELS, last)]


def _game(context: typer.Context) -> type[Game] | None:
    """Return the game on the command line, or ``None``."""
    # All words are searched, because the parser stops early at an option without a value.
    typed = " ".join(os.environ.get(name, "") for name in ("COMP_WORDS", "_TYPER_COMPLETE_ARGS"))
    return game_among([str(context.params.get("game") or ""), *typed.split()])


def game_among(words: Iterable[str]) -> type[Game] | None:
    """Return the first game that one of the words names; ``None`` if there is none."""
    for word in words:
        if word.startswith("-"):
            continue
        try:
            return kind(word)
        except Refused:
            continue
    return None


def _beginning(names: Iterable[str], typed: str) -> list[str]:
    plain = typed.lower().replace("-", "_")
    return [name for name in names if name.lower().startswith(plain)]


# -- the prompt ----------------------------------------------------------------------------------


def completed(typed: str, words: Sequence[str]) -> list[str]:
    """Return the words that start with the typed text, in order and without duplicates."""
    start = typed.lower().lstrip()
    return [word for word in dict.fromkeys(words) if word.lower().startswith(start)]


def offer(words: Sequence[str]) -> None:
    """Let the Tab key complete these words on the next input line."""
    try:
        import readline
    except ImportError:  # Windows has no readline: completion is not available there
        return
    on_mac = sys.platform == "darwin" and "libedit" in (readline.__doc__ or "")
    readline.parse_and_bind("bind ^I rl_complete" if on_mac else "tab: complete")
    readline.set_completer_delims("")  # a whole line is one word: moves contain spaces

    def nth(typed: str, n: int) -> str | None:
        found = completed(typed, words)
        return found[n] if n < len(found) else None

    readline.set_completer(nth)
