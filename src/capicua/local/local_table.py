"""One table of this device: what the server's actor does, without waiting for anything.

Ask, append, apply, send: the room checks a request, and its events become effects that the caller
carries out in order. What must wait (a bot that thinks, a pause, a clock) is remembered here and
goes on with the next call.
"""

from __future__ import annotations

from base64 import b64decode
from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Final

from capicua.api.replays import text_of
from capicua.bots.levels import bot
from capicua.core.messages import Message, Refused
from capicua.core.tiles.random import Rng
from capicua.core.view import View
from capicua.local.effects import Effects
from capicua.local.entropy import Entropy
from capicua.local.thoughts import QUICK, Thought, ThoughtJob, thought_job
from capicua.table.frames import host_frames, protocol
from capicua.table.frames.incoming import id_of, read_frame, refusal
from capicua.table.play.seats import STAND_IN, Requester
from capicua.table.room import (
    cut_commitment,
    moderation,
    reducer,
    requests,
    snapshots,
    state_frame,
)
from capicua.table.room.events import Event, encode
from capicua.table.room.retired_table import RetiredTable
from capicua.table.room.room import Room

NOT_HERE: Final = 4401
"""Close code: the person has left the table, or never entered it."""


@dataclass
class Reader:
    """A connection to the table: one person who looks at it."""

    token: str
    """The hash of the person's token."""
    known: int
    """The last version of the table that was sent."""


@dataclass
class BotTurn:
    """The turn of a bot, from its start to its action."""

    turned: int
    """The moment of the table that it belongs to."""
    seat: int
    level: str
    view: View
    rng: Rng
    due: int
    """When to act at the earliest, in milliseconds since 1970."""
    action: int | None = None
    """What a bot that thinks has chosen."""
    faster: str = ""
    """The level it fell back to."""


