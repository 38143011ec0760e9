"""Pair 2,000 people who wait, in processor time.

.venv/pure/bin/python bench/server/pairing.py
"""

from __future__ import annotations

import random
import time

from capicua.server.lobby.pairing import Waiting, pair

PEOPLE = 2000
NOW = 90_000
TURNS = 5


def hall(kind: str) -> tuple[list[Waiting], dict[str, int], list[frozenset[str]]]:
    """Return people who wait, the seats of the formats, and the pairs that must not meet."""
    rng = random.Random(1)
    seats = {f"game{number} {count}": count for number in range(12) for count in (2, 3, 4)}
    if kind == "alone":
        seats = {f"game{number} 2": 2 for number in range(PEOPLE)}
    people = []
    for number in range(PEOPLE):
        formats = tuple(rng.sample(sorted(seats), rng.randint(1, 12)))
        if kind == "alone":
            formats = (f"game{number} 2",)
        elif kind == "one format":
            formats = ("game0 2",)
        strength = {} if kind == "unrated" else {one: rng.gauss(1500, 300) for one in formats}
        people.append(Waiting(f"w{number}", rng.randint(0, NOW), formats, f"a{number}", strength))
    pairs = {frozenset(rng.sample(range(PEOPLE), 2)) for _ in range(PEOPLE)}
    return people, seats, [frozenset(f"a{one}" for one in both) for both in pairs]


def main() -> None:
    """Print the least time of some turns for each kind of hall."""
    for kind in ("unrated", "rated", "one format", "alone"):
        people, seats, apart = hall(kind)
        times = []
        for _ in range(TURNS):
            start = time.process_time()
            groups = pair(people, seats, apart, NOW)
            times.append(time.process_time() - start)
        seated = sum(len(group.members) for group in groups)
        least, most = 1000 * min(times), 1000 * max(times)
        print(f"{kind:11} {least:5.1f}-{most:.1f} ms, {seated} of {PEOPLE} seated")


if __name__ == "__main__":
    main()
