"""Matador: touching halves add to one more than the set's highest number, 7 on double-6.

Deal, lead and turn are those of Draw (MTD-1, MTD-6), on one line whose doubles lie endwise
(MTD-2). A half joins its complement, so no ordinary tile joins a blank (MTD-3); the
matadors (MTD-4) fit anywhere and either way round (MTD-5). The score is Draw's (MTD-7).

A play names the tile, the end and the half that stays exposed: ``tile × 4 + end``, plus 2
if that is the lower half. Laying a matador across is a separate action.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, final

from librt.vecs import vec
from mypy_extensions import i64

from capicua.core.actions import Actions
from capicua.core.options import Presets
from capicua.core.setup import Setup
from capicua.core.state import State
from capicua.core.tiles.tile import BIT, BIT_OF, HIGH, LOW, WORD, WORD_OF, empty, position_of
from capicua.families.line.game import LineGame
from capicua.families.line.layout import BOTH, CLOSED, E, W, numbers_led
from capicua.families.line.phases import PLAY
from capicua.families.line.rules import LineRound
from capicua.games.matador import fit
from capicua.games.matador.options import PRESETS, MatadorOptions

if TYPE_CHECKING:
    from capicua.core.options import Options


@final
class Matador(LineGame):
    """The game: the matadors, and the tiles that fit each end."""

    id: ClassVar[str] = "matador"
    rule_sets: ClassVar[Presets] = PRESETS

    def __init__(self, options: Options, players: int) -> None:
        super().__init__(options, players)
        assert isinstance(options, MatadorOptions)
        self.crosswise: bool = options.matador_crosswise
        self.use_set(int(self.pips))

    def use_set(self, high: int) -> None:
        """Build the tables for a set."""
        self.sum: i64 = high + 1
        """The sum of two touching halves (MTD-3)."""
        self.matadors: vec[i64] = fit.matadors(high)
        """The matadors, word by word (MTD-4)."""
        self.fits: vec[i64] = fit.fitting(high)
        self.joins: vec[i64] = fit.joining(high)
        """The halves that join each value of an end, as bits; none for a blank."""

    @property
    def action_count(self) -> int:
        """The family's actions, and matadors laid across if the options allow it."""
        return int(self.further + 2 * self.tiles) if self.crosswise else int(self.further)

    def is_matador(self, tile: i64) -> bool:
        """Return whether the tile fits anywhere (MTD-4)."""
        return self.matadors[WORD_OF[tile]] & BIT_OF[tile] != 0

    def lies_across(self, tile: i64) -> bool:
        """Return whether the tile may be laid across: a matador with two different halves."""
        return self.crosswise and self.is_matador(tile) and HIGH[tile] != LOW[tile]

    def tile_played(self, action: i64) -> i64:
        """Return the tile of a play or a lead."""
        if action >= self.further:
            return (action - self.further) // 2
        return action - self.first_lead if action >= self.first_lead else action // 4

    def arm_played(self, action: i64) -> i64:
        """Return the end a play goes to, E or W."""
        return (action - self.further if action >= self.further else action) % 2

    def blank(self, setup: Setup) -> MatadorRound:
        """Return a round with nothing dealt."""
        return MatadorRound(self, setup)


@final
class MatadorRound(LineRound[Matador]):
    """A line round in which tiles fit by sum and can lie either way round."""

    def __init__(self, game: Matador, setup: Setup) -> None:
        super().__init__(game, setup)
        self.line.fits = game.fits
        self.across: vec[i64] = vec[i64]([0] * int(game.width))
        """The matadors on the table that were laid across, by word."""

    def clear(self) -> None:
        """Clear the table, including matadors laid across."""
        super().clear()
        empty(self.across)

    # -- plays -----------------------------------------------------------------------------------

    def collect(self, actions: Actions) -> None:
        """Add the family's actions (MTD-6), then matadors laid across."""
        super().collect(actions)
        if self.game.crosswise and self.phase == PLAY and self.line.length > 0:
            self._collect_across(actions)

    def collect_plays(self, actions: Actions) -> None:
        """Add every tile that fits at either end, and matadors either way round (MTD-3, MTD-5)."""
        game = self.game
        ends = self.line.ends
        bits = self.hands.bits
        width = self.hands.width
        west_open = ends[W] != CLOSED
        east = game.joins[ends[E]]
        west = game.joins[ends[W]]
        for word in range(width):
            matadors = game.matadors[word]
            rest = bits[self.turn * width + word] & self.line.playable(word)
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

    def _collect_across(self, actions: Actions) -> None:
        game = self.game
        hands = self.hands
        west_open = self.line.ends[W] != CLOSED
        for word in range(hands.width):
            rest = hands.bits[self.turn * hands.width + word] & game.matadors[word]
            while rest != 0:
                bit = rest & -rest
                rest ^= bit
                tile = word * WORD + position_of(bit)
                if HIGH[tile] != LOW[tile]:
                    actions.add(game.further + tile * 2)
                    if west_open:
                        actions.add(game.further + tile * 2 + 1)

    def lay(self, tile: i64, arm: i64) -> None:
        """Lay a tile with one half exposed: the lower half if ``arm`` is 2 or 3."""
        self.line.lay(tile, arm & 1, LOW[tile] if arm >= 2 else HIGH[tile], self.turn)

    def advance_phase(self, action: i64) -> None:
        """Lay a matador across; until the next tile, either of its numbers is the end."""
        place = action - self.game.further
        tile = place // 2
        self.put_down(tile)
        self.lay_across(tile, place & 1, self.turn)
        self.after_play()

    def lay_across(self, tile: i64, arm: i64, seat: i64) -> None:
        """Lay a tile across an end."""
        self.line.lay(tile, arm, LOW[tile], seat)
        self.line.ends[arm] = BOTH + tile
        self.across[WORD_OF[tile]] |= BIT_OF[tile]

    def is_across(self, tile: i64) -> bool:
        """Return whether a tile of the layout lies across."""
        return self.across[WORD_OF[tile]] & BIT_OF[tile] != 0

    # -- knowledge ------------------------------------------------------------------------------

    def copy_public(self, other: State) -> None:
        """Copy the family's public state, and the tiles laid across."""
        super().copy_public(other)
        assert isinstance(other, MatadorRound)
        self.across = other.across[:]

    def tiles_for(self, numbers: i64) -> int:
        """Return the tiles that fit: complements and matadors, as bits."""
        if numbers == 0:
            return 0
        game = self.game
        halves = fit.halves_for(game.joins, numbers)
        found = 0
        for tile in range(game.tiles):
            if halves & (BIT[HIGH[tile]] | BIT[LOW[tile]]) or game.is_matador(tile):
                found |= 2**tile
        return found

    def open_after(self, action: i64) -> i64:
        """Return the open numbers once a tile is played, laid across or led, as bits."""
        game = self.game
        tile = game.tile_played(action)
        arm = game.arm_played(action)
        if action >= game.further:
            return self.line.numbers_showing(BOTH + tile, arm)
        if action >= game.first_lead:
            return numbers_led(tile)
        return self.line.numbers_showing(exposed_half(action), arm)


def exposed_half(action: i64) -> i64:
    """Return the half that a play leaves exposed."""
    tile = action // 4
    return LOW[tile] if action % 4 >= 2 else HIGH[tile]
