"""The ``bid``, ``discard`` and ``count`` commands: what a hand of real tiles is worth."""

from __future__ import annotations

import re
from typing import Annotated, Final

import typer
from msgspec import json

from capicua.api.study.hands import (
    BidAsked,
    CountAsked,
    DiscardAsked,
    OtherAsked,
    bid_query,
    counts_of,
    discards_of,
)
from capicua.core.messages import Argument, BadOption, Message
from capicua.core.tiles.tile import TOP_PIP, parse_tiles, tile_text
from capicua.render.language import Language
from capicua.terminal.application import AsJson, Lang, Plain, app
from capicua.terminal.reports.output import print_grid
from capicua.terminal.screen import Screen
from capicua.terminal.usage_errors import Command

SHOWN_BIDS: Final = (30, 34, 38, 42, 84)
MARKED_BIDS: Final = {"low": 30, "high": 42, "double": 84}
"""The bids whose gain in marks is said."""
SHOWN_DISCARDS: Final = 8
OTHER: Final = re.compile(r"(\d{1,2})(?::(\d{1,2}(?:,\d{1,2})*))?")

Tiles = Annotated[list[str], typer.Argument(metavar="tiles", show_default=False)]


@app.command("bid", cls=Command, help="help-bid")
def show_bids(tiles: Tiles, as_json: AsJson = False, plain: Plain = False, lang: Lang = "") -> None:
    """Print what a hand of Texas 42 makes at each trump."""
    found = bid_query(BidAsked(_texts(tiles, 6))).answer()
    if as_json:
        print(json.encode(found).decode())
        return
    language = Language(lang)
    screen = Screen(language, plain)
    best = found.trumps[0]
    id = "bid-best" if best.safe else "bid-pass"
    screen.say(Message(id, {"trump": best.trump, "bid": best.safe}))
    heads = [language.text(f"bid-{head}") for head in ("trump", "points")]
    rows = []
    for trump in found.trumps:
        chances = {bid.bid: bid for bid in trump.bids}
        name = language.text("bid-trump-name", trump=trump.trump)
        shown = [language.share(chances[bid].chance) for bid in SHOWN_BIDS]
        rows.append([name, language.number(trump.points), *shown, str(trump.safe or "–")])
    heads += [*map(str, SHOWN_BIDS), language.text("bid-safe")]
    print_grid(heads, rows, screen)
    marks: dict[str, Argument] = {"trump": best.trump}
    for name, bid in MARKED_BIDS.items():
        gained = next(each.marks for each in best.bids if each.bid == bid)
        marks[name] = language.number(gained, 1, signed=True)
    screen.say(Message("bid-marks", marks))
    screen.say(Message("bid-note", {"deals": found.deals}))


@app.command("discard", cls=Command, help="help-discard")
def show_discards(
    tiles: Tiles,
    most: Annotated[int, typer.Option("--most", min=0, max=5, metavar="number")] = 3,
    by_suit: Annotated[bool, typer.Option("--by-suit")] = False,
    by_pips: Annotated[bool, typer.Option("--by-pips")] = False,
    as_json: AsJson = False,
    plain: Plain = False,
    lang: Lang = "",
) -> None:
    """Print the chances of a hand of Domino Poker after the best discards."""
    found = discards_of(DiscardAsked(_texts(tiles, 6), most, by_suit, by_pips))
    if as_json:
        print(json.encode(found).decode())
        return
    language = Language(lang, "poker")
    screen = Screen(language, plain)
    heads = [language.text(f"discard-{head}") for head in ("tiles", "chance", "ranks")]
    rows = []
    for line in found.discards[:SHOWN_DISCARDS]:
        ranks = [
            f"{language.text('rank-word', rank=rank)} {language.share(share)}"
            for rank, share in line.ranks[:3]
        ]
        thrown = " ".join(line.tiles) or language.text("discard-nothing")
        rows.append([thrown, language.share(line.chance), ", ".join(ranks)])
    print_grid(heads, rows, screen)
    screen.say(Message("discard-note"))


@app.command("count", cls=Command, help="help-count")
def show_counts(
    tiles: Tiles,
    laid: Annotated[str, typer.Option("--laid", metavar="tiles", show_default=False)] = "",
    other: Annotated[
        list[str] | None, typer.Option("--other", metavar="hand", show_default=False)
    ] = None,
    high: Annotated[int, typer.Option("--high", min=6, max=TOP_PIP, metavar="number")] = 6,
    as_json: AsJson = False,
    plain: Plain = False,
    lang: Lang = "",
) -> None:
    """Print how many tiles of each number are out, and who can hold which."""
    others = [_other(text) for text in other or []]
    own = _texts(tiles, high)
    found = counts_of(CountAsked(high, own, _texts([laid], high), others))
    if as_json:
        print(json.encode(found).decode())
        return
    language = Language(lang)
    screen = Screen(language, plain)
    heads = [language.text(f"count-{head}") for head in ("number", "own", "laid", "out")]
    rows = [[str(n.number), str(n.own), str(n.laid), str(n.out)] for n in found.numbers]
    print_grid(heads, rows, screen)
    if others:
        screen.lines([""])
        seats = [language.text("count-player", number=place + 1) for place in range(len(others))]
        print_grid(
            [language.text("count-tile"), *seats],
            [[each.tile, *map(language.share, each.shares)] for each in found.tiles],
            screen,
        )
    screen.say(Message("count-note", {"count": found.boneyard}))


def _texts(tiles: list[str], high: int) -> list[str]:
    return [tile_text(tile) for tile in parse_tiles(" ".join(tiles), high)]


def _other(text: str) -> OtherAsked:
    """Return another player's hand, given as ``7`` or ``7:3,5``. Raise ``BadOption``."""
    found = OTHER.fullmatch(text.strip())
    if found is None:
        raise BadOption(Message("count-other", {"text": text}))
    lacks = [int(number) for number in (found[2] or "").split(",") if number]
    return OtherAsked(int(found[1]), lacks)
