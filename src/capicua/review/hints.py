"""Advice for the seat to act: the best action, its advantage, and reasons."""

from __future__ import annotations

import math
from dataclasses import dataclass

from capicua.bots.evaluation import ActionEstimate, evaluate_view
from capicua.bots.paired_comparison import NOTHING, Effort
from capicua.core.game import Game
from capicua.core.messages import Argument, Message
from capicua.core.statistics import Estimate
from capicua.core.tiles.random import Rng
from capicua.core.view import View


@dataclass(frozen=True)
class Hint:
    """The analysed actions, best first, and a comparison of the best with the next."""

    actions: list[ActionEstimate]
    reasons: list[Message]
    """Reasons for the best action."""
    points_gained: Estimate | None = None
    """Advantage of the best action over the next, in points; ``None`` without a choice."""
    chance_gained: Estimate | None = None
    """Advantage of the best action in probability of winning the round."""
    chance: Estimate | None = None
    """Probability of winning with the best action, in the same sampled deals."""
    worlds: int = 0
    """Number of sampled deals behind the last three values."""
    is_guess: bool = False
    """Whether time was too short for sampling, so that only the heuristic was used."""

    @property
    def best(self) -> int:
        """The best action."""
        return self.actions[0].action


def hint_for(view: View, rng: Rng, effort: Effort | None = None) -> Hint:
    """Analyse the legal actions of a view; raise ``ValueError`` if the seat is not to act.

    Uses only the view. The two best actions are selected in one half of the sampled deals and
    compared in the other, which avoids selection bias.
    """
    known, legal = view.known, view.legal
    if not legal:
        raise ValueError("advice is for the seat to act")
    if len(legal) == 1:
        return Hint([ActionEstimate(legal[0], NOTHING, NOTHING)], known.reasons(legal[0]))
    found = evaluate_view(view, rng, effort or Effort())
    if isinstance(found, int):
        return Hint([ActionEstimate(found, NOTHING, NOTHING)], known.reasons(found), is_guess=True)
    best, next = found.ranked[:2]
    return Hint(
        found.choices,
        known.reasons(best),
        found.second.points_between(best, next),
        found.second.chance_between(best, next),
        found.second.chance(best),
        len(found.second.weights),
    )


def gain_messages(found: Hint, view: View) -> list[Message]:
    """Return messages comparing the best action with the next; empty without a choice."""
    points, chance = found.points_gained, found.chance_gained
    if points is None or chance is None:
        return []
    is_alone = int(view.known.players) == 1
    gained = chance if is_alone else points
    shown = _percent if is_alone else _tenths
    # The comparison uses other sampled deals; it is shown relative to the next action's chance.
    other = found.actions[1].chance.value
    arguments: dict[str, Argument] = {
        "next": view.text(found.actions[1].action),
        "points": _tenths(points.value),
        "from": shown(gained.low),
        "to": shown(gained.high),
        "chance": _percent(min(1.0, max(0.0, other + chance.value))),
        "second": _percent(other),
        "worlds": found.worlds,
    }
    if gained.low > 0:
        return [Message("advice-alone" if is_alone else "advice-better", arguments)]
    return [Message("advice-close-alone" if is_alone else "advice-close", arguments)]


def hint_messages(found: Hint, game: Game) -> list[Message]:
    """Return the messages of a hint: chance of winning, advantage, and the main reason."""
    reason = found.reasons[:1]
    more = "yes" if reason else "no"
    points, chance, gained = found.points_gained, found.chance, found.chance_gained
    if points is None or chance is None or gained is None:
        id = "hint-guess" if found.is_guess else "hint-only"
        return [Message(id, {"more": more}), *reason]
    is_alone = int(game.players) == 1
    arguments: dict[str, Argument] = {
        "chance": round(100 * chance.value),
        "error": math.ceil(50 * (chance.high - chance.low)),
        "points": _tenths(points.value),
        "next": round(100 * (chance.value - gained.value)),
        "more": more,
    }
    if (gained if is_alone else points).low <= 0:
        return [Message("hint-close", arguments), *reason]
    return [Message("hint-alone" if is_alone else "hint-better", arguments), *reason]


def _tenths(value: float) -> float:
    return round(value, 1) + 0.0  # turns −0 into 0


def _percent(share: float) -> int:
    return round(100 * share)
