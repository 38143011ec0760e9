"""Simulations, comparisons of rules and tournaments as text tables."""

from __future__ import annotations

from capicua.arena.ratings import ratings
from capicua.arena.tournament import Pairing, Tournament
from capicua.core.statistics import Estimate, Sample, wilson
from capicua.render.language import Language
from capicua.simulation.comparison import Comparison, MeasureComparison
from capicua.simulation.simulation import Results
from capicua.terminal.reports.output import print_grid
from capicua.terminal.reports.statistics import rules_text
from capicua.terminal.screen import Screen

WIDE = 110
"""Minimum screen width at which a number and its interval share a line."""


def with_interval(
    estimate: Estimate, is_share: bool, language: Language, signed: bool = False
) -> tuple[str, str]:
    """Return a value and its interval as text; shares are in percent, without the sign."""
    scale, places = (100, 1) if is_share else (1, 2)
    value, low, high = (
        language.number(scale * number, places, signed)
        for number in (estimate.value, estimate.low, estimate.high)
    )
    return value, f"({low} … {high})"


def _cell(
    estimate: Estimate | None,
    is_share: bool,
    language: Language,
    gap: str = " ",
    signed: bool = False,
) -> str:
    """Return a number with its interval; an asterisk marks a significant difference."""
    if estimate is None:
        return "–"
    value, interval = with_interval(estimate, is_share, language, signed)
    star = "*" if signed and (estimate.low > 0 or estimate.high < 0) else ""
    unit = language.percent if is_share else ""
    return f"{value}{unit}{star}{gap}{interval}"


# -- a simulation --------------------------------------------------------------------------------


def print_results(results: Results, screen: Screen) -> None:
    """Print a table by seat, then statistics of whole rounds."""
    language = screen.language
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


# -- two sets of rules ---------------------------------------------------------------------------


def print_comparison(found: Comparison, screen: Screen) -> None:
    """Print a row for each measure: rule set A, rule set B, and their difference."""
    language = screen.language
    for side, game in (("A", found.a), ("B", found.b)):
        rules, seats = rules_text(game), int(game.players)
        screen.lines([language.text("compare-rules", side=side, rules=rules, seats=seats)])
    heads = [language.text(f"compare-{id}") for id in ("measure", "a", "b", "difference")]
    gap = "\n" if screen.console.width < WIDE and not screen.plain else " "
    rows = [_compared(measure, gap, language) for measure in found.measures]
    if screen.plain:
        screen.lines(
            f"{row[0]}: " + ", ".join(f"{h} {c}" for h, c in zip(heads[1:], row[1:], strict=True))
            for row in rows
        )
    else:
        print_grid(heads, rows, screen)
    screen.lines(line for note in _notes(found, language) for line in screen.pen.wrap(note))


def _compared(measure: MeasureComparison, gap: str, language: Language) -> list[str]:
    return [
        language.text(f"compare-{measure.id}"),
        _cell(measure.a, measure.is_share, language, gap),
        _cell(measure.b, measure.is_share, language, gap),
        _cell(measure.difference, measure.is_share, language, gap, signed=True),
    ]


def _notes(found: Comparison, language: Language) -> list[str]:
    notes = [
        language.text(
            "compare-note",
            rounds=found.rounds,
            a=found.matches[0],
            b=found.matches[1],
            level=language.text(f"level-{found.level}"),
            seed=str(found.seed),
        ),
        language.text("compare-clear"),
    ]
    if found.a.players > 1:
        notes.append(language.text("compare-duel"))
        fair = [language.share(1 / len(set(game.sides))) for game in (found.a, found.b)]
        notes.append(language.text("compare-fair", a=fair[0], b=fair[1]))
    if any(found.broken_off):
        notes.append(
            language.text("compare-broken-off", a=found.broken_off[0], b=found.broken_off[1])
        )
    return notes


# -- bots ----------------------------------------------------------------------------------------


def print_tournament(found: Tournament, screen: Screen) -> None:
    """Print a row for each pair; also ratings if there are more than two entrants."""
    language = screen.language
    heads = ["pair", "deals", "score", "points", "time", "decision"]
    rows = [_row(found, pair, language) for pair in found.pairs]
    print_grid([language.text(f"arena-{head}") for head in heads], rows, screen)
    if len(found.entrants) > 2:
        rows = [
            [
                found.entrants[index].name,
                language.number(rating.mean, 2),
                " … ".join(language.number(end, 2) for end in rating.interval),
            ]
            for index, rating in sorted(
                enumerate(ratings(len(found.entrants), found.bouts)),
                key=lambda pair: -pair[1].mean,
            )
        ]
        heads = ["bot", "value", "interval"]
        print_grid([language.text(f"rating-{head}") for head in heads], rows, screen)
    unit = "arena-note-matches" if found.rules.matches else "arena-note-rounds"
    for note in (language.text(unit), language.text("arena-note", seed=str(found.seed))):
        screen.lines(screen.pen.wrap(note))


def _row(found: Tournament, pair: tuple[int, int], language: Language) -> list[str]:
    duel = found.duel(pair)
    first, second = (found.entrants[index].name for index in pair)
    verdict = {"first": first, "second": second}.get(duel.decision.value, "")
    return [
        f"{first} – {second}",
        str(len(duel.bouts)),
        _cell(duel.score, True, language),
        _cell(duel.points, False, language),
        " – ".join(_thinking(duel, who, language) for who in (0, 1)),
        language.text(f"arena-is-{duel.decision.value}", bot=verdict),
    ]


def _thinking(duel: Pairing, who: int, language: Language) -> str:
    """Return the mean time per decision, in milliseconds."""
    decisions = sum(bout.decisions[who] for bout in duel.bouts)
    seconds = sum(bout.seconds[who] for bout in duel.bouts)
    return f"{language.number(1000 * seconds / decisions, 1)} ms" if decisions else "–"
