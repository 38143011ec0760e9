"""A learned player: a small network says what each action is worth, and the best one is taken.

It needs NumPy alone. ``train.py`` writes its weights beside this file, into ``weights.npz``; the
environment variable CAPICUA_WEIGHTS names another file.

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
"""Past actions in an observation; the training and the player have to agree."""


def inputs(encoder: Encoder, rows: np.ndarray) -> np.ndarray:
    """Return what the network sees of observations: all of them, and each end as seven flags.

    Which end shows what decides what an action does, and a flag is easier to learn from than a
    number.
    """
    ends = encoder.arrays(rows)["ends"]
    flags = ends[..., None] == np.arange(7)
    flat = flags.reshape(*ends.shape[:-1], ends.shape[-1] * 7)
    return np.concatenate((encoder.floats(rows), flat), axis=-1, dtype=np.float32)


def weights_file() -> Path:
    """Where the weights are."""
    return Path(os.environ.get("CAPICUA_WEIGHTS", Path(__file__).with_name("weights.npz")))


class Learned:
    """Plays the game that its weights were trained for, and no other."""

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
        """Return the legal action that the network values most."""
        legal = view.legal
        if len(legal) == 1:
            return legal[0]
        values = self.values(inputs(self.encoder, self.encoder.write(view, self.buffer)))
        return max(legal, key=lambda action: values[action])

    def values(self, seen: np.ndarray) -> np.ndarray:
        """Return what the network expects of each action."""
        found = seen
        for k, (weight, bias) in enumerate(self.layers):
            found = found @ weight.T + bias
            if k + 1 < len(self.layers):
                found = np.maximum(found, 0)
        return found
