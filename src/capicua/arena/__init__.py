"""Bots against bots on the same deals: who is better, by how much, and how sure that is."""

from capicua.arena.bouts import Bout, Rules
from capicua.arena.entrants import Entrant, entrant
from capicua.arena.tournament import Tournament

__all__ = ["Bout", "Entrant", "Rules", "Tournament", "entrant"]
