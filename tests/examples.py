"""Runs worked examples: what they say is legal, refused, played and scored has to be so."""

from __future__ import annotations

from capicua.core.seats import seat_letter
from capicua.render.examples import Example, Setting


def run(example: Example, default_game: str) -> None:
    """Does every step of an example; raises ``AssertionError`` naming the line that fails."""
    setting = Setting(default_game)
    for step in example.steps:
        try:
            if setting.take(step):
                continue
            if step.key == "|":
                row(setting, [cell.strip() for cell in step.text.split("|")])
            else:
                check(setting, step.key, step.text)
        except (AssertionError, ValueError) as problem:
            raise AssertionError(f"{example.id}, line {step.line}: {problem}") from problem


def row(setting: Setting, cells: list[str]) -> None:
    _, turn, legal, chosen, *ends = cells
    check(setting, "turn", turn)
    check(setting, "legal", legal)
    check(setting, "play", chosen)
    if ends and ends[0] not in ("", "–"):
        check(setting, "ends", ends[0])


def check(setting: Setting, key: str, text: str) -> None:
    state = setting.state
    assert state is not None, "no position or deal yet"
    if key == "legal":
        wanted = {state.text(state.parse(part)) for part in text.split(",") if part.strip()}
        found = {state.text(action) for action in state.legal_actions()}
        assert found == wanted, f"legal: {sorted(found)}, expected {sorted(wanted)}"
    elif key == "play":
        for part in text.split(","):
            state.apply(state.parse(part))
    elif key == "refused":
        part, _, rule = text.rpartition(" ")
        refusal = state.why_not(state.parse(part))
        assert refusal is not None, f"{part} is legal"
        assert refusal.rule == rule, f"{part}: refused by {refusal.rule}, expected {rule}"
    elif key == "turn":
        assert seat_letter(state.turn) == text, f"turn: {seat_letter(state.turn)}"
    elif key in ("over", "void"):
        found = state.is_over if key == "over" else state.is_void
        assert found == (text == "yes"), f"{key}: {found}"
    elif key == "points":
        wanted = [int(number.replace("−", "-")) for number in text.split()]
        assert state.scores() == wanted, f"points: {state.scores()}, expected {wanted}"
    else:
        fields = state.fields()
        assert key in fields, f"no field {key!r} among {sorted(fields)}"
        assert fields[key] == text, f"{key}: {fields[key]!r}, expected {text!r}"
