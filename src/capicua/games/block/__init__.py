"""Block: a line game without drawing."""

from capicua.games.block.rules import Block

GAME = Block
