"""Puzzle mining: positions from bot play in which one move is clearly the best.

A position becomes a puzzle in four steps, each with new sampled deals: a short search finds an
advantage over every other action; a long one confirms it, with the 95% interval of every
difference above zero; the search of strong bots selects the same action, or else a much longer one
confirms it; and the number of bot levels that miss it determines the difficulty.
"""

from __future__ import annotations

import zlib
from collections.abc import Iterator
from dataclasses import dataclass, replace
from typing import Final

from capicua.bots.levels import bot
from capicua.bots.paired_comparison import Effort, compare_actions
from capicua.bots.rollouts import Rollouts
from capicua.core.game import Game
from capicua.core.state import State
from capicua.core.statistics import Estimate
from capicua.core.tiles.random import Rng
from capicua.learn.puzzle import Puzzle
from capicua.learn.themes import keyword, theme_of
from capicua.notation import record_of_round, write
from capicua.review.decisions import DecisionPoint, compared

QUICK: Final = 32
LONG: Final = 320
LONGEST: Final = 4000
AGAIN: Final = 1000
"""Numbers of sampled deals in the short and the long search, in the one that confirms what strong
bots miss, and to renew a puzzle."""
CLEAR: Final = 0.1
"""Minimum advantage of the solution over all other actions, in probability of winning."""
STILL_CLEAR: Final = CLEAR / 2
"""The same where a search confirms what another has found."""
MOST_ACTIONS: Final = 24
MOST_A_ROUND: Final = 6
"""Maximum number of candidate puzzles per round."""
SENSE: Final = 85
"""Percentage of choices that follow the heuristic in the rounds searched."""
LEVELS: Final = ("greedy", "level1", "level2", "level3")
"""Levels that each add one step of difficulty if they miss the puzzle."""
TRIES: Final = 3
"""Number of tries per level; a level misses a puzzle that it solves less than twice."""
JUDGES: Final = 2
"""Number of searches by level 4 that must find the solution."""
WORK: Final = 4_000_000


@dataclass(frozen=True)
class ClearBest:
    """The clearly best action in a position, and the next best."""

    best: int
    other: int
    chance: Estimate
    next: Estimate


def mine(game: Game, seed: int, rounds: int, only_hard: bool = False) -> Iterator[Puzzle]:
    """Yield puzzles found in rounds of a game: the hardest of each round.

    ``only_hard`` skips moves that the heuristic finds. In the compiled build, results depend only
    on the game and the seed. The ids of the puzzles are empty.
    """
    for number in range(rounds):
        # The game counts as well: games with equal hands had the same deals, and so equal puzzles.
        rng = Rng(zlib.crc32(game.id.encode()) ^ (seed * 1_000_003 + number))
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
    """Return the puzzle in a position; ``None`` if no action is clearly the best."""
    found = clear_best(state, rng, only_hard=only_hard)
    if found is not None and not _is_seen_by_search(state, found.best, rng):
        found = _measured(state, found.best, rng, LONGEST)
    return None if found is None else _puzzle(state, found, rng)


def renewed(puzzle: Puzzle, rng: Rng) -> Puzzle | None:
    """Return a puzzle as today's search and levels measure it; ``None`` if they refute it."""
    state = puzzle.moment()
    found = _measured(state, state.parse(puzzle.solution), rng, AGAIN)
    if found is None:
        return None
    again = _puzzle(state, found, rng)
    if again.chance - again.next <= STILL_CLEAR:  # rounded, they may be closer than measured
        return None
    return replace(again, id=puzzle.id, record=puzzle.record)


def _measured(state: State, best: int, rng: Rng, worlds: int) -> ClearBest | None:
    """Return an action that is known to be the best, measured again, unless that refutes it."""
    known, legal = _choices(state)
    ahead = Rollouts(known, int(known.game.player_sense))
    return _confirmed(known, legal, best, ahead, rng, worlds, STILL_CLEAR)


def _puzzle(state: State, found: ClearBest, rng: Rng) -> Puzzle:
    missed = sum(misses(level, state, found.best, rng) for level in LEVELS)
    moment = DecisionPoint(0, len(state.log) + 1, state, found.other)
    reasons = compared(moment, Effort(LONG), found.best).reasons
    best, other = keyword(state, found.best), keyword(state, found.other)
    return Puzzle(
        id="",
        game=state.game.id,
        record=write(record_of_round(state)),
        solution=state.text(found.best),
        other=state.text(found.other),
        theme=theme_of(reasons, best, other),
        difficulty=1 + missed,
        chance=round(found.chance.value, 3),
        next=round(found.next.value, 3),
    )


def clear_best(
    state: State, rng: Rng, worlds: int = LONG, only_hard: bool = False
) -> ClearBest | None:
    """Return the action that is clearly better than all others, if there is one.

    Uses only what the seat to act can see. ``only_hard`` skips actions that the heuristic
    chooses. That a round is not to be conceded is no puzzle.
    """
    known, legal = _choices(state)
    if len(legal) < 2:
        return None
    ahead = Rollouts(known, int(known.game.player_sense))
    quick = compare_actions(known, legal, QUICK, rng, ahead, work=WORK)
    best = quick.ranked(int(known.players) == 1, known.game.low_is_good)[0]
    if any(quick.chance_between(best, each).value < CLEAR / 2 for each in legal if each != best):
        return None
    if only_hard and best == max(
        legal, key=lambda action: (int(known.heuristic_score(action)), -action)
    ):
        return None
    return _confirmed(known, legal, best, ahead, rng, worlds, CLEAR)


def _choices(state: State) -> tuple[State, list[int]]:
    """Return what the seat to act knows, and its actions except conceding."""
    known = state.view(int(state.turn)).known
    concede = int(known.game.concede)
    return known, [action for action in known.legal_actions() if action != concede]


def _confirmed(
    known: State,
    legal: list[int],
    best: int,
    ahead: Rollouts,
    rng: Rng,
    worlds: int,
    least: float,
) -> ClearBest | None:
    """Return an action with its results in a long search, if that finds it clearly the best."""
    is_alone = int(known.players) == 1
    long = compare_actions(known, legal, worlds, rng, ahead, work=4 * WORK)
    ranked = long.ranked(is_alone, known.game.low_is_good)
    if ranked[0] != best:
        return None
    for each in ranked[1:]:
        apart = long.chance_between(best, each)
        if apart.low <= 0 or apart.value < least:
            return None
        if not is_alone and long.points_between(best, each).low <= 0:
            return None
    return ClearBest(best, ranked[1], long.chance(best), long.chance(ranked[1]))


def _is_seen_by_search(state: State, best: int, rng: Rng) -> bool:
    """Return whether the search of strong bots finds the action, too."""
    view = state.view(int(state.turn))
    judge = bot("level4")
    return all(judge.choose(view, Rng(rng.bits())) == best for _ in range(JUDGES))


def misses(level: str, state: State, best: int, rng: Rng) -> bool:
    """Return whether a level finds the best action less than twice in three tries."""
    view = state.view(int(state.turn))
    player = bot(level)
    right = sum(player.choose(view, Rng(rng.bits())) == best for _ in range(TRIES))
    return right < 2


def _played(state: State, legal: list[int], rng: Rng) -> int:
    """Return a plausible move: mostly the heuristic's choice, sometimes random."""
    if len(legal) > 1 and rng.below(100) >= SENSE:
        return legal[rng.below(len(legal))]
    return max(legal, key=lambda action: (int(state.heuristic_score(action)), -action))
