"""Gorrion: the cross with a boneyard and a stake that losers pay.

All rules except the stake (GOR-5) come from the family; docs/families/cross.md lists what a game
may override.
"""

from __future__ import annotations

from typing import ClassVar

from capicua.core.options import Options, Presets
from capicua.families.cross.game import CrossGame
from gorrion.options import PRESETS, GorrionOptions


class Gorrion(CrossGame):
    """The game; its rounds are plain rounds of the family."""

    id: ClassVar[str] = "gorrion"
    version: ClassVar[int] = 1
    rule_sets: ClassVar[Presets] = PRESETS
    seats_rule: ClassVar[str] = "GOR-1"

    def __init__(self, options: Options, players: int) -> None:
        assert isinstance(options, GorrionOptions)
        super().__init__(options, players)
        self.draws = True
        self.draws_to_lead = True
        self.by_stake = options.stake > 0
        self.stake = options.stake
