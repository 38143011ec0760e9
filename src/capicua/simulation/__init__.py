"""Simulations of a game with bots, and comparisons of two sets of rules."""

from capicua.simulation.comparison import Comparison, compare
from capicua.simulation.simulation import Results, simulate

__all__ = ["Comparison", "Results", "compare", "simulate"]
