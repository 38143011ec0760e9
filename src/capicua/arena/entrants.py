"""Entrants of the arena: a bot level, a Python class, or a program.

An entrant is written as text, so that it can be named on the command line and set up in
every worker:

- ``level3``: one of the bot levels;
- ``module:Class``: a class with a method ``choose(view, rng)``, found by Python's import
  system and run in a separate process, see ``guests.py``;
- ``program:COMMAND``: a program that communicates over its standard input and output, see
  ``programs.py``.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from capicua.arena.guests import Guest
from capicua.arena.programs import Program
from capicua.bots.player import Bot, bot, level_id

PROGRAM: Final = "program:"


@dataclass(frozen=True)
class Entrant:
    """An entrant, identified by its text."""

    name: str

    def seated(self) -> Bot:
        """Return a player for one seat; raises ``BadOption`` if there is no such player."""
        if self.name.startswith(PROGRAM):
            return Program(self.name.removeprefix(PROGRAM).strip())
        if ":" in self.name:
            return Guest(self.name)
        return bot(self.name)


def entrant(text: str) -> Entrant:
    """Return the entrant of a text after testing it once; raises ``BadOption``."""
    found = Entrant(level_id(text.strip()))
    player = found.seated()
    if isinstance(player, Program):
        player.close()
    return found
