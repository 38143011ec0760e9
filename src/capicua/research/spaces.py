"""Gymnasium spaces of observations, also used for PettingZoo."""

from __future__ import annotations

import numpy as np
from gymnasium import spaces

from capicua.research.playing import RENDER_MODES, Playing


def space_of(playing: Playing) -> spaces.Dict:
    """Return the observation space: a vector and a mask."""
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
            f"unknown render_mode {render_mode!r}: expected {', '.join(RENDER_MODES)} or None"
        )
