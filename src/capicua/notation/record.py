"""The data of a written match: header, deals, actions, comments, variations.

A record represents the text, independently of any rules: seats are letters, actions are in the
game's notation, tiles are text. ``replay`` plays it by the rules; ``record_of`` makes one from a
match that was played. In comments, names and tags, every run of white space counts as one
space.
"""

from __future__ import annotations

from dataclasses import dataclass, field

from capicua.notation.errors import NOWHERE, Place

DEEPEST = 32
"""The maximum nesting depth of variations."""


@dataclass
class Variation:
    """An alternative line, starting from the position before the move it is attached to."""

    moves: list[Move]
    comment: str = ""
    """The comment before the first move."""


@dataclass
class Move:
    """An action of a seat, with its comment and its variations."""

    action: str
    """The action in the notation of the game: ``2-1>C``, ``lead 2-2``, ``pass``."""
    seat: str = ""
    """The letter of the seat; empty if the record does not state it."""
    comment: str = ""
    variations: list[Variation] = field(default_factory=list)
    place: Place = field(default=NOWHERE, compare=False, repr=False)


@dataclass(kw_only=True)
class RecordPart:
    """A part of a record with named fields, and where they are in the text."""

    place: Place = field(default=NOWHERE, compare=False, repr=False)
    places: dict[str, Place] = field(default_factory=dict, compare=False, repr=False)
    """The place of each header line or field, by name."""

    def at(self, name: str) -> Place:
        """Return the place of a header line or field, or of the whole if it is missing."""
        return self.places.get(name, self.place)


@dataclass
class RoundRecord(RecordPart):
    """One round: its setup, the deal, the moves, the scores.

    ``starter``, ``totals``, ``streak`` and ``pot`` are stated only if they do not follow from the
    earlier rounds; ``None`` means the value that follows.
    """

    number: int
    """Counted from 1; a void round and the round after it share a number."""
    starter: str | None = None
    """The letter of the seat that starts the round; ``–`` if the game's rules decide."""
    totals: list[int] | None = None
    """The points by seat before the round."""
    streak: int | None = None
    """The number of void rounds just before."""
    pot: int | None = None
    """The amount carried over in the pool from earlier rounds."""
    lot: str | None = None
    """The letter of the seat drawn by lot; ``None`` means seat A."""
    hands: dict[str, list[str]] = field(default_factory=dict)
    """The tiles dealt to each seat, by letter, in dealing order."""
    stock: list[str] = field(default_factory=list)
    """The other tiles, in the order they lie or are drawn; ascending if omitted."""
    comment: str = ""
    """The comment before the first move."""
    moves: list[Move] = field(default_factory=list)
    scores: list[int] | None = None
    """The points of the round by seat; empty for a void round, ``None`` for an unfinished one."""


@dataclass
class Record(RecordPart):
    """A match, or the recorded part of one."""

    game: str
    """The id of the game."""
    version: int | None = None
    """The version of the game's rules; ``None`` for the current one."""
    preset: str | None = None
    """The preset; ``None`` for the game's default."""
    options: dict[str, str] = field(default_factory=dict)
    """The options that differ from the preset, as text."""
    players: int | None = None
    """The number of seats; ``None`` for the game's default."""
    names: dict[str, str] = field(default_factory=dict)
    """The name of the player at each seat, by letter."""
    tags: dict[str, str] = field(default_factory=dict)
    """All other header lines, in order: Event, Date, Site …"""
    totals: list[int] | None = None
    """The points by seat after the last round."""
    winners: list[str] | None = None
    """The letters of the seats that won the match; ``None`` while it is not over."""
    comment: str = ""
    """The comment before the first round."""
    rounds: list[RoundRecord] = field(default_factory=list)


def plain(text: str) -> str:
    """Return a comment, name or tag with every run of white space collapsed to one space."""
    return " ".join(text.split())
