"""A hosted table: a match, the people who came to it, and everything they may ask for.

A room is the fold of its events (``events``): ``asking`` says which events a request amounts
to, or refuses it, and changes nothing; ``folding`` makes an event true once it is safely
written. There is no input, no output and no clock in here: the time is always handed in.

Who is connected is known only while the room is in memory (``present``); it decides what is
asked of people, never what an event does.
"""

from __future__ import annotations

import hashlib
from collections.abc import Sequence
from typing import Final

from msgspec import structs

from capicua.core.chance import Dealer
from capicua.core.game import Game
from capicua.core.reasons import BadOption, Message
from capicua.notation.transcript import Transcript
from capicua.table.clock import DAY
from capicua.table.cuts import Cut
from capicua.table.diary import packed
from capicua.table.editions import Edition, game_of, rules_of
from capicua.table.fairness import Promised
from capicua.table.play import Play
from capicua.table.protocol import ClockPlan, TablePlan
from capicua.table.seating import Asker, Ban, Guest, KeyHashes, sittings_of

WISH_MS: Final = 30_000
"""How long a wish to take something back waits for an answer."""
OPEN_MS: Final = 8_000
"""How long sealed cuts are waited for once they may be opened."""
DIGEST: Final = 8
"""Bytes kept of each request that was granted."""


