"""Chances: where the tiles hidden from a player may be, at a moment of a record."""

from __future__ import annotations

from typing import Final, NamedTuple

from capicua.core.reasons import Message, Refused
from capicua.notation import game_of, read
from capicua.review.holding import Chances, chances_of
from capicua.server.answering import Answering, answered
from capicua.server.replaying import check_seat, moments_of
from capicua.server.scheduling import Kind
from capicua.server.thinking import Job, Thinkers, view_of
from capicua.table.protocol import Problem

KEPT: Final = 1_000
"""Number of moments to cache, some 3 kB each."""


class Moment(NamedTuple):
    """A moment of a record, and the seat whose knowledge counts."""

    text: str
    number: int
    """The number of the round, from 1."""
    step: int
    """The number of moves made."""
    seat: int


class Now(NamedTuple):
    """A seat at a table in play."""

    job: Job
    number: int
    """The number of rounds dealt."""


class Whereabouts(Answering[Moment]):
    """Cached chances."""

    def __init__(self, thinkers: Thinkers) -> None:
        super().__init__(thinkers, counted, Kind.REPLAY, KEPT)


def counted(moment: Moment) -> bytes | Problem:
    """Return the chances at a moment as JSON, or the problem."""
    return answered(chances_at, moment)


def chances_at(text: str, number: int, step: int, seat: int) -> Chances:
    """Return the chances at a moment of a record, from a seat's knowledge. Raise ``Refused``."""
    record = read(text)
    check_seat(game_of(record), seat)
    made = 0
    for moment in moments_of(record, number):
        made = moment.made
        if made == step:
            return chances_of(moment.state.view(seat), number, step, seat)
    raise Refused(Message("no-such-step", {"step": step, "high": made}))


def counted_now(wish: Now) -> bytes | Problem:
    """Return the chances at a table in play as JSON, or the problem."""
    return answered(chances_now, wish)


def chances_now(job: Job, number: int) -> Chances:
    """Return the chances at the seat of a job."""
    return chances_of(view_of(job), number, len(job.log), job.seat)
