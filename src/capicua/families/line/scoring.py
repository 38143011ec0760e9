"""What a finished hand is worth: domino, the blocked scorings, and the pool."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from librt.vecs import vec
from mypy_extensions import i64

from capicua.core.seats import NOBODY
from capicua.families.line.phases import BLOCKED, DOMINO

if TYPE_CHECKING:
    from capicua.families.line.round import LineRound

LADDER: Final = 0
WINNER_DIFFERENCE: Final = 1
WINNER_NET: Final = 2
WINNER_ALL: Final = 3
"""The last two count whole hands, the first two differences."""
BLOCKED_SCORINGS: Final = {
    "ladder": LADDER,
    "winner_difference": WINNER_DIFFERENCE,
    "winner_net": WINNER_NET,
    "winner_all": WINNER_ALL,
}


def count_left(state: LineRound) -> None:
    """Counts what each seat has left (LIN-40); all scoring is of these counts."""
    seat: i64 = 0
    while seat < state.players:
        state.left[seat] = state.hand_total(seat)
        seat += 1


def side_totals(state: LineRound) -> vec[i64]:
    """The pips left to each side: a hand each, or two hands together (LIN-40, LIN-44)."""
    totals = state.side_pips
    seat: i64 = 0
    while seat < state.players:
        total = state.left[seat]
        if seat < state.rules.side_count:
            totals[seat] = total
        else:
            totals[seat - 2] += total
        seat += 1
    return totals


def add_to_side(state: LineRound, side: i64, points: i64) -> None:
    """Points for a seat and, in pairs, its partner; a side may be named by any of its seats."""
    sides = state.rules.side_count
    seat = side % sides
    while seat < state.players:
        state.points[seat] += points
        seat += sides


def leads_alone(state: LineRound, seat: i64, mine: i64) -> bool:
    """Whether no other side has as many points of the match as ``mine``."""
    sides = state.rules.side_count
    other: i64 = 0
    while other < state.players:
        if other % sides != seat % sides and state.before[other] + state.points[other] >= mine:
            return False
        other += 1
    return True


def lowest_hand(state: LineRound) -> i64:
    """The seat whose hand alone has the lowest total, or nobody (LIN-6)."""
    lowest = state.left[0]
    holder: i64 = 0
    seat: i64 = 1
    while seat < state.players:
        total = state.left[seat]
        if total < lowest:
            lowest = total
            holder = seat
        elif total == lowest:
            holder = NOBODY
        seat += 1
    return holder


def score_hand(state: LineRound) -> None:
    """Gives every side what the finished hand is worth to it."""
    totals = side_totals(state)
    side: i64 = 0
    while side < len(totals):
        if scores(state, totals, side):
            add_to_side(state, side, hand_end_points(state, totals, side))
        side += 1


def scores(state: LineRound, totals: vec[i64], side: i64) -> bool:
    """Whether a side may score: who went out, everybody on the ladder, else the sole lowest."""
    if state.ended == DOMINO:
        return side == state.turn % state.rules.side_count
    if state.rules.blocked_scoring == LADDER:
        return True
    other: i64 = 0
    while other < len(totals):
        if other != side and totals[other] <= totals[side]:
            return False
        other += 1
    return True


def part_from(state: LineRound, totals: vec[i64], side: i64, other: i64) -> i64:
    """What a scoring side gets for the tiles of another (LIN-41 to LIN-43)."""
    how = state.rules.blocked_scoring
    if state.ended == DOMINO or how >= WINNER_NET:
        return totals[other]
    difference = totals[other] - totals[side]
    return difference if difference > 0 else 0


def part_taken_off(state: LineRound, totals: vec[i64], side: i64) -> i64:
    """What the winner's own tiles cost it: only under ``winner_net``, in a blocked hand."""
    if state.rules.blocked_scoring == WINNER_NET and state.ended == BLOCKED:
        return totals[side]
    return 0


def hand_end_points(state: LineRound, totals: vec[i64], side: i64) -> i64:
    """The score of a side that may score."""
    points = -part_taken_off(state, totals, side)
    other: i64 = 0
    while other < len(totals):
        if other != side:
            points += part_from(state, totals, side, other)
        other += 1
    return state.rounded(points)


def pay_stakes(state: LineRound) -> None:
    """Everybody pays the stake before looking (LIN-50); points are chips won and lost."""
    seat: i64 = 0
    while seat < state.players:
        state.points[seat] = -state.rules.stake
        seat += 1


def pool_of(state: LineRound) -> int:
    """What lies in the pool while the hand is played, with what earlier hands left."""
    return state.setup.pot + int(state.players * state.rules.stake)


def share_pool(state: LineRound) -> None:
    """The pool goes to whom it is due (LIN-51); the last hand leaves nothing in it (LIN-52)."""
    pool = pool_of(state)
    takers = pool_takers(state)
    if takers:
        _divide(state, pool, takers)
    state.ends_match = _is_last_hand(state)
    if state.ends_match and not takers:
        _divide(state, pool, list(range(state.players)))


def pool_takers(state: LineRound) -> list[int]:
    """The seats that take the pool or divide it; none where it stays."""
    if state.ended == DOMINO:
        return [int(state.turn)]
    if state.rules.carries_over:
        return []
    lowest = min([state.left[seat] for seat in range(state.players)])
    return [seat for seat in range(state.players) if state.left[seat] == lowest]


def _is_last_hand(state: LineRound) -> bool:
    """After ``pool_hands``, or once somebody cannot pay the next stake (LIN-52)."""
    rules = state.rules
    if state.setup.number >= rules.last_pool_hand:
        return True
    chips = [
        rules.bankroll + state.before[seat] + state.points[seat] for seat in range(state.players)
    ]
    return min(chips) < rules.stake


def _divide(state: LineRound, chips: int, seats: list[int]) -> None:
    """Equal parts; odd chips one each in turn order from the leader."""
    share = chips // len(seats)
    odd = chips % len(seats)
    seat = state.leader
    for _ in range(state.players):
        if int(seat) in seats:
            state.points[seat] += share
            if odd > 0:
                state.points[seat] += 1
                odd -= 1
        seat = state.next_seat(seat)
