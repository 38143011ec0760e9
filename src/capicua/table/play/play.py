"""A match in progress, at a hosted table or a terminal: seats, actions and the log.

``Play`` does no input or output and reads no clock: its caller passes in the time in
milliseconds and shows people what they may see.

Legality is checked once, on input: by ``accept`` for people and bots, and by
``notation.steps`` for files. ``act`` does not check it again.

The module ``undo`` has the rules for taking actions back.
"""

from __future__ import annotations

import hashlib
from collections.abc import Sequence
from typing import Literal

from capicua.core.game import Game
from capicua.core.match import Match
from capicua.core.messages import IllegalAction, Message, Refused
from capicua.core.state import State
from capicua.core.tiles.random import Dealer, Rng
from capicua.core.view import View
from capicua.table.fairness.commitment import CommittedDeals
from capicua.table.fairness.set_up import SetUp
from capicua.table.frames.protocol import ClockPlan
from capicua.table.play.clock import NO_CLOCK, Clock
from capicua.table.play.public_log import Diary
from capicua.table.play.seats import STAND_IN, SeatOccupant, bot_of
from capicua.table.play.seen_tiles import SeenTilesCache
from capicua.table.play.view_cache import tiles_shown

Phase = Literal["waiting", "playing", "between", "over"]
By = Literal["person", "bot", "clock", "auto"]
"""Who chose an action: a person, a bot, the clock, or the greedy bot on a person's request."""


