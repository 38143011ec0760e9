"""A tournament as a table and as a picture."""

from __future__ import annotations

from itertools import accumulate
from pathlib import Path

from rich import box
from rich.table import Table as Grid

from capicua.arena.rating import ratings
from capicua.arena.tournament import Duel, Tournament
from capicua.measuring.samples import Estimate
from capicua.render.language import Language
from capicua.terminal.report import blank_figure, save_figure
from capicua.terminal.screen import Screen


def print_tournament(found: Tournament, screen: Screen, language: Language) -> None:
    """Prints a line for each pair; ratings where there are more than two entrants."""
    heads = ["pair", "deals", "score", "points", "time", "decision"]
    _grid("arena", heads, [_row(found, pair, language) for pair in found.pairs], screen, language)
    if len(found.entrants) > 2:
        rows = [
            [found.entrants[index].name, f"{rating.mean:.2f}", _span(*rating.interval, 2)]
            for index, rating in sorted(
                enumerate(ratings(len(found.entrants), found.bouts)),
                key=lambda pair: -pair[1].mean,
            )
        ]
        _grid("rating", ["bot", "value", "interval"], rows, screen, language)
    unit = "arena-note-matches" if found.rules.matches else "arena-note-rounds"
    for note in (language.text(unit), language.text("arena-note", seed=str(found.seed))):
        screen.lines(screen.pen.wrap(note))


def _grid(
    prefix: str, heads: list[str], rows: list[list[str]], screen: Screen, language: Language
) -> None:
    titles = [language.text(f"{prefix}-{head}") for head in heads]
    if screen.plain:
        screen.lines(
            ", ".join(f"{title}: {cell}" for title, cell in zip(titles, row, strict=True))
            for row in rows
        )
        return
    grid = Grid(*titles, box=box.SIMPLE_HEAD)
    for row in rows:
        grid.add_row(*row)
    screen.console.print(grid)


def _row(found: Tournament, pair: tuple[int, int], language: Language) -> list[str]:
    duel = found.duel(pair)
    first, second = (found.entrants[index].name for index in pair)
    verdict = {"first": first, "second": second}.get(duel.decision.value, "")
    return [
        f"{first} – {second}",
        str(len(duel.bouts)),
        _estimate(duel.score, 100, 1, "%"),
        _estimate(duel.points, 1, 2, ""),
        " – ".join(_thinking(duel, who) for who in (0, 1)),
        language.text(f"arena-is-{duel.decision.value}", bot=verdict),
    ]


def _estimate(estimate: Estimate | None, scale: int, places: int, unit: str) -> str:
    if estimate is None:
        return "–"
    value = f"{round(scale * estimate.value, places) + 0.0:.{places}f}{unit}"
    return f"{value} ({_span(scale * estimate.low, scale * estimate.high, places)})"


def _span(low: float, high: float, places: int) -> str:
    return f"{low:.{places}f} … {high:.{places}f}"


def _thinking(duel: Duel, who: int) -> str:
    """The mean time for a decision, in milliseconds."""
    decisions = sum(bout.decisions[who] for bout in duel.bouts)
    seconds = sum(bout.seconds[who] for bout in duel.bouts)
    return f"{1000 * seconds / decisions:.1f} ms" if decisions else "–"


def plot_tournament(found: Tournament, file: Path, language: Language) -> None:
    """Draws each pair's score from deal to deal with its interval; needs matplotlib."""
    figure = blank_figure(file, (9, 5))
    axes = figure.subplots()
    for pair in found.pairs:
        duel = found.duel(pair)
        scores = [bout.score for bout in duel.bouts]
        means = [100 * total / n for n, total in enumerate(accumulate(scores), 1)]
        first, second = (found.entrants[index].name for index in pair)
        (line,) = axes.plot(range(1, len(means) + 1), means, label=f"{first} – {second}")
        if duel.score is not None:
            low, high = 100 * duel.score.low, 100 * duel.score.high
            axes.axhspan(low, high, alpha=0.12, color=line.get_color())
    axes.axhline(50, color="#777777", linewidth=1, linestyle=":")
    axes.set_xlabel(language.text("arena-deals"))
    axes.set_ylabel(language.text("arena-score"))
    axes.yaxis.set_major_formatter("{x:g}%")
    axes.legend()
    figure.suptitle(language.text("name"))
    save_figure(figure, file)
