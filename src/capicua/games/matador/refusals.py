"""Why a play in Matador is illegal: the sum required, or the matadors available."""

from __future__ import annotations

from capicua.core.messages import Argument, Message, Refusal
from capicua.core.tiles.tile import HIGH, LOW, tile_text
from capicua.families.line.layout import ARM_NAMES, CLOSED, E
from capicua.families.line.phases import SEEK
from capicua.families.line.refusals import LineRefusals
from capicua.games.matador.rules import MatadorRound, exposed_half


class MatadorRefusals(LineRefusals[MatadorRound]):
    """The rules of the line, with sums and matadors."""

    def refuse(self, state: MatadorRound, action: int) -> Refusal:
        """Return the rule that forbids an action, and the reason."""
        game = state.game
        if state.phase == SEEK:
            return super().refuse(state, action)
        if action < game.first_lead:
            return _refuse_place(state, action) or _refuse_sum(state, action)
        if action >= game.further:
            tile = tile_text(game.tile_played(action))
            across = Refusal("MTD-5", Message("refuse-across", {"tile": tile}))
            return _refuse_place(state, action) or across
        found = super().refuse(state, action)
        if found.message.id == "refuse-draw-able" and _only_matadors(state):
            return Refusal("MTD-6", Message("refuse-draw-matador", found.message.arguments))
        return found


def _refuse_place(state: MatadorRound, action: int) -> Refusal | None:
    """Return why the tile cannot be played at that end in any orientation."""
    tile = state.game.tile_played(action)
    if state.line.length == 0:
        return Refusal("LIN-7", Message("refuse-before-lead"))
    if not state.hands.holds(state.turn, tile):
        return Refusal("LIN-20", Message("refuse-not-held", {"tile": tile_text(tile)}))
    if state.line.ends[state.game.arm_played(action)] == CLOSED:
        return Refusal("LIN-14", Message("refuse-same-edge", {"arm": ARM_NAMES[E]}))
    return None


def _refuse_sum(state: MatadorRound, action: int) -> Refusal:
    tile = action // 4
    if HIGH[tile] == LOW[tile] and action % 4 >= 2:
        return Refusal("MTD-2", Message("refuse-two-ends"))
    arm = state.game.arm_played(action)
    total = int(state.game.sum)
    numbers = state.line.end_numbers(arm)
    arguments: dict[str, Argument] = {
        "tile": tile_text(tile),
        "arm": ARM_NAMES[arm],
        "joined": int(HIGH[tile] + LOW[tile] - exposed_half(action)),
        "sum": total,
        "number": numbers[0],
        "needed": total - numbers[0],
    }
    if len(numbers) > 1:
        arguments["other_needed"] = total - numbers[1]
        return Refusal("MTD-3", Message("refuse-sum-across", arguments))
    return Refusal("MTD-3", Message("refuse-sum" if numbers[0] else "refuse-blank", arguments))


def _only_matadors(state: MatadorRound) -> bool:
    """Return whether only matadors can be played."""
    game = state.game
    plays = [action for action in state.legal_actions() if action < game.first_lead]
    return all(game.is_matador(action // 4) for action in plays)