class Play:
    """A match, the people and bots who play it, and its log."""

    __slots__ = (
        "actors",
        "clock",
        "deals",
        "diary",
        "forfeited",
        "game",
        "is_assisted",
        "is_practice",
        "match",
        "seen_tiles",
        "set_up",
        "sittings",
        "source",
        "timing",
        "version",
    )

    def __init__(
        self,
        game: Game,
        sittings: list[SeatOccupant],
        chance: CommittedDeals | Dealer,
        timing: ClockPlan = NO_CLOCK,
    ) -> None:
        self.game = game
        self.sittings = sittings
        self.source = chance if isinstance(chance, CommittedDeals) else None
        """The committed secret that yields each deal's dealer; ``None`` if one dealer deals all."""
        self.set_up: SetUp | None = None
        """Where play started, if the match was set up from a record."""
        dealer = Dealer(b"") if isinstance(chance, CommittedDeals) else chance
        self.match = Match(game, dealer, begin=False)
        self.deals = 0
        """The number of rounds dealt so far."""
        self.timing = timing
        self.clock = Clock.of(timing, int(game.players))
        self.actors = bytearray()
        """The seat of each action in the round."""
        self.forfeited: int | None = None
        """The seat that lost the match on time."""
        self.is_assisted = False
        """Whether a player had help, from a hint or from tiles seen in an earlier attempt."""
        self.is_practice = False
        """Whether one person practises against bots with free hints, chances and takebacks."""
        self.diary = Diary()
        self.version = 0
        """The version of the table recorded with new lines of the log."""
        self.seen_tiles = SeenTilesCache()

    # -- state -----------------------------------------------------------------------------

    @property
    def round(self) -> State:
        """The round in progress or just finished; empty before the first deal."""
        return self.match.round

    @property
    def promised(self) -> CommittedDeals | None:
        """The committed secret if the deals can be verified, which excludes continued records."""
        return self.source if self.set_up is None else None

    @property
    def given(self) -> int:
        """The number of actions of the round that were set up, and cannot be undone."""
        is_here = self.set_up is not None and self.set_up.round == self.deals
        return self.set_up.moves if self.set_up is not None and is_here else 0

    @property
    def phase(self) -> Phase:
        """Whether play is before the first deal, in a round, between rounds, or over."""
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
        """Whether the game is a solitaire, where even the end of a round can be undone."""
        return type(self.game).undo == "free"

    @property
    def is_lost(self) -> bool:
        """Whether a solitaire has ended without a win."""
        over = self.is_free and self.round.is_over
        return over and not self.game.is_won(self.round.points[0])

    @property
    def is_settled(self) -> bool:
        """Whether the match's totals include every round dealt."""
        return len(self.match.rounds) == self.deals

    @property
    def turn(self) -> int | None:
        """The seat to act; ``None`` while no round is in progress."""
        return int(self.round.turn) if self.phase == "playing" else None

    @property
    def people(self) -> list[int]:
        """The seats of people, including those a bot holds for them."""
        return [seat for seat, sitting in enumerate(self.sittings) if sitting.kind == "person"]

    @property
    def number(self) -> int | None:
        """The number of a solitaire's deal; ``None`` for other games."""
        return self.match.dealer.number if self.is_free else None

    @property
    def totals(self) -> list[int]:
        """The points of the match by seat, including a finished but unsettled round."""
        if self.is_settled or not self.round.is_over or self.round.is_void:
            return list(self.match.totals)
        return [a + b for a, b in zip(self.match.totals, self.round.scores(), strict=True)]

    @property
    def winners(self) -> list[int]:
        """The seats that won the match; after a forfeit, all opponents of that seat."""
        if self.forfeited is None:
            return list(self.match.winners)
        sides = self.game.sides
        return [seat for seat, side in enumerate(sides) if side != sides[self.forfeited]]

    def plays_itself(self, seat: int) -> bool:
        """Return whether a person plays the seat, not a bot on their behalf."""
        sitting = self.sittings[seat]
        return sitting.kind == "person" and not sitting.level

    def view(self, seat: int | None) -> View:
        """Return the round as a seat sees it; ``None`` for a spectator."""
        return self.round.view(seat)

    def after(self, count: int) -> State:
        """Return the round after its first ``count`` actions."""
        return self.round.at(count)

    # -- choosing --------------------------------------------------------------------------

    def check_turn(self, seat: int) -> None:
        """Raise ``Refused`` if it is not the seat's turn, or a bot plays for it."""
        if not self.deals:
            raise Refused(Message("not-begun"))
        if self.turn is None:
            raise IllegalAction(Message("round-over"))
        if self.sittings[seat].level:
            raise Refused(Message("bot-plays"))
        if seat != self.turn:
            raise IllegalAction(Message("not-your-turn", {"owner": self.turn}))

    def accept(self, seat: int, action: int) -> None:
        """Raise ``IllegalAction`` if the action is illegal for the seat to act.

        The reason depends only on the seat's own knowledge.
        """
        refusal = self.round.seen_by(seat).why_not(action)
        if refusal is not None:
            raise IllegalAction(refusal.message, refusal.rule)

    def bot_to_act(self) -> int | None:
        """Return the seat to act if a bot plays it, else ``None``."""
        turn = self.turn
        return turn if turn is not None and self.sittings[turn].level else None

    def bot_task(self, seat: int) -> tuple[str, View, Rng]:
        """Return what a bot needs to choose an action: its level, its view, its random source."""
        return self.sittings[seat].level or STAND_IN, self.view(seat), self.bot_rng()

    def bot_choice(self, seat: int) -> int:
        """Return the action that the seat's bot chooses."""
        level, view, rng = self.bot_task(seat)
        return bot_of(level).choose(view, rng)

    def greedy(self) -> int:
        """Return the action the greedy bot would choose for the seat to act."""
        return bot_of(STAND_IN).choose(self.view(self.turn), self.bot_rng())

    def bot_rng(self) -> Rng:
        """Return the random source for one decision, the same on every replay of the match."""
        place = f"/bot {len(self.match.rounds)} {len(self.round.log)}"
        key = hashlib.sha3_256(self.match.dealer.secret + place.encode()).digest()
        return Rng(int.from_bytes(key[:7], "big"))

    # -- playing ---------------------------------------------------------------------------

    def cut(self, seat: int, text: str) -> None:
        """Cut the next deal: add a player's text to the shuffle."""
        if self.promised is not None:
            self.promised.cuts.setdefault(self.deals, {})[seat] = text
        self.tell("deck-cut", seat)

    def check_cut(self) -> None:
        """Raise ``Refused`` if the next deal cannot be cut now."""
        if self.promised is None:
            raise Refused(Message("cut-number" if self.set_up is None else "cut-set-up"))
        if self.phase not in ("waiting", "between"):
            raise Refused(Message("cut-late"))
        if self.game.tiles_gone(self.match):
            raise Refused(Message("cut-none"))

    def deal(self, now_ms: int = 0) -> None:
        """Deal the next round."""
        if self.source is not None:
            self.match.dealer = self.source.dealer(self.deals)
        self.start_round()
        self.deals += 1
        self.actors.clear()
        self.clock = Clock.of(self.timing, int(self.game.players))
        dealt = Message("round-dealt", {"number": self.round.setup.number})
        self.write([dealt, *self.match.told_of_redeals()])
        self.changed(now_ms)

    def start_round(self) -> None:
        """Deal the next round of the match."""
        self.match.start()

    def act(
        self, seat: int, action: int, by: By = "person", now_ms: int = 0, level: str = ""
    ) -> None:
        """Take an action that was accepted.

        ``level`` is the level a bot played at, if that was not its own.
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
        """Start the next clock after a change of the round, and settle the round if it is over.

        A solitaire's round is not settled yet, because its end can be undone.
        """
        self.run_clock(now_ms)
        if self.round.is_over:
            self.write(self.round.ending())
            if not self.is_free:
                self.settle()

    def settle(self) -> None:
        """Count the finished round; after that it cannot be undone."""
        if not self.is_settled:
            self.match.settle()

    def forfeit(self, seat: int, *, by_leaving: bool = False) -> None:
        """End the match: the seat ran out of time, or gives up, and loses."""
        self.forfeited = seat
        self.clock.since = None
        self.tell("left-forfeit" if by_leaving else "time-forfeit", seat)

    # -- undo ------------------------------------------------------------------------------

    def to_agree(self, seat: int) -> list[int]:
        """Return the people who must consent to the seat's undo; bots always do."""
        return [other for other in self.people if other != seat and self.plays_itself(other)]

    def take_back(self, seat: int, count: int, now_ms: int = 0) -> None:
        """Undo the round to its first ``count`` actions, on behalf of a seat."""
        self.match.round = self.after(count)
        del self.actors[count:]
        self.tell("undo-done", seat)
        self.run_clock(now_ms)

    def check_restart(self) -> None:
        """Raise ``Refused`` if the deal cannot be restarted."""
        if not self.deals:
            raise Refused(Message("not-begun"))
        if not self.is_free:
            raise IllegalAction(Message("restart-alone"))
        if self.forfeited is not None:
            raise Refused(Message("match-done"))
        if self.is_settled or len(self.actors) <= self.given:
            raise IllegalAction(Message("undo-nothing"))

    def restart(self, now_ms: int = 0) -> None:
        """Restart the deal of a solitaire; it counts as assisted if hidden tiles were revealed."""
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
        """Start the clock of the seat to act if a person plays there, else stop it."""
        turn = self.turn
        runs = turn is not None and self.plays_itself(turn)
        self.clock.since = now_ms if runs and self.clock.left else None

    def tell(self, id: str, seat: int, **arguments: str | int) -> None:
        """Write a message about a player to the log."""
        self.write([Message(id, {"player": seat, **arguments})])

    def write_action(self, seat: int, text: str, said: Sequence[Message]) -> None:
        """Write a seat's action to the log, in notation and as messages."""
        self.diary.write(self.version, "play", said, seat=seat, action=text, round=self.deals)

    def write(self, said: Sequence[Message]) -> None:
        """Write messages about the table to the log."""
        self.diary.write(self.version, "table", said, round=self.deals)
