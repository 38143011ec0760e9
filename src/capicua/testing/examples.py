"""Execution of worked examples: checks what they claim is legal, refused, played and scored."""

from __future__ import annotations

from capicua.core.messages import BadText
from capicua.core.seats import seat_letter
from capicua.core.state import State
from capicua.render.examples import Example, Setting, WrongExample, at_line, examples_of


def run(example: Example, game: str) -> Setting:
    """Run every step of an example, and return where they lead.

    ``game`` is the id of the game if the example names none. Raises ``WrongExample`` naming the
    line that fails.
    """
    setting = Setting(game)
    for step in example.steps:
        with at_line(example, step, setting):
            if setting.take(step):
                continue
            if step.key == "|":
                row(setting, [cell.strip() for cell in step.text.split("|")])
            else:
                check(setting, step.key, step.text)
    return setting


def wrong_examples(game: str) -> list[str]:
    """Return the first error in each worked example of a game."""
    try:
        examples = examples_of(game)
    except WrongExample as problem:
        return [str(problem)]
    found = []
    for example in examples:
        try:
            run(example, game)
        except WrongExample as problem:
            found.append(str(problem))
    return found


def row(setting: Setting, cells: list[str]) -> None:
    """Check a row of a table: turn, legal actions, the action taken, the ends after it."""
    _, turn, legal, chosen, *ends = cells
    check(setting, "turn", turn)
    check(setting, "legal", legal)
    check(setting, "play", chosen)
    if ends and ends[0] not in ("", "–"):
        check(setting, "ends", ends[0])


def check(setting: Setting, key: str, text: str) -> None:
    """Check one claim of an example about the current round, or take actions."""
    state = setting.standing()
    if key == "legal":
        wanted = {state.text(state.parse(part)) for part in text.split(",") if part.strip()}
        found = {state.text(action) for action in state.legal_actions()}
        _expect(key, ", ".join(sorted(found)), ", ".join(sorted(wanted)))
    elif key == "play":
        setting.play(text)
    elif key == "refused":
        part, _, rule = text.rpartition(" ")
        found_rule = refused_by(state, part)
        _expect(part, f"refused by {found_rule}" if found_rule else "legal", f"refused by {rule}")
    elif key == "turn":
        _expect(key, seat_letter(state.turn), text)
    elif key in ("over", "void"):
        is_so = state.is_over if key == "over" else state.is_void
        _expect(key, "yes" if is_so else "no", text)
    elif key == "points":
        wanted_points = [int(number.replace("−", "-")) for number in text.split()]
        _expect(key, _points(state.scores()), _points(wanted_points))
    else:
        fields = state.fields()
        if key not in fields:
            raise ValueError(f"unknown field {key}, expected one of {', '.join(fields)}")
        _expect(key, fields[key], text)


def refused_by(state: State, text: str) -> str:
    """Return the rule that forbids an action; empty if it is legal.

    Raises ``BadText`` if the action cannot be parsed and no rule says why.
    """
    try:
        refusal = state.why_not(state.parse(text))
    except BadText as unreadable:
        if not unreadable.rule:
            raise
        return unreadable.rule
    return "" if refusal is None else refusal.rule or "no rule"


def _expect(what: str, found: str, wanted: str) -> None:
    if found != wanted:
        raise ValueError(f"{what}: {found or '–'}, expected {wanted or '–'}")


def _points(numbers: list[int]) -> str:
    return " ".join([f"{number:+d}" for number in numbers])
