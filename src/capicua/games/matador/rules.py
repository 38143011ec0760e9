"""Matador: touching halves add to one more than the set's highest number, 7 on double-6.

Deal, lead and turn are those of Draw (MTD-1, MTD-6), on one line whose doubles lie endwise
(MTD-2). A half joins its complement, so that nothing ordinary joins a blank (MTD-3); the
matadors (MTD-4) fit anywhere and either way round (MTD-5). The score is Draw's (MTD-7).

A play names the tile, the end and the half that stays exposed: ``tile × 4 + end``, and 2
more where that is the lower half. A matador laid across is an action of its own.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, final

from librt.vecs import vec
from mypy_extensions import i64

from capicua.core.actions import Actions
from capicua.core.options import Options
from capicua.core.reasons import Message, Refusal
from capicua.core.setup import Setup
from capicua.core.state import State
from capicua.core.tile import BIT, BIT_OF, HIGH, LOW, WORD, WORD_OF, position_of
from capicua.families.line.game import LineGame
from capicua.families.line.layout import BOTH, CLOSED, E, W
from capicua.families.line.phases import PLAY
from capicua.families.line.round import LineRound
from capicua.games.matador import fit, hints, position, words
from capicua.games.matador import options as house
from capicua.games.matador.options import MatadorOptions

if TYPE_CHECKING:
    from capicua.core.zones import Zone


@final
class Matador(LineGame):
    """The game: which tiles are matadors, and what fits what."""

    id = "matador"
    version = 1

    def __init__(self, options: Options, players: int) -> None:
        super().__init__(options, players)
        assert isinstance(options, MatadorOptions)
        self.crosswise: bool = options.matador_crosswise
        self.use_set(int(self.pips))

    def use_set(self, high: int) -> None:
        """Makes the tables for a set."""
        self.sum: i64 = high + 1
        """What two touching halves add to (MTD-3)."""
        self.matadors: vec[i64] = fit.matadors(high)
        """Their tiles, by word (MTD-4)."""
        self.fits: vec[i64] = fit.fitting(high)
        self.joins: vec[i64] = fit.joining(high)
        """For every value of an end, the halves that join it as bits; none for a blank."""

    @classmethod
    def presets(cls) -> dict[str, Options]:
        """See ``options``."""
        return dict(house.presets())

    @property
    def action_count(self) -> int:
        """The family's actions, and where the house allows it those across."""
        return int(self.further + 2 * self.tiles) if self.crosswise else int(self.further)

    def is_matador(self, tile: i64) -> bool:
        """Whether the tile fits anywhere (MTD-4)."""
        return self.matadors[WORD_OF[tile]] & BIT_OF[tile] != 0

    def lies_across(self, tile: i64) -> bool:
        """Whether the tile may be laid across: a matador with two different halves, not 0-0."""
        return self.crosswise and self.is_matador(tile) and HIGH[tile] != LOW[tile]

    def blank(self, setup: Setup) -> LineRound:
        """A round with nothing dealt."""
        return MatadorRound(self, setup)


