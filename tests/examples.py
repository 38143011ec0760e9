"""Runs worked examples written as text: positions, legal lists, plays and scores.

A file is a list of examples, each begun by ``[ID] title``. The lines of an example are
steps, done in order; docs/examples-format.md describes them for people.
"""

from __future__ import annotations

import re
from dataclasses import dataclass, field
from pathlib import Path

import capicua
from capicua.core.game import Game, State, parse_seat, seat_letter

KNOWN_WORDS = {"number", "starter", "totals", "lot", "streak"}


@dataclass
class Step:
    """One line of an example, with the indented lines below it."""

    line: int
    key: str
    text: str
    block: dict[str, str] = field(default_factory=dict)


@dataclass
class Example:
    """One worked example of a file."""

    id: str
    title: str
    steps: list[Step]


def read_examples(path: Path) -> list[Example]:
    """The examples of a file; raises ``ValueError`` naming the line that makes no sense."""
    examples: list[Example] = []
    for number, line in enumerate(path.read_text(encoding="utf-8").splitlines(), 1):
        if not line.strip() or line.lstrip().startswith("#"):
            continue
        if head := re.fullmatch(r"\[([\w-]+)\]\s*(.*)", line):
            examples.append(Example(head[1], head[2], []))
        elif not examples:
            raise ValueError(f"{path}:{number}: a step before the first [ID]")
        elif line[0].isspace():
            key, colon, text = line.strip().partition(":")
            if not colon:
                raise ValueError(f"{path}:{number}: expected 'field: text'")
            examples[-1].steps[-1].block[key.strip()] = text.strip()
        elif line.count("|") >= 3 and line.lstrip()[0].isdigit():
            examples[-1].steps.append(Step(number, "|", line))
        else:
            key, colon, text = line.partition(":")
            if not colon:
                raise ValueError(f"{path}:{number}: expected 'key: text'")
            examples[-1].steps.append(Step(number, key.strip(), text.strip()))
    return examples


def run(example: Example, default_game: str) -> None:
    """Does every step of an example; raises ``AssertionError`` naming the line that fails."""
    Runner(default_game).run(example)


class Runner:
    """The example being run: its game, how it was set up, and the round as it stands."""

    def __init__(self, game: str) -> None:
        self.name = game
        self.preset: str | None = None
        self.words: dict[str, str] = {}
        self.setup: Step | None = None
        self.state: State | None = None

    def run(self, example: Example) -> None:
        for step in example.steps:
            try:
                self.do(step)
            except (AssertionError, ValueError) as problem:
                raise AssertionError(f"{example.id}, line {step.line}: {problem}") from problem

    def do(self, step: Step) -> None:
        key, text = step.key, step.text
        if key == "game":
            words = text.split()
            self.name = words.pop(0)
            self.preset = words.pop(0) if words and "=" not in words[0] else None
            self.words = dict(word.split("=", 1) for word in words)
        elif key in ("position", "deal"):
            self.setup = step
            self.state = self.begin(step)
        elif key == "again":
            self.words.update(word.split("=", 1) for word in text.split())
            assert self.setup is not None
            self.state = self.begin(self.setup)
        elif key == "|":
            self.row([cell.strip() for cell in text.split("|")])
        else:
            self.check(key, text)

    def game(self) -> Game:
        options = dict(self.words)
        players = options.pop("players", None)
        return capicua.load(
            self.name, preset=self.preset, players=int(players) if players else None, **options
        )

    def begin(self, step: Step) -> State:
        game = self.game()
        words = dict(word.split("=", 1) for word in step.text.split())
        assert set(words) <= KNOWN_WORDS, f"unknown words {sorted(set(words) - KNOWN_WORDS)}"
        number = int(words.get("number", 2))
        starter = parse_seat(words["starter"], game.players) if "starter" in words else None
        totals = [int(n) for n in words["totals"].split(",")] if "totals" in words else None
        streak = int(words.get("streak", 0))
        common = {"number": number, "starter": starter, "totals": totals, "streak": streak}
        if step.key == "position":
            return game.position(step.block, **common)
        common["lot"] = parse_seat(words["lot"], game.players) if "lot" in words else 0
        if "order" in step.block:
            return game.new_round(order=step.block["order"].split(), **common)
        seats = [seat_letter(seat) for seat in range(game.players)]
        hands = [step.block[seat].split() for seat in seats]
        return game.new_round(hands=hands, stock=step.block.get("stock", "").split(), **common)

    def row(self, cells: list[str]) -> None:
        _, turn, legal, chosen, *ends = cells
        self.check("turn", turn)
        self.check("legal", legal)
        self.check("play", chosen)
        if ends and ends[0] not in ("", "–"):
            self.check("ends", ends[0])

    def check(self, key: str, text: str) -> None:
        state = self.state
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
