"""Individual movements: partners rotate, everybody plays with and against everybody evenly.

For 4k or 4k + 1 people a whist tournament exists: everybody partners everybody once and opposes
everybody twice. ``WHIST`` has first rounds from which all others follow by adding 1 to every
number; ``is_whist`` checks them. For other numbers, and when people come late or leave, two
matchings make each round: the first chooses partners who have been partners least often, the second
sets pairs against each other who have met least often.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from itertools import combinations

from capicua.tournament.duplicate.starters import WHIST
from capicua.tournament.history import histories
from capicua.tournament.pairing.matching import Penalties, lightest, penalties_between
from capicua.tournament.state import State

Seats = tuple[int, int, int, int]
"""Two partners, then their two opponents."""


def starter_rounds(count: int) -> list[list[Seats]]:
    """Return the rounds of the whist tournament for a number of people, counted from 0.

    Empty if no starter is known. With 4k + 1 people one sits out each round, everybody once.
    """
    starter = WHIST.get(count)
    if starter is None:
        return []
    turns = count - 1 if count % 4 == 0 else count

    def moved(one: int, turn: int) -> int:
        if count == 9:
            return (one // 3 + turn // 3) % 3 * 3 + (one + turn) % 3
        return count - 1 if one < 0 else (one + turn) % turns

    return [
        [(moved(a, turn), moved(b, turn), moved(c, turn), moved(d, turn)) for a, b, c, d in starter]
        for turn in range(turns)
    ]


def is_whist(count: int, rounds: Sequence[Sequence[Seats]]) -> bool:
    """Return whether everybody partners everybody once and opposes everybody twice."""
    partners: Counter[tuple[int, int]] = Counter()
    opponents: Counter[tuple[int, int]] = Counter()
    for tables in rounds:
        seen = [one for table in tables for one in table]
        if len(set(seen)) != len(seen):
            return False
        for a, b, c, d in tables:
            partners.update([(min(a, b), max(a, b)), (min(c, d), max(c, d))])
            opponents.update((min(x, y), max(x, y)) for x in (a, b) for y in (c, d))
    every = list(combinations(range(count), 2))
    return all(partners[pair] == 1 and opponents[pair] == 2 for pair in every)


def tables(state: State, free: Sequence[int]) -> tuple[list[Seats], list[int]]:
    """Return the tables of the next round, partners first, and who sits out."""
    everybody = state.first_field()
    number = len(state.rounds)
    known = starter_rounds(len(everybody))
    if set(everybody) == set(free) and number < len(known) and _is_as_planned(state, known):
        people = sorted(everybody, key=state.lot)
        found = [(people[a], people[b], people[c], people[d]) for a, b, c, d in known[number]]
        playing = {one for table in found for one in table}
        return found, [one for one in everybody if one not in playing]
    return matched(state, free)


def _is_as_planned(state: State, known: list[list[Seats]]) -> bool:
    return not any(round.manual for round in state.rounds)


def matched(state: State, free: Sequence[int]) -> tuple[list[Seats], list[int]]:
    """Return tables by two matchings, partners first, and who sits out."""
    past = histories(state)
    ordered = sorted(
        free, key=lambda one: (past[one].byes, -len(past[one].outings), state.lot(one))
    )
    out = len(ordered) % 4
    byes, players = ordered[:out], sorted(ordered[out:], key=state.lot)

    def partners(one: int, other: int) -> Penalties:
        with_, met = past[one].partnered[other], past[one].met[other]
        return with_ * with_, met * met

    pairs = lightest(players, penalties_between(players, partners))

    def opponents(a: int, b: int) -> Penalties:
        met = [past[x].met[y] for x in pairs[a] for y in pairs[b]]
        together = [past[x].partnered[y] for x in pairs[a] for y in pairs[b]]
        return sum((2 * each + 1) ** 2 for each in met) - 4, sum(together)

    numbers = list(range(len(pairs)))
    found = lightest(numbers, penalties_between(numbers, opponents))
    return [(*pairs[a], *pairs[b]) for a, b in found], byes
