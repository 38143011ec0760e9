"""The table in the terminal: prompts, moves and messages of a match.

Start with ``session``, its main loop. Imports ``reports``.
"""
