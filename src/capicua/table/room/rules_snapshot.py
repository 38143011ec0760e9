"""Editions: the complete rules of a table, stored when it is created.

Presets change, options are added, and a game has new versions. A table continues under its
original rules if they can still be played, and is closed if they cannot; it never continues
under other rules.
"""

from __future__ import annotations

from functools import lru_cache
from typing import Any

from msgspec import Struct, structs

from capicua.catalogue import current_id, kind, load_with
from capicua.core.game import Game
from capicua.core.messages import BadOption
from capicua.core.options import option_text
from capicua.table.frames.protocol import HouseRules


class RulesSnapshot(Struct, frozen=True, omit_defaults=True):
    """A game's version and all its options; logs of 0.1 have no edition and count as version 1."""

    version: int = 1
    options: dict[str, str] = {}
    """Every option as text; empty in logs of 0.1, which have only the preset and the changes."""


def snapshot_of(game: Game) -> RulesSnapshot:
    """Return the edition of a game object."""
    options = {name: option_text(value) for name, value in game.options.values().items()}
    return RulesSnapshot(game.version, options)


def game_of(rules: HouseRules) -> Game:
    """Return the game under some house rules; tables with the same rules share the object.

    Raises ``BadOption``.
    """
    return _game(rules.game, rules.preset or None, rules.options, rules.seats or None)


def game_under(rules: HouseRules, edition: RulesSnapshot, seats: int) -> Game:
    """Return the game with a table's original rules.

    Raises ``BadOption`` if that version, or one of its options, can no longer be played.
    """
    if not edition.options:
        preset, options = rules.preset or None, rules.options
    else:
        presets = kind(rules.game, edition.version).presets()
        named = current_id(rules.preset, presets)
        preset, options = named if named in presets else None, edition.options
    return _game(rules.game, preset, options, seats, edition.version)


def rules_of(rules: HouseRules, game: Game) -> HouseRules:
    """Return a table's rules relative to today's presets, listing options that have changed."""
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
    """Return the current version of a game, for a table whose rules can no longer be played.

    It is not used to play. Raises ``BadOption`` for an unknown id.
    """
    found = kind(rules.game)
    options = next(iter(found.presets().values()))
    low, high = found.seats(options)
    return found(options, min(max(seats, low), high))


def _game(
    game: str,
    preset: str | None,
    options: dict[str, str],
    seats: int | None,
    version: int | None = None,
) -> Game:
    found: Any = kind(game, version)
    return _cached(found, game, preset, tuple(sorted(options.items())), seats, version)


@lru_cache(maxsize=512)
def _cached(
    found: Any,
    game: str,
    preset: str | None,
    options: tuple[tuple[str, str], ...],
    seats: int | None,
    version: int | None,
) -> Game:
    """Call ``load_with``, cached by class as well, so that a replaced game is loaded again."""
    return load_with(game, preset, seats, dict(options), version)
