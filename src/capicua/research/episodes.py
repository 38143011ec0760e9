"""Episodes with rewards and rendering, shared by the framework adapters."""

from __future__ import annotations

import io
from collections.abc import Callable
from typing import Any, Final, Literal

import numpy as np
from gymnasium import spaces
from numpy.typing import NDArray

from capicua.core.game import Game
from capicua.core.match import Match
from capicua.core.setup import Setup
from capicua.core.state import State
from capicua.core.tiles.random import Dealer
from capicua.core.view import View
from capicua.research.encoder import Encoder
from capicua.research.native.rewards import Rewards
from capicua.research.vector import REWARDS, Reward

Episode = Literal["round", "match"]
SEEDS: Final = 2**31


def version_of(game: Game) -> int:
    """Return the version of a game's environments, which grows with its rules and arrays."""
    return int(game.version) + int(game.presentation.observer.version) - 1


class Episodes:
    """Successive episodes of a game: single rounds or whole matches.

    In a single round, the reward comes with the last action. In a match, each round is rewarded
    when it ends; with ``win``, only the match is rewarded, at its end.
    """

    def __init__(self, game: Game, episode: Episode, reward: Reward, history: int) -> None:
        if episode not in ("round", "match"):
            raise ValueError(f"unknown episode {episode!r}: expected round, match")
        if reward not in REWARDS:
            raise ValueError(f"unknown reward {reward!r}: expected {', '.join(REWARDS)}")
        self.game = game
        self.is_match = episode == "match"
        self.reward = reward
        self.encoder = Encoder(game, history)
        self.rewards = Rewards(game.blank(Setup()), REWARDS[reward])
        self.match: Match | None = None
        self.state: State = game.blank(Setup())
        self.is_over = True

    @property
    def seats(self) -> int:
        """Number of seats."""
        return int(self.game.players)

    def start(self, seed: int) -> None:
        """Start an episode with deals determined by a seed."""
        self.is_over = False
        if self.is_match:
            self.match = Match(self.game, Dealer.from_seed(seed))
            self.state = self.match.round
            self._go_on()
            return
        dealer = Dealer.from_seed(seed)
        self.state = self.game.deal_round(Setup(), self.game.draw_deal(Setup(), dealer))
        while self.state.is_over:  # a deal that ends the round as void
            self.state = self.game.deal_round(Setup(), self.game.draw_deal(Setup(), dealer))

    def apply(self, action: int) -> list[float]:
        """Take an action of the seat to act; return the rewards of all seats.

        Raises ``IllegalAction`` without changing anything.
        """
        self.state.apply(action)
        if not self.state.is_over:
            return [0.0] * self.seats
        if self.match is None:
            self.is_over = True
            return self.rewards.of(self.state)
        return self._go_on()

    def _go_on(self) -> list[float]:
        """Settle finished rounds of the match until a seat is to act; return the rewards."""
        match = self.match
        assert match is not None
        total = np.zeros(self.seats)
        while match.round.is_over and not match.is_over:
            if self.reward != "win":
                total += self.rewards.of(match.round)
            match.settle()
            if not match.is_over:
                match.start()
        self.state = match.round
        if match.is_over:
            self.is_over = True
            if self.reward == "win":
                total += self._won(match)
        return [float(reward) for reward in total]

    def _won(self, match: Match) -> list[float]:
        sides = self.game.sides
        winning = {sides[seat] for seat in match.winners}
        losing = set(sides) - winning
        if not losing:
            return [0.0] * self.seats if len(winning) > 1 else [1.0]
        if not winning:
            return [0.0] * self.seats
        prize = len(losing) / len(winning)
        return [prize if side in winning else -1.0 for side in sides]

    # -- observation -------------------------------------------------------------------------

    @property
    def space(self) -> spaces.Dict:
        """The space of the observations that ``seen`` returns."""
        vector = spaces.Box(-np.inf, np.inf, (self.encoder.float_count,), dtype=np.float32)
        mask = spaces.Box(0, 1, (self.game.action_count,), dtype=np.int8)
        return spaces.Dict({"observation": vector, "action_mask": mask})

    def seen(self, seat: int) -> dict[str, Any]:
        """Return a seat's observation: a vector, and a mask, all zero if it is not to act."""
        encoder, view = self.encoder, self.state.view(seat)
        vector = encoder.floats(encoder.write(view, encoder.new_buffer()))
        mask = encoder.mask(view)
        if self.is_over:
            mask.fill(0)
        return {"observation": vector, "action_mask": mask}

    def render(self, mode: str | None, seat: int | None = None) -> Any:
        """Return the view of a seat or of spectators in a mode; ``None`` without one."""
        check_mode(mode)
        return None if mode is None else RENDERERS[mode](self.state.view(seat))


def check_mode(render_mode: str | None) -> None:
    """Raise ``ValueError`` for an unknown render mode."""
    if render_mode is not None and render_mode not in RENDERERS:
        raise ValueError(
            f"unknown render_mode {render_mode!r}: expected {', '.join(RENDERERS)} or None"
        )


def pixels_of(view: View) -> NDArray[np.uint8]:
    """Return a view as an RGB image, an array of rows and columns with values from 0 to 255."""
    try:
        import PIL.Image
        import resvg_py
    except ModuleNotFoundError as error:
        raise ModuleNotFoundError(
            f"Images need {error.name}, which is not installed. "
            "Install it with: pip install 'capicua[research]'",
            name=error.name,
        ) from None
    image = PIL.Image.open(io.BytesIO(resvg_py.svg_to_bytes(svg_string=view._repr_svg_())))
    return np.asarray(image.convert("RGB"))


RENDERERS: Final[dict[str, Callable[[View], Any]]] = {
    "ansi": str,
    "svg": View._repr_svg_,
    "rgb_array": pixels_of,
}
"""How a view is rendered, by render mode."""
