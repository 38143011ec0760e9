"""A seat at a table: wait for the turn, act, and continue with the next round."""

from __future__ import annotations

import math
import time
from collections.abc import Iterator
from contextlib import suppress
from types import TracebackType
from typing import Literal

from capicua.catalogue import kind
from capicua.client.cuts import OwnCuts
from capicua.client.link import Credentials, Link
from capicua.client.socket import TableSocket, fresh_id
from capicua.client.view import View
from capicua.core.messages import Message, Refused
from capicua.render.language import Language, detect
from capicua.table.frames import host_frames, protocol
from capicua.table.frames.host_frames import Keys, Person
from capicua.table.frames.protocol import Choice, StateFrame, Text

Moderation = Literal["mute", "unmute", "remove", "ban", "unban"]


def sit(
    link: str,
    name: str = "",
    *,
    seat: int | None = None,
    token: str = "",
    account: str = "",
    patience: float = 300.0,
) -> Seat:
    """Take a seat at the table of a link, or return to one with its ``token``.

    ``seat`` requests a particular open seat. ``account`` is the token of a bot account, which its
    person creates on the page of their own account; then the seat belongs to it. If the connection
    is lost, the client tries to reconnect for up to ``patience`` seconds. Raises ``Refused`` if the
    table does not admit us, and ``OSError`` if it cannot be reached.
    """
    found = Link.read(link)
    entered = Credentials(token, seat) if token else found.enter(name, seat, account)
    return Seat(found, entered, patience)


