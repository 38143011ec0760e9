"""A review as text."""

from __future__ import annotations

from collections.abc import Iterator

from capicua.core.messages import Message
from capicua.core.statistics import Estimate
from capicua.render.language import Language
from capicua.review.decisions import Decision
from capicua.review.review import MISTAKES, Review, RoundReview
from capicua.terminal.reports.output import print_grid
from capicua.terminal.reports.plots import side_name
from capicua.terminal.screen import Screen


def print_review(found: Review, screen: Screen) -> None:
    """Print each player's losses, the costliest mistakes, and luck versus skill."""
    language = screen.language
    name = language.text("name")
    screen.heading(language.text("review-heading", name=name, rounds=len(found.rounds)))
    _print_players(found, screen, language)
    screen.heading(language.text("review-mistakes"))
    for place, decision in enumerate(found.mistakes[:MISTAKES], 1):
        for line in told(found, decision, place, language):
            screen.lines(screen.pen.wrap(line, "   "))
    more = len(found.mistakes) - MISTAKES
    id = "review-more" if more > 0 else "review-fewer" if found.mistakes else "review-none"
    if more:
        worlds = 2 * found.effort.worlds
        screen.lines(screen.pen.wrap(language.text(id, worlds=worlds, count=more)))
    _print_luck(found, screen, language)
    screen.lines(["", *screen.pen.wrap(_note(found, language))])


def _note(found: Review, language: Language) -> str:
    return language.text(
        "review-note-alone" if found.is_alone else "review-note",
        decisions=len(found.decisions),
        forced=sum(each.forced for each in found.rounds),
        worlds=found.effort.worlds,
        more=2 * found.effort.worlds,
        seed=str(found.seed),
    )


def _print_players(found: Review, screen: Screen, language: Language) -> None:
    cost = "review-cost-alone" if found.is_alone else "review-cost"
    columns = ("player", "decisions", "best", "accuracy")
    heads = [language.text(f"review-{id}") for id in columns]
    rows = []
    for seat in range(int(found.game.players)):
        own = [decision for decision in found.decisions if decision.moment.seat == seat]
        best = sum(decision.is_best for decision in own)
        share = language.share(best / len(own)) if own else "–"
        total, low, high = _told(found.total(seat), found.is_alone, language)
        accuracy = found.accuracy(seat)
        exact = "–" if accuracy is None else language.number(accuracy, 0)
        rows.append([language.name(seat), str(len(own)), share, exact, f"{total} ({low} … {high})"])
    print_grid([*heads, language.text(cost)], rows, screen)


def told(found: Review, decision: Decision, place: int, language: Language) -> Iterator[str]:
    """Yield the lines about a mistake: both moves, the cost with its interval, the reasons."""
    moment, state = decision.moment, decision.moment.state
    seat = moment.seat
    played, best = (language.say(state.label(each)) for each in (moment.action, decision.best))
    yield language.text(
        "review-mistake",
        place=place,
        round=found.rounds[moment.round].number,
        move=moment.move,
        player=seat,
        played=played,
        best=best,
        grade=decision.grade,
    )
    chances = {choice.action: choice.chance.value for choice in decision.choices}
    after = chances[moment.action]
    before = min(1.0, max(0.0, after + decision.chance.value))
    chance, other = f"{100 * before:.0f}", f"{100 * after:.0f}"
    given = decision.cost(found.is_alone)
    _, low, high = _told(given, found.is_alone, language)
    yield language.text(
        "review-mistake-cost-alone" if found.is_alone else "review-mistake-cost",
        player=seat,
        points=language.number(given.value, 1),
        **{"from": low, "to": high},
        chance=chance,
        next=other,
        move="no" if chance == other else "down" if before > after else "up",
    )
    for reason in decision.reasons:
        yield language.text("review-for-best", best=best, reason=_reason(reason, played, language))
    for reason in decision.merits:
        yield language.text(
            "review-for-played", played=played, reason=_reason(reason, best, language)
        )
    if decision.open_cost is not None:
        cost = decision.open_cost
        kind = "worse" if cost > 0 else "better" if cost < 0 else "equal"
        points = language.number(abs(cost), 0 if float(cost).is_integer() else 1)
        yield language.text(f"review-open-{kind}", best=best, played=played, points=points)


def _reason(reason: Message, other: str, language: Language) -> str:
    """Return the text of a reason; some reasons compare with the other action."""
    return language.say(Message(reason.id, {**reason.arguments, "instead": other}))


def _told(estimate: Estimate, is_share: bool, language: Language) -> list[str]:
    """Return a value and the ends of its interval as text."""
    numbers = (estimate.value, estimate.low, estimate.high)
    return [language.share(each) if is_share else language.number(each, 1) for each in numbers]


def _print_luck(found: Review, screen: Screen, language: Language) -> None:
    valued = [each for each in found.rounds if each.par is not None]
    if not valued:
        return
    screen.heading(language.text("review-luck"))
    if found.is_alone:
        for each in valued:
            screen.lines(screen.pen.wrap(_alone(each, language)))
        return
    heads = [
        language.text(f"review-luck-{id}") for id in ("round", "side", "result", "deal", "play")
    ]
    rows = [row for each in valued for row in _luck_rows(found, each, language)]
    print_grid(heads, rows, screen)
    for how, rounds in dict.fromkeys((e.par.how, e.par.rounds) for e in valued if e.par):
        numbers = [str(e.number) for e in valued if e.par and e.par.how == how]
        said = language.text(f"review-par-{how}", rounds=rounds)
        note = language.text("review-luck-how", numbers=language.join(numbers), how=said)
        screen.lines(screen.pen.wrap(note))


def _alone(each: RoundReview, language: Language) -> str:
    assert each.par is not None
    return language.text(
        "review-par-alone",
        round=each.number,
        how=language.text(f"review-par-{each.par.how}"),
        chance=language.share(each.par.leads[0].value),
    )


def _luck_rows(found: Review, each: RoundReview, language: Language) -> Iterator[list[str]]:
    assert each.par is not None
    for place, side in enumerate(sorted(set(found.game.sides))):
        lead, par = each.leads[place], each.par.leads[place]
        deal = language.number(par.value, 1, signed=True)
        if par.high > par.low:
            deal += f" ± {language.number((par.high - par.low) / 2, 1)}"
        yield [
            str(each.number),
            side_name(found, side, language),
            language.number(lead, 1, signed=True),
            deal,
            language.number(lead - par.value, 1, signed=True),
        ]
