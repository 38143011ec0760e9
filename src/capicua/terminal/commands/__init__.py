"""The commands of ``capicua``, one module for each group; help texts are message ids.

``command_group`` names them and imports each when it is used. Start with ``matches`` (``play``).
Imports every other room.
"""
