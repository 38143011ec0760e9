"""Requests at a hosted table, checked and translated into events.

Nothing here changes the room. Requests that are not allowed raise ``Refused``.
"""

from __future__ import annotations

from typing import Final

from msgspec import Struct

from capicua.core.messages import Message, Refused
from capicua.notation.record import plain
from capicua.table.frames import host_frames, protocol
from capicua.table.frames.phrases import PHRASES
from capicua.table.frames.protocol import Text
from capicua.table.play import explain_touch, undo
from capicua.table.play.clock import DAY
from capicua.table.play.play import By
from capicua.table.play.seats import STAND_IN, Requester, tidy
from capicua.table.room import (
    absence,
    admission,
    cut_commitment,
    moderation,
    paired,
    visitors,
)
from capicua.table.room.events import (
    Acted,
    ChatSet,
    Consented,
    DoorsSet,
    Event,
    Forfeited,
    Hinted,
    Moved,
    Paused,
    Readied,
    Replaced,
    Restarted,
    Said,
    Stopped,
    TimeAdded,
    Undone,
    Wished,
    Woken,
)
from capicua.table.room.retired_table import ALLOWED, RetiredTable
from capicua.table.room.room import WISH_MS, Room, is_by_correspondence

ADDED_SECONDS: Final = 15
"""What *add time* gives, unless turns take days."""
MOST_ADDED_SECONDS: Final = 600
"""How far above the time of the plan a clock may be prolonged."""
MOST_DAYS: Final = 14
"""The same in days, if turns take days."""


class Answer(Struct):
    """The result of a request: events to be written and applied, and possibly a reply.

    A request without a reply is answered with ``done``. If ``rematch`` is set, the server creates
    the table that ``admission.rematch_events`` opens and then writes the event from
    ``rematch_announced``. If ``hint`` is set, it computes advice for the seat to act and replies
    with it. If ``rekey`` is set, it generates new keys, writes the event from
    ``moderation.rekeyed`` and replies with the keys.
    """

    events: list[Event]
    reply: protocol.Done | host_frames.Guests | protocol.Pong | protocol.RefusedFrame | None = None
    rematch: bool = False
    hint: bool = False
    rekey: bool = False


def answer_to(room: Room, requester: Requester, frame: protocol.ClientFrame, now_ms: int) -> Answer:
    """Return the answer to a request, without events if repeated; raises ``Refused``."""
    if isinstance(frame, protocol.Ping):
        return Answer([], protocol.Pong())
    if isinstance(frame, protocol.Hello):
        return Answer([])
    if room.has_answered(requester.token, frame.id):
        return Answer([], protocol.Done(frame.id, room.version))
    if requester.token not in room.guests:
        raise Refused(Message("not-at-table"))
    if isinstance(room, RetiredTable) and not isinstance(frame, ALLOWED):
        raise Refused(room.why)
    if isinstance(frame, host_frames.HostRequest):
        moderation.check_host(requester)
    if isinstance(frame, protocol.Why):
        return Answer([], _why(room, requester, frame))
    if isinstance(frame, host_frames.People):
        return Answer([], moderation.people(room, requester, frame.id))
    answer = _granted(room, requester, frame, now_ms)
    for event in answer.events[:1]:
        event.who, event.request = requester.token, frame.id
    return answer


