"""The strongest level: level 5's evaluation, and a far longer one of the actions it leaves close.

Where the first evaluation settles a decision, that is all. In the others, ten times the work goes
to the few actions whose difference could be luck, in eight times as many sampled deals.
"""

from __future__ import annotations

from typing import Final

from capicua.bots.evaluation import Evaluation, Evaluator, evaluate, quick_effort
from capicua.bots.paired_comparison import Effort
from capicua.bots.rollouts import Rollouts
from capicua.core.game import Game
from capicua.core.runtime.build import is_compiled
from capicua.core.tiles.random import Rng
from capicua.core.view import View

MORE_DEALS: Final = 8
"""Maximum number of sampled deals of the second evaluation, as a multiple of the first's."""
TIMES: Final = 10
"""Work of the second evaluation, as a multiple of the first's."""
MOST_WORK: Final = 6_000_000
"""Work limit of each half of the second evaluation: about a second."""
MOST_CLOSE: Final = 8
"""Maximum number of actions evaluated again."""


class Master(Evaluator):
    """Evaluates close actions again, for up to three seconds on one core.

    ``effort`` and ``long``: those of the two evaluations, by default the game's own.
    """

    def __init__(self, effort: Effort | None = None, long: Effort | None = None) -> None:
        super().__init__(effort)
        self.long = long

    def ponder(self, view: View, rng: Rng) -> Evaluation | int:
        """Evaluate the legal actions of a view, and those that are close once more."""
        found = super().ponder(view, rng)
        if isinstance(found, int):
            return found
        close = close_actions(found)
        if len(close) == 1:
            return found
        known = view.known
        return evaluate(known, close, self.long or long_effort(known.game), rng, Rollouts(known))


def close_actions(found: Evaluation) -> list[int]:
    """Return the actions that may be the best, and the heuristic's choice if it is about as good.

    They are in the order of the evaluation, best first.
    """
    close = found.as_good[:MOST_CLOSE]
    if found.is_doubtful and found.favourite not in close:
        close.append(found.favourite)
    return close


def long_effort(game: Game) -> Effort:
    """Return the effort for close actions; in the interpreted build, a time limit applies."""
    quick = quick_effort(game)
    if not is_compiled():
        return Effort(quick.worlds * 4, 2_400.0)
    work = min(quick.work * TIMES, MOST_WORK)
    return Effort(quick.worlds * MORE_DEALS, work=work, tries=quick.tries)
