"""Ladders: an order of entrants in which a win over somebody higher takes that place.

A round pairs neighbours; between rounds, anybody may challenge somebody a few places higher.
"""

from __future__ import annotations

from capicua.tournament.history import histories
from capicua.tournament.pairing.knockout import winner_of
from capicua.tournament.pairing.matching import Penalties, lightest, penalties_between
from capicua.tournament.state import State


def order(state: State, rounds: int | None = None) -> list[int]:
    """Return the entrants from the top of the ladder to the bottom.

    Newcomers begin at the bottom. Whoever beats somebody higher takes that place, and those between
    move down by one.
    """
    rungs = state.seeded(state.first_field())
    for round in state.rounds[:rounds]:
        for table in round.tables:
            for entrant in table.entrants:
                if entrant not in rungs:
                    rungs.append(entrant)
        for table in round.tables:
            result = round.results.get(table.number)
            if result is None or (not result.forfeited and len(set(result.points)) == 1):
                continue
            winner = winner_of(state, round, table, result)
            others = [one for one in table.entrants if one != winner]
            if winner and rungs.index(winner) > rungs.index(others[0]):
                rungs.remove(winner)
                rungs.insert(rungs.index(others[0]), winner)
    return rungs + [one for one in state.entrants if one not in rungs]


def pairs(state: State, free: list[int]) -> tuple[list[tuple[int, int]], list[int]]:
    """Return the pairs of the next round, and who sits out.

    Rules, in order: nobody sits out twice in a row, nobody meets the last opponent again,
    neighbours meet, those who have met least often meet.
    """
    past = histories(state)
    rungs = [one for one in order(state) if one in free]
    place = {one: at for at, one in enumerate(rungs)}
    players = rungs + [0] * (len(rungs) % 2)

    def penalties(one: int, other: int) -> Penalties:
        last = past[one].last
        if not other:
            sat_out = last is not None and last.kind == "bye"
            return int(sat_out), 0, past[one].byes, len(rungs) - place[one], 0
        again = last is not None and other in last.opponents
        return 0, int(again), 0, (place[one] - place[other]) ** 2, past[one].met[other]

    found = lightest(players, penalties_between(players, penalties))
    return [pair for pair in found if pair[1]], [one for one, other in found if not other]
