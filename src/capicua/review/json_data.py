"""A review as data for JSON; the format is described in ``docs/review.md``."""

from __future__ import annotations

from typing import Any

from capicua.core.seats import seat_letter
from capicua.core.statistics import Estimate
from capicua.review.decisions import Decision
from capicua.review.review import Review, RoundReview

VERSION = 2
"""Increases when a field changes its meaning or is removed; fields may be added."""


def review_data(found: Review) -> dict[str, Any]:
    """Return all results of a review as data for JSON."""
    game = found.game
    return {
        "format": "capicua review",
        "version": VERSION,
        "game": game.id,
        "options": {key: str(value) for key, value in game.options.values().items()},
        "names": found.names,
        "sides": list(game.sides),
        "unit": "chance" if found.is_alone else "points",
        "worlds": found.effort.worlds,
        "seed": found.seed,
        "players": [_player(found, seat) for seat in range(int(game.players))],
        "mistakes": [_decision(found, decision) for decision in found.mistakes],
        "rounds": [_round(found, each) for each in found.rounds],
    }


def _player(found: Review, seat: int) -> dict[str, Any]:
    accuracy = found.accuracy(seat)
    own = [decision for decision in found.decisions if decision.moment.seat == seat]
    return {
        "seat": seat_letter(seat),
        "decisions": len(own),
        "best": sum(decision.is_best for decision in own),
        "accuracy": None if accuracy is None else round(accuracy, 1),
        "cost": _rounded(found.total(seat)),
    }


def _round(found: Review, each: RoundReview) -> dict[str, Any]:
    data: dict[str, Any] = {
        "number": each.number,
        "forced": each.forced,
        "decisions": [_decision(found, decision) for decision in each.decisions],
        "chances_with_all_hands_open": each.chances,
    }
    if each.par is not None:
        data["leads"] = each.leads
        data["par_with_all_hands_open"] = {
            "how": each.par.how,
            "leads": [_rounded(lead) for lead in each.par.leads],
            "rounds": each.par.rounds,
        }
    return data


def _decision(found: Review, decision: Decision) -> dict[str, Any]:
    state = decision.moment.state
    data: dict[str, Any] = {
        "round": found.rounds[decision.moment.round].number,
        "move": decision.moment.move,
        "seat": seat_letter(decision.moment.seat),
        "played": state.text(decision.moment.action),
        "best": state.text(decision.best),
        "points": _rounded(decision.points),
        "chance": _rounded(decision.chance),
        "worlds": decision.worlds,
        "choices": [
            {
                "text": state.text(choice.action),
                "points": _rounded(choice.points),
                "chance": _rounded(choice.chance),
            }
            for choice in decision.choices
        ],
        "grade": decision.grade,
        "reasons": [message.as_data() for message in decision.reasons],
        "merits": [message.as_data() for message in decision.merits],
    }
    if decision.open_cost is not None:
        data["points_with_all_hands_open"] = decision.open_cost
    return data


def _rounded(estimate: Estimate) -> dict[str, Any]:
    numbers = [round(number, 4) + 0.0 for number in (estimate.value, estimate.low, estimate.high)]
    return {"value": numbers[0], "interval": numbers[1:]}
