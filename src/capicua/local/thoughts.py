"""What takes the second worker a while: bots that search, hints, and replays to keep."""

from __future__ import annotations

from base64 import b64encode
from typing import Final, Literal

from msgspec import Struct, json

from capicua.api.bot_jobs import BotJob, advised, bot_job, chosen
from capicua.api.replays import packed
from capicua.core.state import State
from capicua.core.tiles.random import Rng
from capicua.table.frames.protocol import Text
from capicua.table.play.public_log import texts

QUICK: Final = frozenset({"random", "greedy", "level1", "level2"})
"""The levels that choose within some hundredths of a second, beside the table."""
SAFE: Final = 2**53
"""JavaScript passes jobs on, and keeps smaller integers exactly."""


class ThoughtJob(Struct, omit_defaults=True):
    """A decision to make, or a finished match to replay."""

    kind: Literal["bot", "hint", "replay"]
    turned: int
    """The moment of the table that it belongs to."""
    job: BotJob | None = None
    text: str = ""
    """The record of the match to replay."""


class Thought(Struct):
    """A decision that was made, or the replay of a match."""

    kind: Literal["bot", "hint", "replay"]
    turned: int
    seat: int = -1
    action: int = -1
    reasons: list[Text] = []
    replay: str = ""
    """The match step by step, compressed, in base 64."""


def thought_job(
    kind: Literal["bot", "hint"], turned: int, level: str, seat: int, rng: Rng, round: State
) -> ThoughtJob:
    """Return the job of choosing an action at a seat of the round as it stands."""
    job = bot_job(level, seat, rng, round)
    return ThoughtJob(kind, turned, job._replace(seed=job.seed % SAFE))


def thought(job: str) -> str:
    """Return the decision that a ``think`` effect asks for, as JSON for ``think_done``."""
    return json.encode(_thought(json.decode(job, type=ThoughtJob))).decode()


def _thought(wanted: ThoughtJob) -> Thought:
    if wanted.job is None:
        replay = b64encode(packed(wanted.text)).decode()
        return Thought("replay", wanted.turned, replay=replay)
    seat = wanted.job.seat
    if wanted.kind == "bot":
        return Thought("bot", wanted.turned, seat, chosen(wanted.job))
    action, said = advised(wanted.job)
    return Thought("hint", wanted.turned, seat, action, texts(said, seat))
