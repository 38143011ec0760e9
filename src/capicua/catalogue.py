"""The catalogue of games, discovered at run time.

Every package in ``capicua.games`` is a game, and so is every entry point in the
``capicua.games`` group of other distributions. An entry point refers to the ``GAME`` that its
package declares. Core is imported when it is first needed.
"""

from __future__ import annotations

import importlib
import os
import pkgutil
import sys
import threading
from collections.abc import Container, Mapping
from functools import cache
from importlib.machinery import PathFinder
from typing import TYPE_CHECKING, Any, Final, NamedTuple

import capicua.games

if TYPE_CHECKING:
    from capicua.core.game import Game

GROUP: Final = "capicua.games"
"""The group of entry points with games of other distributions."""
INDEX: Final = "index.json"
"""The file with the entries of the games in ``capicua.games``; only wheels have it."""
_IMPORTING = threading.RLock()
"""Serializes imports. Two threads importing games of one family at once would each see half of
it: to avoid a deadlock, the interpreter hands out incomplete modules."""


class CatalogueEntry(NamedTuple):
    """What a list of games says about one, besides its texts."""

    id: str
    package: str
    """The package with its texts."""
    family: str
    genre: str
    seats: tuple[int, int]
    """The lowest and highest number of seats under any preset."""
    presets: tuple[str, ...]


@cache
def _own() -> list[str]:
    """Return the ids of the games in ``capicua.games``, which are its package names."""
    return sorted(module.name for module in pkgutil.iter_modules(capicua.games.__path__))


@cache
def _others() -> dict[str, type[Game]]:
    """Return the games of other distributions, by id."""
    if not _may_have_others():
        return {}
    from importlib.metadata import entry_points  # slow to import

    kinds: list[type[Game]] = [point.load() for point in entry_points(group=GROUP)]
    return {kind.id: kind for kind in kinds if kind.id not in _own()}


def _may_have_others() -> bool:
    """Return whether an installed distribution may declare games.

    Looks for the name of the group in the files of the installed distributions, which takes a tenth
    of the time that ``importlib.metadata`` takes, and answers yes where there is more to look at.
    """
    if any(hasattr(each, "find_distributions") for each in sys.meta_path if each != PathFinder):
        return True
    for folder in sys.path:
        folder = folder or "."
        if not os.path.isdir(folder):
            if os.path.exists(folder):  # an archive
                return True
            continue
        for name in os.listdir(folder):
            if name.endswith(".egg"):
                return True
            if not name.endswith((".dist-info", ".egg-info")):
                continue
            try:
                with open(os.path.join(folder, name, "entry_points.txt"), "rb") as file:
                    if GROUP.encode() in file.read():
                        return True
            except OSError:  # it declares none
                continue
    return False


def catalogue() -> list[str]:
    """Return the ids of all games, in alphabetical order.

    >>> "garrafina" in catalogue()
    True
    """
    return sorted([*_own(), *_others()])


def entries() -> list[CatalogueEntry]:
    """Return the entries of all games, in alphabetical order; in a wheel, without importing them.

    >>> next(entry.seats for entry in entries() if entry.id == "texas_42")
    (4, 4)
    """
    index = _index()
    return [index[id] if id in index else entry_of(kind(id)) for id in catalogue()]


def entry_of(game: type[Game]) -> CatalogueEntry:
    """Return the entry of a game."""
    presets = game.presets()
    spans = [game.seats(options) for options in presets.values()]
    seats = (min([low for low, _ in spans]), max([high for _, high in spans]))
    return CatalogueEntry(game.id, package_of(game), game.family, game.genre, seats, tuple(presets))


def package_of(game: type[Game]) -> str:
    """Return the package with the texts of a game."""
    return game.__module__.rpartition(".")[0] or game.__module__


@cache
def _index() -> dict[str, CatalogueEntry]:
    """Return the entries that were written when a wheel was built, by id."""
    try:
        with open(os.path.join(capicua.games.__path__[0], INDEX), encoding="utf-8") as file:
            text = file.read()
    except OSError:
        return {}
    import json

    found = {}
    for item in json.loads(text):
        seats, presets = tuple(item.pop("seats")), tuple(item.pop("presets"))
        found[item["id"]] = CatalogueEntry(seats=seats, presets=presets, **item)
    return found


def forget() -> None:
    """Clear the cache, after a game was installed or removed at run time."""
    _own.cache_clear()
    _others.cache_clear()


def kind(game: str, version: int | None = None) -> type[Game]:
    """Return the class of a game, or of an earlier ``version``, importing no other game.

    Raises ``BadOption`` for an unknown id and for a version that cannot be played.
    """
    id = current_id(game, _own())
    if id in _own():
        with _IMPORTING:
            current: type[Game] = importlib.import_module(f"capicua.games.{id}").GAME
    else:
        id = current_id(game, _others())
        if id not in _others():
            from capicua.core.messages import BadOption, Message, closest_name

            allowed = catalogue()
            names = {"allowed": ", ".join(allowed), **closest_name(game, allowed)}
            raise BadOption(Message("unknown-game", {"game": game, **names}))
        current = _others()[id]
    if version in (None, current.version):
        return current
    earlier: type[Game] | None = current.earlier.get(version)
    if earlier is None:
        from capicua.core.messages import BadOption, Message

        raise BadOption(
            Message(
                "unknown-version",
                {"game": id, "version": int(version or 0), "current": current.version},
            )
        )
    return earlier


def preset_id(game: type[Game], preset: str) -> str:
    """Return the id of a preset, given any name it has had; raises ``BadOption`` if unknown.

    >>> preset_id(kind("garrafina"), "mexican-200")
    'mexican_200'
    """
    presets = game.presets()
    id = current_id(preset, presets)
    if id not in presets:
        from capicua.core.messages import BadOption, Message, closest_name, name_game

        allowed = {"allowed": ", ".join(presets), **closest_name(preset, presets)}
        error = BadOption(Message("unknown-preset", {"preset": preset, **allowed}))
        name_game(error, game.id)
        raise error
    return id


def preset_of(game: Game) -> tuple[str, dict[str, str]]:
    """Return the preset closest to a game's options, and the options that differ, as text."""
    from capicua.core.game import preset_of as closest

    return closest(game)


def current_id(name: str, ids: Container[str]) -> str:
    """Return the id in ``ids`` that a name stands for, or the name itself if there is none.

    Ids are in snake_case. Some presets once had hyphens in theirs, and old records, saved
    tables and shared links still do, so ``squeeze-6`` is read as ``squeeze_6``.
    """
    plain = name.strip().replace("-", "_")
    return name if name in ids or plain not in ids else plain


def load(
    game: str, *, preset: str | None = None, players: int | None = None, **options: Any
) -> Game:
    """Return a game under a preset, with some options changed.

    ``players`` is the number of seats, by default the game's usual one. Options are values or
    text. Raises ``BadOption`` for anything the game does not offer.

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
    """Return a game like ``load``, with options as a mapping, so that names may be anything.

    ``version`` selects an earlier version of the rules.
    """
    from capicua.core.messages import BadOption, name_game
    from capicua.core.options import option_text

    found = kind(game, version)
    presets = found.presets()
    base = presets[next(iter(presets)) if preset is None else preset_id(found, preset)]
    try:
        record = base.read(
            {current_id(name, base.values()): option_text(value) for name, value in options.items()}
        )
        return found(record, found.usual_seats(record) if players is None else players)
    except BadOption as refused:
        name_game(refused, game)
        raise
