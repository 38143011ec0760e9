"""The result of a finished match: who played at which seat, their places, whether it counts.

A seat belongs to the person who sat at it when the first round was dealt, whoever plays it later.
Somebody who has left takes the last place; a side of which nobody has stayed comes last.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field
from typing import Final, Literal

from msgspec import Struct

from capicua.server.ratings.pools import HOUSE, Pool, pool_of
from capicua.table.room import events
from capicua.table.room.retired_table import RetiredTable
from capicua.table.room.room import Room

WhyUnrated = Literal[
    "",
    "casual",
    "off",
    "solitaire",
    "practice",
    "set-up",
    "assisted",
    "house-rules",
    "bots",
    "guests",
    "removed",
    "repeated",
    "suspended",
]
"""Why a match does not count for ratings; empty if it does."""
_ABOUT_PEOPLE: Final = tuple(
    f'{{"event":"{name}"'.encode()
    for name in ("opened", "entered", "admitted", "left", "removed", "dealt")
)


@dataclass(slots=True)
class Owner:
    """The person to whom a seat belongs."""

    tokens: list[str]
    """The hashes they are known by; more than one if the host plays on two devices."""
    from_deal: bool
    has_left: bool = False


@dataclass(slots=True)
class People:
    """Who sits where, as a log tells it."""

    owners: list[Owner | None]
    """The person to whom each seat belongs, if any."""
    has_removals: bool = False
    """Whether the host has removed a player during the match."""
    guests: dict[str, int | None] = field(default_factory=dict)
    numbers: dict[str, int] = field(default_factory=dict)
    has_begun: bool = False

    def begin(self) -> None:
        """Note the first deal: whoever sits now owns the seat."""
        if self.has_begun:
            return
        self.has_begun = True
        for token, seat in self.guests.items():
            if seat is not None:
                self._sit(seat, token)

    def enter(self, token: str, seat: int | None) -> None:
        """Note that a person has come."""
        self.numbers.setdefault(token, max(self.numbers.values(), default=0) + 1)
        self.guests[token] = seat
        if self.has_begun and seat is not None:
            self._sit(seat, token, is_late=True)

    def _sit(self, seat: int, token: str, *, is_late: bool = False) -> None:
        owner = self.owners[seat]
        if owner is None:
            self.owners[seat] = Owner([token], not is_late)
        elif token in owner.tokens:
            owner.has_left = False
        elif not is_late:
            owner.tokens.append(token)

    def leave(self, tokens: Iterable[str], *, is_removed: bool = False) -> None:
        """Note that people have left for good."""
        for token in list(tokens):
            seat = self.guests.pop(token, None)
            owner = None if seat is None else self.owners[seat]
            if owner is not None and token in owner.tokens:
                owner.has_left = True
                self.has_removals = self.has_removals or is_removed


def is_about_people(payload: bytes) -> bool:
    """Return whether a stored event may say who sits where; cheaper than decoding it."""
    return payload.startswith(_ABOUT_PEOPLE)


def people_of(log: Iterable[events.Event], seats: int) -> People:
    """Return to whom each seat belongs, from the events of a log that are about people."""
    people = People([None] * seats)
    for event in log:
        match event:
            case events.Opened():
                for number, (token, guest) in enumerate(event.guests.items(), 1):
                    people.guests[token] = guest.seat
                    people.numbers[token] = guest.number or number
                if event.rounds:
                    people.begin()
            case events.Entered():
                people.enter(event.who, event.guest.seat)
            case events.Admitted():
                people.enter(event.token, event.guest.seat)
            case events.Left():
                seat = event.seat
                people.leave(
                    token
                    for token, at in people.guests.items()
                    if token == event.who or (seat is not None and at == seat)
                )
            case events.Removed():
                gone = [one for one, number in people.numbers.items() if number == event.person]
                people.leave(gone, is_removed=True)
            case events.Dealt():
                people.begin()
            case _:
                pass
    return people


def event_of(table: str) -> str:
    """Return the tournament of a match with real tiles, named after both; else nothing."""
    event, dot, _ = table.partition(".")
    return event if dot else ""


class SeatResult(Struct, frozen=True):
    """What became of a seat."""

    seat: int
    side: int
    place: int
    """1 for the winners; equal for ties."""
    points: int
    tokens: tuple[str, ...] = ()
    """The hashes of its person at the table; empty for a bot."""
    level: str = ""
    """The level of a bot."""
    has_left: bool = False
    from_deal: bool = False
    """Whether its person sat there from the first deal on."""


class Result(Struct, frozen=True):
    """A finished match."""

    table: str
    pool: Pool
    preset: str
    options: dict[str, str]
    rounds: int
    began: int
    ended: int
    seats: list[SeatResult]
    why_unrated: WhyUnrated
    """Why it does not count, as far as the table knows."""
    is_own_play: bool = True
    """Whether people decided alone: no hints, no practice, no continued record."""


def result_of(
    room: Room, people: People, began: int, ended: int, *, is_rated: bool
) -> Result | None:
    """Return the result of a table; ``None`` if its match is not over or its rules are gone.

    There is none either if its time was up before a hand was finished.

    ``is_rated``: whether the server offers ratings.
    """
    if isinstance(room, RetiredTable) or room.phase != "over" or not room.deals:
        return None
    if room.is_stopped and not room.match.rounds:
        return None
    game, owned = room.game, people.owners
    sides = [int(side) for side in game.sides]
    left = [_has_left(room, owned, seat) for seat in range(len(sides))]
    places = _places(room, sides, left)
    totals = room.totals
    seats = []
    for seat, side in enumerate(sides):
        owner, sitting = owned[seat], room.sittings[seat]
        seats.append(
            SeatResult(
                seat,
                side,
                places[seat],
                int(totals[seat]),
                () if owner is None else tuple(owner.tokens),
                "" if owner is not None else sitting.level,
                left[seat],
                owner is not None and owner.from_deal,
            )
        )
    pool = pool_of(game)
    rules = room.plan.rules
    return Result(
        room.id,
        pool,
        rules.preset,
        dict(rules.options),
        len(room.scored()),
        began,
        ended,
        seats,
        _why_unrated(room, pool, seats, is_rated, people.has_removals),
        is_own_play=not (room.is_assisted or room.is_practice or room.set_up is not None),
    )


def _has_left(room: Room, owned: Sequence[Owner | None], seat: int) -> bool:
    owner, sitting = owned[seat], room.sittings[seat]
    if owner is None:
        return False
    is_played_by_bot = sitting.kind != "person" or bool(sitting.level)
    return owner.has_left or is_played_by_bot or room.forfeited == seat


def _places(room: Room, sides: list[int], left: list[bool]) -> list[int]:
    """Return the places by seat."""
    if len(sides) == 1:
        return [1 if room.game.is_won(int(room.totals[0])) else 2]
    stayed = {side for side, is_gone in zip(sides, left, strict=True) if not is_gone}
    totals, won = room.totals, {sides[seat] for seat in room.winners}
    sign = 1 if type(room.game).low_is_good else -1

    def rank(side: int) -> tuple[bool, bool, int]:
        if side not in stayed:
            return True, True, 0
        if side in won:
            return False, False, 0
        lost_on_time = room.forfeited is not None
        total = sum(int(totals[seat]) for seat, one in enumerate(sides) if one == side)
        return False, True, 0 if lost_on_time else sign * total

    ranks = {side: rank(side) for side in sides}
    order = sorted(ranks.values())
    last = max(order.index(value) + 1 for value in ranks.values())
    return [
        max(last, 2) if is_gone else order.index(ranks[side]) + 1
        for side, is_gone in zip(sides, left, strict=True)
    ]


def _why_unrated(
    room: Room, pool: Pool, seats: Sequence[SeatResult], is_rated: bool, has_removals: bool
) -> WhyUnrated:
    if len(seats) == 1:
        return "solitaire"
    if not room.plan.rated:
        return "practice" if room.is_practice else "casual"
    if not is_rated:
        return "off"
    if room.set_up is not None:
        return "set-up"
    if room.is_assisted or room.is_practice:
        return "assisted"
    if pool.rules == HOUSE:
        return "house-rules"
    if any(not seat.from_deal for seat in seats):
        return "bots"
    return "removed" if has_removals else ""
