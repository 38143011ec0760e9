"""Positions in which hands are hidden, as one seat knows them."""

from __future__ import annotations

import pytest

import capicua
from capicua.core.tiles.random import Rng
from capicua.notation import RecordError, read_position, write_position

GAMES = [id for id in capicua.catalogue() if capicua.load(id).players > 1]
TEXT = """game: block twenty_games players=4
layout: root 1-1 | E 2-1 2-2 2-0 | W 1-0
A: 5?
B: 6?
C: 3-1 5-1 5-2 5-0 6-5 6-6
D: 6?
turn: C
lacked: B 1
"""


@pytest.mark.parametrize("id", GAMES)
@pytest.mark.parametrize("moves", [0, 3, 9, 20])
def test_what_a_seat_knows_is_written_and_read_again(id: str, moves: int) -> None:
    state, rng = capicua.load(id).new_round(seed=moves + 1, number=2), Rng(moves)
    for _ in range(moves):
        after = state.clone()
        after.apply(rng.choice(state.legal_actions()))
        if after.is_over:
            break
        state = after
    known = state.seen_by(int(state.turn))
    text = write_position(known)
    again = read_position(text)
    assert [again.text(each) for each in again.legal_actions()] == [
        known.text(each) for each in known.legal_actions()
    ]
    if "?" in text:
        assert write_position(again) == text
        assert again.viewer == known.viewer


def test_passes_are_respected_by_every_deal() -> None:
    state = read_position(TEXT)
    assert state.viewer == 2
    for world in state.worlds(2, 50, Rng(3)):
        hand = world.seen_by(1).fields()["B"].split()
        assert len(hand) == 6
        assert not any("1" in tile.split("-") for tile in hand)


def test_what_others_hold_is_not_in_the_state() -> None:
    state = read_position(TEXT)
    assert state.fields()["D"] == "6?"
    assert "6?" in write_position(state)


@pytest.mark.parametrize(
    ("old", "new", "message", "line"),
    [
        ("C: 3-1 5-1 5-2 5-0 6-5 6-6", "C: 6?", "record-hidden-all", 2),
        ("D: 6?", "D: 16?", "record-hidden-many", 3),
        ("D: 6?", "D: x?", "record-hidden-count", 6),
        ("lacked: B 1", "lacked: ?", "record-hidden-field", 8),
        ("C: 3-1", "C: 3-9", "record-position", 5),
    ],
)
def test_errors_name_their_place(old: str, new: str, message: str, line: int) -> None:
    with pytest.raises(RecordError) as error:
        read_position(TEXT.replace(old, new))
    assert error.value.message.id == message
    assert error.value.line == line
