"""A learned player: a small network estimates the value of each action and takes the best.

It needs only NumPy. ``train.py`` writes its weights to ``weights.npz`` next to this file; the
environment variable CAPICUA_WEIGHTS selects another file.

    capicua arena block --bots player:Learned,greedy
    capicua play block --bots player:Learned
"""

from __future__ import annotations

import os
from pathlib import Path

import numpy as np

from capicua import Rng, View, load
from capicua.research import Encoder

HISTORY = 8
"""Number of past actions in an observation; must be equal in training and play."""


def inputs(encoder: Encoder, rows: np.ndarray) -> np.ndarray:
    """Return the network's inputs: all observations, with each end as seven flags.

    The value of an action depends on the numbers at the ends, and flags are easier to learn from
    than a number.
    """
    ends = encoder.arrays(rows)["ends"]
    flags = ends[..., None] == np.arange(7)
    flat = flags.reshape(*ends.shape[:-1], ends.shape[-1] * 7)
    return np.concatenate((encoder.floats(rows), flat), axis=-1, dtype=np.float32)


def weights_file() -> Path:
    """Return the path of the weights."""
    return Path(os.environ.get("CAPICUA_WEIGHTS", Path(__file__).with_name("weights.npz")))


class Learned:
    """Plays the game for which its weights were trained, and no other."""

    def __init__(self) -> None:
        with np.load(weights_file()) as saved:
            self.game = str(saved["game"])
            self.players = int(saved["players"])
            self.layers = [
                (saved[f"weight{k}"], saved[f"bias{k}"]) for k in range(int(saved["layers"]))
            ]
        self.encoder = Encoder(load(self.game, players=self.players), HISTORY)
        self.buffer = self.encoder.new_buffer()

    def choose(self, view: View, rng: Rng) -> int:
        """Return the legal action with the highest value."""
        legal = view.legal
        if len(legal) == 1:
            return legal[0]
        values = self.values(inputs(self.encoder, self.encoder.write(view, self.buffer)))
        return max(legal, key=lambda action: values[action])

    def values(self, seen: np.ndarray) -> np.ndarray:
        """Return the network's value of each action."""
        found = seen
        for k, (weight, bias) in enumerate(self.layers):
            found = found @ weight.T + bias
            if k + 1 < len(self.layers):
                found = np.maximum(found, 0)
        return found
