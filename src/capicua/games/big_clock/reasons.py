"""Reasons for a play on the clock: the doubles it brings home."""

from __future__ import annotations

from capicua.core.messages import Message
from capicua.core.presentation import Reasons
from capicua.core.tiles.tile import NO_TILE
from capicua.games.big_clock.board import Board
from capicua.games.big_clock.rules import ClockRound


class ClockReasons(Reasons[ClockRound]):
    """Reasons: the number of doubles that come home, or an hour made ready for its double."""

    def reasons(self, state: ClockRound, action: int) -> list[Message]:
        """Return the more important of the two reasons."""
        game = state.game
        board = Board(game.slots)
        board.copy(state.board)
        if game.shift <= action < game.concede:
            start, target = game.ends_of_shift(action)
            board.put(board.lift(start), target)
        elif 0 < action < game.waste and state.hand != NO_TILE:
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
