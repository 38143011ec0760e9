"""The longest or heaviest train that some tiles can make: an exact search.

Numbers are the vertices of a graph and tiles its edges; a double is a loop. A train is a trail: it
uses each tile at most once. Without loops, tiles form a trail exactly if they hang together and at
most two numbers, its ends, occur on an odd number of them. So the tiles to leave out are a
T-join of least weight, where T are the odd numbers with both ends exchanged: pairs of numbers,
joined by the cheapest paths (Edmonds and Johnson, *Matching, Euler tours and the Chinese
postman*, 1973). What remains may fall into pieces. Then either the train stays within the piece of
its start, or it uses a tile that leads out of it: the search branches, and prunes by the weight of
what remains.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, NamedTuple

from capicua.core.tiles.tile import HIGH, LOW, PIPS, TOP_PIP

FAR: Final = 1_000_000_000
"""More than the weight of any set of tiles."""
TILE_FIRST: Final = 1000
"""Weight of a tile in pips where the number of tiles counts before their pips."""
PIPS_FIRST: Final = 1000
"""Weight of a pip in tiles where pips count before the number of tiles."""
_NUMBERS: Final = TOP_PIP + 1
_BIT: Final = [2**number for number in range(_NUMBERS)]


class Train(NamedTuple):
    """A train: its tiles in order, and the number it starts from."""

    tiles: list[int]
    start: int
    pips: int

    @property
    def laid(self) -> list[str]:
        """The tiles as they lie: each begins with the number that the one before it leaves."""
        number, found = self.start, []
        for tile in self.tiles:
            beyond = int(HIGH[tile] + LOW[tile]) - number
            found.append(f"{number}-{beyond}")
            number = beyond
        return found


def longest_train(tiles: Sequence[int], start: int | None = None, heaviest: bool = False) -> Train:
    """Return the train with the most tiles or, if ``heaviest``, with the most pips.

    Of equally long ones it is the heaviest, of equally heavy ones the longest. ``tiles`` are tile
    numbers, ``start`` is the number that the first tile must show; ``None``: any. Doubles are laid
    as soon as their number is reached, and may be the last tile. Raise ``ValueError`` if a tile
    is repeated or does not exist, or if ``start`` is not a number of a tile.
    """
    known = list(tiles)
    if len(set(known)) != len(known):
        raise ValueError("a tile is repeated")
    if any(tile < 0 or tile >= len(PIPS) for tile in known):
        raise ValueError(f"a tile is a number from 0 to {len(PIPS) - 1}")
    if start is not None and not 0 <= start <= TOP_PIP:
        raise ValueError(f"a train starts from a number from 0 to {TOP_PIP}, not from {start}")
    search = _Search(known, heaviest)
    shown = sorted({number for ends in search.ends for number in ends})
    for number in shown if start is None else [start]:
        search.branch(number, [True] * len(known), [False] * len(known))
    order = search.order()
    pips = sum([int(PIPS[tile]) for tile in order])
    return Train(order, search.best_start if order else start or 0, pips)


class _Search:
    """A branch-and-bound search over tiles that must be used and tiles that may not."""

    def __init__(self, tiles: list[int], heaviest: bool) -> None:
        self.tiles = tiles
        self.ends = [(int(HIGH[tile]), int(LOW[tile])) for tile in tiles]
        self.weights = [_weight(tile, heaviest) for tile in tiles]
        self.best = 0
        self.best_places: list[int] = []
        """The best train's tiles, as places in ``tiles``."""
        self.best_start = 0

    def branch(self, start: int, usable: list[bool], locked: list[bool]) -> None:
        """Search the trains from a number that use all locked tiles and only usable ones."""
        reached = _piece(start, self.ends, usable)
        everything = 0
        for at, (high, _) in enumerate(self.ends):
            if usable[at] and not reached[high]:
                if locked[at]:
                    return
                usable[at] = False
            if usable[at]:
                everything += self.weights[at]
        if everything <= self.best:
            return
        joins = _Joins(self.ends, self.weights, usable, locked)
        for cost, end in joins.costs(start, reached):
            if everything - cost <= self.best:
                return
            kept = joins.kept(start, end)
            inside = _piece(start, self.ends, kept)
            if self._is_better(start, kept, inside, locked) and everything - cost <= self.best:
                return
            self._leave(start, usable, locked, inside)
            return

    def _is_better(
        self, start: int, kept: list[bool], inside: list[bool], locked: list[bool]
    ) -> bool:
        """Note the train within a piece if it is the best so far and uses all locked tiles."""
        places = [at for at, (high, _) in enumerate(self.ends) if kept[at] and inside[high]]
        weight = sum([self.weights[at] for at in places])
        if weight <= self.best or any(
            locked[at] and not inside[high] for at, (high, _) in enumerate(self.ends)
        ):
            return False
        self.best, self.best_places, self.best_start = weight, places, start
        return True

    def _leave(
        self, start: int, usable: list[bool], locked: list[bool], inside: list[bool]
    ) -> None:
        """Branch on the tiles that lead out of a piece: one of them is used, or none is."""
        left = usable[:]
        for at, (high, low) in enumerate(self.ends):
            if usable[at] and inside[high] != inside[low]:
                used = locked[:]
                used[at] = True
                self.branch(start, left[:], used)
                left[at] = False
        self.branch(start, left, locked)

    def order(self) -> list[int]:
        """Return the tiles of the best train in order (Hierholzer's algorithm)."""
        at_number: list[list[int]] = [[] for _ in range(_NUMBERS)]
        for place in self.best_places:  # doubles last, since the last is taken first
            high, low = self.ends[place]
            if high != low:
                at_number[high].append(place)
                at_number[low].append(place)
        for place in self.best_places:
            high, low = self.ends[place]
            if high == low:
                at_number[high].append(place)
        used: set[int] = set()
        found: list[int] = []
        trail = [(self.best_start, -1)]
        while trail:
            number, came_by = trail[-1]
            here = at_number[number]
            while here and here[-1] in used:
                here.pop()
            if here:
                place = here.pop()
                used.add(place)
                high, low = self.ends[place]
                trail.append((high + low - number, place))
            else:
                trail.pop()
                if came_by >= 0:
                    found.append(came_by)
        return [self.tiles[place] for place in reversed(found)]