class Seat:
    """A seat, or a place among the spectators. Close it, or use it in a ``with`` statement.

    Iterating yields a ``View`` on each of our turns, until the match is over. The iterator also
    reports that we are ready for the next round, and consents to undo requests and stand-ins; set
    ``is_obliging`` to ``False`` to do both yourself.
    """

    def __init__(self, link: Link, entered: Credentials, patience: float) -> None:
        self.token = entered.token
        """The token of the seat; keep it to return later."""
        self.is_obliging = True
        self._wire = TableSocket(link.socket, entered.token, patience)
        self._cutting = OwnCuts()
        self._answered = 0
        """The latest version of the table that we have handled."""

    def __enter__(self) -> Seat:
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        traceback: TracebackType | None,
    ) -> None:
        self.close()

    def close(self) -> None:
        """Disconnect; the seat stays ours, while the table waits or a bot plays for us."""
        self._wire.close()

    # -- state --------------------------------------------------------------------------------

    @property
    def state(self) -> StateFrame:
        """The latest state of the table; waits for the first. Raises ``LostError``."""
        while self._wire.state is None:
            self._wire.receive()
        return self._wire.state

    def wait(self, seconds: float = math.inf) -> StateFrame:
        """Wait for a change and return the new state; raises ``TimeoutError`` and ``LostError``.

        Opens our cut when the table asks for it. Raises ``Refused`` if a seal was exchanged
        afterwards: then the deal was not fair, whatever the record says.
        """
        known, end = self._wire.state, time.monotonic() + seconds
        if self._open_cut():
            return self.state
        while self._wire.state is known:
            self._wire.receive(end - time.monotonic())
        self._open_cut()
        return self.state

    def _open_cut(self) -> bool:
        """Open our cut if the table asks for it; return whether that changed the state."""
        state = self.state
        self._cutting.check(state)
        frame = self._cutting.to_open(state)
        if frame is not None:
            with suppress(Refused):  # too late
                self._do(frame)
        return frame is not None and self.state is not state

    def __iter__(self) -> Iterator[View]:
        while not self.is_over:
            state = self.state
            if state.version > self._answered:
                self._answered = state.version
                if "act" in state.may:
                    yield View(state)
                elif self.is_obliging:
                    self._oblige(state)
            if self.state.version == state.version and not self.is_over:
                self.wait()

    @property
    def is_over(self) -> bool:
        """Whether the match is over."""
        return self.state.phase == "over"

    def _oblige(self, state: StateFrame) -> None:
        try:
            if "consent" in state.may:
                self.consent(True)
            elif "next" in state.may and not self._is_ready(state):
                self.next()
        except Refused:  # another player was faster, so no answer is needed
            return

    def _is_ready(self, state: StateFrame) -> bool:
        return state.seat is not None and state.seats[state.seat].ready

    # -- actions -------------------------------------------------------------------------------

    def play(self, choice: Choice | int | str) -> int:
        """Take an action, given as a choice, its number or its notation; return the version.

        The action is durable when this returns. Raises ``Refused`` if it is illegal or no longer
        our turn, and ``LostError``.
        """
        state = self.state
        if isinstance(choice, str):
            found = View(state).choice(choice)
            if found is None:
                raise Refused(Message("client-no-choice", {"text": choice}))
            choice = found
        action = choice if isinstance(choice, int) else choice.action
        return self._do(protocol.Act(id=fresh_id(), action=action, at=state.version))

    def auto(self) -> int:
        """Let the table act for us; only when playing alone or against bots."""
        return self._do(protocol.Auto(id=fresh_id()))

    def next(self) -> int:
        """Report that we are ready for the next round, or the first."""
        return self._do(protocol.Next(id=fresh_id()))

    def consent(self, yes: bool) -> int:
        """Answer an undo request, or a proposal that a bot stand in for a player."""
        return self._do(protocol.Consent(id=fresh_id(), yes=yes))

    def undo(self) -> int:
        """Ask to undo our last action."""
        return self._do(protocol.Undo(id=fresh_id()))

    def propose(self, seat: int) -> int:
        """Propose that a bot stand in for a player the table has waited for (``state.waits``)."""
        return self._do(protocol.Propose(id=fresh_id(), seat=seat))

    def cut(self, text: str) -> int:
        """Cut the next deal with any text of 1 to 64 characters.

        The table receives only its seal; ``wait`` sends the text once all seals are final.
        """
        return self._do(protocol.Seal(id=fresh_id(), seal=self._cutting.seal(self.state, text)))

    def say(self, text: str) -> int:
        """Send a chat message of up to 280 characters."""
        return self._do(protocol.Say(id=fresh_id(), text=text))

    def hint(self) -> int:
        """Return the action a good bot would take; only when playing alone or against bots."""
        answer = self._wire.ask(protocol.Hint(id=fresh_id()))
        assert isinstance(answer, protocol.Advice)
        return answer.action

    def leave(self) -> int:
        """Leave the table for good."""
        return self._do(protocol.Leave(id=fresh_id()))

    # -- for the host ---------------------------------------------------------------------------

    def people(self) -> list[Person]:
        """Return all people at the table or banned from it; only for hosts."""
        answer = self._wire.ask(host_frames.People(id=fresh_id()))
        assert isinstance(answer, host_frames.Guests)
        return answer.people

    def moderate(self, person: Person | int, do: Moderation) -> int:
        """Mute, remove or ban a person, or lift a mute or ban; only for hosts."""
        number = person if isinstance(person, int) else person.number
        return self._do(host_frames.Moderate(id=fresh_id(), number=number, do=do))

    def set_chat(self, chat: Literal["off", "phrases", "free"], *, spectators: bool = True) -> int:
        """Set the chat mode, and whether spectators may chat; only for hosts."""
        return self._do(host_frames.Chat(id=fresh_id(), chat=chat, spectators=spectators))

    def set_doors(self, watch: bool) -> int:
        """Set whether anyone with the table's address may watch; only for hosts."""
        return self._do(host_frames.Doors(id=fresh_id(), watch=watch))

    def admit(self, number: int, yes: bool = True) -> int:
        """Admit or turn away a person asking for a seat (``state.asking``); only for hosts."""
        return self._do(host_frames.Admit(id=fresh_id(), number=number, yes=yes))

    def rekey(self) -> Keys:
        """Replace all links of the table; the old ones become invalid. Only for hosts."""
        while True:
            answer = self._wire.ask(host_frames.Rekey(id=fresh_id()))
            if isinstance(answer, host_frames.Keys):
                return answer  # ``Done``: the answer with the keys was lost, so ask again

    def _do(self, frame: protocol.ClientFrame) -> int:
        answer = self._wire.ask(frame)
        assert isinstance(answer, protocol.Done)
        return answer.version

    # -- text ----------------------------------------------------------------------------------

    def sentence(self, text: Text, language: str = "") -> str:
        """Return a text as a sentence; the default language is that of the environment."""
        state = self.state
        names = [seat.name or seat.level for seat in state.seats]
        words = Language(language or detect(), kind(state.rules.game), names)
        return words.say(text.message, state.seat)
