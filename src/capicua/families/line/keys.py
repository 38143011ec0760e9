"""A key for everything the rest of a round depends on, for exact solvers."""

from __future__ import annotations

from typing import Generic

from mypy_extensions import i64, mypyc_attr

from capicua.core.bot_interfaces import Keys
from capicua.core.tiles.keys import START_KEY, mix
from capicua.families.line.rules import L, LineRound


@mypyc_attr(allow_interpreted_subclasses=True)
class LineKeys(Keys[L], Generic[L]):
    """Keys from the hands, the ends, the seat to act, the phase and the boneyard."""

    def position_key(self, state: L) -> i64:
        """Return a key for the position."""
        return key_of(state, state.game.counts_ends, state.game.ends_at_once)


def key_of(state: LineRound, counts_ends: bool, counts_points: bool) -> i64:
    """Return a key for the position.

    ``counts_ends``: points are scored by the count of the ends. ``counts_points``: legal
    actions depend on the points scored so far, as when reaching the target ends the match.
    """
    bits = state.hands.bits
    key = mix(START_KEY, state.line.key(counts_ends))
    key = mix(key, ((state.stock.left * 2048 + state.drawn) * 16 + state.phase) * 16 + state.turn)
    for index in range(len(bits)):
        key = mix(key, bits[index])
    if state.line.length == 0 or state.game.pool:
        key = mix(key, state.lead * 16 + state.leader + 16)
    if counts_points:
        for seat in range(state.players):
            key = mix(key, state.points[seat] + 4096)
    return key
