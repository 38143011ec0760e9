"""Arena pairing: those who are free now, as often as the caller asks.

Rules, in order: whoever sat out last time plays now, nobody meets the last opponent again, those
who have met least often meet, scores are close, sides are balanced. While others still play, two
who have just met wait for them instead of meeting again.
"""

from __future__ import annotations

from collections.abc import Sequence

from capicua.tournament.history import History, histories
from capicua.tournament.pairing.matching import Penalties, lightest, penalties_between
from capicua.tournament.pairing.swiss import seats
from capicua.tournament.state import State

DENSE = 200
REACH = 60
"""How far apart in rank two people of a larger field may be."""


def pairs(state: State, free: Sequence[int]) -> tuple[list[tuple[int, int]], list[int]]:
    """Return the pairs among those who are free, and who has to wait."""
    past = histories(state)
    just_met = {one: _last_opponents(past[one]) for one in free}
    seeded = state.seeded(free)
    ranked = sorted(seeded, key=lambda one: -past[one].score())
    rank = {one: at for at, one in enumerate(ranked)}
    players = ranked + [0] * (len(ranked) % 2)
    spread = max((past[one].balance for one in free), default=0) - min(
        (past[one].balance for one in free), default=0
    )

    def penalties(one: int, other: int) -> Penalties:
        last = past[one].last
        if not other:
            waited = last is not None and last.kind == "bye"
            return int(waited), 0, past[one].byes, len(ranked) - 1 - rank[one], 0
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


def _last_opponents(history: History) -> tuple[int, ...]:
    played = (outing for outing in reversed(history.outings) if outing.kind != "bye")
    last = next(played, None)
    return () if last is None else last.opponents
