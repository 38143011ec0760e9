"""Continuing play from a position of a record, at a hosted table or a terminal.

The deal, the moves up to the position and all earlier rounds come from the record. Play then
continues as in any match, except that its deals cannot be verified.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from msgspec import Struct
from msgspec.structs import replace

from capicua.catalogue import preset_of
from capicua.core.match import Match
from capicua.core.messages import Message, Refused
from capicua.core.tiles.random import Dealer
from capicua.notation import Record, replay
from capicua.table.fairness.set_up import SetUp
from capicua.table.frames.protocol import HouseRules, SeatPlan, TablePlan
from capicua.table.play.play import Play
from capicua.table.play.seats import KeyHashes, SeatOccupant
from capicua.table.room.events import KeptRound, Opened
from capicua.table.room.rules_snapshot import RulesSnapshot, game_under, snapshot_of
from capicua.table.room.snapshots import kept, play_again

MOST_MOVES: Final = 5_000
"""The maximum number of moves in such a record: about two hundred rounds of four players."""


class Position(Struct):
    """A position of a record, with everything needed to continue from it."""

    rules: HouseRules
    edition: RulesSnapshot
    turn: int
    """The seat to act."""
    rounds: list[KeptRound]
    """The rounds up to the position; the last one ends there."""


def position(record: Record, round: int, moves: int) -> Position:
    """Return the position after a number of moves of a round; rounds are counted from 1.

    Only finished rounds can be continued, because their hands are no longer secret. Raises
    ``Refused`` if there is no such position, and ``RecordError`` if the replay fails.
    """
    if sum(len(each.moves) for each in record.rounds) > MOST_MOVES:
        raise Refused(Message("from-long", {"high": MOST_MOVES}))
    match = replay(record)
    _check(record, match, round, moves)
    states = match.rounds[:round]
    states[-1] = states[-1].at(moves)
    rounds = [kept(state) for state in states]
    game = match.game
    preset, options = preset_of(game)
    rules = HouseRules(game.id, preset, options, int(game.players))
    return Position(rules, snapshot_of(game), int(states[-1].turn), rounds)


def _check(record: Record, match: Match, round: int, moves: int) -> None:
    """Raise ``Refused`` if play cannot continue from this position."""
    finished = len(match.rounds)
    if finished < round <= len(record.rounds):
        raise Refused(Message("from-unfinished", {"round": round}))
    if not 1 <= round <= finished:
        raise Refused(Message("from-round", {"round": round, "high": finished}))
    high = len(match.rounds[round - 1].log)
    if not 0 <= moves < high:
        raise Refused(Message("from-move", {"move": moves + 1, "round": round, "high": high}))


def plan_at(at: Position, seat: int | None, level: str, name: str, face: str = "") -> TablePlan:
    """Return the plan of a table for one person, with bots of a level at the other seats.

    ``seat`` defaults to the seat to act. Raises ``Refused`` if it does not exist.
    """
    seat = at.turn if seat is None else seat
    if not 0 <= seat < at.rules.seats:
        raise Refused(Message("no-such-seat", {"seat": seat, "high": at.rules.seats - 1}))
    seats = [SeatPlan("bot", level)] * at.rules.seats
    seats[seat] = SeatPlan("me")
    return TablePlan(at.rules, seats, name, face=face)


def opening(
    at: Position, plan: TablePlan, id: str, secret: bytes, keys: KeyHashes, now_ms: int
) -> Opened:
    """Return the event that opens a table continuing from a position."""
    return Opened(
        ms=now_ms,
        table=id,
        plan=plan,
        secret=secret,
        keys=keys,
        edition=at.edition,
        rounds=at.rounds,
    )


def play_at(at: Position, sittings: list[SeatOccupant]) -> Play:
    """Return a match that continues from a position; raises ``BadOption``."""
    game = game_under(at.rules, at.edition, at.rules.seats)
    play = Play(game, sittings, Dealer.from_seed(None))
    set_up_play(play, at.rounds)
    return play


def set_up_play(play: Play, rounds: Sequence[KeptRound], now_ms: int = 0) -> None:
    """Set up a position at a new table, with the moves of its round in the log.

    The match counts as assisted, because the player may have seen every hand.
    """
    last = rounds[-1]
    play.set_up = SetUp(len(rounds), len(last.log))
    play_again(play, [*rounds[:-1], replace(last, log=[])], is_settled=False)
    play.is_assisted = True
    play.write([set_up_message(play.set_up)])
    for action in last.log:
        play.act(int(play.round.turn), action, now_ms=now_ms)
    play.run_clock(now_ms)


def set_up_message(at: SetUp) -> Message:
    """Return the message that says where play started."""
    return Message("set-up", {"round": at.round, "moves": at.moves})
