"""Gymnasium environments for all solitaires, registered with versioned ids.

    import gymnasium
    from capicua.research.gymnasium import register

    register()                                   # capicua/BigClock-v2, capicua/Squeeze-v2 …
    env = gymnasium.make("capicua/BigClock-v2", preset="big-clock-6")

An observation is a dictionary of ``observation``, a float32 vector, and ``action_mask``. The mask
is also in ``info``, where some libraries expect it.
"""

from __future__ import annotations

from typing import Any, Literal

import gymnasium
from gymnasium import spaces

from capicua.catalogue import catalogue, kind, load
from capicua.core.game import Game
from capicua.core.observation.observer import HISTORY
from capicua.research.episodes import RENDERERS, SEEDS, Episodes, check_mode, version_of
from capicua.research.vector import Reward

Seen = dict[str, Any]


class SolitaireEnv(gymnasium.Env[Seen, int]):
    """A solitaire from the deal to the end; the only reward comes with the last action.

    ``reward`` is ``win`` (1 for a win, else 0) or ``points`` (the final points, negated if low
    scores win). ``illegal`` is the response to an illegal action: ``end`` the episode with a reward
    of −1 and ``illegal`` in the info, or ``raise`` ``IllegalAction``.
    """

    metadata = {"render_modes": list(RENDERERS), "render_fps": 2}

    def __init__(
        self,
        game: Game | str,
        *,
        preset: str | None = None,
        house_rules: dict[str, Any] | None = None,
        reward: Reward = "win",
        history: int = HISTORY,
        illegal: Literal["raise", "end"] = "end",
        render_mode: str | None = None,
    ) -> None:
        chosen = load(game, preset=preset, **house_rules or {}) if isinstance(game, str) else game
        if chosen.players != 1:
            raise ValueError(
                f"{chosen.id} is for {chosen.players} seats: use capicua.research.pettingzoo"
            )
        check_mode(render_mode)
        self.playing = Episodes(chosen, "round", reward, history)
        self.illegal = illegal
        self.render_mode = render_mode
        self.observation_space = self.playing.space
        self.action_space: gymnasium.Space[Any] = spaces.Discrete(chosen.action_count)

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Seen, dict[str, Any]]:
        """Deal a new game; a seed determines this deal and all later ones."""
        super().reset(seed=seed)
        self.playing.start(int(self.np_random.integers(SEEDS)))
        seen = self.playing.seen(0)
        return seen, {"action_mask": seen["action_mask"]}

    def step(self, action: int) -> tuple[Seen, float, bool, bool, dict[str, Any]]:
        """Take an action; return observation, reward, terminated, truncated and info."""
        playing = self.playing
        if playing.is_over:
            raise RuntimeError("the game is over: call reset() before step()")
        info: dict[str, Any] = {}
        if self.illegal == "end" and int(action) not in playing.state.legal_actions():
            playing.is_over = True
            reward = -1.0
            info["illegal"] = True
        else:
            reward = playing.apply(int(action))[0]
            if playing.is_over:
                points = int(playing.state.points[0])
                info.update(points=points, is_won=playing.game.is_won(points))
        seen = self.playing.seen(0)
        info["action_mask"] = seen["action_mask"]
        return seen, reward, playing.is_over, False, info

    def render(self) -> Any:
        """Return the table in the selected ``render_mode``."""
        return self.playing.render(self.render_mode, 0)


def register() -> list[str]:
    """Register all solitaires with Gymnasium; return the ids, for example ``capicua/Bingo-v2``.

    The ids of earlier versions make the environment of today, with Gymnasium's own warning.
    """
    found = []
    for game in catalogue():
        chosen = kind(game)
        record = next(iter(chosen.presets().values()))
        if chosen.seats(record)[1] != 1:
            continue
        name = "".join(word.capitalize() for word in game.split("_"))
        for version in range(1, version_of(chosen(record, 1)) + 1):
            id = f"capicua/{name}-v{version}"
            if id not in gymnasium.registry:
                gymnasium.register(
                    id=id,
                    entry_point="capicua.research.gymnasium:SolitaireEnv",
                    kwargs={"game": game},
                )
        found.append(id)
    return found
