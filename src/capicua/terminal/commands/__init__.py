"""The commands of ``capicua``, one module for each group; help texts are message ids.

``command_group`` names them and imports each when it is used; those in ``study`` are for players
who want to learn. Start with ``matches`` (``play``).
Imports every other room.
"""
