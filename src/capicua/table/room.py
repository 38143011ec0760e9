"""A hosted table: a match, the people who came to it, and everything they may ask for.

A room is the fold of its events (``events.py``). ``ask`` says which events a request amounts
to, or refuses it, and changes nothing; ``apply`` makes an event true once it is safely
written. There is no input, no output and no clock in here: the time is always handed in.

Who is connected is known only while the room is in memory (``present``); it decides what is
asked of people, never what an event does.
"""

from __future__ import annotations

import hashlib
from collections.abc import Iterable
from functools import lru_cache
from typing import Literal

from capicua.catalogue import load_with
from capicua.core.chance import Dealer, Rng
from capicua.core.game import Game
from capicua.core.reasons import BadOption, Message, Refused
from capicua.core.state import State
from capicua.core.view import View
from capicua.notation import Record
from capicua.table import asking, doors, fairness, folding, keeping, protocol, telling
from capicua.table.asking import Answer
from capicua.table.clock import Clock
from capicua.table.consent import Glimpses
from capicua.table.diary import Diary
from capicua.table.events import (
    Acted,
    Dealt,
    Event,
    Moved,
    Opened,
    Snapshot,
    Woken,
)
from capicua.table.protocol import HouseRules, TablePlan
from capicua.table.seating import (
    STAND_IN,
    Asker,
    Guest,
    KeyHashes,
    Sitting,
    Wanting,
    bot_of,
    sittings_of,
)
from capicua.table.table import Table


