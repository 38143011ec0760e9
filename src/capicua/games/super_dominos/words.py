"""Super Dominos in words: notation, choices, what is told, how a hand ended."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from capicua.core.reasons import Argument, BadText, Message
from capicua.core.seats import EVERYTHING, NOBODY
from capicua.core.tile import HIGH, LOW, double_of, parse_tile, tile_text, tiles_text
from capicua.games.super_dominos.legs import LEGS, NO_LEG, left_by
from capicua.games.super_dominos.position import hand_of, leg_name, parse_leg
from capicua.games.super_dominos.scoring import pips_of
from capicua.games.super_dominos.turns import (
    DRAW,
    DRAWN,
    END_TURN,
    EXTRA,
    OPEN,
    OPENING,
    PASS,
    TURN,
)

if TYPE_CHECKING:
    from capicua.games.super_dominos.round import SuperRound

WORDS = {DRAW: "draw", END_TURN: "end_turn", PASS: "pass"}


def tile_played(state: SuperRound, action: i64) -> i64:
    """The tile of a placement or of an opening."""
    if action < state.rules.first_play:
        return double_of(action - OPEN)
    return (action - state.rules.first_play) % state.tiles


def leg_played(state: SuperRound, action: i64) -> i64:
    """The leg of a placement; ``NO_LEG`` for an opening."""
    if action < state.rules.first_play:
        return NO_LEG
    return (action - state.rules.first_play) // state.tiles


def left_after(state: SuperRound, action: i64) -> i64:
    """The number that a placement or an opening leaves."""
    leg = leg_played(state, action)
    if leg == NO_LEG:
        return action - OPEN
    return left_by(tile_played(state, action), state.legs.ends[leg])


def text(state: SuperRound, action: i64) -> str:
    """The action in notation: ``open 9-9``, ``9-4>L1``, ``draw``, ``pass``, ``end_turn``."""
    if action < OPEN:
        return WORDS[int(action)]
    tile = tile_text(tile_played(state, action))
    leg = leg_played(state, action)
    return f"open {tile}" if leg == NO_LEG else f"{tile}>{leg_name(leg)}"


def parse(state: SuperRound, text: str) -> int:
    """The action written in notation; also ``9-4 on L1``. Raises ``BadText``."""
    plain = " ".join(text.lower().replace("_", " ").split())
    for action, word in WORDS.items():
        if plain == word.replace("_", " "):
            return action
    if plain.startswith("open "):
        tile = parse_tile(plain.removeprefix("open "), state.rules.top)
        if HIGH[tile] == LOW[tile]:
            return int(OPEN + HIGH[tile])
        raise BadText(Message("text-start", {"tile": tile_text(tile)}))
    name, mark, leg = plain.replace(" on ", ">").partition(">")
    if not mark:
        raise BadText(Message("text-action", {"text": text.strip()}))
    tile = parse_tile(name, state.rules.top)
    return int(state.rules.first_play + parse_leg(leg) * state.tiles + tile)


# -- choices -----------------------------------------------------------------------------------


def label(state: SuperRound, action: i64) -> Message:
    """The action as a choice, with what it brings about."""
    if action == DRAW:
        return Message("label-draw-two", {"count": min(2, int(state.stock))})
    if action == PASS:
        return Message("label-pass")
    skipped = int(seat_skipped(state, int(state.last), state.reversed))
    if action == END_TURN:
        if skipped == NOBODY:
            return Message("label-stop")
        return Message("label-stop-skips", {"player": int(state.turn), "other": skipped})
    tile = tile_played(state, action)
    leg = leg_played(state, action)
    arguments: dict[str, Argument] = {"tile": tile_text(tile), **_effect(state, action)}
    if leg == NO_LEG:
        return Message("label-open", arguments)
    return Message("label-play", {**arguments, "leg": leg_name(leg)})


def _effect(state: SuperRound, action: i64) -> dict[str, Argument]:
    """What a placement brings about (``effect``), and who loses a turn by it (``other``)."""
    rules = state.rules
    tile = tile_played(state, action)
    left = left_after(state, action)
    if state.counts[state.turn] == 1:
        return {"effect": "out", "other": int(state.turn)}
    turned = left == rules.reverse and state.players > 2
    skipped = int(seat_skipped(state, int(tile), state.reversed != turned))
    effect = "plain"
    if left == rules.draws and state.stock > 0:
        effect = "draws"
    elif turned:
        effect = "reverse"
    elif left == rules.again:
        effect = "again"
    elif left == rules.spell and leg_played(state, action) != NO_LEG:
        effect = "spell"
    if skipped == NOBODY:
        return {"effect": effect, "other": int(state.turn)}
    return {"effect": f"{effect}-skip", "other": skipped}


def seat_skipped(state: SuperRound, tile: i64, turned: bool) -> i64:
    """The seat that loses its turn if the turn ends with a tile (SUP-18, SUP-26)."""
    opens = state.phase == OPENING
    costs = state.rules.start_skips if opens else state.costs_a_turn(tile)
    return state.neighbour(state.turn, turned) if costs else NOBODY


# -- what is told --------------------------------------------------------------------------------


def narrate(state: SuperRound, action: i64) -> list[Message]:
    """What people are told, with all that follows from the action by itself."""
    player = int(state.turn)
    if action == DRAW:
        count = min(2, int(state.stock))
        told = [Message("say-draws", {"player": player, "count": count})]
    elif action == PASS:
        told = [Message("say-passes", {"player": player})]
    elif action == END_TURN:
        told = [Message("say-stop", {"player": player})]
    else:
        tile = tile_text(tile_played(state, action))
        leg = leg_played(state, action)
        if leg == NO_LEG:
            told = _before_opening(state)
            told.append(Message("say-open", {"player": player, "tile": tile}))
        else:
            told = [Message("say-play", {"player": player, "tile": tile, "leg": leg_name(leg)})]
    if state.viewer == EVERYTHING:
        after = state.clone()
        assert isinstance(after, type(state))
        after.advance(action)
        if action == DRAW:
            told += _after_drawing(state, after)
        elif action >= OPEN:
            told += _after_placing(state, after, action)
        told += _after_turn(state, after, action)
    return told


def _before_opening(state: SuperRound) -> list[Message]:
    """Who was passed over, and what was drawn to find a double (SUP-4, SUP-5)."""
    size = state.rules.hand
    nobody_had_one = any([state.counts[seat] > size for seat in range(state.players)])
    told: list[Message] = []
    seat = state.first
    while not nobody_had_one and seat != state.turn:
        told.append(Message("say-no-double", {"player": int(seat)}))
        seat = state.next_seat(seat)
    if nobody_had_one:
        told.append(Message("say-no-doubles"))
        for seat in range(state.players):
            count = int(state.counts[seat] - size)
            if count > 0:
                told.append(Message("say-draws", {"player": int(seat), "count": count}))
    return told


def _after_drawing(before: SuperRound, after: SuperRound) -> list[Message]:
    player = int(before.turn)
    taken = [tile for tile in hand_of(after, player) if tile not in hand_of(before, player)]
    tiles = [tile_text(tile) for tile in taken]
    told = [Message("say-drew", {"player": player, "tiles": tiles}, only=player)]
    if after.phase != DRAWN:
        told.append(Message("say-no-fit", {"player": player}))
    return told


def _after_placing(before: SuperRound, after: SuperRound, action: i64) -> list[Message]:
    """The power of what was left, and whether a spell ends or is cast."""
    rules = before.rules
    player = int(before.turn)
    leg = leg_played(before, action)
    left = left_after(before, action)
    told: list[Message] = []
    is_cast = left == rules.spell and leg != NO_LEG
    if leg != NO_LEG and leg == before.spell_leg and not is_cast:
        told.append(Message("say-broken", {"leg": leg_name(leg)}))
    if left == rules.draws and (rules.final_draw or before.counts[player] > 1):
        told += _taken_by_others(before, after)
    if after.reversed != before.reversed:
        told.append(Message("say-counterclockwise" if after.reversed else "say-clockwise"))
    if after.counts[player] == 0:
        return told
    if left == rules.again:
        goes_on = after.phase == EXTRA and after.turn == before.turn
        told.append(Message("say-again" if goes_on else "say-again-not", {"player": player}))
    if is_cast:
        arguments: dict[str, Argument] = {
            "player": player,
            "leg": leg_name(leg),
            "number": int(left),
        }
        kept = leg == before.spell_leg
        told.append(Message("say-spell-kept" if kept else "say-spell", arguments))
    if before.legs.start == rules.spell and before.legs.started < LEGS == after.legs.started:
        told.append(Message("say-unlocked"))
    return told


def _taken_by_others(before: SuperRound, after: SuperRound) -> list[Message]:
    """Who takes a tile; each is told which one it is."""
    told: list[Message] = []
    seat = before.after(before.turn)
    while seat != before.turn:
        player = int(seat)
        taken = [tile for tile in hand_of(after, player) if tile not in hand_of(before, player)]
        for tile in taken:
            told.append(Message("say-takes", {"player": player}))
            told.append(Message("say-took", {"player": player, "tile": tile_text(tile)}, player))
        if not taken:
            told.append(Message("say-takes-none", {"player": player}))
        seat = before.after(seat)
    return told


def _after_turn(before: SuperRound, after: SuperRound, action: i64) -> list[Message]:
    """A spell that lapses, a seat that loses its turn."""
    told: list[Message] = []
    spell = before.spell_leg
    if action >= before.rules.first_play:
        leg = leg_played(before, action)
        if left_after(before, action) == before.rules.spell:
            spell = leg
        elif leg == spell:
            spell = NO_LEG
    if spell != NO_LEG and after.spell_leg == NO_LEG and after.counts[before.turn] > 0:
        told.append(Message("say-lapse", {"leg": leg_name(spell)}))
    following = after.after(before.turn)
    if after.phase == TURN and not after.is_over and after.turn != following:
        told.append(Message("say-skipped", {"player": int(following)}))
    return told


def ending(state: SuperRound) -> list[Message]:
    """Who won the hand and by what; then what each of the others is left with."""
    winner = int(state.winner)
    if winner != NOBODY and state.counts[winner] == 0:
        told = [Message("end-out", {"player": winner})]
    else:
        told = [Message("end-blocked")]
    for seat in range(state.players):
        if state.counts[seat] > 0:
            hand = hand_of(state, seat)
            arguments: dict[str, Argument] = {
                "player": seat,
                "tiles": tiles_text(hand),
                "count": len(hand),
                "pips": int(pips_of(state, seat)),
            }
            told.append(Message("end-hand", arguments))
    if winner == NOBODY:
        return [*told, Message("end-tied")]
    if state.counts[winner] > 0:
        told.append(Message("end-least", {"player": winner}))
    by = "pips" if state.rules.counts_pips else "tiles"
    if state.counts[winner] > 0 and state.rules.difference:
        by = f"{by}-difference"
    points = int(state.points[winner])
    return [*told, Message(f"end-points-{by}", {"player": winner, "points": points})]
