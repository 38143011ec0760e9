"""The Gymnasium spaces of observations; PettingZoo uses them as well."""

from __future__ import annotations

import numpy as np
from gymnasium import spaces

from capicua.research.playing import RENDER_MODES, Playing


def space_of(playing: Playing) -> spaces.Dict:
    """Return the space of observations: a vector and a mask."""
    return spaces.Dict(
        {
            "observation": spaces.Box(
                -np.inf, np.inf, (playing.encoder.float_count,), dtype=np.float32
            ),
            "action_mask": spaces.Box(0, 1, (playing.game.action_count,), dtype=np.int8),
        }
    )


def check_mode(render_mode: str | None) -> None:
    """Raise ``ValueError`` for an unknown render mode."""
    if render_mode is not None and render_mode not in RENDER_MODES:
        raise ValueError(
            f"render_mode is {render_mode!r}; it can be {', '.join(RENDER_MODES)} or None"
        )
