"""A state machine of people at a hosted table, with restarts from the log and snapshots.

After every step, replaying the log gives the same table, each request has been executed once,
and no state frame reveals anything hidden from its reader.
"""

import base64

import msgspec
from hypothesis import HealthCheck, settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, invariant, precondition, rule

from capicua.core.messages import Refused
from capicua.core.tiles.random import Rng
from capicua.table.fairness.cuts import seal_of
from capicua.table.frames import host_frames, protocol
from capicua.table.frames.protocol import ClockPlan
from capicua.table.play.seats import Requester
from capicua.table.room import events, moderation, requests, snapshots, state_frame
from capicua.table.room.reducer import room_of
from tests.table.hosted_table import SECRET, Hosted, plan

TABLES = [
    plan("block", "moo", clock=ClockPlan("bank", 30, 2)),
    plan("garrafina", "moob", clock=ClockPlan("turn", 20, at_zero="bot")),
    plan("texas_42", "mobo", club=True),
    plan("muggins", "mob", options={"scoring_claims": "claim"}),
    plan("draw", "mo", clock=ClockPlan("turn", 20, at_zero="forfeit")),
    plan("squeeze", "m", preset="squeeze_6"),
    plan("thats_it", "mob", open_hands=True),
]
NAMES = ["Ana", "Beto", "Caro", "Dani"]
TOKENS = [f"the token of {name}" for name in NAMES]
PLAIN = {
    kind.__name__.lower(): kind
    for kind in (
        protocol.Undo,
        protocol.Next,
        protocol.Restart,
        protocol.Hint,
        protocol.Auto,
        protocol.Rematch,
        protocol.Leave,
        host_frames.People,
        host_frames.Rekey,
    )
}
MODERATION = ["mute", "unmute", "remove", "ban", "unban"]
NONCE = "5c" * 16
people = st.integers(0, 3)


