"""Solitaires by the number of their deal: which can be won, and how hard they are.

The solver knows the order of the stock, which a player does not: that a deal can be won says
that some way wins, not that it can be found.
"""

from __future__ import annotations

import time
from collections.abc import Callable
from dataclasses import dataclass
from typing import Final, Literal

from capicua.bots.player import bot, is_compiled
from capicua.bots.solving.alone import LOST, WON, Alone
from capicua.core.chance import Dealer, Rng
from capicua.core.game import Game
from capicua.core.match import Match
from capicua.core.reasons import Argument, BadOption, Message
from capicua.core.state import State
from capicua.measuring.samples import wilson

WINNABLE: Final = "winnable"
HOPELESS: Final = "hopeless"
UNSETTLED: Final = "unsettled"

HIGHEST: Final = 999_999_999
"""The highest number of a deal."""
NODES: Final = 10_000 if is_compiled() else 2_000
"""Actions that the solver tries at each deal when a winnable one is looked for."""
DEALS: Final = 40
"""Deals looked at for a winnable one."""
LEVEL: Final = "level5"
TRIES: Final = 20
"""How often the level plays a deal whose difficulty is estimated."""
FEWEST: Final = 4
"""Fewer tries tell nothing."""
EASY: Final = 0.6
MEDIUM: Final = 0.25
"""The least shares of tries won that make a deal easy, and medium."""

How = Literal["winnable", "hopeless", "unsettled"]
"""What a solver says of a position; ``unsettled`` where its budget did not suffice."""
Step = Literal["easy", "medium", "hard"]


@dataclass(frozen=True)
class Search:
    """A search for a deal that can be won."""

    number: int | None
    """The first deal shown to be winnable; nothing where none was."""
    looked_at: int
    """Deals looked at, the one found included."""
    hopeless: int
    """Those shown to be lost. All others passed over took the solver too long."""


@dataclass(frozen=True)
class Difficulty:
    """How often the strongest level won a deal, from what a player can know."""

    won: int
    tries: int

    @property
    def step(self) -> Step | None:
        """The difficulty in a word; nothing where there were too few tries."""
        if self.tries < FEWEST:
            return None
        share = self.won / self.tries
        return "easy" if share >= EASY else "medium" if share >= MEDIUM else "hard"

    @property
    def message(self) -> Message:
        """The estimate as a sentence."""
        step = self.step
        if step is None:
            return Message("deal-too-few", {"tries": self.tries, "fewest": FEWEST})
        low, high = (round(100 * share) for share in self.interval)
        named: dict[str, Argument] = {"step": step, "won": self.won, "tries": self.tries}
        named |= {"share": round(100 * self.won / self.tries), "low": low, "high": high}
        return Message("deal-difficulty", named)

    @property
    def interval(self) -> tuple[float, float]:
        """The 95% interval of the share won."""
        return wilson(self.won, self.tries)


def is_offered(game: Game) -> bool:
    """Return whether deals of a game are chosen and rated: a solitaire in which one decides."""
    return type(game).undo == "free" and game.action_count > 1


def check_offered(game: Game) -> None:
    """Raise ``BadOption`` where deals are not chosen or rated."""
    if not is_offered(game):
        raise BadOption(Message("deals-not-offered", {"game": game.id}))


def deal_of(game: Game, number: int) -> State:
    """Return the deal of a number, all tiles known."""
    return Match(game, Dealer.from_seed(number)).round


def settled(state: State, nodes: int) -> How:
    """Return ``WINNABLE``, ``HOPELESS`` or ``UNSETTLED`` for a position with the stock known."""
    outcome = Alone(state, nodes).outcome(state)
    return WINNABLE if outcome == WON else HOPELESS if outcome == LOST else UNSETTLED


def next_winnable(game: Game, first: int, nodes: int = NODES, deals: int = DEALS) -> Search:
    """Find the first deal from a number on that the solver shows to be winnable.

    ``nodes`` bounds the actions tried at each deal. Deals that are lost or take longer are
    passed over. Raises ``BadOption`` where the game has no such deals.
    """
    check_offered(game)
    hopeless = 0
    for looked_at in range(1, deals + 1):
        number = (first + looked_at - 2) % HIGHEST + 1
        how = settled(deal_of(game, number), nodes)
        if how == WINNABLE:
            return Search(number, looked_at, hopeless)
        hopeless += how == HOPELESS
    return Search(None, deals, hopeless)


def winnable_from(game: Game, first: int) -> int:
    """Return the number that ``next_winnable`` finds; raises ``BadOption`` where it finds none."""
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
    """Let a level play a deal several times, each time with other sampled orders of the stock.

    ``seconds`` bounds the time, 0 does not; a try that it cuts off does not count. ``progress``
    receives the number of tries done and their total. Raises ``BadOption`` where nothing is
    decided.
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
    """The end of a deal as a level plays it; nothing where time is over before."""
    player = bot(level)
    while not state.is_over:
        if until is not None and time.monotonic() >= until:
            return None
        state.advance(player.choose(state.view(0), rng))
    return state
