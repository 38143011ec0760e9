"""The longest train that some tiles can make, as a question and an answer."""

from __future__ import annotations

from typing import Annotated, Final

from msgspec import Meta, Struct

from capicua.core.messages import BadText, Message
from capicua.core.tiles.tile import PIPS, TOP_PIP, parse_tiles, tile_text
from capicua.families.trains.longest_train import longest_train

MOST_TILES: Final = 60
"""More than anybody holds, and few enough for a quick answer."""
TileText = Annotated[str, Meta(max_length=5, pattern=r"^[0-9]{1,2}-[0-9]{1,2}(?![\s\S])")]


class TrainAsked(Struct):
    """Tiles, and the number that the first tile of the train must show."""

    tiles: Annotated[list[TileText], Meta(max_length=MOST_TILES)]
    start: Annotated[int, Meta(ge=0, le=TOP_PIP)] | None = None
    """``None``: any number."""
    heaviest: bool = False
    """Whether pips count before the number of tiles."""


class TrainFound(Struct):
    """A train that no other beats, and the tiles left over."""

    laid: list[str]
    """The tiles in order, each written from the number it continues: 12-6, 6-4."""
    start: int
    pips: int
    left: list[str]
    left_pips: int


def train_of(asked: TrainAsked) -> TrainFound:
    """Return the longest or heaviest train. Raise ``BadText`` for a tile that is repeated."""
    tiles = parse_tiles(" ".join(asked.tiles), TOP_PIP)
    for place, tile in enumerate(tiles):
        if tile in tiles[:place]:
            raise BadText(Message("tile-twice", {"tile": tile_text(tile)}))
    train = longest_train(tiles, asked.start, asked.heaviest)
    left = sorted(set(tiles) - set(train.tiles), reverse=True)
    return TrainFound(
        laid=train.laid,
        start=train.start,
        pips=train.pips,
        left=[tile_text(tile) for tile in left],
        left_pips=sum(int(PIPS[tile]) for tile in left),
    )
