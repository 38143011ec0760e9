"""Why an action is refused: the rule, and a sentence that names legal alternatives."""

from __future__ import annotations

from capicua.core.messages import Argument, Message, Refusal
from capicua.core.presentation import Refusals
from capicua.core.tiles.tile import count_bits
from capicua.games.poker.actions import CALL, CHECK, COUNTS, DRAWING, FOLD, is_raise, level_of
from capicua.games.poker.rules import PokerRound
from capicua.games.poker.words import texts


class PokerRefusals(Refusals[PokerRound]):
    """The refusals of the betting and of the draw."""

    def refuse(self, state: PokerRound, action: int) -> Refusal:
        """Return why an action is illegal now, checking the phase first."""
        is_draw = action >= state.game.draws_at
        if state.phase == DRAWING:
            if not is_draw:
                return Refusal("POK-14", Message("refuse-draw-first"))
            return _draw(state, action)
        if is_draw:
            return Refusal("POK-14", Message("refuse-no-draw-now"))
        due = int(min(state.level - state.bets[state.turn], state.stack(state.turn)))
        if action == FOLD:
            return Refusal("POK-7", Message("refuse-fold"))
        if action == CHECK:
            return Refusal("POK-7", Message("refuse-check", {"chips": due}))
        if action == CALL:
            return Refusal("POK-7", Message("refuse-call"))
        return _level(state, action, due)


def _level(state: PokerRound, action: int, due: int) -> Refusal:
    """Refuse a bet or raise at the wrong time, by a seat not allowed it, or of a wrong size."""
    if is_raise(action) != (state.level > 0):
        cause = "refuse-bet" if state.level > 0 else "refuse-raise"
        return Refusal("POK-7", Message(cause, {"level": int(state.level)}))
    if state.game.fixed_limit and state.raises >= state.game.most_bets:
        count = int(state.game.most_bets)
        return Refusal("POK-10", Message("refuse-capped", {"count": count, "chips": due}))
    if not state.has_more():
        return Refusal("POK-9", Message("refuse-no-more", {"chips": due}))
    if not state.is_covered():
        return Refusal("POK-9", Message("refuse-nobody-left", {"chips": due}))
    if not state.is_reopened():
        short = _short(state)
        if len(short) != 1:
            return Refusal("POK-11", Message("refuse-short", {"chips": due}))
        return Refusal("POK-11", Message("refuse-short-of", {"player": short[0], "chips": due}))
    values: dict[str, Argument] = {
        "level": int(level_of(action)),
        "low": int(state.least()),
        "high": int(state.most()),
    }
    return Refusal("POK-10", Message("refuse-size", values))


def _short(state: PokerRound) -> list[int]:
    """Return the seats that are all in at the level; a single one set the level."""
    seats = range(int(state.players))
    return [s for s in seats if state.bets[s] == state.level and state.stack(s) == 0]


def _draw(state: PokerRound, action: int) -> Refusal:
    """Refuse too many tiles, tiles not held, or only their number."""
    tiles = state.thrown(action)
    if tiles == 0:
        count = int(action - state.game.draws_at)
        assert count < COUNTS
        return Refusal("POK-14", Message("refuse-name-tiles", {"count": count}))
    if count_bits(tiles) > state.game.max_draw:
        return Refusal("POK-14", Message("refuse-too-many", {"count": int(state.game.max_draw)}))
    missing = texts(tiles & ~state.hands.bits[state.turn])
    return Refusal("POK-14", Message("refuse-not-held", {"tiles": missing}))
