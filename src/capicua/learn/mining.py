"""Finding puzzles: moments of bot play in which one move is clearly better than all others.

A moment becomes a puzzle in four steps, each in fresh sampled deals: a quick look finds a
lead over every other action; a long look confirms it, the whole 95% interval of every
difference above zero; a second search, that of the strongest bots, chooses the same action;
and the levels of bots that miss it give the difficulty.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Final

from capicua.bots.player import bot
from capicua.core.chance import Rng
from capicua.core.game import Game
from capicua.core.state import State
from capicua.learn.puzzle import Puzzle
from capicua.learn.themes import theme_of
from capicua.measuring.samples import Estimate
from capicua.notation import record_of_round, write
from capicua.review.ahead import Ahead
from capicua.review.judging import Moment, compared
from capicua.review.weighing import Effort, weigh

QUICK: Final = 32
LONG: Final = 320
"""Sampled deals of the quick look and of the long one."""
CLEAR: Final = 0.1
"""By how much the solution wins the round more often than anything else, as a share."""
MOST_ACTIONS: Final = 24
MOST_A_ROUND: Final = 6
"""Moments of a round that are looked at closely."""
SENSE: Final = 85
"""Of a hundred choices in the rounds that puzzles come from, how many follow the hints."""
LEVELS: Final = ("greedy", "level1", "level2", "level3")
"""Each of them that misses a puzzle makes it one step harder."""
TRIES: Final = 3
"""How often each level tries; it misses a puzzle that it solves less than twice."""
JUDGES: Final = 2
"""How many searches of level 4 have to agree with the solution."""
WORK: Final = 4_000_000


@dataclass(frozen=True)
class Found:
    """An action that is clearly the best at a moment."""

    best: int
    other: int
    chance: Estimate
    next: Estimate


def mine(game: Game, seed: int, rounds: int, only_hard: bool = False) -> Iterator[Puzzle]:
    """Yield the puzzles found in some rounds of a game, of each round the hardest.

    ``only_hard`` passes over what the heuristics find. The same seed finds the same puzzles in
    the compiled build. Their ids are empty.
    """
    for number in range(rounds):
        rng = Rng(seed * 1_000_003 + number)
        state = game.new_round(seed=rng.below(1 << 40))
        found: list[Puzzle] = []
        while not state.is_over and len(found) < MOST_A_ROUND:
            legal = state.legal_actions()
            if 1 < len(legal) <= MOST_ACTIONS:
                puzzle = puzzle_at(state, rng, only_hard)
                if puzzle is not None:
                    found.append(puzzle)
            state.advance(_played(state, legal, rng))
        if found:
            yield max(found, key=lambda puzzle: (puzzle.difficulty, puzzle.chance - puzzle.next))


def puzzle_at(state: State, rng: Rng, only_hard: bool = False) -> Puzzle | None:
    """Return the puzzle that a moment is; nothing where no action is clearly the best."""
    found = clear_best(state, rng, only_hard=only_hard)
    if found is None or not _is_seen_by_search(state, found.best, rng):
        return None
    missed = sum(_misses(level, state, found.best, rng) for level in LEVELS)
    moment = Moment(0, len(state.log) + 1, state, found.other)
    reasons = compared(moment, Effort(LONG), found.best).reasons
    return Puzzle(
        id="",
        game=state.game.id,
        record=write(record_of_round(state)),
        solution=state.text(found.best),
        other=state.text(found.other),
        theme=theme_of(reasons),
        difficulty=1 + missed,
        chance=round(found.chance.value, 3),
        next=round(found.next.value, 3),
    )


def clear_best(state: State, rng: Rng, worlds: int = LONG, only_hard: bool = False) -> Found | None:
    """Return the action that is clearly better than all others, if there is one.

    Everything is judged from what the seat to act can see. With ``only_hard`` there is none
    where the heuristics find it at once.
    """
    known = state.view(int(state.turn)).known
    legal = known.legal_actions()
    ahead = Ahead(known)
    is_alone = int(known.players) == 1
    low_is_good = known.game.low_is_good
    quick = weigh(known, legal, QUICK, rng, ahead, work=WORK)
    best = quick.ranked(is_alone, low_is_good)[0]
    if any(quick.chance_between(best, each).value < CLEAR / 2 for each in legal if each != best):
        return None
    if only_hard and best == max(legal, key=lambda action: (int(known.merit(action)), -action)):
        return None
    long = weigh(known, legal, worlds, rng, ahead, work=4 * WORK)
    ranked = long.ranked(is_alone, low_is_good)
    if ranked[0] != best:
        return None
    for each in ranked[1:]:
        apart = long.chance_between(best, each)
        if apart.low <= 0 or apart.value < CLEAR:
            return None
        if not is_alone and long.points_between(best, each).low <= 0:
            return None
    return Found(best, ranked[1], long.chance(best), long.chance(ranked[1]))


def _is_seen_by_search(state: State, best: int, rng: Rng) -> bool:
    """Return whether the strongest bots find the action, too."""
    view = state.view(int(state.turn))
    judge = bot("level4")
    return all(judge.choose(view, Rng(rng.bits())) == best for _ in range(JUDGES))


def _misses(level: str, state: State, best: int, rng: Rng) -> bool:
    view = state.view(int(state.turn))
    player = bot(level)
    right = sum(player.choose(view, Rng(rng.bits())) == best for _ in range(TRIES))
    return right < 2


def _played(state: State, legal: list[int], rng: Rng) -> int:
    """Return a move as people play: mostly what looks good, now and then anything."""
    if len(legal) > 1 and rng.below(100) >= SENSE:
        return legal[rng.below(len(legal))]
    return max(legal, key=lambda action: (int(state.merit(action)), -action))
