"""The best bid of a hand of 42.

Measuring a hand takes seconds, so the hands are measured in advance: ``scripts/bid_drill.py``
writes ``bids.jsonl`` with what ``review.hands.texas_bids`` says about each.
"""

from __future__ import annotations

from functools import cache
from importlib.resources import files
from typing import Final

import msgspec

from capicua.catalogue import load
from capicua.core.messages import Argument, Message
from capicua.core.tiles.random import Rng
from capicua.learn.drills.exercise import Answer, Exercise

STEPS: Final = ((0, 0), (30, 33), (34, 37), (38, 41), (42, 42))
"""The bids that are one answer; 0 is a pass."""
SECONDS: Final = {1: 15, 2: 10, 3: 5}
CLEAR: Final = {1: 1, 2: 2, 3: 3}
"""The most answers that sampling cannot tell apart, by level."""


class BidHand(msgspec.Struct, frozen=True):
    """A hand and what it makes at its best trump."""

    tiles: str
    trump: str
    safe: int
    """The highest bid that is made more often than not; 0 if none is."""
    chance: float
    """The chance of making it, or 30 if none is."""
    accepted: list[int]
    """The places in ``STEPS`` that the interval of the chances does not rule out."""


_HANDS: Final = msgspec.json.Decoder(BidHand)


@cache
def bid_hands() -> tuple[BidHand, ...]:
    """Return the measured hands."""
    lines = (files("capicua.learn.drills") / "bids.jsonl").read_bytes().splitlines()
    return tuple(_HANDS.decode(line) for line in lines)


def best_bid(level: int, rng: Rng) -> Exercise:
    """Return a hand of 42, and ask for the best bid."""
    hands = [hand for hand in bid_hands() if len(hand.accepted) <= CLEAR[level]]
    hand = hands[rng.below(len(hands))]
    state = load("texas_42").position({"A": hand.tiles, "dealer": "D", "turn": "A"})
    told: dict[str, Argument] = {
        "trump": hand.trump,
        "bid": hand.safe,
        "chance": round(100 * hand.chance),
    }
    answers = []
    for place, (low, high) in enumerate(STEPS):
        id = "drill-bid" if low else "drill-bid-pass"
        is_right = place in hand.accepted
        answers.append(Answer(Message(id, {"low": low, "high": high}), is_right))
    return Exercise(
        state=state,
        seat=0,
        question=Message("drill-bid-asked"),
        answers=answers,
        explanation=Message("drill-bid-answer" if hand.safe else "drill-bid-none", told),
        seconds=SECONDS[level],
    )
