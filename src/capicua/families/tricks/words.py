"""Words for tricks: notation, choices, reports, and how the points add up."""

from __future__ import annotations

from typing import Generic

from capicua.core.action_parts import Part, tile
from capicua.core.messages import Argument, BadText, Message
from capicua.core.presentation import Words
from capicua.core.tiles.tile import NO_TILE, parse_tile, tile_text
from capicua.families.tricks.rules import R


class TrickWords(Words[R], Generic[R]):
    """Notation in which an action is a tile; reports name the suit by ``Suits.names``."""

    def parts(self, state: R, action: int) -> list[Part]:
        """Return the tile."""
        return [tile(action)]

    def parse(self, state: R, text: str) -> int:
        """Parse a tile; raises ``BadText``."""
        try:
            return int(parse_tile("".join(text.split()), state.game.high))
        except BadText:
            raise BadText(Message("text-action", {"text": " ".join(text.split())})) from None

    def label(self, state: R, action: int) -> Message:
        """Return the tile as a choice."""
        return Message("label-play", {"tile": tile_text(action)})

    def narrate(self, before: R, action: int, after: R) -> list[Message]:
        """Return the report of a tile laid, and of the trick if the tile completes it."""
        laid = int(before.laid_tile(action))
        told = [] if laid == NO_TILE else [self.told(before, laid)]
        return told if after.laid else [*told, self.trick_taken(before, after)]

    def told(self, before: R, tile: int) -> Message:
        """Return the report of a tile led, of one that follows suit, or of a discard."""
        suits = before.suits
        values: dict[str, Argument] = {"player": int(before.turn), "tile": tile_text(tile)}
        if before.laid == 0:
            return Message("say-lead", {**values, "suit": suits.names[suits.leads[tile]]})
        if suits.has(before.led, tile):
            return Message("say-follow", values)
        return Message("say-discard", {**values, "suit": suits.names[before.led]})

    def trick_taken(self, before: R, after: R) -> Message:
        """Return who takes the trick, and how many points it brings."""
        winner = int(after.leader)
        points = 1 + int(after.honours[winner] - before.honours[winner])
        return Message("say-trick", {"player": winner, "points": points})

    def ending(self, state: R) -> list[Message]:
        """Return how the points of every seat, or every side, add up."""
        found: list[Message] = []
        for seats in state.game.seats_of_sides():
            values = {"player": seats[0], **self.sums(state, seats)}
            if len(seats) > 1:
                values["partner"] = seats[1]
            found.append(Message("end-seat" if len(seats) == 1 else "end-side", values))
        return found

    def sums(self, state: R, seats: list[int]) -> dict[str, Argument]:
        """Return what a side took, and its points."""
        return {
            "tricks": sum([int(state.tricks[seat]) for seat in seats]),
            "honours": sum([int(state.honours[seat]) for seat in seats]),
            "points": int(state.points[seats[0]]),
        }
