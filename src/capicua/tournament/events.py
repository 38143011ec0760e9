"""What happens in a tournament, as values: entrants, tables, results and the decisions about them.

A tournament is its settings and the list of these events. Nothing is ever removed from the list:
an undone decision stays there, with the one that undid it.
"""

from __future__ import annotations

from typing import Annotated

from msgspec import Meta, Struct, structs

from capicua.tournament.settings import Length, Rules

Name = Annotated[str, Meta(min_length=1, max_length=80)]
Reason = Annotated[str, Meta(max_length=500)]


class Entrant(Struct, frozen=True, omit_defaults=True):
    """A person, a pair or a team that has entered."""

    number: int
    name: Name
    members: tuple[Name, ...] = ()
    """The people of a pair or a team; a single person is the entrant's own name."""
    club: Annotated[str, Meta(max_length=80)] = ""
    rating: int = 0
    """The strength known before, for seeding; 0 if unknown."""
    handicap: int = 0
    """Points added to every result before it is compared."""
    code: Annotated[str, Meta(max_length=40)] = ""
    """A number or an account by which a club knows the entrant."""

    @property
    def people(self) -> tuple[str, ...]:
        """The names of those who play: the members, or the entrant."""
        return self.members or (self.name,)

    def with_substitute(self, place: int, name: str) -> Entrant:
        """Return the entrant with another person in a place, counted from 0."""
        if not self.members:
            return structs.replace(self, name=name)
        members = (*self.members[:place], name, *self.members[place + 1 :])
        return structs.replace(self, members=members)


class Table(Struct, frozen=True, omit_defaults=True):
    """A table of a round: the entrants on each side, side 0 sitting first."""

    number: int
    sides: tuple[tuple[int, ...], ...]
    set: int = 0
    """The number of its set of deals, from 1; 0 without duplicate deals."""
    match: int = 0
    """The match of the bracket that is played here; 0 outside knockouts."""

    @property
    def entrants(self) -> list[int]:
        """All entrants at the table."""
        return [entrant for side in self.sides for entrant in side]


class Result(Struct, frozen=True, omit_defaults=True):
    """The result of a table."""

    points: tuple[int, ...] = ()
    """The points of each side; with duplicate deals, their sums if omitted."""
    forfeited: tuple[int, ...] = ()
    """The sides that did not play."""
    deals: tuple[tuple[int, ...], ...] = ()
    """The points of each side on each duplicate deal, or in each room of a team match."""
    deals_won: tuple[int, ...] = ()
    """The number of hands that each side won, if it was kept."""
    drawn: bool = False
    """Whether it is a draw that was not played."""


class Entered(Struct, frozen=True, tag="entered"):
    """Somebody entered."""

    entrant: Entrant


class Withdrawn(Struct, frozen=True, omit_defaults=True, tag="withdrawn"):
    """An entrant does not play the following rounds."""

    entrant: int
    reason: Reason = ""


class Returned(Struct, frozen=True, omit_defaults=True, tag="returned"):
    """An entrant who had withdrawn plays again."""

    entrant: int
    reason: Reason = ""


class CheckedIn(Struct, frozen=True, omit_defaults=True, tag="here"):
    """Entrants are here, or are not."""

    entrants: tuple[int, ...]
    is_here: bool = True


class Substituted(Struct, frozen=True, omit_defaults=True, tag="substituted"):
    """Another person plays for an entrant from now on."""

    entrant: int
    place: int
    """The place among the members, from 0."""
    name: Name
    reason: Reason = ""


class RoundStarted(Struct, frozen=True, omit_defaults=True, tag="round"):
    """The pairing of a round was published."""

    tables: tuple[Table, ...]
    byes: tuple[int, ...] = ()
    rules: Rules | None = None
    """The rules of this round, if they are not those of the tournament."""
    length: Length | None = None
    manual: bool = False
    """Whether the director made the pairing."""
    reason: Reason = ""


class RoundCancelled(Struct, frozen=True, omit_defaults=True, tag="cancelled"):
    """The last round is not played as published."""

    round: int
    reason: Reason = ""


class Recorded(Struct, frozen=True, omit_defaults=True, tag="result"):
    """The result of a table, or its correction."""

    round: int
    table: int
    result: Result
    correction: bool = False
    reason: Reason = ""


class Penalised(Struct, frozen=True, omit_defaults=True, tag="penalty"):
    """Score or points were taken away."""

    entrant: int
    reason: Annotated[str, Meta(min_length=1, max_length=500)]
    score: int = 0
    points: int = 0
    round: int = 0


class TimeAdded(Struct, frozen=True, omit_defaults=True, tag="time"):
    """A round lasts longer."""

    round: int
    minutes: int
    reason: Reason = ""


class Paused(Struct, frozen=True, omit_defaults=True, tag="paused"):
    """The clock of a round stands still."""

    round: int
    reason: Reason = ""


class Resumed(Struct, frozen=True, omit_defaults=True, tag="resumed"):
    """The clock of a round runs again."""

    round: int


class Committed(Struct, frozen=True, tag="committed"):
    """The commitment to all deals of the event was published."""

    promise: str
    event: str
    """The name that the commitment is bound to."""


class Revealed(Struct, frozen=True, tag="revealed"):
    """The deals of the first sets were revealed."""

    sets: int
    link: str
    """The link of the chain from which they follow, in hexadecimal."""


class Closed(Struct, frozen=True, omit_defaults=True, tag="closed"):
    """The tournament is over."""

    reason: Reason = ""


class Undone(Struct, frozen=True, omit_defaults=True, tag="undone"):
    """An earlier decision does not count any more."""

    number: int
    """The number of the undone entry in the list."""
    reason: Reason = ""


Event = (
    Entered
    | Withdrawn
    | Returned
    | CheckedIn
    | Substituted
    | RoundStarted
    | RoundCancelled
    | Recorded
    | Penalised
    | TimeAdded
    | Paused
    | Resumed
    | Committed
    | Revealed
    | Closed
    | Undone
)


class LogEntry(Struct, frozen=True, omit_defaults=True):
    """An event with its number, and when and by whom it was decided."""

    number: int
    event: Event
    at: str = ""
    """The time as the caller gives it; no clock is read here."""
    by: str = ""
