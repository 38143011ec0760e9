"""The ``arena`` command: bots against bots on the same deals."""

from __future__ import annotations

import json
import secrets
from pathlib import Path
from typing import Annotated

import typer

from capicua.arena import Rules, Tournament, entrant
from capicua.arena.workers import cores
from capicua.render.language import Language
from capicua.terminal.application import (
    AsJson,
    Dark,
    GameName,
    Lang,
    Plain,
    Plot,
    Preset,
    Seats,
    Seed,
    Setting,
    app,
)
from capicua.terminal.arena_report import print_tournament
from capicua.terminal.choices import chosen_game
from capicua.terminal.measures import with_progress
from capicua.terminal.plots import check_picture, plot_tournament
from capicua.terminal.report import show
from capicua.terminal.wording import Command


@app.command("arena", cls=Command, help="help-arena")
def arena(
    game: GameName,
    bots: Annotated[
        str, typer.Option("--bots", help="help-arena-bots", metavar="entrants")
    ] = "greedy,random",
    deals: Annotated[
        int, typer.Option("-n", "--deals", min=4, help="help-arena-deals", metavar="number")
    ] = 1000,
    matches: Annotated[bool, typer.Option("--matches", help="help-arena-matches")] = False,
    until_decided: Annotated[
        bool, typer.Option("--until-decided", help="help-arena-decided")
    ] = False,
    margin: Annotated[
        float, typer.Option("--margin", help="help-arena-margin", metavar="number")
    ] = 0.02,
    save: Annotated[str, typer.Option("--save", help="help-arena-save", metavar="file")] = "",
    engine: Annotated[str, typer.Option("--engine", help="help-engine", metavar="cores|ray")] = (
        "cores"
    ),
    workers: Annotated[
        int | None, typer.Option("--workers", min=1, help="help-workers", metavar="number")
    ] = None,
    preset: Preset = "",
    settings: Setting = None,
    seats: Seats = None,
    seed: Seed = None,
    as_json: AsJson = False,
    plot: Plot = "",
    dark: Dark = False,
    plain: Plain = False,
    lang: Lang = "",
) -> None:
    """Play bots against each other on the same deals, and report which is stronger."""
    chosen = chosen_game(game, preset, settings or [], seats)
    check_picture(plot)
    language = Language(lang, chosen)
    file = Path(save) if save else None
    found = Tournament(
        Rules.of(chosen, matches),
        [entrant(name) for name in bots.split(",") if name.strip()],
        deals,
        _seed(seed, file),
        until_decided,
        margin,
        file,
    )
    with_progress(lambda show: found.run(engine, workers or cores(), show), found.planned, language)
    show(
        found,
        Tournament.as_data,
        print_tournament,
        plot_tournament,
        language,
        as_json=as_json,
        plot=plot,
        plain=plain,
        dark=dark,
    )


def _seed(given: int | None, file: Path | None) -> int:
    """Return the given seed, or the seed of the file being resumed, or a fresh one."""
    if given is not None:
        return given
    try:
        assert file is not None
        with file.open(encoding="utf-8") as lines:
            return int(json.loads(lines.readline())["seed"])
    except (AssertionError, OSError, ValueError, TypeError, KeyError):
        return secrets.randbelow(2**31)
