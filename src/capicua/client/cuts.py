"""Our cuts: sealed first, opened once all seals are final, and checked for exchanged seals."""

from __future__ import annotations

import secrets

from msgspec import UNSET

from capicua.core.messages import Message, Refused
from capicua.core.seats import seat_letter
from capicua.table.fairness.cuts import NONCE_BYTES, seal_of, tidy
from capicua.table.frames import protocol
from capicua.table.frames.protocol import StateFrame


class OwnCuts:
    """Our sealed cuts for each deal, and the seals shown when we opened ours."""

    def __init__(self) -> None:
        self._ours: dict[tuple[int, str], protocol.Open] = {}
        """The frames that open our cuts, by deal and seal."""
        self._seen: dict[int, dict[str, str]] = {}

    def seal(self, state: StateFrame, text: str) -> str:
        """Return the seal of our cut for the next deal; raises ``Refused`` if we cannot cut."""
        if state.seat is None or state.fair is UNSET:
            raise Refused(Message("only-players" if state.seat is None else "cut-number"))
        deal, nonce = state.fair.deal, secrets.token_hex(NONCE_BYTES)
        seal = seal_of(state.table, deal - 1, state.seat, nonce, text)
        self._ours[deal, seal] = protocol.Open(id=seal[:32], nonce=nonce, text=tidy(text))
        return seal

    def to_open(self, state: StateFrame) -> protocol.Open | None:
        """Return the frame that opens our cut; ``None`` if it is not time, or the seal differs."""
        if state.fair is UNSET or state.seat is None or "open" not in state.may:
            return None
        deal, seals = state.fair.deal, state.fair.seals
        if self._seen.setdefault(deal, dict(seals)) != seals:
            return None
        return self._ours.get((deal, seals.get(seat_letter(state.seat), "")))

    def check(self, state: StateFrame) -> None:
        """Raise ``Refused`` if the seals have changed since we opened our cut."""
        if state.fair is UNSET:
            return
        seen = self._seen.get(state.fair.deal)
        if seen is not None and seen != state.fair.seals:
            raise Refused(Message("cut-exchanged", {"number": state.fair.deal}))
