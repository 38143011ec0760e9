"""A third-party Python class as a player, in a process of its own.

Within this process a class could read every hand from the frames of its callers, or find the
round through the garbage collector. It is therefore run by ``guest.py`` in another process,
one for each seat, which receives the pickled view of its seat through a pipe and nothing else.
Its answers are read as JSON, which cannot execute anything here.
"""

from __future__ import annotations

import base64
import json
import os
import pickle
import sys
from typing import Any

from capicua.arena.programs import PATIENCE, Program
from capicua.core.chance import Rng
from capicua.core.view import View


class Guest(Program):
    """A player of a class named ``module:Class``; raises ``BadOption`` if there is none."""

    def __init__(self, name: str, patience: float = PATIENCE) -> None:
        super().__init__(name, patience)
        found = json.loads(self._answer())
        if "complaint" in found:
            self.close()
            raise self._complaint(found.pop("complaint"), **found)

    def _arguments(self) -> list[str]:
        return [sys.executable, "-m", "capicua.arena.guest", self.command]

    def _environment(self) -> dict[str, str]:
        places = [os.getcwd(), *filter(None, sys.path)]
        return {**os.environ, "PYTHONPATH": os.pathsep.join(dict.fromkeys(places))}

    def _question(self, view: View, rng: Rng) -> dict[str, Any]:
        # A separate generator, seeded by ours: the guest may draw from it freely.
        known = base64.b64encode(pickle.dumps((view, Rng(int(rng.bits())))))
        return {"ask": "choose", "known": known.decode("ascii")}

    def _answer(self) -> str:
        line = super()._answer()
        failure = json.loads(line).get("failed")
        if failure is not None:
            raise self._complaint("entrant-failed", why=str(failure))
        return line
