"""Plots in one style, light or dark, with labels, units and 95% intervals."""

from __future__ import annotations

import math
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import Any, Final

from capicua.arena.tournament import Tournament
from capicua.core.messages import BadOption, Message
from capicua.core.statistics import Z95, wilson
from capicua.render.language import Language
from capicua.review.decisions import Decision
from capicua.review.review import Review, RoundReview
from capicua.simulation.comparison import Comparison, MeasureComparison
from capicua.simulation.simulation import Results
from capicua.terminal.files import refusing
from capicua.terminal.reports.measurements import with_interval
from capicua.terminal.reports.statistics import rules_text

PALETTE: Final = ("#0072b2", "#e69f00", "#009e73", "#cc79a7", "#56b4e9", "#d55e00")
"""The Okabe–Ito palette: distinguishable with colour-vision deficiency, on light and dark."""
MARKERS: Final = "osD^v*"
_INK: Final = {False: ("#ffffff", "#222222", "#d8d8d8"), True: ("#16191d", "#e6e6e6", "#3c434b")}


@contextmanager
def canvas(file: Path, size: tuple[float, float], dark: bool = False) -> Iterator[Any]:
    """Yield a styled figure, and save it to the file on exit; raise ``Refused`` on failure.

    The file has passed ``check_picture``.
    """
    import matplotlib  # type: ignore[import-not-found, unused-ignore]
    from matplotlib.figure import Figure  # type: ignore[import-not-found, unused-ignore]

    paper, ink, faint = _INK[dark]
    inked = ("text.color", "axes.labelcolor", "xtick.color", "ytick.color", "axes.edgecolor")
    style: Any = {
        **dict.fromkeys(inked, ink),
        "figure.facecolor": paper,
        "axes.facecolor": paper,
        "savefig.facecolor": paper,
        "axes.grid": True,
        "axes.axisbelow": True,
        "grid.color": faint,
        "grid.linewidth": 0.6,
        "axes.spines.top": False,
        "axes.spines.right": False,
        "axes.titlesize": 10,
        "axes.titlelocation": "left",
        "axes.labelsize": 9,
        "xtick.labelsize": 8,
        "ytick.labelsize": 8,
        "font.size": 9,
        "legend.frameon": False,
        "svg.hashsalt": "capicua",
    }
    with matplotlib.rc_context(style):
        figure = Figure(figsize=size, layout="constrained")
        yield figure
        with refusing("file-unwritable", file):
            figure.savefig(file, dpi=150)


def check_picture(file: str) -> None:
    """Raise ``BadOption`` if the plot cannot be drawn; called before long measurements."""
    if file:
        if Path(file).suffix.lower() not in (".png", ".svg"):
            raise BadOption(Message("plot-format", {"file": file}))
        try:
            import matplotlib  # noqa: F401
        except ImportError:
            raise BadOption(Message("plot-missing")) from None


# -- a simulation --------------------------------------------------------------------------------


def plot_results(results: Results, file: Path, language: Language, dark: bool = False) -> None:
    """Plot mean scores and win rates by seat, and the lengths of rounds."""
    with canvas(file, (11, 3.8), dark) as figure:
        means, shares, lengths = figure.subplots(1, 3)
        seats = range(len(results.scores))
        levels = list(dict.fromkeys(results.levels))
        colours = [PALETTE[levels.index(level) % len(PALETTE)] for level in results.levels]
        names = [
            f"{language.name(seat)}\n{language.text(f'level-{results.levels[seat]}')}"
            for seat in seats
        ]
        margins = [sample.margin for sample in results.scores]
        values = [sample.mean for sample in results.scores]
        means.bar(names, values, yerr=margins, color=colours, capsize=3, ecolor="gray")
        means.set_title(language.text("simulate-mean"))
        means.set_ylabel(language.text("plot-points"))
        won = [100 * wins / max(1, results.counted) for wins in results.wins]
        spans = [wilson(wins, results.counted) for wins in results.wins]
        reach = [
            [value - 100 * low for value, (low, _) in zip(won, spans, strict=True)],
            [100 * high - value for value, (_, high) in zip(won, spans, strict=True)],
        ]
        shares.bar(names, won, yerr=reach, color=colours, capsize=3, ecolor="gray")
        shares.set_title(language.text("simulate-won"))
        shares.yaxis.set_major_formatter("{x:g}%")
        _histogram(lengths, results.lengths.values)
        lengths.set_title(language.text("simulate-lengths"))
        lengths.set_xlabel(language.text("plot-moves"))
        lengths.set_ylabel(language.text("plot-rounds"))
        rounds = language.text("plot-round-count", rounds=results.rounds)
        figure.suptitle(f"{language.text('name')}: {rounds}")


