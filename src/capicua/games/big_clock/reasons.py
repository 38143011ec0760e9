"""What speaks for a play on the clock, in words: the doubles it brings home."""

from __future__ import annotations

from typing import TYPE_CHECKING

from capicua.core.reasons import Message
from capicua.core.tile import NO_TILE
from capicua.games.big_clock.board import Board

if TYPE_CHECKING:
    from capicua.games.big_clock.rules import ClockRound


def reasons(state: ClockRound, action: int) -> list[Message]:
    """How many doubles come home, and which hour then waits for its double."""
    rules = state.rules
    slots = int(rules.slots)
    board = Board(rules.slots)
    board.copy(state.board)
    if rules.shift <= action < rules.concede:
        step = action - int(rules.shift)
        target = step % slots + 1
        board.put(board.lift(step // slots + 1), target)
    elif 0 < action < rules.waste and state.hand != NO_TILE:
        target = action
        board.put(state.hand, target)
    else:
        return []
    before = int(board.home)
    while board.go_home():
        pass
    home = int(board.home) - before
    if home:
        return [Message("why-home", {"count": home})]
    if board.is_ready(target) and not state.board.is_ready(target):
        return [Message("why-ready", {"number": target})]
    return []
