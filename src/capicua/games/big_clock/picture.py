"""The table of the Big Clock: the piles, the tile in hand, stock and waste, what is at stake."""

from __future__ import annotations

from typing import TYPE_CHECKING, Literal

from capicua.core.reasons import Message
from capicua.core.tile import HIGH, LOW, NO_TILE, double_of, tile_text
from capicua.core.zones import Facts, Offer, Pile, Piles, Stock, Zone
from capicua.games.big_clock.options import ClockOptions

if TYPE_CHECKING:
    from capicua.games.big_clock.rules import ClockRound

HAND_OF_CLOCK = "0-0"


def zones(state: ClockRound) -> list[Zone]:
    """The clock, what is in hand, stock and waste, and the facts."""
    options = state.rules.options
    assert isinstance(options, ClockOptions)
    slots = range(1, int(state.rules.slots) + 1)
    piles = [_pile(state, slot) for slot in slots]
    wasted = [tile_text(tile) for tile in wasted_tiles(state)]
    found: list[Zone] = [
        Piles(name="clock", shape=options.shape, centre=HAND_OF_CLOCK, piles=piles)
    ]
    if state.hand != NO_TILE:
        found.append(Offer(name="in-hand", tile=tile_text(state.hand)))
    found += [
        Stock(name="stock", count=int(state.left)),
        Stock(name="waste", count=len(wasted), tiles=wasted),
        Facts(facts=_facts(state)),
    ]
    return found


def wasted_tiles(state: ClockRound) -> list[int]:
    """The tiles that are nowhere else, in ascending order."""
    elsewhere = {int(state.hand), *state.unseen_tiles()}
    for slot in range(1, int(state.rules.slots) + 1):
        elsewhere.update(state.board.pile(slot))
    return [tile for tile in state.game.tiles_in_play if tile not in elsewhere]


def _pile(state: ClockRound, slot: int) -> Pile:
    tiles = [tile_text(tile) for tile in state.board.pile(slot)]
    mark: Literal["", "home", "trouble"] = ""
    if state.board.is_closed(slot):
        mark = "home"
    elif tiles and not state.board.shows_regular(slot):
        mark = "trouble"
    return Pile(tiles=tiles, state=mark)


def _facts(state: ClockRound) -> list[Message]:
    board, slots = state.board, int(state.rules.slots)
    facts = [Message("fact-home", {"count": int(board.home), "slots": slots})]
    trouble = board.strays() + ([int(state.hand)] if state.hand_in_trouble() else [])
    texts = [tile_text(tile) for tile in trouble]
    facts.append(Message("fact-trouble", {"tiles": texts}) if texts else Message("fact-no-trouble"))
    unseen = state.unseen_tiles()
    to_come = [number for number in range(1, slots + 1) if double_of(number) in unseen]
    if to_come:
        doubles = [tile_text(double_of(number)) for number in to_come]
        facts.append(Message("fact-to-come", {"tiles": doubles}))
    tops = [board.top[slot] for slot in range(1, slots + 1) if board.shows_regular(slot)]
    hidden = [
        tile_text(double_of(number))
        for number in to_come
        if not any(number in (HIGH[top], LOW[top]) for top in tops)
    ]
    if hidden:
        facts.append(Message("fact-no-landing", {"tiles": hidden}))
    return facts
