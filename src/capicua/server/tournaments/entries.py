"""Entering by oneself: sign-ups, the list of those who wait for a place, check-in."""

from __future__ import annotations

import hashlib

from msgspec import structs

from capicua.api.hall.tournaments import SignedUp, SignUp
from capicua.core.messages import Message, Refused
from capicua.server.tournaments.people import Person, entrant_keys, key_of
from capicua.server.tournaments.tournament_record import (
    Draft,
    PlaceRow,
    SignUpRow,
    TournamentRecord,
)
from capicua.tournament.settings import refuse

MOST_WAITING = 1000


def sign_up_id(tournament: str, op: str) -> str:
    """Return the id of a sign-up, the same whenever its request is repeated."""
    return hashlib.sha256(f"{tournament} {op}".encode()).hexdigest()[:24]


def signed_up(record: TournamentRecord, id: str) -> SignedUp | None:
    """Return the answer to somebody who has signed up; ``None`` if nobody has under this id."""
    for row in record.sign_ups:
        if row.id == id:
            keys = entrant_keys(record, [row.entrant])[row.entrant] if row.entrant > 0 else []
            return SignedUp(key_of(record.key, "sign_up", id), max(0, row.entrant), keys)
    return None


def sign_up(draft: Draft, wish: SignUp, account: str, ms: int, at: str) -> SignedUp:
    """Enter somebody, or let them wait for a place. Raise ``Refused``."""
    record, tournament = draft.record, draft.tournament
    arrangements = record.arrangements
    if not arrangements.sign_up or tournament.state.is_closed:
        raise Refused(Message("event-no-sign-up"))
    if account and any(one.account == account and one.entrant >= 0 for one in record.sign_ups):
        raise Refused(Message("event-signed-up"))
    id = sign_up_id(record.id, wish.op)
    is_full = bool(arrangements.places) and _taken(draft) >= arrangements.places
    entrant = 0
    if is_full:
        _check_name(draft, wish.name)
        if len(record.waiting) >= MOST_WAITING:
            raise Refused(Message("event-full"))
    else:
        entrant = tournament.enter(
            wish.name, wish.members, club=wish.club, at=at, by=wish.name
        ).number
    place = max((one.place for one in record.sign_ups), default=0) + 1
    draft.sign_up(SignUpRow(id, place, wish, account, entrant, ms))
    answer = signed_up(record, id)
    assert answer is not None
    return answer


def admit(draft: Draft, id: str, is_admitted: bool, *, at: str, by: str) -> int:
    """Let somebody enter who waits, or turn them away; return the entrant's number."""
    found = [row for row in draft.record.waiting if row.id == id]
    if not found:
        raise Refused(Message("event-not-waiting"))
    if not is_admitted:
        draft.sign_up(structs.replace(found[0], entrant=-1))
        return 0
    return _enter(draft, found[0], at, by)


def fill_places(draft: Draft, at: str) -> None:
    """Let those enter who wait, as far as there are places and no round has begun."""
    places = draft.record.arrangements.places
    while draft.record.waiting and not draft.tournament.state.rounds:
        if places and _taken(draft) >= places:
            return
        first = draft.record.waiting[0]
        try:
            _enter(draft, first, at, first.wish.name)
        except Refused:  # somebody else has entered under this name
            draft.sign_up(structs.replace(first, entrant=-1))


def own_places(record: TournamentRecord, person: Person) -> list[tuple[int, int]]:
    """Return whom a person plays for without having told the account: entrants and places."""
    turns = record.turns()
    held = {(row.entrant, row.place) for row in record.places}
    held |= {(row.entrant, 0) for row in record.sign_ups if row.account}
    return [one for one in person.places if one not in held and not turns[one]]


def tell_account(draft: Draft, person: Person, entrant: int, ms: int) -> None:
    """Let the results of one of an entrant's people count for an account. Raise ``Refused``."""
    record, account = draft.record, person.account
    if not account:
        raise Refused(Message("not-signed-in"))
    if not is_counted(record):
        raise Refused(Message("event-not-rated"))
    if any(row.account == account and row.entrant == entrant for row in record.places):
        return
    own = [place for one, place in own_places(record, person) if one == entrant]
    if not own:
        raise Refused(Message("event-place-held", {"name": draft.tournament.name(entrant)}))
    known = [row.account for row in record.places] + [row.account for row in record.sign_ups]
    if account in known:
        raise Refused(Message("event-account-twice"))
    draft.place(PlaceRow(entrant, own[0], account, ms))


def is_counted(record: TournamentRecord) -> bool:
    """Return whether results of real tiles count for the ratings of people with accounts."""
    return record.venue.rated and not record.venue.online


def leave_list(draft: Draft, row: SignUpRow) -> None:
    """Let somebody wait no longer."""
    draft.sign_up(structs.replace(row, entrant=-1))


def _enter(draft: Draft, row: SignUpRow, at: str, by: str) -> int:
    wish = row.wish
    entrant = draft.tournament.enter(wish.name, wish.members, club=wish.club, at=at, by=by)
    draft.sign_up(structs.replace(row, entrant=entrant.number))
    return entrant.number


def _taken(draft: Draft) -> int:
    return len(draft.tournament.state.present)


def _check_name(draft: Draft, name: str) -> None:
    """Refuse a name that somebody else has who has entered or waits."""
    names = [one.name for one in draft.tournament.state.entrants.values()]
    names += [one.wish.name for one in draft.record.waiting]
    if any(name.casefold() == other.casefold() for other in names):
        raise refuse("name-taken", name=name)
