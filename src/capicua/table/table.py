"""A table: a match, who sits where, what has happened, and what may be taken back.

It does no input or output. Whoever runs it hands in actions and reads out views and
messages; the table holds the truth, and nothing else leaves it.

Undo. The last action may be taken back by the seat that took it, as often as that seat
likes, as long as nobody else has acted since and taking it back makes nobody at the table
unsee a tile. A solitaire may thus be played back to the last deal, even from its end; at a
table with hidden hands a player may reconsider until the next player has acted, as between
the tile laid and the count claimed, and a finished round stays finished. Bots always
consent; they keep nothing in mind between two actions. A solitaire may also be begun again.

Help. Advice weighs the legal actions from the same view; a hint names at once the one that the
greedy bot would take. Whoever has asked for one of them, or has begun a deal again after tiles
came to light, is marked as assisted.
"""

from __future__ import annotations

import hashlib
from dataclasses import dataclass, field
from typing import Final

from capicua.bots.player import Bot, bot, is_compiled
from capicua.core.chance import Deal, Rng
from capicua.core.game import Game
from capicua.core.match import Match
from capicua.core.reasons import BadOption, IllegalAction, Message
from capicua.core.state import State
from capicua.core.view import View
from capicua.render.touch import tiles_of
from capicua.review.advice import Advice, advice
from capicua.review.weighing import Effort

ADVICE_EFFORT: Final = Effort(worlds=240 if is_compiled() else 24, ms=2000)
"""How much is looked at for advice at the table."""


@dataclass(frozen=True)
class Player:
    """Who sits at a seat: a person, or a bot of a level. A person need not have a name."""

    name: str
    level: str = ""

    @property
    def is_bot(self) -> bool:
        """Whether a bot sits here."""
        return bool(self.level)


@dataclass(frozen=True)
class Event:
    """Something that happened at the table: an action, or the end of a round."""

    round: int
    """The number of finished rounds before it."""
    messages: list[Message]
    seat: int | None = None
    action: int | None = None
    text: str = ""
    """The action in notation."""

    def heard_by(self, seat: int | None) -> list[Message]:
        """The messages that a seat may read; ``None`` is a spectator."""
        return [m for m in self.messages if m.only is None or m.only == seat]


