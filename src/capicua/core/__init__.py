"""Core: the contract that every game fulfils, and the tiles it is written in.

Start with ``game`` (sizes, presets, the match) and ``state`` (one round: its rules and all
questions about it); ``presentation`` lists what else a game declares. The rooms, from the bottom:
``tiles`` (tiles, hands, stock, random numbers), ``inference`` (where hidden tiles may be),
``observation`` (a seat's knowledge as arrays for learning programs) and ``runtime`` (which build
runs, pickling). Core imports nothing else of Capicúa.
"""
