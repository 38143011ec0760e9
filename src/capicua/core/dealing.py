"""A deal given by hand: every tile in dealing order, or hands and a stock."""

from __future__ import annotations

from capicua.core.chance import Deal
from capicua.core.kind import Kind
from capicua.core.reasons import BadOption, Message
from capicua.core.setup import Setup
from capicua.core.tile import NO_TILE, parse_tile, tile_text


def read_deal(
    game: Kind,
    setup: Setup,
    order: list[str] | None,
    hands: list[list[str]] | None,
    stock: list[str] | None,
    lot: int,
) -> Deal:
    """Return the deal given by an order, or by hands and a stock.

    ``order`` names every tile in play. ``hands`` has the tiles of each seat; tiles in neither
    the hands nor ``stock`` follow in ascending order. Raises ``BadOption`` or ``BadText``.
    """
    if not 0 <= lot < game.players:
        raise BadOption(Message("bad-lot", {"seat": lot, "high": int(game.players) - 1}))
    removed = game.removed_tile(setup)
    in_play = [tile for tile in game.tiles_in_play if tile != removed]
    if order is not None:
        texts = order
    else:
        given = hands or []
        found, sizes = [len(hand) for hand in given], game.hand_sizes(setup)
        if found != sizes:
            raise BadOption(Message("bad-hands", {"found": _join(found), "allowed": _join(sizes)}))
        texts = [text for hand in given for text in hand] + (stock or [])
    tiles = [int(parse_tile(text, game.high)) for text in texts]
    for index, tile in enumerate(tiles):
        if tile in tiles[:index]:
            raise BadOption(Message("tile-twice", {"tile": tile_text(tile)}))
        if tile not in in_play:
            raise BadOption(Message("tile-unused", {"tile": tile_text(tile)}))
    missing = [tile for tile in in_play if tile not in tiles]
    if order is not None and missing:
        raise BadOption(Message("tile-missing", {"tile": tile_text(missing[0])}))
    aside = [removed] if removed != NO_TILE else []
    deal = Deal(tiles + missing + aside, lot)
    if game.must_redeal(setup, deal):
        raise BadOption(Message("must-redeal"))
    return deal


def _join(numbers: list[int]) -> str:
    return ", ".join([str(number) for number in numbers])
