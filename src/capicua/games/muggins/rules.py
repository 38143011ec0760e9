"""Muggins: a line with a spinner, where ends that add up to a multiple of five score.

The highest double leads every hand (MUG-1, MUG-2) and branches (MUG-3); drawing is free
(MUG-4). After every play the count of the ends may score (MUG-5): by itself (MUG-9), or
by a claim of the mover (MUG-6) and, failing that, a call of an opponent (MUG-7, MUG-8).
A claim and each answer to it are decisions of their own; ``turn`` is the seat that decides.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, final

from mypy_extensions import i64

from capicua.core.actions import Actions
from capicua.core.keys import mix
from capicua.core.options import Options
from capicua.core.reasons import BadText, Message, Refusal
from capicua.core.seats import parse_seat, seat_letter
from capicua.core.setup import Setup
from capicua.core.sheet import ScoreSheet
from capicua.core.state import State
from capicua.families.line import key
from capicua.families.line.game import LineGame
from capicua.families.line.phases import PLAY
from capicua.families.line.round import LineRound
from capicua.games.muggins import hints, why, words
from capicua.games.muggins import options as house
from capicua.games.muggins.options import MugginsOptions
from capicua.games.muggins.sheet import MugginsSheet
from capicua.games.muggins.words import CALL, CLAIM

if TYPE_CHECKING:
    from capicua.core.zones import Zone


@final
class Muggins(LineGame):
    """The game: claims and calls are actions besides those of the family."""

    id = "muggins"
    version = 1

    def __init__(self, options: Options, players: int) -> None:
        super().__init__(options, players)
        assert isinstance(options, MugginsOptions)
        self.claims: bool = options.scoring_claims == "claim"
        self.wrong_goes_on: bool = options.wrong_claim == "to_next_player"
        self.penalty: i64 = options.false_call_penalty
        self.rounds_to_five: bool = options.hand_end_rounding == "nearest5"
        self.steps: i64 = 8 * self.pips // 5
        """The highest value to claim, in fives (MUG-6)."""
        self.first_call: i64 = self.further + self.steps
        """A claim of v is ``further + v / 5``, a call of it ``first_call + v / 5``."""
        self.let_go: i64 = self.first_call + self.steps + 1

    @classmethod
    def presets(cls) -> dict[str, Options]:
        """See ``options``."""
        return dict(house.presets())

    @property
    def action_count(self) -> int:
        """The family's actions, claims, calls and letting go."""
        return int(self.let_go) + 1

    def blank(self, setup: Setup) -> LineRound:
        """A round with nothing dealt."""
        return MugginsRound(self, setup)

    def score_sheet(self, setup: Setup) -> ScoreSheet | None:
        """See ``sheet``."""
        return MugginsSheet(self, setup)


