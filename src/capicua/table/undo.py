"""What may be taken back, at a terminal and at a hosted table alike.

A seat goes back to before its own last action. What others have done since goes with it, as
long as nothing has come to light that cannot be unseen: a tile that the seat did not know, a
tile that any other person did not know and that was not the seat's own to show, a note about
another hand, such as what somebody could not play. A bid and most passes can thus be taken back;
a drawn tile and the next player's tile cannot.

Bots always consent: they keep nothing in mind between two actions. Other people who play are
asked (``Play.to_agree``). A finished round stays finished, save in a solitaire, which may be
played back to the last tile turned up, even from its end.
"""

from __future__ import annotations

from collections.abc import Collection
from typing import TYPE_CHECKING, NamedTuple

from msgspec import json

from capicua.core.reasons import IllegalAction, Message, Refused
from capicua.core.state import State
from capicua.core.zones import Hand
from capicua.table.look import look

if TYPE_CHECKING:
    from capicua.table.play import Play


def back_to(play: Play, seat: int) -> int:
    """How many actions of the round are left when the seat takes back; raises ``Refused``."""
    if not play.deals:
        raise Refused(Message("not-begun"))
    if play.is_settled or play.forfeited is not None or not play.actors:
        raise IllegalAction(Message("undo-nothing"))
    count = play.actors.rfind(seat)
    if count < 0:
        raise IllegalAction(Message("undo-nothing"))
    if _came_to_light(play, count, seat):
        is_last = count == len(play.actors) - 1
        raise IllegalAction(Message("undo-revealed" if is_last else "undo-others"))
    return count


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

    def at(self, play: Play, count: int, people: Collection[int]) -> dict[int, Glimpse]:
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

    def _forget(self, play: Play, people: Collection[int]) -> None:
        """Nobody goes back to before their last action but one."""
        last = [play.actors.rfind(seat) for seat in people]
        oldest = min((count for count in last if count >= 0), default=0)
        self._shown = {count: shown for count, shown in self._shown.items() if count >= oldest}


def _came_to_light(play: Play, count: int, seat: int) -> bool:
    """Whether anybody has learned since what the seat did not already know."""
    people = {*play.people, seat}
    now = play.glimpses.at(play, len(play.actors), people)
    before = play.glimpses.at(play, count, people)
    known = before[seat].tiles
    for person in people:
        shown = now[person].tiles & ~before[person].tiles
        if shown & ~known if person != seat else shown:
            return True
    return not play.is_free and before[seat].notes != now[seat].notes


def _glimpse(state: State, seat: int) -> Glimpse:
    seen = look(state, seat)
    notes = [zone.notes for zone in seen.zones if isinstance(zone, Hand) and zone.seat != seat]
    said = [[(note.id, note.arguments) for note in hand] for hand in notes]
    return Glimpse(seen.tiles, hash(json.encode(said)))
