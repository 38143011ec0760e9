"""Somebody else's Python class as a player, in a process of its own.

Within this process a class could read every hand from the frames of its callers, or ask the
garbage collector for the round. So it is run by ``guest.py`` in another one, once for each
seat, and told over a pipe what its seat knows, pickled: nothing else ever is in that process.
Its answers are read as JSON, which runs nothing here.
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
    """A player of a class named ``module:Class``; raises ``BadOption`` where there is none."""

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
        # The generator is another, fixed by ours: the guest may draw from it as it likes.
        known = base64.b64encode(pickle.dumps((view, Rng(int(rng.bits())))))
        return {"ask": "choose", "known": known.decode("ascii")}

    def _answer(self) -> str:
        line = super()._answer()
        failure = json.loads(line).get("failed")
        if failure is not None:
            raise self._complaint("entrant-failed", why=str(failure))
        return line
