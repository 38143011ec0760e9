"""Decisions of bots as jobs, which a worker receives as a value.

A bot receives a view and nothing else. A view cannot be sent between processes, so a job carries
the round. The worker deals and replays it, then gives the bot the view of its seat; the job
holds nothing about other rounds or the secret of the deals.
"""

from __future__ import annotations

from typing import NamedTuple

from capicua.bots.levels import bot
from capicua.catalogue import load_with
from capicua.core.messages import Message
from capicua.core.options import option_text
from capicua.core.setup import Setup
from capicua.core.state import State
from capicua.core.tiles.random import Deal, Rng
from capicua.core.view import View


class BotJob(NamedTuple):
    """A decision for a bot to make at its seat."""

    level: str
    seat: int
    seed: int
    game: str
    version: int
    options: dict[str, str]
    players: int
    setup: tuple[int, int, list[int], int, int]
    order: list[int]
    lot: int
    log: list[int]


class LiveChances(NamedTuple):
    """A seat at a table in play, whose chances are wanted (``chances.chances_now``)."""

    job: BotJob
    number: int
    """The number of rounds dealt."""


def bot_job(level: str, seat: int, rng: Rng, round: State) -> BotJob:
    """Return the job of choosing an action at a seat of the round as it stands."""
    setup = round.setup
    return BotJob(
        level,
        seat,
        int(rng.bits()) << 24 ^ int(rng.bits()),
        round.game.id,
        round.game.version,
        {name: option_text(value) for name, value in round.game.options.values().items()},
        int(round.players),
        (setup.number, setup.starter, list(setup.totals), setup.streak, setup.pot),
        [int(tile) for tile in round.order],
        int(round.lot),
        [int(action) for action in round.log],
    )


def chosen(job: BotJob) -> int:
    """Return the action that a job's bot chooses."""
    return bot(job.level).choose(view_of(job), Rng(job.seed))


def view_of(job: BotJob) -> View:
    """Return the view of a job's seat."""
    return state_of(job).view(job.seat)


def state_of(job: BotJob) -> State:
    """Return the round of a job as it stands."""
    game = load_with(job.game, None, job.players, job.options, job.version)
    state = game.deal_round(Setup(*job.setup), Deal(job.order, job.lot))
    for action in job.log:
        state.advance(action)
    return state


def advised(job: BotJob) -> tuple[int, list[Message]]:
    """Return the best action at a job's seat, and the messages that say how good it is and why."""
    from capicua.bots.evaluation import quick_effort
    from capicua.review.hints import hint_for, hint_messages  # tables give away jobs, not hints

    view = view_of(job)
    found = hint_for(view, Rng(job.seed), quick_effort(view.known.game))
    return found.best, hint_messages(found, view.known.game)
