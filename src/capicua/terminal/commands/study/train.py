"""The ``train`` command: the longest or heaviest train from some tiles."""

from __future__ import annotations

from typing import Annotated

import typer
from msgspec import json

from capicua.api.study.trains import TrainAsked, train_of
from capicua.core.messages import Message
from capicua.core.tiles.tile import TOP_PIP, parse_tiles, tile_text
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
    everything: Annotated[bool, typer.Option("--all", help="help-train-all")] = False,
    as_json: AsJson = False,
    lang: Lang = "",
) -> None:
    """Print a train that no other beats, and the tiles left over."""
    given = [tile_text(tile) for tile in parse_tiles(" ".join(tiles), TOP_PIP)]
    train = train_of(TrainAsked(given, start, heaviest, everything))
    if as_json:
        print(json.encode(train).decode())
        return
    screen = Screen(Language(lang))
    if not train.laid:
        screen.say(Message("train-none", {"start": str(train.start)}))
        return
    how = "heaviest" if heaviest else "longest"
    count, pips = len(train.laid), train.pips
    screen.say(Message(f"train-{how}", {"start": str(train.start), "count": count, "pips": pips}))
    screen.say(Message("train-tiles", {"tiles": " ".join(train.laid)}))
    if train.left:
        others = " ".join(train.left)
        screen.say(Message("train-left", {"tiles": others, "pips": train.left_pips}))
    else:
        screen.say(Message("train-all"))
    if everything:
        screen.say(Message("train-others", {"count": len(train.others), "how": how}))
        for laid in train.others:
            screen.say(Message("train-tiles", {"tiles": " ".join(laid)}))
        if train.more:
            screen.say(Message("train-more"))
