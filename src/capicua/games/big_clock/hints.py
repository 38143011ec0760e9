"""Heuristic scores: the doubles that a play brings home, or that can still come home.

A clock is scored by its doubles at home, then by the hours that show their own number while
their double is still to come, then by the numbers of such doubles showing anywhere. Shifts are
searched breadth first, up to ``LIMIT`` positions, without looking at the stock.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from capicua.core.bot_interfaces import Hints
from capicua.core.tiles.random import Rng
from capicua.core.tiles.tile import BIT, HIGH, LOW, NO_TILE, double_of
from capicua.games.big_clock.board import Board
from capicua.games.big_clock.rules import ClockRound

LIMIT: Final = 250
"""Maximum number of positions searched before choosing a shift."""
HOME: Final = 300
READY: Final = 60
"""The value of an hour that shows its number while its double is still to come."""
LANDING: Final = 24
"""The value of another top that shows the number of a double to come."""
SECOND: Final = 6
"""The value of a second such top."""
STRAY: Final = -120
"""The cost of a double on a wrong slot, or in hand without a match."""
NO_WAY: Final = -10_000
STEP: Final = 1
"""The cost of a shift, so that the shortest sequence is chosen."""

_RNG: Final = Rng(1)
_KEYS: Final = vec[i64]([_RNG.bits() for _ in range(91)])
_KEY_BITS: Final = 2**60 - 1


class ClockHints(Hints[ClockRound]):
    """Heuristic scores of plays."""

    def heuristic_score(self, state: ClockRound, action: i64) -> i64:
        """Return the score of the resulting clock; conceding is the last resort."""
        game = state.game
        if action == game.concede:
            return 2 * NO_WAY
        if action >= game.shift:
            if len(state.outlook) == 0:
                state.outlook = look_around(state)
            return state.outlook[action - game.shift]
        board = Board(game.slots)
        board.copy(state.board)
        hand = state.hand
        if 0 < action < game.waste:
            board.put(hand, action)
            hand = NO_TILE
        return settled_worth(state, board, hand)


def settled_worth(state: ClockRound, board: Board, hand: i64) -> i64:
    """Return the score of a clock after all possible doubles have gone home; changes the clock.

    Blank slots stay blank, as the tiles that will fill them are unknown.
    """
    while board.go_home():
        pass
    if hand != NO_TILE and HIGH[hand] == LOW[hand]:
        slot = HIGH[hand] if board.is_ready(HIGH[hand]) else board.first_blank()
        if slot != 0:
            board.put(hand, slot)
            hand = NO_TILE
            while board.go_home():
                pass
    return worth(state, board, hand)


def worth(state: ClockRound, board: Board, hand: i64) -> i64:
    """Return the score of a clock."""
    total: i64 = HOME * board.home + STRAY * (board.out - board.home)
    if board.out == board.slots and board.home < board.slots:
        return total + NO_WAY
    for number in range(1, board.slots + 1):
        double = double_of(number)
        if state.is_unseen(double):
            if board.top[number] != NO_TILE and board.is_ready(number):
                total += READY
            places: i64 = 0
            for slot in range(1, board.slots + 1):
                tile = board.top[slot]
                if tile != NO_TILE and (HIGH[tile] == number or LOW[tile] == number):
                    places += 1
            if places > 0:
                total += LANDING
            if places > 1:
                total += SECOND
    if hand != NO_TILE and HIGH[hand] == LOW[hand] and board.matches(hand) == 0:
        total += STRAY
    return total


def look_around(state: ClockRound) -> vec[i64]:
    """Return for each shift the score of the best position reachable by shifts alone."""
    slots: i64 = state.board.slots
    found = vec[i64]([NO_WAY] * (slots * slots))
    root = Board(slots)
    root.copy(state.board)
    boards = [root]
    keys = vec[i64]([0] * (LIMIT + 1))
    firsts = vec[i64]([0] * (LIMIT + 1))
    depths = vec[i64]([0] * (LIMIT + 1))
    seen = _keys_of_trail(state)
    count: i64 = 1
    next_board: i64 = 0
    while next_board < count:
        board = boards[next_board]
        depth = depths[next_board] + 1
        for start in range(1, slots + 1):
            tile = board.top[start]
            targets: i64 = 0
            if tile != NO_TILE and not board.is_closed(start):
                targets = board.matches(tile) & ~BIT[start]
            target: i64 = 1
            while targets != 0 and target <= slots:
                if targets & BIT[target]:
                    moved = board.top[target] - board.under[tile]
                    key = (keys[next_board] + moved * _KEYS[tile]) & _KEY_BITS
                    if int(key) not in seen:
                        seen.add(int(key))
                        step = (start - 1) * slots + target - 1
                        first = step if next_board == 0 else firsts[next_board]
                        after = Board(slots)
                        after.copy(board)
                        after.put(after.lift(start), target)
                        is_quiet = _is_quiet(after, state.hand, start)
                        value = worth(state, after, state.hand) if is_quiet else 0
                        if is_quiet and count <= LIMIT:
                            boards.append(after)
                            keys[count] = key
                            firsts[count] = first
                            depths[count] = depth
                            count += 1
                        elif not is_quiet:
                            value = settled_worth(state, after, state.hand)
                        value -= STEP * depth
                        found[first] = max(found[first], value)
                target += 1
        next_board += 1
    return found


def _is_quiet(board: Board, hand: i64, start: i64) -> bool:
    """Return whether a shift from ``start`` has no automatic consequences."""
    if board.top[start] == NO_TILE:
        return False
    if hand != NO_TILE and board.is_ready(HIGH[hand]):
        return False
    return board.homecomer() == 0


def _keys_of_trail(state: ClockRound) -> set[int]:
    """Return the keys of positions that must not recur; that of the current one is 0."""
    now = state.board.under[:]
    key: i64 = 0
    keys = {0}
    for step in range(state.trail.count - 1, i64(-1), -1):
        tile = state.trail.tiles[step]
        key = (key + (state.trail.lay_on[step] - now[tile]) * _KEYS[tile]) & _KEY_BITS
        now[tile] = state.trail.lay_on[step]
        keys.add(int(key))
    return keys
