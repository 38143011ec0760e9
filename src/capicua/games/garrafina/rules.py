"""Garrafina: the cross with seven tiles each, and heaps to exchange a hand for (GAR-1 to 35).

The family provides the engine; this module has the presets and the switches set by options.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from capicua.core.options import Presets
from capicua.families.cross.game import CrossGame
from capicua.games.garrafina.options import PRESETS, GarrafinaOptions

if TYPE_CHECKING:
    from capicua.core.options import Options


class Garrafina(CrossGame):
    """The game, with the switches its options set."""

    id: ClassVar[str] = "garrafina"
    rule_sets: ClassVar[Presets] = PRESETS

    def __init__(self, options: Options, players: int) -> None:
        super().__init__(options, players)
        assert isinstance(options, GarrafinaOptions)
        self.compulsory = options.opponent_train_play == "compulsory"
        self.by_stake = options.hand_scoring == "stake"
        self.stake = options.stake
        if options.spare_tiles == "exchange":  # GAR-35
            self.factor = options.exchange_factor
            self.before_lead = options.exchange_before_lead
            self.after_lead = options.exchange_after_lead
            self.on_first_turn = options.exchange_on_first_turn
            self.most_exchanges = options.max_exchanges_per_player

    @classmethod
    def seats(cls, options: Options) -> tuple[int, int]:
        """Return two to four; ``la_garrafina`` excludes two (GAR-1)."""
        return (3, 4) if options == PRESETS["la_garrafina"] else (2, 4)
