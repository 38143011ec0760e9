"""Who plays in the arena: a bot of a level, anybody's Python class, or a program.

An entrant is written as text, so that it can be named on a command line and be set up again
in every worker:

- ``level3``: one of the levels there are;
- ``module:Class``: a class with one method ``choose(view, rng)``, found as Python finds modules,
  in a process of its own, see ``guests.py``;
- ``program:COMMAND``: a program that is asked over its standard input and output, see
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
    """Somebody who plays, by the text that names them."""

    name: str

    def seated(self) -> Bot:
        """Return a player for one seat; raises ``BadOption`` where there is no such player."""
        if self.name.startswith(PROGRAM):
            return Program(self.name.removeprefix(PROGRAM).strip())
        if ":" in self.name:
            return Guest(self.name)
        return bot(self.name)


def entrant(text: str) -> Entrant:
    """Return the entrant of a text, tried out once; raises ``BadOption``."""
    found = Entrant(level_id(text.strip()))
    player = found.seated()
    if isinstance(player, Program):
        player.close()
    return found