@final
class MatadorRound(LineRound):
    """A round of the line family in which tiles fit by sum, and may be turned round."""

    def __init__(self, game: Matador, setup: Setup) -> None:
        super().__init__(game, setup)
        self.house: Matador = game
        self.line.fits = game.fits
        self.across: vec[i64] = vec[i64]([0] * int(self.words))
        """The matadors on the table that were laid across, by word."""

    def clear(self) -> None:
        """Nothing across either."""
        super().clear()
        word: i64 = 0
        while word < self.words:
            self.across[word] = 0
            word += 1

    # -- plays -----------------------------------------------------------------------------------

    def collect(self, actions: Actions) -> None:
        """As in the family (MTD-6); matadors across come last."""
        super().collect(actions)
        if self.house.crosswise and self.phase == PLAY and self.line.length > 0:
            self._collect_across(actions)

    def collect_plays(self, actions: Actions) -> None:
        """Every tile that fits, on either end, and matadors either way round (MTD-3, MTD-5)."""
        ends = self.line.ends
        west_open = ends[W] != CLOSED
        east = self.house.joins[ends[E]]
        west = self.house.joins[ends[W]]
        word: i64 = 0
        while word < self.words:
            matadors = self.house.matadors[word]
            rest = self.hands[self.turn * self.words + word] & self.line.playable(word)
            while rest != 0:
                bit = rest & -rest
                rest ^= bit
                tile = word * WORD + position_of(bit)
                action = tile * 4
                is_free = matadors & bit != 0
                low = BIT[LOW[tile]]
                if is_free or east & low:
                    actions.add(action)
                if (is_free and west_open) or west & low:
                    actions.add(action + 1)
                if HIGH[tile] != LOW[tile]:
                    high = BIT[HIGH[tile]]
                    if is_free or east & high:
                        actions.add(action + 2)
                    if (is_free and west_open) or west & high:
                        actions.add(action + 3)
            word += 1

    def _collect_across(self, actions: Actions) -> None:
        further = self.house.further
        west_open = self.line.ends[W] != CLOSED
        word: i64 = 0
        while word < self.words:
            rest = self.hands[self.turn * self.words + word] & self.house.matadors[word]
            while rest != 0:
                bit = rest & -rest
                rest ^= bit
                tile = word * WORD + position_of(bit)
                if HIGH[tile] != LOW[tile]:
                    actions.add(further + tile * 2)
                    if west_open:
                        actions.add(further + tile * 2 + 1)
            word += 1

    def lay(self, tile: i64, arm: i64) -> None:
        """Lays a tile with one half exposed: the lower one for 2 and 3."""
        exposed = LOW[tile] if arm >= 2 else HIGH[tile]
        self.line.lay(tile, arm & 1, exposed, self.turn)

    def advance_phase(self, action: i64) -> None:
        """A matador laid across: the end has both its numbers until the next tile comes."""
        place = action - self.house.further
        tile = place // 2
        self.put_down(tile)
        self.lay_across(tile, place & 1, self.turn)
        self.after_play()

    def lay_across(self, tile: i64, arm: i64, seat: i64) -> None:
        """Lays a tile across an end."""
        self.line.lay(tile, arm, LOW[tile], seat)
        self.line.ends[arm] = BOTH + tile
        self.across[WORD_OF[tile]] |= BIT_OF[tile]

    def is_across(self, tile: i64) -> bool:
        """Whether a tile of the layout lies across."""
        return self.across[WORD_OF[tile]] & BIT_OF[tile] != 0

    # -- who knows what --------------------------------------------------------------------------

    def copy_public(self, other: State) -> None:
        """Which tiles lie across, besides what the family knows."""
        super().copy_public(other)
        assert isinstance(other, MatadorRound)
        self.across = other.across[:]

    def tiles_for(self, numbers: i64) -> int:
        """The tiles that fit ends showing one of the numbers: complements, and matadors."""
        if numbers == 0:
            return 0
        return fit.tiles_for(self.house, numbers)

    # -- words and pictures ----------------------------------------------------------------------

    def open_after(self, action: i64) -> i64:
        """See ``hints``."""
        return hints.open_after(self, action)

    def merit(self, action: i64) -> i64:
        """See ``hints``."""
        return hints.merit(self, action)

    def text(self, action: i64) -> str:
        """See ``words``."""
        return words.text(self, action)

    def parse(self, text: str) -> int:
        """See ``words``."""
        return words.parse(self, text)

    def refuse(self, action: i64) -> Refusal:
        """See ``words``."""
        return words.refuse(self, action)

    def label(self, action: i64) -> Message:
        """See ``words``."""
        return words.label(self, action)

    def narrate(self, action: i64) -> list[Message]:
        """See ``words``."""
        return words.narrate(self, action)

    def arm_notes(self, arm: i64) -> list[Message]:
        """See ``words``."""
        return words.arm_notes(self, arm)

    def own_zones(self) -> list[Zone]:
        """See ``words``."""
        return words.own_zones(self)

    def layout_text(self) -> str:
        """See ``position``."""
        return position.layout_text(self)

    def place_line(self, text: str, spinner: str) -> None:
        """See ``position``."""
        position.place_line(self, text)

    def zones(self) -> list[Zone]:
        """As in the family, with doubles endwise and some matadors across (MTD-2, MTD-5)."""
        return words.zones(self, super().zones())


GAME = Matador
