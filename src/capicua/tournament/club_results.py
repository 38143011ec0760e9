"""A club's results over many events: the all-time table, and who has met whom.

People are counted, not entrants: those of a pair or a team share its results, a substitute has
those of the tables played. Names that differ in capitals, accents or spaces are one person. Those
whose account was deleted count no more.
"""

from __future__ import annotations

import unicodedata
from collections.abc import Iterable
from dataclasses import dataclass, field

from msgspec import Struct

from capicua.table.room.erasure import ERASED
from capicua.tournament import events
from capicua.tournament.events import Entrant
from capicua.tournament.history import histories
from capicua.tournament.state import undone
from capicua.tournament.tournament import Tournament


class Participation(Struct, frozen=True):
    """What a person did in an event."""

    name: str
    place: int
    """The final place of the person's entrant."""
    rounds: int
    """The rounds played at a table."""
    won: int
    drawn: int
    made: int
    """The points of the person's side."""
    against: int
    """Those of the best other side."""


class Meeting(Struct, frozen=True):
    """How two people of an event met; the first is the one whose name sorts first."""

    one: str
    other: str
    won: int
    """By the first."""
    drawn: int
    lost: int
    together: int
    """Rounds as partners or on a team."""


class EventResults(Struct, frozen=True):
    """What an event adds to the results of its club."""

    people: tuple[Participation, ...]
    meetings: tuple[Meeting, ...]


@dataclass
class AllTime:
    """A person's line in the all-time table."""

    name: str
    """The name as it was written last."""
    events: int = 0
    rounds: int = 0
    won: int = 0
    drawn: int = 0
    made: int = 0
    against: int = 0
    places: list[int] = field(default_factory=lambda: [0, 0, 0])
    """How often the person was first, second and third."""


@dataclass
class HeadToHead:
    """How two people have met in all events."""

    won: int = 0
    """By the first of the two."""
    drawn: int = 0
    lost: int = 0
    together: int = 0


def person_key(name: str) -> str:
    """Return a key equal for the same person's name, however it was typed."""
    plain = unicodedata.normalize("NFKD", name).casefold()
    return " ".join("".join(one for one in plain if not unicodedata.combining(one)).split())


def results_of(event: Tournament) -> EventResults:
    """Return what people did in an event, as far as it is played."""
    seated = _people_at_tables(event)
    lines: dict[str, _Line] = {}
    meetings: dict[tuple[str, str], HeadToHead] = {}
    for number, history in histories(event.state).items():
        for outing in history.outings:
            if outing.kind != "played":
                continue
            at_table = seated[outing.round, outing.table]
            own = at_table[number]
            for name in own:
                line = lines.setdefault(person_key(name), _Line(name))
                line.rounds += 1
                line.won += outing.is_won
                line.drawn += not outing.is_won and all(outing.beaten)
                line.made += outing.made
                line.against += outing.against
            partners = [*own, *(name for one in outing.partners for name in at_table[one])]
            for name in own:
                for other in partners:
                    if _comes_first(name, other):
                        _meeting(meetings, name, other).together += 1
                for entrant, beaten in zip(outing.opponents, outing.beaten, strict=True):
                    for other in at_table[entrant]:
                        if _comes_first(name, other):
                            found = _meeting(meetings, name, other)
                            found.won += beaten == 1
                            found.lost += beaten == 0
                            found.drawn += 0 < beaten < 1
    for standing in event.standings():
        for name in event.state.entrants[standing.entrant].people:
            found_line = lines.get(person_key(name))
            if found_line is not None:
                found_line.place = standing.place
    return EventResults(
        tuple(line.participation() for _, line in sorted(lines.items())),
        tuple(
            Meeting(*names, found.won, found.drawn, found.lost, found.together)
            for names, found in sorted(meetings.items())
        ),
    )


def all_time(results: Iterable[EventResults]) -> list[AllTime]:
    """Return the all-time table of some events, the oldest first.

    The most rounds won come first, then the most first, second and third places.
    """
    found: dict[str, AllTime] = {}
    for event in results:
        for one in event.people:
            line = found.setdefault(person_key(one.name), AllTime(one.name))
            line.name = one.name
            line.events += 1
            line.rounds += one.rounds
            line.won += one.won
            line.drawn += one.drawn
            line.made += one.made
            line.against += one.against
            if 1 <= one.place <= len(line.places):
                line.places[one.place - 1] += 1
    return sorted(
        found.values(),
        key=lambda line: (-line.won, *(-each for each in line.places), person_key(line.name)),
    )


def head_to_head(results: Iterable[EventResults], one: str, other: str) -> HeadToHead:
    """Return how two people have met, seen from the first."""
    found = HeadToHead()
    pair = (person_key(one), person_key(other))
    for event in results:
        for met in event.meetings:
            if (met.one, met.other) == pair:
                found.won, found.lost = found.won + met.won, found.lost + met.lost
            elif (met.other, met.one) == pair:
                found.won, found.lost = found.won + met.lost, found.lost + met.won
            else:
                continue
            found.drawn += met.drawn
            found.together += met.together
    return found


@dataclass
class _Line:
    name: str
    place: int = 0
    rounds: int = 0
    won: int = 0
    drawn: int = 0
    made: int = 0
    against: int = 0

    def participation(self) -> Participation:
        return Participation(
            self.name, self.place, self.rounds, self.won, self.drawn, self.made, self.against
        )


def _comes_first(name: str, other: str) -> bool:
    return person_key(name) < person_key(other)


def _meeting(found: dict[tuple[str, str], HeadToHead], name: str, other: str) -> HeadToHead:
    return found.setdefault((person_key(name), person_key(other)), HeadToHead())


def _people_at_tables(event: Tournament) -> dict[tuple[int, int], dict[int, tuple[str, ...]]]:
    """Return who played for each entrant at each table: those of when its result came.

    A substitute named later plays in later rounds only.
    """
    left_out = undone(event.log)
    now: dict[int, Entrant] = {}
    found: dict[tuple[int, int], dict[int, tuple[str, ...]]] = {}
    for entry in event.log:
        if entry.number in left_out:
            continue
        match entry.event:
            case events.Entered(entrant):
                now[entrant.number] = entrant
            case events.Substituted(entrant=number, place=place, name=name):
                now[number] = now[number].with_substitute(place, name)
            case events.Recorded(round=number, table=at, correction=False):
                table = event.state.round(number).table(at)
                found[number, at] = {
                    one: tuple(name for name in now[one].people if name != ERASED)
                    for one in table.entrants
                }
            case _:
                pass
    return found