@dataclass
class Table:
    """A match being played by people and bots."""

    match: Match
    players: list[Player]
    events: list[Event] = field(default_factory=list)
    is_assisted: bool = False
    """Whether somebody has been helped, by a hint or by what an earlier attempt has shown."""

    def __post_init__(self) -> None:
        seats = int(self.game.players)
        if len(self.players) != seats:
            raise BadOption(
                Message("bad-seats", {"seats": len(self.players), "low": seats, "high": seats})
            )
        self._bots: list[Bot | None] = [
            bot(player.level) if player.is_bot else None for player in self.players
        ]
        self._heard: dict[int | None, int] = {}
        self._tell_if_over()

    # -- what can be seen ----------------------------------------------------------------

    @property
    def game(self) -> Game:
        """The game being played."""
        return self.match.game

    @property
    def round(self) -> State:
        """The round being played, or the one just finished."""
        return self.match.round

    @property
    def turn(self) -> int:
        """The seat to act."""
        return int(self.round.turn)

    @property
    def names(self) -> list[str]:
        """The names of all seats."""
        return [player.name for player in self.players]

    @property
    def people(self) -> list[int]:
        """The seats where people sit."""
        return [seat for seat, player in enumerate(self.players) if not player.is_bot]

    @property
    def is_settled(self) -> bool:
        """Whether the round is over and its points are in the totals."""
        return bool(self.match.rounds) and self.match.last is self.round

    @property
    def totals(self) -> list[int]:
        """The points of the match by seat, the finished round included."""
        if self.is_settled or not self.round.is_over or self.round.is_void:
            return list(self.match.totals)
        return [a + b for a, b in zip(self.match.totals, self.round.scores(), strict=True)]

    @property
    def is_solitaire(self) -> bool:
        """Whether one plays alone."""
        return int(self.game.players) == 1

    @property
    def deal_number(self) -> int | None:
        """The number of a solitaire's deal; nothing where it has none."""
        return self.match.dealer.number if self.is_solitaire else None

    def view(self, seat: int | None) -> View:
        """The table as a seat sees it; ``None`` is a spectator."""
        return self.round.view(seat)

    def news(self, seat: int | None) -> list[Message]:
        """What a seat has not been told yet, in order; it counts as told from now on."""
        start = self._heard.get(seat, 0)
        self._heard[seat] = len(self.events)
        return [message for event in self.events[start:] for message in event.heard_by(seat)]

    # -- what can be done ----------------------------------------------------------------

    def play(self, seat: int, action: int) -> Event:
        """Takes an action; raises ``IllegalAction`` where the seat may not take it."""
        state = self.round
        refusal = state.why_not(action)
        if not state.is_over and seat != state.turn:
            raise IllegalAction(Message("not-your-turn", {"owner": int(state.turn)}))
        if refusal is not None:
            raise IllegalAction(refusal.message, refusal.rule)
        messages = state.narrate(action)
        text = state.text(action)
        state.apply(action)
        event = Event(len(self.match.rounds), messages, seat, action, text)
        self.events.append(event)
        if state.is_over:
            self.events.append(Event(len(self.match.rounds), state.ending()))
        return event

    def bot_turn(self) -> Event | None:
        """Lets the bot whose turn it is act; nothing where a person is to act, or nobody."""
        player = self._bots[self.turn]
        if self.round.is_over or player is None:
            return None
        return self.play(self.turn, player.choose(self.view(self.turn), self.bot_rng()))

    def hint(self, seat: int) -> int:
        """The action the greedy bot would take, at once; it counts as help like advice."""
        return bot("greedy").choose(self._helped(seat), self.bot_rng())

    def advice(self, seat: int, effort: Effort = ADVICE_EFFORT) -> Advice:
        """The legal actions weighed; it counts as help where there is a choice."""
        return advice(self._helped(seat), self.bot_rng(), effort)

    def _helped(self, seat: int) -> View:
        """The view of a seat that asks for help; raises ``IllegalAction`` out of turn."""
        if self.round.is_over:
            raise IllegalAction(Message("round-over"))
        if seat != self.turn:
            raise IllegalAction(Message("not-your-turn", {"owner": self.turn}))
        view = self.view(seat)
        self.is_assisted = self.is_assisted or len(view.legal) > 1
        return view

    def settle(self) -> None:
        """Counts the finished round; it cannot be taken back any more."""
        if not self.is_settled:
            self.match.settle()

    def deal(self) -> None:
        """Deals the next round."""
        self.settle()
        self.match.start()
        self._tell_if_over()

    def _tell_if_over(self) -> None:
        """Tells how a round ended that the deal alone has decided."""
        if self.round.is_over and not len(self.round.log) and not self.is_settled:
            self.events.append(Event(len(self.match.rounds), self.round.ending()))

    # -- what can be taken back ------------------------------------------------------------

    def why_no_undo(self, seat: int) -> Message | None:
        """Nothing if the seat may take its last action back; else the reason."""
        state = self.round
        if self.is_settled or not len(state.log) or not len(state.order):
            return Message("undo-nothing")
        if self.events[-2 if state.is_over else -1].seat != seat:
            return Message("undo-others")
        if state.is_over and self.game.undo != "free":
            return Message("round-over")
        before = self.after(len(state.log) - 1)
        for person in self.people:
            if tiles_shown(state.view(person)) - tiles_shown(before.view(person)):
                return Message("undo-revealed")
        return None

    def undo(self, seat: int) -> None:
        """Takes the seat's last action back; raises ``IllegalAction`` where it may not."""
        reason = self.why_no_undo(seat)
        if reason is not None:
            raise IllegalAction(reason)
        before = self.after(len(self.round.log) - 1)
        del self.events[-2 if self.round.is_over else -1 :]
        self.match.round = before
        for reader, heard in self._heard.items():
            self._heard[reader] = min(heard, len(self.events))

    def rewind(self, count: int) -> None:
        """Takes back all but the first actions of the round; who may is for others to say."""
        self.match.round = self.after(count)

    def restart(self) -> None:
        """Begins the deal of a solitaire again; raises ``IllegalAction`` where that cannot be."""
        state = self.round
        if self.game.undo != "free":
            raise IllegalAction(Message("restart-alone"))
        if self.is_settled or not len(state.log) or not len(state.order):
            raise IllegalAction(Message("undo-nothing"))
        again = self.after(0)
        seen = tiles_shown(again.view(0))
        replayed = again.clone()
        for action in state.log:
            replayed.apply(int(action))
            if tiles_shown(replayed.view(0)) - seen:
                self.is_assisted = True
                break
        self.events.clear()
        self._heard.clear()
        self.match.round = again
        self._tell_if_over()

    def after(self, count: int) -> State:
        """The round as it was after its first actions."""
        state = self.round
        deal = Deal([int(tile) for tile in state.order], int(state.lot))
        before = self.game.deal_round(state.setup, deal)
        for action in [int(action) for action in state.log][:count]:
            before.advance(action)  # it was legal when it was taken
        return before

    def bot_rng(self) -> Rng:
        """Chance for one decision, the same whenever the match comes to this point again."""
        place = f"/bot {len(self.match.rounds)} {len(self.round.log)}"
        key = hashlib.sha3_256(self.match.dealer.secret + place.encode()).digest()
        return Rng(int.from_bytes(key[:7], "big"))


def tiles_shown(view: View) -> set[str]:
    """Every tile a view shows, larger half first."""
    return tiles_of([zone.as_data() for zone in view.zones])
