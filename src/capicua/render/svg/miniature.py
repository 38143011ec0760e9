"""Thumbnails of games for the lobby, each from a round in progress.

The moves up to each moment are in ``miniatures.json``, written by
``scripts/client/lobby_pictures.py``, because finding the moments of all games took a new server a
second of processor time.
"""

from __future__ import annotations

import json
from collections.abc import Mapping
from functools import cache
from importlib.resources import files
from typing import Final
from zlib import crc32

from capicua.catalogue import kind, load
from capicua.core.state import State
from capicua.core.zones import (
    Grid,
    Layout,
    Melds,
    Piles,
    Plane,
    Row,
    Stock,
    Trick,
    Zone,
)
from capicua.render.language import Language
from capicua.render.svg.picture import BOARDS, TRAINS, Drawing

WIDTH: Final = 280
HEIGHT: Final = 160
LONGEST: Final = 60
"""Maximum number of actions played in search of a good position."""
LINE: Final = 11
"""Number of tiles in a line that are still large at this size."""
TRAIN: Final = 4
"""Number of tiles in a train that are in sight."""


@cache
def miniature(game: str, language: str = "en") -> str:
    """Return the thumbnail of a game, given its id, as seen by the player to act.

    Raises ``BadOption`` for an unknown game.
    """
    words = Language(language, kind(game))
    title = words.text("picture-small", game=words.text("name"))
    state = moment(game)
    drawing = Drawing(state.view(state.turn), words, WIDTH, words=False)
    return drawing.fitted(HEIGHT, title)


@cache
def moment(game: str) -> State:
    """Return the position of a thumbnail; of a game that is not stored, it is searched for."""
    actions = stored()[game] if game in stored() else searched(game)
    state = dealt(game)
    for action in actions:
        state.advance(action)
    return state


def dealt(game: str) -> State:
    """Return the beginning of the round that a thumbnail shows."""
    # Seeds differ by game: with the same deal, Block and Draw could give the same picture.
    return load(game).new_round(seed=crc32(game.encode()))


@cache
def stored() -> Mapping[str, list[int]]:
    """Return the actions up to the moments that come with the package."""
    text = (files(__package__) / "miniatures.json").read_text(encoding="utf-8")
    found: dict[str, list[int]] = json.loads(text)
    return found


def searched(game: str) -> list[int]:
    """Return the actions up to the most informative position of a round that is not crowded.

    The round is played greedily. The tiles of the position can be read at the size of a card.
    """
    state = dealt(game)
    moments: list[State] = []
    while not state.is_over and len(moments) < LONGEST:
        known = state.seen_by(int(state.turn))
        moments.append(state.clone())
        state.apply(max(known.legal_actions(), key=known.heuristic_score))
    candidates = moments[len(moments) // 8 : 1 + 2 * len(moments) // 3]
    best = max(candidates, key=lambda one: shown(one.view(one.turn).zones))
    return [int(action) for action in best.log]


def shown(zones: list[Zone]) -> int:
    """Return the number of visible tiles on the table, or in stocks if it has no boards."""
    if any(isinstance(zone, BOARDS) for zone in zones):
        return sum(_open(zone) for zone in zones)
    return sum(len(zone.tiles) for zone in zones if isinstance(zone, Stock))


def _open(zone: Zone) -> int:
    if isinstance(zone, Layout):
        # The shortest arm has most weight: tables where everybody has begun are more informative.
        arms = [len(arm.tiles) for arm in zone.arms]
        if zone.shape == TRAINS:
            return sum(min(arm, TRAIN) for arm in arms) + 4 * min(arms, default=0)
        begun = sum(1 for arm in arms if arm)
        return _legible(sum(arms), LINE) + 4 * min(arms, default=0) + 2 * begun
    if isinstance(zone, Grid):
        return sum(1 for row in zone.rows for tile in row if tile)
    if isinstance(zone, Piles):
        return sum(len(pile.tiles) for pile in zone.piles)
    if isinstance(zone, Melds):
        return sum(len(group) for group in zone.groups)
    if isinstance(zone, Row | Plane | Trick):
        return len(zone.tiles)
    return 0


def _legible(count: int, most: int) -> int:
    """Return a score for a number of tiles: more are better, up to a number."""
    return count if count <= most else 2 * most - count
