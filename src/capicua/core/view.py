"""A view: all that one seat, or a spectator, may know of a round."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING

from capicua.core.seats import SPECTATOR
from capicua.core.state import State

if TYPE_CHECKING:
    from capicua.core.chance import Rng
    from capicua.core.parts import Part
    from capicua.core.reasons import Message
    from capicua.core.zones import Zone


class View:
    """What a seat knows, ready to be drawn, spoken, sent, or thought about.

    ``known`` is a state that holds nothing else than what the seat may know; bots get
    their legal actions, their hints and their sampled worlds from it.
    """

    def __init__(self, known: State) -> None:
        self.known: State = known

    @property
    def seat(self) -> int | None:
        """The seat whose view this is; ``None`` for a spectator."""
        return None if self.known.viewer == SPECTATOR else int(self.known.viewer)

    @property
    def turn(self) -> int:
        """The seat to act."""
        return int(self.known.turn)

    @property
    def is_over(self) -> bool:
        """Whether the round is over."""
        return self.known.is_over

    @property
    def legal(self) -> list[int]:
        """The legal actions, if it is this seat's turn; else none."""
        if self.known.viewer != self.known.turn:
            return []
        return self.known.legal_actions()

    @property
    def zones(self) -> list[Zone]:
        """The table as this seat sees it."""
        return self.known.zones()

    def text(self, action: int) -> str:
        """An action in notation."""
        return self.known.text(action)

    def parts(self, action: int) -> list[Part]:
        """What an action is made of."""
        return self.known.parts(action)

    def label(self, action: int) -> Message:
        """An action in words."""
        return self.known.label(action)

    def world(self, rng: Rng) -> State:
        """A whole round that agrees with everything this seat has seen."""
        return self.known.resample(int(self.known.viewer), rng)

    def as_data(self) -> dict[str, object]:
        """The view as plain data for JSON."""
        known = self.known
        actions = [
            {"action": action, "text": known.text(action), **known.label(action).as_data()}
            for action in self.legal
        ]
        return {
            "game": known.game.id,
            "seat": self.seat,
            "turn": None if known.is_over else int(known.turn),
            "over": known.is_over,
            "log": [known.text(action) for action in known.log],
            "zones": [zone.as_data() for zone in known.zones()],
            "actions": actions,
        }

    def encode(self) -> bytes:
        """The view as JSON, the same bytes for the same knowledge."""
        return json.dumps(self.as_data(), ensure_ascii=False, separators=(",", ":")).encode()
