"""Halcon, a tiny invented trick game on the family of trick games."""

from halcon.rules import Halcon

GAME = Halcon
