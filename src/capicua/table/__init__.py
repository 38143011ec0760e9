"""A table without input or output: actions in, messages out."""

from capicua.table.table import Event, Player, Table

__all__ = ["Event", "Player", "Table"]
