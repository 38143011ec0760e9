"""Arena entrants: a bot level, a Python class, or a program.

Entrants are identified by text, on the command line and in every worker:

- ``level3``: a bot level;
- ``module:Class``: a class with a method ``choose(view, rng)``, imported and run in a separate
  process (see ``plugins.py``);
- ``program:COMMAND``: a program that communicates over standard input and output (see
  ``external_programs.py``).
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from capicua.arena.external_programs import ExternalProgram
from capicua.arena.plugins import PluginPlayer
from capicua.bots.levels import Bot, bot, level_id

PROGRAM: Final = "program:"


@dataclass(frozen=True)
class Entrant:
    """An entrant, identified by its text."""

    name: str

    def seated(self) -> Bot:
        """Return a player for one seat; raise ``BadOption`` if the entrant cannot be started."""
        if self.name.startswith(PROGRAM):
            return ExternalProgram(self.name.removeprefix(PROGRAM).strip())
        if ":" in self.name:
            return PluginPlayer(self.name)
        return bot(self.name)


def entrant(text: str) -> Entrant:
    """Return the entrant given as text, after starting it once; raise ``BadOption`` on failure."""
    found = Entrant(level_id(text.strip()))
    player = found.seated()
    if isinstance(player, ExternalProgram):
        player.close()
    return found
