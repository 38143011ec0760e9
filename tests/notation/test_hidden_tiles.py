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


@pytest.mark.parametrize(
    ("old", "new", "line", "cause"),
    [
        ("B: 6?", "B: 4-1 5?", 4, "B no puede tener 4-1 y haber pasado al 1."),
        ("lacked: B 1", "lacked: C 6", 5, "C no puede tener 6-5 y haber pasado al 6."),
    ],
)
def test_a_tile_on_which_its_player_has_passed_is_refused(old, new, line, cause) -> None:
    with pytest.raises(RecordError) as error:
        read_position(TEXT.replace(old, new))
    assert cause in error.value.say("es")
    assert error.value.line == line


def test_a_hand_of_which_only_a_part_is_known_is_refused() -> None:
    """Its known tiles were forgotten, and dealt to anybody."""
    with pytest.raises(RecordError) as error:
        read_position(TEXT.replace("D: 6?", "D: 5-5 5?"))
    assert error.value.message.id == "record-hidden-part"
    assert error.value.line == 6
    assert "the other tiles of D instead of “5?”" in error.value.say("en")
    assert "las demás fichas de D en lugar de «5?»" in error.value.say("es")


def test_tiles_drawn_later_may_be_those_on_which_a_player_has_passed() -> None:
    """In a game with draws, only while nobody can have drawn."""
    drawn = "game: draw players=2\nlayout: root 6-2\nA: 5-5 4-4\nB: 7?\nlacked: A 5\nturn: A\n"
    assert read_position(drawn).fields()["lacked"] == "A 5"
    four = TEXT.replace("block twenty_games", "draw").replace("players=4", "players=4 hand_size=7")
    with pytest.raises(RecordError, match="B cannot hold 4-1"):
        read_position(four.replace("B: 6?", "B: 4-1 5?"))
    for world in read_position(four).worlds(2, 20, Rng(3)):
        assert "1" not in world.fields()["B"].replace("-", " ").split()


@pytest.mark.parametrize(
    ("text", "message", "says"),
    [
        (TEXT.replace("B 1", "B 0 1 2 3 4"), "record-hidden-lacked", "lacks all but 1 of"),
        (TEXT.replace("B 1", "B 4 5, A 4 5, D 6"), "record-hidden-none", "no deal"),
        (
            "game: block players=4\nlacked: B 0 1 2 3 4 5\nturn: C\n",
            "record-hidden-none",
            "no deal",
        ),
    ],
)
def test_passes_that_no_deal_explains_are_refused(text, message, says) -> None:
    with pytest.raises(RecordError) as error:
        read_position(text)
    assert error.value.message.id == message
    assert says in error.value.say("en")
    assert error.value.say("es") != error.value.say("en")


def test_a_tile_that_a_player_has_shown_is_one_of_its_hidden_hand() -> None:
    """It was counted twice: as shown and as hidden, so that tiles were missing."""
    rng = Rng(9)
    game = capicua.load("double_takes", preset="with_revokes")
    shown = 0
    for seed in range(6):
        state = game.new_round(seed=seed, number=2)
        while not state.is_over:
            state.apply(rng.choice(state.legal_actions()))
            if not state.is_over and "-" in state.fields()["shown"] and rng.below(8) == 0:
                shown += 1
                for seat in range(int(state.players)):
                    text = write_position(state.seen_by(seat))
                    assert "?" not in text or read_position(text).viewer != -1
    assert shown


def test_a_deal_in_which_nobody_can_play_is_none_of_a_round_that_goes_on() -> None:
    """The first deal that fits what is given would have blocked this one."""
    text = (
        "game: block domino_pool players=4\nround: 2 starter=A\n"
        "layout: 4-3 5-4 5-3 3-2 4-2 4-1 1-0 6-0 6-2 2-1 1-1 3-1\n"
        "A: 5-5\nB: 2?\nC: 2?\nD: 3?\nleader: A\nturn: A\npoints: -1 -1 -1 -1\n"
        "lacked: B 2, C 3, D 1 2 3\n"
    )
    state = read_position(text)
    assert not state.is_over
    assert state.fields()["B"] == "2?"


def test_what_the_only_hidden_hand_has_taken_face_up_is_in_it() -> None:
    """In That's It! everybody has seen it, so that its field need not list it again."""
    text = "game: thats_it\nA: 3-3 7-2 10-3 11-3 14-13 15-5 15-8\nB: 7?\nknown: 13-1\nturn: A\n"
    assert read_position(text).fields()["B"] == "13-1 6?"


def test_too_many_hidden_tiles_are_counted_by_hand() -> None:
    with pytest.raises(RecordError) as error:
        read_position(TEXT.replace("D: 6?", "D: 16?"))
    assert "(A 5, B 6, D 16) add up to 27" in error.value.say("en")
    assert "(A 5, B 6, D 16) suman 27" in error.value.say("es")
