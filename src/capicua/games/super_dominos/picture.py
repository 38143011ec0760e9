"""The table of Super Dominos as zones: start double and legs, facts, boneyard, hands, scores."""

from __future__ import annotations

from typing import TYPE_CHECKING, Literal

from capicua.core.reasons import Argument, Message
from capicua.core.seats import EVERYTHING, NOBODY
from capicua.core.tile import HIGH, LOW, tile_text
from capicua.core.zones import Arm, Facts, Hand, Layout, Score, Stock, Zone
from capicua.games.super_dominos.legs import CENTRE, LEGS, NO_LEG, NO_NUMBER, left_by
from capicua.games.super_dominos.position import boneyard_of, hand_of, leg_name
from capicua.games.super_dominos.turns import DRAWN, EXTRA, OPENING
from capicua.games.super_dominos.words import seat_skipped

if TYPE_CHECKING:
    from capicua.games.super_dominos.round import SuperRound


def zones(state: SuperRound) -> list[Zone]:
    """The table, as far as this state knows it."""
    hands = [
        Hand(
            seat=seat,
            count=int(state.counts[seat]),
            tiles=[tile_text(tile) for tile in hand_of(state, seat)],
            notes=_notes(state, seat),
        )
        for seat in range(int(state.players))
    ]
    seen = boneyard_of(state) if state.viewer == EVERYTHING else []
    return [
        Layout(
            name="legs",
            shape="trains",
            centre=" ".join([tile_text(tile) for tile in state.legs.tiles_on(CENTRE)]),
            arms=[_arm(state, leg) for leg in range(_shown_legs(state))],
        ),
        Facts(name="facts", facts=facts(state)),
        Stock(name="boneyard", count=int(state.stock), tiles=[tile_text(tile) for tile in seen]),
        *hands,
        Score(totals=state.setup.totals or [0] * int(state.players), round=state.scores()),
    ]


def _shown_legs(state: SuperRound) -> int:
    """All legs, once there is a start double."""
    return 0 if state.legs.start == NO_NUMBER else LEGS


def _arm(state: SuperRound, leg: int) -> Arm:
    bare = state.legs.bare[leg]
    return Arm(
        name=leg_name(leg),
        tiles=_outward(state, leg),
        hidden_tiles=0 if bare == NO_NUMBER else 1,
        ends=[int(state.legs.ends[leg])],
        state=_who_may_play(state, leg),
    )


def _who_may_play(state: SuperRound, leg: int) -> Literal["", "private", "bound"]:
    """A leg under a spell binds everybody and closes the others; a 13-13 start closes its own."""
    if leg == state.spell_leg:
        return "bound"
    is_closed = state.must_start_legs() and leg < state.legs.started
    return "private" if state.spell_leg != NO_LEG or is_closed else ""


def _outward(state: SuperRound, leg: int) -> list[str]:
    """The tiles of a leg, the half nearer the start double first."""
    inner = state.legs.start if state.legs.bare[leg] == NO_NUMBER else state.legs.bare[leg]
    texts = []
    for tile in state.legs.tiles_on(leg):
        outer = left_by(tile, inner)
        is_double = HIGH[tile] == LOW[tile]
        texts.append(tile_text(tile) if is_double else f"{inner}-{outer}")
        inner = outer
    return texts


def _notes(state: SuperRound, seat: int) -> list[Message]:
    if state.counts[seat] == 1 and not state.is_over:
        return [Message("note-last-tile", {"player": seat})]
    return []


def facts(state: SuperRound) -> list[Message]:
    """Which way play goes and who is next, spells and closed legs, what the turn demands."""
    found: list[Message] = []
    if state.is_over:
        return found
    if state.players > 2:
        way = "fact-counterclockwise" if state.reversed else "fact-clockwise"
        found.append(Message(way, {"player": int(state.after(state.turn))}))
    if state.must_start_legs():
        left = LEGS - int(state.legs.started)
        found.append(Message("fact-locked", {"count": left, "number": int(state.rules.spell)}))
    return [*found, *_duties(state), _powers(state)]


def _powers(state: SuperRound) -> Message:
    """What the numbers and doubles of this table bring about (SUP-14 to SUP-18)."""
    rules = state.rules
    arguments: dict[str, Argument] = {
        "draws": int(rules.draws),
        "again": int(rules.again),
        "spell": int(rules.spell),
        "reverse": int(rules.reverse),
        "turns": "yes" if state.players > 2 else "no",
        "except": "no" if rules.spell_skips else "yes",
    }
    return Message("fact-powers", arguments)


def _duties(state: SuperRound) -> list[Message]:
    """What the turn demands of the seat to act."""
    player: dict[str, Argument] = {"player": int(state.turn)}
    if state.phase == OPENING:
        return [Message("fact-opening", player)]
    if state.spell_leg != NO_LEG:
        id = "fact-spell-drawn" if state.phase == DRAWN else "fact-spell"
        if state.phase != DRAWN and (state.stock == 0 or state.is_exempt()):
            id = "fact-spell-pass"
        arguments: dict[str, Argument] = {
            **player,
            "leg": leg_name(state.spell_leg),
            "number": int(state.rules.spell),
            "owner": int(state.caster),
        }
        return [Message(id, arguments)]
    if state.phase == DRAWN:
        return [Message("fact-drawn", player)]
    if state.phase == EXTRA:
        skipped = int(seat_skipped(state, int(state.last), state.reversed))
        if skipped == NOBODY:
            return [Message("fact-extra", player)]
        return [Message("fact-extra-skips", {**player, "other": skipped})]
    return []
