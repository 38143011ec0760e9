"""Positions with choices but without a table, for puzzles and lessons."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Annotated

from msgspec import Meta, Struct

from capicua.catalogue import preset_of
from capicua.core.messages import Message, Refused
from capicua.core.state import State
from capicua.core.view import View
from capicua.render.touch_targets import TouchTargets
from capicua.table.frames.protocol import HouseRules, Problem, Seen, Text, Touch
from capicua.table.play.explain_touch import why_not
from capicua.table.play.public_log import texts
from capicua.table.play.view_cache import look
from capicua.table.room.state_frame import choices


class Position(Struct):
    """A round as seen from the seat to act, with its choices in the form that tables send."""

    rules: HouseRules
    seat: int
    sides: list[int]
    totals: list[int]
    seen: Seen


class MoveMade(Struct):
    """An action, and the position after it as seen from the same seat."""

    seat: int
    action: str
    said: list[Text]
    seen: Seen


class Try(Struct):
    """An attempt: the number of an action among the choices."""

    action: Annotated[int, Meta(ge=0, le=2**31)]


class Tap(Struct):
    """Things that a player touched although they do nothing."""

    touch: Annotated[list[Touch], Meta(max_length=16)]


def position_of(state: State, seat: int, *, may_act: bool = True) -> Position:
    """Return the position of a seat, with choices if ``may_act``."""
    game = state.game
    preset, options = preset_of(game)
    return Position(
        rules=HouseRules(game.id, preset, options, int(game.players)),
        seat=seat,
        sides=[int(side) for side in game.sides],
        totals=list(state.setup.totals),
        seen=seen_of(state, seat, may_act=may_act),
    )


def seen_of(state: State, seat: int, *, may_act: bool = False) -> Seen:
    """Return what a seat sees of a round, with its choices if ``may_act``."""
    at = look(state, seat)
    return Seen(
        turn=None if state.is_over else int(state.turn),
        over=state.is_over,
        zones=at.encoded,
        choices=choices(at.view, TouchTargets(at.data)) if may_act else [],
    )


def played(before: State, after: State, said: Iterable[Message], seat: int) -> MoveMade:
    """Return the action between two positions, as narrated to a seat."""
    action = before.text(after.log[-1])
    return MoveMade(int(before.turn), action, texts(said, seat), seen_of(after, seat))


def refusal_of(view: View, touched: list[str]) -> Problem:
    """Return why touching these things does nothing, with the rule id."""
    try:
        refusal = why_not(view, touched)
    except Refused as refused:
        return Problem(Text.of(refused.message), refused.rule)
    return Problem(Text.of(refusal.message), refusal.rule)
