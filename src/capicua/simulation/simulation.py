"""Simulations: many rounds between bots, with scores, wins, lengths and blocked rounds."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any

from librt.vecs import vec
from mypy_extensions import i64

from capicua.bots.levels import LEVELS, Bot, Random, bot
from capicua.bots.playout import play_out
from capicua.core.actions import Actions
from capicua.core.game import Game
from capicua.core.match import winners_of
from capicua.core.setup import Setup
from capicua.core.state import State
from capicua.core.statistics import Sample, wilson
from capicua.core.tiles.random import Deal, Rng


@dataclass
class Results:
    """The results of a simulation; void rounds count only in ``void`` and ``lengths``."""

    game: Game
    levels: list[str]
    seed: int
    scores: list[Sample]
    wins: list[int]
    """Rounds won by each seat; a tie counts for each winner."""
    lengths: Sample = field(default_factory=Sample)
    blocked: int = 0
    void: int = 0

    @property
    def rounds(self) -> int:
        """Number of rounds played, including void ones."""
        return len(self.lengths.values)

    @property
    def counted(self) -> int:
        """Number of rounds with a result."""
        return self.rounds - self.void

    def as_data(self) -> dict[str, Any]:
        """Return the results as data for JSON."""
        seats = [
            {
                "bot": self.levels[seat],
                "mean": sample.mean,
                "interval": [sample.mean - sample.margin, sample.mean + sample.margin],
                "won": self.wins[seat] / self.counted if self.counted else 0.0,
                "won_interval": list(wilson(self.wins[seat], self.counted)),
            }
            for seat, sample in enumerate(self.scores)
        ]
        lengths = self.lengths
        return {
            "game": self.game.id,
            "options": self.game.options.as_data(),
            "seed": self.seed,
            "rounds": self.rounds,
            "seats": seats,
            "length": {
                "mean": lengths.mean,
                "interval": [lengths.mean - lengths.margin, lengths.mean + lengths.margin],
                "min": min(lengths.values, default=0),
                "max": max(lengths.values, default=0),
            },
            "blocked": self.blocked / self.counted if self.counted else 0.0,
            "void": self.void / self.rounds if self.rounds else 0.0,
        }


def simulate(
    game: Game,
    rounds: int,
    levels: list[str] | None = None,
    seed: int = 0,
    progress: Callable[[int], None] = lambda done: None,
) -> Results:
    """Simulate independent first rounds, with one bot level per seat."""
    seats = int(game.players)
    levels = levels or [LEVELS[0]] * seats
    results = Results(game, levels, seed, [Sample() for _ in range(seats)], [0] * seats)
    setup = Setup()
    rng = Rng(seed)
    state = game.blank(setup)
    order = vec[i64](game.tiles_in_play)
    redeals = type(game).must_redeal is not Game.must_redeal
    bots = [bot(level) for level in levels]
    actions = Actions()
    for done in range(rounds):
        _shuffle(game, setup, order, rng, redeals)
        state.deal(order, rng.below(seats))
        play(state, bots, actions, rng)
        _count(results, state)
        progress(done + 1)
    return results


def play(state: State, bots: list[Bot], actions: Actions, rng: Rng) -> None:
    """Play a round to the end with a bot at each seat; all-random tables use a fast path."""
    if all(isinstance(player, Random) for player in bots):
        play_out(state, actions, rng)
    while not state.is_over:
        legal = state.legal_actions()
        seat = int(state.turn)
        state.advance(legal[0] if len(legal) == 1 else bots[seat].choose(state.view(seat), rng))


def _shuffle(game: Game, setup: Setup, order: vec[i64], rng: Rng, redeals: bool) -> None:
    """Shuffle until the rules accept the deal."""
    rng.shuffle_first(order, len(order))
    while redeals and game.must_redeal(setup, Deal([int(tile) for tile in order])):
        rng.shuffle_first(order, len(order))


def _count(results: Results, state: State) -> None:
    results.lengths.values.append(len(state.log))
    if state.is_void:
        results.void += 1
        return
    for seat, points in enumerate(state.scores()):
        results.scores[seat].values.append(points)
    for seat in winners_of(state):
        results.wins[seat] += 1
    results.blocked += is_blocked(state)


def is_blocked(state: State) -> bool:
    """Return whether a finished round ended blocked."""
    return any("blocked" in message.id for message in state.ending())
