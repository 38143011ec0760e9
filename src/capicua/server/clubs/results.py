"""What a club's tournaments add up to; each event is computed once for each of its revisions."""

from __future__ import annotations

from collections import OrderedDict
from functools import partial
from typing import Final

import sqlalchemy as sa
from msgspec import json
from sqlalchemy.engine import Connection

from capicua.api.hall.clubs import (
    AllTimeLine,
    ClubMeetings,
    ClubResults,
    Occurrence,
    PastEvent,
)
from capicua.api.hall.tournaments import TournamentSummary
from capicua.server.accounts.accounts import Account
from capicua.server.clubs.clubs import visible
from capicua.server.clubs.powers import is_moderator, role_of
from capicua.server.compute.threads import Threads
from capicua.server.store.event_log import Store
from capicua.server.store.schema import tournaments
from capicua.server.tournaments import tournament_record
from capicua.tournament.club_results import EventResults, all_time, head_to_head, results_of

MOST_EVENTS: Final = 200
"""Number of events that count, the latest ones."""
KEPT: Final = 1000
"""Number of events whose results are kept in memory."""
EVENING_MINUTES: Final = 180
"""The length of a tournament in the calendar, which nobody knows before."""
_summary: Final = json.Decoder(TournamentSummary)
_Event = tuple[TournamentSummary, int]
"""A tournament and its revision."""


class PastResults:
    """The results of all clubs."""

    def __init__(self, store: Store, threads: Threads) -> None:
        self._store = store
        self._threads = threads
        self._known: OrderedDict[tuple[str, int], EventResults] = OrderedDict()

    async def all_time(self, club: str, account: Account | None) -> ClubResults:
        """Return the events of a club that are over, and its all-time table. Raise ``Refused``."""
        found = await self._results(club, account)
        past = [
            PastEvent(
                event.id,
                event.name,
                _time(event),
                event.entrants,
                [one.name for one in results.people if one.place == 1],
            )
            for event, results in reversed(found)
        ]
        lines = [
            AllTimeLine(
                one.name,
                one.events,
                one.rounds,
                one.won,
                one.drawn,
                one.made,
                one.against,
                one.places,
            )
            for one in await self._threads.do(all_time, [results for _, results in found])
        ]
        return ClubResults(past, lines)

    async def meetings(
        self, club: str, account: Account | None, one: str, other: str
    ) -> ClubMeetings:
        """Return how two people have met at a club. Raise ``Refused``."""
        found = [results for _, results in await self._results(club, account)]
        met = await self._threads.do(head_to_head, found, one, other)
        return ClubMeetings(one, other, met.won, met.drawn, met.lost, met.together)

    async def _results(
        self, club: str, account: Account | None
    ) -> list[tuple[TournamentSummary, EventResults]]:
        """Return the events that are over, the oldest first, with their results."""
        past = await self._store.read(partial(_past, club=club, account=account))
        found = []
        for event, revision in past:
            results = self._known.get((event.id, revision))
            if results is None:
                record = await self._store.read(partial(tournament_record.load, id=event.id))
                if record is None:
                    continue
                results = await self._threads.do(results_of, record.tournament)
                self._known[event.id, revision] = results
            self._known.move_to_end((event.id, revision))
            found.append((event, results))
        while len(self._known) > KEPT:
            self._known.popitem(last=False)
        return found


def coming_tournaments(
    connection: Connection, club: str, account: Account | None, since: int
) -> list[Occurrence]:
    """Return the tournaments of a club that have a date and are not over."""
    return [
        Occurrence(event.name, event.starts_at, EVENING_MINUTES, tournament=event.id)
        for event, _ in _events(connection, club, account)
        if event.stage not in ("complete", "closed")
        and event.starts_at + EVENING_MINUTES * 60_000 > since
    ]


def _past(connection: Connection, club: str, account: Account | None) -> list[_Event]:
    visible(connection, club, account)
    found = [
        (event, revision)
        for event, revision in _events(connection, club, account)
        if event.stage in ("complete", "closed") and event.rounds
    ]
    return sorted(found, key=lambda one: (_time(one[0]), one[0].id))[-MOST_EVENTS:]


def _events(connection: Connection, club: str, account: Account | None) -> list[_Event]:
    """Return the tournaments of a club; for those who are not members only public ones."""
    query = sa.select(tournaments.c.summary, tournaments.c.revision).where(
        tournaments.c.club_id == club
    )
    is_known = account is not None and (
        is_moderator(account) or role_of(connection, club, account.id)
    )
    if not is_known:
        query = query.where(tournaments.c.visibility == "public")
    rows = connection.execute(query.order_by(tournaments.c.updated.desc()).limit(2 * MOST_EVENTS))
    return [(_summary.decode(text), revision) for text, revision in rows]


def _time(event: TournamentSummary) -> int:
    return event.starts_at or event.made
