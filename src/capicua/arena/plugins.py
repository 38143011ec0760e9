"""Third-party Python classes as players, each in a separate process.

Within this process, a class could read every hand from its callers' frames or through the garbage
collector. Therefore ``plugin_process.py`` runs it in another process, one for each seat, which
receives only the pickled view of the seat through a pipe. Its responses are parsed as JSON, which
cannot execute code here.
"""

from __future__ import annotations

import base64
import json
import os
import pickle
import sys
from typing import Any

from capicua.arena.external_programs import PATIENCE, ExternalProgram
from capicua.core.tiles.random import Rng
from capicua.core.view import View


class PluginPlayer(ExternalProgram):
    """A player given as ``module:Class``; raises ``BadOption`` if it cannot be started."""

    def __init__(self, name: str, patience: float = PATIENCE) -> None:
        super().__init__(name, patience)
        found = json.loads(self._answer())
        if "complaint" in found:
            self.close()
            raise self._complaint(found.pop("complaint"), **found)

    def _arguments(self) -> list[str]:
        return [sys.executable, "-m", "capicua.arena.plugin_process", self.command]

    def _environment(self) -> dict[str, str]:
        places = [os.getcwd(), *filter(None, sys.path)]
        return {**os.environ, "PYTHONPATH": os.pathsep.join(dict.fromkeys(places))}

    def _question(self, view: View, rng: Rng) -> dict[str, Any]:
        # A separate generator, seeded from ours; the guest may use it freely.
        known = base64.b64encode(pickle.dumps((view, Rng(int(rng.bits())))))
        return {"ask": "choose", "known": known.decode("ascii")}

    def _answer(self) -> str:
        line = super()._answer()
        failure = json.loads(line).get("failed")
        if failure is not None:
            raise self._complaint("entrant-failed", why=str(failure))
        return line
