"""Gorrion, a tiny invented game on the family of the cross."""

from gorrion.rules import Gorrion

GAME = Gorrion
