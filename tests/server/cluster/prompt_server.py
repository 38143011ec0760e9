"""A server that sends notices and records matches soon, also to push services on this machine.

    python -m tests.server.cluster.prompt_server
    python -m tests.server.cluster.prompt_server turn before     # it kills itself before that step

Its settings come from the environment, as those of every server.
"""

from __future__ import annotations

import sys
from functools import partial

from capicua.server import run
from capicua.server.__main__ import main
from capicua.server.notices import outbox, times
from capicua.server.notices.notices import NoticeSettings
from capicua.server.ratings.matches import MatchRecorder
from capicua.server.tables import table_registry
from tests.server.lobby.dying_server import STEPS, dies

if __name__ == "__main__":
    times.DELAY_MS = times.MAIL_DELAY_MS = 4000  # type: ignore[misc]
    outbox.POLL_SECONDS = 0.1  # type: ignore[misc]
    outbox.ORPHAN_MS = outbox.PRESENT_MS = 1000  # type: ignore[misc]
    outbox.LEASE_MS = 15_000  # type: ignore[misc]
    table_registry.LOOK_BACK_SECONDS = 0.5  # type: ignore[misc]
    run.NoticeSettings = partial(NoticeSettings, may_be_local=True)  # type: ignore[misc, assignment]
    assert MatchRecorder.__init__.__kwdefaults__ is not None
    MatchRecorder.__init__.__kwdefaults__["wait_seconds"] = 0.5
    if sys.argv[1:]:
        step, when = sys.argv[1:]
        del sys.argv[1:]
        dies(*STEPS[step], when)
    main()