def _histogram(axes: Any, values: Sequence[int]) -> None:
    bins = range(min(values, default=0), max(values, default=0) + 2)
    axes.hist(values, bins=bins if len(bins) < 80 else 60, color=PALETTE[2], align="left")


# -- two sets of rules ---------------------------------------------------------------------------


def plot_comparison(found: Comparison, file: Path, language: Language, dark: bool = False) -> None:
    """Plot the differences A − B: shares in percentage points, other measures relative to the
    larger of the two values.
    """
    panels = [
        [measure for measure in found.measures if measure.is_share == share and _tells(measure)]
        for share in (True, False)
    ]
    heights = [max(1, len(panel)) for panel in panels]
    with canvas(file, (9, 1.6 + 0.42 * sum(heights)), dark) as figure:
        for axes, panel, is_share in zip(
            figure.subplots(2, 1, height_ratios=heights), panels, (True, False), strict=True
        ):
            _forest(axes, panel, language)
            axes.set_xlabel(language.text("plot-share-gap" if is_share else "plot-relative-gap"))
        figure.suptitle(
            f"{language.text('name')}: {language.text('compare-difference')}\n"
            f"A: {rules_text(found.a)}   B: {rules_text(found.b)}"
        )


def _tells(measure: MeasureComparison) -> bool:
    """Return whether a row is shown: only if the measures can differ."""
    gap = measure.difference
    return gap is not None and (gap.low, gap.high) != (0, 0)


def _forest(axes: Any, measures: Sequence[MeasureComparison], language: Language) -> None:
    axes.axvline(0, color="gray", linewidth=1)
    axes.grid(visible=False, axis="y")
    for row, measure in enumerate(reversed(measures)):
        gap = measure.difference
        assert gap is not None
        larger = max(abs(each.value) for each in (measure.a, measure.b) if each is not None)
        scale = 100.0 if measure.is_share else 100 / max(larger, 1e-9)
        value, low, high = (scale * number for number in (gap.value, gap.low, gap.high))
        is_clear = gap.low > 0 or gap.high < 0
        colour = PALETTE[0] if is_clear else "gray"
        reach = [[value - low], [high - value]]
        axes.errorbar([value], [row], xerr=reach, fmt="o", color=colour, capsize=3)
        said = " ".join(with_interval(gap, measure.is_share, language, signed=True))
        axes.annotate(
            said, (1.01, row), xycoords=("axes fraction", "data"), va="center", fontsize=8
        )
    names = [language.text(f"compare-{measure.id}") for measure in reversed(measures)]
    axes.set_yticks(range(len(names)), names)
    axes.set_ylim(-0.6, max(0.6, len(names) - 0.4))


# -- bots ----------------------------------------------------------------------------------------


def plot_tournament(found: Tournament, file: Path, language: Language, dark: bool = False) -> None:
    """Plot the cumulative win rate of each pair of bots, with its 95% interval."""
    with canvas(file, (9, 4.8), dark) as figure:
        axes = figure.subplots()
        for place, pair in enumerate(found.pairs):
            scores = [100 * bout.score for bout in found.duel(pair).bouts]
            if not scores:
                continue
            means, margins = running(scores)
            colour = PALETTE[place % len(PALETTE)]
            deals = range(1, len(means) + 1)
            first, second = (found.entrants[index].name for index in pair)
            axes.plot(deals, means, color=colour, label=f"{first} – {second}")
            lows = [mean - margin for mean, margin in zip(means, margins, strict=True)]
            highs = [mean + margin for mean, margin in zip(means, margins, strict=True)]
            axes.fill_between(deals[1:], lows[1:], highs[1:], color=colour, alpha=0.15)
        axes.axhline(50, color="gray", linewidth=1, linestyle="--")
        axes.set_ylim(0, 100)
        axes.set_xlabel(language.text("arena-deals"))
        axes.set_ylabel(language.text("arena-score"))
        axes.yaxis.set_major_formatter("{x:g}%")
        axes.legend()
        figure.suptitle(language.text("name"))


