"""Pairing: who of the people who wait plays with whom.

Whoever has waited longest comes first, and gets the group of their formats whose members have
waited longest. People who are apart never meet; where strength counts, players of similar strength
meet first, and others once they have waited. Bots fill seats only where everybody has agreed.

Nobody who could be in a group remains: among the ``NEAREST`` people of closest strength who fit a
person, groups are searched for exhaustively.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from collections.abc import Set as AbstractSet
from itertools import chain
from operator import attrgetter
from typing import Final, NamedTuple

from msgspec import Struct

NEAREST: Final = 48
"""Maximum number of people considered for one group, those of closest strength."""
WINDOW: Final = 100.0
"""The difference of strength accepted at first."""
WIDER: Final = 10.0
"""By how much the accepted difference grows in a second."""
ANY_MS: Final = 60_000
"""After this time every difference is accepted, in milliseconds."""


class Waiting(Struct, frozen=True):
    """A person who waits to be paired."""

    id: str
    since: int
    """When the wait began, in milliseconds since 1970."""
    formats: tuple[str, ...]
    account: str = ""
    """The account; empty for guests."""
    strength: Mapping[str, float] = {}
    """The rating in each format in which it counts."""
    bots_after: int = 0
    """The milliseconds after which bots may fill the seats still free; 0: never."""


class Group(NamedTuple):
    """People who play together, by the ids of their waits; bots take the other seats."""

    format: str
    members: tuple[str, ...]
    bots: int = 0


def window(waited_ms: int) -> float:
    """Return the difference of strength that a person accepts after a wait."""
    return float("inf") if waited_ms >= ANY_MS else WINDOW + WIDER * waited_ms / 1000


def pair(
    waiting: Iterable[Waiting],
    seats: Mapping[str, int],
    apart: Iterable[AbstractSet[str]],
    now: int,
) -> list[Group]:
    """Return the groups to be formed now; nobody is in two.

    ``seats`` is the number of seats of each format, ``apart`` the pairs of accounts that must not
    meet.
    """
    people = sorted(waiting, key=attrgetter("since", "id"))
    hall = _Hall(people, seats, apart, now)
    groups = []
    left = []
    for number in range(len(people)):
        if hall.is_gone(number):
            continue
        found = hall.group_of(number)
        if found is None:
            # Nobody will find a group with this person either: fewer and fewer people wait.
            hall.drop(number)
            left.append(number)
        else:
            groups.append(found)
    hall.begin_again(left)
    for number in left:
        found = None if hall.is_gone(number) else hall.group_with_bots(number)
        if found is not None:
            groups.append(found)
    return groups


class _Queue:
    """The people who wait for a format in order of strength, as a linked list."""

    def __init__(self, entries: Sequence[tuple[float, int]]) -> None:
        """Link people, each given as (strength, number); numbers are in order of waiting."""
        ordered = sorted(entries)
        self.strengths = [strength for strength, _ in ordered]
        self.numbers = [number for _, number in ordered]
        self.places = {number: place for place, number in enumerate(self.numbers)}
        count = len(ordered)
        self.after = list(range(1, count + 1))
        self.before = list(range(-1, count - 1))
        self.count = count

    def drop(self, number: int) -> None:
        """Remove a person."""
        place = self.places.pop(number)
        before, after = self.before[place], self.after[place]
        if before >= 0:
            self.after[before] = after
        if after < len(self.numbers):
            self.before[after] = before
        self.count -= 1


class _Hall:
    """All people who wait, by format."""

    def __init__(
        self,
        people: Sequence[Waiting],
        seats: Mapping[str, int],
        apart: Iterable[AbstractSet[str]],
        now: int,
    ) -> None:
        self._people = people
        self._seats = seats
        self._now = now
        self._windows = [window(now - one.since) for one in people]
        self._apart: dict[str, set[str]] = {}
        for one, other in map(tuple, apart):
            self._apart.setdefault(one, set()).add(other)
            self._apart.setdefault(other, set()).add(one)
        self._gone = bytearray(len(people))
        self._queues: dict[str, _Queue] = {}
        self.begin_again(range(len(people)))

    def begin_again(self, numbers: Iterable[int]) -> None:
        """Let only these people wait."""
        entries: dict[str, list[tuple[float, int]]] = {}
        self._gone = bytearray(b"\1") * len(self._people)
        for number in numbers:
            self._gone[number] = 0
            one = self._people[number]
            for format in one.formats:
                strength = one.strength.get(format, 0.0) if one.strength else 0.0
                entries.setdefault(format, []).append((strength, number))
        self._queues = {format: _Queue(found) for format, found in entries.items()}

    def is_gone(self, number: int) -> bool:
        """Return whether a person is in a group, or has been dropped."""
        return bool(self._gone[number])

    def drop(self, number: int) -> None:
        """Remove a person from all queues."""
        self._gone[number] = 1
        for format in self._people[number].formats:
            self._queues[format].drop(number)

    def group_of(self, number: int) -> Group | None:
        """Form the best group with a person, and remove its members; ``None`` if there is none."""
        best: tuple[int, str, list[int]] | None = None
        for format in self._people[number].formats:
            size = self._seats[format]
            if self._queues[format].count < size:
                continue
            others = self._others(number, format, size - 1)
            if others is None:
                continue
            waited = sum(self._now - self._people[other].since for other in others)
            if best is None or waited > best[0]:
                best = (waited, format, others)
        return None if best is None else self._formed(best[1], [number, *best[2]])

    def group_with_bots(self, number: int) -> Group | None:
        """Form the largest group with a person who accepts bots, as do all others in it."""
        if not self._takes_bots(number):
            return None
        best: tuple[str, list[int]] | None = None
        for format in self._people[number].formats:
            fitting = [one for one in self._fitting(number, format) if self._takes_bots(one)]
            for count in range(min(self._seats[format] - 2, len(fitting)), 0, -1):
                others = self._clique(fitting, [], count)
                if others is not None:
                    if best is None or len(others) > len(best[1]):
                        best = (format, others)
                    break
        return None if best is None else self._formed(best[0], [number, *best[1]])

    def _formed(self, format: str, members: list[int]) -> Group:
        for member in members:
            self.drop(member)
        ids = tuple(self._people[member].id for member in sorted(members))
        return Group(format, ids, self._seats[format] - len(members))

    def _takes_bots(self, number: int) -> bool:
        one = self._people[number]
        return 0 < one.bots_after <= self._now - one.since

    def _others(self, number: int, format: str, count: int) -> list[int] | None:
        """Return the people who play with a person, first among a few who fit, then among more."""
        few = self._fitting(number, format, count)
        found = self._clique(few, [], count)
        if found is not None or len(few) < count:
            return found
        return self._clique(self._fitting(number, format), [], count)

    def _fitting(self, number: int, format: str, most: int = NEAREST) -> list[int]:
        """Return the people who could play with a person, of closest strength first."""
        queue = self._queues[format]
        place = queue.places[number]
        own, widest = queue.strengths[place], self._windows[number]
        before, after = queue.before[place], queue.after[place]
        strengths, numbers, end = queue.strengths, queue.numbers, len(queue.numbers)
        found: list[int] = []
        while len(found) < most:
            down = own - strengths[before] if before >= 0 else float("inf")
            up = strengths[after] - own if after < end else float("inf")
            distance = min(down, up)
            if distance > widest or (before < 0 and after >= end):
                break
            # Of people as strong, those before this one came earlier.
            if down <= up:
                other, before = numbers[before], queue.before[before]
            else:
                other, after = numbers[after], queue.after[after]
            if distance <= self._windows[other] and self._may_meet(number, other):
                found.append(other)
        return found

    def _may_meet(self, one: int, other: int) -> bool:
        first, second = self._people[one].account, self._people[other].account
        if not first or not second:
            return True
        return first != second and second not in self._apart.get(first, ())

    def _clique(self, fitting: Sequence[int], chosen: list[int], size: int) -> list[int] | None:
        """Return ``size`` of the people who may all meet each other, preferring the first ones."""
        if size == 0:
            return chosen
        if size == 1:
            return [*chosen, fitting[0]] if fitting else None
        for at, one in enumerate(fitting):
            if len(fitting) - at < size:
                return None
            rest = [other for other in fitting[at + 1 :] if self._may_meet(one, other)]
            found = self._clique(rest, [*chosen, one], size - 1)
            if found is not None:
                return found
        return None


def waiting_counts(waiting: Iterable[Waiting]) -> dict[str, int]:
    """Return how many people wait for each format."""
    counts: dict[str, int] = {}
    for format in chain.from_iterable(one.formats for one in waiting):
        counts[format] = counts.get(format, 0) + 1
    return counts
