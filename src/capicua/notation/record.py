"""A match as it is written down: header, deals, actions, comments, variations.

A record says what the text says and knows no rules: seats are letters, actions are in the
game's notation, tiles are text. ``replay`` plays it through the rules, ``record_of`` makes
one of a match that was played. In comments, names and tags every run of white space counts
as one space.
"""

from __future__ import annotations

from dataclasses import dataclass, field

from capicua.notation.errors import NOWHERE, Place

DEEPEST = 32
"""How deep variations may be nested."""


@dataclass
class Variation:
    """Another way to go on, from the position before the move that it belongs to."""

    moves: list[Move]
    comment: str = ""
    """What is said before the first of its moves."""


@dataclass
class Move:
    """An action of a seat, what is said about it, and what else might have been done."""

    action: str
    """In the notation of the game: ``2-1>C``, ``lead 2-2``, ``pass``."""
    seat: str = ""
    """The letter of the seat; empty where the record leaves it to the rules."""
    comment: str = ""
    variations: list[Variation] = field(default_factory=list)
    place: Place = field(default=NOWHERE, compare=False, repr=False)


@dataclass
class RoundRecord:
    """One round: how it was set up, the deal, the moves, the scores.

    ``starter``, ``totals``, ``streak`` and ``pot`` are stated only where the rounds before
    do not already say it; ``None`` is what follows from them.
    """

    number: int
    """1 for the first round that counts; a void round and the one after it share a number."""
    starter: str | None = None
    """The letter of the seat that the round starts from; ``–``: the game's rule decides."""
    totals: list[int] | None = None
    """The points by seat before the round."""
    streak: int | None = None
    """How many void rounds came just before."""
    pot: int | None = None
    """What is left in the pool from earlier rounds."""
    lot: str | None = None
    """The letter of the seat drawn by lot; ``None`` is seat A."""
    hands: dict[str, list[str]] = field(default_factory=dict)
    """The tiles dealt to each seat, under its letter, in dealing order."""
    stock: list[str] = field(default_factory=list)
    """The other tiles in the order in which they lie or are drawn; ascending where left out."""
    comment: str = ""
    """What is said before the first move."""
    moves: list[Move] = field(default_factory=list)
    scores: list[int] | None = None
    """The points of the round by seat; empty for a void round, ``None`` for an unfinished one."""
    place: Place = field(default=NOWHERE, compare=False, repr=False)
    places: dict[str, Place] = field(default_factory=dict, compare=False, repr=False)
    """Where each field stands in the text, under its name."""

    def at(self, name: str) -> Place:
        """Return where a field stands in the text; the place of the whole round if it does not."""
        return self.places.get(name, self.place)


@dataclass
class Record:
    """A match, or the part of one that was written down."""

    game: str
    """The id of the game."""
    version: int | None = None
    """The version of the game's rules; ``None`` where nobody wrote it down: the current one."""
    preset: str | None = None
    """The preset; ``None`` is the game's default."""
    options: dict[str, str] = field(default_factory=dict)
    """The options that differ from the preset, as text."""
    players: int | None = None
    """The number of seats; ``None`` is the usual number of the game."""
    names: dict[str, str] = field(default_factory=dict)
    """Who sits at each seat, under its letter."""
    tags: dict[str, str] = field(default_factory=dict)
    """All other header lines, in their order: Event, Date, Site …"""
    totals: list[int] | None = None
    """The points by seat after the last round."""
    winners: list[str] | None = None
    """The letters of the seats that won the match; ``None`` while it is not over."""
    comment: str = ""
    """What is said before the first round."""
    rounds: list[RoundRecord] = field(default_factory=list)
    place: Place = field(default=NOWHERE, compare=False, repr=False)
    places: dict[str, Place] = field(default_factory=dict, compare=False, repr=False)
    """Where each header line stands in the text, under its name."""

    def at(self, name: str) -> Place:
        """Where a header line stands in the text; the place of the whole record if it does not."""
        return self.places.get(name, self.place)


def plain(text: str) -> str:
    """Return a comment, name or tag with every run of white space as one space."""
    return " ".join(text.split())


def joined(first: str, second: str) -> str:
    """Return two comments as one."""
    return plain(f"{first} {second}")