class Room(Play):
    """A hosted table; made by ``folding.opened`` or from its log by ``folding.room_of``."""

    __slots__ = (
        "answered",
        "asking",
        "bans",
        "came",
        "chat",
        "edition",
        "endings",
        "guests",
        "here",
        "id",
        "keys",
        "opening",
        "plan",
        "ready",
        "rematch",
        "replay",
        "secret",
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
        edition: Edition,
        game: Game,
        is_set_up: bool = False,
    ) -> None:
        """``is_set_up``: whether it goes on from a record, so that no number gives its deal."""
        is_numbered = type(game).undo == "free" and not is_set_up
        chance = Dealer.from_seed(_number(plan, secret)) if is_numbered else Promised(secret, id)
        super().__init__(game, sittings_of(plan.seats), chance, plan.clock)
        self.is_practice = plan.practice
        self.id = id
        self.plan = structs.replace(plan, rules=rules_of(plan.rules, game))
        self.edition = edition
        """The rules that the log says the table was begun under."""
        self.secret = secret
        self.keys = keys
        self.guests: dict[str, Guest] = {}
        """Who came in, under the hashes of their tokens."""
        self.came = 0
        """How many people have come in so far."""
        self.bans: list[Ban] = []
        self.chat = plan.chat
        """What may be said at the table now."""
        self.spectator_chat = plan.spectator_chat
        self.watch_by_address = plan.watch_by_address
        """Whether everybody who has the address may watch now."""
        self.asking: dict[str, Guest] = {}
        """Who asks for a seat, under the hashes of their tokens; known in memory alone."""
        self.turned_away: set[str] = set()
        """The tokens of those who asked and were not let in; known in memory alone."""
        self.here: set[str] = set()
        """The tokens of those who are connected."""
        self.ready: set[str] = set()
        """The tokens of those who said that play may go on."""
        self.turned = 0
        """The version at which the round last changed."""
        self.turned_ms = 0
        self.wish: tuple[int, int, list[int]] | None = None
        """Who would like to take actions back, how many would be left, who has yet to agree."""
        self.wished = 0
        self.opening = 0
        """When the seals of the cuts became final; 0 while they are not."""
        self.rematch = ""
        self.answered = bytearray()
        """Digests of all requests that were granted."""
        self.size = 0
        """Bytes of the log, as far as whoever keeps it counts them."""
        self.endings: list[bytes] = []
        """How the settled rounds ended, packed, as far as anybody has asked: every frame tells."""
        self.transcript = Transcript(game)
        """The record of the settled rounds."""
        self.replay = b""
        """The finished match step by step, once somebody has worked it out."""

    @property
    def cuts(self) -> dict[int, dict[int, Cut]]:
        """What seats have added to a shuffle, under the number of deals before it."""
        return {} if self.promised is None else self.promised.cuts

    @property
    def is_full(self) -> bool:
        """Whether somebody plays at each seat."""
        kinds = ("person", "bot")
        return all(sitting.kind in kinds or sitting.level for sitting in self.sittings)

    # -- who is there ----------------------------------------------------------------------

    def asker(self, token_hash: str) -> Asker | None:
        """Return who came in under a token; nothing if nobody did."""
        guest = self.guests.get(token_hash)
        if guest is None:
            return None
        return Asker(token_hash, guest.seat, guest.is_host, guest.muted)

    def knows(self, token_hash: str) -> bool:
        """Return whether a token is that of somebody who is at the table, or banned from it."""
        return token_hash in self.guests or any(token_hash in ban.tokens for ban in self.bans)

    def seats_of(self, tokens: set[str]) -> set[int | None]:
        """Return the seats of those at the table who have one of these tokens."""
        return {self.guests[token].seat for token in tokens if token in self.guests}

    def is_here(self, seat: int) -> bool:
        """Return whether somebody who has the seat is connected."""
        return seat in self.seats_of(self.here)

    def present(self, token_hash: str, is_here: bool) -> None:
        """Somebody has connected or gone; no event, and ``asking.tick`` is to be asked."""
        if is_here and token_hash in self.guests:
            self.here.add(token_hash)
        else:
            self.here.discard(token_hash)

    def has_answered(self, token_hash: str, request: str) -> bool:
        """Return whether a request of somebody was granted before."""
        wanted = digest(token_hash, request)
        at = self.answered.find(wanted)
        while at % DIGEST and at > 0:
            at = self.answered.find(wanted, at + 1)
        return at >= 0

    def read_endings(self) -> None:
        """Note how the rounds ended that were settled since the last time."""
        fresh = self.match.rounds[len(self.endings) :]
        self.endings += [packed(round.ending()) for round in fresh]

    # -- what comes about by itself --------------------------------------------------------

    def due_ms(self) -> int | None:
        """When ``asking.tick`` is needed next; nothing where only people's doings count."""
        if self.wish is not None:
            return self.wished + (WISH_MS if self.wish[2] else 0)
        if self.opening:
            return self.opening + OPEN_MS if self.is_full else None
        turn = self.turn
        return None if turn is None or not self.plays_itself(turn) else self.clock.due(turn)

    def bot_to_act(self) -> int | None:
        """Return the seat to act where a bot plays; nothing where a person is to act, or nobody.

        Bots wait while somebody would like to take something back, and where everybody has
        left them alone.
        """
        if self.wish is not None or not (self.people or self.here):
            return None
        return super().bot_to_act()

    def run_clock(self, now_ms: int) -> None:
        """Nobody's time runs while somebody would like to take something back."""
        super().run_clock(now_ms)
        if self.wish is not None:
            self.clock.since = None


def digest(token: str, request: str) -> bytes:
    """Return what is kept of a request."""
    return hashlib.blake2b(f"{token} {request}".encode(), digest_size=DIGEST).digest()


def _number(plan: TablePlan, secret: bytes) -> int:
    """Return the number of a solitaire's deal: that of the plan, or one that nobody can guess."""
    if plan.deal is not None:
        return plan.deal
    hashed = hashlib.sha3_256(secret + b"/number").digest()
    return int.from_bytes(hashed[:8], "big") % 999_999_999 + 1


def check_plan(plan: TablePlan) -> Game:
    """Return the game of a plan; raises ``BadOption`` for a plan that cannot be."""
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
    if plan.clock.kind != "none" and plan.clock.seconds < 1:
        raise BadOption(Message("plan-clock"))
    return game


def check_practice(game: Game, kinds: Sequence[str]) -> None:
    """Raise ``BadOption`` where it is not one person who plays against bots."""
    people = [kind for kind in kinds if kind != "bot"]
    if type(game).undo == "free" or len(kinds) < 2 or len(people) != 1:
        raise BadOption(Message("plan-practice"))


def is_by_correspondence(clock: ClockPlan) -> bool:
    """Return whether there are days for a turn."""
    return clock.kind != "none" and clock.seconds >= DAY
