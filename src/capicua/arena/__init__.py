"""The arena: bots against bots on the same deals, with statistical significance."""

from capicua.arena.bouts import Bout, Rules
from capicua.arena.entrants import Entrant, entrant
from capicua.arena.tournament import Tournament

__all__ = ["Bout", "Entrant", "Rules", "Tournament", "entrant"]
