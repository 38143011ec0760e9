"""The state of a hosted table as one player or spectator may know it."""

from __future__ import annotations

from collections.abc import Callable
from copy import copy
from typing import Any, NamedTuple

from msgspec import UNSET, Raw, UnsetType, json

from capicua.core.messages import Refused
from capicua.core.seats import seat_letter
from capicua.core.view import View
from capicua.render.touch_targets import TouchTargets
from capicua.table.fairness.commitment import revealed
from capicua.table.fairness.cuts import SealedCut, text_of
from capicua.table.frames import protocol
from capicua.table.frames.frame import StandIn
from capicua.table.play import undo
from capicua.table.play.public_log import texts, unpacked
from capicua.table.play.seats import Requester
from capicua.table.play.view_cache import look
from capicua.table.room import absence, admission, cut_commitment, moderation, requests, visitors
from capicua.table.room.retired_table import ALLOWED, RetiredTable
from capicua.table.room.room import Room


class SharedFrame(NamedTuple):
    """The part of a state that is the same for all readers, computed once per broadcast."""

    frame: protocol.StateFrame
    """The frame of a spectator who has received every line."""
    turn: int | None
    """The seat to act, if a person plays it."""
    goes_on: bool
    """Whether play waits for people to be ready."""
    may_cut: bool


def shared_frame(room: Room, now_ms: int) -> SharedFrame:
    """Return the part of the table's state that is the same for all readers."""
    phase = room.phase
    turn = room.turn
    waits = phase in ("waiting", "between")
    wish, proposal = room.wish, room.proposal
    frame = protocol.StateFrame(
        version=room.version,
        table=room.id,
        rules=room.plan.rules,
        seat=None,
        is_host=False,
        phase=phase,
        seats=seat_states(room, now_ms),
        sides=list(room.game.sides),
        round=room.deals,
        totals=room.totals,
        rounds=[],
        winners=room.winners,
        may=[],
        chat=room.chat,
        clock=room.plan.clock,
        lines=[],
        complete=False,
        fair=fair(room),
        undo=UNSET if wish is None else protocol.UndoWish(wish[0], wish[2]),
        stand_in=UNSET
        if proposal is None
        else StandIn(proposal.seat, proposal.by, proposal.waiting),
        waits=absence.waits(room, now_ms),
        deal=UNSET if room.number is None else room.number,
        set_up=UNSET if room.set_up is None else room.set_up,
        practice=room.is_practice,
        rated=room.plan.rated,
        delay=room.plan.delay,
        listed=room.plan.listed,
        paired=room.is_paired,
        assisted=room.is_assisted,
        open_hands=room.plan.open_hands,
        spectator_chat=room.spectator_chat,
        watch_by_address=room.watch_by_address,
        rematch=room.rematch,
        leaders=leaders(room),
    )
    return SharedFrame(
        frame,
        turn=turn if turn is not None and room.plays_itself(turn) else None,
        goes_on=waits and _passes(requests.check_seats, room),
        may_cut=waits and _passes(cut_commitment.check_seal, room),
    )


def state(room: Room, requester: Requester, since: int, common: SharedFrame) -> protocol.StateFrame:
    """Return everything the reader may know, with the lines of the log after a version."""
    seat = requester.seat
    is_closed = isinstance(room, RetiredTable)
    frame = copy(common.frame)
    frame.seat = seat
    frame.is_host = requester.is_host
    frame.rounds = [
        protocol.RoundLine(one.points, unpacked(one.said, seat)) for one in room.scored()
    ]
    frame.may = granted_frames(room, requester, common)
    frame.lines, frame.complete = room.diary.read(0 if is_closed else since, seat)
    if room.deals and not is_closed:
        frame.seen = seen(room, seat)
    if requester.is_host:
        frame.asking = visitors.seat_requests(room)
    frame.muted = requester.muted
    frame.only_phrases = requester.only_phrases
    if requester.only_phrases:
        frame.lines = [line for line in frame.lines if line.kind != "chat" or not line.text]
        if not requester.is_host and frame.chat == "free":
            frame.chat = "phrases"
    return frame


def seat_states(room: Room, now_ms: int) -> list[protocol.SeatState]:
    """Return the public state of each seat."""
    turn, is_played = room.turn, room.phase == "playing"
    here, ready = room.seats_of(room.here), room.seats_of(room.ready)
    found = []
    for seat, sitting in enumerate(room.sittings):
        is_person = sitting.kind == "person"
        has_clock = is_person and not sitting.level and is_played
        found.append(
            protocol.SeatState(
                kind="person" if is_person else "bot" if sitting.kind == "bot" else "open",
                name=sitting.name,
                face=sitting.face,
                level=sitting.level,
                here=is_person and seat in here,
                ready=is_person and seat in ready,
                held_by_bot=bool(sitting.level) and sitting.kind != "bot",
                left_ms=room.clock.remaining(seat, turn == seat, now_ms) if has_clock else None,
                paused_ms=room.paused_ms(seat, now_ms) if has_clock else 0,
            )
        )
    return found


