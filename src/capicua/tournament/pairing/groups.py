"""Tables of three or four people who all play against each other.

The best division into groups is hard to find, so two matchings make it: the first joins people in
twos, the second joins twos in tables of four (or a two and one person in tables of three). Both
obey the same rules in the same order as for two sides: no repeats, equal scores, club-mates apart.
Where the number of people does not divide, some tables have one chair less: an empty chair takes
part in the matching, and no table gets two of them.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from itertools import combinations, permutations

from capicua.tournament.history import History
from capicua.tournament.pairing.matching import Penalties, lightest
from capicua.tournament.pairing.swiss import SwissField
from capicua.tournament.state import State


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
    everybody = [*players, *empty]
    if size == 4:
        twos = lightest(everybody, _costs(field, [(each,) for each in everybody]))
        parts: list[tuple[int, ...]] = list(twos)
        fours = lightest(range(len(parts)), _indexed(field, parts))
        found = [(*parts[a], *parts[b]) for a, b in fours]
    else:
        # As many people stay alone as there are tables; a place of its own stands for each.
        count = len(everybody) // 3
        alone = [-1000 - at for at in range(count)]
        costs = _costs(field, [(each,) for each in everybody])
        width = len(next(iter(costs.values())))
        costs |= {(one, place): (0,) * width for one in everybody for place in alone}
        twos = lightest([*everybody, *alone], costs)
        parts = [pair for pair in twos if pair[1] > -1000]
        ones: list[tuple[int, ...]] = [(pair[0],) for pair in twos if pair[1] <= -1000]
        both = parts + ones
        between = {
            (a, b): _between(field, both[a], both[b])
            for a in range(len(parts))
            for b in range(len(parts), len(both))
        }
        found = [(*both[a], *both[b]) for a, b in lightest(range(len(both)), between)]
    return [tuple(one for one in table if one > 0) for table in found]


def _costs(field: SwissField, parts: Sequence[tuple[int, ...]]) -> dict[tuple[int, int], Penalties]:
    return {(a[0], b[0]): _between(field, a, b) for a, b in combinations(parts, 2)}


def _indexed(
    field: SwissField, parts: Sequence[tuple[int, ...]]
) -> dict[tuple[int, int], Penalties]:
    found = {}
    for a, b in combinations(range(len(parts)), 2):
        costs = _between(field, parts[a], parts[b])
        empty = sum(one < 0 for one in (*parts[a], *parts[b]))
        found[a, b] = (int(empty > 1), *costs)
    return found


def seated(table: Sequence[int], past: Mapping[int, History]) -> tuple[int, ...]:
    """Return the people of a table in the seat order that keeps seats balanced.

    Of all orders, the one in which everybody has sat at the new seat least often.
    """

    def cost(order: Sequence[int]) -> tuple[int, int]:
        sat = [past[one].seats[seat] for seat, one in enumerate(order)]
        return sum(each * each for each in sat), max(sat)

    return min(permutations(table), key=cost)
