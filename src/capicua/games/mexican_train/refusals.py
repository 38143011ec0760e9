"""Why an action is not legal now: the rule, and a sentence that says what is."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from capicua.core.actions import Actions
from capicua.core.reasons import Argument, Message, Refusal
from capicua.core.tile import BIT, BIT_OF, HIGH, LOW, WORD_OF, double_of, shows, tile_text
from capicua.games.mexican_train.trains import (
    DRAW,
    DRAWN,
    FOLLOW,
    OPTIONAL,
    OWN_TRAINS,
    PASS,
    PLAY,
    SERIES,
    train_name,
)
from capicua.games.mexican_train.words import tile_played, train_played

if TYPE_CHECKING:
    from capicua.games.mexican_train.round import TrainRound


def refuse(state: TrainRound, action: i64) -> Refusal:
    """Why an action that is not legal is not."""
    if action >= PLAY:
        return _refuse_play(state, tile_played(state, action), train_played(state, action))
    if action == DRAW:
        return _refuse_draw(state)
    if action == PASS:
        return _refuse_pass(state)
    return _refuse_end(state)


def _refuse_draw(state: TrainRound) -> Refusal:
    if state.phase == DRAWN:
        return _no("CMT-15", "refuse-draw-twice", {"tile": tile_text(state.drawn)})
    if state.phase == OPTIONAL:
        return _no("CMT-22", "refuse-draw-optional")
    if state.phase == SERIES:
        return _no("CMT-14", "refuse-draw-series")
    if state.stock == 0:
        return _no("CMT-16", "refuse-draw-empty")
    return _no("CMT-12", "refuse-draw-able", {"tiles": playable(state)})


def _refuse_pass(state: TrainRound) -> Refusal:
    if state.phase == DRAWN:
        return _no("CMT-15", "refuse-pass-drawn", {"tile": tile_text(state.drawn)})
    if state.phase in (OPTIONAL, SERIES):
        return _no("CMT-14", "refuse-pass-series")
    if state.stock > 0:
        return _no("CMT-15", "refuse-pass-stock")
    return _no("CMT-16", "refuse-pass-able", {"tiles": playable(state)})


def _refuse_end(state: TrainRound) -> Refusal:
    if state.phase == SERIES:
        return _no("CMT-14", "refuse-end-forced", {"tiles": playable(state)})
    if state.running:
        return _no("CMT-18", "refuse-end-double", {"tile": _wanted(state)})
    return _no("CMT-14", "refuse-end-turn")


def _refuse_play(state: TrainRound, tile: i64, train: i64) -> Refusal:
    seat = state.turn
    name = tile_text(tile)
    refusal = _no_such_train(state, train)
    if refusal is not None:
        return refusal
    if state.hands[seat * state.words + WORD_OF[tile]] & BIT_OF[tile] == 0:
        return _no("CMT-11", "refuse-not-held", {"tile": name})
    if state.phase == DRAWN and tile != state.drawn:
        return _no("CMT-15", "refuse-not-drawn", {"tile": tile_text(state.drawn)})
    if state.targets() & BIT[train] == 0:
        return _refuse_target(state, train)
    if not shows(tile, state.trains.ends[train]):
        arguments: dict[str, Argument] = {
            "tile": name,
            "train": train_name(train),
            "end": int(state.trains.ends[train]),
        }
        station = state.trains.lengths[train] == 0
        return _no("CMT-7", "refuse-no-match-station" if station else "refuse-no-match", arguments)
    if train == seat and state.wants_double() and HIGH[tile] != LOW[tile]:
        return _no("CMT-17", "refuse-double-only")
    return _no("BMT-20", "refuse-last-double", {"tile": name})


def _no_such_train(state: TrainRound, train: i64) -> Refusal | None:
    if train < OWN_TRAINS:
        if train < state.players:
            return None
        return _no("CMT-7", "refuse-no-train", {"train": train_name(train)})
    if train - OWN_TRAINS >= state.rules.most_sidings:
        return _no("CMT-8", "refuse-siding-limit", {"count": int(state.rules.most_sidings)})
    following = OWN_TRAINS + state.trains.sidings
    if train > following:
        return _no("CMT-8", "refuse-siding-order", {"train": train_name(following)})
    return None


def _refuse_target(state: TrainRound, train: i64) -> Refusal:
    """The train cannot be played on in this turn or phase."""
    seat = state.turn
    unstarted = state.rules.own_first and state.trains.lengths[seat] == 0
    if state.running:
        return _no("CMT-14", "refuse-series")
    if state.phase == OPTIONAL:
        return _no("CMT-22", "refuse-optional")
    if state.is_bound():
        if unstarted:
            return _no("CMT-19", "refuse-own-first-bound")
        return _no("CMT-19", "refuse-bound", {"doubles": doubles_to_cover(state)})
    following = state.phase == FOLLOW or (state.phase == DRAWN and state.origin == FOLLOW)
    if following and state.rules.on_double:
        return _no("CMT-18", "refuse-follow", {"tile": _wanted(state)})
    if unstarted:
        return _no("CMT-11", "refuse-own-first", {"end": int(state.trains.station)})
    return _no("CMT-10", "refuse-private", {"owner": int(train)})


def playable(state: TrainRound) -> list[str]:
    """The tiles that can be played now, each once."""
    actions = Actions()
    state.collect_plays(actions)
    return list(
        dict.fromkeys(tile_text(tile_played(state, action)) for action in actions.as_list())
    )


def doubles_to_cover(state: TrainRound) -> list[str]:
    """The doubles that bind the turn."""
    binding = state.binding()
    return [
        tile_text(double_of(state.trains.ends[train]))
        for train in [int(state.trains.open[index]) for index in range(state.trains.open_count)]
        if binding & BIT[train]
    ]


def _wanted(state: TrainRound) -> str:
    """The double that was just played."""
    return tile_text(double_of(state.trains.ends[state.follow]))


def _no(rule: str, id: str, arguments: dict[str, Argument] | None = None) -> Refusal:
    return Refusal(rule, Message(id, arguments))
