"""Decisions that take the second worker a while: bots of the levels that search, and hints."""

from __future__ import annotations

from typing import Final, Literal

from msgspec import Struct, json

from capicua.api.bot_jobs import BotJob, advised, bot_job, chosen
from capicua.core.state import State
from capicua.core.tiles.random import Rng
from capicua.table.frames.protocol import Text
from capicua.table.play.public_log import texts

QUICK: Final = frozenset({"random", "greedy", "level1", "level2"})
"""The levels that choose within some hundredths of a second, beside the table."""
SAFE: Final = 2**53
"""JavaScript passes jobs on, and keeps smaller integers exactly."""


class ThoughtJob(Struct):
    """A decision to make."""

    kind: Literal["bot", "hint"]
    turned: int
    """The moment of the table that the decision belongs to."""
    job: BotJob


class Thought(Struct):
    """A decision that was made."""

    kind: Literal["bot", "hint"]
    turned: int
    seat: int
    action: int
    reasons: list[Text] = []


def thought_job(
    kind: Literal["bot", "hint"], turned: int, level: str, seat: int, rng: Rng, round: State
) -> ThoughtJob:
    """Return the job of choosing an action at a seat of the round as it stands."""
    job = bot_job(level, seat, rng, round)
    return ThoughtJob(kind, turned, job._replace(seed=job.seed % SAFE))


def thought(job: str) -> str:
    """Return the decision that a ``think`` effect asks for, as JSON for ``think_done``."""
    wanted = json.decode(job, type=ThoughtJob)
    seat = wanted.job.seat
    if wanted.kind == "bot":
        made = Thought("bot", wanted.turned, seat, chosen(wanted.job))
    else:
        action, said = advised(wanted.job)
        made = Thought("hint", wanted.turned, seat, action, texts(said, seat))
    return json.encode(made).decode()
