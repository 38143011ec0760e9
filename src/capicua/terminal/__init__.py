"""The ``capicua`` command: domino tables at a terminal.

Start with ``main``. Arrows point down only: ``commands``, ``score`` (scorekeeping), ``table``
(playing), ``reports``, and the modules of this folder that all of them use.
"""
