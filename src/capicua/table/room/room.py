"""A hosted table: a match, its people, and their requests.

A room is the fold of its events (``events``). ``asking`` translates a request into events or
refuses it, without changing anything; ``folding`` applies each event once it is durable. There
is no input, no output and no clock here: the time is always passed in.

Presence (``present``) is kept only in memory. It affects which requests are granted, but never
the effect of an event.
"""

from __future__ import annotations

import hashlib
from collections.abc import Sequence
from typing import Final, NamedTuple

from msgspec import structs

from capicua.core.game import Game
from capicua.core.messages import BadOption, Message, Refused
from capicua.core.setup import Setup
from capicua.core.state import State
from capicua.core.tiles.random import Deal, Dealer
from capicua.notation.transcript import Transcript
from capicua.table.fairness.commitment import CommittedDeals
from capicua.table.fairness.cuts import Cut
from capicua.table.frames.protocol import ClockPlan, TablePlan
from capicua.table.play.clock import DAY
from capicua.table.play.play import Play
from capicua.table.play.public_log import packed
from capicua.table.play.seats import Ban, Guest, KeyHashes, Proposal, Requester, occupants_of
from capicua.table.room.events import KeptRound, Scored
from capicua.table.room.rules_snapshot import RulesSnapshot, game_of, rules_of

WISH_MS: Final = 30_000
"""The time limit for answering an undo request or a proposal, in milliseconds."""
IDLE_MS: Final = 60_000
"""How long the table waits for a person, in milliseconds, before a bot may stand in for them."""
HOST_AWAY_MS: Final = 180_000
"""How long every host is away, in milliseconds, before hosting passes to a player."""
OPEN_MS: Final = 8_000
"""The time limit for opening sealed cuts, in milliseconds."""
ARRIVAL_MS: Final = 30_000
"""How long people who were paired are waited for, in milliseconds, before bots stand in for them.
"""
PAUSE_MS: Final = 30_000
"""The longest pause between the rounds of people who were paired, in milliseconds."""
CALM_MS: Final = (800, 1600)
"""Minimum and maximum time that a bot takes to act at a calm table, in milliseconds."""
CALM_AGAIN_MS: Final = (350, 700)
"""The same after its own move, such as along its first train: longer would be a wait for others."""
LOCAL: Final = "local-"
"""How the ids of tables without a server begin; no server makes such an id."""
DIGEST: Final = 8
"""The number of bytes stored for each granted request."""


class Decision(NamedTuple):
    """A move that is held back, at a table with a delay; until it is shown it is in no log."""

    turned: int
    """The version of the table that it belongs to."""
    ms: int
    """When it is shown."""


