"""Gorrion, a tiny invented game in the cross family."""

from gorrion.rules import Gorrion

GAME = Gorrion
