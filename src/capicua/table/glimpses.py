"""What people were shown at moments of a round, as small as it can be compared."""

from __future__ import annotations

from collections.abc import Collection
from typing import NamedTuple, Protocol

from msgspec import json

from capicua.core.state import State
from capicua.core.zones import Hand
from capicua.table.look import look


class Played(Protocol):
    """A match of which moments are compared."""

    actors: bytearray

    @property
    def round(self) -> State:
        """The round being played."""

    def after(self, count: int) -> State:
        """Return the round after so many of its actions."""


class Glimpse(NamedTuple):
    """What a seat was shown at some moment, as small as it can be compared."""

    tiles: int
    """A bit for each tile."""
    notes: int
    """A hash of what the seat read about the other hands."""


class Glimpses:
    """What people were shown of a round before each seat's last action, and are shown now.

    A frame after every action asks for it. Playing the round again up to there for each of them
    took most of the time that a frame took.
    """

    __slots__ = ("_round", "_shown")

    def __init__(self) -> None:
        self._round: State | None = None
        self._shown: dict[int, dict[int, Glimpse]] = {}

    def at(self, play: Played, count: int, people: Collection[int]) -> dict[int, Glimpse]:
        """What these people were shown when so many actions of the round had been taken."""
        # Another deal, and a round that was gone back in, is another object.
        if self._round is not play.round:
            self._round, self._shown = play.round, {}
        is_now = count == len(play.actors)
        if is_now and count not in self._shown:
            self._forget(play, people)
        shown = self._shown.setdefault(count, {})
        missing = [seat for seat in people if seat not in shown]
        if missing:
            state = play.round if is_now else play.after(count)
            shown.update((seat, _glimpse(state, seat)) for seat in missing)
        return shown

    def _forget(self, play: Played, people: Collection[int]) -> None:
        """Nobody goes back to before their last action but one."""
        last = [play.actors.rfind(seat) for seat in people]
        oldest = min((count for count in last if count >= 0), default=0)
        self._shown = {count: shown for count, shown in self._shown.items() if count >= oldest}


def _glimpse(state: State, seat: int) -> Glimpse:
    seen = look(state, seat)
    notes = [zone.notes for zone in seen.zones if isinstance(zone, Hand) and zone.seat != seat]
    said = [[(note.id, note.arguments) for note in hand] for hand in notes]
    return Glimpse(seen.tiles, hash(json.encode(said)))
