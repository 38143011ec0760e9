"""The commands that measure a game with bots: ``simulate`` and ``compare``."""

from __future__ import annotations

import secrets
import sys
from collections.abc import Callable
from typing import Annotated, Final, TypeVar

import typer
from rich.console import Console
from rich.progress import Progress

from capicua.measuring import Comparison, Results, compare, simulate
from capicua.render.language import Language
from capicua.terminal.application import (
    AsJson,
    Dark,
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
from capicua.terminal.choices import chosen_game, chosen_pair, chosen_players
from capicua.terminal.contrast import print_comparison
from capicua.terminal.plots import check_picture, plot_comparison, plot_results
from capicua.terminal.report import print_results, show
from capicua.terminal.timing import now_ms
from capicua.terminal.wording import Command

_T = TypeVar("_T")
TELLS_EVERY_MS: Final = 10_000
"""Minimum interval between progress lines, in milliseconds."""


@app.command("simulate", cls=Command, help="help-simulate")
def simulate_rounds(
    game: GameName,
    rounds: Annotated[
        int, typer.Option("-n", "--rounds", min=1, help="help-rounds", metavar="number")
    ] = 10_000,
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
    results = with_progress(
        lambda show: simulate(chosen, rounds, levels, first, show), rounds, language
    )
    show(
        results,
        Results.as_data,
        print_results,
        plot_results,
        language,
        as_json=as_json,
        plot=plot,
        plain=plain,
        dark=dark,
    )


@app.command("compare", cls=Command, help="help-compare")
def compare_rules(
    game: GameName,
    against: Annotated[
        list[str] | None,
        typer.Option("--against", "-a", help="help-against", metavar="against"),
    ] = None,
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
    found = with_progress(
        lambda show: compare(a, b, rounds, first, level, show), 4 * rounds, language
    )
    show(
        found,
        Comparison.as_data,
        print_comparison,
        plot_comparison,
        language,
        as_json=as_json,
        plot=plot,
        plain=plain,
        dark=dark,
    )


def with_progress(
    work: Callable[[Callable[[int], None]], _T], total: int, language: Language
) -> _T:
    """Run work that reports its progress: with a bar on a terminal, otherwise as lines."""
    if not sys.stderr.isatty():
        return work(_Lines(total, language).show)
    with Progress(console=Console(stderr=True), transient=True) as progress:
        task = progress.add_task(language.text("name"), total=total)
        step = max(1, total // 200)
        shown = 0

        def show(done: int) -> None:
            nonlocal shown
            if done - shown >= step:
                shown = done
                progress.update(task, completed=done)

        return work(show)


class _Lines:
    """Prints progress lines on standard error at intervals; none for short work."""

    def __init__(self, total: int, language: Language) -> None:
        self.total = total
        self.language = language
        self.told = now_ms()

    def show(self, done: int) -> None:
        """Report progress, if the last line is old enough."""
        if now_ms() - self.told >= TELLS_EVERY_MS:
            self.told = now_ms()
            text = self.language.text("progress", done=done, total=self.total)
            print(text, file=sys.stderr, flush=True)
