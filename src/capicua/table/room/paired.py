"""Tables of people whom the server has paired: nobody hosts, and the match goes on by itself.

It begins as soon as everybody is there. Bots stand in for those who do not come in time, and they
get their seats back whenever they come; in a rematch they need not come, and their seats are free.
Who leaves loses a match for two; elsewhere a bot plays on, and the seat remains theirs.
"""

from __future__ import annotations

from collections.abc import Sequence

from msgspec import Struct, structs

from capicua.table.frames.protocol import TablePlan
from capicua.table.play.seats import (
    STAND_IN,
    Guest,
    KeyHashes,
    Requester,
    SeatOccupant,
    distinct_name,
)
from capicua.table.room import cut_commitment
from capicua.table.room.events import Event, Forfeited, KeptRound, Left, Opened, Replaced
from capicua.table.room.room import Room, check_plan
from capicua.table.room.rules_snapshot import snapshot_of


class PairedPerson(Struct, frozen=True):
    """A person who has been paired; ``token`` is the hash by which the table knows them."""

    seat: int
    token: str
    name: str
    face: str = ""
    only_phrases: bool = False
    """Whether they write and read nothing but preset phrases."""


def opening(
    id: str,
    plan: TablePlan,
    people: Sequence[PairedPerson],
    level: str,
    secret: bytes,
    keys: KeyHashes,
    now_ms: int,
    deal: KeptRound | None = None,
) -> Opened:
    """Return the event that opens a table with these people; bots of ``level`` take other seats.

    ``deal`` is that of the first round, if other tables play it too.
    """
    plan = structs.replace(plan, pairing="first")
    sittings = [SeatOccupant("bot", level=level) for _ in plan.seats]
    guests: dict[str, Guest] = {}
    names: list[str] = []
    for number, person in enumerate(sorted(people, key=lambda person: person.seat), 1):
        names.append(distinct_name(person.name, names))
        sittings[person.seat] = SeatOccupant("person", names[-1], face=person.face)
        guests[person.token] = Guest(
            person.seat,
            name=names[-1],
            number=number,
            face=person.face,
            only_phrases=person.only_phrases,
        )
    return Opened(
        ms=now_ms,
        table=id,
        plan=plan,
        secret=secret,
        keys=keys,
        edition=snapshot_of(check_plan(plan)),
        sittings=sittings,
        guests=guests,
        deal=deal,
    )


def dealt(room: Room, now_ms: int) -> list[Event]:
    """Return the events that begin the match or go on with it, when that is due."""
    due = room.dealing_ms()
    if due is None or now_ms < due:
        return []
    absent = [seat for seat in room.people if room.plays_itself(seat) and not room.is_here(seat)]
    if room.phase == "waiting" and absent and room.plan.pairing == "rematch":
        return [Left(ms=now_ms, seat=seat) for seat in absent]
    vacant = [seat for seat, sitting in enumerate(room.sittings) if sitting.kind == "open"]
    away = [*absent, *vacant] if room.phase == "waiting" else []
    stand_ins = [Replaced(ms=now_ms, seat=seat, level=STAND_IN) for seat in away]
    return [*stand_ins, *cut_commitment.deal(room, now_ms)]


def left(room: Room, requester: Requester, now_ms: int) -> list[Event]:
    """Return the events of a person who leaves for good.

    In a rated match and among people who were paired, whoever leaves loses a match for two. With
    more players the seat remains theirs, and a bot plays until they are back.
    """
    seat = requester.seat
    is_bound = room.is_paired or room.plan.rated
    if seat is None or not is_bound or room.phase not in ("playing", "between"):
        return [Left(ms=now_ms, seat=seat)]
    if len(set(room.game.sides)) == len(room.sittings) == 2:
        return [Forfeited(ms=now_ms, seat=seat, by_leaving=True)]
    if room.sittings[seat].level:
        return []
    return [Replaced(ms=now_ms, seat=seat, level=STAND_IN)]
