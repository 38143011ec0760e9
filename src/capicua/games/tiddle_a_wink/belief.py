"""Where the hidden tiles may be: a bonus that was offered proves a tile that fits (TAW-3).

The family reads passes, and a turn that ended by itself is one. Whoever was offered a
bonus held a fitting tile; unless it has been laid since, some tile of that hand is one.
Such a clause can be open for several seats, besides the family's, that somebody can play:
the narrowest is counted, and for the others worlds are drawn again until all hold.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, final

from mypy_extensions import i64

from capicua.core.chance import Rng
from capicua.core.worlds import Assignments, Unknowns
from capicua.families.line import belief
from capicua.families.line.phases import PLAY

if TYPE_CHECKING:
    from capicua.games.tiddle_a_wink.rules import TiddleAWinkRound


@final
class Clause:
    """At least one of the tiles ``wanted`` lies in one of the places ``holders``."""

    def __init__(self, wanted: list[int], holders: int) -> None:
        self.wanted: list[int] = wanted
        self.holders: int = holders

    def holds(self, tiles: list[int], places: list[int]) -> bool:
        """Whether it does when the tiles lie so."""
        for tile, place in zip(tiles, places, strict=True):
            if self.holders >> place & 1 and tile in self.wanted:
                return True
        return False


def unknowns(state: TiddleAWinkRound) -> Unknowns:
    """Where the tiles may be that the viewer cannot place, with the narrowest clause."""
    found = belief.unknowns(state)
    narrowest(found, clauses(state, found))
    return found


def complete(state: TiddleAWinkRound, rng: Rng) -> None:
    """Fills in what the viewer does not see, uniformly over all that agrees with the hand."""
    found = belief.unknowns(state)
    all_clauses = clauses(state, found)
    narrowest(found, all_clauses)
    assignments = Assignments(found)
    places = assignments.sample(rng)
    while not all([clause.holds(found.tiles, places) for clause in all_clauses]):
        places = assignments.sample(rng)
    belief.fill_in(state, found.tiles, places, rng)


def narrowest(found: Unknowns, all_clauses: list[Clause]) -> None:
    """Demands the clause that fewest tiles can meet."""
    if all_clauses:
        best = min(all_clauses, key=_width)
        found.demand(best.wanted, best.holders)


def _width(clause: Clause) -> int:
    return len(clause.wanted)


def clauses(state: TiddleAWinkRound, found: Unknowns) -> list[Clause]:
    """The family's clause, if any, and one for each bonus that still tells something."""
    all_clauses: list[Clause] = []
    if state.is_over:
        return all_clauses
    if found.least > 0:
        all_clauses.append(Clause(found.wanted, found.holders))
    for entry in state.declined:
        _add(state, found, all_clauses, entry % 16, entry // 16 % 256, entry // 16 // 256)
    if state.phase > PLAY and state.line.length > 0:
        line = state.line
        _add(state, found, all_clauses, state.turn, line.length, line.number_mask())
    return all_clauses


def _add(
    state: TiddleAWinkRound,
    found: Unknowns,
    all_clauses: list[Clause],
    seat: i64,
    length: i64,
    numbers: i64,
) -> None:
    """Adds what a bonus offered to the seat proves, unless a tile laid since explains it."""
    if seat == state.viewer:
        return
    line = state.line
    fitting = state.tiles_for(numbers)
    for index in range(length, line.length):
        if line.layer(index) == seat and fitting >> int(line.tile(index)) & 1:
            return
    laid = line.tiles()
    wanted = [tile for tile in found.tiles if fitting >> tile & 1 and tile not in laid]
    places = [place for place in range(len(found.rooms)) if place % state.players == seat]
    all_clauses.append(Clause(wanted, sum([2**place for place in places])))
