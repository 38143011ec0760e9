"""What each person could see at moments of a round, in a compact form for comparison."""

from __future__ import annotations

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

    __slots__ = ("_answers", "_moment", "_people", "_round", "_shown")

    def __init__(self) -> None:
        self._round: State | None = None
        self._moment: tuple[int, list[int]] = (-1, [])
        """The number of actions, and the people, that the answers are for."""
        self._people: set[int] = set()
        self._answers: dict[int, bool] = {}
        self._shown: dict[int, dict[int, SeenTiles]] = {}

    def has_revealed(
        self, round: State, actors: bytearray, people: list[int], seat: int, notes_count: bool
    ) -> bool:
        """Return whether anybody has learned something new to the seat since its last action.

        ``actors`` has the seat of each action of the round, ``people`` the seats of people.
        ``notes_count`` says whether notes that the seat reads about other hands count, too.
        """
        if self._round is not round or self._moment != (len(actors), people):
            self._begin(round, actors, people)
        found = self._answers.get(seat)
        if found is None:
            found = self._compare(actors, seat, notes_count)
            self._answers[seat] = found
        return found

    def _begin(self, round: State, actors: bytearray, people: list[int]) -> None:
        """Drop what is about another round, and moments that precede nobody's last action."""
        now = len(actors)
        # A deal or an undo replaces the round object.
        known = self._shown if self._round is round else {}
        wanted = [now, *[actors.rfind(seat) for seat in people]]
        self._shown = {count: known[count] for count in wanted if count in known}
        self._round, self._moment = round, (now, people)
        self._people, self._answers = set(people), {}
        self._at(now, self._people)

    def _compare(self, actors: bytearray, seat: int, notes_count: bool) -> bool:
        people = self._people if seat in self._people else {*self._people, seat}
        now, before = self._at(len(actors), people), self._at(actors.rfind(seat), people)
        own = before[seat]
        if now[seat].tiles & ~own.tiles:  # mostly another player's tile, which all see
            return True
        for person in people:
            if now[person].tiles & ~(before[person].tiles | own.tiles):
                return True
        return notes_count and own.notes != now[seat].notes

    def _at(self, count: int, people: set[int]) -> dict[int, SeenTiles]:
        """Return what these people could see after the first ``count`` actions."""
        shown = self._shown.get(count)
        if shown is None:
            shown = self._shown[count] = {}
        missing = people.difference(shown)
        if missing and self._round is not None:
            is_now = count == self._moment[0]
            state = self._round if is_now else self._round.at(count)
            for seat in missing:
                shown[seat] = _glimpse(state, seat)
        return shown


def _glimpse(state: State, seat: int) -> SeenTiles:
    seen = look(state, seat)
    return SeenTiles(seen.tiles, seen.notes)
