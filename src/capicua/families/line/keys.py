"""What the rest of a hand depends on, as one number: see ``State.position_key``."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from capicua.core.keys import START_KEY, mix

if TYPE_CHECKING:
    from capicua.families.line.round import LineRound


def key_of(state: LineRound, counts_ends: bool, counts_points: bool) -> i64:
    """The hands, the ends, whose turn it is and in which phase, and how far the boneyard is.

    ``counts_ends``: points are made by what the ends count. ``counts_points``: what can be
    done depends on the points made so far, as where reaching the target ends the match.
    """
    key = mix(START_KEY, state.line.key(counts_ends))
    key = mix(key, ((state.stock * 2048 + state.drawn) * 16 + state.phase) * 16 + state.turn)
    index: i64 = 0
    while index < len(state.hands):
        key = mix(key, state.hands[index])
        index += 1
    if state.line.length == 0 or state.rules.pool:
        key = mix(key, state.lead * 16 + state.leader + 16)
    if counts_points:
        seat: i64 = 0
        while seat < state.players:
            key = mix(key, state.points[seat] + 4096)
            seat += 1
    return key
