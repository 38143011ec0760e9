"""Garrafina: the cross in which a bad hand may be exchanged, at a price."""

from capicua.games.garrafina.rules import Garrafina

GAME = Garrafina
