"""The table at a terminal: the command ``capicua``."""
