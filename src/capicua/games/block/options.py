"""The house rules of Block: those of all line games, without drawing."""

from __future__ import annotations

from capicua.core.options import ByPlayers, Options, options
from capicua.families.line.options import CLASSIC, DrawPerTurn, LineOptions


@options
class BlockOptions(LineOptions):
    """The shared house rules with the defaults of Block (BLK-1, BLK-2)."""

    draw_per_turn: DrawPerTurn = 0


PRESETS: dict[str, Options] = {
    "twenty_games": BlockOptions(hand_size=7),
    "twenty_games_large": BlockOptions(set=9, spinner="four"),
    "partners": BlockOptions(hand_size=7, teams="pairs", next_lead="rotate"),
    "domino_pool": BlockOptions(
        hand_size=ByPlayers({3: 6, 4: 5, 5: 4, 6: 3}), stakes="pool", next_lead="rotate"
    ),
    "classic": BlockOptions(**{**CLASSIC, "boneyard_reserve": 0}),
}
