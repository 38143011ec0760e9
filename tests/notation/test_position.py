"""Positions of the example game, as text."""

import pytest

import capicua
from capicua.notation import RecordError, read_position, read_positions, write_position

pytestmark = pytest.mark.usefixtures("escalera")

POSITION = """\
# Ana has nothing but her double.
game: escalera short players=2 rounds=4
round: 3 starter=B totals=12,-4

A: 6-6
B: 5-4 1-0
pile: 3-2 6-3
clear: no
passed: 0
turn: B
"""


def test_a_handwritten_position_is_read():
    state = read_position(POSITION)
    assert state.game.id == "escalera"
    assert state.game.options == capicua.load("escalera", preset="short", rounds=4).options
    assert state.setup.fields() == {"number": 3, "starter": 1, "totals": [12, -4]}
    assert [state.text(action) for action in state.legal_actions()] == ["pass"]


def test_a_position_round_trips():
    text = POSITION.partition("\n")[2].replace("\n\n", "\n")
    text = text.replace("B: 5-4 1-0", "B: 1-0 5-4")
    assert write_position(read_position(POSITION)) == text


def test_the_default_is_the_second_round():
    state = read_position("game: escalera players=2\nA: 6-6\nB: 5-5")
    assert state.setup.fields() == {"number": 2}


def test_several_positions_in_one_text():
    first, second = read_positions(POSITION + "\n" + POSITION.replace("turn: B", "turn: A"))
    assert (first.turn, second.turn) == (1, 0)


@pytest.mark.parametrize(
    ("old", "new", "id", "line", "column"),
    [
        (POSITION, "# nothing", "record-no-position", 1, 1),
        ("game: escalera short", "# ", "record-position-line", 3, 1),
        ("escalera short", "ajedrez short", "record-game", 2, 7),
        ("escalera short", "escalera very short", "record-position-line", 2, 7),
        ("rounds=4", "rounds=4 rounds", "record-position-line", 2, 7),
        ("rounds=4", "rounds=4 rounds=5", "record-option", 2, 41),
        ("rounds=4", "rounds=400", "record-game", 2, 7),
        ("players=2", "players=two", "record-number", 2, 7),
        ("round: 3", "round: three", "record-number", 3, 8),
        ("round: 3", "round: 0", "record-value", 3, 8),
        ("starter=B", "starter=C", "record-value", 3, 8),
        ("totals=12,-4", "totals=12", "record-count", 3, 10),
        ("totals=12,-4", "sum=12", "record-field", 3, 10),
        ("A: 6-6", "A 6-6", "record-position-line", 5, 1),
        ("B: 5-4", "A: 5-4", "record-twice", 6, 1),
        ("6-3", "6-x", "record-position", 7, 7),
    ],
)
def test_an_invalid_position_is_refused_with_its_place(old, new, id, line, column):
    assert POSITION.count(old) == 1
    with pytest.raises(RecordError) as caught:
        read_position(POSITION.replace(old, new))
    error = caught.value
    assert (error.message.id, error.line, error.column) == (id, line, column)


def test_two_positions_are_refused_if_one_is_expected():
    with pytest.raises(RecordError, match="record-several"):
        read_position(POSITION + POSITION)
