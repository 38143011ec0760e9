"""Which rules a table plays by: written down in full when it is made.

Presets change, options are added, and a game has new versions. A table goes on under the rules
it was begun under where they can still be played, and is closed where they cannot: never does it
go on under others.
"""

from __future__ import annotations

from functools import lru_cache
from typing import Any

from msgspec import Struct, structs

from capicua.catalogue import current_id, kind, load_with
from capicua.core.game import Game
from capicua.core.options import option_text
from capicua.core.reasons import BadOption
from capicua.table.protocol import HouseRules


class Edition(Struct, frozen=True, omit_defaults=True):
    """The version of a game and every option of it; logs of 0.1, without one, are version 1."""

    version: int = 1
    options: dict[str, str] = {}
    """Every option as text; empty in logs of 0.1, whose plan has the preset and what differs."""


def edition_of(game: Game) -> Edition:
    """Return the edition that a game object is of."""
    options = {name: option_text(value) for name, value in game.options.values().items()}
    return Edition(game.version, options)


def game_of(rules: HouseRules) -> Game:
    """Return the game of house rules, the same object for all tables that play by them.

    Raises ``BadOption``.
    """
    return _game(rules.game, rules.preset or None, _sorted(rules.options), rules.seats or None)


def game_under(rules: HouseRules, edition: Edition, seats: int) -> Game:
    """Return the game of a table's rules as they were when it was made.

    Raises ``BadOption`` where that version, or one of its options, cannot be played any more.
    """
    if not edition.options:
        preset, options = rules.preset or None, rules.options
    else:
        presets = kind(rules.game, edition.version).presets()
        named = current_id(rules.preset, presets)
        preset, options = named if named in presets else None, edition.options
    return _game(rules.game, preset, _sorted(options), seats, edition.version)


def rules_of(rules: HouseRules, game: Game) -> HouseRules:
    """Return a table's rules as presets are now: what no longer is in the preset stands beside."""
    presets = type(game).presets()
    preset = current_id(rules.preset, presets)
    if preset not in presets:
        preset = next(iter(presets))
    rules = structs.replace(rules, game=game.id, preset=preset if rules.preset else "")
    try:
        if presets[preset].read(rules.options) == game.options:
            return rules
    except BadOption:
        pass
    return HouseRules(game.id, preset, game.options.differences(presets[preset]), int(game.players))


def stand_in(rules: HouseRules, seats: int) -> Game:
    """Return the game in its current version, for a table whose rules are not played any more.

    Nothing is played by it. Raises ``BadOption`` for an unknown id.
    """
    found = kind(rules.game)
    options = next(iter(found.presets().values()))
    low, high = found.seats(options)
    return found(options, min(max(seats, low), high))


def _sorted(options: dict[str, str]) -> tuple[tuple[str, str], ...]:
    return tuple(sorted(options.items()))


def _game(
    game: str,
    preset: str | None,
    options: tuple[tuple[str, str], ...],
    seats: int | None,
    version: int | None = None,
) -> Game:
    found: Any = kind(game, version)
    return _cached(found, game, preset, options, seats, version)


@lru_cache(maxsize=512)
def _cached(
    found: Any,
    game: str,
    preset: str | None,
    options: tuple[tuple[str, str], ...],
    seats: int | None,
    version: int | None,
) -> Game:
    """``load_with``, kept for each class ``found``: a game that was exchanged is made anew."""
    return load_with(game, preset, seats, dict(options), version)
