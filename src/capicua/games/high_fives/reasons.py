"""Reasons for a play, a claim or a pair: its points, and the chances left to others."""

from __future__ import annotations

from typing import Final

from capicua.core.messages import Message
from capicua.core.presentation import Reasons
from capicua.core.tiles.tile import ALL_TILES, tile_text
from capicua.families.melds.tiles import tiles_of
from capicua.games.high_fives.actions import DECLINE
from capicua.games.high_fives.rules import HighFivesRound
from capicua.games.high_fives.tiles import WORTH, do_match

MOST: Final = 3
FEW: Final = 3
"""Maximum number of unseen matches of a tile left in the pool that count as few."""


class HighFivesReasons(Reasons[HighFivesRound]):
    """Reasons: the points taken, and the chances a tile leaves to others."""

    def reasons(self, state: HighFivesRound, action: int) -> list[Message]:
        """Return the reasons for an action of the seat to act, the most important first."""
        if action >= DECLINE:
            return []
        pair = state.pair_taken(action)
        if pair[0] == pair[1]:
            return _for_leaving(state, pair[0])
        return _for_taking(state, pair)[:MOST]


def _for_taking(state: HighFivesRound, pair: tuple[int, int]) -> list[Message]:
    found: list[Message] = []
    points = int(WORTH[pair[0]] + WORTH[pair[1]])
    others = [_worth(state, each) for each in state.legal_actions()]
    if points and others.count(points) == 1 and points == max(others):
        found.append(Message("why-most", {"points": points}))
    elif points:
        found.append(Message("why-scores", {"points": points}))
    before = [tile for tile in tiles_of(state.pool) if WORTH[tile]]
    if before and all([tile in pair for tile in before]):
        found.append(Message("why-clears"))
    if not points and state.game.bonus:
        found.append(Message("why-bonus", {"bonus": int(state.game.bonus)}))
    return found


def _for_leaving(state: HighFivesRound, tile: int) -> list[Message]:
    """Return reasons to leave a tile in the pool, for example how few tiles match it."""
    found: list[Message] = []
    said = {"tile": tile_text(tile)}
    hand = state.hands.tiles(state.turn)
    if not state.can_take(tile) and not any([state.can_take(own) for own in hand]):
        found.append(Message("why-nothing-fits"))
    if not WORTH[tile] and any([WORTH[own] for own in hand]):
        found.append(Message("why-worthless", {**said}))
    count = sum([do_match(tile, other) for other in hidden(state)])
    if count <= FEW:
        found.append(Message("why-few-match", {**said, "count": count}))
    return found


def hidden(state: HighFivesRound) -> list[int]:
    """Return the tiles unseen by the seat to act: in other hands and in the boneyard."""
    seen = {*state.hands.tiles(state.turn), *state.in_sight()}
    return [tile for tile in range(ALL_TILES) if tile not in seen]


def _worth(state: HighFivesRound, action: int) -> int:
    """Return the points of the pair that an action takes."""
    if action == DECLINE:
        return 0
    tile, other = state.pair_taken(action)
    return int(WORTH[tile] + WORTH[other]) if tile != other else 0
