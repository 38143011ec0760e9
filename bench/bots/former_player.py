"""A bot of another version of the library, seated beside today's.

    git clone . ../former && git -C ../former checkout 0e2f72ee && make -C ../former compiled
    export CAPICUA_FORMER=../former/.venv/compiled/bin/python
    python bench/bots/strength.py duel block --preset partners --bots level5,former:level5

0e2f72ee is the last commit before the rules changed for the version after 0.2. ``CAPICUA_FORMER``
names the Python of that version, which runs ``former_worker.py``. The deal goes there, too, because
a view cannot be written down between versions; that version hides the other hands itself.
"""

from __future__ import annotations

import json
import os
import subprocess
from functools import cache
from pathlib import Path

from capicua.bots.baselines import Bot

WORKER = Path(__file__).with_name("former_worker.py")


@cache
def former_player(level):
    """Return the player of a level, whose process runs as long as this one."""
    return FormerPlayer(level)


class FormerPlayer(Bot):
    """A level of the other version."""

    def __init__(self, level):
        super().__init__()
        # PYTHONPATH may name today's modules, which the other version would then run.
        environment = {name: it for name, it in os.environ.items() if name != "PYTHONPATH"}
        self.worker = subprocess.Popen(
            [environment["CAPICUA_FORMER"], str(WORKER), level],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            text=True,
            env=environment,
        )
        self.game = []
        self.deal = None

    def begin(self, plan, deal):
        """Remember the game and the deal of the rounds that follow."""
        self.game = list(plan[:3])
        self.deal = deal

    def choose(self, view, rng):
        """Return one of ``view.legal``."""
        known = view.known
        asked = {
            "game": self.game,
            "order": [int(tile) for tile in self.deal.order],
            "lot": int(self.deal.lot),
            "actions": [int(action) for action in known.log],
            "seed": int(rng.bits()),
        }
        self.worker.stdin.write(json.dumps(asked) + "\n")
        self.worker.stdin.flush()
        return int(self.worker.stdout.readline())
