"""Tables: the hosted tables that this process holds, each driven by one actor.

Start with ``table_actor``: it passes requests to the room, stores the events and sends what
changed. ``table_registry`` loads tables on a visit and unloads them when idle; ``table_bots`` plays
the bots' turns; ``scoresheets`` holds the sheets of rounds with real tiles. Imports ``analysis``,
``compute`` and ``store``.
"""