class _Joins:
    """The cheapest sets of tiles to leave out, for every pair of ends of a train."""

    def __init__(
        self,
        ends: list[tuple[int, int]],
        weights: list[int],
        usable: list[bool],
        locked: list[bool],
    ) -> None:
        self._ends, self._usable = ends, usable
        self._odd = 0
        """One bit per number that an odd number of usable tiles show, doubles aside."""
        self._distance = [[FAR] * _NUMBERS for _ in range(_NUMBERS)]
        self._first: list[list[int]] = [[-1] * _NUMBERS for _ in range(_NUMBERS)]
        """The first tile on the cheapest path between two numbers, as a place."""
        self._paired: dict[int, tuple[int, int, int]] = {0: (0, -1, -1)}
        """For a set of numbers: the cost of pairing them, and the first pair."""
        for at, (high, low) in enumerate(ends):
            if not usable[at] or high == low:
                continue
            self._odd ^= _BIT[high] | _BIT[low]
            if not locked[at] and weights[at] < self._distance[high][low]:
                self._distance[high][low] = self._distance[low][high] = weights[at]
                self._first[high][low] = self._first[low][high] = at
        self._close()

    def _close(self) -> None:
        """Find the cheapest paths between all numbers (Floyd and Warshall)."""
        distance, first = self._distance, self._first
        for number in range(_NUMBERS):
            distance[number][number] = 0
        for middle in range(_NUMBERS):
            on = distance[middle]
            for one in range(_NUMBERS):
                to = distance[one][middle]
                if to >= FAR or one == middle:
                    continue
                row, steps = distance[one], first[one]
                for other in range(_NUMBERS):
                    if to + on[other] < row[other]:
                        row[other] = to + on[other]
                        steps[other] = steps[middle]

    def costs(self, start: int, reached: list[bool]) -> list[tuple[int, int]]:
        """Return the cost of ending at each number that can be reached, the cheapest first."""
        found = []
        for end in range(_NUMBERS):
            if reached[end]:
                cost = self._pairing(self._odd ^ _BIT[start] ^ _BIT[end])[0]
                if cost < FAR:
                    found.append((cost, end))
        return sorted(found)

    def kept(self, start: int, end: int) -> list[bool]:
        """Return which tiles stay in a train between two numbers."""
        kept = self._usable[:]
        numbers = self._odd ^ _BIT[start] ^ _BIT[end]
        while numbers:
            _, one, other = self._pairing(numbers)
            numbers ^= _BIT[one] | _BIT[other]
            while one != other:
                at = self._first[one][other]
                kept[at] = not kept[at]
                high, low = self._ends[at]
                one = high + low - one
        return kept

    def _pairing(self, numbers: int) -> tuple[int, int, int]:
        """Return the least cost of pairing numbers by paths, and the pair of the lowest."""
        known = self._paired.get(numbers)
        if known is not None:
            return known
        one = (numbers & -numbers).bit_length() - 1
        rest = numbers & (numbers - 1)
        best = (FAR, one, -1)
        others = rest
        while others:
            other = (others & -others).bit_length() - 1
            others &= others - 1
            cost = self._distance[one][other]
            if cost < best[0]:
                cost += self._pairing(rest ^ _BIT[other])[0]
                if cost < best[0]:
                    best = (cost, one, other)
        self._paired[numbers] = best
        return best


def _weight(tile: int, heaviest: bool) -> int:
    pips = int(PIPS[tile])
    return pips * PIPS_FIRST + 1 if heaviest else TILE_FIRST + pips


def _piece(start: int, ends: list[tuple[int, int]], usable: list[bool]) -> list[bool]:
    """Return which numbers hang together with one, through the usable tiles."""
    inside = [False] * _NUMBERS
    inside[start] = True
    has_grown = True
    while has_grown:
        has_grown = False
        for at, (high, low) in enumerate(ends):
            if usable[at] and inside[high] != inside[low]:
                inside[high] = inside[low] = has_grown = True
    return inside