class Room:
    """A hosted table; made by ``opened`` or from its log by ``of``."""

    __slots__ = (
        "actors",
        "answered",
        "clock",
        "cuts",
        "diary",
        "endings",
        "forfeited",
        "game",
        "glimpses",
        "guests",
        "here",
        "id",
        "keys",
        "plan",
        "ready",
        "rematch",
        "secret",
        "sittings",
        "table",
        "turned",
        "turned_ms",
        "version",
        "wish",
        "wished",
    )

    def __init__(self, id: str, plan: TablePlan, secret: bytes, keys: KeyHashes) -> None:
        self.id = id
        self.plan = plan
        self.secret = secret
        self.keys = keys
        self.game = game_of(plan.rules)
        self.sittings: list[Sitting] = sittings_of(plan.seats)
        self.guests: dict[str, Guest] = {}
        """Who came in, under the hashes of their tokens."""
        self.table: Table | None = None
        """Nothing before the first deal."""
        self.diary = Diary()
        self.endings: list[bytes] = []
        """How the settled rounds ended, packed, as far as anybody has asked: every frame tells."""
        self.glimpses = Glimpses()
        self.clock = Clock.of(plan.clock, int(self.game.players))
        self.version = 0
        self.turned = 0
        """The version at which the round last changed."""
        self.turned_ms = 0
        self.actors = bytearray()
        """The seat of each action of the round."""
        self.ready: set[str] = set()
        """The tokens of those who said that play may go on."""
        self.wish: tuple[int, int, list[int]] | None = None
        """Who would like to take actions back, how many would be left, who has yet to agree."""
        self.wished = 0
        self.cuts: dict[int, dict[int, str]] = {}
        """What seats have added to a shuffle, under the number of deals before it."""
        self.forfeited: int | None = None
        self.rematch = ""
        self.answered = bytearray()
        """Digests of all requests that were granted."""
        self.here: set[str] = set()
        """The tokens of those who are connected."""

    # -- from the log ----------------------------------------------------------------------

    @classmethod
    def opened(
        cls, id: str, plan: TablePlan, secret: bytes, keys: KeyHashes, now_ms: int
    ) -> tuple[Room, Event]:
        """A new table and its first event; raises ``BadOption`` for a plan that cannot be."""
        event = Opened(ms=now_ms, table=id, plan=plan, secret=secret, keys=keys)
        return cls.of([event]), event

    @classmethod
    def of(cls, events: Iterable[Event]) -> Room:
        """The table of a log that begins with its opening or with a snapshot."""
        room: Room | None = None
        for event in events:
            if room is not None:
                room.apply(event)
            elif isinstance(event, Opened):
                check_plan(event.plan)
                room = cls(event.table, event.plan, event.secret, event.keys)
                room.sittings = [*event.sittings] or room.sittings
                room.guests = dict(event.guests)
                room.version = 1
            elif isinstance(event, Snapshot):
                room = cls(event.table, event.plan, event.secret, event.keys)
                keeping.restore(room, event)
            else:
                break
        if room is None:
            raise BadOption(Message("log-no-opening"))
        return room

    def record(self) -> Record:
        """The finished rounds as a record that can be replayed and checked; nothing hidden."""
        return keeping.record(self)

    def snapshot(self, now_ms: int = 0) -> Event:
        """An event from which the table can be built again without those before it."""
        return keeping.snapshot(self, now_ms)

    # -- what there is ---------------------------------------------------------------------

    @property
    def phase(self) -> Literal["waiting", "playing", "between", "over"]:
        """Before the first deal, in a round, between rounds, or after the match."""
        if self.table is None:
            return "waiting"
        if self.forfeited is not None or self.table.match.is_over:
            return "over"
        if not self.table.round.is_over:
            return "playing"
        return "over" if self.is_free else "between"

    @property
    def is_free(self) -> bool:
        """Whether one plays alone against the tiles: all may be taken back, even at the end."""
        return type(self.game).undo == "free"

    @property
    def turn(self) -> int | None:
        """The seat to act; nothing while no round is being played."""
        return self.table.turn if self.table is not None and self.phase == "playing" else None

    @property
    def people(self) -> list[int]:
        """The seats that are people's, those held by a bot included."""
        return [seat for seat, sitting in enumerate(self.sittings) if sitting.kind == "person"]

    @property
    def deals(self) -> int:
        """How many rounds have been dealt."""
        if self.table is None:
            return 0
        return len(self.table.match.rounds) + (0 if self.table.is_settled else 1)

    @property
    def number(self) -> int | None:
        """The number of a solitaire's deal; nothing for other games."""
        if not self.is_free:
            return None
        if self.plan.deal is not None:
            return self.plan.deal
        digest = hashlib.sha3_256(self.secret + b"/number").digest()
        return int.from_bytes(digest[:8], "big") % 999_999_999 + 1

    def dealer(self, deal: int) -> Dealer:
        """Who deals a round, by the number of deals before it."""
        if self.number is not None:
            return Dealer.from_seed(self.number)
        return fairness.dealer(self.secret, self.cuts.get(deal, {}), deal)

    def asker(self, token_hash: str) -> Asker | None:
        """Who came in under a token; nothing if nobody did."""
        guest = self.guests.get(token_hash)
        return None if guest is None else Asker(token_hash, guest.seat, guest.is_host)

    def is_here(self, seat: int) -> bool:
        """Whether somebody who has the seat is connected."""
        return any(
            guest.seat == seat and token in self.here for token, guest in self.guests.items()
        )

    def plays_itself(self, seat: int) -> bool:
        """Whether a person is to act at the seat, and no bot for them."""
        sitting = self.sittings[seat]
        return sitting.kind == "person" and not sitting.level

    def round(self) -> State:
        """The round being played or just finished; raises ``Refused`` before the first."""
        if self.table is None:
            raise Refused(Message("not-begun"))
        return self.table.round

    def alike(self, now_ms: int) -> telling.Alike:
        """What all readers are told alike until something changes."""
        return telling.alike(self, now_ms)

    def state(
        self, asker: Asker, since: int, now_ms: int, common: telling.Alike | None = None
    ) -> protocol.State:
        """Everything that whoever asks may know, and what is new since a version."""
        return telling.state(self, asker, since, common or self.alike(now_ms))

    # -- what is asked ---------------------------------------------------------------------

    def enter(self, entry: Wanting, token_hash: str, now_ms: int) -> list[Event]:
        """What lets somebody in under a token; raises ``Refused``."""
        return doors.enter(self, entry, token_hash, now_ms)

    def ask(self, asker: Asker, frame: protocol.ClientFrame, now_ms: int) -> Answer:
        """What a request amounts to; raises ``Refused``. Nothing is changed."""
        return asking.ask(self, asker, frame, now_ms)

    def tick(self, now_ms: int) -> list[Event]:
        """What has come about by itself: time that ran out, a round all are ready for.

        To be asked whenever ``due_ms`` has come and whenever somebody came or went.
        """
        return asking.tick(self, now_ms)

    def due_ms(self) -> int | None:
        """When ``tick`` is needed next; nothing where only people's doings count."""
        if self.wish is not None:
            return self.wished + (asking.WISH_MS if self.wish[2] else 0)
        turn = self.turn
        return None if turn is None or not self.plays_itself(turn) else self.clock.due(turn)

    def woken(self, now_ms: int) -> list[Event]:
        """What happens when the table was out of people's reach until now: the seat to act
        has its time again, save at a table by correspondence.
        """
        if self.clock.since is None or asking.is_by_correspondence(self.plan.clock):
            return []
        return [Woken(ms=now_ms)]

    def present(self, token_hash: str, is_here: bool) -> None:
        """Somebody has connected or gone; no event, and ``tick`` is to be asked."""
        if is_here and token_hash in self.guests:
            self.here.add(token_hash)
        else:
            self.here.discard(token_hash)

    def has_answered(self, token_hash: str, request: str) -> bool:
        """Whether a request of somebody was granted before."""
        digest = folding.digest(token_hash, request)
        at = self.answered.find(digest)
        while at % folding.DIGEST and at > 0:
            at = self.answered.find(digest, at + 1)
        return at >= 0

    def bot_to_act(self) -> int | None:
        """The seat to act where a bot plays; nothing where a person is to act, or nobody.

        Bots wait while somebody would like to take something back, and where everybody has
        left them alone.
        """
        if self.wish is not None or not (self.people or self.here):
            return None
        turn = self.turn
        return turn if turn is not None and self.sittings[turn].level else None

    def bot_task(self, seat: int) -> tuple[str, View, Rng]:
        """What a bot needs to choose: its level, what it sees, and its chance."""
        if self.table is None:
            raise Refused(Message("not-begun"))
        view = self.table.view(seat)
        return self.sittings[seat].level or STAND_IN, view, self.table.bot_rng()

    def bot_choice(self, seat: int) -> int:
        """The action a bot chooses at the seat."""
        level, view, rng = self.bot_task(seat)
        return bot_of(level).choose(view, rng)

    def bot_acts(self, seat: int, action: int, now_ms: int = 0) -> list[Event]:
        """What a bot's choice amounts to; nothing where it is not the bot's turn any more."""
        if self.bot_to_act() != seat or self.round().why_not(action) is not None:
            return []
        return [Acted(ms=now_ms, seat=seat, action=action, by="bot")]

    def again(
        self, id: str, secret: bytes, keys: KeyHashes, now_ms: int
    ) -> tuple[Room, list[Event]]:
        """The table where the same people play again, seats moved on by one.

        As with ``opened``, only the first of its events is true already. A second one begins
        play at once where one plays alone or with bots.
        """
        events: list[Event] = [doors.rematch_opening(self, id, secret, keys, now_ms)]
        if all(kind == "bot" for kind in self._other_kinds()):
            events.append(Dealt(ms=now_ms))
        return Room.of(events[:1]), events

    def _other_kinds(self) -> list[str]:
        """What sits at the seats beside the first person's."""
        kinds = [sitting.kind for sitting in self.sittings]
        if "person" in kinds:
            kinds.remove("person")
        return kinds

    def moved(self, asker: Asker, request: str, id: str, now_ms: int) -> list[Event]:
        """What tells everybody here that play goes on at another table."""
        return [Moved(ms=now_ms, who=asker.token, request=request, table=id)]

    def apply(self, event: Event) -> None:
        """Makes an event true; for events that this table's answers gave, in their order."""
        folding.apply(self, event)


def game_of(rules: HouseRules) -> Game:
    """The game of house rules, the same one for all tables that play by them."""
    options = tuple(sorted(rules.options.items()))
    return _game(rules.game, rules.preset or None, options, rules.seats or None)


@lru_cache(maxsize=512)
def _game(
    game: str, preset: str | None, options: tuple[tuple[str, str], ...], seats: int | None
) -> Game:
    return load_with(game, preset, seats, dict(options))


def check_plan(plan: TablePlan) -> None:
    """Raises ``BadOption`` for a plan that cannot be."""
    game = game_of(plan.rules)
    seats = int(game.players)
    if len(plan.seats) != seats:
        raise BadOption(
            Message("bad-seats", {"seats": len(plan.seats), "low": seats, "high": seats})
        )
    if plan.deal is not None and type(game).undo != "free":
        raise BadOption(Message("plan-deal"))
    if plan.clock.kind != "none" and plan.clock.seconds < 1:
        raise BadOption(Message("plan-clock"))
