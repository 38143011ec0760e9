"""Super Dominos in words: notation, choices, reports, the end of a round."""

from __future__ import annotations

from typing import ClassVar

from capicua.core.action_parts import Part, tile, word
from capicua.core.messages import Argument, BadText, Message
from capicua.core.seats import NOBODY
from capicua.core.tiles.tile import HIGH, LOW, parse_tile, tile_text, tiles_text
from capicua.families.trains.words import TrainsWords
from capicua.games.super_dominos.actions import DRAW, DRAWN, END_TURN, EXTRA, OPEN, PASS, TURN
from capicua.games.super_dominos.legs import LEGS, NAMES, NO_LEG
from capicua.games.super_dominos.rules import SuperRound


class SuperWords(TrainsWords[SuperRound]):
    """Notation with legs L1 to L6, and ``open`` for the start double."""

    keywords: ClassVar[dict[int, str]] = {DRAW: "draw", END_TURN: "end_turn", PASS: "pass"}

    def parts(self, state: SuperRound, action: int) -> list[Part]:
        """Return the parts of ``open 9-9``, ``9-4>L1`` or ``draw``."""
        if OPEN <= action < state.game.first_play:
            return [word("open"), tile(state.game.tile_of(action))]
        return super().parts(state, action)

    def parse(self, state: SuperRound, text: str) -> int:
        """Parse an action in notation; raises ``BadText``."""
        plain = " ".join(text.lower().split())
        if not plain.startswith("open "):
            return super().parse(state, text)
        double = parse_tile(plain.removeprefix("open "), state.game.top)
        if HIGH[double] == LOW[double]:
            return int(OPEN + HIGH[double])
        raise BadText(Message("text-start", {"tile": tile_text(double)}))

    # -- choices -------------------------------------------------------------------------------

    def label(self, state: SuperRound, action: int) -> Message:
        """Return the label of an action, with its effects."""
        if action == DRAW:
            return Message("label-draw-two", {"count": min(2, int(state.stock.left))})
        if action == PASS:
            return Message("label-pass")
        if action == END_TURN:
            skipped = int(state.seat_skipped(state.last, state.reversed))
            if skipped == NOBODY:
                return Message("label-stop")
            return Message("label-stop-skips", {"player": int(state.turn), "other": skipped})
        name = tile_text(state.game.tile_of(action))
        said: dict[str, Argument] = {"tile": name, **_effect(state, action)}
        leg = state.game.arm_of(action)
        if leg == NO_LEG:
            return Message("label-open", said)
        return Message("label-play", {**said, "leg": NAMES[leg]})

    # -- reports -------------------------------------------------------------------------------

    def narrate(self, before: SuperRound, action: int, after: SuperRound) -> list[Message]:
        """Return the action with all its automatic consequences."""
        player = int(before.turn)
        if action == DRAW:
            count = min(2, int(before.stock.left))
            told = [Message("say-draws", {"player": player, "count": count})]
            tiles = [tile_text(one) for one in self.drawn(before, after, player)]
            told.append(Message("say-drew", {"player": player, "tiles": tiles}, only=player))
            if after.phase != DRAWN:
                told.append(Message("say-no-fit", {"player": player}))
        elif action == PASS:
            told = [Message("say-passes", {"player": player})]
        elif action == END_TURN:
            told = [Message("say-stop", {"player": player})]
        else:
            told = self._placed(before, action) + self._powers(before, action, after)
        return told + _after_turn(before, action, after)

    def _placed(self, before: SuperRound, action: int) -> list[Message]:
        leg = before.game.arm_of(action)
        name = tile_text(before.game.tile_of(action))
        said: dict[str, Argument] = {"player": int(before.turn), "tile": name}
        if leg == NO_LEG:
            return [*_before_opening(before), Message("say-open", said)]
        return [Message("say-play", {**said, "leg": NAMES[leg]})]

    def _powers(self, before: SuperRound, action: int, after: SuperRound) -> list[Message]:
        """Return the power of the number left, and whether a spell ends or is cast."""
        game = before.game
        player = int(before.turn)
        leg = game.arm_of(action)
        left = before.left_after(action)
        told: list[Message] = []
        is_cast = left == game.spell and leg != NO_LEG
        if leg != NO_LEG and leg == before.spell_leg and not is_cast:
            told.append(Message("say-broken", {"leg": NAMES[leg]}))
        if left == game.draws and (game.final_draw or before.hands.counts[player] > 1):
            told += self._taken_by_others(before, after)
        if after.reversed != before.reversed:
            told.append(Message("say-counterclockwise" if after.reversed else "say-clockwise"))
        if after.hands.counts[player] == 0:
            return told
        if left == game.again:
            goes_on = after.phase == EXTRA and after.turn == before.turn
            told.append(Message("say-again" if goes_on else "say-again-not", {"player": player}))
        if is_cast:
            id = "say-spell-kept" if leg == before.spell_leg else "say-spell"
            told.append(Message(id, {"player": player, "leg": NAMES[leg], "number": int(left)}))
        if before.legs.centre == game.spell and before.legs.started < LEGS == after.legs.started:
            told.append(Message("say-unlocked"))
        return told

    def _taken_by_others(self, before: SuperRound, after: SuperRound) -> list[Message]:
        """Return who takes a tile; each player sees only their own."""
        told: list[Message] = []
        seat = before.after(before.turn)
        while seat != before.turn:
            player = int(seat)
            taken = self.drawn(before, after, player)
            for one in taken:
                told.append(Message("say-takes", {"player": player}))
                told.append(Message("say-took", {"player": player, "tile": tile_text(one)}, player))
            if not taken:
                told.append(Message("say-takes-none", {"player": player}))
            seat = before.after(seat)
        return told

    def ending(self, state: SuperRound) -> list[Message]:
        """Return who won the round and how, then the tiles the others hold."""
        winner = int(state.winner)
        counts = state.hands.counts
        is_out = winner != NOBODY and counts[winner] == 0
        told = [Message("end-out", {"player": winner}) if is_out else Message("end-blocked")]
        for seat in range(state.players):
            if counts[seat] > 0:
                hand = state.hands.tiles(seat)
                pips = int(state.hands.pips(seat))
                held: dict[str, Argument] = {"tiles": tiles_text(hand), "count": len(hand)}
                told.append(Message("end-hand", {"player": seat, **held, "pips": pips}))
        if winner == NOBODY:
            return [*told, Message("end-tied")]
        by = "pips" if state.game.counts_pips else "tiles"
        if not is_out:
            told.append(Message("end-least", {"player": winner}))
            if state.game.difference:
                by = f"{by}-difference"
        points = int(state.points[winner])
        return [*told, Message(f"end-points-{by}", {"player": winner, "points": points})]


