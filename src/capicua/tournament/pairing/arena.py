"""Arena pairing: those who are free now, as often as the caller asks.

Rules, in order: whoever sat out last time plays now, nobody meets the last opponent again, those
who have met least often meet, scores are close, sides are balanced. While others still play, two
who have just met wait for them instead of meeting again, and so do all of a larger table.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from itertools import chain

from capicua.tournament.history import History, histories
from capicua.tournament.pairing import groups, rotating
from capicua.tournament.pairing.groups import table_sizes
from capicua.tournament.pairing.matching import Penalties, lightest, penalties_between
from capicua.tournament.pairing.swiss import seats
from capicua.tournament.settings import Shape
from capicua.tournament.state import State

DENSE = 200
REACH = 60
"""How far apart in rank two people of a larger field may be."""


def pairs(state: State, free: Sequence[int]) -> tuple[list[tuple[int, int]], list[int]]:
    """Return the pairs among those who are free, and who has to wait."""
    past = histories(state)
    just_met = {one: _last_company(past[one]) for one in free}
    seeded = state.seeded(free)
    ranked = sorted(seeded, key=lambda one: -past[one].score())
    rank = {one: at for at, one in enumerate(ranked)}
    players = ranked + [0] * (len(ranked) % 2)
    spread = max((past[one].balance for one in free), default=0) - min(
        (past[one].balance for one in free), default=0
    )

    def penalties(one: int, other: int) -> Penalties:
        if not other:
            return int(_has_waited(past[one])), 0, past[one].byes, len(ranked) - 1 - rank[one], 0
        again = other in just_met[one]
        gap = abs(rank[one] - rank[other])
        balance = spread - abs(past[one].balance - past[other].balance)
        return 0, int(again), past[one].met[other], gap * gap, balance

    reach = 0 if len(players) <= DENSE else REACH
    offered = penalties_between(players, penalties, reach)
    if reach and not players[-1]:
        offered |= {(one, 0): penalties(one, 0) for one in ranked}
    found = lightest(players, offered)
    others_play = len(free) < len(state.present)
    seated, waiting = [], []
    for one, other in found:
        if not other or (others_play and other in just_met[one]):
            waiting += [each for each in (one, other) if each]
        else:
            seated.append(seats(past[one], past[other]))
    return seated, waiting


def tables(
    state: State, free: Sequence[int], shape: Shape
) -> tuple[list[tuple[tuple[int, ...], ...]], list[int]]:
    """Return the sides of tables of more than two entrants among those who are free, and who waits.

    While others still play there are only full tables, and nobody stays with all of the last table.
    """
    past = histories(state)
    others_play = len(free) < len(state.present)
    smallest = shape.sides if others_play else shape.smallest
    out = table_sizes(len(free), shape.entrants, smallest * shape.together)[2]
    # Those who have just waited play now, then those who have played least.
    weakest = state.seeded(free)[::-1]
    order = sorted(
        weakest,
        key=lambda one: (
            _has_waited(past[one]),
            past[one].byes - len(past[one].outings),
            past[one].score(),
        ),
    )
    waiting, players = order[:out], order[out:]
    found: list[tuple[tuple[int, ...], ...]]
    if shape.together == 2:
        found = [((a, b), (c, d)) for a, b, c, d in rotating.matched(state, players)[0]]
    else:
        seated = groups.tables(state, players, shape.sides, smallest)[0] if players else []
        found = [tuple((one,) for one in table) for table in seated]
    just_met = [table for table in found if others_play and _is_last_table(past, [*chain(*table)])]
    waiting += chain(*chain(*just_met))
    return [table for table in found if table not in just_met], waiting


def _has_waited(history: History) -> bool:
    return history.last is not None and history.last.kind == "bye"


def _is_last_table(past: Mapping[int, History], table: Sequence[int]) -> bool:
    """Return whether all at a table sat at one together the last time that they played."""
    return all(set(_last_company(past[one])) | {one} == set(table) for one in table)


def _last_company(history: History) -> tuple[int, ...]:
    played = (outing for outing in reversed(history.outings) if outing.kind != "bye")
    last = next(played, None)
    return () if last is None else (*last.opponents, *last.partners)
