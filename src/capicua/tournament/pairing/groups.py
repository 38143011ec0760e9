"""Tables of three or four people who all play against each other.

The best division into groups is hard to find, so two matchings make it: the first joins people in
twos, the second joins twos in tables of four (or a two and one person in tables of three). Then the
tables are cut in two in other ways and matched again, as long as that makes them better. All
obey the same rules in the same order as for two sides: no repeats, equal scores, club-mates apart.
Where the number of people does not divide, some tables have one chair less: an empty chair takes
part in the matching, and no table gets two of them.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from itertools import combinations, permutations
from typing import Final

from capicua.tournament.history import History
from capicua.tournament.pairing.matching import Penalties, lightest
from capicua.tournament.pairing.swiss import SwissField
from capicua.tournament.state import State

ALONE: Final = -1_000_000
"""The numbers from here downwards are the places of those who join a two alone."""
STEPS: Final = 30
LARGEST: Final = 3000
"""The people of all steps together, so that a field of 400 is seated in seconds."""
PATIENCE: Final = 9
"""Steps without improvement after which the tables stay as they are."""


def table_sizes(people: int, size: int, smallest: int) -> tuple[int, int, int]:
    """Return the numbers of full tables, of tables with a chair less, and of people who sit out.

    >>> table_sizes(10, 4, 3), table_sizes(10, 4, 4), table_sizes(5, 4, 3)
    ((1, 2, 0), (2, 0, 2), (1, 0, 1))
    """
    short = -people % size
    full = (people + short) // size - short
    if smallest < size and full >= 0:
        return full, short, 0
    return people // size, 0, people % size


def tables(
    state: State, free: Sequence[int], size: int, smallest: int
) -> tuple[list[tuple[int, ...]], list[int]]:
    """Return the tables of the next round in seat order, and who sits out."""
    field = SwissField(state, free)
    _, short, out = table_sizes(len(free), size, smallest)
    byes = sorted(field.ranked, key=lambda one: (field.past[one].byes, -field.rank[one]))[:out]
    players = [one for one in field.ranked if one not in byes]
    empty = list(range(-short, 0))
    joined = _joined(field, players, empty, size)
    order = sorted(joined, key=lambda table: min(field.rank[one] for one in table))
    return [seated(table, field.past) for table in order], byes


def _cost(field: SwissField, one: int, other: int) -> Penalties:
    """Return the penalties of two people at a table, or of a person and an empty chair."""
    if one < 0 or other < 0:
        person = max(one, other)
        # Short tables fall to the lower ranks and not twice to the same people.
        low = len(field.ranked) - field.rank[person] if person > 0 else 0
        return int(one < 0 and other < 0), 0, 0, 0, low
    repeat, _, score, _, club, _, _ = field.penalties(one, other)
    return 0, repeat * repeat, score, club, abs(field.rank[one] - field.rank[other])


def _sum(costs: Sequence[Penalties]) -> Penalties:
    return tuple(sum(column) for column in zip(*costs, strict=True))


def _between(field: SwissField, one: Sequence[int], other: Sequence[int]) -> Penalties:
    return _sum([_cost(field, a, b) for a in one for b in other])


def _joined(
    field: SwissField, players: list[int], empty: list[int], size: int
) -> list[tuple[int, ...]]:
    """Return the tables as two matchings make them, improved by further ones."""
    everybody = [*players, *empty]
    costs = _costs(field, everybody)
    if size == 4:
        halves: list[tuple[int, ...]] = list(lightest(everybody, costs))
        found = _rejoined(field, halves, [])
    else:
        # As many people stay alone as there are tables; a place of its own stands for each.
        alone = [ALONE - at for at in range(len(everybody) // 3)]
        width = len(next(iter(costs.values())))
        costs |= {(one, place): (0,) * width for one in everybody for place in alone}
        twos = lightest([*everybody, *alone], costs)
        ones: list[tuple[int, ...]] = [(pair[0],) for pair in twos if pair[1] <= ALONE]
        found = _rejoined(field, [pair for pair in twos if pair[1] > ALONE], ones)
    found = _improved(field, found, size)
    return [tuple(one for one in table if one > 0) for table in found]


def _rejoined(
    field: SwissField, halves: Sequence[tuple[int, ...]], others: Sequence[tuple[int, ...]]
) -> list[tuple[int, ...]]:
    """Return the best tables of two halves, or of a half and one of the others if there are any."""
    parts = [*halves, *others]
    offered = {}
    for a, b in combinations(range(len(parts)), 2):
        if not others or (a < len(halves)) != (b < len(halves)):
            costs = _between(field, parts[a], parts[b])
            empty = sum(one < 0 for one in (*parts[a], *parts[b]))
            offered[a, b] = (int(empty > 1), *costs)
    return [(*parts[a], *parts[b]) for a, b in lightest(range(len(parts)), offered)]


def _improved(field: SwissField, tables: list[tuple[int, ...]], size: int) -> list[tuple[int, ...]]:
    """Return tables after cutting them in two in other ways and matching the parts again.

    The tables before are one of the matchings, so no step makes them worse.
    """
    best, unchanged = _total(field, tables), 0
    for step in range(min(STEPS, max(PATIENCE // 3, LARGEST // (size * len(tables))))):
        cut = [_rotated(table, step + at * (step // 3)) for at, table in enumerate(tables)]
        halves = [table[:2] for table in cut]
        rest = [table[2:] for table in cut]
        again = _rejoined(field, halves + rest, []) if size == 4 else _rejoined(field, halves, rest)
        total = _total(field, again)
        unchanged = 0 if total < best else unchanged + 1
        if total < best:
            best, tables = total, again
        if unchanged == PATIENCE:
            break
    return tables


def _rotated(table: tuple[int, ...], turn: int) -> tuple[int, ...]:
    """Return the people of a table in an order that cuts it in the given way."""
    if len(table) == 4:
        first, *rest = sorted(table)
        return first, rest[turn % 3], rest[(turn + 1) % 3], rest[(turn + 2) % 3]
    ordered = sorted(table)
    return (*ordered[turn % 3 + 1 :], *ordered[: turn % 3 + 1])


def _total(field: SwissField, tables: Sequence[tuple[int, ...]]) -> Penalties:
    """Return the penalties of tables under each rule."""
    costs = [_cost(field, a, b) for table in tables for a, b in combinations(table, 2)]
    empty = sum(max(0, sum(one < 0 for one in table) - 1) for table in tables)
    return empty, *_sum(costs)


def _costs(field: SwissField, people: Sequence[int]) -> dict[tuple[int, int], Penalties]:
    return {(a, b): _cost(field, a, b) for a, b in combinations(people, 2)}


def seated(table: Sequence[int], past: Mapping[int, History]) -> tuple[int, ...]:
    """Return the people of a table in the seat order that keeps seats balanced.

    Of all orders, the one in which everybody has sat at the new seat least often.
    """

    def cost(order: Sequence[int]) -> tuple[int, int]:
        sat = [past[one].seats[seat] for seat, one in enumerate(order)]
        return sum(each * each for each in sat), max(sat)

    return min(permutations(table), key=cost)
