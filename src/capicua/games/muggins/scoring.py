"""The summands of a count: the value of each end of the line (LIN-15)."""

from __future__ import annotations

from capicua.core.tiles.tile import HIGH, LOW, NO_TILE, is_double
from capicua.families.line.layout import E, Line, S, W


def end_weights(line: Line) -> list[int]:
    """Return the value of each end of the line, those of the root first."""
    weights: list[int] = []
    tips = [int(line.tips[arm]) for arm in range(E, S + 1)]
    root = line.root
    if is_double(root):
        if len([tip for tip in tips if tip != NO_TILE]) < 2:
            weights.append(int(HIGH[root]) * 2)
    else:
        weights += [int(HIGH[root])] if tips[E] == NO_TILE else []
        weights += [int(LOW[root])] if tips[W] == NO_TILE else []
    for arm, tip in enumerate(tips):
        if tip != NO_TILE:
            weights.append(int(HIGH[tip]) * 2 if is_double(tip) else int(line.exposed(arm)))
    return weights
