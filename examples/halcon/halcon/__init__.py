"""Halcon, a tiny invented game in the trick family."""

from halcon.rules import Halcon

GAME = Halcon
