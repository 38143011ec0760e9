"""The par of duplicate deals, computed in the background once everybody has played them.

It goes behind everything that somebody waits for. Each set of deals is one change of the
tournament, so that pages learn of it like of any other.
"""

from __future__ import annotations

import logging
from typing import Final

from capicua.api.queries import JobKind
from capicua.core.messages import Refused
from capicua.server.compute.scheduler import WaitedError
from capicua.server.compute.workers import WorkerLostError
from capicua.server.store.writer import DatabaseDownError
from capicua.server.tables.table_registry import TableRegistry
from capicua.server.tournaments.acts import Moment
from capicua.server.tournaments.tournament_record import Draft, TournamentRecord
from capicua.server.tournaments.tournament_registry import Noted, TournamentRegistry
from capicua.tournament.duplicate.par import DealPar, ParQuestion, par_of_deal

OWNER: Final = "deal pars"
"""Whom the work is charged to."""

log = logging.getLogger("capicua.server")


class DealPars:
    """The par of the deals of all tournaments."""

    def __init__(self, tournaments: TournamentRegistry, tables: TableRegistry) -> None:
        self._tournaments = tournaments
        self._tables = tables
        self._running: set[str] = set()
        tournaments.observers.append(self.observe)

    def observe(self, record: TournamentRecord) -> None:
        """Compute what is missing of a tournament, in the background."""
        if record.id in self._running or not next_missing(record):
            return
        self._running.add(record.id)
        self._tables.spawn(self._compute(record.id))

    async def _compute(self, id: str) -> None:
        try:
            while True:
                missing = next_missing(await self._tournaments.find(id))
                if not missing:
                    return
                await self._keep(id, await self._pars(missing))
        except (DatabaseDownError, Refused, WaitedError, WorkerLostError) as error:
            log.warning("tournament %s: the par of its deals is computed later (%r)", id, error)
        finally:
            self._running.discard(id)

    async def _pars(self, missing: dict[int, ParQuestion]) -> dict[int, DealPar]:
        bots = self._tables.bot_service
        return {
            deal: await bots.work(par_of_deal, question, OWNER, JobKind.BACKGROUND)
            for deal, question in missing.items()
        }

    async def _keep(self, id: str, pars: dict[int, DealPar]) -> None:
        def work(draft: Draft, when: Moment) -> Noted:
            for deal, par in pars.items():
                draft.par(deal, par)
            return Noted()

        await self._tournaments.change(id, "", Noted, work, "")


def next_missing(record: TournamentRecord) -> dict[int, ParQuestion]:
    """Return the deals without a par of the first revealed set that has some, by their numbers."""
    revealed, each = record.tournament.state.revealed, record.settings.deals
    if revealed is None or len(record.pars) >= revealed.sets * each:
        return {}
    rules = {
        table.set: round.rules for round in record.tournament.state.rounds for table in round.tables
    }
    for set_ in range(1, revealed.sets + 1):
        numbers = {(set_ - 1) * each + place: place for place in range(1, each + 1)}
        wanted = {
            deal: ParQuestion(revealed.link, revealed.sets, rules[set_], set_, place)
            for deal, place in numbers.items()
            if deal not in record.pars and set_ in rules
        }
        if wanted:
            return wanted
    return {}
