"""Correlativa: the cross with a boneyard to draw from."""

from capicua.games.correlativa.rules import Correlativa

GAME = Correlativa
