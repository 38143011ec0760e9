"""Chances: where the tiles hidden from a player may be, at a moment of a record."""

from __future__ import annotations

from dataclasses import dataclass

from msgspec import json

from capicua.api.bot_jobs import LiveChances, view_of
from capicua.api.queries import AnswerCache, JobKind, Query
from capicua.api.replays import check_seat, moments_of
from capicua.core.messages import Message, Refused
from capicua.notation import game_of, read
from capicua.review.tile_chances import Chances, chances_of


@dataclass(frozen=True)
class ChancesQuery(Query):
    """A moment of a record, and the seat whose knowledge counts."""

    shelf = AnswerCache("chances", JobKind.REPLAY, kept=1_000)  # some 3 kB each

    text: str
    number: int
    """The number of the round, from 1."""
    step: int
    """The number of moves made."""
    seat: int

    def answer(self) -> Chances:
        """Return the chances. Raise ``Refused``."""
        return chances_at(self.text, self.number, self.step, self.seat)


def chances_at(text: str, number: int, step: int, seat: int) -> Chances:
    """Return the chances at a moment of a record, from a seat's knowledge. Raise ``Refused``."""
    record = read(text)
    check_seat(game_of(record), seat)
    made, before = 0, None
    for moment in moments_of(record, number):
        made, view = moment.made, moment.state.view(seat)
        if made == step:
            return chances_of(view, number, step, seat, before)
        before = view
    raise Refused(Message("no-such-step", {"step": step, "high": made}))


def chances_now(now: LiveChances) -> bytes:
    """Return the chances at a table in play as JSON. Raise ``Refused``."""
    job = now.job
    return json.encode(chances_of(view_of(job), now.number, len(job.log), job.seat))
