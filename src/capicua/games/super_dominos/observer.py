"""Observations of Super Dominos, as arrays."""

from __future__ import annotations

from mypy_extensions import i64

from capicua.core.observation.arrays import Observation
from capicua.families.trains.observer import TrainsObserver
from capicua.games.super_dominos.legs import LEGS
from capicua.games.super_dominos.rules import SuperRound


class SuperObserver(TrainsObserver[SuperRound]):
    """The legs, the direction of play, and the spell."""

    def show(self, state: SuperRound, seat: i64, out: Observation) -> None:
        """Write what the seat can see."""
        super().show(state, seat, out)
        out.number(
            "reversed", "Whether play goes counterclockwise", 1 if state.reversed else 0, 0, 1
        )
        out.number("started", "Legs that have been started", state.legs.started, 0, LEGS)
        out.number("spell_leg", "The leg under a spell", state.spell_leg, -1, LEGS)
        out.who("caster", "The seat that cast the spell", state.caster)
        out.tile("last", "The last tile placed in this turn", state.last)
