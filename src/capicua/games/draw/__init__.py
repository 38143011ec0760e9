"""Draw: a line game in which whoever cannot play draws until something fits."""

from capicua.games.draw.rules import Draw

GAME = Draw
