"""The table at a prompt: the command ``capicua``."""
