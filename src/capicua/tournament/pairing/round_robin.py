"""Round robin by the circle method: everybody meets everybody once, or twice.

One entrant stays, the others move round it by one place. With an odd number the place that stays is
empty, and whoever meets it has a bye. Sides alternate so that nobody sits first two rounds more
often than second (for an odd number never more often).
"""

from __future__ import annotations

from collections.abc import Sequence


def schedule(entrants: Sequence[int], double: bool = False) -> list[list[tuple[int, int]]]:
    """Return the pairs of each round; a pair with 0 is a bye.

    In a double round robin the second half repeats the first with the sides exchanged.

    >>> schedule([1, 2, 3])
    [[(3, 2), (1, 0)], [(2, 1), (3, 0)], [(1, 3), (2, 0)]]
    """
    places = list(entrants)
    is_odd = len(places) % 2 == 1
    moving = places if is_odd else places[:-1]
    fixed = 0 if is_odd else places[-1]
    count = len(moving)
    rounds = []
    for turn in range(count):
        # Entrants at the same distance from the free place meet each other.
        free = (turn * (count + 1) // 2) % count
        pairs = []
        for distance in range(1, count // 2 + 1):
            one, other = moving[(free - distance) % count], moving[(free + distance) % count]
            pairs.append((one, other) if distance % 2 else (other, one))
        alone = moving[free]
        last = (alone, fixed) if is_odd or turn % 2 == 0 else (fixed, alone)
        rounds.append([*pairs, last])
    if double:
        rounds += [[(b, a) if b else (a, b) for a, b in pairs] for pairs in rounds]
    return rounds
