"""The worked examples of a game: positions, what is legal in them, and what happens.

They lie beside the rules in ``examples.txt``, checked by hand and executed by the tests;
``docs/examples-format.md`` describes them. Here they are read and set up.
"""

from __future__ import annotations

import re
from dataclasses import dataclass, field

from capicua.catalogue import kind, load
from capicua.core.game import Game
from capicua.core.seats import parse_seat, seat_letter
from capicua.core.state import State
from capicua.render.language import file_text, packages_of

WORDS = {"number", "starter", "totals", "lot", "streak"}
"""What may stand behind ``position:`` and ``deal:``."""


@dataclass
class Step:
    """One line of an example, with the indented lines below it."""

    line: int
    key: str
    text: str
    block: dict[str, str] = field(default_factory=dict)


@dataclass
class Example:
    """One worked example: its id, its title in each language, and what is done in order."""

    id: str
    titles: dict[str, str]
    steps: list[Step]


def examples_of(game: str) -> list[Example]:
    """The worked examples of a game of the catalogue; none if it brings none."""
    text = file_text(packages_of(kind(game))[0], "examples.txt")
    return [] if text is None else read_examples(text, f"{game}/examples.txt")


def read_examples(text: str, name: str) -> list[Example]:
    """The examples in a text; raises ``ValueError`` naming the line that makes no sense."""
    examples: list[Example] = []
    for number, line in enumerate(text.splitlines(), 1):
        if not line.strip() or line.lstrip().startswith("#"):
            continue
        if head := re.fullmatch(r"\[([\w-]+)\]\s*(.*)", line):
            examples.append(Example(head[1], {"en": head[2]}, []))
        elif not examples:
            raise ValueError(f"{name}:{number}: a step before the first [ID]")
        elif line[0].isspace():
            key, colon, rest = line.strip().partition(":")
            if not colon:
                raise ValueError(f"{name}:{number}: expected 'field: text'")
            examples[-1].steps[-1].block[key.strip()] = rest.strip()
        elif line.count("|") >= 3 and line.lstrip()[0].isdigit():
            examples[-1].steps.append(Step(number, "|", line))
        else:
            key, colon, rest = line.partition(":")
            if not colon:
                raise ValueError(f"{name}:{number}: expected 'key: text'")
            if key.strip() == "es":
                examples[-1].titles["es"] = rest.strip()
            else:
                examples[-1].steps.append(Step(number, key.strip(), rest.strip()))
    return examples


class Setting:
    """An example as it is gone through: its game, how it was set up, the round as it stands."""

    def __init__(self, game: str) -> None:
        self.name = game
        self.preset: str | None = None
        self.words: dict[str, str] = {}
        self.setup: Step | None = None
        self.state: State | None = None

    def take(self, step: Step) -> bool:
        """Whether the step only sets something up, having done so."""
        if step.key == "game":
            self.name, *words = step.text.split()
            self.preset = words.pop(0) if words and "=" not in words[0] else None
            self.words = _settings(words)
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

    def game(self) -> Game:
        """The game with the options in force."""
        options = dict(self.words)
        players = options.pop("players", None)
        seats = int(players) if players else None
        return load(self.name, preset=self.preset, players=seats, **options)

    def begin(self, step: Step) -> State:
        """The round of a ``position:`` or a ``deal:``."""
        game = self.game()
        words = _settings(step.text.split())
        if not set(words) <= WORDS:
            raise ValueError(f"unknown words {sorted(set(words) - WORDS)}")
        number = int(words.get("number", 2))
        starter = parse_seat(words["starter"], game.players) if "starter" in words else None
        totals = [int(n) for n in words["totals"].split(",")] if "totals" in words else None
        streak = int(words.get("streak", 0))
        if step.key == "position":
            return game.position(
                step.block, number=number, starter=starter, totals=totals, streak=streak
            )
        order = step.block["order"].split() if "order" in step.block else None
        seats = [seat_letter(seat) for seat in range(game.players)]
        return game.new_round(
            order=order,
            hands=None if order else [step.block[seat].split() for seat in seats],
            stock=step.block.get("stock", "").split(),
            number=number,
            starter=starter,
            totals=totals,
            streak=streak,
            lot=parse_seat(words["lot"], game.players) if "lot" in words else 0,
        )


def _settings(words: list[str]) -> dict[str, str]:
    """What ``name=value`` says, word by word."""
    found: dict[str, str] = {}
    for word in words:
        name, sign, value = word.partition("=")
        if not sign:
            raise ValueError(f"expected name=value, not {word!r}")
        found[name] = value
    return found
