"""The commands that measure with bots: ``simulate``, ``compare`` and ``arena``."""

from __future__ import annotations

import json
import secrets
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path
from typing import Annotated, TypeVar

import typer

from capicua.arena import Rules, Tournament, entrant
from capicua.arena.workers import cores
from capicua.render.language import Language
from capicua.simulation import Comparison, Results, compare, simulate
from capicua.terminal.application import (
    AsJson,
    Dark,
    Engine,
    GameName,
    Lang,
    Level,
    Levels,
    Plain,
    Plot,
    Preset,
    Seats,
    Seed,
    Setting,
    app,
)
from capicua.terminal.arguments import chosen_game, chosen_pair
from capicua.terminal.match_arguments import chosen_players
from capicua.terminal.reports.measurements import print_comparison, print_results, print_tournament
from capicua.terminal.reports.output import print_json
from capicua.terminal.reports.plots import (
    check_picture,
    plot_comparison,
    plot_results,
    plot_tournament,
)
from capicua.terminal.reports.progress import counted
from capicua.terminal.screen import Screen
from capicua.terminal.usage_errors import Command

_Measured = TypeVar("_Measured", Results, Comparison, Tournament)


@app.command("simulate", cls=Command, help="help-simulate")
def simulate_rounds(
    game: GameName,
    rounds: Annotated[int, typer.Option("-n", "--rounds", min=1, metavar="number")] = 10_000,
    bots: Levels = "random",
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
    """Play many rounds with bots and print statistics."""
    chosen = chosen_game(game, preset, settings or [], seats)
    check_picture(plot)
    language = Language(lang, chosen)
    players = chosen_players(int(chosen.players), [], bots, True, language)
    language = language.with_names([player.name for player in players])
    first = secrets.randbelow(2**31) if seed is None else seed
    levels = [player.level for player in players]
    with counted(rounds, language) as show:
        found = simulate(chosen, rounds, levels, first, show)
    _show(found, print_results, as_json, Screen(language, plain))
    if plot:
        plot_results(found, Path(plot), language, dark)


@app.command("compare", cls=Command, help="help-compare")
def compare_rules(
    game: GameName,
    against: Annotated[list[str] | None, typer.Option("--against", "-a", metavar="against")] = None,
    rounds: Annotated[
        int, typer.Option("-n", "--rounds", min=1, help="help-rounds-each", metavar="number")
    ] = 1000,
    level: Level = "greedy",
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
    """Play matches under two rule sets and print the differences."""
    a, b = chosen_pair(game, preset, settings or [], seats, against or [])
    check_picture(plot)
    language = Language(lang, a)
    first = secrets.randbelow(2**31) if seed is None else seed
    with counted(4 * rounds, language) as show:
        found = compare(a, b, rounds, first, level, show)
    _show(found, print_comparison, as_json, Screen(language, plain))
    if plot:
        plot_comparison(found, Path(plot), language, dark)


@app.command("arena", cls=Command, help="help-arena")
def arena(
    game: GameName,
    bots: Annotated[str, typer.Option("--bots", metavar="entrants")] = "greedy,random",
    deals: Annotated[int, typer.Option("-n", "--deals", min=4, metavar="number")] = 1000,
    matches: Annotated[bool, typer.Option("--matches")] = False,
    until_decided: Annotated[
        bool, typer.Option("--until-decided", help="help-arena-decided")
    ] = False,
    margin: Annotated[float, typer.Option("--margin", metavar="number")] = 0.02,
    save: Annotated[str, typer.Option("--save", metavar="file")] = "",
    engine: Engine = "cores",
    workers: Annotated[int | None, typer.Option("--workers", min=1, metavar="number")] = None,
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
    with counted(found.planned, language) as show:
        found.run(engine, workers or cores(), show)
    _show(found, print_tournament, as_json, Screen(language, plain))
    if plot:
        plot_tournament(found, Path(plot), language, dark)


def _show(
    found: _Measured, printed: Callable[[_Measured, Screen], None], as_json: bool, screen: Screen
) -> None:
    """Print what was measured, as JSON or as text."""
    if as_json:
        print_json(found.as_data())
    else:
        printed(found, screen)


def _seed(given: int | None, file: Path | None) -> int:
    """Return the given seed, or the seed of the file being resumed, or a fresh one."""
    if given is None and file is not None:
        with suppress(OSError, ValueError, TypeError, KeyError), file.open("rb") as lines:
            return int(json.loads(lines.readline())["seed"])
    return secrets.randbelow(2**31) if given is None else given