@final
class MugginsRound(LineRound):
    """A round of the line family with the two phases that may follow a play."""

    def __init__(self, game: Muggins, setup: Setup) -> None:
        super().__init__(game, setup)
        self.house: Muggins = game
        self.mover: i64 = 0
        """Who made the play that is claimed and called."""

    def score(self) -> i64:
        """What the line as it lies is worth to whoever made it so (MUG-5)."""
        count = self.line.count()
        return count if count % 5 == 0 else 0

    # -- claim and call ------------------------------------------------------------------------

    def after_play(self) -> None:
        """Scores at once (MUG-9), or asks for a claim (MUG-6)."""
        if not self.house.claims:
            self.make_points(self.turn, self.score())
            if not self.is_over:
                self.end_play()
            return
        self.mover = self.turn
        self.phase = CLAIM

    def collect_phase(self, actions: Actions) -> None:
        """All values that may be named; letting go comes last."""
        house = self.house
        if self.phase == CLAIM:
            action = house.further
            while action <= house.first_call:
                actions.add(action)
                action += 1
        elif self.phase == CALL:
            action = house.first_call + 1
            while action <= house.let_go:
                actions.add(action)
                action += 1
        else:
            super().collect_phase(actions)

    def advance_phase(self, action: i64) -> None:
        """A claim, a call, or letting go."""
        house = self.house
        if action <= house.first_call:
            self._claim((action - house.further) * 5)
        elif action < house.let_go:
            self._call((action - house.first_call) * 5)
        else:
            self._ask_next()

    def _claim(self, value: i64) -> None:
        score = self.score()
        if value > 0 and value == score:
            self.make_points(self.turn, score)
            self._go_on()
            return
        if value > 0 and self.house.wrong_goes_on:
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
        loss = self.house.penalty if self.house.penalty < held else held
        if loss > 0:
            self.make_points(self.turn, -loss)
        self._ask_next()

    def _ask_next(self) -> None:
        """The next opponent in turn order, or back to the play if all were asked (MUG-8)."""
        self.turn = self.asked_after(self.turn)
        if self.turn == self.mover:
            self._go_on()

    def asked_after(self, seat: i64) -> i64:
        """The opponent asked after ``seat``, or the mover; partners are not asked (MUG-8)."""
        following = self.next_seat(seat)
        if self.rules.pairs and following != self.mover and (following - self.mover) % 2 == 0:
            return self.next_seat(following)
        return following

    def _go_on(self) -> None:
        """The play is finished: domino, blocked, or the next seat (MUG-10, MUG-11)."""
        if self.is_over:
            return
        self.phase = PLAY
        self.turn = self.mover
        self.end_play()

    def rounded(self, points: i64) -> i64:
        """``hand_end_rounding``: to the nearest five."""
        return (points + 2) // 5 * 5 if self.house.rounds_to_five else points

    # -- who knows what --------------------------------------------------------------------------

    def copy_public(self, other: State) -> None:
        """Who made the last play, besides what the family knows."""
        super().copy_public(other)
        assert isinstance(other, MugginsRound)
        self.mover = other.mover

    def reasons(self, action: i64) -> list[Message]:
        """See ``why``."""
        return why.reasons(self, int(action))

    def position_key(self) -> i64:
        """The ends count, and who made the play that is claimed and called."""
        house = self.house
        points = self.rules.ends_at_once or (house.claims and house.penalty > 0)
        return mix(key.key_of(self, True, points), self.mover)

    # -- words and pictures ----------------------------------------------------------------------

    def merit(self, action: i64) -> i64:
        """See ``hints``."""
        return hints.merit(self, action)

    def text(self, action: i64) -> str:
        """See ``words``."""
        return words.text(self, action)

    def parse(self, text: str) -> int:
        """See ``words``."""
        return words.parse(self, text)

    def refuse(self, action: i64) -> Refusal:
        """See ``words``."""
        return words.refuse(self, action)

    def label(self, action: i64) -> Message:
        """See ``words``."""
        return words.label(self, action)

    def narrate(self, action: i64) -> list[Message]:
        """See ``words``."""
        return words.narrate(self, action)

    def explain_score(self) -> list[Message]:
        """See ``words``."""
        return words.score_sums(self)

    def own_zones(self) -> list[Zone]:
        """See ``words``."""
        return words.own_zones(self)

    def arm_notes(self, arm: i64) -> list[Message]:
        """See ``words``."""
        return words.points_at(self, arm)

    def own_fields(self) -> dict[str, str]:
        """The phase after a play, and who made it."""
        if self.phase < CLAIM:
            return {}
        name = "claim" if self.phase == CLAIM else "call"
        return {"phase": name, "mover": seat_letter(self.mover)}

    def place_own(self, fields: dict[str, str]) -> None:
        """Reads the same; the mover of a claim is the seat to act."""
        phase = fields.pop("phase", "")
        if phase == "":
            return
        if phase not in ("claim", "call") or self.line.length == 0 or not self.house.claims:
            raise BadText(Message("text-position", {"field": "phase", "text": phase}))
        self.phase = CLAIM if phase == "claim" else CALL
        mover = fields.pop("mover", seat_letter(self.turn))
        self.mover = parse_seat(mover, int(self.players))
        if (self.mover == self.turn) != (self.phase == CLAIM):
            raise BadText(Message("text-position", {"field": "mover", "text": mover}))


GAME = Muggins
