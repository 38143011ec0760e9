"""The state of a tournament: what its events add up to."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, field, replace
from hashlib import sha256
from typing import NamedTuple

from capicua.tournament import events
from capicua.tournament.events import Entrant, Event, LogEntry, Result, Table
from capicua.tournament.outings import Appearance
from capicua.tournament.settings import Length, Rules, Settings, refuse


class Seat(NamedTuple):
    """Where an entrant sits in a round."""

    round: int
    table: int
    """0: a bye."""
    side: int


@dataclass
class Round:
    """A round: its tables, those who sit out, and the results so far."""

    number: int
    tables: tuple[Table, ...]
    byes: tuple[int, ...]
    rules: Rules
    length: Length
    manual: bool = False
    results: dict[int, Result] = field(default_factory=dict)
    """The results by the number of the table."""
    added: int = 0
    """Minutes added to the round."""
    is_paused: bool = False
    appearances: dict[int, tuple[Result | None, list[Appearance]]] = field(
        default_factory=dict, compare=False, repr=False
    )
    """What tables made of those at them, and the result from which that was computed."""

    @property
    def missing(self) -> list[int]:
        """The numbers of the tables without a result."""
        return [table.number for table in self.tables if table.number not in self.results]

    @property
    def is_open(self) -> bool:
        """Whether a result is missing."""
        return len(self.results) < len(self.tables)

    @property
    def seats(self) -> dict[int, Seat]:
        """Where each entrant sits."""
        found = {entrant: Seat(self.number, 0, 0) for entrant in self.byes}
        for table in self.tables:
            for side, members in enumerate(table.sides):
                found.update(dict.fromkeys(members, Seat(self.number, table.number, side)))
        return found

    def table(self, number: int) -> Table:
        """Return a table; raise ``TournamentRefused`` if there is none of that number."""
        for table in self.tables:
            if table.number == number:
                return table
        raise refuse("no-table", table=number, round=self.number, high=len(self.tables))


@dataclass
class State:
    """Entrants, rounds and penalties after some events."""

    settings: Settings
    entrants: dict[int, Entrant] = field(default_factory=dict)
    names: set[str] = field(default_factory=set)
    """The names of all entrants, as they are compared."""
    absent: set[int] = field(default_factory=set)
    """Those who have withdrawn."""
    here: set[int] = field(default_factory=set)
    """Those who have checked in."""
    rounds: list[Round] = field(default_factory=list)
    seats: dict[int, tuple[Seat, ...]] = field(default_factory=dict)
    """Where entrants sit: in the last round, and at tables without a result."""
    founders: list[int] = field(default_factory=list)
    """Those who were there when the first round started."""
    penalties: list[events.Penalised] = field(default_factory=list)
    commitment: events.Committed | None = None
    revealed: events.Revealed | None = None
    is_closed: bool = False

    @property
    def present(self) -> list[int]:
        """The numbers of those who play on, in the order of entry."""
        return [number for number in self.entrants if number not in self.absent]

    @property
    def playing(self) -> set[int]:
        """Those who sit at a table without a result."""
        return {
            entrant
            for round in self.rounds
            for table in round.tables
            if table.number not in round.results
            for entrant in table.entrants
        }

    def entrant(self, number: int) -> Entrant:
        """Return an entrant; raise ``TournamentRefused`` if there is none of that number."""
        if number not in self.entrants:
            raise refuse("no-entrant", text=str(number))
        return self.entrants[number]

    def round(self, number: int) -> Round:
        """Return a round, counted from 1; raise ``TournamentRefused`` if it was not started."""
        if not 1 <= number <= len(self.rounds):
            raise refuse("no-round", round=number, high=len(self.rounds))
        return self.rounds[number - 1]

    def lot(self, entrant: int) -> int:
        """Return the lot of an entrant: a number that the seed of the tournament decides."""
        drawn = sha256(f"{self.settings.seed}/{entrant}".encode()).digest()
        return int.from_bytes(drawn[:6], "big")

    def seeded(self, numbers: Iterable[int]) -> list[int]:
        """Return entrants by rating, the strongest first; equal ones by lot."""
        return sorted(numbers, key=lambda one: (-self.entrants[one].rating, self.lot(one)))

    def first_field(self) -> list[int]:
        """Return who plays a scheduled format: those of the first round, else those present."""
        return self.founders if self.rounds else self.present

    def copy(self) -> State:
        """Return an equal state that further events change alone."""
        return replace(
            self,
            entrants=dict(self.entrants),
            names=set(self.names),
            absent=set(self.absent),
            here=set(self.here),
            rounds=[replace(round, results=dict(round.results)) for round in self.rounds],
            seats=dict(self.seats),
            founders=list(self.founders),
            penalties=list(self.penalties),
        )

    def apply(self, event: Event) -> None:
        """Apply one event, which has been checked."""
        match event:
            case events.Entered(entrant):
                self.entrants[entrant.number] = entrant
                self.names.add(entrant.name.casefold())
            case events.Withdrawn(entrant=number):
                self.absent.add(number)
            case events.Returned(entrant=number):
                self.absent.discard(number)
            case events.CheckedIn(entrants=numbers, is_here=is_here):
                self.here = self.here | set(numbers) if is_here else self.here - set(numbers)
            case events.Substituted(entrant=number, place=place, name=name):
                self.names.discard(self.entrants[number].name.casefold())
                self.entrants[number] = self.entrants[number].with_substitute(place, name)
                self.names.add(self.entrants[number].name.casefold())
            case events.RoundStarted():
                if not self.rounds:
                    self.founders = self.present
                self.rounds.append(
                    Round(
                        len(self.rounds) + 1,
                        event.tables,
                        event.byes,
                        event.rules or self.settings.rules,
                        event.length or self.settings.length,
                        event.manual,
                    )
                )
                self._take_seats(self.rounds[-1])
            case events.RoundCancelled():
                self.rounds.pop()
                self.seats.clear()
                for each in self.rounds:
                    self._take_seats(each)
            case events.Recorded(round=number, table=table, result=result):
                self.round(number).results[table] = result
                if number < len(self.rounds):
                    for one in self.round(number).table(table).entrants:
                        self._leave(one, number)
            case events.Penalised():
                self.penalties.append(event)
            case events.TimeAdded(round=number, minutes=minutes):
                self.round(number).added += minutes
            case events.Paused(round=number):
                self.round(number).is_paused = True
            case events.Resumed(round=number):
                self.round(number).is_paused = False
            case events.Committed():
                self.commitment = event
            case events.Revealed():
                self.revealed = event
            case events.Closed():
                self.is_closed = True
            case events.Undone():
                pass

    def _take_seats(self, round: Round) -> None:
        """Let everybody sit in a round; those who have finished the one before leave it."""
        for before in self.rounds[: round.number - 1][-1:]:
            for entrant, seat in before.seats.items():
                if not seat.table or seat.table in before.results:
                    self._leave(entrant, before.number)
        for entrant, seat in round.seats.items():
            self.seats[entrant] = (*self.seats.get(entrant, ()), seat)

    def _leave(self, entrant: int, round: int) -> None:
        self.seats[entrant] = tuple(one for one in self.seats[entrant] if one.round != round)


def undone(log: Iterable[LogEntry]) -> set[int]:
    """Return the numbers of the entries that do not count any more."""
    return {entry.event.number for entry in log if isinstance(entry.event, events.Undone)}


def replay(settings: Settings, log: Iterable[LogEntry]) -> State:
    """Return the state after the entries of a log; undone ones do not count."""
    entries = list(log)
    left_out = undone(entries)
    state = State(settings)
    for entry in entries:
        if entry.number not in left_out:
            state.apply(entry.event)
    return state
