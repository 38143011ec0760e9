"""Movements for duplicate deals: Mitchell and Howell, for 2 to 20 tables.

In a Mitchell movement one half of the pairs stays and the other moves up a table each round, the
deals move down one. With an even number of tables the moving pairs skip a table half way, or they
would meet the same deals again; that costs one round. In a Howell movement all pairs but one move,
everybody meets everybody, and everybody plays every set of deals once.

A Howell movement with n tables follows from its first round: pairs and sets move up by one modulo
2n − 1, pair 2n stays. The first round is right if the differences of the opponents are all
different (then everybody meets) and so are the differences of each pair and the set of its table
(then nobody sees a set twice). Such first rounds are known as starters with adders, and as Room
squares where no two tables share a set.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Literal

from capicua.tournament.duplicate.starters import HOWELL
from capicua.tournament.settings import refuse

FEWEST, MOST = 2, 20


@dataclass(frozen=True)
class Seat:
    """Who plays at a table in a round, and which set of deals; all counted from 1."""

    table: int
    first: int
    second: int
    set: int


@dataclass(frozen=True)
class Movement:
    """The rounds of a movement. A pair that meets ``phantom`` sits out."""

    kind: Literal["mitchell", "howell"]
    pairs: int
    sets: int
    rounds: tuple[tuple[Seat, ...], ...]
    phantom: int = 0
    """The number of the pair that is missing; 0 if the number of pairs is even."""


def mitchell(pairs: int, switched: int = 0) -> Movement:
    """Return the Mitchell movement: pair p of one half meets pair t + q of the other.

    In the last ``switched`` rounds the sides are exchanged, which makes one field of the two.
    """
    tables = _tables("mitchell", pairs)
    count = tables if tables % 2 else tables - 1
    found = []
    for round in range(count):
        seats = []
        skipped = int(tables % 2 == 0 and round >= tables // 2)
        for table in range(tables):
            moving = tables + (table - round - skipped) % tables
            first, second = table + 1, moving + 1
            if round >= count - switched:
                first, second = second, first
            seats.append(Seat(table + 1, first, second, (table + round) % tables + 1))
        found.append(tuple(seats))
    return Movement("mitchell", pairs, tables, tuple(found), 2 * tables if pairs % 2 else 0)


def howell(pairs: int) -> Movement:
    """Return the Howell movement, in which everybody meets everybody."""
    tables = _tables("howell", pairs)
    modulus = 2 * tables - 1
    stays = 2 * tables
    found = []
    starter, sets = first_round(tables)
    turned = _sides(tables, starter, sets)
    for round in range(modulus):
        seats = []
        for table, ((one, other), set_, turn) in enumerate(zip(starter, sets, turned, strict=True)):
            a = stays if one < 0 else (one + round) % modulus + 1
            b = (other + round) % modulus + 1
            first, second = (b, a) if turn else (a, b)
            seats.append(Seat(table + 1, first, second, (set_ + round) % modulus + 1))
        found.append(tuple(seats))
    return Movement("howell", pairs, modulus, tuple(found), stays if pairs % 2 else 0)


def _tables(kind: str, pairs: int) -> int:
    tables = (pairs + 1) // 2
    if not FEWEST <= tables <= MOST or pairs < 3:
        raise refuse("movement-size", kind=kind, pairs=pairs, low=3, high=2 * MOST)
    return tables


Starter = tuple[tuple[int, int], ...]


def first_round(tables: int) -> tuple[Starter, tuple[int, ...]]:
    """Return the opponents at each table in the first round of a Howell, and the sets of deals.

    Numbers are modulo 2n − 1, −1 is the pair that stays. No two tables share a set, except with 2
    and 3 tables, for which there is no such first round.
    """
    found = HOWELL[tables]
    return tuple((one, other) for one, other, _ in found), tuple(set_ for _, _, set_ in found)


def _sides(tables: int, starter: Starter, sets: Sequence[int]) -> list[bool]:
    """Return at which tables the sides are exchanged, so that everybody is compared evenly.

    Two pairs that play a deal on the same side are compared with each other; the choice makes the
    numbers of such comparisons as equal as single changes can make them.
    """
    turned = [False] * tables
    best = _unevenness(starter, sets, turned)
    improved = True
    while improved:
        improved = False
        for table in range(tables):
            turned[table] = not turned[table]
            found = _unevenness(starter, sets, turned)
            if found < best:
                best, improved = found, True
            else:
                turned[table] = not turned[table]
    return turned


def _unevenness(starter: Starter, sets: Sequence[int], turned: Sequence[bool]) -> int:
    """Return the sum of the squares of how often two pairs are compared.

    Everything moves by 1 modulo 2n − 1, so differences stand for pairs.
    """
    modulus = 2 * len(starter) - 1
    side: dict[int, int] = {}
    for (one, other), set_, turn in zip(starter, sets, turned, strict=True):
        if one >= 0:
            side[(one - set_) % modulus] = int(turn)
        side[(other - set_) % modulus] = 1 - int(turn)
    # On a fixed set every moving pair sits once, at the place that ``side`` tells.
    count: Counter[int] = Counter()
    places = sorted(side)
    for a in places:
        for b in places:
            if a < b and side[a] == side[b]:
                count[min((a - b) % modulus, (b - a) % modulus)] += 1
    return sum(each * each for each in count.values())


def problems(movement: Movement) -> list[str]:
    """Return what is wrong with a movement: nothing, if it is a movement of its kind."""
    found = []
    half = (movement.pairs + 1) // 2
    everybody = set(range(1, 2 * half + 1))
    met: Counter[tuple[int, int]] = Counter()
    seen: Counter[tuple[int, int]] = Counter()
    for number, seats in enumerate(movement.rounds, 1):
        playing = [pair for seat in seats for pair in (seat.first, seat.second)]
        if set(playing) != everybody or len(playing) != len(everybody):
            found.append(f"round {number}: not everybody plays once")
        for seat in seats:
            met[min(seat.first, seat.second), max(seat.first, seat.second)] += 1
            seen.update([(seat.first, seat.set), (seat.second, seat.set)])
    found += [f"{pair} meet {times} times" for pair, times in met.items() if times > 1]
    found += [
        f"pair and set {each} meet {times} times" for each, times in seen.items() if times > 1
    ]
    if movement.kind == "howell":
        if len(met) != len(everybody) * (len(everybody) - 1) // 2:
            found.append("not everybody meets everybody")
        if len(seen) != len(everybody) * movement.sets:
            found.append("not everybody plays every set")
    return found


def comparisons(movement: Movement) -> Counter[tuple[int, int]]:
    """Return how often two pairs play the same set on the same side."""
    by_set: dict[tuple[int, int], list[int]] = {}
    for seats in movement.rounds:
        for seat in seats:
            by_set.setdefault((seat.set, 0), []).append(seat.first)
            by_set.setdefault((seat.set, 1), []).append(seat.second)
    found: Counter[tuple[int, int]] = Counter()
    for pairs in by_set.values():
        found.update((one, other) for one in pairs for other in pairs if one < other)
    return found
