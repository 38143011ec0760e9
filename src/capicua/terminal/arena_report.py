"""Tournament results as a text table."""

from __future__ import annotations

from capicua.arena.rating import ratings
from capicua.arena.tournament import Duel, Tournament
from capicua.core.estimates import Estimate
from capicua.render.language import Language
from capicua.terminal.report import print_grid
from capicua.terminal.screen import Screen


def print_tournament(found: Tournament, screen: Screen, language: Language) -> None:
    """Print a row for each pair; also ratings if there are more than two entrants."""
    heads = ["pair", "deals", "score", "points", "time", "decision"]
    rows = [_row(found, pair, language) for pair in found.pairs]
    print_grid([language.text(f"arena-{head}") for head in heads], rows, screen)
    if len(found.entrants) > 2:
        rows = [
            [
                found.entrants[index].name,
                language.number(rating.mean, 2),
                _span(*rating.interval, 2, language),
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
        _score(duel.score, language),
        _points(duel.points, language),
        " – ".join(_thinking(duel, who, language) for who in (0, 1)),
        language.text(f"arena-is-{duel.decision.value}", bot=verdict),
    ]


def _score(estimate: Estimate | None, language: Language) -> str:
    if estimate is None:
        return "–"
    ends = _span(100 * estimate.low, 100 * estimate.high, 1, language)
    return f"{language.share(estimate.value, 1)} ({ends})"


def _points(estimate: Estimate | None, language: Language) -> str:
    if estimate is None:
        return "–"
    ends = _span(estimate.low, estimate.high, 2, language)
    return f"{language.number(estimate.value, 2)} ({ends})"


def _span(low: float, high: float, places: int, language: Language) -> str:
    return f"{language.number(low, places)} … {language.number(high, places)}"


def _thinking(duel: Duel, who: int, language: Language) -> str:
    """Return the mean time per decision, in milliseconds."""
    decisions = sum(bout.decisions[who] for bout in duel.bouts)
    seconds = sum(bout.seconds[who] for bout in duel.bouts)
    return f"{language.number(1000 * seconds / decisions, 1)} ms" if decisions else "–"
