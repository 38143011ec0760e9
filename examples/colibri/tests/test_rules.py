"""The rules of Colibri, with one test each."""

from __future__ import annotations

from colibri import GAME
from colibri.options import PRESETS, ColibriOptions

from capicua.testing.notation import legal, play

TABLE = {"layout": "root 4-3 | E 6-4 | W 3-3", "A": "6-0", "B": "5-2 1-0", "turn": "A"}


def test_col_1_no_drawing() -> None:
    state = GAME(ColibriOptions(), 2).position({**TABLE, "A": "5-2 1-0", "B": "6-6"})
    assert legal(state) == ["pass"]


def test_col_2_going_out_earns_a_bonus() -> None:
    for bonus, points in ((10, 18), (0, 8)):
        state = GAME(ColibriOptions(out_bonus=bonus), 2).position(TABLE)
        assert play(state, "6-0@E").scores() == [points, 0]
        told = [message.id for message in state.ending()]
        assert ("end-bonus" in told) == (bonus > 0)


def test_col_2_partners_share_the_bonus() -> None:
    game = GAME(PRESETS["partners"], 4)
    state = game.position({**TABLE, "C": "5-5", "D": "2-2"})
    assert play(state, "6-0@E").scores() == [22, 0, 22, 0]
