"""Records of random rounds, for positions to continue from."""

from __future__ import annotations

import capicua
from capicua.core.tiles.random import Rng
from capicua.notation import Record, read, record_of, write


def record(game: str = "block", rounds: int = 1, **options) -> Record:
    """Random rounds, written as a record and read back."""
    match = capicua.load(game, **options).new_match(seed=2)
    rng = Rng(4)
    while True:
        while not match.round.is_over:
            legal = match.round.legal_actions()
            match.round.apply(legal[rng.below(len(legal))])
        match.settle()
        if match.is_over or len(match.rounds) == rounds:
            return read(write(record_of(match)))
        match.start()
