"""Our cuts: sealed when they are made, opened when all seals are final, compared afterwards."""

from __future__ import annotations

import secrets
from typing import NamedTuple

from msgspec import UNSET

from capicua.core.reasons import Message, Refused
from capicua.core.seats import seat_letter
from capicua.table import protocol
from capicua.table.cuts import NONCE_BYTES, seal_of, tidy
from capicua.table.protocol import StateFrame


class _Ours(NamedTuple):
    seal: str
    nonce: str
    text: str


class Cutting:
    """What we sealed for each deal, and the seals there were when we opened it."""

    def __init__(self) -> None:
        self._ours: dict[int, list[_Ours]] = {}
        self._seen: dict[int, dict[str, str]] = {}

    def seal(self, state: StateFrame, text: str) -> str:
        """The seal of a text as our cut of the next deal; raises ``Refused`` without a seat."""
        if state.seat is None or state.fair is UNSET:
            raise Refused(Message("only-players" if state.seat is None else "cut-number"))
        deal, nonce = state.fair.deal, secrets.token_hex(NONCE_BYTES)
        seal = seal_of(state.table, deal - 1, state.seat, nonce, text)
        self._ours.setdefault(deal, []).append(_Ours(seal, nonce, tidy(text)))
        return seal

    def to_open(self, state: StateFrame) -> protocol.Open | None:
        """The frame that opens our cut, where it is to be opened now and is ours."""
        if state.fair is UNSET or state.seat is None or "open" not in state.may:
            return None
        deal, seals = state.fair.deal, state.fair.seals
        if self._seen.setdefault(deal, dict(seals)) != seals:
            return None
        wanted = seals.get(seat_letter(state.seat))
        for ours in self._ours.get(deal, []):
            if ours.seal == wanted:
                return protocol.Open(id=ours.seal[:32], nonce=ours.nonce, text=ours.text)
        return None

    def check(self, state: StateFrame) -> None:
        """Raises ``Refused`` where the seals are not those there were when we opened our cut."""
        if state.fair is UNSET:
            return
        seen = self._seen.get(state.fair.deal)
        if seen is not None and seen != state.fair.seals:
            raise Refused(Message("cut-exchanged", {"number": state.fair.deal}))
