"""The trains on the table: which tiles, in which order and orientation."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from capicua.core.tile import HIGH, other_half
from capicua.families.cross.plays import PLAY, tile_played, train_played
from capicua.families.cross.rules import CrossRound


def outward(state: CrossRound, seat: i64) -> tuple[list[str], bool]:
    """Return a train's tiles, inner half first, and whether earlier tiles are not listed."""
    texts: list[str] = []
    number = state.ends[seat]
    for tile in reversed(_laid(state.laid, seat) + _laid(state.log, seat)):
        inner = other_half(tile, number)
        texts.append(f"{inner}-{number}")
        number = inner
    texts.reverse()
    gap = state.lead < 0 or number != HIGH[state.lead]
    return texts, gap


def _laid(actions: vec[i64], train: i64) -> list[int]:
    """Return the tiles that a sequence of actions lays on a train."""
    return [
        int(tile_played(action))
        for action in actions
        if action >= PLAY and train_played(action) == train
    ]
