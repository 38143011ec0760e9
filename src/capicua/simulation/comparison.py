"""Comparison of two rule sets: length, blocks, fairness, spread, skill.

Whole matches are played, because the choice of starter and the end of a match belong to the
rules. Each rule set is measured in two parts, each with the requested number of rounds plus the
rest of the last match:

- *alike*: bots of one level at every seat, for lengths, blocks, starters and scores;
- *duel*: greedy bots on every other side, random bots on the rest; then the same deals with
  sides swapped. Luck alone gives half the wins. A solitaire has no sides, so its deals are
  played by random bots instead.

Corresponding matches of both rule sets use the same shuffles as far as the tiles are the same.
"""

from __future__ import annotations

import math
import sys
import time
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from typing import Any, Final

from capicua.bots.levels import Bot, bot
from capicua.core.actions import Actions
from capicua.core.game import Game
from capicua.core.match import Match, winners_of
from capicua.core.messages import BadOption, Message
from capicua.core.statistics import FEWEST, Estimate, deviation, difference, ratio, share
from capicua.core.tiles.random import Dealer, Rng
from capicua.simulation.simulation import is_blocked, play

LONGEST: Final = 1000
"""Number of rounds after which a match is abandoned."""
SHARES: Final = frozenset(
    {"blocked", "void", "starter_wins", "better_round", "better_match", "won", "won_by_chance"}
)
"""Measures that are fractions."""


@dataclass
class MatchSums:
    """Sums over one match or, in a duel, over the matches of one deal."""

    rounds: int = 0
    actions: int = 0
    void: int = 0
    blocked: int = 0
    is_broken_off: bool = False
    decided: float = 0.0
    """Rounds with a winner."""
    starter_wins: float = 0.0
    starter_points: float = 0.0
    """Lead of the starter's side over the average of the others, summed over rounds."""
    points: int = 0
    squares: int = 0
    better_rounds: float = 0.0
    """Rounds won by the greedy sides; ties count as fractions."""
    matches: int = 0
    """Matches with a winner."""
    better_matches: float = 0.0
    """Matches won by the greedy sides; ties count as fractions."""

    @property
    def counted(self) -> int:
        """Number of rounds with a result."""
        return self.rounds - self.void


@dataclass(frozen=True)
class MeasureComparison:
    """One measure under both rule sets; ``None`` where it is not defined."""

    id: str
    a: Estimate | None
    b: Estimate | None

    @property
    def difference(self) -> Estimate | None:
        """The value under A minus the value under B."""
        return difference(self.a, self.b) if self.a and self.b else None

    @property
    def is_share(self) -> bool:
        """Whether the measure is a fraction."""
        return self.id in SHARES

    def as_data(self) -> dict[str, Any]:
        """Return the measure as data for JSON."""
        cells = {"a": self.a, "b": self.b, "difference": self.difference}
        return {name: cell and cell.as_data() for name, cell in cells.items()}


@dataclass(frozen=True)
class Comparison:
    """The results of a comparison of two rule sets."""

    a: Game
    b: Game
    rounds: int
    level: str
    seed: int
    matches: tuple[int, int]
    broken_off: tuple[int, int]
    """Numbers of matches abandoned because they did not end."""
    measures: list[MeasureComparison]

    def as_data(self) -> dict[str, Any]:
        """Return the comparison as data for JSON."""
        return {
            "game": self.a.id,
            "rounds": self.rounds,
            "bot": self.level,
            "seed": self.seed,
            **{
                name: {
                    "options": game.options.as_data(),
                    "seats": int(game.players),
                    "fair_share": 1 / len(set(game.sides)),
                    "matches": self.matches[index],
                    "broken_off": self.broken_off[index],
                }
                for index, (name, game) in enumerate([("a", self.a), ("b", self.b)])
            },
            "measures": {measure.id: measure.as_data() for measure in self.measures},
        }


def compare(
    a: Game,
    b: Game,
    rounds: int,
    seed: int,
    level: str = "greedy",
    progress: Callable[[int], None] = lambda done: None,
    seconds: float = math.inf,
) -> Comparison:
    """Compare two rule sets of one game; ``progress`` counts up to ``4 * rounds``.

    ``seconds`` limits processor time, with a quarter for each of the four parts; fewer rounds give
    wider intervals. ``rounds`` in the result is that of the shortest part. Raises ``BadOption`` if
    both rule sets are the same.
    """
    if a.id != b.id or (a.options == b.options and a.players == b.players):
        raise BadOption(Message("compare-same"))
    sides = []
    fewest = rounds
    for index, game in enumerate((a, b)):
        plays = MatchSeries(game, rounds, seed, progress, 2 * index * rounds, seconds / 4)
        alike = plays.matches([level])
        duel = plays.matches(["random"] if game.players == 1 else ["greedy", "random"])
        sides.append((alike, duel, _measured(game, alike, duel)))
        fewest = min(fewest, plays.fewest)
    (alike_a, _, of_a), (alike_b, _, of_b) = sides
    return Comparison(
        a,
        b,
        fewest,
        level,
        seed,
        (len(alike_a), len(alike_b)),
        (_broken_off(alike_a), _broken_off(alike_b)),
        [MeasureComparison(id, of_a[id], of_b[id]) for id in of_a if id in of_b],
    )


