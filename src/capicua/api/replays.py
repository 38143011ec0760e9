"""Replays: the table after each action of a record, from any point of view.

A replay may take seconds. Worker processes compute it (``answer``) and return it encoded.
"""

from __future__ import annotations

import itertools
import zlib
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from typing import Any, Final, Literal, NamedTuple

import msgspec
from msgspec import Raw

from capicua.api.models import Replay, ReplayRound, ReplayStep, Verdict, WholeReplay
from capicua.api.queries import AnswerCache, JobKind, Query, encoded
from capicua.catalogue import preset_of
from capicua.core.game import Game
from capicua.core.match import Match
from capicua.core.messages import Message, Refused
from capicua.core.seats import seat_letter
from capicua.core.state import State
from capicua.notation import (
    Record,
    Step,
    game_of,
    read,
    replay,
    set_variations,
    steps,
    variation_lines,
    write,
)
from capicua.table.fairness.verification import verify
from capicua.table.frames.protocol import HouseRules, RoundLine, Text
from capicua.table.play.public_log import texts
from capicua.table.room import snapshots
from capicua.table.room.retired_table import RetiredTable
from capicua.table.room.room import Room

ALL_HANDS: Final = -1
"""The point of view that shows every hand."""
_decode: Final = msgspec.json.Decoder(WholeReplay).decode
MOST_STEPS: Final = 5_000
"""Maximum number of steps in a replay of a whole record: two hundred rounds of four players."""


class ReplayQuery(NamedTuple):
    """A question about a record."""

    kind: Literal["whole", "match", "round", "verdict"]
    text: str
    may_pack: bool
    """Whether the client accepts gzip."""
    seat: int = ALL_HANDS
    number: int = 0


@dataclass(frozen=True)
class VariationsQuery(Query):
    """A record, with other variations in one of its rounds."""

    shelf = AnswerCache("variations", JobKind.REPLAY, kept=20)  # some 20 kB each

    record: str
    number: int
    """Counted from 1, in the record's order."""
    variations: str

    def answer(self) -> bytes:
        """Return the record as text. Raise ``Refused``, also for moves that are illegal."""
        record = read(self.record)
        check_round(self.number, len(record.rounds))
        set_variations(record.rounds[self.number - 1], self.variations)
        text = write(record)
        replay(read(text), any_version=True)
        return text.encode()


def answer(wish: ReplayQuery) -> tuple[bytes, bool]:
    """Return the answer as JSON, and whether it is compressed. Raise ``Refused``."""
    return encoded(_found(wish), wish.may_pack)


def _found(wish: ReplayQuery) -> Any:
    if wish.kind == "verdict":
        verdict = verify(wish.text)
        return Verdict(verdict.fair, texts(verdict.said, None))
    record = read(wish.text)
    if wish.kind == "round":
        return round_of(record, wish.number, wish.seat)
    match = replay_of(record)
    return WholeReplay(match, rounds_of(record, wish.seat)) if wish.kind == "whole" else match


def finished_of(room: Room) -> str | WholeReplay:
    """Return a table's record, or the stored replay if its version of the rules is gone.

    Raise ``Refused`` if no replay was stored.
    """
    if not isinstance(room, RetiredTable):
        return text_of(room)
    if not room.replay:
        raise Refused(Message("replay-other-version", {"version": room.edition.version}))
    return _decode(zlib.decompress(room.replay))


def text_of(room: Room) -> str:
    """Return a table's match in notation; during play, only its finished rounds."""
    return write(snapshots.record(room))


def packed(text: str) -> bytes:
    """Return the match of a record, step by step with all hands, compressed: about 12 kB."""
    record = read(text)
    whole = WholeReplay(replay_of(record), rounds_of(record, ALL_HANDS))
    return zlib.compress(msgspec.json.encode(whole))


def kept_round(whole: WholeReplay, number: int) -> ReplayRound:
    """Return one round of a stored replay, counted from 1, all hands. Raise ``Refused``."""
    check_round(number, len(whole.rounds))
    return whole.rounds[number - 1]


def replay_of(record: Record) -> Replay:
    """Return the players and the score sheet of a record. Raise ``Refused``."""
    game = game_of(record)
    match = _last(steps(record, any_version=True))
    rounds = [] if match is None else match.rounds
    preset, options = preset_of(game)
    return Replay(
        rules=HouseRules(game.id, preset, options, int(game.players)),
        names=[record.names.get(seat_letter(seat), "") for seat in range(int(game.players))],
        sides=[int(side) for side in game.sides],
        rounds=[
            RoundLine(None if round.is_void else round.scores(), said(round.ending(), ALL_HANDS))
            for round in rounds
        ],
        totals=[0] * int(game.players) if match is None else list(match.totals),
        winners=[] if match is None else list(match.winners),
    )


def rounds_of(record: Record, seat: int) -> list[ReplayRound]:
    """Return every round of a record, as seen by a seat or with all hands. Raise ``Refused``."""
    check_seat(game_of(record), seat)
    found: list[list[ReplayStep]] = []
    for count, step in enumerate(steps(record, any_version=True)):
        if count >= MOST_STEPS:
            raise Refused(Message("too-long"))
        if step.move is None:
            found.append([])
        found[-1].append(step_of(step, seat))
    return [
        ReplayRound(number, len(found), made, variation_lines(record.rounds[number - 1]))
        for number, made in enumerate(found, 1)
    ]


def round_of(record: Record, number: int, seat: int) -> ReplayRound:
    """Return one round of a record, counted from 1. Raise ``Refused``."""
    check_seat(game_of(record), seat)
    found = [step_of(step, seat) for step in moments_of(record, number)]
    own = variation_lines(record.rounds[number - 1])
    return ReplayRound(number, len(record.rounds), found, own)


def moments_of(record: Record, number: int) -> Iterator[Step]:
    """Yield the deal and each move of one round, counted from 1. Raise ``Refused``."""
    check_round(number, len(record.rounds))
    dealt = 0
    for step in steps(record, any_version=True):
        dealt += step.move is None
        if dealt == number:
            yield step
        elif dealt > number:
            break


def step_of(step: Step, seat: int) -> ReplayStep:
    """Return a step of a record, from a point of view."""
    state = step.state
    told = itertools.chain(step.said, state.ending() if state.is_over else ())
    return ReplayStep(
        said=said(told, seat),
        zones=zones_of(state, seat),
        seat=step.seat,
        action="" if step.move is None else step.move.action,
        over=state.is_over,
    )


def zones_of(state: State, seat: int) -> Raw:
    """Return the zones of the table as JSON, from a point of view."""
    zones = state.zones() if seat == ALL_HANDS else state.view(seat).zones
    return Raw(msgspec.json.encode([zone.as_data() for zone in zones]))


def said(messages: Iterable[Message], seat: int) -> list[Text]:
    """Return the messages that the point of view received."""
    return [
        Text.of(message)
        for message in messages
        if message.only is None or seat in (message.only, ALL_HANDS)
    ]


def check_round(number: int, count: int) -> None:
    """Raise ``Refused`` if there is no round with this number, counted from 1."""
    if not 1 <= number <= count:
        raise Refused(Message("no-such-round", {"number": number, "high": count}))


def check_seat(game: Game, seat: int) -> None:
    """Raise ``Refused`` if the game has no such seat."""
    if not ALL_HANDS <= seat < game.players:
        raise Refused(Message("no-such-seat", {"seat": seat, "high": int(game.players) - 1}))


def _last(moments: Iterator[Step]) -> Match | None:
    match = None
    for step in moments:
        match = step.match
    return match
