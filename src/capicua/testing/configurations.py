"""Which ways a game can be played: every preset with every number of seats."""

from __future__ import annotations

from collections.abc import Iterator

from capicua.core.game import Game


def configurations(kind: type[Game]) -> Iterator[tuple[str, Game]]:
    """Every preset with every number of seats it allows, with a name for each."""
    for preset, options in kind.presets().items():
        low, high = kind.seats(options)
        for seats in range(low, high + 1):
            yield f"{kind.id}-{preset}-{seats}", kind(options, seats)
