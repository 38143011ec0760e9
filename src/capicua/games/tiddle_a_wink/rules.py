"""Tiddle-a-Wink: for many players, with a second play after every double.

The highest double leads (TAW-1) and nobody draws (TAW-2). Who plays a double may add one
more tile, which if it is a double gives another (TAW-3); that is a phase of its own, in
which the turn may be ended instead. The rest is out, blocked (TAW-4, TAW-5), and either
the whole set shared out (TAW-6, TAW-7) or the pool game on one side (TAW-8 to TAW-10).
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, final

from librt.vecs import append, vec
from mypy_extensions import i64

from capicua.core.actions import Actions
from capicua.core.options import ByPlayers, Options
from capicua.core.reasons import BadText, Message, Refusal
from capicua.core.setup import Setup
from capicua.core.state import State
from capicua.core.tile import is_double, set_size
from capicua.core.worlds import Unknowns
from capicua.families.line.game import LineGame
from capicua.families.line.phases import BLOCKED, DOMINO, OWN_PHASES, PASSED, PLAY
from capicua.families.line.round import LineRound
from capicua.games.tiddle_a_wink import belief, hints, words
from capicua.games.tiddle_a_wink import options as house
from capicua.games.tiddle_a_wink.options import MOST_SEATS, POOL_SEATS, TiddleAWinkOptions

if TYPE_CHECKING:
    from capicua.core.zones import Zone

BONUS: Final = OWN_PHASES
"""The seat has played a double and may add one more tile (TAW-3)."""
SMALLEST_HAND: Final = 3


@final
class TiddleAWink(LineGame):
    """The game: ending the turn is an action besides those of the family."""

    id = "tiddle_a_wink"
    version = 1
    seats_rule = "TAW-6"

    def __init__(self, options: Options, players: int) -> None:
        super().__init__(options, players)
        assert isinstance(options, TiddleAWinkOptions)
        self.gives_bonus: bool = options.double_bonus != "none"
        self.chains: bool = options.double_bonus == "chain"
        self.lead_gives_bonus: bool = options.bonus_on_lead
        self.may_decline: bool = not options.bonus_compulsory

    @classmethod
    def presets(cls) -> dict[str, Options]:
        """See ``options``."""
        return dict(house.presets())

    @classmethod
    def seats(cls, options: Options) -> tuple[int, int]:
        """Three to twelve, six to nine for a pool, while the hands have tiles (TAW-6, TAW-8)."""
        assert isinstance(options, TiddleAWinkOptions)
        low, high = POOL_SEATS if options.stakes == "pool" else (SMALLEST_HAND, MOST_SEATS)
        size = options.hand_size
        if isinstance(size, ByPlayers):
            return max(low, min(size)), min(high, max(size))
        smallest = SMALLEST_HAND if size == "share" else int(size)
        return low, min(high, int(set_size(options.set)) // smallest)

    def tiles_each(self) -> int:
        """The set shared out equally (TAW-6), or as the house says."""
        options = self.options
        assert isinstance(options, TiddleAWinkOptions)
        if options.hand_size == "share":
            return int(set_size(options.set)) // int(self.players)
        return super().tiles_each()

    @property
    def action_count(self) -> int:
        """The family's actions, and ending the turn."""
        return int(self.further) + 1

    def blank(self, setup: Setup) -> LineRound:
        """A round with nothing dealt."""
        return TiddleAWinkRound(self, setup)


@final
class TiddleAWinkRound(LineRound):
    """A round of the line family with a phase after a double."""

    def __init__(self, game: TiddleAWink, setup: Setup) -> None:
        super().__init__(game, setup)
        self.house: TiddleAWink = game
        self.declined: vec[i64] = vec[i64]()
        """Each bonus not taken, as (open numbers × 256 + tiles laid) × 16 + seat."""

    def clear(self) -> None:
        """Nothing declined either."""
        super().clear()
        self.declined = vec[i64]()

    def earns_bonus(self, tile: i64, leads: bool) -> bool:
        """Whether the tile, played now, gives the right to one more (TAW-3)."""
        house = self.house
        if not house.gives_bonus or not is_double(tile):
            return False
        if leads:
            return house.lead_gives_bonus
        return house.chains or self.phase != BONUS

    def after_play(self) -> None:
        """Out (TAW-4), the bonus (TAW-3), blocked (TAW-5), next player, in this order."""
        length = self.line.length
        bonus = self.earns_bonus(self.line.tile(length - 1), length == 1)
        self.phase = PLAY
        if not bonus:
            self.end_play()
        elif self.counts[self.turn] == 0:
            self.finish(DOMINO)
        elif self.can_play(self.turn):
            self.phase = BONUS
        elif self.is_blocked():
            self.finish(BLOCKED)
        else:
            # Everybody sees that the turn ended by itself.
            self.note(PASSED, self.line.number_mask())
            self.end_turn()

    def collect_phase(self, actions: Actions) -> None:
        """One more tile, or the end of the turn."""
        if self.phase != BONUS:
            super().collect_phase(actions)
            return
        self.collect_plays(actions)
        if self.house.may_decline:
            actions.add(self.house.further)

    def advance_phase(self, action: i64) -> None:
        """Ends the turn of a seat that could have played on."""
        entry = (self.line.number_mask() * 256 + self.line.length) * 16 + self.turn
        self.declined = append(self.declined, entry)
        self.phase = PLAY
        self.end_turn()

    # -- who knows what --------------------------------------------------------------------------

    def copy_public(self, other: State) -> None:
        """Which bonuses were not taken, besides what the family knows."""
        super().copy_public(other)
        assert isinstance(other, TiddleAWinkRound)
        self.declined = other.declined[:]

    def unknowns(self) -> Unknowns:
        """See ``belief``."""
        return belief.unknowns(self)

    # -- words and pictures ----------------------------------------------------------------------

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

    def own_zones(self) -> list[Zone]:
        """See ``words``."""
        return words.own_zones(self)

    def own_fields(self) -> dict[str, str]:
        """Whether the turn goes on after a double."""
        return {"phase": "bonus"} if self.phase == BONUS else {}

    def place_own(self, fields: dict[str, str]) -> None:
        """Reads the same."""
        phase = fields.pop("phase", "")
        if phase == "":
            return
        able = self.house.gives_bonus and self.can_play(self.turn)
        if phase != "bonus" or self.line.length == 0 or not able:
            raise BadText(Message("text-position", {"field": "phase", "text": phase}))
        self.phase = BONUS


GAME = TiddleAWink
