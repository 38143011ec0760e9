"""Find the first rounds of movements (``capicua.tournament.duplicate.starters``).

``python scripts/movements.py whist 24`` prints those of individual movements for up to 24 people,
``howell 20`` those of Howell movements for up to 20 tables.

A whist tournament of n = 4k people uses the numbers modulo n − 1 and one that stays (−1), of 4k + 1
the numbers modulo n. Its partners must have every difference once, its opponents every difference
twice; then the moved rounds have every pair once and twice. A Howell movement of n tables uses the
numbers modulo 2n − 1 and one that stays; opponents must have every difference once, and so must
pairs and the sets of their tables.
"""

from __future__ import annotations

import random
import sys
import time

Table = tuple[int, int, int, int]


def whist(people: int, seconds: float, rng: random.Random) -> list[Table]:
    """Return a starter, or nothing if none is found in time."""
    modulus = people - 1 if people % 4 == 0 else people
    until = time.monotonic() + seconds
    while time.monotonic() < until:
        found = _attempt(people, modulus, rng)
        if found:
            return found
    return []


def _attempt(people: int, modulus: int, rng: random.Random) -> list[Table]:
    left = set(range(modulus)) if people % 4 == 0 else set(range(1, modulus))
    with_ = [0] * modulus
    against = [0] * modulus
    tables: list[Table] = []
    budget = [4000]
    numbers = list(range(modulus))
    rng.shuffle(numbers)

    def use(counts: list[int], one: int, other: int, by: int) -> None:
        if one < 0 or other < 0:
            return
        counts[(one - other) % modulus] += by
        counts[(other - one) % modulus] += by

    def fits(a: int, b: int, c: int, d: int) -> bool:
        for x, y in ((a, b), (c, d)):
            use(with_, x, y, 1)
        for x in (a, b):
            for y in (c, d):
                use(against, x, y, 1)
        good = all(
            with_[(x - y) % modulus] <= 1 for x, y in ((a, b), (c, d)) if x >= 0 and y >= 0
        ) and all(against[(x - y) % modulus] <= 2 for x in (a, b) for y in (c, d) if x >= 0 <= y)
        if not good:
            drop(a, b, c, d)
        return good

    def drop(a: int, b: int, c: int, d: int) -> None:
        for x, y in ((a, b), (c, d)):
            use(with_, x, y, -1)
        for x in (a, b):
            for y in (c, d):
                use(against, x, y, -1)

    def deal() -> bool:
        if not left and (tables or people == 5):
            return True
        budget[0] -= 1
        if budget[0] < 0:
            return False
        first = -1 if people % 4 == 0 and not tables else next(n for n in numbers if n in left)
        left.discard(first)
        rest = [number for number in numbers if number in left]
        for b in rest:
            if first >= 0 and with_[(first - b) % modulus]:
                continue
            for c in rest:
                if c == b:
                    continue
                for d in rest:
                    if d in (b, c) or d < c:
                        continue
                    if fits(first, b, c, d):
                        left.difference_update((b, c, d))
                        tables.append((first, b, c, d))
                        if deal():
                            return True
                        tables.pop()
                        left.update((b, c, d))
                        drop(first, b, c, d)
                        if budget[0] < 0:
                            left.update({first} - {-1})
                            return False
        left.update({first} - {-1})
        return False

    return list(tables) if deal() else []


def howell(tables: int) -> list[tuple[int, int, int]]:
    """Return two opponents and a set of deals for each table, with as many sets as possible."""
    for shared in range(tables):
        for attempt in range(400):
            found = _howell(2 * tables - 1, shared, random.Random(attempt))
            if found:
                return found
    return []


def _howell(modulus: int, shared: int, rng: random.Random) -> list[tuple[int, int, int]]:
    """Return a first round in which at most ``shared`` tables repeat a set, or nothing."""
    order = list(range(modulus))
    rng.shuffle(order)
    found = [(-1, 0, 0)]
    budget = [30_000]

    def extend(used: set[int], differences: set[int], met: set[int]) -> bool:
        if len(used) == modulus:
            return True
        budget[0] -= 1
        one = next(number for number in order if number not in used)
        for other in order:
            difference = min((one - other) % modulus, (other - one) % modulus)
            if other in used or other == one or difference in differences or budget[0] < 0:
                continue
            for set_ in order:
                a, b = (one - set_) % modulus, (other - set_) % modulus
                sets = {each for _, _, each in found}
                if a == b or a in met or b in met or len(found) + 1 - len(sets | {set_}) > shared:
                    continue
                found.append((one, other, set_))
                if extend(used | {one, other}, differences | {difference}, met | {a, b}):
                    return True
                found.pop()
        return False

    return found if extend({0}, set(), {0}) else []


def main(arguments: list[str]) -> None:
    """Print first rounds as Python."""
    kind, last = arguments[0], int(arguments[1])
    if kind == "howell":
        for tables in range(2, last + 1):
            print(f"    {tables}: {tuple(howell(tables))!r},", flush=True)
        return
    for people in range(4, last + 1):
        if people % 4 < 2:
            found = whist(people, 60.0, random.Random(people))
            print(f"    {people}: {tuple(found)!r}," if found else f"    # {people}", flush=True)


if __name__ == "__main__":
    main(sys.argv[1:])
