"""A match as it is played, wherever people play it: who sits where, who acted, what was said.

It does no input or output, and reads no clock: whoever runs it, a hosted table or a terminal,
tells it the time in milliseconds and shows people what they may see.

Legality is asked once for each action, where it comes in: ``accept`` asks for people and bots,
``notation.steps`` for files. What was accepted is a fact, and ``act`` takes it as one.

What may be taken back is told in ``undo``.
"""

from __future__ import annotations

import hashlib
from collections.abc import Sequence
from typing import Literal

from capicua.core.chance import Dealer, Rng
from capicua.core.game import Game
from capicua.core.match import Match
from capicua.core.reasons import IllegalAction, Message, Refused
from capicua.core.state import State
from capicua.core.view import View
from capicua.table.clock import NO_CLOCK, Clock
from capicua.table.diary import Diary
from capicua.table.fairness import Promised
from capicua.table.frame import SetUp
from capicua.table.glimpses import Glimpses
from capicua.table.look import tiles_shown
from capicua.table.protocol import ClockPlan
from capicua.table.seating import STAND_IN, Sitting, bot_of

Phase = Literal["waiting", "playing", "between", "over"]
By = Literal["person", "bot", "clock", "auto"]
"""Who chose an action: the seat itself, its clock, or the greedy bot that was asked to."""


