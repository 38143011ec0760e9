"""Seats: their letters in notation, and the numbers that stand for no seat."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from capicua.core.messages import BadText, Message

EVERYTHING: Final = -1
"""``State.viewer`` of a real state: nothing is hidden."""
SPECTATOR: Final = -2
"""``State.viewer`` of what a spectator knows."""
NOBODY: Final = -1
"""A seat number that stands for no seat."""
SEAT_LETTERS: Final = "ABCDEFGHIJKL"


def seat_letter(seat: i64) -> str:
    """Return the letter of a seat in notation: A for seat 0."""
    return SEAT_LETTERS[seat]


def parse_seat(text: str, players: i64) -> int:
    """Return the seat of a letter; raises ``BadText``."""
    index = SEAT_LETTERS.find(text.strip().upper()) if len(text.strip()) == 1 else -1
    if not 0 <= index < players:
        allowed = " ".join(SEAT_LETTERS[:players])
        raise BadText(Message("text-seat", {"text": text.strip(), "allowed": allowed}))
    return index
