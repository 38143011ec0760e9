"""Worked examples of a game: positions, legal actions and results.

They are stored beside the rules in ``examples.txt`` and executed by the test suite;
``docs/examples-format.md`` describes the format. This module parses the examples and sets up
their positions; lessons use the same format.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field

from capicua.catalogue import kind, load
from capicua.core.game import Game
from capicua.core.messages import BadOption, BadText, Refused
from capicua.core.seats import parse_seat, seat_letter
from capicua.core.setup import Setup
from capicua.core.state import State
from capicua.core.tiles.random import Rng
from capicua.render.language import Language, NoSentenceError, file_text, packages_of

WORDS = {"number", "starter", "totals", "lot", "streak"}
"""Fields allowed after ``position:`` and ``deal:``."""


MOST_SHOWN = 6
"""Maximum number of legal actions listed in an error message."""


class WrongExample(ValueError):
    """Raised for an invalid line in examples or lessons: ``block/examples.txt:4: …``."""


@dataclass
class Step:
    """A line of an example, with the indented lines below it."""

    line: int
    key: str
    text: str
    block: dict[str, str] = field(default_factory=dict)
    lines: dict[str, int] = field(default_factory=dict)
    """Line numbers of the indented lines, by key."""


@dataclass
class Example:
    """A worked example: id, titles by language, and steps in order."""

    id: str
    titles: dict[str, str]
    steps: list[Step]
    file: str = ""
    line: int = 0


def examples_of(game: str) -> list[Example]:
    """Return the worked examples of a game in the catalogue; empty if it has none."""
    text = file_text(packages_of(kind(game))[0], "examples.txt")
    return [] if text is None else read_examples(text, f"{game}/examples.txt")


def read_examples(text: str, name: str) -> list[Example]:
    """Parse examples; raise ``WrongExample`` with the place of the first invalid line."""
    examples: list[Example] = []
    for number, line in enumerate(text.splitlines(), 1):
        if not line.strip() or line.lstrip().startswith("#"):
            continue
        place = f"{name}:{number}"
        if head := re.fullmatch(r"\[([\w-]+)\]\s*(.*)", line):
            examples.append(Example(head[1], {"en": head[2]}, [], name, number))
            continue
        if not examples:
            raise WrongExample(f"{place}: a step before the first [ID]")
        steps = examples[-1].steps
        key, colon, rest = (part.strip() for part in line.partition(":"))
        if line[0].isspace():
            if not colon or not steps:
                raise WrongExample(f"{place}: expected 'field: text' below a step")
            steps[-1].block[key] = rest
            steps[-1].lines[key] = number
        elif line.count("|") >= 3 and line[0].isdigit():
            steps.append(Step(number, "|", line))
        elif not colon:
            raise WrongExample(f"{place}: expected 'key: text'")
        elif key == "es":
            examples[-1].titles["es"] = rest
        else:
            steps.append(Step(number, key, rest))
    return examples


@contextmanager
def at_line(example: Example, step: Step, setting: Setting) -> Iterator[None]:
    """Convert errors in a step to ``WrongExample``, with the place of the line."""
    try:
        yield
    except WrongExample:
        raise
    except (ValueError, NoSentenceError) as problem:
        line, said = step.line, str(problem)
        if isinstance(problem, Refused):
            line = step.lines.get(str(problem.message.arguments.get("field")), line)
            said = setting.explain(problem)
        raise WrongExample(f"{example.file}:{line}: {example.id}: {said}") from problem


class Setting:
    """The state of an example in progress: game, setup and current round."""

    def __init__(self, game: str) -> None:
        self.name = game
        self.preset: str | None = None
        self.words: dict[str, str] = {}
        self.setup: Step | None = None
        self.state: State | None = None

    def take(self, step: Step) -> bool:
        """Apply a step that only sets up the game or position; return whether it is one."""
        if step.key == "game":
            self.name, *words = step.text.split()
            self.preset = words.pop(0) if words and "=" not in words[0] else None
            self.words = _settings(words)
            self.game()
        elif step.key in ("position", "deal"):
            self.setup = step
            self.state = self.begin(step)
        elif step.key == "again":
            self.words.update(_settings(step.text.split()))
            if self.setup is None:
                raise ValueError("nothing to do again yet")
            self.state = self.begin(self.setup)
        else:
            return False
        return True

    def play(self, text: str) -> None:
        """Apply a list of actions; raise ``Refused`` at the first illegal one."""
        state = self.standing()
        for part in text.split(","):
            state.apply(state.parse(part))

    def standing(self) -> State:
        """Return the current round; raise ``ValueError`` if none has been set up."""
        if self.state is None:
            raise ValueError("expected a position or a deal first")
        return self.state

    def game(self) -> Game:
        """Return the game with the current options."""
        options = dict(self.words)
        seats = _whole(options, "players", 0) or None
        options.pop("players", None)
        return load(self.name, preset=self.preset, players=seats, **options)

    def begin(self, step: Step) -> State:
        """Return the round set up by a ``position:`` or ``deal:`` step."""
        game = self.game()
        words = _settings(step.text.split())
        if not set(words) <= WORDS:
            unknown = ", ".join(sorted(set(words) - WORDS))
            raise ValueError(f"unknown {unknown}, expected {', '.join(sorted(WORDS))}")
        number = _whole(words, "number", 2)
        starter = parse_seat(words["starter"], game.players) if "starter" in words else None
        totals = None
        if "totals" in words:
            totals = [_whole({"totals": n}, "totals", 0) for n in words["totals"].split(",")]
        streak = _whole(words, "streak", 0)
        if step.key == "position":
            return game.position(
                step.block, number=number, starter=starter, totals=totals, streak=streak
            )
        order = step.block["order"].split() if "order" in step.block else None
        seats = [seat_letter(seat) for seat in range(game.players)]
        missing = [seat for seat in seats if seat not in step.block]
        if order is None and missing and sum(game.hand_sizes(Setup())) > 0:
            raise ValueError(f"expected 'order: tiles', or '{missing[0]}: tiles' for every seat")
        return game.new_round(
            order=order,
            hands=None if order else [step.block.get(seat, "").split() for seat in seats],
            stock=step.block.get("stock", "").split(),
            number=number,
            starter=starter,
            totals=totals,
            streak=streak,
            lot=parse_seat(words["lot"], game.players) if "lot" in words else 0,
        )

    def explain(self, problem: Refused) -> str:
        """Return an error as a sentence, with the expected input if known."""
        try:
            game = self.game()
        except BadOption:
            return Language("en").say(problem.message)
        said = Language("en", game).say(problem.message)
        if problem.rule:
            said += f" ({problem.rule})"
        if isinstance(problem, BadText) and "field" in problem.message.arguments:
            return f"{said} Expected {_sample(game, str(problem.message.arguments['field']))}"
        if isinstance(problem, BadText) and self.state is not None:
            legal = [self.state.text(action) for action in self.state.legal_actions()]
            more = " …" if len(legal) > MOST_SHOWN else ""
            return f"{said} Expected {', '.join(legal[:MOST_SHOWN])}{more}"
        return said


def _sample(game: Game, name: str) -> str:
    """Return an example of a position field from random play, or the names of all fields."""
    found: dict[str, str] = {}
    for seed in range(4):
        state, rng = game.new_round(seed), Rng(seed)
        while not state.is_over and len(state.log) < 8:
            found.update({name: text for name, text in state.fields().items() if text != "–"})
            legal = state.legal_actions()
            state.advance(legal[rng.below(len(legal))])
    if name in found:
        return f"for example '{name}: {found[name]}'"
    return f"one of the fields {', '.join(found)}"


def _whole(words: dict[str, str], name: str, usual: int) -> int:
    """Return an integer setting, or its default."""
    text = words.get(name, str(usual))
    if not re.fullmatch(r"-?[0-9]{1,9}", text):
        raise ValueError(f"expected a whole number for {name}, not {text!r}")
    return int(text)


def _settings(words: list[str]) -> dict[str, str]:
    """Parse settings written ``name=value``."""
    found: dict[str, str] = {}
    for word in words:
        name, sign, value = word.partition("=")
        if not sign:
            raise ValueError(f"expected name=value, not {word!r}")
        found[name] = value
    return found
