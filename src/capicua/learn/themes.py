"""The themes of puzzles, derived from the reasons for their solutions."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from capicua.core.messages import Message

THEMES: Final[dict[str, tuple[str, ...]]] = {
    "last_tile": ("why-out", "why-alone", "why-completes"),
    "contract": ("review-contract-makes", "review-contract-sets"),
    "block": ("why-blocks",),
    "score": (
        *("why-scores", "why-call", "why-bonus", "why-steals", "why-takes", "why-claim"),
        *("why-most", "why-price", "why-clears", "why-removals"),
    ),
    "partner": ("why-partner", "review-next-partner"),
    "make_them_pass": ("review-next-other", "why-lacked", "why-skips", "why-others-draw"),
    "tricks": (
        *("why-sure", "why-wins", "why-ducks", "why-draws-trumps", "why-trumps", "why-strong"),
        *("why-top-trumps", "why-suit", "why-no-suit", "why-weak", "why-worthless"),
    ),
    "doubles": ("why-double", "why-doubles", "why-covered", "why-saves"),
    "give_nothing": (
        *("why-gives", "why-dead-end", "why-keeps-own", "why-own-end", "why-closes"),
        *("why-answers", "why-unmarks", "why-few-match", "why-rare"),
    ),
    "keep_playing": (
        *("why-followers", "why-free", "why-ready", "why-variety", "why-keeps", "why-chain"),
        *("why-keeps-chain", "why-goes-on", "why-again", "why-few", "why-pairs", "why-turns"),
        "review-next-own",
    ),
    "shed_weight": ("why-heavy", "why-highest"),
}
"""Themes and the reasons that indicate them, most specific first."""
CALCULATE: Final = "calculate"
"""The theme of puzzles in which only winning chances distinguish the moves."""


def theme_of(reasons: Sequence[Message]) -> str:
    """Return the most specific theme among the reasons for a move.

    >>> theme_of([Message("why-heavy"), Message("why-blocks")])
    'block'
    >>> theme_of([])
    'calculate'
    """
    said = {reason.id for reason in reasons}
    return next((theme for theme, ids in THEMES.items() if said & set(ids)), CALCULATE)
