"""The rules of Perico, with one test each."""

from __future__ import annotations

from perico import GAME
from perico.options import PericoOptions

from capicua.testing.notation import legal, play, refused

FIVE = GAME(PericoOptions(), 1)


def test_per_1_a_row_is_turned_up() -> None:
    fields = FIVE.new_round(seed=1).fields()
    assert len(fields["row"].split()) == 5
    assert len(fields["stock"].split()) == 23


def test_per_2_tiles_that_share_a_number_match() -> None:
    state = FIVE.position({"row": "6-4 5-5 4-0", "stock": ""})
    assert legal(state) == ["pair 1 3"]
    assert refused(state, "pair 1 2") == ("PER-2", "refuse-no-match")
    assert refused(state, "pair 1 4") == ("PER-2", "refuse-no-place")


def test_per_3_the_row_is_refilled() -> None:
    state = FIVE.position({"row": "6-4 5-5 4-0 3-3 2-2", "stock": "1-1 0-0 5-1"})
    assert play(state, "pair 1 3").fields() == {"row": "5-5 3-3 2-2 1-1 0-0", "stock": "5-1"}


def test_per_4_won_when_no_tile_is_left() -> None:
    state = play(FIVE.position({"row": "6-4 4-0", "stock": ""}), "pair 1 2")
    assert state.is_over
    assert [message.id for message in state.ending()] == ["end-won"]
    lost = FIVE.position({"row": "6-6 5-5", "stock": ""})
    assert (lost.is_over, lost.scores()) == (True, [2])
