"""Decisions of self-play with the value of every action: what weights are fitted to.

Seats play by the game's heuristic, and one choice in ten at random, so that unusual positions occur
too. At most of their choices, every legal action is played out by the heuristic in the actual deal,
with the same random numbers. The hidden tiles are thus drawn as they are in play, and the mean over
many decisions is the value of an action for those who cannot see them.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

import numpy as np

import capicua
from capicua.bots.baselines import sensible
from capicua.bots.rollout_policy import RolloutPolicy
from capicua.core.match import winners_of
from capicua.core.tiles.random import Dealer, Rng

SHARE = 0.75
"""The share of choices that are evaluated."""
EXPLORED = 0.1
"""The share of choices that are played at random."""
MOST = 16
"""The most actions evaluated at one decision, those with the best scores."""


@dataclass
class Decisions:
    """Terms of every action, with its result; rows are padded to the most actions."""

    terms: Any
    """By decision, action and term."""
    points: Any
    """The lead of the side in points, by decision and action."""
    wins: Any
    """Its share of a win."""
    legal: Any
    """Which actions exist."""


def outcome(state: Any, seat: int) -> tuple[float, float]:
    """Return a seat's lead in points and its share of a win."""
    game = state.game
    points, sides = state.scores(), game.sides
    sign = -1 if game.low_is_good else 1
    mine = [each for each, side in zip(points, sides, strict=True) if side == sides[seat]]
    others = [each for each, side in zip(points, sides, strict=True) if side != sides[seat]]
    if not others:
        return float(sign * points[0]), float(game.is_won(points[0]))
    if state.is_void:
        return 0.0, 1 / len(set(sides))
    lead = sign * (sum(mine) / len(mine) - sum(others) / len(others))
    won = {sides[each] for each in winners_of(state)} or set(sides)
    return lead, 1 / len(won) if sides[seat] in won else 0.0


def new_round(game: Any, seed: int) -> Any:
    """Return the second round of a match without points so far, from a numbered deal."""
    setup = capicua.Setup() if game.players == 1 else capicua.Setup(2)
    deal = game.draw_deal(setup, Dealer.from_seed(seed))
    return game.deal_round(capicua.Setup(setup.number, deal.lot), deal)


class Sampler:
    """Collects decisions of a game; its heuristic plays with some weights."""

    def __init__(self, game: Any, weights: list[int], seed: int) -> None:
        self.game = game
        self.count = len(game.hints.terms)
        ones = np.eye(self.count, dtype=int).tolist()
        self.probes = [game.hints.with_weights(row) for row in ones]
        """Hints with a weight of 1 for one term, whose score is that term."""
        self.bare = game.hints.with_weights([0] * self.count)
        """Hints without weights: what they score has nothing to do with terms."""
        game.hints = game.hints.with_weights(weights)
        self.policy = RolloutPolicy(100, game.horizon)
        self.rng = Rng(seed)
        self.seed = seed
        self.rounds = 0

    def collect(self, decisions: int) -> Decisions:
        """Play rounds until so many decisions have been evaluated."""
        found: list[tuple[Any, list[tuple[float, float]]]] = []
        while len(found) < decisions:
            self.rounds += 1
            self._play(new_round(self.game, self.seed + self.rounds), found)
        return _padded(found[:decisions], self.count)

    def _play(self, state: Any, found: list[tuple[Any, list[tuple[float, float]]]]) -> None:
        rng, concede = self.rng, self.game.concede
        while not state.is_over:
            legal = state.legal_actions()
            if legal[-1] == concede and len(legal) > 1:
                legal.pop()
            action = legal[0]
            if len(legal) > 1:
                scores = [state.heuristic_score(each) for each in legal]
                if rng.fraction() < SHARE:
                    self._evaluate(state, legal, scores, found)
                if rng.fraction() < EXPLORED:
                    action = legal[int(rng.below(len(legal)))]
                else:
                    action = sensible(state, legal, rng)
            state.advance(action)

    def _evaluate(self, state: Any, legal: list[int], scores: list[int], found: list[Any]) -> None:
        """Add a decision between the actions scored by terms, unless these tell no two apart."""
        ranked = sorted(zip(scores, legal, strict=True), reverse=True)[:MOST]
        actions = [action for _, action in ranked if not self.bare.heuristic_score(state, action)]
        if len(actions) < 2:
            return
        terms = np.array(
            [[probe.heuristic_score(state, each) for probe in self.probes] for each in actions]
        )
        if (terms == terms[0]).all():
            return
        seat, luck = int(state.turn), int(self.rng.bits())
        results = []
        for action in actions:
            ahead = state.clone()
            ahead.advance(action)
            if not ahead.is_over:
                self.policy.finish(ahead, Rng(luck))
            results.append(outcome(ahead, seat))
        found.append((terms, results))


def together(parts: list[Decisions]) -> Decisions:
    """Return the decisions of several collections as one."""
    most = max(part.legal.shape[1] for part in parts)

    def joined(name: str) -> Any:
        arrays = [getattr(part, name) for part in parts]
        return np.concatenate(
            [
                np.pad(each, [(0, 0), (0, most - each.shape[1])] + [(0, 0)] * (each.ndim - 2))
                for each in arrays
            ]
        )

    return Decisions(joined("terms"), joined("points"), joined("wins"), joined("legal"))


def _padded(found: list[Any], count: int) -> Decisions:
    most = max(len(results) for _, results in found)
    terms = np.zeros((len(found), most, count), np.float32)
    points = np.zeros((len(found), most), np.float32)
    wins = np.zeros((len(found), most), np.float32)
    legal = np.zeros((len(found), most), bool)
    for at, (rows, results) in enumerate(found):
        terms[at, : len(rows)] = rows
        points[at, : len(rows)] = [lead for lead, _ in results]
        wins[at, : len(rows)] = [win for _, win in results]
        legal[at, : len(rows)] = True
    return Decisions(terms, points, wins, legal)
