"""Requests with what answers them, parameters with their bounds, and uploaded records."""

from __future__ import annotations

from typing import Annotated, Any, Final

from litestar import Request, Response
from litestar.params import HeaderParameter, PathParameter, QueryParameter, RawBody

from capicua.api.queries import Query
from capicua.core.messages import Message, Refused
from capicua.server.accounts.accounts import Account, Accounts
from capicua.server.compute.threads import Threads
from capicua.server.http.access import Access, cookie_token, session_token
from capicua.server.http.responses import Sent
from capicua.server.http.services import Services
from capicua.server.tables.table_registry import TableRegistry
from capicua.table.frames.protocol import WORD

PathId = Annotated[str, PathParameter(min_length=1, max_length=64, pattern=WORD)]
"""The id of a table, a game or a score sheet; a language."""
AccountId = Annotated[str, PathParameter(min_length=1, max_length=12, pattern=WORD)]
PathNumber = Annotated[int, PathParameter(ge=0, le=100_000)]
"""The number of a round."""
PuzzleId = Annotated[str, PathParameter(min_length=1, max_length=64, pattern=r"^\w+-\d+$")]
Lang = Annotated[str, QueryParameter(name="lang", max_length=8, pattern=WORD)]
Day = Annotated[str, QueryParameter(name="day", max_length=10, pattern=r"^(\d{4}-\d\d-\d\d)?$")]
"""A date, for example ``2026-11-23``; empty: today."""
Point = Annotated[int, QueryParameter(name="seat", ge=-1, le=11)]
"""The seat whose view is shown, or -1 for all hands."""
RoundNumber = Annotated[int, QueryParameter(name="round", ge=1, le=100_000)]
"""The number of a round in a record, from 1."""
StepNumber = Annotated[int, QueryParameter(name="step", ge=0, le=100_000)]
"""The number of moves made in a round."""
Since = Annotated[int, QueryParameter(name="since", ge=0, le=2**53)]
"""A version of a score sheet."""
RequestKey = Annotated[
    str | None, HeaderParameter(name="Idempotency-Key", min_length=22, max_length=64, pattern=WORD)
]
"""A secret of the client: a request repeated with it, since no answer came, takes effect once."""
SERVER: Final = "capicua.server"
"""The key of a request's scope under which its server stands."""
LONGEST_RECORD: Final = 400_000
"""Maximum size of an uploaded record in bytes."""


class ServerRequest(Request[Any, Any, Any]):
    """A request, with the parts of the server that answer it."""

    @property
    def server(self) -> Services:
        """The parts of the server that the request has reached."""
        scope: Any = self.scope
        parts: Services = scope[SERVER]
        return parts

    @property
    def registry(self) -> TableRegistry:
        """The tables."""
        return self.server.registry

    @property
    def access(self) -> Access:
        """The limits per address."""
        return self.server.access

    @property
    def threads(self) -> Threads:
        """The threads for slow parts of requests."""
        return self.server.threads

    @property
    def address(self) -> str:
        """The client's address, as limits count it."""
        return self.access.address_of(self)

    @property
    def accounts(self) -> Accounts:
        """The accounts. Raise ``Refused`` if this server has none."""
        accounts = self.server.accounts
        if accounts is None:
            raise Refused(Message("no-such-page"))
        return accounts

    async def own_account(self) -> Account:
        """Return the account of the client. Raise ``Refused`` if it is not signed in."""
        _ = self.accounts
        account = await self.account()
        if account is None:
            raise Refused(Message("not-signed-in"))
        return account

    async def check_words(self) -> None:
        """Raise ``Refused`` for an account in children's mode, which writes nothing but phrases."""
        account = await self.account()
        if account is not None and account.is_child:
            raise Refused(Message("child-words"))

    async def account(self) -> Account | None:
        """Return the account of the client, if it is signed in.

        A cookie counts for what changes something only if it comes from our own pages.
        """
        accounts, token = self.server.accounts, session_token(self)
        if accounts is None or token is None:
            return None
        is_bot = "authorization" in self.headers
        if not (self.method in ("GET", "HEAD") or is_bot or self.access.origin_of(self).is_known):
            return None
        return await accounts.of_session(token)

    async def table_token(self, table: str) -> str | None:
        """Return the token that the client's browser keeps of a table, if it may use it now."""
        token, accounts = cookie_token(self, table), self.server.accounts
        if token is None or accounts is None:
            return token
        return token if await accounts.may_sit(table, token, session_token(self)) else None

    def admit_work(self, cost: int = 1) -> None:
        """Raise ``Refused`` if the client's address asks for too much work."""
        self.access.admit_work(self, cost)

    async def find(self, question: Query) -> bytes:
        """Return the answer to a question, on the client's behalf. Raise ``Refused``."""
        return await self.server.answering.find(question, self.address)

    async def answer(self, question: Query) -> Response[bytes]:
        """Return the answer to a question as a response. Raise ``Refused``."""
        return Sent(await self.find(question), False)


def record_text(body: RawBody) -> str:
    """Return the text of an uploaded record. Raise ``Refused`` if it is not UTF-8."""
    try:
        return body.decode("utf-8-sig")
    except UnicodeDecodeError:
        raise Refused(Message("not-text")) from None
