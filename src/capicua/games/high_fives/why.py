"""What speaks for a play, a claim or a pair, in words: points, and what is left for the next."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from capicua.core.reasons import Message
from capicua.core.tile import ALL_TILES, tile_text
from capicua.games.high_fives.actions import CLAIM, DECLINE, FIRST, PAIR, SECOND
from capicua.games.high_fives.tiles import WORTH, do_match

if TYPE_CHECKING:
    from capicua.games.high_fives.round import HighFivesRound

MOST: Final = 3
FEW: Final = 3
"""So many tiles that may still match one that is left are few."""


def reasons(state: HighFivesRound, action: int) -> list[Message]:
    """What speaks for an action of the seat to act, the weightiest first."""
    if action >= DECLINE:
        return []
    pair = taken_by(state, action)
    if not pair:
        return _for_leaving(state, action // ALL_TILES)
    return _for_taking(state, pair)[:MOST]


def taken_by(state: HighFivesRound, action: int) -> list[int]:
    """The two tiles that an action takes; none if it leaves its tile in the pool."""
    if action < CLAIM:
        pair = [action // ALL_TILES, action % ALL_TILES]
        return pair if pair[0] != pair[1] else []
    if action < PAIR:
        return [int(state.missed), action - CLAIM]
    return [int(FIRST[action - PAIR]), int(SECOND[action - PAIR])] if action < DECLINE else []


def _for_taking(state: HighFivesRound, pair: list[int]) -> list[Message]:
    found: list[Message] = []
    points = _worth(pair)
    others = [_worth(taken_by(state, each)) for each in state.legal_actions()]
    if points and others.count(points) == 1 and points == max(others):
        found.append(Message("why-most", {"points": points}))
    elif points:
        found.append(Message("why-scores", {"points": points}))
    lying = [tile for tile in {*state.pool_tiles()} if tile not in pair and WORTH[tile]]
    before = [tile for tile in state.pool_tiles() if WORTH[tile]]
    if before and not lying and any([tile in before for tile in pair]):
        found.append(Message("why-clears"))
    if not points and state.rules.bonus:
        found.append(Message("why-bonus", {"bonus": int(state.rules.bonus)}))
    return found


def _for_leaving(state: HighFivesRound, tile: int) -> list[Message]:
    """What somebody else could make of a tile that stays in the pool."""
    found: list[Message] = []
    said = {"tile": tile_text(tile)}
    if not state.can_take(tile) and not any([_can_take(state, own) for own in _hand(state)]):
        found.append(Message("why-nothing-fits"))
    if not WORTH[tile] and any([WORTH[own] for own in _hand(state)]):
        found.append(Message("why-worthless", {**said}))
    count = sum([do_match(tile, other) for other in hidden(state)])
    if count <= FEW:
        found.append(Message("why-few-match", {**said, "count": count}))
    return found


def hidden(state: HighFivesRound) -> list[int]:
    """The tiles that the seat to act has not seen: in other hands and in the boneyard."""
    seen = {*_hand(state), *state.pool_tiles()}
    for seat in range(state.players):
        seen.update(state.taken_tiles(seat))
    return [tile for tile in range(ALL_TILES) if tile not in seen]


def _hand(state: HighFivesRound) -> list[int]:
    return state.hand_tiles(state.turn)


def _can_take(state: HighFivesRound, tile: int) -> bool:
    return bool(state.can_take(tile))


def _worth(pair: list[int]) -> int:
    return sum([int(WORTH[tile]) for tile in pair])
