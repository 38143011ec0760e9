"""The parts of clubs that requests reach, and the page of a club, which all of them fill."""

from __future__ import annotations

from urllib.parse import urlsplit

from sqlalchemy.engine import Connection

from capicua.api.hall.clubs import ClubPage
from capicua.server.accounts.accounts import Account
from capicua.server.clubs.agenda import Agenda, evenings_in, rules_in
from capicua.server.clubs.calendar import (
    FILE_DAYS,
    MOST_COMING,
    MOST_IN_FILE,
    icalendar,
    occurrences,
)
from capicua.server.clubs.clubs import (
    ClubDirectory,
    invited_to,
    is_invited,
    people_of,
    visible,
)
from capicua.server.clubs.membership import Membership
from capicua.server.clubs.powers import Power, decide, powers_of, require, role_of
from capicua.server.clubs.results import PastResults, coming_tournaments
from capicua.server.compute.threads import Threads
from capicua.server.store.event_log import Store
from capicua.server.timers import now_ms


class ClubServices:
    """The clubs of a server."""

    def __init__(self, store: Store, threads: Threads) -> None:
        self._store = store
        self.results = PastResults(store, threads)
        self.directory = ClubDirectory(store)
        self.membership = Membership(store)
        self.agenda = Agenda(store)

    async def check_visible(self, club: str, account: Account | None) -> None:
        """Raise ``Refused`` if an account may not see a club."""
        await self._store.read(lambda connection: visible(connection, club, account))

    async def check_power(self, account: Account, club: str, power: Power) -> None:
        """Raise ``Refused`` if an account may not do this in a club."""
        await decide(self._store, lambda connection: require(connection, club, account, power))

    async def page(self, club: str, account: Account | None) -> ClubPage:
        """Return a club as an account sees it. Raise ``Refused``."""
        return await self._store.read(lambda connection: _page(connection, club, account))

    async def calendar(self, club: str, account: Account | None, site: str, now: int) -> str:
        """Return the coming dates of a club as an iCalendar file. Raise ``Refused``."""

        def work(connection: Connection) -> str:
            row = visible(connection, club, account)
            coming = occurrences(
                evenings_in(connection, club), row["zone"], now, MOST_IN_FILE, days=FILE_DAYS
            )
            coming += coming_tournaments(connection, club, account, now)
            host, url = urlsplit(site).hostname or "localhost", f"{site}/club/{club}"
            return icalendar(row["name"], row["place"], coming, host, url, now)

        return await self._store.read(work)


def _page(connection: Connection, club: str, account: Account | None) -> ClubPage:
    row = visible(connection, club, account)
    role = "" if account is None else role_of(connection, club, account.id)
    may = powers_of(account, role)
    people = people_of(connection, club)
    evenings = evenings_in(connection, club)
    now = now_ms()
    coming = occurrences(evenings, row["zone"], now, MOST_COMING)
    coming += coming_tournaments(connection, club, account, now)
    has_link = "invite" in may and bool(row["link"]) and now < row["link_until"]
    return ClubPage(
        id=club,
        name=row["name"],
        place=row["place"],
        description=row["description"],
        zone=row["zone"],
        is_public=row["is_public"],
        joining=row["joining"],
        role=role,
        may=list(may),
        is_invited=account is not None and is_invited(connection, club, account.id),
        members=len(people),
        people=people if role else [one for one in people if one.role != "member"],
        invited=invited_to(connection, club) if "invite" in may else [],
        has_link=has_link,
        link_until=row["link_until"] if has_link else 0,
        evenings=evenings,
        coming=sorted(coming, key=lambda one: one.starts)[:MOST_COMING],
        rule_sets=rules_in(connection, club),
    )
