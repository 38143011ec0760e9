"""Mexican Train in words: notation, choices, reports, the end of a round."""

from __future__ import annotations

from typing import ClassVar

from capicua.core.messages import Argument, Message
from capicua.core.seats import NOBODY
from capicua.core.tiles.tile import BIT, double_of, tile_text, tiles_text
from capicua.families.trains.words import TrainsWords
from capicua.games.mexican_train.actions import (
    DRAW,
    DRAWN,
    END_TURN,
    FOLLOW,
    OPTIONAL,
    PASS,
    PLAY,
    SERIES,
)
from capicua.games.mexican_train.rules import MexicanRound
from capicua.games.mexican_train.trains import NAMES, OWN_TRAINS


class MexicanWords(TrainsWords[MexicanRound]):
    """Notation that names trains by their seats (P0 …) and sidings by number (M1 …)."""

    keywords: ClassVar[dict[int, str]] = {DRAW: "draw", PASS: "pass", END_TURN: "end_turn"}

    # -- choices -------------------------------------------------------------------------------

    def label(self, state: MexicanRound, action: int) -> Message:
        """Return the label of an action."""
        if action == DRAW:
            risky = state.game.may_draw and state.failing_marks()
            return Message("label-draw-open" if risky else "label-draw")
        if action == PASS:
            if state.phase == DRAWN:
                return Message("label-keep", {"tile": tile_text(state.drawn)})
            return Message("label-pass")
        if action == END_TURN:
            return Message("label-end-turn")
        return Message(f"label-{_kind_of_play(state, action)}", _play(state, action))

    # -- reports -------------------------------------------------------------------------------

    def narrate(self, before: MexicanRound, action: int, after: MexicanRound) -> list[Message]:
        """Return the action with all its automatic consequences."""
        player = int(before.turn)
        if action == DRAW:
            told = [Message("say-draw", {"player": player})]
            tile = tile_text(self.drawn(before, after, player)[0])
            told.append(Message("say-drew", {"player": player, "tile": tile}, only=player))
            if after.phase != DRAWN:
                told.append(Message("say-no-fit", {"player": player}))
        elif action == PASS:
            keeps = before.phase == DRAWN
            told = [Message("say-keep" if keeps else "say-pass", {"player": player})]
        elif action == END_TURN:
            told = [Message("say-end-turn", {"player": player})]
        else:
            told = [Message(f"say-{_kind_of_play(before, action)}", _play(before, action))]
            told += _after_play(before, action, after)
        own = BIT[before.turn]
        if before.marked & own and not after.marked & own:
            told.append(Message("say-close", {"player": player}))
        elif after.marked & own and not before.marked & own:
            told.append(Message("say-open", {"player": player}))
        if after.turn != before.turn and not after.is_over:
            told += _left_open(before, action, after)
        return told

    def ending(self, state: MexicanRound) -> list[Message]:
        """Return who went out, or that the round is blocked; then each player's score."""
        if state.out == NOBODY:
            told = [Message("end-blocked")]
        else:
            told = [Message("end-out", {"player": int(state.out)})]
            told += [
                Message("end-uncovered", _double_on(state, int(state.trains.open[index])))
                for index in range(state.trains.open_count)
            ]
        for seat in range(state.players):
            if seat != state.out:
                hand = state.hands.tiles(seat)
                dear = state.game.blank_score > 0 and double_of(0) in hand
                id = "end-hand-blank" if dear else "end-hand"
                points = int(state.points[seat])
                told.append(
                    Message(id, {"player": seat, "tiles": tiles_text(hand), "points": points})
                )
        return told


def _kind_of_play(state: MexicanRound, action: int) -> str:
    train = state.game.arm_of(action)
    is_new = state.trains.lengths[train] == 0
    if train < OWN_TRAINS:
        return "start" if is_new else "train"
    return "new-siding" if is_new else "siding"


def _play(state: MexicanRound, action: int) -> dict[str, Argument]:
    train = int(state.game.arm_of(action))
    tile = tile_text(state.game.tile_of(action))
    where: dict[str, Argument] = {"owner": train} if train < OWN_TRAINS else {"train": NAMES[train]}
    return {"player": int(state.turn), "tile": tile, **where}


def _after_play(before: MexicanRound, action: int, after: MexicanRound) -> list[Message]:
    """Return the double that was covered, and the plays now allowed or required."""
    if after.is_over:
        return []
    player = int(before.turn)
    train = before.game.arm_of(action)
    number = before.trains.ends[train]
    double: dict[str, Argument] = {"player": player, "tile": tile_text(double_of(number))}
    told: list[Message] = []
    if before.is_bound() or (before.phase == FOLLOW and train == before.follow):
        told.append(Message("say-cover", double))
    goes_on = after.turn == before.turn
    if goes_on and after.phase == FOLLOW:
        on_double = after.game.on_double or after.running
        told.append(Message("say-cover-now" if on_double else "say-play-again", double))
    elif goes_on and after.phase == OPTIONAL:
        told.append(Message("say-exempt", {"player": player}))
    elif goes_on and after.phase == SERIES and before.phase != SERIES:
        told.append(Message("say-series", {"player": player}))
    if before.game.tile_of(action) == double_of(number) and after.trains.is_dead(number):
        told.append(Message("say-dead", {"tile": tile_text(double_of(number))}))
    return told


def _left_open(before: MexicanRound, action: int, after: MexicanRound) -> list[Message]:
    """Return the doubles that now bind the others, and the dead doubles released."""
    told: list[Message] = []
    open_now = [int(after.trains.open[index]) for index in range(after.trains.open_count)]
    if not before.is_bound():
        told += [Message("say-left", _double_on(after, train)) for train in open_now]
    for index in range(before.trains.open_count):
        train = int(before.trains.open[index])
        played_there = action >= PLAY and train == before.game.arm_of(action)
        if train not in open_now and not played_there and before.game.binds:
            told.append(Message("say-released", _double_on(before, train)))
    return told


def _double_on(state: MexicanRound, train: int) -> dict[str, Argument]:
    return {"tile": tile_text(double_of(state.trains.ends[train])), "train": NAMES[train]}
