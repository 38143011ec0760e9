"""Output of measurements as text, JSON or a picture, and the report of a simulation."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any, TypeVar

from rich import box
from rich.table import Table as Grid

from capicua.core.estimates import Sample, wilson
from capicua.measuring.simulation import Results
from capicua.render.language import Language
from capicua.terminal.screen import Screen

_T = TypeVar("_T")


def show(
    found: _T,
    as_data: Callable[[_T], Any],
    in_words: Callable[[_T, Screen, Language], None],
    as_picture: Callable[[_T, Path, Language, bool], None],
    language: Language,
    *,
    as_json: bool,
    plot: str,
    plain: bool,
    dark: bool = False,
) -> None:
    """Print results as text or JSON, and save a plot if a file is given."""
    if as_json:
        print(json.dumps(as_data(found), ensure_ascii=False, indent=2))
    else:
        in_words(found, Screen(language, plain), language)
    if plot:
        as_picture(found, Path(plot), language, dark)


def print_grid(heads: list[str], rows: list[list[str]], screen: Screen) -> None:
    """Print a table; in plain mode, a line for each row."""
    if screen.plain:
        screen.lines(
            ", ".join(f"{head}: {cell}" for head, cell in zip(heads, row, strict=True))
            for row in rows
        )
        return
    grid = Grid(*heads, box=box.SIMPLE_HEAD)
    for row in rows:
        grid.add_row(*row)
    screen.console.print(grid)


def print_results(results: Results, screen: Screen, language: Language) -> None:
    """Print a table by seat, then statistics of whole rounds."""
    heads = [language.text(f"simulate-{id}") for id in ("seat", "bot", "mean", "won")]
    rows = [
        [
            language.name(seat),
            language.text(f"level-{results.levels[seat]}"),
            _with_margin(sample, 2, language),
            _share(results.wins[seat], results.counted, language),
        ]
        for seat, sample in enumerate(results.scores)
    ]
    print_grid(heads, rows, screen)
    lengths, counted = results.lengths, results.counted
    screen.lines(
        [
            language.text(
                "simulate-length",
                mean=_with_margin(lengths, 1, language),
                low=min(lengths.values, default=0),
                high=max(lengths.values, default=0),
            ),
            language.text("simulate-blocked", share=_share(results.blocked, counted, language)),
            language.text("simulate-void", share=_share(results.void, results.rounds, language)),
            language.text("simulate-note", rounds=results.rounds, seed=str(results.seed)),
        ]
    )


def _with_margin(sample: Sample, places: int, language: Language) -> str:
    return f"{language.number(sample.mean, places)} ± {language.number(sample.margin, places)}"


def _share(hits: int, n: int, language: Language) -> str:
    value, low, high = (
        language.share(share, 1) for share in (hits / n if n else 0.0, *wilson(hits, n))
    )
    return f"{value} ({low}–{high})"
