"""The number of tiles dealt: the tables of CMT-1, CMT-2, BMT-2 and CMT-T2."""

from __future__ import annotations

from typing import Final

MOST_PLAYERS: Final = 12

CARDINAL: Final = {
    6: [9, 8, 6, 4, 4],
    9: [9, 9, 9, 7, 7, 7, 6],
    12: [15, 15, 15, 12, 12, 11, 11],
    15: [15, 15, 15, 15, 15, 13, 13],
}
BARNEY: Final = {
    6: [9, 8, 6, 4, 3, 3],
    9: [9, 9, 9, 7, 7, 6, 5, 5, 4, 4, 3],
    12: [15, 15, 15, 12, 12, 11, 10, 8, 8, 7, 6],
    15: [20, 18, 15, 15, 15, 13, 13, 11, 11, 11, 10],
}
PARSONS: Final = {9: [15, 13, 10], 12: [16, 16, 15, 14, 12, 10, 9]}
"""Hand sizes for 2, 3, 4 … players, by highest double; a table may end before 12 players."""


def hand_size(table: str, high: int, players: int) -> int:
    """Return the hand size for a number of players; 0 if the table has none."""
    if table == "cardinal":
        return _entry(CARDINAL[high], players)
    own = _entry(PARSONS.get(high, []), players) if table == "parsons" else 0
    return own or _entry(BARNEY[high], players)


def most_players(table: str, high: int) -> int:
    """Return the highest number of players in the table."""
    return max([seats for seats in range(2, MOST_PLAYERS + 1) if hand_size(table, high, seats)])


def _entry(row: list[int], players: int) -> int:
    return row[players - 2] if players - 2 < len(row) else 0
