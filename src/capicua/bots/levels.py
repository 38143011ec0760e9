"""Bots by level, from random to master; higher levels search more deals.

Weaker levels search less; they never make mistakes on purpose. In the compiled build, levels have
a work limit, and the same view and seed give the same action. The pure build is some fifty times
slower; there, a time limit applies as well, and the action depends on the machine.
"""

from __future__ import annotations

from typing import Final, final

from capicua.bots.baselines import Bot, Chance, Greedy, Random
from capicua.bots.evaluation import Evaluator
from capicua.bots.master import Master
from capicua.bots.search import Budget
from capicua.bots.search_bot import DOUBT, SearchBot
from capicua.core.messages import BadOption, Message, closest_name
from capicua.core.runtime.build import is_compiled

__all__ = [
    "LEVELS",
    "THINKING",
    "Bot",
    "Chance",
    "Greedy",
    "Level",
    "Random",
    "bot",
    "level_id",
]


@final
class Level:
    """The search parameters of a level."""

    def __init__(self, worlds: int, work: int, ms: int, doubt: float = DOUBT) -> None:
        self.worlds: int = worlds
        """Number of sampled deals, weighted by the other players' actions."""
        self.work: int = work
        """Work limit in the compiled build, in actions taken (see ``Budget``)."""
        self.ms: int = ms
        """Time limit in the pure build, in milliseconds."""
        self.doubt: float = doubt
        """Standard errors by which an action must beat the heuristic's choice."""


THINKING: Final[dict[str, Level]] = {
    "level1": Level(16, 3_000, 40, doubt=2.0),
    "level2": Level(32, 12_000, 60),
    "level3": Level(40, 60_000, 90),
    "level4": Level(120, 200_000, 400),
}

LEVELS: Final = ["random", "greedy", *THINKING, "level5", "master"]
"""All levels, in ascending order of search effort.

More search is stronger in most games, but not in all: see the strength table in docs/bots.md.
"""

FORMER: Final[dict[str, str]] = {"chance": "random"}
"""Former names of levels, which records, saved tables and programs may still contain."""


def level_id(name: str) -> str:
    """Return the current id of a level, given a current or former name."""
    return FORMER.get(name, name)


def bot(level: str) -> Bot:
    """Return a bot of a level; raise ``BadOption`` if the level is unknown."""
    level = level_id(level)
    if level == "random":
        return Random()
    if level == "greedy":
        return Greedy()
    if level == "level5":
        return Evaluator()
    if level == "master":
        return Master()
    if level not in THINKING:
        raise BadOption(
            Message(
                "unknown-bot",
                {"bot": level, "allowed": ", ".join(LEVELS), **closest_name(level, LEVELS)},
            )
        )
    wanted = THINKING[level]
    budget = Budget(work=wanted.work) if is_compiled() else Budget(work=wanted.work, ms=wanted.ms)
    return SearchBot(wanted.worlds, budget, doubt=wanted.doubt)
