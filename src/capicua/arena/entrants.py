"""Who plays in the arena: a bot of a level, anybody's Python class, or a program.

An entrant is written as text, so that it can be named on a command line and be set up again
in every worker:

- ``level3``: one of the levels there are;
- ``module:Class``: a class with one method ``choose(view, rng)``, found as Python finds modules;
- ``program:COMMAND``: a program that is asked over its standard input and output, see
  ``programs.py``.
"""

from __future__ import annotations

import importlib
import os
import sys
from dataclasses import dataclass
from typing import Any, Final

from capicua.arena.programs import Program
from capicua.bots.player import Bot, bot, level_id
from capicua.core.chance import Rng
from capicua.core.reasons import BadOption, Message
from capicua.core.view import View

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


class Guest(Bot):
    """A player of somebody else's class, which need not know ours."""

    def __init__(self, name: str) -> None:
        self.name = name
        self.player = _class_of(name)()

    def choose(self, view: View, rng: Rng) -> int:
        """Return what the class chooses; raises ``BadOption`` where that is no legal action."""
        action = self.player.choose(view, rng)
        if action not in view.legal:
            raise BadOption(Message("entrant-illegal", {"bot": self.name, "text": repr(action)}))
        return int(action)


def entrant(text: str) -> Entrant:
    """Return the entrant of a text, tried out once; raises ``BadOption``."""
    found = Entrant(level_id(text.strip()))
    player = found.seated()
    if isinstance(player, Program):
        player.close()
    return found


def _class_of(name: str) -> Any:
    module, _, cls = name.partition(":")
    if os.getcwd() not in sys.path:
        sys.path.insert(0, os.getcwd())
    try:
        found = getattr(importlib.import_module(module), cls)
    except (ImportError, AttributeError, ValueError) as error:
        raise BadOption(Message("entrant-missing", {"bot": name, "why": str(error)})) from None
    if not callable(getattr(found, "choose", None)):
        raise BadOption(Message("entrant-mute", {"bot": name}))
    return found
