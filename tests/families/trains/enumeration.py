"""Every deal that a seat cannot rule out, for comparison with the belief of a game of trains."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator
from fractions import Fraction

from capicua.core.state import State

Key = tuple[str, ...]
"""What is hidden from a seat."""


def survivors(
    worlds: list[State], state: State, action: int, seen: Callable[[State], dict[str, str]]
) -> list[State]:
    """Return the deals in which the action was legal and looked the same to the seat."""
    after = state.clone()
    after.advance(action)
    wanted = seen(after)
    left = []
    for world in worlds:
        if action in world.legal_actions():
            world.advance(action)
            if seen(world) == wanted:
                left.append(world)
    return left


def assignments(allowed: list[int], rooms: list[int]) -> Iterator[list[int]]:
    """Yield every assignment of tiles to places."""
    if not allowed:
        yield []
        return
    for place, room in enumerate(rooms):
        if room and allowed[0] >> place & 1:
            rooms[place] -= 1
            for rest in assignments(allowed[1:], rooms):
                yield [place, *rest]
            rooms[place] += 1


def shares(found: Counter[Key]) -> dict[Key, Fraction]:
    """Return the probability of each hidden position."""
    total = sum(found.values())
    return {hidden: Fraction(count, total) for hidden, count in found.items()}