class Room(Play):
    """A hosted table, created by ``reducer.opened`` or from its log by ``reducer.room_of``."""

    __slots__ = (
        "answered",
        "asking",
        "away",
        "bans",
        "came",
        "chat",
        "common_deal",
        "decision",
        "edition",
        "goes_on",
        "guests",
        "here",
        "id",
        "is_stopped",
        "keys",
        "opening",
        "paused",
        "plan",
        "proposal",
        "reached_ms",
        "ready",
        "rematch",
        "replay",
        "secret",
        "sheet",
        "size",
        "spectator_chat",
        "transcript",
        "turned",
        "turned_away",
        "turned_ms",
        "watch_by_address",
        "wish",
        "wished",
    )

    def __init__(
        self,
        id: str,
        plan: TablePlan,
        secret: bytes,
        keys: KeyHashes,
        edition: RulesSnapshot,
        game: Game,
        is_set_up: bool = False,
    ) -> None:
        """Create a table; ``is_set_up`` if it continues a record, so its deal has no number."""
        is_numbered = type(game).undo == "free" and not is_set_up
        chance = (
            Dealer.from_seed(_number(plan, secret)) if is_numbered else CommittedDeals(secret, id)
        )
        super().__init__(game, occupants_of(plan.seats), chance, plan.clock)
        self.is_practice = plan.practice
        self.id = id
        self.plan = structs.replace(plan, rules=rules_of(plan.rules, game))
        self.edition = edition
        """The table's original rules, as stored in its log."""
        self.secret = secret
        self.keys = keys
        self.guests: dict[str, Guest] = {}
        """The people at the table, by token hash."""
        self.came = 0
        """The number of people who have joined so far."""
        self.bans: list[Ban] = []
        self.chat = plan.chat
        """The current chat mode."""
        self.spectator_chat = plan.spectator_chat
        self.watch_by_address = plan.watch_by_address
        """Whether anybody with the address may watch now."""
        self.asking: dict[str, Guest] = {}
        """The people asking for a seat, by token hash; kept only in memory."""
        self.turned_away: set[str] = set()
        """The token hashes of people who asked and were turned away; kept only in memory."""
        self.here: set[str] = set()
        """The token hashes of connected people."""
        self.away: dict[str, int] = {}
        """When the other people left, by token hash; kept only in memory.

        After a restart, when somebody first connected without them.
        """
        self.reached_ms = 0
        """When somebody first connected since the table was loaded; kept only in memory."""
        self.ready: set[str] = set()
        """The token hashes of people who are ready for the next round."""
        self.turned = 0
        """The version at which the round last changed."""
        self.turned_ms = 0
        """When that was, or between rounds, when the first person was ready for the next."""
        self.goes_on = False
        """Whether the seat to act has made the last move, too; kept only in memory."""
        self.proposal: Proposal | None = None
        self.wish: tuple[int, int, list[int]] | None = None
        """The pending undo: the asking seat, the actions that would remain, who must consent."""
        self.wished = 0
        self.opening = 0
        """When the seals of the cuts became final; 0 before that."""
        self.paused: dict[int, int] = {}
        """Until when the clocks of seats stand still whose people are on vacation."""
        self.common_deal: KeptRound | None = None
        """The deal of the first round, if other tables play it too."""
        self.is_stopped = False
        """Whether the time of the match was up, so that its finished hands decide."""
        self.rematch = ""
        self.decision: Decision | None = None
        self.answered = bytearray()
        """The digests of all granted requests, concatenated."""
        self.size = 0
        """The size of the log in bytes, as counted by its storage."""
        self.sheet: list[Scored] = []
        """The settled rounds as ``scored``; cached because every frame contains them."""
        self.transcript = Transcript(game)
        """The record of the settled rounds."""
        self.replay = b""
        """The finished match step by step, once computed."""

    @property
    def cuts(self) -> dict[int, dict[int, Cut]]:
        """The cuts by seat, under the number of deals before them."""
        return {} if self.promised is None else self.promised.cuts

    @property
    def promised(self) -> CommittedDeals | None:
        """The committed secret if the deals can be verified: not without a server to commit it.

        A deal that other tables play too is committed by their tournament.
        """
        is_committed = self.common_deal is None and not self.id.startswith(LOCAL)
        return super().promised if is_committed else None

    def check_cut(self) -> None:
        """Raise ``Refused`` if the next deal cannot be cut now, or cutting would prove nothing."""
        if self.id.startswith(LOCAL):
            raise Refused(Message("cut-local"))
        super().check_cut()

    def start_round(self) -> None:
        """Deal the next round from the secret, or as at the other tables."""
        deal = self.common_deal
        if deal is None or self.deals:
            super().start_round()
        else:
            self.match.start_from(Setup(), Deal(list(deal.order), deal.lot))

    @property
    def has_played_hands(self) -> bool:
        """Whether the match has had its number of hands; void ones do not count.

        Of a deal that other tables play too there is no second one: if it is void, it is a draw.
        """
        if self.common_deal is not None:
            return self.is_settled
        hands = self.plan.hands
        return bool(hands) and self.match.number > hands and self.is_settled

    def stop(self) -> None:
        """End the match with the hands that are finished: its time is up."""
        self.is_stopped = True
        self.clock.since = None
        self.write([Message("time-is-up")])

    @property
    def is_done(self) -> bool:
        """Whether the match has ended for good: by its rules, its number of hands or its time."""
        return super().is_done or self.is_cut_short

    @property
    def is_cut_short(self) -> bool:
        """Whether the match has ended after its number of hands or its time."""
        return self.is_stopped or self.has_played_hands

    @property
    def winners(self) -> list[int]:
        """The seats that won the match."""
        if self.forfeited is None and self.is_cut_short and not self.match.is_over:
            return self.game.match_winners(self.match)
        return super().winners

    @property
    def is_finished(self) -> bool:
        """Whether nothing more will be played, so that its record is public."""
        return self.phase == "over"

    @property
    def is_paired(self) -> bool:
        """Whether the server has paired the players, so that nobody hosts."""
        return self.plan.pairing != "none"

    @property
    def is_decided(self) -> bool:
        """Whether the seat to act has chosen its move, which is shown soon."""
        return self.decision is not None and self.decision.turned == self.turned

    def shown_ms(self) -> int:
        """Return when the next move is shown at the earliest, in milliseconds."""
        return self.turned_ms + self.plan.delay * 1000

    def calm_ms(self) -> tuple[int, int]:
        """Return the minimum and maximum time for the bot to act, in milliseconds."""
        if self.plan.pace != "calm":
            return 0, 0
        return CALM_AGAIN_MS if self.goes_on else CALM_MS

    @property
    def is_full(self) -> bool:
        """Whether every seat has a player."""
        kinds = ("person", "bot")
        return all(sitting.kind in kinds or sitting.level for sitting in self.sittings)

    # -- people ----------------------------------------------------------------------------

    def requester(self, token_hash: str) -> Requester | None:
        """Return the person with a token; ``None`` if there is none."""
        guest = self.guests.get(token_hash)
        if guest is None:
            return None
        return Requester(token_hash, guest.seat, guest.is_host, guest.muted, guest.only_phrases)

    def knows(self, token_hash: str) -> bool:
        """Return whether a token belongs to a person at the table or banned from it."""
        return token_hash in self.guests or any(token_hash in ban.tokens for ban in self.bans)

    def seats_of(self, tokens: set[str]) -> set[int | None]:
        """Return the seats of the people with these tokens."""
        return {self.guests[token].seat for token in tokens if token in self.guests}

    def is_here(self, seat: int) -> bool:
        """Return whether the seat's person is connected."""
        return seat in self.seats_of(self.here)

    def present(self, token_hash: str, is_here: bool, now_ms: int) -> None:
        """Note that a person connected or disconnected; call ``requests.tick`` afterwards."""
        if is_here and token_hash in self.guests:
            self.here.add(token_hash)
            self.reached_ms = self.reached_ms or now_ms
        else:
            self.here.discard(token_hash)
        absent = (token for token in self.guests if token not in self.here)
        self.away = {token: self.away.get(token, now_ms) for token in absent}

    def waited_for(self) -> list[int]:
        """Return the seats of the people without whom the table does not go on."""
        if self.turn is not None:
            return [self.turn] if self.plays_itself(self.turn) else []
        if self.opening or self.phase == "over" or not self.ready:
            return []
        return self.unready(self.ready)

    def unready(self, ready: set[str]) -> list[int]:
        """Return the seats of the people who play and are not ready for the next round."""
        seats = self.seats_of(ready)
        return [seat for seat in self.people if self.plays_itself(seat) and seat not in seats]

    def late_ms(self, seat: int) -> int:
        """Return when the table has waited long enough for a person it waits for."""
        since = max(self.turned_ms, self.reached_ms)
        if not self.is_here(seat):
            gone = [self.away.get(t, since) for t, g in self.guests.items() if g.seat == seat]
            since = min(since, max(gone, default=since))
        return since + IDLE_MS

    def heir(self) -> int:
        """Return the number of the player who hosts while the hosts are away; 0 if nobody can."""
        if self.is_paired:
            return 0
        numbers = [
            guest.number
            for token, guest in self.guests.items()
            if token in self.here and guest.seat is not None and not (guest.muted or guest.is_host)
        ]
        return min(numbers, default=0)

    def has_answered(self, token_hash: str, request: str) -> bool:
        """Return whether a person's request was granted before."""
        wanted = digest(token_hash, request)
        at = self.answered.find(wanted)
        while at % DIGEST and at > 0:
            at = self.answered.find(wanted, at + 1)
        return at >= 0

    def scored(self) -> list[Scored]:
        """Return the finished rounds on the score sheet; the last one may not be settled yet."""
        self.sheet += map(_scored, self.match.rounds[len(self.sheet) :])
        is_unsettled = self.round.is_over and not self.is_settled
        return [*self.sheet, _scored(self.round)] if is_unsettled else list(self.sheet)

    # -- timers and bots -------------------------------------------------------------------

    def due_ms(self) -> int | None:
        """Return when to call ``requests.tick`` next, in ms; ``None`` if no timer runs."""
        times = (self._play_ms(), self.proposal_ms(), self.passing_ms(), self.dealing_ms())
        return min((time for time in times if time is not None), default=None)

    def proposal_ms(self) -> int | None:
        """Return when a pending proposal counts as agreed to; ``None`` if there is none."""
        if self.proposal is None:
            return None
        return self.proposal.ms + (WISH_MS if self.proposal.waiting else 0)

    def passing_ms(self) -> int | None:
        """Return when hosting passes to a player; ``None`` while a host is here or nobody can."""
        hosts = [token for token, guest in self.guests.items() if guest.is_host]
        if not self.here.isdisjoint(hosts) or self.phase == "over" or not self.heir():
            return None
        gone = [self.away.get(token) for token in hosts]
        left = [time for time in gone if time is not None]
        return max(left, default=0) + HOST_AWAY_MS if len(left) == len(gone) else None

    def dealing_ms(self) -> int | None:
        """Return when a table of people who were paired deals, ready or not; ``None``: never."""
        if not self.is_paired or self.opening or self.phase not in ("waiting", "between"):
            return None
        seats = self.people
        if not any(self.is_here(seat) for seat in seats):
            return None
        if self.phase == "between":
            return self.turned_ms + PAUSE_MS
        if not self.is_full and self.plan.pairing == "rematch":
            return None
        is_all_here = self.is_full and all(self.is_here(seat) for seat in seats)
        if self.plan.event and self.common_deal is None and not is_all_here:
            # A side that does not come forfeits; a bot does not win the match for it.
            here = {self.game.sides[seat] for seat in seats if self.is_here(seat)}
            if len(here) < len(set(self.game.sides)):
                return None
        return self.turned_ms if is_all_here else self.turned_ms + ARRIVAL_MS

    def _play_ms(self) -> int | None:
        if self.wish is not None:
            return self.wished + (WISH_MS if self.wish[2] else 0)
        if self.opening:
            return self.opening + OPEN_MS if self.is_full else None
        if self.may_deal():
            return 0
        turn = self.turn
        if turn is None or self.is_decided or not self.plays_itself(turn):
            return None
        return self.clock.due(turn)

    def all_ready(self, ready: set[str]) -> bool:
        """Return whether to go on: all present are ready, and a host if anybody is absent."""
        awaited = self.unready(ready)
        if not awaited:
            return bool(ready)
        hosts = {token for token, guest in self.guests.items() if guest.is_host}
        if not hosts & ready and hosts & self.here:
            return False
        return bool(ready) and not any(self.is_here(seat) for seat in awaited)

    def may_deal(self) -> bool:
        """Return whether to deal the next round; nobody is asked again once cuts are opened."""
        if self.phase not in ("waiting", "between"):
            return False
        is_wanted = bool(self.opening or (self.ready and self.all_ready(self.ready)))
        return is_wanted and self.is_full

    def bot_to_act(self) -> int | None:
        """Return the seat to act if a bot plays it, else ``None``.

        Bots wait while an undo request is pending, and when all people have left.
        """
        if self.wish is not None or not (self.people or self.here):
            return None
        return super().bot_to_act()

    def run_clock(self, now_ms: int) -> None:
        """Start the clock of the seat to act, unless an undo request or a vacation stops it."""
        super().run_clock(now_ms)
        if self.wish is not None:
            self.clock.since = None
        elif self.clock.since is not None and self.turn in self.paused:
            self.clock.since = max(now_ms, self.paused[self.turn])

    def paused_ms(self, seat: int, now_ms: int) -> int:
        """Return how long the seat's clock still stands still, in milliseconds."""
        return max(self.paused.get(seat, 0) - now_ms, 0)


