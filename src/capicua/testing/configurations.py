"""The configurations of a game: every preset with every number of seats."""

from __future__ import annotations

from collections.abc import Iterator

from capicua.core.game import Game


def configurations(kind: type[Game]) -> Iterator[tuple[str, Game]]:
    """Yield every preset with every number of seats it allows, with a name for each."""
    for preset, options in kind.presets().items():
        low, high = kind.seats(options)
        for seats in range(low, high + 1):
            yield f"{kind.id}-{preset}-{seats}", kind(options, seats)


def sample(kind: type[Game]) -> Iterator[tuple[str, Game]]:
    """Yield every preset at its default number of seats, and every other number once."""
    every = list(configurations(kind))
    usual = [(name, game) for name, game in every if game.players == kind.usual_seats(game.options)]
    seen = {int(game.players) for _, game in usual}
    yield from usual
    for name, game in every:
        if game.players not in seen:
            seen.add(int(game.players))
            yield name, game
