"""Stored forms of a match: a room as a snapshot, a public record, a record for resuming it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, NamedTuple

from capicua.core.match import Match
from capicua.core.messages import BadOption, Message
from capicua.core.seats import parse_seat, seat_letter
from capicua.core.setup import Setup
from capicua.core.state import State
from capicua.core.tiles.random import Deal, Dealer
from capicua.notation import Record, record_of, steps
from capicua.notation.round_setup import follows, resume
from capicua.table.fairness import commitment
from capicua.table.fairness.commitment import CommittedDeals
from capicua.table.fairness.verification import SET_UP, cuts_of, set_up_of
from capicua.table.play.clock import NO_CLOCK, clock_plan, clock_text
from capicua.table.play.play import Play
from capicua.table.play.seats import STAND_IN, SeatOccupant
from capicua.table.room.events import Chronicle, KeptRound, Snapshot
from capicua.table.room.retired_table import RetiredTable
from capicua.table.room.room import Room

EVERY: Final = 50
"""Number of events after which a snapshot is due."""
AT_DEAL: Final = 16
"""Minimum number of events since the last snapshot for a deal to be followed by one."""
PERSON = "person"
"""The word for a seat without a bot in the header line ``Bots``."""

# -- snapshots: a room as one event, from which a log can start ----------------------------------


class Progress(NamedTuple):
    """How far a table was before some events."""

    deals: int
    was_over: bool

    @classmethod
    def of(cls, room: Room) -> Progress:
        """Return how far a table is."""
        return cls(room.deals, room.phase == "over")

    def is_worth_keeping(self, room: Room, last: int) -> bool:
        """Return whether a snapshot is due; once the rules change, only snapshots can be read.

        ``last`` is the version of the last one.
        """
        since = room.version - last
        if room.deals != self.deals:
            return self.deals == 0 or since >= AT_DEAL
        return since >= EVERY or (room.phase == "over" and not self.was_over)


def snapshot(room: Room, now_ms: int = 0) -> Snapshot:
    """Return the complete state of the room as one event."""
    rounds = list(room.match.rounds)
    if not room.is_settled:
        rounds.append(room.round)
    return Snapshot(
        ms=now_ms,
        table=room.id,
        plan=room.plan,
        secret=room.secret,
        keys=room.keys,
        version=room.version,
        sittings=list(room.sittings),
        guests={token: g.copy() for token, g in room.guests.items()},
        came=room.came,
        bans=list(room.bans),
        chat=room.chat,
        spectator_chat=room.spectator_chat,
        watch_by_address=room.watch_by_address,
        size=room.size,
        proposal=room.proposal,
        rounds=[kept(round) for round in rounds],
        is_settled=room.is_settled,
        is_assisted=room.is_assisted,
        turned=room.turned,
        turned_ms=room.turned_ms,
        actors=bytes(room.actors),
        ready=sorted(room.ready),
        wish=room.wish,
        wished=room.wished,
        opening=room.opening,
        cuts={deal: dict(cuts) for deal, cuts in room.cuts.items()},
        forfeited=room.forfeited,
        rematch=room.rematch,
        clock=room.clock.copy(),
        answered=bytes(room.answered),
        lines=room.diary.kept(),
        first_line=room.diary.first,
        edition=room.edition,
        set_up=room.set_up,
        is_practice=room.is_practice,
        chronicle=chronicle(room),
        replay=room.replay,
        paused=dict(room.paused),
        deal=room.common_deal,
        is_stopped=room.is_stopped,
    )


def chronicle(room: Room) -> Chronicle:
    """Return the match so far in a form that needs no rules."""
    text = room.transcript.text(room.match, _names(room), _tags(room)) if room.deals else ""
    return Chronicle(
        totals=room.totals,
        winners=room.winners,
        is_over=room.phase == "over",
        rounds=room.scored(),
        record=text,
    )


def restore(room: Room, event: Snapshot) -> None:
    """Restore the play of a snapshot after its beginning; raises ``BadOption`` for other totals."""
    room.is_assisted = event.is_assisted
    room.turned, room.turned_ms = event.turned, event.turned_ms
    room.actors = bytearray(event.actors)
    room.ready = set(event.ready)
    room.wish, room.wished = event.wish, event.wished
    room.proposal = event.proposal
    room.opening = event.opening
    room.paused = dict(event.paused)
    room.is_stopped = event.is_stopped
    room.cuts.update({deal: dict(cuts) for deal, cuts in event.cuts.items()})
    room.clock = event.clock.copy()
    room.set_up, room.is_practice = event.set_up, event.is_practice
    play_again(room, event.rounds, event.is_settled)
    if event.chronicle is not None and event.chronicle.totals != room.totals:
        raise BadOption(Message("log-other-result"))


def play_again(play: Play, rounds: Sequence[KeptRound], is_settled: bool) -> None:
    """Replay kept rounds at a new table; ``is_settled`` means that the last one is counted."""
    match = play.match
    for deals, round in enumerate(rounds, 1):
        setup = Setup(round.number, round.starter, round.totals, round.streak, round.pot)
        if not follows(match, round.number):
            resume(match, setup)
        match.start_from(setup, Deal(round.order, round.lot))
        for action in round.log:
            match.round.advance(action)
        if is_settled or deals < len(rounds):
            match.settle()
    _dealt(play, len(rounds))


def _dealt(play: Play, deals: int) -> None:
    """Set the number of rounds dealt, and the dealer of the last one."""
    play.deals = deals
    if play.source is not None and deals:
        play.match.dealer = play.source.dealer(deals - 1)


def kept(round: State) -> KeptRound:
    """Return everything needed to replay a round."""
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


# -- the public record ---------------------------------------------------------------------------


def record(play: Play) -> Record:
    """Return the finished rounds as a record, with everything needed to verify the deals.

    If one shuffle serves several rounds, the stock contains the hands of the rounds to come, so
    it is left out until the match is over.
    """
    if isinstance(play, RetiredTable):
        return play.public_record()
    match = Match(play.game, Dealer(b""), begin=False)
    match.rounds = list(play.match.rounds)
    match.totals, match.is_over = list(play.match.totals), play.match.is_over
    match.winners = list(play.match.winners)
    if match.rounds:
        match.round = match.last
    if play.round.is_over:
        match.round = play.round
    found = record_of(match, _names(play), _tags(play))
    if play.phase != "over":
        for round in found.rounds[_first_of_shuffle(play.match) :]:
            round.stock = []
    return found


def _first_of_shuffle(match: Match) -> int:
    """Return the number of finished rounds before those whose shuffle is still in use."""
    shadow = Match(match.game, Dealer(b""), begin=False)
    first = 0
    for count, state in enumerate(match.rounds, 1):
        shadow.round = state
        shadow.settle()
        if not match.game.tiles_gone(shadow):
            first = count
    return first


def _names(play: Play) -> list[str]:
    return [sitting.name for sitting in play.sittings]


def _tags(play: Play) -> dict[str, str]:
    found: dict[str, str] = {}
    if play.number is not None:
        found["Deal"] = str(play.number)
    if play.is_assisted:
        found["Assisted"] = "yes"
    if play.forfeited is not None:
        found["Forfeited"] = seat_letter(play.forfeited)
    found.update(_kind_tags(play))
    promised = play.promised
    if play.deals and promised is not None:
        found |= commitment.tags(promised.secret, promised.table, play.match, promised.cuts)
    return found


def _kind_tags(play: Play) -> dict[str, str]:
    """Return the header lines for a match set up from a record, and for practice."""
    at = play.set_up
    found = {} if at is None else {SET_UP: f"{at.round} {at.moves}"}
    return found | {"Practice": "yes"} if play.is_practice else found


# -- a record for resuming the match -------------------------------------------------------------


def saved(play: Play) -> Record:
    """Return the whole match as a record from which ``play_of`` resumes it exactly.

    Its header also has the bots and the secret of all deals and bots' choices, so opponents must
    not see it.
    """
    found = {"Bots": " ".join(sitting.level or PERSON for sitting in play.sittings)}
    if play.promised is not None:
        found |= play.promised.private_tags(play.deals)
    else:
        dealer = play.match.dealer
        found |= {"Secret": dealer.secret.hex(), "Dealt": str(dealer.dealt)}
    if play.clock.left:
        found["Clock"] = clock_text(play.timing)
        found["Time"] = " ".join(map(str, play.clock.left))
    if play.forfeited is not None:
        found["Forfeited"] = seat_letter(play.forfeited)
    if play.is_assisted:
        found["Assisted"] = "yes"
    found.update(_kind_tags(play))
    return record_of(play.match, _names(play), found)


def play_of(record: Record) -> Play:
    """Return the match of a record, replayed move by move; raises ``Refused``.

    If the record does not name the bots, a person has the first seat and bots have the others.
    """
    play: Play | None = None
    for step in steps(record):
        play = play or _begun(record, step.match)
        if step.move is None:
            play.deals += 1
            play.actors.clear()
            play.write([Message("round-dealt", {"number": step.round.number})])
        elif step.seat is not None:
            play.actors.append(step.seat)
            play.write_action(step.seat, step.move.action, step.said)
        if step.state.is_over:
            play.write(step.state.ending())
    if play is None:
        raise BadOption(Message("record-empty"))
    _dealt(play, play.deals)
    return play


def _begun(record: Record, match: Match) -> Play:
    """Return the players and settings of a record's match, before any round is replayed."""
    tags, seats = record.tags, int(match.game.players)
    levels = tags.get("Bots", " ".join([PERSON] + [STAND_IN] * (seats - 1))).split()
    if len(levels) != seats:
        raise BadOption(Message("record-seats", {"count": len(levels), "seats": seats}))
    names = [record.names.get(seat_letter(seat), "") for seat in range(seats)]
    sittings = [
        SeatOccupant("person", name) if level == PERSON else SeatOccupant("bot", name, level)
        for name, level in zip(names, levels, strict=True)
    ]
    timing = clock_plan(tags["Clock"]) if "Clock" in tags else NO_CLOCK
    play = Play(match.game, sittings, _chance(record), timing)
    match.dealer = play.match.dealer
    play.match = match
    play.is_assisted = tags.get("Assisted") == "yes"
    play.is_practice = tags.get("Practice") == "yes"
    if SET_UP in tags:
        play.set_up = set_up_of(record)
    if "Forfeited" in tags:
        play.forfeited = parse_seat(tags["Forfeited"], seats)
    left = [int(text) for text in tags.get("Time", "").split() if text.isdecimal()]
    if len(left) == len(play.clock.left):
        play.clock.left = left
    return play


def _chance(record: Record) -> CommittedDeals | Dealer:
    """Return the source of future deals; a new random dealer if the record has none."""
    tags = record.tags
    try:
        secret = bytes.fromhex(tags["Secret"])
        if "Promise" in tags:
            return CommittedDeals(secret, tags.get("Table", ""), cuts_of(record))
        dealer = Dealer(secret)
        dealer.dealt = int(tags["Dealt"])
    except (KeyError, ValueError):
        return Dealer.from_seed(None)
    return dealer
