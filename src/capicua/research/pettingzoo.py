"""PettingZoo environments for all games with two or more seats, turn-based or parallel.

    from capicua.research import pettingzoo

    env = pettingzoo.env("texas_42", preset="marks", reward="win")
    env = pettingzoo.parallel_env("block", players=2, episode="match")

An observation is a dictionary of ``observation``, a float32 vector, and ``action_mask``.
``env.unwrapped.playing.encoder`` describes the named arrays behind the vector.
"""

from __future__ import annotations

from typing import Any, Literal

import numpy as np
from gymnasium import spaces
from pettingzoo import AECEnv, ParallelEnv

from capicua.catalogue import load
from capicua.core.game import Game
from capicua.core.observation.observer import HISTORY
from capicua.research.episodes import RENDERERS, SEEDS, Episode, Episodes, check_mode, version_of
from capicua.research.vector import Reward

Illegal = Literal["raise", "end"]
ILLEGAL_REWARD = -1.0
"""Reward of the seat whose illegal action ends the episode."""


class SeatsEnv(AECEnv[str, Any, int | None]):  # type: ignore[misc]
    """A game as a PettingZoo agent environment cycle, which selects the seat to act.

    ``episode`` is ``round`` or ``match``; ``reward`` is ``lead``, ``win`` or ``points`` (see
    ``VectorEnv``). ``illegal`` is the response to an illegal action: ``raise`` ``IllegalAction``,
    or ``end`` the episode with −1 for the agent.
    """

    metadata: dict[str, Any]

    def __init__(
        self,
        game: Game,
        *,
        episode: Episode = "round",
        reward: Reward = "lead",
        history: int = HISTORY,
        illegal: Illegal = "raise",
        render_mode: str | None = None,
    ) -> None:
        super().__init__()
        if game.players < 2:
            raise ValueError(f"{game.id} is a solitaire: use capicua.research.gymnasium")
        check_mode(render_mode)
        self.playing = Episodes(game, episode, reward, history)
        self.illegal = illegal
        self.render_mode = render_mode
        self.metadata = {
            "name": f"capicua_{game.id}_v{version_of(game)}",
            "render_modes": list(RENDERERS),
            "is_parallelizable": True,
            "render_fps": 2,
        }
        self.possible_agents = [f"seat_{seat}" for seat in range(int(game.players))]
        self.agents: list[str] = []
        self.observation_spaces = dict.fromkeys(self.possible_agents, self.playing.space)
        self.action_spaces = {
            agent: spaces.Discrete(game.action_count) for agent in self.possible_agents
        }
        self._seeds = np.random.default_rng()

    def observation_space(self, agent: str) -> Any:
        """Return the space of an agent's observations."""
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> Any:
        """Return the space of an agent's actions."""
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """Start an episode; a seed determines its deals and those of later episodes."""
        if seed is not None:
            self._seeds = np.random.default_rng(seed)
        self.playing.start(int(self._seeds.integers(SEEDS)))
        self.agents = list(self.possible_agents)
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self.agent_selection = self.possible_agents[int(self.playing.state.turn)]

    def step(self, action: int | None) -> None:
        """Take an action of the selected agent."""
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        if action is None:
            raise ValueError(f"expected an action of {agent}, not None")
        playing = self.playing
        self._cumulative_rewards[agent] = 0.0
        if self.illegal == "end" and action not in playing.state.legal_actions():
            self.rewards = dict.fromkeys(self.possible_agents, 0.0)
            self.rewards[agent] = ILLEGAL_REWARD
            self.truncations = dict.fromkeys(self.agents, True)
            playing.is_over = True
        else:
            self.rewards = dict(zip(self.possible_agents, playing.apply(int(action)), strict=True))
            if playing.is_over:
                self.terminations = dict.fromkeys(self.agents, True)
        if not playing.is_over:
            self.agent_selection = self.possible_agents[int(playing.state.turn)]
        self._accumulate_rewards()
        if playing.is_over:
            self._deads_step_first()

    def observe(self, agent: str) -> dict[str, Any]:
        """Return an agent's observation; the mask is all zero if the agent is not to act."""
        return self.playing.seen(self.possible_agents.index(agent))

    def render(self) -> Any:
        """Return the spectators' view of the table in the selected ``render_mode``."""
        return self.playing.render(self.render_mode)

    def close(self) -> None:
        """Do nothing; there are no resources to release."""


class SeatsParallelEnv(ParallelEnv[str, Any, int]):  # type: ignore[misc]
    """The parallel version: all agents choose at each step, but only the seat to act counts.

    The other agents have no legal actions, and their choices are ignored. An illegal action ends
    the episode with −1 for the agent, or raises, depending on ``illegal``.
    """

    metadata: dict[str, Any]

    def __init__(self, game: Game, *, illegal: Illegal = "end", **arguments: Any) -> None:
        self.aec = SeatsEnv(game, illegal=illegal, **arguments)
        self.metadata = self.aec.metadata
        self.render_mode = self.aec.render_mode
        self.possible_agents = self.aec.possible_agents
        self.agents: list[str] = []
        self.observation_spaces = self.aec.observation_spaces
        self.action_spaces = self.aec.action_spaces

    @property
    def playing(self) -> Episodes:
        """The current episode."""
        return self.aec.playing

    def observation_space(self, agent: str) -> Any:
        """Return the space of an agent's observations."""
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> Any:
        """Return the space of an agent's actions."""
        return self.action_spaces[agent]

    def reset(
        self, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[dict[str, Any], dict[str, Any]]:
        """Start an episode; return all observations, and empty infos."""
        self.aec.reset(seed, options)
        self.agents = list(self.possible_agents)
        return self._seen(), {agent: {} for agent in self.agents}

    def step(self, actions: dict[str, int]) -> tuple[Any, Any, Any, Any, Any]:
        """Take the action of the seat to act; return the five dictionaries of the interface."""
        aec = self.aec
        aec.step(int(actions[self.possible_agents[int(self.playing.state.turn)]]))
        agents = self.agents
        ended = dict.fromkeys(agents, self.playing.is_over and any(aec.terminations.values()))
        cut = dict.fromkeys(agents, self.playing.is_over and any(aec.truncations.values()))
        rewards = {agent: aec.rewards[agent] for agent in agents}
        seen = self._seen()
        if self.playing.is_over:
            self.agents = []
        return seen, rewards, ended, cut, {agent: {} for agent in agents}

    def _seen(self) -> dict[str, Any]:
        return {agent: self.aec.observe(agent) for agent in self.agents}

    def render(self) -> Any:
        """Return the spectators' view of the table in the selected ``render_mode``."""
        return self.aec.render()


def env(
    game: str,
    *,
    preset: str | None = None,
    players: int | None = None,
    house_rules: dict[str, Any] | None = None,
    **arguments: Any,
) -> SeatsEnv:
    """Return a game as an agent environment cycle; ``arguments`` are passed to ``SeatsEnv``.

    Raises ``BadOption`` for an unknown game, preset, number of players or house rule.
    """
    return SeatsEnv(load(game, preset=preset, players=players, **house_rules or {}), **arguments)


def parallel_env(
    game: str,
    *,
    preset: str | None = None,
    players: int | None = None,
    house_rules: dict[str, Any] | None = None,
    **arguments: Any,
) -> SeatsParallelEnv:
    """Return a game as a parallel environment; ``arguments`` are passed to ``SeatsEnv``."""
    loaded = load(game, preset=preset, players=players, **house_rules or {})
    return SeatsParallelEnv(loaded, **arguments)
