"""The catalogue: which games there are, found by looking and listed nowhere.

Every package in ``capicua.games`` is a game, and so is every entry point of the group
``capicua.games`` that other distributions offer (the object is the
``GAME`` that its package declares).
"""

from __future__ import annotations

import importlib
import pkgutil
import threading
from collections.abc import Container, Mapping
from functools import cache
from typing import Any

import capicua.games
from capicua.core.game import Game
from capicua.core.kind import preset_of as preset_of
from capicua.core.options import option_text
from capicua.core.reasons import BadOption, Message, meant, said_by

_IMPORTING = threading.RLock()
"""Two threads that import two games of a family at once would each see half of the family:
the interpreter hands out modules that are not complete rather than wait for ever."""


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


def kind(game: str, version: int | None = None) -> type[Game]:
    """Return the class of a game, importing no other; an earlier version where one is named.

    Raises ``BadOption`` for an unknown id, and for a version that cannot be played.
    """
    id = current_id(game, _own())
    if id in _own():
        with _IMPORTING:
            current: type[Game] = importlib.import_module(f"capicua.games.{id}").GAME
    else:
        id = current_id(game, _others())
        if id not in _others():
            allowed = catalogue()
            names = {"allowed": ", ".join(allowed), **meant(game, allowed)}
            raise BadOption(Message("unknown-game", {"game": game, **names}))
        current = _others()[id]
    if version in (None, current.version):
        return current
    earlier: type[Game] | None = current.earlier.get(version)
    if earlier is None:
        raise BadOption(
            Message(
                "unknown-version",
                {"game": id, "version": int(version or 0), "current": current.version},
            )
        )
    return earlier


def preset_id(game: type[Game], preset: str) -> str:
    """Return the id of a preset by any name it has had; raises ``BadOption`` for an unknown one.

    >>> preset_id(kind("garrafina"), "mexican-200")
    'mexican_200'
    """
    presets = game.presets()
    id = current_id(preset, presets)
    if id not in presets:
        allowed = {"allowed": ", ".join(presets), **meant(preset, presets)}
        error = BadOption(Message("unknown-preset", {"preset": preset, **allowed}))
        said_by(error, game.id)
        raise error
    return id


def current_id(name: str, ids: Container[str]) -> str:
    """Return the id among ``ids`` that a name stands for; the name itself where there is none.

    Ids are written in snake_case. Some presets once had hyphens in theirs, and records,
    saved tables and shared links still do, so ``squeeze-6`` is read as ``squeeze_6``.
    """
    plain = name.strip().replace("-", "_")
    return name if name in ids or plain not in ids else plain


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
    game: str,
    preset: str | None,
    players: int | None,
    options: Mapping[str, Any],
    version: int | None = None,
) -> Game:
    """As ``load``, for options that somebody typed: their names may be anything.

    ``version`` asks for an earlier version of the rules.
    """
    found = kind(game, version)
    presets = found.presets()
    base = presets[next(iter(presets)) if preset is None else preset_id(found, preset)]
    try:
        record = base.read(
            {current_id(name, base.values()): option_text(value) for name, value in options.items()}
        )
        return found(record, found.usual_seats(record) if players is None else players)
    except BadOption as refused:
        said_by(refused, game)
        raise
