"""A room for tests: every event is written to the log, decoded and then applied."""

from __future__ import annotations

from dataclasses import dataclass
from itertools import count

from capicua.core.messages import Refused
from capicua.table.frames.protocol import Act, HouseRules, Next, SeatPlan, StateFrame, TablePlan
from capicua.table.play.seats import KeyHashes, Requester, key_hash
from capicua.table.room import admission, events, reducer, requests, state_frame
from capicua.table.room.requests import Answer

SECRET = bytes(range(160))
KEYS = KeyHashes(key_hash("host key"), key_hash("play key"), key_hash("watch key"))


@dataclass
class Entry:
    key: str
    name: str = ""
    seat: int | None = None
    face: str = ""


def plan(game: str, seats: str, **more) -> TablePlan:
    """A plan with seats as letters: ``m`` me, ``o`` open, ``b`` a bot, ``c`` a random bot."""
    rules = HouseRules(
        game, more.pop("preset", ""), more.pop("options", {}), more.pop("count", len(seats))
    )
    kinds = {
        "m": SeatPlan("me"),
        "o": SeatPlan("open"),
        "b": SeatPlan("bot"),
        "c": SeatPlan("bot", "random"),
    }
    return TablePlan(rules, [kinds[letter] for letter in seats], **more)


class Hosted:
    """A room, its log, and the people at it."""

    def __init__(self, made: TablePlan, now: int = 1000) -> None:
        self.now = now
        self.room, event = reducer.opened("t", made, SECRET, KEYS, now)
        self.log = [events.encode(event)]
        self.ids = count()

    def write(self, happened: list[events.Event]) -> None:
        for event in happened:
            data = events.encode(event)
            self.log.append(data)
            reducer.apply(self.room, events.decode(data))

    def enter(
        self, key: str, name: str = "", seat: int | None = None, token: str = "", face: str = ""
    ) -> str:
        token = token or f"token of {name or next(self.ids)}"
        entry = Entry(f"{key} key", name, seat, face)
        self.write(admission.enter(self.room, entry, token, self.now))
        self.room.present(token, True, self.now)
        return token

    def requester(self, token: str) -> Requester:
        found = self.room.requester(token)
        assert found is not None
        return found

    def ask(self, token: str, kind: type, *fields, id: str = "", **named) -> Answer:
        frame = kind(id or f"r{next(self.ids)}", *fields, **named)
        answer = requests.answer_to(self.room, self.requester(token), frame, self.now)
        self.write(answer.events)
        return answer

    def why_refused(self, token: str, kind: type, *fields, **named) -> str:
        before = self.room.version
        try:
            self.ask(token, kind, *fields, **named)
        except Refused as refused:
            assert self.room.version == before
            return refused.message.id
        return ""

    def state(self, token: str, since: int = 0) -> StateFrame:
        common = state_frame.shared_frame(self.room, self.now)
        return state_frame.state(self.room, self.requester(token), since, common)

    def tick(self) -> None:
        self.write(requests.tick(self.room, self.now))

    def act(self, token: str, choice: int = 0) -> None:
        seen = self.state(token).seen
        self.ask(token, Act, seen.choices[choice].action, self.room.version)

    def bots(self) -> None:
        """Let bots act until it is a person's turn."""
        while (seat := self.room.bot_to_act()) is not None:
            self.write(requests.bot_acts(self.room, seat, self.room.bot_choice(seat), self.now))

    def at_turn(self, tokens: list[str]) -> str:
        return next(token for token in tokens if self.requester(token).seat == self.room.turn)

    def play_round(self, tokens: list[str]) -> None:
        for _ in range(2000):
            self.bots()
            if self.room.phase != "playing":
                return
            turn = self.at_turn(tokens)
            seat = self.room.turn
            assert seat is not None
            self.ask(turn, Act, self.room.bot_choice(seat), self.room.version)
        raise AssertionError("the round does not end")

    def begin(self, tokens: list[str]) -> None:
        for token in tokens:
            self.ask(token, Next)


def two(game: str = "block", **more) -> tuple[Hosted, str, str]:
    """Ana, the host, and Beto, at the start of a round."""
    table = Hosted(plan(game, more.pop("seats", "mo"), **more))
    ana, beto = table.enter("host", "Ana"), table.enter("play", "Beto")
    table.begin([ana, beto])
    return table, ana, beto


def alone(game: str = "squeeze", seats: str = "m", **more) -> tuple[Hosted, str]:
    """Ana, alone or with bots."""
    table = Hosted(plan(game, seats, **more))
    return table, table.enter("host", "Ana")