def _granted(room: Room, requester: Requester, frame: protocol.ClientFrame, now_ms: int) -> Answer:
    match frame:
        case protocol.Act():
            return Answer(_act(room, requester, frame, now_ms))
        case protocol.Undo():
            return Answer(_undo(room, requester, now_ms))
        case protocol.Consent():
            return Answer(_consent(room, requester, frame, now_ms))
        case protocol.Hint():
            return _hint(room, requester, now_ms)
        case protocol.Next():
            return Answer(_next(room, requester, now_ms))
        case protocol.Seal():
            return Answer(cut_commitment.commit_cut(room, requester, frame, now_ms))
        case protocol.Open():
            return Answer(cut_commitment.open_cut(room, requester, frame, now_ms))
        case protocol.Say():
            return Answer(_say(room, requester, frame, now_ms))
        case protocol.Replace():
            return Answer(admission.replace(room, requester, frame, now_ms))
        case protocol.Propose():
            return Answer(absence.propose(room, requester, frame.seat, now_ms))
        case protocol.GiveTime():
            return Answer(_add_time(room, requester, frame.seat, now_ms))
        case protocol.Leave():
            return Answer(paired.left(room, requester, now_ms))
        case protocol.Restart():
            _seat_of(requester)
            room.check_restart()
            return Answer([Restarted(ms=now_ms)])
        case protocol.Auto():
            return Answer(_auto(room, requester, now_ms))
        case protocol.Rematch():
            admission.check_rematch(room, requester)
            return Answer([], rematch=True)
        case host_frames.Moderate():
            return Answer(moderation.moderate(room, requester, frame, now_ms))
        case host_frames.Chat():
            return Answer([ChatSet(ms=now_ms, chat=frame.chat, spectators=frame.spectators)])
        case host_frames.Doors():
            moderation.check_permanent(room, requester)
            return Answer([DoorsSet(ms=now_ms, watch=frame.watch)])
        case host_frames.Admit():
            return Answer(visitors.admit(room, frame, now_ms))
        case host_frames.Rekey():
            moderation.check_permanent(room, requester)
            return Answer([], rekey=True)
        case _:
            raise Refused(Message("not-at-table"))


# -- playing -----------------------------------------------------------------------------------


def _seat_of(requester: Requester) -> int:
    if requester.seat is None:
        raise Refused(Message("only-players"))
    return requester.seat


def _to_act(room: Room, requester: Requester) -> int:
    """Return the asker's seat if it is their turn; raises ``Refused`` otherwise."""
    seat = _seat_of(requester)
    room.check_turn(seat)
    return seat


def _act(room: Room, requester: Requester, frame: protocol.Act, now_ms: int) -> list[Event]:
    seat = _to_act(room, requester)
    if not room.turned <= frame.at <= room.version:
        raise Refused(Message("act-stale"))
    room.accept(seat, frame.action)
    return [_acted(room, seat, frame.action, "person", now_ms)]


def _why(room: Room, requester: Requester, frame: protocol.Why) -> protocol.RefusedFrame:
    try:
        refusal = explain_touch.why_not(room.view(_to_act(room, requester)), frame.touch)
    except Refused as refused:
        return protocol.RefusedFrame(frame.id, Text.of(refused.message), refused.rule)
    return protocol.RefusedFrame(frame.id, Text.of(refusal.message), refusal.rule)


def _alone(room: Room, requester: Requester) -> int:
    """Return the asker's seat; raises ``Refused`` if another person sits at the table."""
    seat = _seat_of(requester)
    if room.people != [seat]:
        raise Refused(Message("help-alone"))
    return seat


def _hint(room: Room, requester: Requester, now_ms: int) -> Answer:
    """Return the answer to a hint request; the server runs the search, which is slow."""
    check_help(room)
    view = room.view(_alone(room, requester))
    _to_act(room, requester)
    counts = len(view.legal) > 1 and not room.is_practice
    return Answer([Hinted(ms=now_ms)] if counts else [], hint=True)


def check_help(room: Room) -> None:
    """Raise ``Refused`` in a rated match, where nobody gets help or takes a move back."""
    if room.plan.rated:
        raise Refused(Message("rated-alone"))


def check_chances(room: Room, requester: Requester | None) -> int:
    """Return the seat to show chances for; raises ``Refused`` unless it is a practice table."""
    if requester is None or requester.seat is None or not room.is_practice:
        raise Refused(Message("chances-practice"))
    if not room.deals:
        raise Refused(Message("not-begun"))
    return requester.seat


def _auto(room: Room, requester: Requester, now_ms: int) -> list[Event]:
    check_help(room)
    if room.people != [_seat_of(requester)]:
        raise Refused(Message("auto-alone"))
    return [_acted(room, _to_act(room, requester), room.greedy(), "auto", now_ms)]


