"""A seat's view, with its legal actions."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import msgspec
from msgspec import UnsetType

from capicua.table.frames.protocol import Choice, StateFrame


class View:
    """The table as the seat to act sees it.

    It contains everything the seat may know, but no rules: ``choices`` has all legal actions,
    ``zones`` the table and the hand as plain data.
    """

    def __init__(self, state: StateFrame) -> None:
        self.state = state
        """The complete frame: seats, totals, score sheet, clocks, chat."""
        seen = state.seen
        self.choices: list[Choice] = [] if isinstance(seen, UnsetType) else seen.choices
        """The legal actions, in the game's own order."""
        self.zones: list[dict[str, Any]] = (
            [] if isinstance(seen, UnsetType) else msgspec.json.decode(seen.zones)
        )
        """The table as in ``capicua.core.zones``; ``zone`` is the kind of each."""

    @property
    def game(self) -> str:
        """The id of the game."""
        return self.state.rules.game

    @property
    def seat(self) -> int:
        """Our own seat; -1 for a spectator."""
        return -1 if self.state.seat is None else self.state.seat

    @property
    def version(self) -> int:
        """The version of the table shown."""
        return self.state.version

    def choice(self, text: str) -> Choice | None:
        """Return the legal action with this notation; ``None`` if there is none."""
        return next((choice for choice in self.choices if choice.text == text), None)

    def of(self, kind: str) -> Iterator[dict[str, Any]]:
        """Iterate over the zones of a kind, for example ``hand``, ``row`` or ``layout``."""
        return (zone for zone in self.zones if zone["zone"] == kind)
