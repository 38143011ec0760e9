"""A server that kills itself, as ``kill -9`` does, just before or after one step for people.

    python -m tests.server.lobby.dying_server reserve after

Its settings come from the environment, as those of every server.
"""

from __future__ import annotations

import asyncio
import functools
import inspect
import os
import signal
import sys
from collections.abc import Callable
from typing import Any

from capicua.server.__main__ import main
from capicua.server.lobby.departures import Departures
from capicua.server.lobby.matchmaker import Matchmaker
from capicua.server.lobby.seeks import Seeks
from capicua.server.notices.push import PushSender
from capicua.server.notices.turns import TurnWatch
from capicua.server.ratings.matches import MatchRecorder
from capicua.server.tables.table_registry import TableRegistry

ANSWER_SECONDS = 1.0
"""How long it lives on: whoever has asked to be paired gets the answer, and so the cookie."""
STEPS: dict[str, tuple[type, str]] = {
    "add": (Seeks, "add"),
    "reserve": (Seeks, "reserve"),
    "open": (TableRegistry, "open"),
    "tell": (Matchmaker, "_tell"),
    "settle": (Departures, "settle"),
    "record": (MatchRecorder, "record"),
    "turn": (TurnWatch, "_keep"),
    "send": (PushSender, "send"),
}


def dies(owner: type, name: str, when: str) -> None:
    """Let a method kill the process, before or after it has done its work; turns, once dealt."""
    whole: Callable[..., Any] = getattr(owner, name)

    if not inspect.iscoroutinefunction(whole):

        @functools.wraps(whole)
        def told(*arguments: Any, **more: Any) -> Any:
            loop = asyncio.get_running_loop()
            loop.call_later(ANSWER_SECONDS, os.kill, os.getpid(), signal.SIGKILL)

        setattr(owner, name, told)
        return

    @functools.wraps(whole)
    async def work(*arguments: Any, **more: Any) -> Any:
        is_due = owner is not TurnWatch or arguments[1].deadline is not None
        if when == "after" or not is_due:
            await whole(*arguments, **more)
        if is_due:
            await asyncio.sleep(ANSWER_SECONDS)
            os.kill(os.getpid(), signal.SIGKILL)

    setattr(owner, name, work)


if __name__ == "__main__":
    step, when = sys.argv[1:]
    del sys.argv[1:]
    dies(*STEPS[step], when)
    main()
