"""Super Dominos as zones."""

from __future__ import annotations

from typing import ClassVar, Literal

from capicua.core.messages import Argument, Message
from capicua.core.seats import NOBODY
from capicua.core.zones import Arm
from capicua.families.trains.arms import NO_NUMBER
from capicua.families.trains.picture import TrainsPicture
from capicua.games.super_dominos.actions import DRAWN, EXTRA, OPENING
from capicua.games.super_dominos.legs import LEGS, NAMES, NO_LEG
from capicua.games.super_dominos.rules import SuperRound


class SuperPicture(TrainsPicture[SuperRound]):
    """Start double and legs, with spells and the powers of the numbers."""

    layout: ClassVar[str] = "legs"

    def shown(self, state: SuperRound) -> list[int]:
        """Return all legs, once there is a start double."""
        return [] if state.legs.centre == NO_NUMBER else list(range(LEGS))

    def arm(self, state: SuperRound, arm: int) -> Arm:
        """Return a leg with its end and any restriction on playing there."""
        legs = state.legs
        return Arm(
            name=NAMES[arm],
            tiles=legs.outward(arm),
            hidden_tiles=0 if legs.bare[arm] == NO_NUMBER else 1,
            ends=[int(legs.ends[arm])],
            state=_who_may_play(state, arm),
        )

    def facts(self, state: SuperRound) -> list[Message]:
        """Return the direction of play, spells and closed legs, and obligations."""
        found: list[Message] = []
        if state.is_over:
            return found
        if state.players > 2:
            way = "fact-counterclockwise" if state.reversed else "fact-clockwise"
            found.append(Message(way, {"player": int(state.after(state.turn))}))
        if state.must_start_legs():
            left = LEGS - int(state.legs.started)
            found.append(Message("fact-locked", {"count": left, "number": int(state.game.spell)}))
        return [*found, *_duties(state), _powers(state)]


def _who_may_play(state: SuperRound, leg: int) -> Literal["", "private", "bound"]:
    """Return whether a spell binds the player to a leg or something closes it."""
    if leg == state.spell_leg:
        return "bound"
    is_closed = state.must_start_legs() and leg < state.legs.started
    return "private" if state.spell_leg != NO_LEG or is_closed else ""


def _powers(state: SuperRound) -> Message:
    """Return the powers of numbers and doubles at this table (SUP-14 to SUP-18)."""
    game = state.game
    arguments: dict[str, Argument] = {
        "draws": int(game.draws),
        "again": int(game.again),
        "spell": int(game.spell),
        "reverse": int(game.reverse),
        "turns": "yes" if state.players > 2 else "no",
        "except": "no" if game.spell_skips else "yes",
    }
    return Message("fact-powers", arguments)


def _duties(state: SuperRound) -> list[Message]:
    """Return the obligations of the seat to act."""
    player: dict[str, Argument] = {"player": int(state.turn)}
    if state.phase == OPENING:
        return [Message("fact-opening", player)]
    if state.spell_leg != NO_LEG:
        id = "fact-spell-drawn" if state.phase == DRAWN else "fact-spell"
        if state.phase != DRAWN and (state.stock.left == 0 or state.is_exempt()):
            id = "fact-spell-pass"
        spell = {"number": int(state.game.spell), "owner": int(state.caster)}
        return [Message(id, {**player, "leg": NAMES[state.spell_leg], **spell})]
    if state.phase == DRAWN:
        return [Message("fact-drawn", player)]
    if state.phase == EXTRA:
        skipped = int(state.seat_skipped(state.last, state.reversed))
        if skipped == NOBODY:
            return [Message("fact-extra", player)]
        return [Message("fact-extra-skips", {**player, "other": skipped})]
    return []
