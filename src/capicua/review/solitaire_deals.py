"""Numbered solitaire deals: which can be won, and how difficult they are.

The solver knows the order of the stock, which players do not. A winnable deal has a winning
line, which players cannot necessarily find.
"""

from __future__ import annotations

import time
from collections.abc import Callable
from dataclasses import dataclass
from typing import Final, Literal

from capicua.bots.levels import bot
from capicua.bots.solver.solitaire import LOST, WON, SolitaireSolver
from capicua.core.game import Game
from capicua.core.match import Match
from capicua.core.messages import Argument, BadOption, Message
from capicua.core.runtime.build import is_compiled
from capicua.core.state import State
from capicua.core.statistics import wilson
from capicua.core.tiles.random import Dealer, Rng

WINNABLE: Final = "winnable"
HOPELESS: Final = "hopeless"
UNSETTLED: Final = "unsettled"

HIGHEST: Final = 999_999_999
"""Highest deal number."""
NODES: Final = 10_000 if is_compiled() else 2_000
"""Maximum number of actions tried per deal in the search for a winnable one."""
DEALS: Final = 40
"""Maximum number of deals tried in the search for a winnable one."""
LEVEL: Final = "level5"
TRIES: Final = 20
"""Number of times a deal is played to estimate its difficulty."""
FEWEST: Final = 4
"""Minimum number of tries for an estimate of the difficulty."""
EASY: Final = 0.6
MEDIUM: Final = 0.25
"""Minimum win rates of easy and medium deals."""

How = Literal["winnable", "hopeless", "unsettled"]
"""A solver's verdict on a position; ``unsettled`` if its budget was exhausted."""
Step = Literal["easy", "medium", "hard"]


@dataclass(frozen=True)
class DealSearch:
    """The outcome of a search for a winnable deal."""

    number: int | None
    """The first deal proved winnable; ``None`` if there was none."""
    looked_at: int
    """Number of deals tried, including the one found."""
    hopeless: int
    """Number of deals proved unwinnable; the others skipped were unsettled."""


@dataclass(frozen=True)
class Difficulty:
    """How often the strongest bot won a deal without knowing the stock."""

    won: int
    tries: int

    @property
    def step(self) -> Step | None:
        """The difficulty as a word; ``None`` after too few tries."""
        if self.tries < FEWEST:
            return None
        share = self.won / self.tries
        return "easy" if share >= EASY else "medium" if share >= MEDIUM else "hard"

    @property
    def message(self) -> Message:
        """The estimate as a message."""
        step = self.step
        if step is None:
            return Message("deal-too-few", {"tries": self.tries, "fewest": FEWEST})
        low, high = (round(100 * share) for share in self.interval)
        named: dict[str, Argument] = {"step": step, "won": self.won, "tries": self.tries}
        named |= {"share": round(100 * self.won / self.tries), "low": low, "high": high}
        return Message("deal-difficulty", named)

    @property
    def interval(self) -> tuple[float, float]:
        """The 95% interval of the win rate."""
        return wilson(self.won, self.tries)


def is_offered(game: Game) -> bool:
    """Return whether deals can be chosen and rated: in solitaires with decisions to make."""
    return type(game).undo == "free" and game.action_count > 1


def check_offered(game: Game) -> None:
    """Raise ``BadOption`` unless the game's deals can be chosen and rated."""
    if not is_offered(game):
        raise BadOption(Message("deals-not-offered", {"game": game.id}))


def deal_of(game: Game, number: int) -> State:
    """Return the deal with a number, with all tiles known."""
    return Match(game, Dealer.from_seed(number)).round


def settled(state: State, nodes: int) -> How:
    """Return whether a position can be won with the stock known, as far as ``nodes`` allow."""
    outcome = SolitaireSolver(state, nodes).outcome(state)
    return WINNABLE if outcome == WON else HOPELESS if outcome == LOST else UNSETTLED


def next_winnable(game: Game, first: int, nodes: int = NODES, deals: int = DEALS) -> DealSearch:
    """Find the first deal, from a number on, that the solver proves winnable.

    ``nodes`` limits the actions tried per deal; unwinnable and unsettled deals are skipped. Raises
    ``BadOption`` if the game does not offer such deals.
    """
    check_offered(game)
    hopeless = 0
    for looked_at in range(1, deals + 1):
        number = (first + looked_at - 2) % HIGHEST + 1
        how = settled(deal_of(game, number), nodes)
        if how == WINNABLE:
            return DealSearch(number, looked_at, hopeless)
        hopeless += how == HOPELESS
    return DealSearch(None, deals, hopeless)


def winnable_from(game: Game, first: int) -> int:
    """Return the number found by ``next_winnable``; raise ``BadOption`` if there is none."""
    found = next_winnable(game, first)
    if found.number is None:
        asked: dict[str, Argument] = {"deals": found.looked_at, "first": str(first)}
        raise BadOption(Message("deals-no-winnable", asked))
    return found.number


def difficulty(
    game: Game,
    number: int,
    tries: int = TRIES,
    seconds: float = 0.0,
    progress: Callable[[int, int], None] = lambda done, total: None,
    level: str = LEVEL,
) -> Difficulty:
    """Let a bot play a deal several times, sampling other orders of the stock each time.

    ``seconds`` limits the time (0: no limit); an unfinished try does not count. ``progress`` gets
    the number of finished tries and their total. Raises ``BadOption`` if the game has no decisions
    to make.
    """
    check_offered(game)
    until = time.monotonic() + seconds if seconds else None
    won = 0
    for played in range(tries):
        end = _played(deal_of(game, number), level, Rng((number << 8) + played), until)
        if end is None:
            return Difficulty(won, played)
        won += game.is_won(end.points[0])
        progress(played + 1, tries)
    return Difficulty(won, tries)


def _played(state: State, level: str, rng: Rng, until: float | None) -> State | None:
    """Return the end of a deal played by a bot; ``None`` if the time runs out first."""
    player = bot(level)
    while not state.is_over:
        if until is not None and time.monotonic() >= until:
            return None
        state.advance(player.choose(state.view(0), rng))
    return state