def leaders(room: Room) -> list[int]:
    """Return the seats with the best total so far; empty if all are level."""
    totals = room.totals
    if len(set(totals)) == 1:
        return []
    best = min(totals) if room.game.low_is_good else max(totals)
    return [seat for seat, total in enumerate(totals) if total == best]


def seen(room: Room, seat: int | None) -> protocol.Seen:
    """Return the round as a seat sees it; spectators may see all hands once it is over."""
    round = room.round
    at = look(round, seat)
    zones = at.encoded
    if seat is None and round.is_over and room.plan.open_hands:
        zones = Raw(json.encode([zone.as_data() for zone in round.zones()]))
    turn = room.turn
    may_act = seat is not None and seat == turn and room.plays_itself(seat)
    return protocol.Seen(
        turn=turn,
        over=round.is_over,
        zones=zones,
        choices=choices(at.view, TouchTargets(at.data)) if may_act else [],
    )


def choices(view: View, reach: TouchTargets) -> list[protocol.Choice]:
    """Return the legal actions of a view, with the things to touch for each."""
    found = []
    for action in view.legal:
        label = texts([view.label(action)], view.seat)[0]
        touched = reach.touches(view.parts(action))
        found.append(protocol.Choice(action, view.text(action), label, touched))
    return found


def fair(room: Room) -> protocol.FairDeal | UnsetType:
    """Return the public proof of the deals; unset for deals that are not committed."""
    if room.promised is None or isinstance(room, RetiredTable):
        return UNSET
    is_coming = room.phase in ("waiting", "between")
    deal = room.deals if is_coming else room.deals - 1
    cuts = {seat_letter(seat): cut for seat, cut in sorted(room.cuts.get(deal, {}).items())}
    return protocol.FairDeal(
        promise=room.promised.promise,
        deal=deal + 1,
        cuts={letter: text_of(cut) for letter, cut in cuts.items() if text_of(cut)},
        seals={letter: cut.seal for letter, cut in cuts.items() if isinstance(cut, SealedCut)},
        opening=bool(room.opening),
        secret=revealed(room.promised.secret, room.match),
    )


def granted_frames(room: Room, requester: Requester, common: SharedFrame) -> list[str]:
    """Return the names of the frames that would be granted now."""
    seat = requester.seat
    found: list[str] = []
    is_player = seat is not None
    if seat is not None and seat == common.turn:
        found += ["act", "why"]
        if room.people == [seat] and not room.plan.rated:
            found += ["hint", "auto"]
    if room.wish is not None and seat in room.wish[2]:
        found.append("consent")
    if room.proposal is not None and seat in room.proposal.waiting:
        found.append("consent")
    is_late = any(not wait.in_ms and wait.seat != seat for wait in common.frame.waits)
    if is_late and _passes(absence.check_proposer, room, requester):
        found.append("propose")
    is_asked = room.wish is not None or room.proposal is not None
    may_undo = seat is not None and not (is_asked or room.plan.rated)
    if may_undo and _passes(undo.back_to, room, seat):
        found.append("undo")
    if common.goes_on and (is_player or requester.is_host):
        found.append("next")
    if common.may_cut and is_player:
        found.append("seal")
    if cut_commitment.may_open(room, seat):
        found.append("open")
    if _passes(moderation.check_say, room, requester):
        found.append("say")
    if requester.is_host or (seat is not None and room.sittings[seat].level):
        found.append("replace")
    if is_player and room.is_free and _passes(room.check_restart):
        found.append("restart")
    if common.frame.phase == "over" and _passes(admission.check_rematch, room, requester):
        found.append("rematch")
    if requester.is_host:
        is_permanent = _passes(moderation.check_permanent, room, requester)
        found += ["people", "moderate", *(["rekey"] if is_permanent else []), "chat"]
        found += ["doors"] if is_permanent else []
        if room.asking:
            found.append("admit")
    if requests.seats_for_time(room, requester):
        found.append("givetime")
    found.append("leave")
    if isinstance(room, RetiredTable):
        allowed = {frame.__name__.lower() for frame in ALLOWED}
        return [frame for frame in found if frame in allowed]
    return found


def _passes(check: Callable[..., Any], *arguments: object) -> bool:
    try:
        check(*arguments)
    except Refused:
        return False
    return True
