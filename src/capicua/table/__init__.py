"""Tables, without I/O: actions in, messages out."""

from capicua.table.play.play import Play

__all__ = ["Play"]