class Play:
    """A match, the people and bots who play it, and everything that has happened."""

    __slots__ = (
        "actors",
        "clock",
        "deals",
        "diary",
        "forfeited",
        "game",
        "glimpses",
        "is_assisted",
        "is_practice",
        "match",
        "set_up",
        "sittings",
        "source",
        "timing",
        "version",
    )

    def __init__(
        self,
        game: Game,
        sittings: list[Sitting],
        chance: Promised | Dealer,
        timing: ClockPlan = NO_CLOCK,
    ) -> None:
        self.game = game
        self.sittings = sittings
        self.source = chance if isinstance(chance, Promised) else None
        """Where the dealer of each deal comes from; nothing where one dealer deals."""
        self.set_up: SetUp | None = None
        """Where play began, if the round was set up from a record."""
        dealer = Dealer(b"") if isinstance(chance, Promised) else chance
        self.match = Match(game, dealer, begin=False)
        self.deals = 0
        """How many rounds have been dealt."""
        self.timing = timing
        self.clock = Clock.of(timing, int(game.players))
        self.actors = bytearray()
        """The seat of each action of the round."""
        self.forfeited: int | None = None
        """The seat that has lost the match because its time was over."""
        self.is_assisted = False
        """Whether somebody was helped, by a hint or by what an earlier attempt has shown."""
        self.is_practice = False
        """Whether one person practises against bots: hints, chances and taking back are free."""
        self.diary = Diary()
        self.version = 0
        """What the lines written now are dated with."""
        self.glimpses = Glimpses()

    # -- what there is ---------------------------------------------------------------------

    @property
    def round(self) -> State:
        """The round being played or the one just finished; nothing is in it before the first."""
        return self.match.round

    @property
    def promised(self) -> Promised | None:
        """Where the deals come from if people may check them: not where one was set up."""
        return self.source if self.set_up is None else None

    @property
    def given(self) -> int:
        """How many actions of the round were set up, and are not taken back."""
        is_here = self.set_up is not None and self.set_up.round == self.deals
        return self.set_up.moves if self.set_up is not None and is_here else 0

    @property
    def phase(self) -> Phase:
        """Before the first deal, in a round, between rounds, or after the match."""
        if not self.deals:
            return "waiting"
        if self.is_done:
            return "over"
        if not self.round.is_over:
            return "playing"
        return "over" if self.is_free else "between"

    @property
    def is_done(self) -> bool:
        """Whether the match has ended for good."""
        return self.forfeited is not None or self.match.is_over

    @property
    def is_free(self) -> bool:
        """Whether one plays alone against the tiles: all may be taken back, even at the end."""
        return type(self.game).undo == "free"

    @property
    def is_lost(self) -> bool:
        """Whether a solitaire has ended without being won."""
        over = self.is_free and self.round.is_over
        return over and not self.game.is_won(self.round.points[0])

    @property
    def is_settled(self) -> bool:
        """Whether the points of every round that was dealt are in the totals."""
        return len(self.match.rounds) == self.deals

    @property
    def turn(self) -> int | None:
        """The seat to act; nothing while no round is being played."""
        return int(self.round.turn) if self.phase == "playing" else None

    @property
    def people(self) -> list[int]:
        """The seats that are people's, those held by a bot included."""
        return [seat for seat, sitting in enumerate(self.sittings) if sitting.kind == "person"]

    @property
    def number(self) -> int | None:
        """The number of a solitaire's deal; nothing for other games."""
        return self.match.dealer.number if self.is_free else None

    @property
    def totals(self) -> list[int]:
        """The points of the match by seat, those of a finished round included."""
        if self.is_settled or not self.round.is_over or self.round.is_void:
            return list(self.match.totals)
        return [a + b for a, b in zip(self.match.totals, self.round.scores(), strict=True)]

    @property
    def winners(self) -> list[int]:
        """Who has won the match; where it was forfeited, all who play against that seat."""
        if self.forfeited is None:
            return list(self.match.winners)
        sides = self.game.sides
        return [seat for seat, side in enumerate(sides) if side != sides[self.forfeited]]

    def plays_itself(self, seat: int) -> bool:
        """Whether a person is to act at the seat, and no bot for them."""
        sitting = self.sittings[seat]
        return sitting.kind == "person" and not sitting.level

    def view(self, seat: int | None) -> View:
        """The round as a seat sees it; ``None`` is a spectator."""
        return self.round.view(seat)

    def after(self, count: int) -> State:
        """The round as it was after its first actions."""
        return self.round.at(count)

    # -- choosing --------------------------------------------------------------------------

    def check_turn(self, seat: int) -> None:
        """Raises ``Refused`` where it is not the seat's turn, or not its own choice."""
        if not self.deals:
            raise Refused(Message("not-begun"))
        if self.turn is None:
            raise IllegalAction(Message("round-over"))
        if self.sittings[seat].level:
            raise Refused(Message("bot-plays"))
        if seat != self.turn:
            raise IllegalAction(Message("not-your-turn", {"owner": self.turn}))

    def accept(self, seat: int, action: int) -> None:
        """Raises ``IllegalAction`` where the rules do not let the seat to act do this.

        What it is told about that comes from what it knows.
        """
        refusal = self.round.seen_by(seat).why_not(action)
        if refusal is not None:
            raise IllegalAction(refusal.message, refusal.rule)

    def bot_to_act(self) -> int | None:
        """The seat to act where a bot plays; nothing where a person is to act, or nobody."""
        turn = self.turn
        return turn if turn is not None and self.sittings[turn].level else None

    def bot_task(self, seat: int) -> tuple[str, View, Rng]:
        """What a bot needs to choose: its level, what it sees, and its chance."""
        return self.sittings[seat].level or STAND_IN, self.view(seat), self.bot_rng()

    def bot_choice(self, seat: int) -> int:
        """The action a bot chooses at the seat."""
        level, view, rng = self.bot_task(seat)
        return bot_of(level).choose(view, rng)

    def greedy(self) -> int:
        """What the greedy bot would do at the seat to act."""
        return bot_of(STAND_IN).choose(self.view(self.turn), self.bot_rng())

    def bot_rng(self) -> Rng:
        """Chance for one decision, the same whenever the match comes to this point again."""
        place = f"/bot {len(self.match.rounds)} {len(self.round.log)}"
        key = hashlib.sha3_256(self.match.dealer.secret + place.encode()).digest()
        return Rng(int.from_bytes(key[:7], "big"))

    # -- playing ---------------------------------------------------------------------------

    def cut(self, seat: int, text: str) -> None:
        """A player cuts the next deal: the text goes into the shuffle."""
        if self.promised is not None:
            self.promised.cuts.setdefault(self.deals, {})[seat] = text
        self.tell("deck-cut", seat)

    def check_cut(self) -> None:
        """Raises ``Refused`` where there is nothing to cut."""
        if self.promised is None:
            raise Refused(Message("cut-number" if self.set_up is None else "cut-set-up"))
        if self.phase not in ("waiting", "between"):
            raise Refused(Message("cut-late"))
        if self.game.tiles_gone(self.match):
            raise Refused(Message("cut-none"))

    def deal(self, now_ms: int = 0) -> None:
        """Deals the next round."""
        if self.source is not None:
            self.match.dealer = self.source.dealer(self.deals)
        self.match.start()
        self.deals += 1
        self.actors.clear()
        self.clock = Clock.of(self.timing, int(self.game.players))
        dealt = Message("round-dealt", {"number": self.round.setup.number})
        self.write([dealt, *self.match.told_of_redeals()])
        self.changed(now_ms)

    def act(
        self, seat: int, action: int, by: By = "person", now_ms: int = 0, level: str = ""
    ) -> None:
        """Takes an action that was accepted.

        ``level`` is the one that a bot played at, where that was not its own.
        """
        if by == "auto" and len(self.round.legal_actions()) > 1:
            self.is_assisted = True
        state = self.round
        before = state.clone()
        state.advance(action)
        said = before.narrate(action, state)
        if by == "clock":
            said = [Message("time-played", {"player": seat}), *said]
        if level:
            said = [Message("bot-hurried", {"player": seat, "level": level}), *said]
        self.actors.append(seat)
        if by != "bot":
            self.clock.stop(self.timing, seat, now_ms)
        self.write_action(seat, before.text(action), said)
        self.changed(now_ms)

    def changed(self, now_ms: int) -> None:
        """The round has changed: the seat to act has its time, and a round that is over counts.

        A solitaire's may yet be taken back, and does not.
        """
        self.run_clock(now_ms)
        if self.round.is_over:
            self.write(self.round.ending())
            if not self.is_free:
                self.settle()

    def settle(self) -> None:
        """Counts the finished round; it cannot be taken back any more."""
        if not self.is_settled:
            self.match.settle()

    def forfeit(self, seat: int) -> None:
        """A seat's time was over, and the match with it."""
        self.forfeited = seat
        self.clock.since = None
        self.tell("time-forfeit", seat)

    # -- taking back -----------------------------------------------------------------------

    def to_agree(self, seat: int) -> list[int]:
        """The people who have to agree to what a seat would like to take back; bots always do."""
        return [other for other in self.people if other != seat and self.plays_itself(other)]

    def take_back(self, seat: int, count: int, now_ms: int = 0) -> None:
        """Goes back to where so many actions of the round had been taken, for a seat."""
        self.match.round = self.after(count)
        del self.actors[count:]
        self.tell("undo-done", seat)
        self.run_clock(now_ms)

    def check_restart(self) -> None:
        """Raises ``Refused`` where the deal cannot be begun again."""
        if not self.deals:
            raise Refused(Message("not-begun"))
        if not self.is_free:
            raise IllegalAction(Message("restart-alone"))
        if self.forfeited is not None:
            raise Refused(Message("match-done"))
        if self.is_settled or len(self.actors) <= self.given:
            raise IllegalAction(Message("undo-nothing"))

    def restart(self, now_ms: int = 0) -> None:
        """Begins the deal of a solitaire again: with help, if tiles had come to light."""
        log = [int(action) for action in self.round.log]
        self.match.round = self.after(self.given)
        seen, replayed = tiles_shown(self.view(0)), self.after(self.given)
        for action in log[self.given :]:
            replayed.advance(action)
            self.is_assisted = self.is_assisted or bool(tiles_shown(replayed.view(0)) - seen)
        del self.actors[self.given :]
        self.write([Message("deal-restarted")])
        self.changed(now_ms)

    # -- time and the log ------------------------------------------------------------------

    def run_clock(self, now_ms: int) -> None:
        """The time of the seat to act runs from now on, where a person plays there."""
        turn = self.turn
        runs = turn is not None and self.plays_itself(turn)
        self.clock.since = now_ms if runs and self.clock.left else None

    def tell(self, id: str, seat: int, **arguments: str | int) -> None:
        """Writes into the log what somebody has done."""
        self.write([Message(id, {"player": seat, **arguments})])

    def write_action(self, seat: int, text: str, said: Sequence[Message]) -> None:
        """Writes into the log what a seat has done, in notation and as it is told."""
        self.diary.write(self.version, "play", said, seat=seat, action=text, round=self.deals)

    def write(self, said: Sequence[Message]) -> None:
        """Writes into the log what has happened at the table."""
        self.diary.write(self.version, "table", said, round=self.deals)
