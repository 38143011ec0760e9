"""Vectorized rounds for reinforcement learning, stepped in compiled code."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, Final, Literal, NamedTuple

import numpy as np
from numpy.typing import NDArray

from capicua.core.game import Game
from capicua.core.observation.arrays import WORD_BYTES, Array
from capicua.core.observation.observer import HISTORY
from capicua.core.setup import Setup
from capicua.core.state import State
from capicua.core.tiles.tile import NO_TILE
from capicua.research.encoder import Encoder, Integers, option_numbers
from capicua.research.native.rewards import LEAD, POINTS, WIN, Rewards
from capicua.research.native.rounds import Rounds

Reward = Literal["lead", "win", "points"]
REWARDS: Final[dict[str, int]] = {"lead": LEAD, "win": WIN, "points": POINTS}
"""Available rewards of a finished round; see ``capicua.research.native.rewards``."""
MOST_MASKED: Final = 4096
"""Maximum number of actions of games that have masks by default."""


class Choices(NamedTuple):
    """The legal actions of all rounds, concatenated."""

    actions: Integers
    """All legal actions, in ascending order within a round."""
    starts: Integers
    """Round k has ``actions[starts[k]:starts[k + 1]]``."""
    features: Integers
    """A row for each action; the columns are ``encoder.actions.columns``."""


class VectorEnv:
    """``count`` rounds of a game, each waiting for an action of its seat to act.

    A step takes one action per round. A finished round is immediately replaced by a new deal;
    ``rewards`` and ``ended`` then refer to the finished round, everything else to the new one.
    All arrays are allocated once, are read-only, and change with each step: copy what you keep.

    ``seed`` determines all deals; those of round k do not depend on ``count``. ``reward`` is the
    value of a round: ``lead`` (points less the average of the other sides), ``win`` or ``points``;
    partners share it, and it is negated in games where low scores win. ``matches`` plays whole
    matches: successive rounds belong to a match, and ``ended`` is 2 if the match ends as well.
    ``masks`` enables masks; by default, games with more than 4,096 actions have none, and
    ``choices()`` replaces them.

    >>> import capicua
    >>> from capicua.research import VectorEnv
    >>> env = VectorEnv(capicua.load("block"), count=64, seed=1)
    >>> for _ in range(100):
    ...     env.step(env.random_actions())
    >>> env.observations["hand"].shape, env.masks.shape, env.rewards.shape
    ((64, 28), (64, 142), (64, 4))
    """

    def __init__(
        self,
        game: Game,
        count: int,
        *,
        seed: int = 0,
        reward: Reward = "lead",
        history: int = HISTORY,
        masks: bool | None = None,
        matches: bool = False,
    ) -> None:
        if count < 1:
            raise ValueError(f"invalid count {count}: expected at least 1")
        if reward not in REWARDS:
            raise ValueError(f"unknown reward {reward!r}: expected {', '.join(REWARDS)}")
        if history < 0:
            raise ValueError(f"invalid history {history}: expected at least 0")
        self.game = game
        self.count = count
        self.history = history
        self.encoder = Encoder(game, history)
        """The encoder of the observations."""
        has_masks = game.action_count <= MOST_MASKED if masks is None else masks
        self._rounds = Rounds(
            game,
            count,
            seed,
            option_numbers(game),
            history,
            has_masks,
            Rewards(game.blank(Setup()), REWARDS[reward]),
            deals_are_plain(game),
            matches,
        )
        rounds = self._rounds
        rows = np.frombuffer(memoryview(rounds.out.words), dtype=np.uint8)
        self.rows: NDArray[np.uint8] = rows.reshape(count, int(rounds.size) * WORD_BYTES)
        """The observations of the seats to act as bytes, with a row for each round."""
        self.observations: dict[str, NDArray[Any]] = self.encoder.arrays(self.rows)
        """The observations as named arrays, with rounds as the first axis."""
        self.turns = _shared(rounds.turns, np.int64)
        """The seat to act, by round."""
        self.rewards = _shared(rounds.rewards, np.float64).reshape(count, -1)
        """Rewards by round and seat; all zero unless the last step ended the round."""
        self.ended = _shared(rounds.ended, np.int64)
        """1 if the last step ended a round, 2 if it also ended a match, else 0."""
        self.masks: NDArray[np.bool_] | None = None
        """Whether each action is legal, by round and action."""
        if has_masks:
            bits = _shared(rounds.masks, np.bool_).reshape(count, -1)
            self.masks = bits[:, : game.action_count]
        self._chosen = _shared(rounds.chosen, np.int64)

    def spec(self) -> list[Array]:
        """Return the arrays of an observation, in order."""
        return self.encoder.spec()

    def step(self, actions: NDArray[Any] | Iterable[int]) -> None:
        """Take one action in each round, in the order of the rounds.

        Raises ``ValueError`` if an action is illegal, without changing any round.
        """
        given = np.ascontiguousarray(actions, dtype="<i8")
        self._rounds.step(given.tobytes())

    def run(self, steps: int) -> None:
        """Take a number of random actions in each round without returning to Python."""
        self._rounds.run(steps)

    def random_actions(self) -> Integers:
        """Return a random legal action for each round; the array is reused."""
        self._rounds.choose_randomly()
        return self._chosen

    def greedy_actions(self) -> Integers:
        """Return the heuristic's choice for each round; the array is reused."""
        self._rounds.choose_greedily()
        return self._chosen

    def choices(self) -> Choices:
        """Return the legal actions of all rounds, with their features."""
        rounds = self._rounds
        starts = _shared(rounds.count_legal(), np.int64)
        table = self.encoder.actions
        features = _shared(rounds.all_features(table), np.int64)
        actions = _shared(rounds.all_legal(), np.int64)
        return Choices(actions, starts, features.reshape(len(actions), int(table.width)))

    def state(self, index: int) -> State:
        """Return an independent copy of a round, including hidden information."""
        return self._rounds.states[index].clone()

    @property
    def rounds_played(self) -> int:
        """Number of finished rounds."""
        return int(self._rounds.played)


def deals_are_plain(game: Game) -> bool:
    """Return whether the rules accept every shuffle of the tiles in play.

    A game whose check depends on its options can define a method ``redeals(setup)``.
    """
    setup = Setup()
    kind = type(game)
    looks = kind.must_redeal is not Game.must_redeal or kind.draw_deal is not Game.draw_deal
    asked = getattr(game, "redeals", None)
    if asked is not None:
        looks = bool(asked(setup))
    return not looks and game.removed_tile(setup) == NO_TILE


def _shared(values: Any, dtype: Any) -> NDArray[Any]:
    """Return a vector of the compiled core as a read-only array that shares its memory."""
    return np.frombuffer(memoryview(values), dtype=dtype)
