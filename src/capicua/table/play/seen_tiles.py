"""What each person could see at moments of a round, in a compact form for comparison."""

from __future__ import annotations

from collections.abc import Collection
from typing import NamedTuple

from capicua.core.state import State
from capicua.table.play.view_cache import look


class SeenTiles(NamedTuple):
    """What a seat could see at some moment, in a compact form."""

    tiles: int
    """One bit per visible tile."""
    notes: int
    """A hash of the notes on the other hands that the seat could read."""


class SeenTilesCache:
    """A cache of what people could see before each seat's last action, and can see now.

    Every frame needs it, to decide whether an undo is allowed. Replaying the round to each of
    these moments used to take most of the time of a frame.
    """

    __slots__ = ("_round", "_shown")

    def __init__(self) -> None:
        self._round: State | None = None
        self._shown: dict[int, dict[int, SeenTiles]] = {}

    def at(
        self, round: State, actors: bytearray, count: int, people: Collection[int]
    ) -> dict[int, SeenTiles]:
        """Return what these people could see after the first ``count`` actions of a round.

        ``actors`` has the seat of each of its actions.
        """
        # A deal or an undo replaces the round object.
        if self._round is not round:
            self._round, self._shown = round, {}
        is_now = count == len(actors)
        if is_now and count not in self._shown:
            self._forget(actors, people)
        shown = self._shown.setdefault(count, {})
        missing = [seat for seat in people if seat not in shown]
        if missing:
            state = round if is_now else round.at(count)
            shown.update((seat, _glimpse(state, seat)) for seat in missing)
        return shown

    def _forget(self, actors: bytearray, people: Collection[int]) -> None:
        """Drop moments before the earliest of the seats' last actions, which are stale."""
        last = [actors.rfind(seat) for seat in people]
        oldest = min((count for count in last if count >= 0), default=0)
        self._shown = {count: shown for count, shown in self._shown.items() if count >= oldest}


def _glimpse(state: State, seat: int) -> SeenTiles:
    seen = look(state, seat)
    return SeenTiles(seen.tiles, seen.notes)