def bot_acts(room: Room, seat: int, action: int, now_ms: int = 0, level: str = "") -> list[Event]:
    """Return the event of a bot's choice; none if it is illegal or no longer the bot's turn.

    ``level`` is the level it played at, if that was not its own.
    """
    if room.bot_to_act() != seat:
        return []
    try:
        room.accept(seat, action)
    except Refused:
        return []
    return [_acted(room, seat, action, "bot", now_ms, level)]


def _acted(room: Room, seat: int, action: int, by: By, now_ms: int, level: str = "") -> Acted:
    """Return the event of an action in the current round."""
    text = plain(room.round.text(action))
    return Acted(ms=now_ms, seat=seat, action=action, by=by, level=level, text=text)


# -- undo --------------------------------------------------------------------------------------


def _undo(room: Room, requester: Requester, now_ms: int) -> list[Event]:
    seat = _seat_of(requester)
    check_help(room)
    if room.wish is not None:
        raise Refused(Message("undo-asked", {"player": room.wish[0]}))
    if room.proposal is not None:
        raise Refused(Message("stand-in-asked", {"player": room.proposal.seat}))
    count = undo.back_to(room, seat)
    if room.to_agree(seat):
        return [Wished(ms=now_ms, seat=seat, count=count)]
    return [Undone(ms=now_ms, seat=seat, count=count)]


def _consent(room: Room, requester: Requester, frame: protocol.Consent, now_ms: int) -> list[Event]:
    seat = _seat_of(requester)
    if room.proposal is not None and seat in room.proposal.waiting:
        return absence.answer(room.proposal, seat, frame.yes, now_ms)
    if room.wish is None or seat not in room.wish[2]:
        raise Refused(Message("consent-nothing"))
    wisher, count, waiting = room.wish
    events: list[Event] = [Consented(ms=now_ms, seat=seat, yes=frame.yes)]
    if frame.yes and waiting == [seat]:
        events.append(Undone(ms=now_ms, seat=wisher, count=count))
    return events


# -- the next round ----------------------------------------------------------------------------


def _next(room: Room, requester: Requester, now_ms: int) -> list[Event]:
    if room.phase == "over":
        raise Refused(Message("match-done"))
    if room.phase == "playing":
        raise Refused(Message("round-goes-on"))
    if requester.seat is None and not requester.is_host:
        raise Refused(Message("only-players"))
    check_seats(room)
    ready = {*room.ready, requester.token}
    on = cut_commitment.deal(room, now_ms) if room.all_ready(ready) else []
    return [Readied(ms=now_ms, who=requester.token), *on]


def check_seats(room: Room) -> None:
    """Raise ``Refused`` while a seat is free, or people who were paired are waited for."""
    if room.is_paired and not room.deals:
        raise Refused(Message("paired-waits"))
    for seat, sitting in enumerate(room.sittings):
        if sitting.kind in ("open", "me") and not sitting.level:
            raise Refused(Message("seat-free", {"player": seat}))


def tick(room: Room, now_ms: int) -> list[Event]:
    """Return the events that need no request: a timeout, or a round that everybody is ready for.

    Call it when ``Room.due_ms`` is reached, and whenever a person connects or disconnects.
    """
    passed = absence.hosting(room, now_ms)
    if passed:
        return passed
    if isinstance(room, RetiredTable):
        return room.closing(now_ms)
    replaced = absence.expired(room, now_ms)
    if replaced:
        return replaced
    if room.wish is not None:
        seat, count, waiting = room.wish
        if not waiting:
            return [Undone(ms=now_ms, seat=seat, count=count)]
        if now_ms >= room.wished + WISH_MS:
            return [Consented(ms=now_ms, seat=waiting[0], yes=False)]
        return []
    begun = paired.dealt(room, now_ms)
    if begun:
        return begun
    if room.may_deal():
        return cut_commitment.deal(room, now_ms)
    turn = room.turn
    is_timed = turn is not None and room.plays_itself(turn) and not room.is_decided
    due = room.clock.due(turn) if is_timed and turn is not None else None
    if due is None or turn is None or now_ms < due:
        return []
    match room.plan.clock.at_zero:
        case "play":
            return [_acted(room, turn, room.greedy(), "clock", now_ms)]
        case "bot":
            return [Replaced(ms=now_ms, seat=turn, level=STAND_IN, by_clock=True)]
        case "forfeit":
            return [Forfeited(ms=now_ms, seat=turn)]


