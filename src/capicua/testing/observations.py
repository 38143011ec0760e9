"""Checks that observations contain nothing that the seat does not know."""

from __future__ import annotations

from functools import lru_cache

from librt.vecs import vec
from mypy_extensions import i64

from capicua.core.game import Game
from capicua.core.observation.arrays import Observation
from capicua.core.observation.observer import (
    HISTORY,
    Observer,
    observation_of,
    observe,
    observe_setup,
)
from capicua.core.state import State

NO_OPTIONS = vec[i64]()


class ObservationProbe:
    """Makes observations of one game, as bytes."""

    def __init__(self, game: Game) -> None:
        self.observer: Observer[object] = game.presentation.observer
        self.out: Observation = observation_of(game)
        self._write(game.new_round(seed=1).seen_by(0), 0)
        self.size = int(self.out.settle(1))

    def bytes_of(self, state: State, seat: int) -> bytes:
        """Return the seat's observation of a round, or of its view of the round."""
        self.out.at = 0
        self._write(state, seat)
        assert self.out.at == self.size, "the arrays differ from the declared ones"
        return bytes(memoryview(self.out.words))

    def differing(self, one: bytes, other: bytes) -> list[str]:
        """Return the names of the arrays in which two observations differ."""
        starts = [array.offset for array in self.out.arrays] + [len(one)]
        return [
            array.name
            for array, start, stop in zip(self.out.arrays, starts, starts[1:], strict=False)
            if one[start:stop] != other[start:stop]
        ]

    def _write(self, state: State, seat: int) -> None:
        observe_setup(state, NO_OPTIONS, seat, self.out)
        observe(self.observer, state, seat, HISTORY, self.out)


@lru_cache(maxsize=8)
def observation_probe(game: Game) -> ObservationProbe:
    """Return the looker of a game."""
    return ObservationProbe(game)


def check_observation(state: State, seat: int, world: State) -> None:
    """Check that a seat's observation is the same in a sampled deal that it cannot tell apart.

    An observer that reads whole rounds must write the same from a view.
    """
    look = observation_probe(state.game)
    seen = look.bytes_of(state.seen_by(seat), seat)
    if not look.observer.needs_view:
        whole = look.bytes_of(state, seat)
        assert whole == seen, (
            f"seat {seat}: {look.differing(whole, seen)} hold more than the seat knows; "
            "read only that, or set needs_view"
        )
    sampled = look.bytes_of(world.seen_by(seat), seat)
    assert sampled == seen, f"seat {seat}: {look.differing(sampled, seen)} differ in a sample"
