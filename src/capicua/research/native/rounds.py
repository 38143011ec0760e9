"""Many rounds of one game, stepped together in compiled code.

The memory that NumPy reads never moves: observations and masks are updated in place. A finished
round is immediately replaced by a new deal from the generator of its row, so the deals of a row
do not depend on the number of rows.
"""

from __future__ import annotations

from typing import Final, final

from librt.strings import read_i64_le
from librt.vecs import append, vec
from mypy_extensions import i64

from capicua.core.actions import Actions
from capicua.core.game import Game
from capicua.core.match import Match
from capicua.core.observation.arrays import BYTE, Observation
from capicua.core.observation.observer import Observer, observation_of, observe, observe_setup
from capicua.core.setup import Setup
from capicua.core.state import State
from capicua.core.tiles.random import Deal, Dealer, Rng
from capicua.research.native.features import ActionTable
from capicua.research.native.rewards import Rewards

ITEM: Final[i64] = 8
"""Size in bytes of an action passed to ``step``."""
DEAL_SEEDS: Final = 1_000_003
"""Distance between the seeds of environments; rows use consecutive seeds from there."""


@final
class Rounds:
    """``count`` rounds; all arrays have a row for each."""

    def __init__(
        self,
        game: Game,
        count: int,
        seed: int,
        options: list[int],
        history: int,
        has_masks: bool,
        rewards: Rewards,
        is_plain: bool,
        in_matches: bool,
    ) -> None:
        self.game: Game = game
        self.observer: Observer[object] = game.presentation.observer
        self.needs_view: bool = self.observer.needs_view
        self.count: i64 = count
        self.players: i64 = game.players
        self.history: i64 = history
        self.options: vec[i64] = vec[i64](options)
        self.rewarded: Rewards = rewards
        self.is_plain: bool = is_plain
        """Whether every shuffle is a valid deal, so that rows can shuffle the tiles directly."""
        self.setup: Setup = Setup()
        self.tiles: vec[i64] = vec[i64](game.tiles_in_play)
        self.rngs: list[Rng] = [Rng(seed * DEAL_SEEDS + row) for row in range(count)]
        self.dealers: list[Dealer] = [
            Dealer.from_seed(seed * DEAL_SEEDS + row) for row in range(count)
        ]
        self.matches: list[Match] = []
        self.chooser: Rng = Rng(seed * DEAL_SEEDS - 1)
        """Generator for ``choose_randomly`` and ``run``."""
        self.states: list[State] = []
        self.legal: list[Actions] = [Actions() for _ in range(count)]

        self.mask_words: i64 = (game.action_count + 7) // 8 if has_masks else 0
        self.masks: vec[i64] = vec[i64]([0] * int(self.mask_words * count))
        self.turns: vec[i64] = vec[i64]([0] * count)
        """The seat to act, by row."""
        self.rewards: vec[float] = vec[float]([0.0] * int(self.players * count))
        """By row and seat: the reward if the last step ended a round, else 0."""
        self.ended: vec[i64] = vec[i64]([0] * count)
        """1 if the last step ended a round, 2 if it also ended a match."""
        self.chosen: vec[i64] = vec[i64]([0] * count)
        self.played: i64 = 0
        """Number of finished rounds."""

        for row in range(self.count):
            if in_matches:
                match = self._new_match(row)
                self.matches.append(match)
                self.states.append(match.round)
            else:
                self.states.append(game.blank(self.setup))
                self._deal(row)
        self.out: Observation = observation_of(game)
        state = self.states[0]
        observe_setup(state, self.options, 0, self.out)
        self.head: i64 = self.out.at
        """Number of words at the start of an observation that are constant during a round."""
        observe(self.observer, self._shown(state, 0), 0, self.history, self.out)
        self.size: i64 = self.out.settle(count)
        """Number of words in an observation."""
        for row in range(self.count):
            self._open(row)
            self._look(row)

    # -- play --------------------------------------------------------------------------------

    def step(self, actions: bytes) -> None:
        """Take one action in each row, given as little-endian 64-bit words.

        Raises ``ValueError`` for an illegal action, without changing any row.
        """
        count = self.count
        if len(actions) != count * ITEM:
            raise ValueError(f"{len(actions) // ITEM} actions were given for {count} rounds")
        for row in range(count):
            action = read_i64_le(actions, row * ITEM)
            if not self.legal[row].has(action):
                raise ValueError(
                    f"action {action} is not legal in round {row}; "
                    f"legal are {self.legal[row].as_list()}"
                )
        for row in range(count):
            self._step(row, read_i64_le(actions, row * ITEM))

    def run(self, steps: i64) -> None:
        """Take ``steps`` random actions in each row, updating observations and masks."""
        for _ in range(steps):
            for row in range(self.count):
                legal = self.legal[row]
                self._step(row, legal.items[self.chooser.below(legal.count)])

    def _step(self, row: i64, action: i64) -> None:
        state = self.states[row]
        state.advance(action)
        if self.ended[row] != 0:
            self.ended[row] = 0
            for at in range(row * self.players, (row + 1) * self.players):
                self.rewards[at] = 0.0
        if state.is_over:
            self.ended[row] = 1
            self.played += 1
            self.rewarded.fill(state, self.rewards, row * self.players)
            self._deal(row)
            if len(self.matches) > 0:
                self._open(row)
        self._look(row)

    def _deal(self, row: i64) -> None:
        """Deal the next round of a row; deals that end the round at once are skipped."""
        if len(self.matches) > 0:
            self._next_of_match(row)
            return
        state = self.states[row]
        rng = self.rngs[row]
        state.is_over = True
        while state.is_over:
            if self.is_plain:
                order = self.tiles[:]
                rng.shuffle_first(order, len(order))
                state.deal(order, rng.below(self.players))
            else:
                deal: Deal = self.game.draw_deal(self.setup, self.dealers[row])
                state.deal(vec[i64](deal.order), deal.lot)

    def _next_of_match(self, row: i64) -> None:
        match = self.matches[row]
        _settle_ended(match)
        if match.is_over:
            self.ended[row] = 2
            match = self._new_match(row)
            self.matches[row] = match
        self.states[row] = match.round

    def _new_match(self, row: i64) -> Match:
        """Start a match in a row that does not end with its deals."""
        while True:
            match = Match(self.game, self.dealers[row])
            _settle_ended(match)
            if not match.is_over:
                return match

    # -- observation -------------------------------------------------------------------------

    def _shown(self, state: State, seat: i64) -> State:
        return state.seen_by(int(seat)) if self.needs_view else state

    def _open(self, row: i64) -> None:
        """Write the part of the observation that is constant during a round."""
        self.out.at = row * self.size
        observe_setup(self.states[row], self.options, self.states[row].turn, self.out)

    def _look(self, row: i64) -> None:
        """Write the observation and the legal actions of the seat to act."""
        state = self.states[row]
        seat = state.turn
        self.turns[row] = seat
        legal = self.legal[row]
        if self.mask_words > 0:
            self._unmask(legal, row * self.mask_words)
        legal.count = 0
        state.collect(legal)
        if self.mask_words > 0:
            self._mask(legal, row * self.mask_words)
        self.out.at = row * self.size + self.head
        observe(self.observer, self._shown(state, seat), seat, self.history, self.out)

    def _unmask(self, legal: Actions, base: i64) -> None:
        masks = self.masks
        items = legal.items
        for at in range(legal.count):
            masks[base + (items[at] >> 3)] = 0

    def _mask(self, legal: Actions, base: i64) -> None:
        masks = self.masks
        items = legal.items
        for at in range(legal.count):
            action = items[at]
            masks[base + (action >> 3)] |= BYTE[action & 7]

    # -- choosing ----------------------------------------------------------------------------

    def choose_randomly(self) -> None:
        """Write a random legal action for each row into ``chosen``."""
        for row in range(self.count):
            legal = self.legal[row]
            self.chosen[row] = legal.items[self.chooser.below(legal.count)]

    def choose_greedily(self) -> None:
        """Write the legal action with the best heuristic score for each row into ``chosen``."""
        for row in range(self.count):
            legal = self.legal[row]
            state = self.states[row]
            best: i64 = 0
            if legal.count > 1:
                top = state.heuristic_score(legal.items[0])
                for at in range(1, legal.count):
                    heuristic_score = state.heuristic_score(legal.items[at])
                    if heuristic_score > top:
                        top = heuristic_score
                        best = at
            self.chosen[row] = legal.items[best]

    def count_legal(self) -> vec[i64]:
        """Return offsets into ``all_legal``: row k has items ``found[k]`` to ``found[k + 1]``."""
        found = vec[i64]([0] * int(self.count + 1))
        for row in range(self.count):
            found[row + 1] = found[row] + self.legal[row].count
        return found

    def all_legal(self) -> vec[i64]:
        """Return the legal actions of all rows, concatenated."""
        found = vec[i64]()
        for row in range(self.count):
            legal = self.legal[row]
            for at in range(legal.count):
                found = append(found, legal.items[at])
        return found

    def all_features(self, table: ActionTable) -> vec[i64]:
        """Return the features of the legal actions of all rows, concatenated."""
        found = vec[i64]()
        for row in range(self.count):
            state = self.states[row]
            if table.varies:
                state = state.seen_by(int(state.turn))
            found = table.add(state, self.legal[row], found)
        return found


def _settle_ended(match: Match) -> None:
    """Settle rounds that have ended, some with the deal, until one is in play or the match ends."""
    while match.round.is_over and not match.is_over:
        match.settle()
        if not match.is_over:
            match.start()