def running(values: Sequence[float]) -> tuple[list[float], list[float]]:
    """Return the means of the first 1, 2, 3 … values, and the half-widths of their 95% intervals.

    >>> means, margins = running([0, 1, 1])
    >>> means[:2], round(margins[2], 2)
    ([0.0, 0.5], 0.65)
    """
    means, margins = [], []
    total = squares = 0.0
    for n, value in enumerate(values, 1):
        total += value
        squares += value * value
        mean = total / n
        variance = max(0.0, squares - n * mean * mean) / (n - 1) if n > 1 else 0.0
        means.append(mean)
        margins.append(Z95 * math.sqrt(variance / n))
    return means, margins


# -- a review ------------------------------------------------------------------------------------


def plot_review(found: Review, file: Path, language: Language, dark: bool = False) -> None:
    """Plot the probability of winning after each move, with a panel for each round and side.

    The line uses all hands; the points use only what the player could know when deciding.
    Mistakes are numbered as in the report.
    """
    sides = sorted(set(found.game.sides))
    shown = sides[:1] if len(sides) == 2 else sides
    size = (max(5.0, 3.2 * len(shown)), 0.8 + 2.4 * len(found.rounds))
    with canvas(file, size, dark) as figure:
        grid = figure.subplots(
            len(found.rounds), len(shown), sharex="row", sharey=True, squeeze=False
        )
        for index, (each, row) in enumerate(zip(found.rounds, grid, strict=True)):
            for side, axes in zip(shown, row, strict=True):
                name = side_name(found, side, language)
                _plot_side(found, each, index, side, axes)
                axes.set_title(f"{language.text('plot-round', number=each.number)}, {name}")
                axes.set_ylim(-3, 103)
                axes.yaxis.set_major_formatter("{x:g}%")
            row[0].set_ylabel(language.text("review-plot-chance"))
        for axes in grid[-1]:
            axes.set_xlabel(language.text("review-plot-move"))
        handles, _ = grid[0][0].get_legend_handles_labels()
        labels = [language.text("plot-open"), language.text("plot-known")]
        figure.legend(handles, labels, loc="outside upper right", ncols=2)


def _plot_side(found: Review, each: RoundReview, index: int, side: int, axes: Any) -> None:
    sides = sorted(set(found.game.sides))
    place = sides.index(side)
    colour = PALETTE[place % len(PALETTE)]
    chances = [100 * chances[place] for chances in each.chances]
    axes.plot(range(len(chances)), chances, color=colour, linewidth=1, alpha=0.7, label="open")
    known = [
        (decision.moment.move, 100 * chance)
        for decision in each.decisions
        if (chance := _chance_of(found, decision, side, len(sides) == 2)) is not None
    ]
    moves, values = [move for move, _ in known], [value for _, value in known]
    marker = MARKERS[place % len(MARKERS)]
    axes.scatter(moves, values, color=colour, marker=marker, s=16, label="known")
    for number, mistake in enumerate(found.mistakes, 1):
        moment = mistake.moment
        if moment.round == index and (len(sides) == 2 or found.game.sides[moment.seat] == side):
            axes.axvline(moment.move, color=PALETTE[5], linewidth=1, linestyle="--")
            axes.annotate(
                str(number),
                (moment.move, 1),
                xytext=(0, 2),
                textcoords="offset points",
                xycoords=axes.get_xaxis_transform(),
                color=PALETTE[5],
                ha="center",
                annotation_clip=False,
            )


def _chance_of(found: Review, decision: Decision, side: int, are_two: bool) -> float | None:
    """Return a side's chance of winning after a decision, as its player could estimate it."""
    own = found.game.sides[decision.moment.seat]
    chance = next(
        choice.chance.value
        for choice in decision.choices
        if choice.action == decision.moment.action
    )
    if own == side:
        return chance
    return 1 - chance if are_two else None


def side_name(found: Review, side: int, language: Language) -> str:
    """Return the names of a side's players."""
    return " + ".join(
        language.name(seat) for seat, own in enumerate(found.game.sides) if own == side
    )
