"""The catalogue: which games there are, found by looking and listed nowhere.

Every package in ``capicua.games`` is a game, and so is every entry point of the group
``capicua.games`` that other distributions offer (the object is the
``GAME`` that its package declares).
"""

from __future__ import annotations

import importlib
import pkgutil
from collections.abc import Mapping
from functools import cache
from typing import Any

import capicua.games
from capicua.core.game import Game
from capicua.core.kind import preset_of as preset_of
from capicua.core.options import option_text
from capicua.core.reasons import BadOption, Message, meant, said_by


@cache
def _own() -> list[str]:
    """The games in ``capicua.games``: each package there has the name of its game."""
    return sorted(module.name for module in pkgutil.iter_modules(capicua.games.__path__))


@cache
def _others() -> dict[str, type[Game]]:
    """The games of other distributions."""
    from importlib.metadata import entry_points  # takes longer than all the rest here

    kinds: list[type[Game]] = [point.load() for point in entry_points(group="capicua.games")]
    return {kind.id: kind for kind in kinds if kind.id not in _own()}


def catalogue() -> list[str]:
    """Return the ids of all games, in alphabetical order.

    >>> "garrafina" in catalogue()
    True
    """
    return sorted([*_own(), *_others()])


def forget() -> None:
    """Make the catalogue look again: a game was installed, or removed, while running."""
    _own.cache_clear()
    _others.cache_clear()


def kind(game: str) -> type[Game]:
    """Return the class of a game, importing no other; raises ``BadOption`` for an unknown id."""
    if game in _own():
        found: type[Game] = importlib.import_module(f"capicua.games.{game}").GAME
        return found
    if game in _others():
        return _others()[game]
    allowed = catalogue()
    raise BadOption(
        Message(
            "unknown-game", {"game": game, "allowed": ", ".join(allowed), **meant(game, allowed)}
        )
    )


def load(
    game: str, *, preset: str | None = None, players: int | None = None, **options: Any
) -> Game:
    """A game under a preset, with some options changed.

    ``players`` is the number of seats; the game's usual number if not given. Options are
    given as values or as text. Raises ``BadOption`` for anything the game does not offer.

    >>> load("garrafina", preset="ludoteka", players=3).options.blocked_tie
    'share'
    """
    return load_with(game, preset, players, options)


def load_with(
    game: str, preset: str | None, players: int | None, options: Mapping[str, Any]
) -> Game:
    """As ``load``, for options that somebody typed: their names may be anything."""
    found = kind(game)
    presets = found.presets()
    if preset is None:
        preset = next(iter(presets))
    elif preset not in presets:
        allowed = {"allowed": ", ".join(presets), **meant(preset, presets)}
        error = BadOption(Message("unknown-preset", {"preset": preset, **allowed}))
        said_by(error, game)
        raise error
    try:
        record = presets[preset].read({name: option_text(value) for name, value in options.items()})
        return found(record, found.usual_seats(record) if players is None else players)
    except BadOption as refused:
        said_by(refused, game)
        raise
