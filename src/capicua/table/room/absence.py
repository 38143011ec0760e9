"""People who are away or silent: bots that stand in for them, and hosting while the host is away.

Nobody has a power that the others cannot do without. A bot may stand in for a person the table has
waited for, if the others who are present agree; hosting passes to a player while every host is
away. Who is present is not in the log, so the events say who must agree, and who hosts.
"""

from __future__ import annotations

from capicua.core.messages import Message, Refused
from capicua.table.frames.frame import Wait
from capicua.table.play.seats import STAND_IN, Proposal, Requester
from capicua.table.room.events import Consented, Event, HostPassed, Proposed, Replaced
from capicua.table.room.room import Room

# -- stand-ins ----------------------------------------------------------------------------------


def waits(room: Room, now_ms: int) -> list[Wait]:
    """Return the people for whom a stand-in may be proposed, now or after some time.

    None at a table where a clock runs, because the clock decides, nor where only one person plays.
    """
    is_timed = room.turn is not None and bool(room.clock.left)
    if is_timed or len(room.people) < 2:
        return []
    return [Wait(seat, max(room.late_ms(seat) - now_ms, 0)) for seat in room.waited_for()]


def check_proposer(room: Room, requester: Requester) -> None:
    """Raise ``Refused`` if this person may not propose a stand-in for anybody now."""
    if requester.seat is None and not requester.is_host:
        raise Refused(Message("only-players"))
    if requester.seat is not None and room.sittings[requester.seat].level:
        raise Refused(Message("bot-plays"))
    if room.wish is not None:
        raise Refused(Message("undo-asked", {"player": room.wish[0]}))
    if room.proposal is not None:
        raise Refused(Message("stand-in-asked", {"player": room.proposal.seat}))


def propose(room: Room, requester: Requester, seat: int, now_ms: int) -> list[Event]:
    """Return the event of a proposal, or of the stand-in if nobody else has to agree.

    Raises ``Refused``.
    """
    check_proposer(room, requester)
    if seat >= len(room.sittings):
        raise Refused(Message("no-such-seat", {"seat": seat, "high": len(room.sittings) - 1}))
    late = [wait.seat for wait in waits(room, now_ms) if not wait.in_ms]
    if seat == requester.seat or seat not in late:
        raise Refused(Message("stand-in-early", {"player": seat}))
    others = [
        other
        for other in room.people
        if other not in (seat, requester.seat) and room.plays_itself(other) and room.is_here(other)
    ]
    if requester.is_host or requester.seat is None or not others:
        return [Replaced(ms=now_ms, seat=seat, level=STAND_IN)]
    return [Proposed(ms=now_ms, seat=seat, by=requester.seat, waiting=others)]


def answer(proposal: Proposal, seat: int, yes: bool, now_ms: int) -> list[Event]:
    """Return the events of an answer to a proposal; the last consent brings the stand-in."""
    events: list[Event] = [Consented(ms=now_ms, seat=seat, yes=yes)]
    if yes and proposal.waiting == [seat]:
        events.append(Replaced(ms=now_ms, seat=proposal.seat, level=STAND_IN))
    return events


def expired(room: Room, now_ms: int) -> list[Event]:
    """Return the event of a stand-in whose proposal nobody has declined in time, if any."""
    due = room.proposal_ms()
    if room.proposal is None or due is None or now_ms < due:
        return []
    return [Replaced(ms=now_ms, seat=room.proposal.seat, level=STAND_IN)]


def keep_proposal(room: Room, event: Proposed) -> None:
    """Keep a proposal until it is answered."""
    room.proposal = Proposal(event.seat, event.by, list(event.waiting), event.ms)
    room.write([Message("stand-in-proposed", {"player": event.by, "owner": event.seat})])


def decline(room: Room, proposal: Proposal, seat: int) -> None:
    """Drop a proposal that a player has declined."""
    room.proposal = None
    room.write([Message("stand-in-declined", {"player": seat, "owner": proposal.seat})])


# -- hosting ------------------------------------------------------------------------------------


def hosting(room: Room, now_ms: int) -> list[Event]:
    """Return the event that passes hosting to a player, or back to a host who has returned."""
    hosts = {token for token, guest in room.guests.items() if guest.is_host and not guest.is_acting}
    is_passed = any(guest.is_acting for guest in room.guests.values())
    if is_passed and hosts & room.here:
        return [HostPassed(ms=now_ms)]
    due = room.passing_ms()
    return [] if due is None or now_ms < due else [HostPassed(ms=now_ms, person=room.heir())]


def pass_hosting(room: Room, event: HostPassed) -> None:
    """Let a person host while the hosts are away, for good if there are none; or end that."""
    for guest in room.guests.values():
        if guest.is_acting:
            guest.is_host = guest.is_acting = False
    has_host = any(guest.is_host for guest in room.guests.values())
    heir = next((one for one in room.guests.values() if one.number == event.person), None)
    if heir is None or heir.seat is None:
        room.write([Message("host-back")])
        return
    heir.is_host, heir.is_acting = True, has_host
    room.tell("host-passed", heir.seat)
