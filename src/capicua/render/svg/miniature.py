"""The small picture of a game on its card in the lobby: a round in progress."""

from __future__ import annotations

from functools import cache
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
from capicua.render.svg.picture import BOARDS, small_picture

WIDTH: Final = 280
HEIGHT: Final = 160
LONGEST: Final = 60
"""The number of actions after which a round is not examined further."""


@cache
def miniature(game: str, language: str = "en") -> str:
    """Return the picture of a game, by its id: its table as a player sees it.

    The round is played by the game's own hints, and shown at the moment of its middle
    third with the most tiles on the table. Raises ``BadOption`` for an unknown game.
    """
    words = Language(language, kind(game))
    title = words.text("picture-small", game=words.text("name"))
    state = moment(game)
    return small_picture(state.view(state.turn), words, WIDTH, HEIGHT, title)


def moment(game: str) -> State:
    """Return the round at its most informative moment."""
    # Each game has its own deal: with the same one, Block and Draw could give the same picture.
    state = load(game).new_round(seed=crc32(game.encode()))
    moments: list[State] = []
    while not state.is_over and len(moments) < LONGEST:
        known = state.seen_by(int(state.turn))
        moments.append(state.clone())
        state.apply(max(known.legal_actions(), key=known.merit))
    middle = moments[len(moments) // 3 : 1 + 2 * len(moments) // 3]
    return max(middle, key=lambda one: shown(one.view(one.turn).zones))


def shown(zones: list[Zone]) -> int:
    """Return the number of open tiles in the middle, or in heaps if there is no middle."""
    if any(isinstance(zone, BOARDS) for zone in zones):
        return sum(_open(zone) for zone in zones)
    return sum(len(zone.tiles) for zone in zones if isinstance(zone, Stock))


def _open(zone: Zone) -> int:
    if isinstance(zone, Layout):
        # The shortest arm counts most: a table on which all players have begun is more informative.
        arms = [len(arm.tiles) for arm in zone.arms]
        return sum(arms) + 4 * min(arms, default=0) + 2 * sum(1 for arm in arms if arm)
    if isinstance(zone, Grid):
        return sum(1 for row in zone.rows for tile in row if tile)
    if isinstance(zone, Piles):
        return sum(len(pile.tiles) for pile in zone.piles)
    if isinstance(zone, Melds):
        return sum(len(group) for group in zone.groups)
    if isinstance(zone, Row | Plane | Trick):
        return len(zone.tiles)
    return 0