@dataclass
class LocalTable:
    """A table, its connections, and the bot that is to act."""

    room: Room
    entropy: Entropy
    effects: Effects
    """The effects of the call in progress."""
    readers: dict[str, Reader] = field(default_factory=dict)
    """By connection."""
    has_changed: bool = False
    _snapshot_at: int = 0
    _bot: BotTurn | None = None
    _hints: list[tuple[str, str]] = field(default_factory=list)
    """The connection and the id of each request for the hint being computed."""
    _hinted: int = -1
    """The moment of the table that the hint belongs to."""
    _wake: int | None = None
    _replayed: int = -1
    """The moment of the table whose replay was asked for."""

    def __post_init__(self) -> None:
        self._snapshot_at = self.room.version

    # -- people ----------------------------------------------------------------------------------

    def person(self, seat: int | None) -> Requester | None:
        """Return the person at a seat; without a seat, the host; ``None`` if there is none."""
        people = self.room.guests.items()
        ranked = sorted(people, key=lambda each: (not each[1].is_host, each[1].number))
        for token, guest in ranked:
            if seat is None or guest.seat == seat:
                return self.room.requester(token)
        return None

    def connect(self, connection: str, since: int, seat: int | None, now: int) -> None:
        """Show the table to the person at a seat over a new connection."""
        requester = self.person(seat)
        if requester is None:
            self.effects.reply(connection, refusal("", Message("not-at-table")))
            self.effects.close(connection, NOT_HERE)
            return
        if any(one.kind == "bot" and one.level not in QUICK for one in self.room.sittings):
            self.effects.prepare()
        is_first = not self.readers
        self.readers[connection] = Reader(requester.token, since)
        if is_first:
            self.present(now)
        else:
            self.show(connection, now)

    def disconnect(self, connection: str, now: int) -> None:
        """Forget a connection; the people are away when the last one is closed."""
        if self.readers.pop(connection, None) is not None and not self.readers:
            self.present(now)

    def present(self, now: int) -> None:
        """Note who is here: everybody while anybody is connected, for they share one device."""
        for token in list(self.room.guests):
            self.room.present(token, bool(self.readers), now)
        self.has_changed = True
        self.go_on(now)

    # -- requests --------------------------------------------------------------------------------

    def frame(self, connection: str, text: str, now: int) -> Requester | None:
        """Answer a frame; return the person if they ask for a rematch, which is another table."""
        reader = self.readers.get(connection)
        if reader is None:
            self.effects.close(connection, NOT_HERE)
            return None
        request = id_of(text)
        try:
            return self._ask(connection, reader, read_frame(text), now)
        except Refused as refused:
            self.effects.reply(connection, refusal(request, refused.message, refused.rule))
            return None

    def _ask(
        self, connection: str, reader: Reader, frame: protocol.ClientFrame, now: int
    ) -> Requester | None:
        if isinstance(frame, protocol.Hello):
            reader.known = frame.since
            self.show(connection, now)
            return None
        requester = self.room.requester(reader.token)
        if requester is None:
            raise Refused(Message("not-at-table"))
        answer = requests.answer_to(self.room, requester, frame, now)
        if answer.rematch:
            return requester
        request = getattr(frame, "id", "")
        if answer.rekey:
            keys = self.entropy.keys()
            events = moderation.rekeyed(self.room, requester, request, keys.hashes, now)
            self.record(events, now)
            self.effects.reply(connection, host_frames.Keys(request, self.room.version, *keys))
            return None
        self.record(answer.events, now)
        if isinstance(frame, protocol.Next):
            self._deal_for_all(now)
        if answer.reply is not None:
            self.effects.reply(connection, answer.reply)
        elif answer.hint and requester.seat is not None:
            self._hint(connection, request, requester.seat)
        else:
            self.effects.reply(connection, protocol.Done(request, self.room.version))
        return None

    def _deal_for_all(self, now: int) -> None:
        """Deal as soon as anybody is ready: the people share one device and can talk."""
        if self.room.ready and self.room.is_full and self.room.phase in ("waiting", "between"):
            self.record(cut_commitment.deal(self.room, now), now)

    def rematch_made(
        self, requester: Requester, connection: str, request: str, id: str, now: int
    ) -> None:
        """Announce the table of the rematch."""
        self.record(requests.rematch_announced(requester, request, id, now), now)
        self.effects.reply(connection, protocol.Done(request, self.room.version))

    # -- events ----------------------------------------------------------------------------------

    def begin(self, opening: Sequence[Event], now: int) -> None:
        """Store the opening of a new table, which the room is the fold of, and start it."""
        self.effects.append(self.room.id, 0, [encode(event) for event in opening])
        if self.room.deals:
            self.keep(now)
        self.go_on(now)

    def record(self, events: Sequence[Event], now: int) -> None:
        """Store events, apply them, and let the table go on."""
        if events:
            self._apply(events, now)
            self.go_on(now)

    def _apply(self, events: Sequence[Event], now: int) -> None:
        self.effects.append(self.room.id, self.room.version, [encode(event) for event in events])
        before = snapshots.Progress.of(self.room)
        for event in events:
            reducer.apply(self.room, event)
        self.has_changed = True
        if before.is_worth_keeping(self.room, self._snapshot_at):
            self.keep(now)

    def keep(self, now: int) -> None:
        """Store a snapshot, from which the next load starts."""
        if not isinstance(self.room, RetiredTable):
            self._snapshot_at = self.room.version
            row = encode(snapshots.snapshot(self.room, now))
            self.effects.snapshot(self.room.id, self.room.version, row)

    # -- time and bots ---------------------------------------------------------------------------

    def tick(self, now: int) -> None:
        """Go on when the timer rings."""
        self._wake = None
        self.go_on(now)

    def go_on(self, now: int) -> None:
        """Do what is due by the clock, let a bot act whose pause is over, and set the timer."""
        while due := requests.tick(self.room, now):
            self._apply(due, now)
        turn = self._bot
        if turn is not None and self._is_current(turn) and now >= turn.due:
            if turn.level in QUICK and turn.action is None:
                turn.action = bot(turn.level).choose(turn.view, turn.rng)
            if turn.action is not None:
                self._bot = None
                faster = turn.faster
                self._apply_bot(turn.seat, turn.action, faster, now)
        self._start_bot(now)
        self._keep_replay()
        self._set_timer()

    def _apply_bot(self, seat: int, action: int, faster: str, now: int) -> None:
        events = requests.bot_acts(self.room, seat, action, now, faster)
        if events:
            self._apply(events, now)

    def _is_current(self, turn: BotTurn) -> bool:
        return self.room.turned == turn.turned and self.room.bot_to_act() == turn.seat

    def _start_bot(self, now: int) -> None:
        """Start the turn of the bot to act, unless it has started."""
        seat = self.room.bot_to_act()
        if seat is None:
            self._bot = None
            return
        if self._bot is not None and self._is_current(self._bot):
            return
        level, view, rng = self.room.bot_task(seat)
        pause = self.entropy.between(*self.room.calm_ms())
        self._bot = BotTurn(self.room.turned, seat, level, view, rng, now + pause)
        if level not in QUICK:
            job = thought_job("bot", self.room.turned, level, seat, rng, self.room.round)
            self.effects.think(self.room.id, job)

    def _keep_replay(self) -> None:
        """Ask for the replay of a finished match, so that it outlives these rules."""
        room = self.room
        if room.phase != "over" or room.replay or not room.deals or isinstance(room, RetiredTable):
            return
        if self._replayed != room.turned:
            self._replayed = room.turned
            job = ThoughtJob("replay", room.turned, text=text_of(room))
            self.effects.think(room.id, job)

    def thought(self, made: Thought | None, now: int) -> None:
        """Take the decision that the second worker made; without one, a quick bot makes it."""
        if made is None:
            self._give_up_thinking()
        elif made.kind == "hint":
            self._give_hint(made)
        elif made.kind == "replay":
            if self.room.turned == made.turned and self.room.phase == "over":
                self.room.replay = b64decode(made.replay)
                self.keep(now)
        elif self._bot is not None and self._bot.turned == made.turned:
            self._bot.action = made.action
        self.go_on(now)

    def _give_up_thinking(self) -> None:
        turn = self._bot
        if turn is not None and turn.level not in QUICK and turn.action is None:
            turn.action = bot(STAND_IN).choose(turn.view, turn.rng)
            turn.faster = STAND_IN
        if self._hints:
            seat = self.room.turn
            if seat is not None and self._hinted == self.room.turned:
                action = self.room.greedy()
                self._give_hint(Thought("hint", self._hinted, seat, action))

    def _set_timer(self) -> None:
        """Ask to be woken when something is due next."""
        times = [self.room.due_ms()]
        turn = self._bot
        if turn is not None and (turn.level in QUICK or turn.action is not None):
            times.append(turn.due)
        due = min((time for time in times if time is not None), default=None)
        if due != self._wake:
            self._wake = due
            self.effects.wake(self.room.id, due)

    # -- hints -----------------------------------------------------------------------------------

    def _hint(self, connection: str, request: str, seat: int) -> None:
        """Ask for a hint, once for all who want it at this moment."""
        is_new = not self._hints or self._hinted != self.room.turned
        self._hints.append((connection, request))
        self._hinted = self.room.turned
        if is_new:
            _, _, rng = self.room.bot_task(seat)
            job = thought_job("hint", self._hinted, STAND_IN, seat, rng, self.room.round)
            self.effects.think(self.room.id, job)

    def _give_hint(self, made: Thought) -> None:
        """Give the hint to all who asked, or say that the table has moved on."""
        is_late = made.turned != self.room.turned
        if is_late and made.turned != self._hinted:
            return
        asked, self._hints = self._hints, []
        for connection, request in asked:
            if is_late:
                self.effects.reply(connection, refusal(request, Message("act-stale")))
            else:
                advice = protocol.Advice(request, made.action, made.reasons)
                self.effects.reply(connection, advice)

    # -- showing ---------------------------------------------------------------------------------

    def show_all(self, now: int) -> None:
        """Send the state to everybody if the table has changed."""
        if self.has_changed:
            self.has_changed = False
            for connection in list(self.readers):
                self.show(connection, now)

    def show(self, connection: str, now: int) -> None:
        """Send the state to one connection, or close it if its person has left."""
        reader = self.readers[connection]
        requester = self.room.requester(reader.token)
        if requester is None:
            del self.readers[connection]
            self.effects.close(connection, NOT_HERE)
            return
        common = state_frame.shared_frame(self.room, now)
        frame = state_frame.state(self.room, requester, reader.known, common)
        reader.known = self.room.version
        self.effects.state(connection, frame)
