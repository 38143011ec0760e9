"""Escalera, a tiny invented domino game: an example of a game outside Capicúa."""
