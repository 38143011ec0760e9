"""Tables, without I/O: actions in, messages out."""

from capicua.table.play import Play

__all__ = ["Play"]
