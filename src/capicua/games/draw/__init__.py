"""Draw: a line game in which players who cannot play draw until a tile fits."""

from capicua.games.draw.rules import Draw

GAME = Draw
