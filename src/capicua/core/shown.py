"""The presentation of a round: words, pictures, positions, hints, beliefs.

``State`` delegates here, once for all games; each game declares its parts in its package
(``capicua.core.face``).
"""

from __future__ import annotations

from typing import Any, ClassVar

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from capicua.core.chance import Rng
from capicua.core.parts import Part
from capicua.core.reasons import Message, Refusal, Refused, said_by
from capicua.core.round import G, Round
from capicua.core.tricks import Tricks
from capicua.core.worlds import Unknowns
from capicua.core.zones import Zone


@mypyc_attr(allow_interpreted_subclasses=True)
class Shown(Round[G]):
    """A round with its presentation and analysis."""

    artist: ClassVar[Any] = None
    """Draws rounds as text and as SVG; set by the package ``capicua``."""

    def __str__(self) -> str:
        """Return the table as text, with every hand known to this state."""
        drawn: str = self.artist.text(self)
        return drawn

    def _repr_svg_(self) -> str:
        """Return the table as a picture, for notebooks."""
        drawn: str = self.artist.svg(self)
        return drawn

    def parts(self, action: int) -> list[Part]:
        """Return the parts of an action: tile, end or train, pile, word."""
        found: list[Part] = self.game.face.words.parts(self, action)
        return found

    def text(self, action: int) -> str:
        """Return an action in the notation of the rule sheet."""
        found: str = self.game.face.words.text(self, action)
        return found

    def parse(self, text: str) -> int:
        """Parse an action in notation; raises ``BadText``."""
        try:
            found: int = self.game.face.words.parse(self, text)
        except Refused as refused:
            said_by(refused, self.game.id)
            raise
        return found

    def label(self, action: int) -> Message:
        """Return an action as a choice offered to the player."""
        found: Message = self.game.face.words.label(self, action)
        return found

    def ending(self) -> list[Message]:
        """Return how the finished round ended and how it is scored."""
        found: list[Message] = self.game.face.words.ending(self)
        return found

    def refuse(self, action: int) -> Refusal:
        """Return why an action is not legal now; see ``why_not``."""
        found: Refusal = self.game.face.refusals.refuse(self, action)
        return found

    def reasons(self, action: int) -> list[Message]:
        """Return the reasons for a legal action of the seat to act, the most important first."""
        found: list[Message] = self.game.face.reasons.reasons(self, action)
        return found

    def zones(self) -> list[Zone]:
        """Return the table as zones, as far as this state knows it."""
        found: list[Zone] = self.game.face.picture.zones(self)
        return found

    def fields(self) -> dict[str, str]:
        """Return the position as text fields, as far as this state knows it."""
        found: dict[str, str] = self.game.face.positions.fields(self)
        return found

    def place(self, fields: dict[str, str]) -> None:
        """Set the position up from text fields; raises ``BadText``."""
        try:
            self.game.face.positions.place(self, fields)
        except Refused as refused:
            said_by(refused, self.game.id)
            raise

    def merit(self, action: i64) -> i64:
        """Return the heuristic score of a legal action of the seat to act: higher is better."""
        return self.game.hints.merit(self, action)

    def unknowns(self) -> Unknowns:
        """Return where the hidden tiles may be, from what this state's viewer knows."""
        return self.game.belief.unknowns(self)

    def fill_in(self, tiles: list[int], places: list[int], rng: Rng) -> None:
        """Put each hidden tile of the unknowns in its place; ``viewer`` is not changed."""
        self.game.belief.fill_in(self, tiles, places, rng)

    def dealt(self) -> vec[i64]:
        """Return a deal that leads to this round by its log; empty if none can be determined."""
        return self.game.belief.dealt(self)

    def position_key(self) -> i64:
        """Return a key for everything the rest of the round depends on; 0 if there is none."""
        return self.game.keys.position_key(self)

    def trick_play(self) -> Tricks | None:
        """Return the tricks for an exact solver; ``None`` in games without tricks."""
        return self.game.keys.trick_play(self)
