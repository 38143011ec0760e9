"""Observation: a seat's knowledge as named arrays of numbers, for learning programs.

Start with ``observer``: a game's ``Observer`` names its arrays and gives their values; ``arrays``
holds them in one block of memory.
"""
