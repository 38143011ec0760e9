"""The lobby of a server: tables with free seats, tables to watch, and people who wait."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable
from contextlib import suppress
from typing import Final

from capicua.api.hall.lobby import LobbyFrame, LobbyState
from capicua.server.accounts.accounts import Accounts
from capicua.server.accounts.relations import Relations
from capicua.server.lobby.listings import Listings
from capicua.server.lobby.matchmaker import Matchmaker
from capicua.server.tables.table_registry import TableRegistry

SPREAD_SECONDS: Final = 0.1
"""How long changes are collected before the lobby is sent again."""
EXCHANGE_SECONDS: Final = 0.1
"""How often the tables of other processes are read while somebody is in the lobby."""
SWEEP_SECONDS: Final = 5.0

log = logging.getLogger("capicua.server")


class Lobby:
    """What people in the lobby see, and who is there."""

    def __init__(
        self, registry: TableRegistry, accounts: Accounts | None, relations: Relations | None
    ) -> None:
        self._registry = registry
        self.listings = Listings(registry, accounts, self._changed)
        self.matchmaker = Matchmaker(registry, accounts, relations, self._changed)
        self._visitors: set[Callable[[], None]] = set()
        self._arrived = asyncio.Event()
        """Whether somebody has come to the empty lobby."""
        self._sending: asyncio.TimerHandle | None = None
        registry.observers += [self.listings.observe, self.matchmaker.observe]

    def state(self, apart: frozenset[str] = frozenset()) -> LobbyState:
        """Return everything that the lobby shows to somebody who must not meet these accounts."""
        maker = self.matchmaker
        shown = self.listings.shown(apart)
        return LobbyState(self.listings.mark, shown, maker.counts, maker.people)

    def since(self, mark: str, apart: frozenset[str] = frozenset()) -> LobbyFrame | None:
        """Return what has changed since a mark; ``None`` if the mark is too old."""
        found = self.listings.since(mark, apart)
        if found is None:
            return None
        maker = self.matchmaker
        return LobbyFrame(self.listings.mark, *found, maker.counts, maker.people)

    def enter(self, visitor: Callable[[], None]) -> Callable[[], None]:
        """Call a function after each change; return a function that ends this."""
        self._visitors.add(visitor)
        self._arrived.set()
        return lambda: self._visitors.discard(visitor)

    def _changed(self) -> None:
        if self._sending is None:
            loop = asyncio.get_running_loop()
            self._sending = loop.call_later(SPREAD_SECONDS, self._send)

    def _send(self) -> None:
        self._sending = None
        for visitor in list(self._visitors):
            visitor()

    async def run(self) -> None:
        """Pair people and keep the lobby up to date, until cancelled."""
        self._registry.spawn(self._sweep())
        if self._registry.is_shared:
            self._registry.spawn(self._exchange())
        await self.matchmaker.run()

    async def _sweep(self) -> None:
        while True:
            await asyncio.sleep(SWEEP_SECONDS)
            self.listings.sweep()

    async def _exchange(self) -> None:
        while True:
            try:
                await self.listings.exchange()
            except Exception:  # the next round tries again
                log.warning("the lobby of other processes could not be read", exc_info=True)
            if self._sending is not None:  # changes were collected since the last round
                self._sending.cancel()
                self._send()
            if self._visitors:
                await asyncio.sleep(EXCHANGE_SECONDS)
            else:
                self._arrived.clear()
                with suppress(TimeoutError):
                    await asyncio.wait_for(self._arrived.wait(), SWEEP_SECONDS)
