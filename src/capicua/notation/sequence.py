"""The setup of a round that follows from the match so far, and what a record must add."""

from __future__ import annotations

from capicua.core.match import Match
from capicua.core.setup import Setup


def expected_setup(match: Match, number: int) -> Setup:
    """Return the setup of the round with this number if nothing is stated.

    The next round takes it from the match. Any other (the first one of a record that begins
    later, or the first after a gap) has only its number, and states the rest.
    """
    return match.game.next_setup(match) if number == match.number else Setup(number)


def follows(match: Match, number: int) -> bool:
    """Return whether the round of this number directly follows the last one."""
    return bool(match.rounds) and number == match.number


def resume(match: Match, setup: Setup) -> None:
    """Take a match to the state of a setup, without knowing the earlier rounds."""
    match.number = setup.number
    match.totals = setup.totals or [0] * int(match.game.players)
    match.streak = setup.streak


def known_totals(setup: Setup) -> list[int]:
    """Return the totals of a setup; empty if all are zero, explicitly or not."""
    return setup.totals if any(setup.totals) else []
