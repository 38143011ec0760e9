"""Reasons for a tile in a trick: only facts that are certain for the seat.

If revokes are possible, an earlier tile may still be corrected, so a trick is certain only
if no unseen tile could take it.
"""

from __future__ import annotations

from typing import Final

from capicua.core.messages import Message
from capicua.core.presentation import Reasons
from capicua.core.tiles.tile import ALL_TILES, BIT, BIT_OF, WORD_OF, is_double, shows, tile_text
from capicua.games.double_takes.hints import unseen
from capicua.games.double_takes.rules import TakesRound
from capicua.games.double_takes.suits import (
    CALLED,
    CORRECT,
    LEAD,
    STAND,
    STEALS,
    led_suit,
    led_tile,
)

FEW: Final = 3
"""Maximum number of tiles named that can still win the trick."""


class TakesReasons(Reasons[TakesRound]):
    """Reasons: certain tricks, tiles that can still win, doubles given to a partner or saved."""

    def reasons(self, state: TakesRound, action: int) -> list[Message]:
        """Return the reasons for an action of the seat to act, the most important first."""
        if action >= CORRECT:
            return _for_answer(state, action)
        if action >= LEAD:
            return _for_winner(state, int(led_tile(action)), int(led_suit(action)))
        if not shows(action, state.led) and state.holds_suit(state.turn, state.led):
            return []  # a revoke
        if CALLED.power(state.led, action) > state.best:
            return _for_winner(state, action, int(state.led))
        return _for_loser(state, action)


def threats(state: TakesRound, suit: int, power: int) -> list[int]:
    """Return the unseen tiles that can still take the trick from a strength."""
    if not state.must_follow:
        seats = [seat for seat in range(state.players) if seat != state.turn]
    else:
        seats = [
            (int(state.turn) + step) % state.players
            for step in range(1, state.players - state.laid)
        ]
    if not seats:
        return []
    all_void = all([state.voids[seat] & BIT[suit] for seat in seats])
    return [
        tile
        for tile in range(ALL_TILES)
        if CALLED.power(suit, tile) > power
        and unseen(state, WORD_OF[tile]) & BIT_OF[tile]
        and tile != state.leftover
        and not (all_void and shows(tile, suit))
    ]


def _for_winner(state: TakesRound, tile: int, suit: int) -> list[Message]:
    """Return reasons for a tile that takes the trick for certain, or that few tiles can beat."""
    power = int(CALLED.power(suit, tile))
    others = threats(state, suit, power)
    said = {"tile": tile_text(tile)}
    if not others:
        if state.laid == 0:
            return [Message("why-sure", {**said, "points": 1 + is_double(tile)})]
        points = 1 + is_double(tile) + _doubles_laid(state)
        return [Message("why-takes", {"points": points})]
    found: list[Message] = []
    if power < STEALS and not any([shows(other, suit) for other in others]):
        found.append(Message("why-highest", {**said, "suit": suit}))
    elif power >= STEALS:
        found.append(Message("why-steals", {**said, "suit": suit}))
    if len(others) <= FEW:
        names = [tile_text(other) for other in others]
        found.append(Message("why-few", {**said, "tiles": names, "count": len(names)}))
    return found


def _doubles_laid(state: TakesRound) -> int:
    """Return the doubles in the trick that no seat can take back any more."""
    laid = state.trick[: state.laid]
    stays = [tile for tile in laid if state.must_follow or shows(tile, state.led)]
    return sum([is_double(tile) for tile in stays])


def _for_loser(state: TakesRound, tile: int) -> list[Message]:
    """Return reasons for a tile in a trick that a partner or an opponent is taking."""
    if state.game.pairs and state.winner == state.turn ^ 2:
        if threats(state, int(state.led), int(state.best)):
            return []
        id = "why-gives" if is_double(tile) else "why-partner"
        return [Message(id, {"partner": int(state.winner)})]
    legal = [each for each in state.legal_actions() if each < LEAD]
    losing = [each for each in legal if CALLED.power(state.led, each) <= state.best]
    found: list[Message] = []
    if not is_double(tile) and any([is_double(each) for each in losing]):
        found.append(Message("why-saves", {"other": int(state.winner)}))
    if len(losing) == len(legal) and shows(tile, state.led):
        powers = [CALLED.power(state.led, each) for each in legal if shows(each, state.led)]
        if len(powers) > 1 and min(powers) == CALLED.power(state.led, tile):
            found.append(Message("why-lost", {"suit": int(state.led)}))
    return found


def _for_answer(state: TakesRound, action: int) -> list[Message]:
    """Return reasons to let a tile stand or to correct it (DTK-14)."""
    if action != STAND:
        return [] if state.is_free() else [Message("why-correct")]
    if not state.holds_suit(state.turn, state.led):
        return [Message("why-no-suit", {"suit": int(state.led)})]
    return [Message("why-free")] if state.is_free() else []
