"""Muggins: a line with a spinner, in which ends that add up to a multiple of five score.

The highest double leads every round (MUG-1, MUG-2) and branches (MUG-3); drawing is free
(MUG-4). After every play the count of the ends may score (MUG-5): automatically (MUG-9), or
by a claim of the mover (MUG-6) and, failing that, a call of an opponent (MUG-7, MUG-8).
A claim and each answer to it are separate decisions; ``turn`` is the seat that decides.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Final, final

from mypy_extensions import i64

from capicua.core.actions import Actions
from capicua.core.options import Presets
from capicua.core.setup import Setup
from capicua.core.state import State
from capicua.families.line.game import LineGame
from capicua.families.line.layout import Line
from capicua.families.line.phases import OWN_PHASES, PLAY
from capicua.families.line.rules import LineRound
from capicua.games.muggins.options import PRESETS, MugginsOptions

if TYPE_CHECKING:
    from capicua.core.options import Options

CLAIM: Final = OWN_PHASES
"""The phase in which the mover claims the points of the play (MUG-6)."""
CALL: Final = OWN_PHASES + 1
"""The phase in which the opponents answer in turn (MUG-7)."""


@final
class Muggins(LineGame):
    """The game: the family's actions, plus claims and calls."""

    id: ClassVar[str] = "muggins"
    rule_sets: ClassVar[Presets] = PRESETS
    temper: ClassVar[int] = 5

    def __init__(self, options: Options, players: int) -> None:
        super().__init__(options, players)
        assert isinstance(options, MugginsOptions)
        self.counts_ends = True
        self.claims: bool = options.scoring_claims == "claim"
        self.wrong_goes_on: bool = options.wrong_claim == "to_next_player"
        self.penalty: i64 = options.false_call_penalty
        self.rounds_to_five: bool = options.hand_end_rounding == "nearest5"
        self.steps: i64 = 8 * self.pips // 5
        """The highest value to claim, in fives (MUG-6)."""
        self.first_call: i64 = self.further + self.steps
        """A claim of v is ``further + v / 5``; a call of v is ``first_call + v / 5``."""
        self.let_go: i64 = self.first_call + self.steps + 1

    @property
    def action_count(self) -> int:
        """The family's actions, claims, calls and letting go."""
        return int(self.let_go) + 1

    def blank(self, setup: Setup) -> MugginsRound:
        """Return a round with nothing dealt."""
        return MugginsRound(self, setup)


@final
class MugginsRound(LineRound[Muggins]):
    """A round of the line family with the two phases that may follow a play."""

    def __init__(self, game: Muggins, setup: Setup) -> None:
        super().__init__(game, setup)
        self.mover: i64 = 0
        """The player whose play is being claimed or called."""

    def score(self) -> i64:
        """Return the points the current line is worth to the player of the last tile."""
        return worth(self.line)

    def points_after(self, action: i64) -> i64:
        """Return the points of a play or a lead."""
        return worth(self.line_after(action))

    # -- claim and call ------------------------------------------------------------------------

    def after_play(self) -> None:
        """Score immediately (MUG-9), or ask for a claim (MUG-6)."""
        if not self.game.claims:
            self.make_points(self.turn, self.score())
            if not self.is_over:
                self.end_play()
            return
        self.mover = self.turn
        self.phase = CLAIM

    def collect_phase(self, actions: Actions) -> None:
        """Add all values that can be claimed or called; letting go comes last."""
        game = self.game
        if self.phase == CLAIM:
            for action in range(game.further, game.first_call + 1):
                actions.add(action)
        elif self.phase == CALL:
            for action in range(game.first_call + 1, game.let_go + 1):
                actions.add(action)
        else:
            super().collect_phase(actions)

    def advance_phase(self, action: i64) -> None:
        """Apply a claim, a call, or letting go."""
        game = self.game
        if action <= game.first_call:
            self._claim((action - game.further) * 5)
        elif action < game.let_go:
            self._call((action - game.first_call) * 5)
        else:
            self._ask_next()

    def _claim(self, value: i64) -> None:
        score = self.score()
        if value > 0 and value == score:
            self.make_points(self.turn, score)
            self._go_on()
            return
        if value > 0 and self.game.wrong_goes_on:
            self.make_points(self.next_seat(self.turn), value)
            if self.is_over:
                return
        self.phase = CALL
        self._ask_next()

    def _call(self, value: i64) -> None:
        if value == self.score():
            self.make_points(self.turn, value)
            self._go_on()
            return
        held = self.before[self.turn] + self.points[self.turn]
        loss = self.game.penalty if self.game.penalty < held else held
        if loss > 0:
            self.make_points(self.turn, -loss)
        self._ask_next()

    def _ask_next(self) -> None:
        """Ask the next opponent in turn order, or finish the play once all were asked (MUG-8)."""
        self.turn = self.asked_after(self.turn)
        if self.turn == self.mover:
            self._go_on()

    def asked_after(self, seat: i64) -> i64:
        """Return the opponent asked after ``seat``, or the mover; no partner is asked (MUG-8)."""
        following = self.next_seat(seat)
        if self.game.pairs and following != self.mover and (following - self.mover) % 2 == 0:
            return self.next_seat(following)
        return following

    def _go_on(self) -> None:
        """Finish the play: domino, blocked, or the next seat (MUG-10, MUG-11)."""
        if self.is_over:
            return
        self.phase = PLAY
        self.turn = self.mover
        self.end_play()

    def hand_points(self, side: i64) -> i64:
        """Return the family's score, rounded to the nearest five by ``hand_end_rounding``."""
        points = super().hand_points(side)
        return (points + 2) // 5 * 5 if self.game.rounds_to_five else points

    # -- knowledge ------------------------------------------------------------------------------

    def copy_public(self, other: State) -> None:
        """Copy the family's public state, and the player of the last tile."""
        super().copy_public(other)
        assert isinstance(other, MugginsRound)
        self.mover = other.mover


def worth(line: Line) -> i64:
    """Return the count of the ends if it is a multiple of five, else 0 (MUG-5)."""
    count = line.count()
    return count if count % 5 == 0 else 0
