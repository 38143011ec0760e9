"""How far a seat may take the round back, with the consent of the other people.

A wish goes back to before the seat's own last action. What others have done since may be
taken back with it if it was only said: a bid, a pass. No tile may have come to light that
the seat did not know, nor a note about another hand; its own tile on the table is no secret
that it could gain by. When hands lie open at the end of a round it is too late, save in a
solitaire, which may be played back to the last tile turned up.
"""

from __future__ import annotations

import re
from collections.abc import Collection
from typing import TYPE_CHECKING, Final, NamedTuple

from msgspec import json

from capicua.core.reasons import Message, Refused
from capicua.core.state import State
from capicua.core.zones import Hand
from capicua.table.look import look

if TYPE_CHECKING:
    from capicua.table.room import Room
    from capicua.table.table import Table

_TILE: Final = re.compile(r"\d+-\d+")


def back_to(room: Room, seat: int) -> int:
    """How many actions of the round are left when the seat takes back; raises ``Refused``."""
    state = room.round()
    table = room.table
    if table is None or table.is_settled or room.forfeited is not None or not room.actors:
        raise Refused(Message("undo-nothing"))
    if state.is_over and not room.is_free:
        raise Refused(Message("round-over"))
    count = room.actors.rfind(seat)
    if count < 0:
        raise Refused(Message("undo-nothing"))
    log = state.log
    if any(_TILE.search(state.text(log[at])) for at in range(count + 1, len(log))):
        raise Refused(Message("undo-others"))
    if _came_to_light(room, count, seat):
        raise Refused(Message("undo-revealed"))
    return count


class Glimpse(NamedTuple):
    """What a seat was shown at some moment, as small as it can be compared."""

    tiles: int
    """A bit for each tile."""
    notes: int
    """A hash of what the seat read about the other hands."""


class Glimpses:
    """What people were shown of a round at the moment that was asked about last.

    A frame after every action asks what they were shown before it. Playing the round again up
    to there for each of them took most of the time that a frame took.
    """

    __slots__ = ("_count", "_round", "_shown")

    def __init__(self) -> None:
        self._round: State | None = None
        self._count = 0
        self._shown: dict[int, Glimpse] = {}

    def at(self, table: Table, count: int, people: Collection[int]) -> dict[int, Glimpse]:
        """What these people were shown when so many actions of the round had been taken."""
        # Another deal, and a round that was gone back in, is another object.
        if self._round is not table.round or self._count != count:
            self._round, self._count, self._shown = table.round, count, {}
        missing = [seat for seat in people if seat not in self._shown]
        if missing:
            is_now = count == len(table.round.log)
            state = table.round if is_now else table.after(count)
            self._shown.update((seat, _glimpse(state, seat)) for seat in missing)
        return self._shown


def _came_to_light(room: Room, count: int, seat: int) -> bool:
    """Whether anybody has learned since what the seat did not already know."""
    table = room.table
    assert table is not None
    people = {*room.people, seat}
    before = room.glimpses.at(table, count, people)
    now = room.glimpses.at(table, len(table.round.log), people)
    known = before[seat].tiles
    for person in people:
        shown = now[person].tiles & ~before[person].tiles
        if shown & ~known if person != seat else shown:
            return True
    return len(room.sittings) > 1 and before[seat].notes != now[seat].notes


def _glimpse(state: State, seat: int) -> Glimpse:
    seen = look(state, seat)
    notes = [zone.notes for zone in seen.zones if isinstance(zone, Hand) and zone.seat != seat]
    said = [[(note.id, note.arguments) for note in hand] for hand in notes]
    return Glimpse(seen.tiles, hash(json.encode(said)))
