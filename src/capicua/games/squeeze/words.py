"""Squeeze in words: notation, sentences, the table, and positions as text."""

from __future__ import annotations

from typing import TYPE_CHECKING

from librt.vecs import vec
from mypy_extensions import i64

from capicua.core.actions import Actions
from capicua.core.reasons import Argument, BadText, Message, Refusal
from capicua.core.tile import parse_tiles, tile_text, tiles_text
from capicua.core.zones import Facts, Row, Stock, Zone
from capicua.games.squeeze.row import NUMBERS, PAIR_KINDS, collect_removals, last_place

if TYPE_CHECKING:
    from capicua.games.squeeze.rules import SqueezeRound

FIELDS = ("row", "stock")


# Notation.


def text(state: SqueezeRound, action: i64) -> str:
    """``pair 1 4``, ``run 1 3`` or ``deal``; places count from 1 (SQZ-2)."""
    if action == state.rules.deal_action:
        return "deal"
    first, last, is_pair = _removal(state, action)
    return f"{'pair' if is_pair else 'run'} {first + 1} {last + 1}"


def parse(state: SqueezeRound, text: str) -> int:
    """The action of a text.

    Raises ``BadText``, with the rule, for two places that can never be a pair (SQZ-5) or
    a run (SQZ-4).
    """
    words = text.lower().replace(",", " ").split()
    if words == ["deal"]:
        return state.rules.deal_action
    if len(words) != 3 or words[0] not in ("pair", "run") or not _are_places(words[1:]):
        raise BadText(Message("text-action", {"text": " ".join(words)}))
    first, last = sorted([int(words[1]) - 1, int(words[2]) - 1])
    if first >= state.rules.tiles:
        no_place: dict[str, Argument] = {"place": str(first + 1), "count": int(state.count)}
        raise BadText(Message("refuse-no-place", no_place), "SQZ-2")
    apart = last - first
    kinds: int = state.rules.kinds
    if words[0] == "pair":
        if apart < 2:
            raise BadText(Message("refuse-too-close"), "SQZ-5")
        if apart > 3:
            raise BadText(Message("refuse-too-far", {"between": apart - 1}), "SQZ-5")
        return first * kinds + apart - 2
    if apart < 2:
        raise BadText(Message("refuse-short-run", {"count": apart + 1}), "SQZ-4")
    if apart >= kinds:
        raise BadText(Message("refuse-long-run", {"count": apart + 1, "most": kinds}), "SQZ-4")
    return first * kinds + apart


def _are_places(words: list[str]) -> bool:
    return all([word.isascii() and word.isdecimal() and 0 < int(word) < 1000 for word in words])


def _removal(state: SqueezeRound, action: int) -> tuple[int, int, bool]:
    """The first and last place of a removal, and whether it is a pair."""
    first, kind = divmod(action, state.rules.kinds)
    return first, last_place(first, kind), kind < PAIR_KINDS


def _tile(state: SqueezeRound, place: int) -> str:
    return tile_text(state.row[place])


# Sentences.


def refuse(state: SqueezeRound, action: i64) -> Refusal:
    """Why an action that is not legal now is not."""
    if action == state.rules.deal_action:
        if state.left == 0:
            return Refusal("SQZ-9", Message("refuse-no-stock"))
        removals = Actions()
        collect_removals(state.row, state.count, state.rules.kinds, removals)
        shown = text(state, removals.items[0])
        return Refusal(
            "SQZ-8",
            Message("refuse-removals-left", {"count": int(removals.count), "example": shown}),
        )
    first, last, is_pair = _removal(state, action)
    if last >= state.count:
        return Refusal(
            "SQZ-2", Message("refuse-no-place", {"place": str(last + 1), "count": int(state.count)})
        )
    if is_pair:
        return Refusal(
            "SQZ-3",
            Message("refuse-no-match", {"tile": _tile(state, first), "second": _tile(state, last)}),
        )
    run = [_tile(state, place) for place in range(first, last + 1)]
    return Refusal("SQZ-4", Message("refuse-no-shared-number", {"tiles": run}))


def label(state: SqueezeRound, action: i64) -> Message:
    """The action as a choice to be offered."""
    if action == state.rules.deal_action:
        return Message("label-deal", {"count": _next_deal(state)})
    return _removal_message(state, action, "label")


