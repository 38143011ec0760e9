"""Mexican Train in words: notation, choices, what is told, how a round ended."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from capicua.core.reasons import Argument, BadText, Message
from capicua.core.seats import EVERYTHING, NOBODY
from capicua.core.tile import BIT, double_of, parse_tile, tile_text, tiles_text
from capicua.games.mexican_train.position import hand_of
from capicua.games.mexican_train.trains import (
    DRAW,
    DRAWN,
    END_TURN,
    FOLLOW,
    OPTIONAL,
    OWN_TRAINS,
    PASS,
    PLAY,
    SERIES,
    parse_train,
    train_name,
)

if TYPE_CHECKING:
    from capicua.games.mexican_train.round import TrainRound

WORDS = {DRAW: "draw", PASS: "pass", END_TURN: "end_turn"}


def tile_played(state: TrainRound, action: i64) -> i64:
    """The tile of a play."""
    return (action - PLAY) % state.tiles


def train_played(state: TrainRound, action: i64) -> i64:
    """The train of a play."""
    return (action - PLAY) // state.tiles


def text(state: TrainRound, action: i64) -> str:
    """The action in notation: ``9-4>P0``, ``draw``, ``pass``, ``end_turn``."""
    if action < PLAY:
        return WORDS[int(action)]
    tile = tile_text(tile_played(state, action))
    return f"{tile}>{train_name(train_played(state, action))}"


def parse(state: TrainRound, text: str) -> int:
    """The action written in notation; also ``9-4 on P0``. Raises ``BadText``."""
    plain = " ".join(text.lower().replace("_", " ").split())
    for action, word in WORDS.items():
        if plain == word.replace("_", " "):
            return action
    tile, mark, train = plain.replace(" on ", ">").partition(">")
    if not mark:
        raise BadText(Message("text-action", {"text": text.strip()}))
    return int(PLAY + parse_train(train) * state.tiles + parse_tile(tile, state.rules.top))


# -- choices -----------------------------------------------------------------------------------


def label(state: TrainRound, action: i64) -> Message:
    """The action as a choice."""
    if action == DRAW:
        risky = state.rules.may_draw and state.failing_marks()
        return Message("label-draw-open" if risky else "label-draw")
    if action == PASS:
        if state.phase == DRAWN:
            return Message("label-keep", {"tile": tile_text(state.drawn)})
        return Message("label-pass")
    if action == END_TURN:
        return Message("label-end-turn")
    return Message(f"label-{_kind_of_play(state, action)}", _play(state, action))


def _kind_of_play(state: TrainRound, action: i64) -> str:
    train = train_played(state, action)
    if train < OWN_TRAINS:
        return "start" if state.trains.lengths[train] == 0 else "train"
    return "new-siding" if state.trains.lengths[train] == 0 else "siding"


def _play(state: TrainRound, action: i64) -> dict[str, Argument]:
    train = train_played(state, action)
    found: dict[str, Argument] = {
        "player": int(state.turn),
        "tile": tile_text(tile_played(state, action)),
    }
    if train < OWN_TRAINS:
        found["owner"] = int(train)
    else:
        found["train"] = train_name(train)
    return found


# -- what is told --------------------------------------------------------------------------------


def narrate(state: TrainRound, action: i64) -> list[Message]:
    """What people are told, with all that follows from the action by itself."""
    player = int(state.turn)
    if action == DRAW:
        told = [Message("say-draw", {"player": player})]
    elif action == PASS:
        told = [Message("say-keep" if state.phase == DRAWN else "say-pass", {"player": player})]
    elif action == END_TURN:
        told = [Message("say-end-turn", {"player": player})]
    else:
        told = [Message(f"say-{_kind_of_play(state, action)}", _play(state, action))]
    if state.viewer == EVERYTHING:
        after = state.clone()
        assert isinstance(after, type(state))
        after.advance(action)
        told += _consequences(state, after, action)
    return told


def _consequences(before: TrainRound, after: TrainRound, action: i64) -> list[Message]:
    """What happened besides, read from the round before and after."""
    player = int(before.turn)
    told: list[Message] = []
    if action == DRAW:
        tile = tile_text(before.boneyard[len(before.boneyard) - before.stock])
        told.append(Message("say-drew", {"player": player, "tile": tile}, only=player))
        if after.phase != DRAWN:
            told.append(Message("say-no-fit", {"player": player}))
    elif action >= PLAY:
        told += _after_play(before, after, action)
    own = BIT[before.turn]
    if before.marked & own and not after.marked & own:
        told.append(Message("say-close", {"player": player}))
    elif after.marked & own and not before.marked & own:
        told.append(Message("say-open", {"player": player}))
    if after.turn != before.turn or after.is_over:
        told += _left_open(before, after, action)
    return told


def _after_play(before: TrainRound, after: TrainRound, action: i64) -> list[Message]:
    player = int(before.turn)
    train = train_played(before, action)
    number = before.trains.ends[train]
    if after.is_over:
        return []
    told: list[Message] = []
    if before.is_bound() or (before.phase == FOLLOW and train == before.follow):
        told.append(Message("say-cover", {"player": player, "tile": tile_text(double_of(number))}))
    if after.turn == before.turn and after.phase == FOLLOW:
        again = "say-cover-now" if after.rules.on_double or after.running else "say-play-again"
        told.append(Message(again, {"player": player, "tile": tile_text(double_of(number))}))
    elif after.turn == before.turn and after.phase == OPTIONAL:
        told.append(Message("say-exempt", {"player": player}))
    elif after.turn == before.turn and after.phase == SERIES and before.phase != SERIES:
        told.append(Message("say-series", {"player": player}))
    if tile_played(before, action) == double_of(number) and after.trains.is_dead(number):
        told.append(Message("say-dead", {"tile": tile_text(double_of(number))}))
    return told


def _left_open(before: TrainRound, after: TrainRound, action: i64) -> list[Message]:
    """Doubles that now bind the others, and those that a last tile of theirs released."""
    if after.is_over:
        return []
    told = []
    was_bound = before.is_bound()
    open_now = [int(after.trains.open[index]) for index in range(after.trains.open_count)]
    for train in open_now:
        if not was_bound:
            told.append(Message("say-left", _double_on(after, train)))
    for index in range(before.trains.open_count):
        train = int(before.trains.open[index])
        played_there = action >= PLAY and train == train_played(before, action)
        if train not in open_now and not played_there and before.rules.binds:
            told.append(Message("say-released", _double_on(before, train)))
    return told


def _double_on(state: TrainRound, train: i64) -> dict[str, Argument]:
    return {"tile": tile_text(double_of(state.trains.ends[train])), "train": train_name(train)}


def ending(state: TrainRound) -> list[Message]:
    """Who went out, or that the round is blocked; then what everybody scores."""
    if state.out == NOBODY:
        told = [Message("end-blocked")]
    else:
        told = [Message("end-out", {"player": int(state.out)})]
        told += [
            Message("end-uncovered", _double_on(state, state.trains.open[index]))
            for index in range(state.trains.open_count)
        ]
    for seat in range(state.players):
        if seat != state.out:
            hand = hand_of(state, seat)
            arguments: dict[str, Argument] = {
                "player": seat,
                "tiles": tiles_text(hand),
                "points": int(state.points[seat]),
            }
            dear = state.rules.blank_score > 0 and double_of(0) in hand
            told.append(Message("end-hand-blank" if dear else "end-hand", arguments))
    return told
