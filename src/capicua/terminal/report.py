"""The results of a simulation as a table, as JSON, as a picture."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from rich import box
from rich.table import Table as Grid

from capicua.core.reasons import BadOption, Message
from capicua.measuring.samples import wilson
from capicua.measuring.simulation import Results
from capicua.render.language import Language
from capicua.terminal.screen import Screen


def print_results(results: Results, screen: Screen, language: Language) -> None:
    """Prints a table by seat, and what concerns whole rounds below it."""
    heads = [language.text(f"simulate-{id}") for id in ("seat", "bot", "mean", "won")]
    rows = [
        [
            language.name(seat),
            language.text(f"level-{results.levels[seat]}"),
            f"{sample.mean:.2f} ± {sample.margin:.2f}",
            _share(results.wins[seat], results.counted),
        ]
        for seat, sample in enumerate(results.scores)
    ]
    if screen.plain:
        screen.lines(
            ", ".join(f"{head}: {cell}" for head, cell in zip(heads, row, strict=True))
            for row in rows
        )
    else:
        grid = Grid(*heads, box=box.SIMPLE_HEAD)
        for row in rows:
            grid.add_row(*row)
        screen.console.print(grid)
    lengths = results.lengths
    screen.lines(
        [
            language.text(
                "simulate-length",
                mean=f"{lengths.mean:.1f} ± {lengths.margin:.1f}",
                low=min(lengths.values, default=0),
                high=max(lengths.values, default=0),
            ),
            language.text("simulate-blocked", share=_share(results.blocked, results.counted)),
            language.text("simulate-void", share=_share(results.void, results.rounds)),
            language.text("simulate-note", rounds=results.rounds, seed=str(results.seed)),
        ]
    )


def _share(hits: int, n: int) -> str:
    low, high = wilson(hits, n)
    return f"{hits / n if n else 0.0:.1%} ({low:.1%}–{high:.1%})"


def plot_results(results: Results, file: Path, language: Language) -> None:
    """Draws mean scores with their intervals and the lengths of rounds; needs matplotlib."""
    figure = blank_figure(file, (9, 4))
    left, right = figure.subplots(1, 2)
    names = [language.name(seat) for seat in range(len(results.scores))]
    means = [sample.mean for sample in results.scores]
    left.bar(names, means, yerr=[s.margin for s in results.scores], color="#2f6f73", capsize=4)
    left.set_title(language.text("simulate-mean"))
    values = results.lengths.values
    bins = range(min(values, default=0), max(values, default=0) + 2)
    right.hist(values, bins=bins if len(bins) < 80 else 60, color="#b5793b")
    right.set_title(language.text("simulate-lengths"))
    figure.suptitle(f"{language.text('name')} · {results.rounds}")
    save_figure(figure, file)


def blank_figure(file: Path, size: tuple[float, float]) -> Any:
    """An empty picture for a file; raises ``BadOption`` where there cannot be one."""
    if file.suffix.lower() not in (".png", ".svg"):
        raise BadOption(Message("plot-format", {"file": str(file)}))
    try:
        from matplotlib.figure import Figure  # type: ignore[import-not-found, unused-ignore]
    except ImportError:
        raise BadOption(Message("plot-missing")) from None
    return Figure(figsize=size, layout="constrained")


def check_picture(file: str) -> None:
    """Raises ``BadOption`` before a long measurement rather than after it."""
    if file:
        blank_figure(Path(file), (1, 1))


def save_figure(figure: Any, file: Path) -> None:
    """Writes a picture; raises ``BadOption`` where that is not possible."""
    try:
        figure.savefig(file)
    except OSError as error:
        why = error.strerror or str(error)
        raise BadOption(Message("file-unwritable", {"file": str(file), "why": why})) from None