def stopped(room: Room, is_at_once: bool, now_ms: int) -> list[Event]:
    """Return the event that ends a match whose time is up: between two hands, or at once."""
    is_due = room.phase == "between" or (is_at_once and room.phase == "playing")
    return [Stopped(ms=now_ms)] if is_due and not isinstance(room, RetiredTable) else []


def clock_restarted(room: Room, now_ms: int) -> list[Event]:
    """Return the event that restarts the turn's clock after the table was unreachable.

    The clock of a table played by correspondence keeps running instead.
    """
    if isinstance(room, RetiredTable):
        return room.closing(now_ms)
    if room.opening:
        return [Woken(ms=now_ms)]
    if room.clock.since is None or is_by_correspondence(room.plan.clock):
        return []
    return [Woken(ms=now_ms)]


def vacation(room: Room, token: str, until: int, now_ms: int) -> list[Event]:
    """Return the event that stops a player's clock until a time, or lets it run from now on.

    None unless the table is played by correspondence, and they play at it themselves.
    """
    guest = room.guests.get(token)
    seat = None if guest is None else guest.seat
    if seat is None or room.phase == "over" or not is_by_correspondence(room.plan.clock):
        return []
    until = max(until, now_ms)
    known = max(room.paused.get(seat, 0), now_ms)
    if until == known or not room.plays_itself(seat):
        return []
    return [Paused(ms=now_ms, seat=seat, until=until)]


def rematch_announced(requester: Requester, request: str, id: str, now_ms: int) -> list[Event]:
    """Return the event that announces the rematch at another table."""
    return [Moved(ms=now_ms, who=requester.token, request=request, table=id)]


# -- time ----------------------------------------------------------------------------------------


def seats_for_time(room: Room, requester: Requester) -> list[int]:
    """Return the seats to which a person may give more time now."""
    if room.phase != "playing" or not room.clock.left or isinstance(room, RetiredTable):
        return []
    own, sides = requester.seat, room.game.sides
    if own is None and not requester.is_host:
        return []
    return [
        seat
        for seat in range(len(room.sittings))
        if (own is None or sides[seat] != sides[own])
        and room.plays_itself(seat)
        and room.clock.left[seat] + added_time(room) <= _most_time(room)
    ]


def added_time(room: Room) -> int:
    """Return by how much a gift prolongs a clock, in milliseconds."""
    return (DAY if is_by_correspondence(room.plan.clock) else ADDED_SECONDS) * 1000


def _most_time(room: Room) -> int:
    """Return the time up to which a clock is prolonged, in milliseconds."""
    more = MOST_DAYS * DAY if is_by_correspondence(room.plan.clock) else MOST_ADDED_SECONDS
    return (room.plan.clock.seconds + more) * 1000


def _add_time(room: Room, requester: Requester, seat: int, now_ms: int) -> list[Event]:
    if seat not in seats_for_time(room, requester):
        raise Refused(Message("time-not-given"))
    return [TimeAdded(ms=now_ms, seat=seat, added=added_time(room), by=requester.seat)]


# -- chat --------------------------------------------------------------------------------------


def _say(room: Room, requester: Requester, frame: protocol.Say, now_ms: int) -> list[Event]:
    moderation.check_say(room, requester)
    name = room.guests[requester.token].name if requester.seat is None else ""
    if frame.phrase:
        if frame.phrase not in PHRASES:
            raise Refused(Message("chat-phrase", {"allowed": ", ".join(PHRASES)}))
        return [Said(ms=now_ms, seat=requester.seat, name=name, phrase=frame.phrase)]
    if room.chat == "phrases":
        raise Refused(Message("chat-phrases-only"))
    if requester.only_phrases:
        raise Refused(Message("chat-phrases-account"))
    text = tidy(frame.text)
    if not text:
        raise Refused(Message("chat-empty"))
    return [Said(ms=now_ms, seat=requester.seat, name=name, text=text)]
