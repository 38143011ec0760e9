"""A table without input or output: actions in, messages out."""

from capicua.table.play import Play

__all__ = ["Play"]