class Table(RuleBasedStateMachine):
    """A table, and four people who may be present or absent."""

    @initialize(made=st.sampled_from(TABLES))
    def open(self, made) -> None:
        self.table = Hosted(made)
        self.granted: list[tuple[str, protocol.ClientFrame]] = []
        self.enter(0)

    def tell(self, who: int, kind: type, *fields) -> None:
        token = TOKENS[who]
        requester = self.table.room.requester(token)
        if requester is None:
            return
        frame = kind(f"r{next(self.table.ids)}", *fields)
        before = self.frozen()
        try:
            answer = requests.answer_to(self.table.room, requester, frame, self.table.now)
        except Refused:
            assert self.frozen() == before
            return
        assert self.frozen() == before
        self.table.write(answer.events)
        if answer.events:
            self.granted.append((token, frame))

    def frozen(self) -> bytes:
        return events.encode(snapshots.snapshot(self.table.room))

    @rule(who=people)
    def enter(self, who: int) -> None:
        try:
            key = "host" if who == 0 else "watch" if who == 3 else "play"
            self.table.enter(key, NAMES[who], token=TOKENS[who])
        except Refused:
            pass

    @rule(who=people, is_here=st.booleans())
    def come_or_go(self, who: int, is_here: bool) -> None:
        self.table.room.present(TOKENS[who], is_here, self.table.now)
        self.table.tick()

    @rule(choice=st.integers(0, 50), times=st.integers(1, 8))
    def play(self, choice: int, times: int) -> None:
        """Take some actions for whichever seat is to act."""
        for _ in range(times):
            room = self.table.room
            seat = room.bot_to_act()
            if seat is not None:
                self.table.write(
                    requests.bot_acts(room, seat, room.bot_choice(seat), self.table.now)
                )
                continue
            who = next(
                (n for n in range(4) if (a := room.requester(TOKENS[n])) and a.seat == room.turn),
                None,
            )
            if room.turn is None or who is None:
                return
            legal = room.round.legal_actions()
            self.tell(who, protocol.Act, legal[choice % len(legal)], room.version)

    @rule(who=people, action=st.integers(-5, 400), back=st.integers(0, 3))
    def act_wildly(self, who: int, action: int, back: int) -> None:
        self.tell(who, protocol.Act, action, self.table.room.version - back)

    @rule(who=people)
    def go_on(self, who: int) -> None:
        self.tell(who, protocol.Next)

    @rule(who=people)
    def take_back(self, who: int) -> None:
        self.tell(who, protocol.Undo)

    @rule(who=people, yes=st.booleans())
    def agree(self, who: int, yes: bool) -> None:
        self.tell(who, protocol.Consent, yes)

    @rule(who=people, seat=st.integers(0, 4), level=st.sampled_from(["", "greedy", "random"]))
    def replace(self, who: int, seat: int, level: str) -> None:
        self.tell(who, protocol.Replace, seat, level)

    @rule(who=people, seat=st.integers(0, 4))
    def propose(self, who: int, seat: int) -> None:
        self.tell(who, protocol.Propose, seat)

    @rule(who=people, text=st.text(max_size=12))
    def say(self, who: int, text: str) -> None:
        self.tell(who, protocol.Say, "", text)

    @rule(who=people, text=st.sampled_from(["a", "b"]))
    def cut(self, who: int, text: str) -> None:
        """Seal a cut; ``open_cut`` opens it, or tries a different text."""
        room, requester = self.table.room, self.table.room.requester(TOKENS[who])
        seat = None if requester is None else requester.seat
        if seat is not None:
            self.tell(who, protocol.Seal, seal_of(room.id, room.deals, seat, NONCE, text))

    @rule(who=people, text=st.sampled_from(["", "a", "b"]))
    def open_cut(self, who: int, text: str) -> None:
        self.tell(who, protocol.Open, NONCE, text)

    @rule(who=people, kind=st.sampled_from([protocol.Hint, protocol.Auto, protocol.Restart]))
    def get_help(self, who: int, kind: type) -> None:
        self.tell(who, kind)

    @rule(who=people, whom=people, do=st.sampled_from(MODERATION))
    def moderate(self, who: int, whom: int, do: str) -> None:
        room = self.table.room
        guest = room.guests.get(TOKENS[whom])
        banned = [ban.number for ban in room.bans if TOKENS[whom] in ban.tokens]
        numbers = banned if guest is None else [guest.number]
        self.tell(who, host_frames.Moderate, numbers[-1] if numbers else 99, do)

    @rule(who=people, chat=st.sampled_from(["off", "phrases", "free"]), spectators=st.booleans())
    def set_chat(self, who: int, chat: str, spectators: bool) -> None:
        self.tell(who, host_frames.Chat, chat, spectators)

    @rule(who=people)
    def rekey(self, who: int) -> None:
        """Replace the links with identical keys, so that later steps can use them."""
        room, token = self.table.room, TOKENS[who]
        requester = room.requester(token)
        if requester is not None and requester.is_host and not room.guests[token].is_acting:
            request = f"r{next(self.table.ids)}"
            now = self.table.now
            self.table.write(moderation.rekeyed(room, requester, request, room.keys, now))
            assert room.requester(token) is not None

    @invariant()
    def everybody_has_a_unique_number(self) -> None:
        if hasattr(self, "table"):
            room = self.table.room
            numbers = [guest.number for guest in room.guests.values()]
            assert len({*numbers, *(ban.number for ban in room.bans)}) == len(
                [*numbers, *room.bans]
            )
            assert all(0 < number <= room.came for number in numbers)
            assert room.here <= set(room.guests)

    @rule(who=st.integers(1, 3))
    def leave(self, who: int) -> None:
        self.tell(who, protocol.Leave)

    @rule(seconds=st.sampled_from([0, 10, 40, 70, 200]))
    def time_passes(self, seconds: int) -> None:
        self.table.now += seconds * 1000
        self.table.tick()

    @precondition(lambda self: self.granted)
    @rule(which=st.integers(0, 10**6))
    def ask_again(self, which: int) -> None:
        """Repeat a granted request, which must have no further effect."""
        token, frame = self.granted[which % len(self.granted)]
        room = self.table.room
        requester = room.requester(token)
        if requester is not None:
            assert requests.answer_to(room, requester, frame, self.table.now).events == []

    @rule(from_snapshot=st.booleans())
    def restart_the_server(self, from_snapshot: bool) -> None:
        here = set(self.table.room.here)
        if from_snapshot:
            self.table.log = [self.frozen()]
        self.table.room = room_of(map(events.decode, self.table.log))
        for token in here:
            self.table.room.present(token, True, self.table.now)

    @invariant()
    def the_log_gives_the_same_table(self) -> None:
        if hasattr(self, "table"):
            again = room_of(map(events.decode, self.table.log))
            assert events.encode(snapshots.snapshot(again)) == self.frozen()

    @invariant()
    def frames_reveal_nothing_hidden(self) -> None:
        """Check that frames have no secrets, and do not depend on tiles hidden from the reader."""
        if not hasattr(self, "table"):
            return
        room = self.table.room
        for token in room.guests:
            frame = self.frame(token)
            hidden = [SECRET.hex(), base64.b64encode(SECRET).decode(), *room.guests]
            hidden += [room.keys.host, room.keys.play, room.keys.watch]
            assert all(secret.encode() not in frame for secret in hidden)
            seat = self.table.requester(token).seat
            if seat is None or not room.deals or room.is_free or room.round.is_over:
                continue
            # A sampled round has no shuffle to be replayed from, so nothing can be undone.
            real, actors = room.round, room.actors
            room.actors = bytearray()
            frame = self.frame(token)
            room.match.round = real.resample(seat, Rng(room.version))
            assert self.frame(token) == frame
            room.match.round, room.actors = real, actors

    @invariant()
    def exactly_the_listed_requests_are_granted(self) -> None:
        if not hasattr(self, "table"):
            return
        room = self.table.room
        for token in room.guests:
            requester = self.table.requester(token)
            may = self.state(requester).may
            for name, kind in PLAIN.items():
                try:
                    requests.answer_to(room, requester, kind("never sent"), self.table.now)
                    is_granted = True
                except Refused:
                    is_granted = False
                assert is_granted == (name in may), name
            assert any(self.may_propose(requester, seat) for seat in range(4)) == ("propose" in may)
            assert sum(guest.is_acting for guest in room.guests.values()) <= 1
            assert all(guest.is_host for guest in room.guests.values() if guest.is_acting)

    def may_propose(self, requester: Requester, seat: int) -> bool:
        try:
            frame = protocol.Propose("never sent", seat)
            requests.answer_to(self.table.room, requester, frame, self.table.now)
        except Refused:
            return False
        return True

    def frame(self, token: str) -> bytes:
        return msgspec.json.encode(self.state(self.table.requester(token)))

    def state(self, requester: Requester) -> protocol.StateFrame:
        room = self.table.room
        return state_frame.state(room, requester, 0, state_frame.shared_frame(room, self.table.now))


TestTable = Table.TestCase
TestTable.settings = settings(
    max_examples=40,
    stateful_step_count=60,
    suppress_health_check=list(HealthCheck),
)
