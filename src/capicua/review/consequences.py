"""Consequences of an action until the same seat acts again, in sampled deals.

A game's own reasons state only certain facts. Without any, sampled deals can still tell two
actions apart, for example if one forces the next player to pass far more often.
"""

from __future__ import annotations

from typing import Final

from capicua.bots.baselines import sensible
from capicua.bots.belief import believed
from capicua.bots.paired_comparison import estimate
from capicua.core.action_parts import WORD
from capicua.core.messages import Message
from capicua.core.state import State
from capicua.core.tiles.random import Rng

WORLDS: Final = 60
"""Number of sampled deals in which the next turns are played."""
CLEAR: Final = 0.1
"""Smallest difference between two frequencies that is reported."""
STEPS: Final = 30
"""Maximum number of actions until the seat's next turn."""
FORCED: Final = ("pass", "draw")
"""Forced actions of a seat that cannot play."""


def consequences(known: State, best: int, other: int, rng: Rng) -> list[Message]:
    """Return messages about how often seats are forced to pass or draw after two actions.

    Largest difference first; only differences that are significant at 95% are reported.
    """
    if int(known.players) == 1:
        return []
    me = int(known.turn)
    worlds = believed(known, WORLDS, rng)
    seeded = [(world, int(rng.bits())) for world in worlds]
    turns = [
        [_until_turn(world, action, me, Rng(seed)) for world, seed in seeded]
        for action in (best, other)
    ]
    found: list[tuple[float, Message]] = []
    sides = known.game.sides
    for seat in range(int(known.players)):
        shares = [[float(seat in forced) for forced in each] for each in turns]
        apart = estimate([a - b for a, b in zip(*shares, strict=True)], [1.0] * len(worlds))
        is_ours = sides[seat] == sides[me]
        gain = -apart.high if is_ours else apart.low
        if gain <= 0 or abs(apart.value) < CLEAR:
            continue
        what = next((forced[seat] for each in turns for forced in each if seat in forced), "pass")
        whose = "own" if seat == me else "partner" if is_ours else "other"
        found.append((abs(apart.value), _said(whose, seat, what, shares)))
    found.sort(key=lambda each: -each[0])
    return [message for _, message in found]


def contract(known: State, chance: float, other: float) -> list[Message]:
    """Return a message comparing two actions by the contract; empty outside trick play."""
    tricks = known.trick_play()
    if tricks is None:
        return []
    makes = bool(int(tricks.makers) >> int(known.turn) & 1)
    return [
        Message(
            "review-contract-makes" if makes else "review-contract-sets",
            {"goal": int(tricks.goal), "chance": round(100 * chance), "second": round(100 * other)},
        )
    ]


def _said(whose: str, seat: int, what: str, shares: list[list[float]]) -> Message:
    first, second = (round(100 * sum(share) / len(share)) for share in shares)
    return Message(
        f"review-next-{whose}",
        {"player": seat, "what": what, "chance": first, "second": second},
    )


def _until_turn(world: State, action: int, seat: int, rng: Rng) -> dict[int, str]:
    """Return the forced actions of seats in a sampled deal, until the seat acts again."""
    state = world.clone()
    state.advance(action)
    forced: dict[int, str] = {}
    others_acted = False
    for _ in range(STEPS):
        if state.is_over:
            break
        turn = int(state.turn)
        others_acted = others_acted or turn != seat
        legal = state.legal_actions()
        if len(legal) == 1:
            name = _only_word(state, legal[0])
            if name in FORCED:
                forced.setdefault(turn, name)
        if turn == seat and others_acted:
            break
        state.advance(legal[0] if len(legal) == 1 else sensible(state, legal, rng))
    return forced


def _only_word(state: State, action: int) -> str:
    """Return the keyword of an action that consists only of it, else an empty text."""
    parts = state.parts(action)
    return parts[0].name if len(parts) == 1 and parts[0].kind == WORD else ""
