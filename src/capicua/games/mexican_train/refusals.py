"""Why an action in Mexican Train is illegal: the rule, and what is legal instead."""

from __future__ import annotations

from mypy_extensions import i64

from capicua.core.messages import Refusal
from capicua.core.tiles.tile import BIT, HIGH, LOW, double_of, shows, tile_text
from capicua.families.trains.refusals import TrainsRefusals, refusal
from capicua.games.mexican_train.actions import DRAW, DRAWN, FOLLOW, OPTIONAL, PASS, PLAY, SERIES
from capicua.games.mexican_train.rules import MexicanRound
from capicua.games.mexican_train.trains import NAMES, OWN_TRAINS


class MexicanRefusals(TrainsRefusals[MexicanRound]):
    """The refusals of Mexican Train."""

    def refuse(self, state: MexicanRound, action: int) -> Refusal:
        """Return the rule that forbids an action, and the reason."""
        if action >= PLAY:
            return self._refuse_play(state, state.game.tile_of(action), state.game.arm_of(action))
        if action == DRAW:
            return self._refuse_draw(state)
        if action == PASS:
            return self._refuse_pass(state)
        return self._refuse_end(state)

    def _refuse_draw(self, state: MexicanRound) -> Refusal:
        if state.phase == DRAWN:
            return refusal("CMT-15", "refuse-draw-twice", {"tile": tile_text(state.drawn)})
        if state.phase == OPTIONAL:
            return refusal("CMT-22", "refuse-draw-optional")
        if state.phase == SERIES:
            return refusal("CMT-14", "refuse-draw-series")
        if state.stock.left == 0:
            return refusal("CMT-16", "refuse-draw-empty")
        return refusal("CMT-12", "refuse-draw-able", {"tiles": self.playable(state)})

    def _refuse_pass(self, state: MexicanRound) -> Refusal:
        if state.phase == DRAWN:
            return refusal("CMT-15", "refuse-pass-drawn", {"tile": tile_text(state.drawn)})
        if state.phase in (OPTIONAL, SERIES):
            return refusal("CMT-14", "refuse-pass-series")
        if state.stock.left > 0:
            return refusal("CMT-15", "refuse-pass-stock")
        return refusal("CMT-16", "refuse-pass-able", {"tiles": self.playable(state)})

    def _refuse_end(self, state: MexicanRound) -> Refusal:
        if state.phase == SERIES:
            return refusal("CMT-14", "refuse-end-forced", {"tiles": self.playable(state)})
        if state.running:
            return refusal("CMT-18", "refuse-end-double", {"tile": _wanted(state)})
        return refusal("CMT-14", "refuse-end-turn")

    def _refuse_play(self, state: MexicanRound, tile: i64, train: i64) -> Refusal:
        seat = state.turn
        trains = state.trains
        name = tile_text(tile)
        found = _no_such_train(state, train)
        if found is not None:
            return found
        if not state.hands.holds(seat, tile):
            return refusal("CMT-11", "refuse-not-held", {"tile": name})
        if state.phase == DRAWN and tile != state.drawn:
            return refusal("CMT-15", "refuse-not-drawn", {"tile": tile_text(state.drawn)})
        if state.targets() & BIT[train] == 0:
            return _refuse_target(state, train)
        if not shows(tile, trains.ends[train]):
            is_new = trains.lengths[train] == 0
            id = "refuse-no-match-station" if is_new else "refuse-no-match"
            end = int(trains.ends[train])
            return refusal("CMT-7", id, {"tile": name, "train": NAMES[train], "end": end})
        if train == seat and state.wants_double() and HIGH[tile] != LOW[tile]:
            return refusal("CMT-17", "refuse-double-only")
        return refusal("BMT-20", "refuse-last-double", {"tile": name})


def _no_such_train(state: MexicanRound, train: i64) -> Refusal | None:
    if train < OWN_TRAINS:
        if train < state.players:
            return None
        return refusal("CMT-7", "refuse-no-train", {"train": NAMES[train]})
    most = int(state.game.most_sidings)
    if train - OWN_TRAINS >= most:
        return refusal("CMT-8", "refuse-siding-limit", {"count": most})
    following = OWN_TRAINS + int(state.trains.sidings)
    if train > following:
        return refusal("CMT-8", "refuse-siding-order", {"train": NAMES[following]})
    return None


def _refuse_target(state: MexicanRound, train: i64) -> Refusal:
    """Refuse a train that cannot be played on in this turn or phase."""
    unstarted = state.game.own_first and state.trains.lengths[state.turn] == 0
    if state.running:
        return refusal("CMT-14", "refuse-series")
    if state.phase == OPTIONAL:
        return refusal("CMT-22", "refuse-optional")
    if state.is_bound():
        if unstarted:
            return refusal("CMT-19", "refuse-own-first-bound")
        doubles = [tile_text(tile) for tile in state.doubles_to_cover()]
        return refusal("CMT-19", "refuse-bound", {"doubles": doubles})
    following = state.phase == FOLLOW or (state.phase == DRAWN and state.origin == FOLLOW)
    if following and state.game.on_double:
        return refusal("CMT-18", "refuse-follow", {"tile": _wanted(state)})
    if unstarted:
        return refusal("CMT-11", "refuse-own-first", {"end": int(state.trains.centre)})
    return refusal("CMT-10", "refuse-private", {"owner": int(train)})


def _wanted(state: MexicanRound) -> str:
    """Return the double that was just played, as text."""
    return tile_text(double_of(state.trains.ends[state.follow]))
