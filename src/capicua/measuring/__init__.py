"""Simulations of a game with bots, and comparisons of two sets of rules."""

from capicua.measuring.comparison import Comparison, compare
from capicua.measuring.simulation import Results, simulate

__all__ = ["Comparison", "Results", "compare", "simulate"]
