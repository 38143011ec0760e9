"""A deal given by hand: every tile in dealing order, or hands and a stock."""

from __future__ import annotations

from capicua.core.reasons import BadOption, Message
from capicua.core.tile import parse_tile, tile_text


def read_deal(
    order: list[str] | None,
    hands: list[list[str]] | None,
    stock: list[str] | None,
    sizes: list[int],
    in_play: list[int],
    high: int,
) -> list[int]:
    """Return the tiles of a deal in dealing order; raises ``BadOption`` or ``BadText``.

    ``order`` names every tile in play. ``hands`` has ``sizes`` tiles for each seat; tiles in
    neither the hands nor ``stock`` follow in ascending order.
    """
    if order is not None:
        texts = order
    else:
        given = hands or []
        found = [len(hand) for hand in given]
        if found != sizes:
            raise BadOption(Message("bad-hands", {"found": _join(found), "allowed": _join(sizes)}))
        texts = [text for hand in given for text in hand] + (stock or [])
    tiles = [int(parse_tile(text, high)) for text in texts]
    for index, tile in enumerate(tiles):
        if tile in tiles[:index]:
            raise BadOption(Message("tile-twice", {"tile": tile_text(tile)}))
        if tile not in in_play:
            raise BadOption(Message("tile-unused", {"tile": tile_text(tile)}))
    missing = [tile for tile in in_play if tile not in tiles]
    if order is not None and missing:
        raise BadOption(Message("tile-missing", {"tile": tile_text(missing[0])}))
    return tiles + missing


def _join(numbers: list[int]) -> str:
    return ", ".join([str(number) for number in numbers])