def narrate(state: SqueezeRound, action: i64) -> list[Message]:
    """What happens; the tiles of a deal are told where they are known."""
    if action != state.rules.deal_action:
        return [_removal_message(state, action, "say")]
    count = _next_deal(state)
    said = [Message("say-deal", {"player": 0, "count": count})]
    if state.is_stock_known:
        tiles = [tile_text(tile) for tile in state.next_tiles(count)]
        said.append(Message("say-dealt", {"tiles": tiles}))
    return said


def ending(state: SqueezeRound) -> list[Message]:
    """Won, nearly won or lost (SQZ-10)."""
    left = int(state.points[0])
    if left == 0:
        return [Message("end-won", {"player": 0})]
    tiles = [tile_text(tile) for tile in state.row[: state.count]]
    close = left <= state.rules.close_win_max
    return [Message("end-close" if close else "end-lost", {"count": left, "tiles": tiles})]


def _next_deal(state: SqueezeRound) -> int:
    return int(min(state.rules.deal_size, state.left))


def _removal_message(state: SqueezeRound, action: int, verb: str) -> Message:
    first, last, is_pair = _removal(state, action)
    places = [first, last] if is_pair else list(range(first, last + 1))
    tiles = [_tile(state, place) for place in places]
    said: dict[str, Argument] = {
        "player": 0,
        "tiles": tiles,
        "count": len(tiles),
        "first": first + 1,
        "last": last + 1,
        "numbers": _shared_numbers(state, places),
    }
    return Message(f"{verb}-{'pair' if is_pair else 'run'}", said)


def _shared_numbers(state: SqueezeRound, places: list[int]) -> list[str]:
    shared = -1
    for place in places:
        shared &= NUMBERS[state.row[place]]
    return [str(number) for number in range(state.rules.kinds) if shared >> number & 1]


# The table.


def zones(state: SqueezeRound) -> list[Zone]:
    """The row in numbered places, the stock and what is known of it, the tiles taken out."""
    tiles = [tile_text(tile) for tile in state.row[: state.count]]
    unseen = [tile_text(tile) for tile in state.unseen_tiles()]
    whole = [tile_text(tile) for tile in range(state.rules.tiles)]
    removed = [tile for tile in whole if tile not in tiles and tile not in unseen]
    size = int(state.rules.deal_size)
    facts = [
        Message("fact-tiles-left", {"count": int(state.points[0])}),
        Message("fact-deals-left", {"count": (int(state.left) + size - 1) // size}),
    ]
    if unseen:
        facts.append(Message("fact-unseen", {"count": len(unseen), "tiles": unseen}))
    return [
        Row(name="row", tiles=tiles),
        Stock(name="stock", count=int(state.left)),
        Stock(name="removed", count=len(removed), tiles=removed),
        Facts(facts=facts),
    ]


# Positions.


def fields(state: SqueezeRound) -> dict[str, str]:
    """The row from the left, and the stock in the order in which it will come, if known."""
    found = {"row": tiles_text([int(tile) for tile in state.row[: state.count]])}
    if state.is_stock_known:
        found["stock"] = tiles_text(state.next_tiles(state.left))
    return found


def place(state: SqueezeRound, fields: dict[str, str]) -> None:
    """Sets up a row; without a stock, all other tiles are to come, in ascending order.

    Tiles that are in neither have been removed before.
    """
    for field in fields:
        if field not in FIELDS:
            raise _bad(fields, field)
    row = _tiles(state, fields, "row") if "row" in fields else []
    if "stock" in fields:
        stock = _tiles(state, fields, "stock")
        if set(stock) & set(row):
            raise _bad(fields, "stock")
    else:
        stock = [tile for tile in range(state.rules.tiles) if tile not in row]
    state.restart(vec[i64](), 0)
    for at, tile in enumerate(row):
        state.row[at] = tile
    state.count = len(row)
    state.set_stock(vec[i64](stock))
    state.points[0] = len(row) + len(stock)
    state.finish()


def _tiles(state: SqueezeRound, fields: dict[str, str], field: str) -> list[int]:
    tiles = parse_tiles(fields[field], state.rules.set_max)
    if len(set(tiles)) != len(tiles):
        raise _bad(fields, field)
    return tiles


def _bad(fields: dict[str, str], field: str) -> BadText:
    return BadText(Message("text-position", {"field": field, "text": fields[field]}))
