"""Who holds what: where the tiles may be that somebody could not see, at a moment of a record."""

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
"""Moments whose chances are kept, some 3 kB each."""


class Moment(NamedTuple):
    """A moment of a record, and whose knowledge counts."""

    text: str
    number: int
    """Of the round, counted from 1."""
    step: int
    """How many moves were made."""
    seat: int


class Now(NamedTuple):
    """A seat at a table that is being played at."""

    job: Job
    number: int
    """How many rounds were dealt."""


class Whereabouts(Answering[Moment]):
    """Chances that were asked for, each counted once."""

    def __init__(self, thinkers: Thinkers) -> None:
        super().__init__(thinkers, counted, Kind.REPLAY, KEPT)


def counted(moment: Moment) -> bytes | Problem:
    """The chances at a moment as JSON; or why there are none."""
    return answered(chances_at, moment)


def chances_at(text: str, number: int, step: int, seat: int) -> Chances:
    """The chances at a moment of a record, as a seat could know them. Raises ``Refused``."""
    record = read(text)
    check_seat(game_of(record), seat)
    made = 0
    for moment in moments_of(record, number):
        made = moment.made
        if made == step:
            return chances_of(moment.state.view(seat), number, step, seat)
    raise Refused(Message("no-such-step", {"step": step, "high": made}))


def counted_now(wish: Now) -> bytes | Problem:
    """The chances at a table that is being played at, as JSON; or why there are none."""
    return answered(chances_now, wish)


def chances_now(job: Job, number: int) -> Chances:
    """The chances at the seat of a job."""
    return chances_of(view_of(job), number, len(job.log), job.seat)
