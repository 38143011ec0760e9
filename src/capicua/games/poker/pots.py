"""The pot and its side pots: how many chips, who can win them, who does (POK-16)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from capicua.core.seats import NOBODY
from capicua.core.tile import BIT, tiles_in

if TYPE_CHECKING:
    from capicua.games.poker.round import PokerRound


def show_down(state: PokerRound) -> None:
    """Every pot goes to the best hand among those who have paid for all of it."""
    state.is_shown = True
    state.is_over = True
    below: i64 = 0
    level = next_level(state, below)
    while level != 0:
        winner: i64 = NOBODY
        best: i64 = -1
        chips: i64 = 0
        seat: i64 = 0
        while seat < state.players:
            chips += share(state, seat, below, level)
            if state.live & BIT[seat] != 0 and state.paid[seat] >= level:
                worth = state.rules.worth(state.hands[seat])
                if worth > best:
                    best = worth
                    winner = seat
            seat += 1
        state.points[winner] += chips
        below = level
        level = next_level(state, below)


def next_level(state: PokerRound, below: i64) -> i64:
    """The least that a seat which did not fold has paid above a level; 0 where none has."""
    level: i64 = 0
    seat: i64 = 0
    while seat < state.players:
        paid = state.paid[seat]
        if state.live & BIT[seat] != 0 and paid > below and (level == 0 or paid < level):
            level = paid
        seat += 1
    return level


def share(state: PokerRound, seat: i64, below: i64, level: i64) -> i64:
    """What a seat has put into the pot between two levels."""
    paid = state.paid[seat]
    if paid <= below:
        return 0
    return (paid if paid < level else level) - below


def pots(state: PokerRound) -> list[tuple[int, list[int]]]:
    """Chips and contestants of each pot, the main pot first; as they stand in mid-hand.

    At the showdown every level that somebody paid makes a pot. Before it only a seat
    without chips is left behind by the others; those who have chips may still follow.
    """
    live = tiles_in(state.live)
    left_behind = [seat for seat in live if state.is_over or state.stack(seat) == 0]
    levels = {int(state.paid[seat]) for seat in left_behind}
    levels.add(max([int(state.paid[seat]) for seat in live]))
    found: list[tuple[int, list[int]]] = []
    below = 0
    for level in sorted(levels - {0}):
        chips = sum([int(share(state, seat, below, level)) for seat in range(int(state.players))])
        able = [seat for seat in live if state.paid[seat] >= level or seat not in left_behind]
        found.append((chips, able))
        below = level
    return found
