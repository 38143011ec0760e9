"""The setup of a round as it follows from the match so far."""

from __future__ import annotations

from typing import Any

from capicua.core.match import Match
from capicua.core.seats import NOBODY, seat_letter
from capicua.core.setup import Setup
from capicua.notation.fields import NONE


def expected_setup(match: Match, number: int) -> Setup:
    """Return the setup of the round with this number if the record states nothing.

    For the next round it follows from the match. For any other (the first round of a record
    that starts later, or the first after a gap) only the number is known.
    """
    return match.game.next_setup(match) if number == match.number else Setup(number)


def follows(match: Match, number: int) -> bool:
    """Return whether the round with this number directly follows the last one."""
    return bool(match.rounds) and number == match.number


def resume(match: Match, setup: Setup) -> None:
    """Bring a match to the state of a setup without replaying the earlier rounds."""
    match.number = setup.number
    match.totals = setup.totals or [0] * int(match.game.players)
    match.streak = setup.streak


def stated(setup: Setup) -> dict[str, Any]:
    """Return the values of a setup that a record can state; totals are empty if all are zero."""
    return {
        "starter": NONE if setup.starter == NOBODY else seat_letter(setup.starter),
        "totals": setup.totals if any(setup.totals) else [],
        "streak": setup.streak,
        "pot": setup.pot,
    }
