"""Many rounds with bots: what they say about a game, and about two rule sets of it."""

from capicua.measuring.comparison import Comparison, compare
from capicua.measuring.simulation import Results, simulate

__all__ = ["Comparison", "Results", "compare", "simulate"]
