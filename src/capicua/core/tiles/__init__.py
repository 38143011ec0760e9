"""Tiles: their numbers, hands and stock that keep hidden tiles hidden, and random deals.

Start with ``tile``: a tile is a small number, a set of tiles a few machine words.
"""
