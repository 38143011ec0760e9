"""The themes of puzzles, derived from the reasons for their solutions and the kind of choice."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from capicua.core.action_parts import WORD
from capicua.core.messages import Message
from capicua.core.state import State


@dataclass(frozen=True)
class Theme:
    """What indicates a theme: one of the reasons, or the keyword of one of the two actions."""

    reasons: tuple[str, ...] = ()
    """Reasons for the solution."""
    best: tuple[str, ...] = ()
    """Keywords of the solution."""
    other: tuple[str, ...] = ()
    """Keywords of the second-best action."""


_DRAWS: Final = ("draw", "deal", "fill_in", "turn_up")
"""Keywords of actions that bring new tiles."""
_NEXT: Final = "review-next-"
"""How reasons begin that say who has to pass or to draw next."""
_OTHER: Final = f"{_NEXT}other"
_SEVERAL: Final = f"{_NEXT}several"
"""Stands for several of ``_OTHER``."""

THEMES: Final[dict[str, Theme]] = {
    "last_tile": Theme(("why-out", "why-completes", "why-wins")),
    "bid": Theme(best=("bid",), other=("bid",)),
    "trump": Theme(best=("trump",)),
    "contract": Theme(("review-contract-makes",)),
    "set_contract": Theme(("review-contract-sets",)),
    "fold": Theme(best=("fold",)),
    "raise": Theme(best=("raise",)),
    "call": Theme(best=("call",)),
    "bet": Theme(best=("bet", "check")),
    "revoke": Theme(best=("correct", "stand")),
    "block": Theme(("why-blocks",)),
    "score": Theme(
        (
            *("why-scores", "why-call", "why-bonus", "why-steals", "why-takes", "why-claim"),
            *("why-most", "why-clears"),
        )
    ),
    "endgame": Theme(("why-end",)),
    "own_end": Theme(("why-own-end", "why-dead-end", "why-keeps-own", "why-closes")),
    "use_passes": Theme(("why-lacked",)),
    "partner": Theme(("why-partner", "review-next-partner")),
    "several_pass": Theme((_SEVERAL,)),
    "make_them_pass": Theme((_OTHER, "why-skips", "why-others-draw")),
    "tricks": Theme(
        (
            *("why-sure", "why-ducks", "why-draws-trumps", "why-trumps", "why-top-trumps"),
            *("why-highest", "why-no-suit", "why-worthless"),
        )
    ),
    "own_suit": Theme(("why-suit",)),
    "doubles": Theme(("why-double", "why-doubles", "why-covered")),
    "give_nothing": Theme(
        (
            *("why-gives", "why-answers", "why-unmarks", "why-few-match", "why-rare"),
            *("why-alone", "why-unlike", "why-saves"),
        )
    ),
    "draw": Theme(best=_DRAWS),
    "no_draw": Theme(other=_DRAWS),
    "plan": Theme(("why-plan", "why-next", "why-left", "why-chain", "why-keeps-chain")),
    "keep_playing": Theme(
        (
            *("why-followers", "why-free", "why-ready", "why-variety", "why-keeps", "why-goes-on"),
            *("why-again", "why-few", "why-pairs", "why-most-pairs", "why-removals", "why-turns"),
            *("why-waits", f"{_NEXT}own"),
        )
    ),
    "shed_weight": Theme(("why-heavy",)),
    "place": Theme(best=("place",)),
    "shift": Theme(best=("shift",)),
}
"""The themes, most specific first."""
CALCULATE: Final = "calculate"
"""The theme of puzzles in which only winning chances distinguish the moves."""


def theme_of(reasons: Sequence[Message], best: str = "", other: str = "") -> str:
    """Return the most specific theme of a choice, given the keywords of two actions.

    Of the reasons that say who has to pass next, only the one with the largest difference counts,
    which comes first.

    >>> theme_of([Message("why-heavy"), Message("why-blocks")])
    'block'
    >>> theme_of([], "pass", "bid")
    'bid'
    >>> theme_of([])
    'calculate'
    """
    ids = [reason.id for reason in reasons]
    passing = [id for id in ids if id.startswith(_NEXT)]
    said = set(ids) - set(passing[1:]) | set(passing[:1])
    if passing.count(_OTHER) > 1 and passing[0] == _OTHER:
        said = said - {_OTHER} | {_SEVERAL}
    for name, theme in THEMES.items():
        if said & set(theme.reasons) or best in theme.best or other in theme.other:
            return name
    return CALCULATE


def keyword(state: State, action: int) -> str:
    """Return the keyword with which an action begins; empty if it begins with a tile.

    >>> import capicua
    >>> state = capicua.load("draw", players=2).new_round(seed=1)
    >>> keyword(state, state.parse("draw"))
    'draw'
    """
    part = state.parts(action)[0]
    return part.name if part.kind == WORD else ""
