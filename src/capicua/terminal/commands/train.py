"""The ``train`` command: the longest or heaviest train from some tiles."""

from __future__ import annotations

import json
from typing import Annotated

import typer

from capicua.core.messages import BadText, Message
from capicua.core.tiles.tile import PIPS, TOP_PIP, parse_tiles, tile_text
from capicua.families.trains.longest_train import longest_train
from capicua.render.language import Language
from capicua.terminal.application import AsJson, Lang, app
from capicua.terminal.screen import Screen
from capicua.terminal.usage_errors import Command


@app.command("train", cls=Command, help="help-train")
def show_train(
    tiles: Annotated[list[str], typer.Argument(metavar="tiles", show_default=False)],
    start: Annotated[
        int | None,
        typer.Option("--start", min=0, max=TOP_PIP, metavar="number", show_default=False),
    ] = None,
    heaviest: Annotated[bool, typer.Option("--heaviest")] = False,
    as_json: AsJson = False,
    lang: Lang = "",
) -> None:
    """Print a train that no other beats, and the tiles left over."""
    given = parse_tiles(" ".join(tiles), TOP_PIP)
    for place, tile in enumerate(given):
        if tile in given[:place]:
            raise BadText(Message("tile-twice", {"tile": tile_text(tile)}))
    train = longest_train(given, start, heaviest)
    left = sorted(set(given) - set(train.tiles), reverse=True)
    names, others = [tile_text(tile) for tile in train.tiles], [tile_text(tile) for tile in left]
    if as_json:
        found = {"tiles": names, "start": train.start, "pips": train.pips, "left": others}
        print(json.dumps(found))
        return
    screen = Screen(Language(lang))
    if not names:
        screen.say(Message("train-none", {"start": str(start or 0)}))
        return
    how, count, pips = "heaviest" if heaviest else "longest", len(names), train.pips
    screen.say(Message(f"train-{how}", {"start": str(train.start), "count": count, "pips": pips}))
    screen.say(Message("train-tiles", {"tiles": " ".join(names)}))
    if left:
        pips = sum(int(PIPS[tile]) for tile in left)
        screen.say(Message("train-left", {"tiles": " ".join(others), "pips": pips}))
    else:
        screen.say(Message("train-all"))