@dataclass
class MatchSeries:
    """Plays matches of one rule set until there are enough rounds."""

    game: Game
    rounds: int
    seed: int
    progress: Callable[[int], None]
    begun: int
    """Number of rounds requested in earlier parts."""
    seconds: float = math.inf
    fewest: int = sys.maxsize
    """Number of rounds in the shortest part."""
    actions: Actions = field(default_factory=Actions)

    def matches(self, levels: Sequence[str]) -> list[MatchSums]:
        """Play matches with the levels at alternating sides, in all rotations of the same deals.

        Return one ``Played`` per deal, summed over the rotations.
        """
        found: list[MatchSums] = []
        done = 0
        end = time.process_time() + self.seconds
        while len(found) < FEWEST or (done < self.rounds and time.process_time() < end):
            total = MatchSums()
            for turned in range(len(levels)):
                dealer = Dealer(f"capicua compare {self.seed} {len(found)}".encode())
                turned_levels = [*levels[turned:], *levels[:turned]]
                done += self.match(dealer, turned_levels, total)
                self.progress(self.begun + min(done, self.rounds))
            found.append(total)
        self.begun += self.rounds
        self.fewest = min(self.fewest, done)
        return found

    def match(self, dealer: Dealer, levels: Sequence[str], total: MatchSums) -> int:
        """Play a match, add it to the total, and return its number of rounds."""
        rng = dealer.rng()
        match = Match(self.game, dealer)
        sides = list(self.game.sides)
        order = sorted(set(sides))
        of_side = {side: levels[place % len(levels)] for place, side in enumerate(order)}
        bots = [bot(of_side[side]) for side in sides]
        better = {side for side in order if of_side[side] == "greedy"}
        for _ in match:
            if len(match.rounds) == LONGEST:
                break
            self.round(match, bots, better, rng, total)
        total.is_broken_off = total.is_broken_off or not match.is_over
        total.matches += bool(match.winners)
        total.better_matches += _part_of(better, match.winners, sides)
        return len(match.rounds)

    def round(
        self, match: Match, bots: list[Bot], better: set[int], rng: Rng, total: MatchSums
    ) -> None:
        """Play the current round of the match and add it to the total."""
        state = match.round
        starter = int(state.turn)
        play(state, bots, self.actions, rng)
        total.rounds += 1
        total.actions += len(state.log)
        if state.is_void:
            total.void += 1
            return
        total.blocked += is_blocked(state)
        points = state.scores()
        total.points += sum(points)
        total.squares += sum(point * point for point in points)
        sides = list(self.game.sides)
        own = [p for p, side in zip(points, sides, strict=True) if side == sides[starter]]
        others = [p for p, side in zip(points, sides, strict=True) if side != sides[starter]]
        if others:
            total.starter_points += sum(own) / len(own) - sum(others) / len(others)
        winners = winners_of(state)
        if winners:
            total.decided += 1
            total.starter_wins += _part_of({sides[starter]}, winners, sides)
            total.better_rounds += _part_of(better, winners, sides)


def _part_of(wanted: set[int], winners: Sequence[int], sides: Sequence[int]) -> float:
    """Return the fraction of a win that belongs to the wanted sides."""
    won = {sides[seat] for seat in winners}
    return len(won & wanted) / len(won) if won else 0.0


def _broken_off(matches: Sequence[MatchSums]) -> int:
    return sum(match.is_broken_off for match in matches)


def _measured(
    game: Game, alike: Sequence[MatchSums], duel: Sequence[MatchSums]
) -> dict[str, Estimate | None]:
    """Return all measures of a rule set, in display order."""
    rounds, counted = [m.rounds for m in alike], [m.counted for m in alike]
    once = [1] * len(alike)
    actions = ratio([m.actions for m in alike], rounds)
    scores = [m.points for m in alike], [m.squares for m in alike]
    if game.players == 1:
        return {
            "actions_in_round": actions,
            "score": ratio(scores[0], counted),
            "spread": deviation(*scores, counted),
            "won": share([m.decided for m in alike], counted),
            "won_by_chance": share([m.decided for m in duel], [m.counted for m in duel]),
        }
    decided = [m.decided for m in alike]
    seats = [m.counted * int(game.players) for m in alike]
    return {
        "actions_in_round": actions,
        "rounds_in_match": ratio(rounds, once),
        "actions_in_match": ratio([m.actions for m in alike], once),
        "blocked": share([m.blocked for m in alike], counted),
        "void": share([m.void for m in alike], rounds),
        "starter_wins": share([m.starter_wins for m in alike], decided),
        "starter_points": ratio([m.starter_points for m in alike], counted),
        "spread": deviation(*scores, seats),
        "better_round": share([m.better_rounds for m in duel], [m.decided for m in duel]),
        "better_match": share([m.better_matches for m in duel], [m.matches for m in duel]),
    }
