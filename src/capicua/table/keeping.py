"""A room as one event, so that its log can begin there."""

from __future__ import annotations

from typing import TYPE_CHECKING

from capicua.core.chance import Deal, Dealer
from capicua.core.match import Match
from capicua.core.seats import seat_letter
from capicua.core.setup import Setup
from capicua.core.state import State
from capicua.notation import Record, record_of
from capicua.table import fairness
from capicua.table.diary import Diary
from capicua.table.events import KeptRound, Snapshot
from capicua.table.seating import Sitting
from capicua.table.table import Player, Table

if TYPE_CHECKING:
    from capicua.table.room import Room


def snapshot(room: Room, now_ms: int) -> Snapshot:
    """Everything the room amounts to."""
    table = room.table
    rounds = [] if table is None else list(table.match.rounds)
    if table is not None and not table.is_settled:
        rounds.append(table.round)
    return Snapshot(
        ms=now_ms,
        table=room.id,
        plan=room.plan,
        secret=room.secret,
        keys=room.keys,
        version=room.version,
        sittings=[Sitting(s.kind, s.name, s.level) for s in room.sittings],
        guests={token: g.copy() for token, g in room.guests.items()},
        rounds=[_kept(round) for round in rounds],
        is_settled=table is not None and table.is_settled,
        is_assisted=table is not None and table.is_assisted,
        turned=room.turned,
        turned_ms=room.turned_ms,
        actors=bytes(room.actors),
        ready=sorted(room.ready),
        wish=room.wish,
        wished=room.wished,
        cuts={deal: dict(cuts) for deal, cuts in room.cuts.items()},
        forfeited=room.forfeited,
        rematch=room.rematch,
        clock=room.clock.copy(),
        answered=bytes(room.answered),
        lines=room.diary.kept(),
        first_line=room.diary.first,
    )


def restore(room: Room, event: Snapshot) -> None:
    """Makes a fresh room what the snapshot says."""
    room.version = event.version
    room.sittings = [Sitting(s.kind, s.name, s.level) for s in event.sittings]
    room.guests = {token: g.copy() for token, g in event.guests.items()}
    room.turned, room.turned_ms = event.turned, event.turned_ms
    room.actors = bytearray(event.actors)
    room.ready = set(event.ready)
    room.wish, room.wished = event.wish, event.wished
    room.cuts = {deal: dict(cuts) for deal, cuts in event.cuts.items()}
    room.forfeited = event.forfeited
    room.rematch = event.rematch
    room.clock = event.clock.copy()
    room.answered = bytearray(event.answered)
    room.diary = Diary.of(event.lines, event.first_line)
    if event.rounds:
        room.table = _table(room, event)


def _table(room: Room, event: Snapshot) -> Table:
    """The match played again, as far as it went."""
    match = Match(room.game, room.dealer(len(event.rounds) - 1), begin=False)
    for number, kept in enumerate(event.rounds):
        setup = Setup(kept.number, kept.starter, kept.totals, kept.streak, kept.pot)
        match.start_from(setup, Deal(kept.order, kept.lot))
        for action in kept.log:
            match.round.apply(action)
        if event.is_settled or number < len(event.rounds) - 1:
            match.settle()
    table = Table(match, [Player("")] * int(room.game.players), is_assisted=event.is_assisted)
    table.events.clear()
    return table


def record(room: Room) -> Record:
    """The finished rounds as a record, with what anybody needs to check the deals.

    Where one shuffle serves several rounds, what lies in the stock of those it has served are
    the hands of those to come: it is left out until the match is over.
    """
    match = Match(room.game, Dealer.from_seed(0), begin=False)
    if room.table is not None:
        played = room.table.match
        match.rounds = list(played.rounds)
        match.totals, match.is_over = list(played.totals), played.is_over
        match.winners = list(played.winners)
        if match.rounds:
            match.round = match.last
        if room.table.round.is_over:
            match.round = room.table.round
    names = [sitting.name for sitting in room.sittings]
    found = record_of(match, names, _tags(room))
    if room.table is not None and room.phase != "over":
        for round in found.rounds[_first_of_shuffle(room.table.match) :]:
            round.stock = []
    return found


def _first_of_shuffle(match: Match) -> int:
    """How many finished rounds there are before those whose shuffle is still being dealt from."""
    shadow = Match(match.game, Dealer.from_seed(0), begin=False)
    first = 0
    for count, state in enumerate(match.rounds, 1):
        shadow.round = state
        shadow.settle()
        if not match.game.tiles_gone(shadow):
            first = count
    return first


def _tags(room: Room) -> dict[str, str]:
    found: dict[str, str] = {}
    if room.number is not None:
        found["Deal"] = str(room.number)
    if room.table is not None and room.table.is_assisted:
        found["Assisted"] = "yes"
    if room.forfeited is not None:
        found["Forfeited"] = seat_letter(room.forfeited)
    if room.table is not None and room.number is None:
        found.update(fairness.tags(room.secret, room.id, room.table.match, room.cuts))
    return found


def _kept(round: State) -> KeptRound:
    setup = round.setup
    return KeptRound(
        number=setup.number,
        starter=setup.starter,
        totals=list(setup.totals),
        streak=setup.streak,
        pot=setup.pot,
        order=[int(tile) for tile in round.order],
        lot=int(round.lot),
        log=[int(action) for action in round.log],
    )
