"""What a hand of Texas 42 makes at each trump, if it wins the bid.

The other 21 tiles are dealt at random, the same deals for every trump. Each round is played out
by the heuristic, and its last two tricks are solved; solving more with all hands open misleads
(``bots.rollouts``). ``bench/bots/bids.py`` compares the chances with rounds that bots play.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from capicua.bots.baselines import sensible
from capicua.bots.belief import worlds_of
from capicua.bots.solver.tricks import TrickSolver
from capicua.catalogue import load
from capicua.core.messages import BadText, Message
from capicua.core.runtime.build import is_compiled
from capicua.core.state import State
from capicua.core.statistics import Estimate, wilson
from capicua.core.tiles.random import Rng
from capicua.core.tiles.tile import tiles_text
from capicua.games.texas_42.auction import NAME
from capicua.games.texas_42.hand_estimate import promise
from capicua.games.texas_42.suits import HAND, NELLO, TILES
from capicua.games.texas_42.words import MODE_TEXTS

DEALS: Final = 400 if is_compiled() else 32
"""Number of sampled deals: about a second."""
MEASURED: Final = NELLO if is_compiled() else 4
"""Number of trumps measured, the most promising ones by the heuristic."""
SOLVED_TRICKS: Final = 2
"""Last tricks that are solved: players have counted most tiles by then."""
BIDS: Final = range(30, 43)
MADE_OFTEN: Final = 0.5
"""A bid gains if it is made more often than not, as both sides lose or win the same marks."""


@dataclass(frozen=True)
class TrumpWorth:
    """The results of a hand with one trump."""

    trump: str
    """As in notation: ``0`` to ``6``, ``doubles``, ``none``, ``none_low``, ``none_own``."""
    points: list[int]
    """The points that the bidder's side takes, by sampled deal."""

    @property
    def mean(self) -> float:
        """The expected points of the bidder's side, of 42."""
        return sum(self.points) / len(self.points)

    def chance(self, bid: int) -> Estimate:
        """Return the probability of making a bid, with its 95% interval.

        A bid of 42 or more needs every trick.
        """
        need = min(bid, BIDS[-1])
        made = sum(points >= need for points in self.points)
        low, high = wilson(made, len(self.points))
        return Estimate(made / len(self.points), low, high)

    def marks(self, bid: int) -> float:
        """Return the marks that a bid gains on average: those won, less those lost."""
        return max(1, bid // BIDS[-1]) * (2 * self.chance(bid).value - 1)

    @property
    def safe_bid(self) -> int:
        """The highest bid up to 42 that is made more often than not; 0 if none is."""
        return max((bid for bid in BIDS if self.chance(bid).value > MADE_OFTEN), default=0)


def texas_bids(
    tiles: Sequence[int], deals: int = DEALS, measured: int = MEASURED, seed: int = 1
) -> list[TrumpWorth]:
    """Return what seven tiles make at each trump, the most points first.

    ``measured`` is the number of trumps tried. The same seed gives the same deals. Raise
    ``BadText`` if these are not seven different tiles of a double-6 set.
    """
    if len(set(tiles)) != HAND or len(tiles) != HAND or not all(0 <= t < TILES for t in tiles):
        raise BadText(Message("hand-not-seven", {"count": len(tiles)}))
    game = load("texas_42")
    state = game.position({"A": tiles_text(list(tiles)), "bidder": "A", "bid": "30", "dealer": "D"})
    hand = sum(2**tile for tile in tiles)
    modes = sorted(range(NELLO), key=lambda mode: -int(promise(hand, mode)))[:measured]
    rng = Rng(seed)
    found: dict[int, list[int]] = {mode: [] for mode in modes}
    solver = TrickSolver()
    scratch = state.clone()
    for world in worlds_of(state.view(0).known, deals, rng):
        luck = rng.bits()
        for mode in modes:
            scratch.copy_public(world)
            scratch.copy_hidden(world)
            scratch.advance(NAME + mode)
            found[mode].append(_points(scratch, Rng(luck), solver))
    worths = [TrumpWorth(MODE_TEXTS[mode], points) for mode, points in found.items()]
    return sorted(worths, key=lambda worth: -worth.mean)


def _points(state: State, rng: Rng, solver: TrickSolver) -> int:
    """Play a round out, and return the points of the bidder's side."""
    while not state.is_over:
        tricks = state.trick_play()
        if tricks is not None and max(int(h).bit_count() for h in tricks.hands) <= SOLVED_TRICKS:
            solver.load(tricks)
            return int(solver.points())
        state.advance(sensible(state, state.legal_actions(), rng))
    taken: int = state.taken(0)  # type: ignore[attr-defined]
    return taken
