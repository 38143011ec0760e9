"""Cutting at a hosted table: players seal their cuts, then all are opened, then tiles are dealt.

No seal is taken any more once the first cut may be opened. So nobody, the operator included, can
choose a cut knowing another. Clients open theirs by themselves as soon as they are told to.
"""

from __future__ import annotations

from collections.abc import Mapping

from capicua.core.reasons import Message, Refused
from capicua.table import events, protocol
from capicua.table.cuts import Cut, SealedCut, is_closed, seal_of, tidy
from capicua.table.events import CutOpened, Dealt, Event, Opening, Sealed
from capicua.table.room import OPEN_MS, Room
from capicua.table.seating import Asker


def coming(room: Room) -> Mapping[int, Cut]:
    """The cuts of the next deal, by seat."""
    return room.cuts.get(room.deals, {})


def check_seal(room: Room) -> None:
    """Raises ``Refused`` where there is nothing to cut, or not any more."""
    room.check_cut()
    if room.opening:
        raise Refused(Message("cut-opening"))


def may_open(room: Room, seat: int | None) -> bool:
    """Whether the cut of a seat is to be opened now."""
    return bool(room.opening) and seat is not None and is_closed(coming(room).get(seat))


def seal(room: Room, asker: Asker, frame: protocol.Seal, now_ms: int) -> list[Event]:
    """What seals a player's cut; another one takes the place of the first."""
    if asker.seat is None:
        raise Refused(Message("only-players"))
    check_seal(room)
    return [Sealed(ms=now_ms, seat=asker.seat, seal=frame.seal)]


def open_cut(room: Room, asker: Asker, frame: protocol.Open, now_ms: int) -> list[Event]:
    """What opens a player's cut; after the last one the round is dealt. Raises ``Refused``."""
    seat = asker.seat
    if seat is None or not may_open(room, seat):
        raise Refused(Message("cut-not-now"))
    found, text = coming(room)[seat], tidy(frame.text)
    fits = isinstance(found, SealedCut) and found.seal == seal_of(
        room.id, room.deals, seat, frame.nonce, text
    )
    if not text or not fits:
        raise Refused(Message("cut-other"))
    opened = CutOpened(ms=now_ms, seat=seat, nonce=frame.nonce, text=text)
    others = (cut for at, cut in coming(room).items() if at != seat)
    is_last = room.is_full and not any(map(is_closed, others))
    return [opened, Dealt(ms=now_ms)] if is_last else [opened]


def deal(room: Room, now_ms: int) -> list[Event]:
    """What deals the next round: sealed cuts are opened first, and not waited for too long."""
    if not any(map(is_closed, coming(room).values())):
        return [Dealt(ms=now_ms)]
    if not room.opening:
        return [Opening(ms=now_ms)]
    return [Dealt(ms=now_ms)] if now_ms >= room.opening + OPEN_MS else []


def apply(room: Room, event: Sealed | Opening | CutOpened) -> None:
    """Makes true what became of a cut."""
    cuts = room.cuts.setdefault(room.deals, {})
    match event:
        case events.Sealed():
            cuts[event.seat] = SealedCut(event.seal)
            room.tell("deck-cut", event.seat)
        case events.Opening():
            room.opening = event.ms
        case events.CutOpened():
            found = cuts[event.seat]
            assert isinstance(found, SealedCut)
            cuts[event.seat] = SealedCut(found.seal, event.nonce, event.text)


def end(room: Room) -> None:
    """The round is being dealt: the log says whose cut stayed sealed."""
    room.opening = 0
    for seat, cut in sorted(coming(room).items()):
        if is_closed(cut):
            room.tell("cut-withheld", seat)