def _effect(state: SuperRound, action: int) -> dict[str, Argument]:
    """Return the effect of a placement (``effect``), and who loses a turn (``other``)."""
    game = state.game
    left = state.left_after(action)
    if state.hands.counts[state.turn] == 1:
        return {"effect": "out", "other": int(state.turn)}
    turned = left == game.reverse and state.players > 2
    skipped = int(state.seat_skipped(game.tile_of(action), state.reversed != turned))
    effect = "plain"
    if left == game.draws and state.stock.left > 0:
        effect = "draws"
    elif turned:
        effect = "reverse"
    elif left == game.again:
        effect = "again"
    elif left == game.spell and game.arm_of(action) != NO_LEG:
        effect = "spell"
    if skipped == NOBODY:
        return {"effect": effect, "other": int(state.turn)}
    return {"effect": f"{effect}-skip", "other": skipped}


def _before_opening(state: SuperRound) -> list[Message]:
    """Return who was passed over, and the tiles drawn to find a double (SUP-4, SUP-5)."""
    size = state.game.hand
    counts = state.hands.counts
    nobody_had_one = any([counts[seat] > size for seat in range(state.players)])
    told: list[Message] = []
    seat = state.starter
    while not nobody_had_one and seat != state.turn:
        told.append(Message("say-no-double", {"player": int(seat)}))
        seat = state.next_seat(seat)
    if nobody_had_one:
        told.append(Message("say-no-doubles"))
        for player in range(state.players):
            count = int(counts[player] - size)
            if count > 0:
                told.append(Message("say-draws", {"player": player, "count": count}))
    return told


def _after_turn(before: SuperRound, action: int, after: SuperRound) -> list[Message]:
    """Return a spell that lapses, a seat that loses its turn."""
    told: list[Message] = []
    spell = before.spell_leg
    if action >= before.game.first_play:
        leg = before.game.arm_of(action)
        if before.left_after(action) == before.game.spell:
            spell = leg
        elif leg == spell:
            spell = NO_LEG
    if spell != NO_LEG and after.spell_leg == NO_LEG and after.hands.counts[before.turn] > 0:
        told.append(Message("say-lapse", {"leg": NAMES[spell]}))
    following = after.after(before.turn)
    if after.phase == TURN and not after.is_over and after.turn != following:
        told.append(Message("say-skipped", {"player": int(following)}))
    return told