def _scored(round: State) -> Scored:
    return Scored(None if round.is_void else round.scores(), packed(round.ending()))


def digest(token: str, request: str) -> bytes:
    """Return the stored digest of a request."""
    return hashlib.blake2b(f"{token} {request}".encode(), digest_size=DIGEST).digest()


def _number(plan: TablePlan, secret: bytes) -> int:
    """Return the number of a solitaire's deal: the plan's, or one derived from the secret."""
    if plan.deal is not None:
        return plan.deal
    hashed = hashlib.sha3_256(secret + b"/number").digest()
    return int.from_bytes(hashed[:8], "big") % 999_999_999 + 1


def check_plan(plan: TablePlan) -> Game:
    """Return the game of a plan; raises ``BadOption`` if the plan is invalid."""
    game = game_of(plan.rules)
    seats = int(game.players)
    if len(plan.seats) != seats:
        raise BadOption(
            Message("bad-seats", {"seats": len(plan.seats), "low": seats, "high": seats})
        )
    if plan.deal is not None and type(game).undo != "free":
        raise BadOption(Message("plan-deal"))
    if plan.practice:
        check_practice(game, [seat.kind for seat in plan.seats])
    if plan.rated and (plan.practice or plan.clock.kind == "none" or seats < 2):
        raise BadOption(Message("plan-rated"))
    if plan.delay and seats < 2:
        raise BadOption(Message("plan-delay"))
    if plan.clock.kind != "none" and plan.clock.seconds < 1:
        raise BadOption(Message("plan-clock"))
    return game


def check_practice(game: Game, kinds: Sequence[str]) -> None:
    """Raise ``BadOption`` unless the seats are one person and otherwise bots."""
    people = [kind for kind in kinds if kind != "bot"]
    if type(game).undo == "free" or len(kinds) < 2 or len(people) != 1:
        raise BadOption(Message("plan-practice"))


def is_by_correspondence(clock: ClockPlan) -> bool:
    """Return whether the time control is at least a day per turn."""
    return clock.kind != "none" and clock.seconds >= DAY
