"""The Big Clock as zones: the piles, the tile in hand, stock, waste and facts."""

from __future__ import annotations

from typing import Literal

from capicua.core.messages import Message
from capicua.core.presentation import Picture
from capicua.core.tiles.tile import HIGH, LOW, NO_TILE, double_of, tile_text
from capicua.core.zones import Facts, Offer, Pile, Piles, Zone
from capicua.families.patience.picture import open_pile
from capicua.games.big_clock.options import ClockOptions
from capicua.games.big_clock.rules import ClockRound

HAND_OF_CLOCK = "0-0"


class ClockPicture(Picture[ClockRound]):
    """The clock, the tile in hand, stock and waste, and the facts."""

    def zones(self, state: ClockRound) -> list[Zone]:
        """Return clock, hand, stock, waste and facts."""
        options = state.game.options
        assert isinstance(options, ClockOptions)
        piles = [_pile(state, slot) for slot in range(1, int(state.board.slots) + 1)]
        clock = Piles(name="clock", shape=options.shape, centre=HAND_OF_CLOCK, piles=piles)
        hand: list[Zone] = []
        if state.hand != NO_TILE:
            hand = [Offer(name="in-hand", tile=tile_text(state.hand))]
        return [
            clock,
            *hand,
            state.stock.zone("stock"),
            open_pile("waste", state.wasted()),
            Facts(facts=_facts(state)),
        ]


def _pile(state: ClockRound, slot: int) -> Pile:
    tiles = [tile_text(tile) for tile in state.board.pile(slot)]
    mark: Literal["", "home", "trouble"] = ""
    if state.board.is_closed(slot):
        mark = "home"
    elif tiles and not state.board.shows_regular(slot):
        mark = "trouble"
    return Pile(tiles=tiles, state=mark)


def _facts(state: ClockRound) -> list[Message]:
    """Return facts: doubles home, in trouble, to come, and to come without a match."""
    board = state.board
    slots = range(1, int(board.slots) + 1)
    trouble = board.strays() + ([int(state.hand)] if state.hand_in_trouble() else [])
    unseen = state.unseen_tiles()
    to_come = [number for number in slots if double_of(number) in unseen]
    tops = [board.top[slot] for slot in slots if board.shows_regular(slot)]
    shown = {number for top in tops for number in (HIGH[top], LOW[top])}
    home = Message("fact-home", {"count": int(board.home), "slots": len(slots)})
    return [
        home,
        *(_about("fact-trouble", trouble) or [Message("fact-no-trouble")]),
        *_about("fact-to-come", [double_of(number) for number in to_come]),
        *_about("fact-no-landing", [double_of(each) for each in to_come if each not in shown]),
    ]


def _about(id: str, tiles: list[int]) -> list[Message]:
    """Return a fact about tiles; none if there are no tiles."""
    return [Message(id, {"tiles": [tile_text(tile) for tile in tiles]})] if tiles else []
