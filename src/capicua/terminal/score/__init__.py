"""The scorekeeper in the terminal, for rounds with real tiles.

Start with ``scorekeeper``. Imports ``table``.
"""
