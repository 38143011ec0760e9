"""The commands of ``capicua``, one module for each group; help texts are message ids.

Start with ``matches`` (``play``, ``rules``, ``replay`` …). Imports every other room.
"""
