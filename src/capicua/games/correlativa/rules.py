"""Correlativa: the cross with the spare tiles as a boneyard (COR-1 to 11).

The family provides the engine; this module has the presets and the switches set by options.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from capicua.core.options import Presets
from capicua.families.cross.game import CrossGame
from capicua.games.correlativa.options import PRESETS, CorrelativaOptions

if TYPE_CHECKING:
    from capicua.core.options import Options


class Correlativa(CrossGame):
    """The game: a boneyard, and no exchange (COR-2)."""

    id: ClassVar[str] = "correlativa"
    rule_sets: ClassVar[Presets] = PRESETS
    seats_rule: ClassVar[str] = "COR-1"

    def __init__(self, options: Options, players: int) -> None:
        super().__init__(options, players)
        assert isinstance(options, CorrelativaOptions)
        self.draws = True
        self.draws_to_lead = options.start_without_double == "draw"
