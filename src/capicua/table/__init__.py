"""Tables, without I/O: actions in, messages out; shared by terminal, server and tests.

Start with ``play.play`` (a match in progress) and ``room.room`` (a hosted table). Arrows point down
only: ``room``, ``play``, ``frames`` (the wire format), ``fairness`` (verifiable deals).
``scorekeeper`` keeps the score of a match with real tiles.
"""

from capicua.table.play.play import Play

__all__ = ["Play"]
