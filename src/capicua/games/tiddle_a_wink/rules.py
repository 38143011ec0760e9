"""Tiddle-a-Wink: a line game for many players, with a second play after every double.

The highest double leads (TAW-1) and nobody draws (TAW-2). A player who plays a double may add
one more tile, and another if that is a double too (TAW-3); in this separate phase the player
may end the turn instead. The rest is going out and blocking (TAW-4, TAW-5), and either the
whole set dealt out (TAW-6, TAW-7) or the pool game on one side (TAW-8 to TAW-10).
"""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Final, final

from librt.vecs import append, vec
from mypy_extensions import i64

from capicua.core.actions import Actions
from capicua.core.options import Presets
from capicua.core.setup import Setup
from capicua.core.state import State
from capicua.core.tiles.tile import is_double, set_size
from capicua.families.line.game import LineGame
from capicua.families.line.phases import BLOCKED, DOMINO, OWN_PHASES, PASSED, PLAY
from capicua.families.line.rules import LineRound
from capicua.games.tiddle_a_wink.options import PRESETS, SMALLEST_HAND, TiddleAWinkOptions

if TYPE_CHECKING:
    from capicua.core.options import Options

BONUS: Final = OWN_PHASES
"""The phase in which a seat that played a double may add one more tile (TAW-3)."""


@final
class TiddleAWink(LineGame):
    """The game: the family's actions, plus ending the turn."""

    id: ClassVar[str] = "tiddle_a_wink"
    rule_sets: ClassVar[Presets] = PRESETS
    seats_rule: ClassVar[str] = "TAW-6"
    own_actions: ClassVar[int] = 1

    def __init__(self, options: Options, players: int) -> None:
        super().__init__(options, players)
        assert isinstance(options, TiddleAWinkOptions)
        self.gives_bonus: bool = options.double_bonus != "none"
        self.chains: bool = options.double_bonus == "chain"
        self.lead_gives_bonus: bool = options.bonus_on_lead
        self.may_decline: bool = not options.bonus_compulsory

    @classmethod
    def seats(cls, options: Options) -> tuple[int, int]:
        """Return three to twelve, or six to nine for a pool, limited by the set (TAW-6, TAW-8)."""
        assert isinstance(options, TiddleAWinkOptions)
        low, high = super().seats(options)
        if options.hand_size == "share":
            high = min(high, int(set_size(options.set)) // SMALLEST_HAND)
        return low, high

    @classmethod
    def rule_of_seats(cls, options: Options) -> str:
        """Return the rule id for the seats; the pool game has its own (TAW-8)."""
        assert isinstance(options, TiddleAWinkOptions)
        return options.hands_rule()

    def tiles_each(self) -> int:
        """Return the hand size: an equal share of the set (TAW-6), or the house rule."""
        options = self.options
        assert isinstance(options, TiddleAWinkOptions)
        if options.hand_size == "share":
            return int(set_size(options.set)) // int(self.players)
        return super().tiles_each()

    def blank(self, setup: Setup) -> TiddleAWinkRound:
        """Return a round with nothing dealt."""
        return TiddleAWinkRound(self, setup)


@final
class TiddleAWinkRound(LineRound[TiddleAWink]):
    """A round of the line family with a phase after a double."""

    def __init__(self, game: TiddleAWink, setup: Setup) -> None:
        super().__init__(game, setup)
        self.declined: vec[i64] = vec[i64]()
        """Each declined bonus, as (open numbers × 256 + tiles laid) × 16 + seat."""

    def clear(self) -> None:
        """Clear the table, including declined bonuses."""
        super().clear()
        self.declined = vec[i64]()

    def earns_bonus(self, tile: i64, leads: bool) -> bool:
        """Return whether playing the tile now earns a second play (TAW-3)."""
        if not is_double(tile) or not self.game.gives_bonus:
            return False
        if leads:
            return self.game.lead_gives_bonus
        return self.phase != BONUS or self.game.chains

    def after_play(self) -> None:
        """Check for going out (TAW-4), a bonus (TAW-3) and a block (TAW-5), in this order."""
        length = self.line.length
        bonus = self.earns_bonus(self.line.tile(length - 1), length == 1)
        self.phase = PLAY
        if not bonus:
            self.end_play()
        elif self.hands.counts[self.turn] == 0:
            self.finish(DOMINO)
        elif self.can_play(self.turn):
            self.phase = BONUS
        elif self.is_blocked():
            self.finish(BLOCKED)
        else:
            # The automatic end of the turn is public.
            self.note(PASSED, self.line.number_mask())
            self.end_turn()

    def collect_phase(self, actions: Actions) -> None:
        """Add the plays of a second tile, and ending the turn."""
        if self.phase != BONUS:
            super().collect_phase(actions)
            return
        self.collect_plays(actions)
        if self.game.may_decline:
            actions.add(self.game.further)

    def advance_phase(self, action: i64) -> None:
        """End the turn of a seat that could have played a second tile."""
        entry = (self.line.number_mask() * 256 + self.line.length) * 16 + self.turn
        self.declined = append(self.declined, entry)
        self.phase = PLAY
        self.end_turn()

    # -- knowledge ------------------------------------------------------------------------------

    def copy_public(self, other: State) -> None:
        """Copy the family's public state, and the declined bonuses."""
        super().copy_public(other)
        assert isinstance(other, TiddleAWinkRound)
        self.declined = other.declined[:]
