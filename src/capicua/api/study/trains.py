"""The longest train that some tiles can make, as a question and an answer."""

from __future__ import annotations

from itertools import islice
from typing import Annotated, Final

from msgspec import Meta, Struct

from capicua.core.messages import BadText, Message
from capicua.core.tiles.tile import PIPS, TOP_PIP, parse_tiles, tile_text
from capicua.families.trains.equal_trains import equal_trains, order_of
from capicua.families.trains.longest_train import Train, longest_train

MOST_TILES: Final = 60
"""More than anybody holds, and few enough for a quick answer."""
MOST_OTHERS: Final = 10
"""Number of other trains listed."""
TileText = Annotated[str, Meta(max_length=5, pattern=r"^[0-9]{1,2}-[0-9]{1,2}(?![\s\S])")]


class TrainAsked(Struct):
    """Tiles, and the number that the first tile of the train must show."""

    tiles: Annotated[list[TileText], Meta(max_length=MOST_TILES)]
    start: Annotated[int, Meta(ge=0, le=TOP_PIP)] | None = None
    """``None``: any number."""
    heaviest: bool = False
    """Whether pips count before the number of tiles."""
    all: bool = False
    """Whether the other trains that are as good are wanted, too."""


class TrainFound(Struct):
    """A train that no other beats, and the tiles left over."""

    laid: list[str]
    """The tiles in order, each written from the number it continues: 12-6, 6-4."""
    start: int
    pips: int
    left: list[str]
    left_pips: int
    others: list[list[str]] = []
    """Other trains that are as good, at most ``MOST_OTHERS``."""
    more: bool = False
    """Whether there are more of them."""


def train_of(asked: TrainAsked) -> TrainFound:
    """Return the longest or heaviest train. Raise ``BadText`` for a tile that is repeated."""
    tiles = parse_tiles(" ".join(asked.tiles), TOP_PIP)
    for place, tile in enumerate(tiles):
        if tile in tiles[:place]:
            raise BadText(Message("tile-twice", {"tile": tile_text(tile)}))
    train = longest_train(tiles, asked.start, asked.heaviest)
    others: list[list[str]] = []
    if asked.all:
        equal = equal_trains(tiles, asked.start, asked.heaviest)
        others = [each.laid for each in islice(equal, MOST_OTHERS + 2) if not _is_same(each, train)]
    left = sorted(set(tiles) - set(train.tiles), reverse=True)
    return TrainFound(
        laid=train.laid,
        start=train.start,
        pips=train.pips,
        left=[tile_text(tile) for tile in left],
        left_pips=sum(int(PIPS[tile]) for tile in left),
        others=others[:MOST_OTHERS],
        more=len(others) > MOST_OTHERS,
    )


def _is_same(one: Train, other: Train) -> bool:
    """Return whether two trains have the same order of tiles but doubles, from either end."""
    return order_of(one.tiles) in (order_of(other.tiles), order_of(other.tiles)[::-1])
