"""A position of trains as text fields: the table, hands, boneyard, and the turn.

    A: 4-1 12-7          a hand
    boneyard: 6-4 11-8   the undrawn tiles, the next one first
    turn: A              the seat to act
    phase: drawn         the progress of its turn; by default, the turn starts

The fields of the table, and of the state of a turn, are defined by each game.
"""

from __future__ import annotations

from typing import ClassVar, Generic

from librt.vecs import vec
from mypy_extensions import i64

from capicua.core.messages import Message
from capicua.core.position_fields import Fields, bad
from capicua.core.presentation import Positions
from capicua.core.seats import EVERYTHING, seat_letter
from capicua.core.tiles.tile import HIGH, LOW, NO_TILE, double_of, parse_tile, tiles_text
from capicua.families.trains.rules import R


class TrainsPositions(Positions[R], Generic[R]):
    """A position at any point of a turn."""

    phases: ClassVar[tuple[str, ...]] = ()
    """The names of the phases, by number. Every game."""

    def fields(self, state: R) -> dict[str, str]:
        """Return the position as far as this state knows it; hands not seen are left out."""
        return {
            **self.table(state),
            **state.hands.fields(),
            **self.boneyard(state),
            "turn": seat_letter(state.turn),
            "phase": self.phases[state.phase],
            **self.rest(state),
        }

    def place(self, state: R, fields: dict[str, str]) -> None:
        """Set the position up; raises ``BadText`` for an invalid field."""
        given = Fields(fields, state.game)
        state.restart(vec[i64](), 0)
        state.clear()
        state.turn = self.seat(given, "turn", 0)
        self.place_table(state, given)
        for seat in range(state.players):
            given.hand(state.hands, seat)
        boneyard = self.read_boneyard(given)
        state.stock.fill(vec[i64](boneyard), len(boneyard))
        self.place_rest(state, given)
        given.close()

    def boneyard(self, state: R) -> dict[str, str]:
        """Return the whole boneyard, in drawing order, if nothing is hidden."""
        return {"boneyard": tiles_text(state.stock.tiles())} if state.viewer == EVERYTHING else {}

    def read_boneyard(self, given: Fields) -> list[int]:
        """Return the named tiles, or all tiles that no field names; the next one first."""
        return given.tiles("boneyard") if given.has("boneyard") else given.rest()

    # -- implemented by every game -------------------------------------------------------------

    def table(self, state: R) -> dict[str, str]:
        """Return the fields of the table. Every game."""
        raise NotImplementedError

    def place_table(self, state: R, given: Fields) -> None:
        """Lay out the middle and the arms. Every game."""
        raise NotImplementedError

    def rest(self, state: R) -> dict[str, str]:
        """Return the fields that follow the phase. Every game."""
        raise NotImplementedError

    def place_rest(self, state: R, given: Fields) -> None:
        """Set up the phase and the state of the turn. Every game."""
        raise NotImplementedError

    # -- reading -------------------------------------------------------------------------------

    def seat(self, given: Fields, name: str, usual: int) -> int:
        """Return the seat that a field names."""
        return given.seat(name, usual)

    def number(self, state: R, text: str) -> int:
        """Return a number of the set; -1 if the text is something else."""
        is_number = text.isascii() and text.isdigit() and len(text) <= 2
        return int(text) if is_number and int(text) <= state.game.top else -1

    def double(self, state: R, given: Fields, name: str, text: str) -> int:
        """Return the number of the double in the middle, written as ``9`` or as ``9-9``."""
        number = self.number(state, text)
        if number < 0:
            tile = parse_tile(text, state.game.top) if "-" in text else NO_TILE
            if tile == NO_TILE or HIGH[tile] != LOW[tile]:
                raise bad(name, text, Message("position-double", {"high": int(state.game.top)}))
            number = int(HIGH[tile])
        given.use([int(double_of(number))])
        return number
