"""The evenings and the rule sets of clubs, as stored in the database."""

from __future__ import annotations

from typing import Final

import sqlalchemy as sa
from msgspec import json, to_builtins
from sqlalchemy.engine import Connection

from capicua.api.hall.clubs import ClubRules, Evening, EveningPlan, NewClubRules
from capicua.catalogue import load_with
from capicua.core.messages import Message, Refused
from capicua.server.accounts.accounts import Account
from capicua.server.clubs.calendar import day_of, start_of
from capicua.server.clubs.clubs import lines
from capicua.server.clubs.powers import decide, require
from capicua.server.store.event_log import Store
from capicua.server.store.schema import club_evenings, club_rules
from capicua.server.timers import now_ms
from capicua.table.play.seats import tidy, unguessable

MOST_EVENINGS: Final = 50
"""Maximum number of evenings in a calendar; a recurring one counts once."""
MOST_RULES: Final = 30
"""Maximum number of rule sets of a club."""
_ID_LENGTH: Final = 12
_evening: Final = json.Decoder(Evening)
_rules: Final = json.Decoder(ClubRules)


class Agenda:
    """What clubs plan, and what they play."""

    def __init__(self, store: Store) -> None:
        self._store = store

    async def plan(self, account: Account, club: str, plan: EveningPlan, id: str = "") -> str:
        """Store an evening, a new one without an id; return its id. Raise ``Refused``."""
        account.check_standing(now_ms())
        evening = _checked(plan, id or unguessable(_ID_LENGTH))
        text = json.encode(evening).decode()

        def work(connection: Connection) -> str:
            require(connection, club, account, "calendar")
            if evening.rules and evening.rules not in [
                one.id for one in rules_in(connection, club)
            ]:
                raise Refused(Message("club-no-rules"))
            if id:
                own = (club_evenings.c.id == id) & (club_evenings.c.club_id == club)
                changed = club_evenings.update().where(own).values(text=text)
                if not connection.execute(changed).rowcount:
                    raise Refused(Message("club-no-evening"))
                return id
            if len(evenings_in(connection, club)) >= MOST_EVENINGS:
                raise Refused(Message("club-most-evenings", {"count": MOST_EVENINGS}))
            connection.execute(
                club_evenings.insert().values(id=evening.id, club_id=club, text=text)
            )
            return evening.id

        return await decide(self._store, work)

    async def cancel(self, account: Account, club: str, id: str) -> None:
        """Delete an evening with all its dates. Raise ``Refused``."""

        def work(connection: Connection) -> None:
            require(connection, club, account, "calendar")
            own = (club_evenings.c.id == id) & (club_evenings.c.club_id == club)
            if not connection.execute(club_evenings.delete().where(own)).rowcount:
                raise Refused(Message("club-no-evening"))

        await decide(self._store, work)

    async def add_rules(self, account: Account, club: str, wish: NewClubRules) -> str:
        """Store a rule set that its game allows; return its id. Raise ``Refused``."""
        account.check_standing(now_ms())
        name = tidy(wish.name)
        if not name:
            raise Refused(Message("club-rules-name"))
        stored = ClubRules(name, wish.rules, unguessable(_ID_LENGTH))
        text, now = json.encode(stored).decode(), now_ms()

        def work(connection: Connection) -> str:
            require(connection, club, account, "rules")
            known = rules_in(connection, club)
            if len(known) >= MOST_RULES:
                raise Refused(Message("club-most-rules", {"count": MOST_RULES}))
            if name.casefold() in [one.name.casefold() for one in known]:
                raise Refused(Message("club-rules-taken", {"name": name}))
            row = {"id": stored.id, "club_id": club, "text": text, "made": now}
            connection.execute(club_rules.insert().values(**row))
            return stored.id

        return await decide(self._store, work)

    async def remove_rules(self, account: Account, club: str, id: str) -> None:
        """Delete a rule set; evenings that name it become open. Raise ``Refused``."""

        def work(connection: Connection) -> None:
            require(connection, club, account, "rules")
            own = (club_rules.c.id == id) & (club_rules.c.club_id == club)
            if not connection.execute(club_rules.delete().where(own)).rowcount:
                raise Refused(Message("club-no-rules"))
            for evening in evenings_in(connection, club):
                if evening.rules == id:
                    evening.rules = ""
                    connection.execute(
                        club_evenings.update()
                        .where(club_evenings.c.id == evening.id)
                        .values(text=json.encode(evening).decode())
                    )

        await decide(self._store, work)


def check_rules(wish: NewClubRules) -> None:
    """Raise ``Refused`` for rules that their game does not offer; takes milliseconds."""
    rules = wish.rules
    load_with(rules.game, rules.preset or None, rules.seats or None, rules.options)


def evenings_in(connection: Connection, club: str) -> list[Evening]:
    """Return the evenings of a club, the first one first."""
    query = sa.select(club_evenings.c.text).where(club_evenings.c.club_id == club)
    found = [_evening.decode(text) for text in connection.scalars(query)]
    return sorted(found, key=lambda one: (one.starts, one.id))


def rules_in(connection: Connection, club: str) -> list[ClubRules]:
    """Return the rule sets of a club by name."""
    query = sa.select(club_rules.c.text).where(club_rules.c.club_id == club)
    found = [_rules.decode(text) for text in connection.scalars(query)]
    return sorted(found, key=lambda one: one.name.casefold())


def _checked(plan: EveningPlan, id: str) -> Evening:
    """Return an evening with tidy texts and possible dates. Raise ``Refused``."""
    title = tidy(plan.title)
    if not title:
        raise Refused(Message("club-title"))
    first = start_of(plan.starts).date()
    if plan.until and day_of(plan.until) < first:
        raise Refused(Message("club-until", {"text": plan.until, "first": first.isoformat()}))
    skipped = sorted({day_of(day).isoformat() for day in plan.skipped})
    values = to_builtins(plan) | {
        "title": title,
        "place": tidy(plan.place),
        "note": lines(plan.note, 500),
        "until": "" if plan.repeat == "once" else plan.until,
        "skipped": [] if plan.repeat == "once" else skipped,
        "id": id,
    }
    return Evening(**values)
