"""Cutting at a hosted table: players seal their cuts, all are opened, then tiles are dealt.

No seals are accepted once the first cut may be opened. So nobody, not even the operator, can
choose a cut knowing another one. Clients open their cuts automatically when the table asks.
"""

from __future__ import annotations

from collections.abc import Mapping

from capicua.core.messages import Message, Refused
from capicua.table.fairness.cuts import Cut, SealedCut, is_closed, seal_of, tidy
from capicua.table.frames import protocol
from capicua.table.play.seats import Requester
from capicua.table.room.events import CutOpened, Dealt, Event, Opening, Sealed
from capicua.table.room.room import OPEN_MS, Room


def next_cuts(room: Room) -> Mapping[int, Cut]:
    """Return the cuts of the next deal, by seat."""
    return room.cuts.get(room.deals, {})


def check_seal(room: Room) -> None:
    """Raise ``Refused`` if there is nothing to cut, or the seals are final."""
    room.check_cut()
    if room.opening:
        raise Refused(Message("cut-opening"))


def may_open(room: Room, seat: int | None) -> bool:
    """Return whether the seat's cut may be opened now."""
    return bool(room.opening) and seat is not None and is_closed(next_cuts(room).get(seat))


def commit_cut(room: Room, requester: Requester, frame: protocol.Seal, now_ms: int) -> list[Event]:
    """Return the event that seals a player's cut, replacing any earlier one."""
    if requester.seat is None:
        raise Refused(Message("only-players"))
    check_seal(room)
    return [Sealed(ms=now_ms, seat=requester.seat, seal=frame.seal)]


def open_cut(room: Room, requester: Requester, frame: protocol.Open, now_ms: int) -> list[Event]:
    """Return the events that open a cut and, after the last, deal; raises ``Refused``."""
    seat = requester.seat
    if seat is None or not may_open(room, seat):
        raise Refused(Message("cut-not-now"))
    found, text = next_cuts(room)[seat], tidy(frame.text)
    fits = isinstance(found, SealedCut) and found.seal == seal_of(
        room.id, room.deals, seat, frame.nonce, text
    )
    if not text or not fits:
        raise Refused(Message("cut-other"))
    opened = CutOpened(ms=now_ms, seat=seat, nonce=frame.nonce, text=text)
    others = (cut for at, cut in next_cuts(room).items() if at != seat)
    is_last = room.is_full and not any(map(is_closed, others))
    return [opened, Dealt(ms=now_ms)] if is_last else [opened]


def deal(room: Room, now_ms: int) -> list[Event]:
    """Return the event that opens sealed cuts or deals the next round; none while waiting."""
    if not any(map(is_closed, next_cuts(room).values())):
        return [Dealt(ms=now_ms)]
    if not room.opening:
        return [Opening(ms=now_ms)]
    return [Dealt(ms=now_ms)] if now_ms >= room.opening + OPEN_MS else []


def keep_seal(room: Room, event: Sealed) -> None:
    """Keep a sealed cut, and log that the seat has cut."""
    room.cuts.setdefault(room.deals, {})[event.seat] = SealedCut(event.seal)
    room.tell("deck-cut", event.seat)


def keep_opened(room: Room, event: CutOpened) -> None:
    """Keep the text and nonce of an opened cut."""
    cuts = room.cuts[room.deals]
    found = cuts[event.seat]
    assert isinstance(found, SealedCut)
    cuts[event.seat] = SealedCut(found.seal, event.nonce, event.text)


def end(room: Room) -> None:
    """End the opening of cuts before a deal, and log which seats did not open theirs."""
    room.opening = 0
    for seat, cut in sorted(next_cuts(room).items()):
        if is_closed(cut):
            room.tell("cut-withheld", seat)
