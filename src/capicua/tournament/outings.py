"""What a round made of an entrant, and what a table made of those at it."""

from __future__ import annotations

from dataclasses import dataclass
from fractions import Fraction
from functools import cached_property
from typing import Literal, NamedTuple

Kind = Literal["played", "bye", "won_by_forfeit", "forfeited"]


@dataclass(frozen=True)
class Outing:
    """One round of one entrant."""

    round: int
    kind: Kind
    table: int = 0
    """The number of the table; 0 for a bye."""
    seat: int = 0
    """The place at the table in the order of its entrants; 0 sits first."""
    opponents: tuple[int, ...] = ()
    partners: tuple[int, ...] = ()
    score: Fraction = Fraction(0)
    made: int = 0
    """The points of the entrant's side, with handicaps."""
    against: int = 0
    """The points of the best other side."""
    deals_won: int = 0
    is_low: bool = False
    """Whether fewer points were better."""
    beaten: tuple[Fraction, ...] = ()
    """What each opponent was beaten by: 1, ½ or 0."""

    @cached_property
    def is_won(self) -> bool:
        """Whether every opponent was beaten."""
        return self.kind == "won_by_forfeit" or (
            bool(self.beaten) and all(each == 1 for each in self.beaten)
        )


class Appearance(NamedTuple):
    """An entrant at a table."""

    entrant: int
    side: int
    outing: Outing
    has_result: bool
