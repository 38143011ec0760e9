"""Positions as text: the game, the round, and the game's own fields.

``game: block players=2`` comes first; ``round: 3 totals=12,40`` may follow; all other lines
are the fields of ``State.fields``. docs/positions.md is the user documentation.
"""

from __future__ import annotations

import re
from typing import Final

from capicua.catalogue import preset_of
from capicua.core.game import Game
from capicua.core.messages import Message, Refused
from capicua.core.options import LARGEST
from capicua.core.seats import NOBODY, seat_letter
from capicua.core.setup import Setup
from capicua.core.state import State
from capicua.notation.errors import Place, RecordError, Source, Text, caused, problem
from capicua.notation.fields import (
    LETTERS,
    STATED,
    Value,
    check_count,
    options_text,
    read_letter,
    read_number,
    read_options,
)
from capicua.notation.hidden_tiles import check_deals, check_held, has_hidden, known_state
from capicua.notation.record import Record
from capicua.notation.replay import game_of

_LINE: Final = re.compile(r"\s*(\w[\w-]*)\s*:\s*(.*?)\s*")
_WORDS: Final = ("starter", "totals", "streak", "pot")


def read_position(source: Source) -> State:
    """Return the position of a text with exactly one; raises ``RecordError``."""
    positions = read_positions(source)
    if len(positions) != 1:
        raise problem("record-several", Place(1, 1), count=len(positions))
    return positions[0]


def read_positions(source: Source) -> list[State]:
    """Return the positions of a text, each starting with ``game:``; raises ``RecordError``."""
    found: list[dict[str, Value]] = []
    for number, line in enumerate(Text(source).text.split("\n"), 1):
        if not line.strip() or line.lstrip().startswith("#"):
            continue
        parts = _LINE.fullmatch(line)
        if parts is None or (not found and parts[1] != "game"):
            raise problem("record-position-line", Place(number, 1), text=line.strip())
        if parts[1] == "game":
            found.append({})
        elif parts[1] in found[-1]:
            raise problem("record-twice", Place(number, 1), name=parts[1])
        found[-1][parts[1]] = Value(parts[2], Place(number, parts.start(2) + 1))
    if not found:
        raise problem("record-no-position", Place(1, 1))
    return [_state(values) for values in found]


def write_position(state: State) -> str:
    """Return the position as text, as far as the state knows it."""
    game, setup = state.game, state.setup
    preset, options = preset_of(game)
    words = {"players": str(int(game.players)), **options}
    lines = [f"game: {game.id} {preset} {options_text(words)}", f"round: {_setup_text(setup)}"]
    lines += [f"{name}: {text}".rstrip() for name, text in state.fields().items()]
    return "".join(f"{line}\n" for line in lines)


def _setup_text(setup: Setup) -> str:
    words = {}
    if setup.starter != NOBODY:
        words["starter"] = seat_letter(setup.starter)
    if any(setup.totals):
        words["totals"] = ",".join(str(total) for total in setup.totals)
    if setup.streak:
        words["streak"] = str(setup.streak)
    if setup.pot:
        words["pot"] = str(setup.pot)
    return f"{setup.number} {options_text(words)}".rstrip()


def _state(values: dict[str, Value]) -> State:
    game = _game(values.pop("game"))
    stated = values.pop("round", None)
    setup = _setup(stated, game) if stated else Setup(2)

    def placed(fields: dict[str, str]) -> State:
        state = game.blank(setup)
        state.place(fields)
        return state

    try:
        if has_hidden(values):
            return known_state(values, game, placed)
        state = placed({name: value.text for name, value in values.items()})
        check_held(values, state)
        if not state.is_over and not values.keys().isdisjoint(("lacked", "voids")):
            check_deals(values, state.seen_by(int(state.turn)))
        return state
    except RecordError:
        raise
    except Refused as refused:
        raise _invalid(values, refused) from None


def _invalid(values: dict[str, Value], refused: Refused) -> RecordError:
    """Return the error for a refused position, which names the field if the refusal does."""
    place = _culprit(values, refused)
    if refused.reason is None:
        return caused("record-position", place, refused, is_field="no")
    named = refused.message.arguments
    error = problem(
        "record-position",
        place,
        cause=refused.reason,
        rule=refused.rule,
        is_field="yes",
        field=named["field"],
        text=named["text"],
    )
    error.game = refused.game
    return error


def _culprit(values: dict[str, Value], refused: Refused) -> Place:
    """Return the place of the refused field, or of the last field with the refused text."""
    arguments = refused.message.arguments
    named = values.get(str(arguments.get("field")))
    text = str(arguments.get("text", arguments.get("tile", "")))
    holding = [value for value in values.values() if text and text in value.text.split()]
    found = [named] if named else [*holding[-1:], *values.values()]
    return found[0].place if found else Place(1, 1)


def _game(value: Value) -> Game:
    """Return the game of ``garrafina ludoteka players=3 target_score=50``."""
    words = list(re.finditer(r"\S+", value.text))
    names = [word[0] for word in words if "=" not in word[0]]
    if not 1 <= len(names) <= 2 or names != [word[0] for word in words[: len(names)]]:
        raise problem("record-position-line", value.place, text=value.text)
    rest = words[len(names) :]
    line, column = value.place
    start = rest[0].start() if rest else 0
    options = read_options(Value(value.text[start:] if rest else "", Place(line, column + start)))
    players = options.pop("players", None)
    return game_of(
        Record(
            names[0],
            preset=names[1] if len(names) > 1 else None,
            options=options,
            players=None if players is None else read_number(Value(players, value.place)),
            place=value.place,
        )
    )


def _setup(value: Value, game: Game) -> Setup:
    """Return the setup of ``3 starter=B totals=12,40``."""
    number, _, rest = value.text.partition(" ")
    place = value.place._replace(column=value.place.column + len(number) + 1)
    words = read_options(Value(rest, place))
    setup = Setup(read_number(Value(number, value.place)))
    for name, text in words.items():
        word = Value(text, place)
        if name == "starter":
            setup.starter = LETTERS.index(read_letter(word))
        elif name in _WORDS:
            setattr(setup, name, STATED[name].read(word))
        else:
            raise problem("record-field", place, name=name, allowed=", ".join(_WORDS))
    if setup.number < 1:
        low = Message("position-number", {"low": 1, "high": LARGEST})
        raise problem("record-value", value.place, cause=low, name="round")
    if setup.starter >= game.players:
        letters = " ".join(LETTERS[: game.players])
        cause = Message("text-seat", {"text": LETTERS[setup.starter], "allowed": letters})
        raise problem("record-value", value.place, cause=cause, name="starter")
    if setup.totals:
        check_count(setup.totals, int(game.players), "totals", place)
    return setup
