"""The buffer of legal actions."""

from __future__ import annotations

from hypothesis import given
from hypothesis import strategies as st

from capicua.core.actions import Actions
from capicua.core.tiles.tile import WORD, tiles_in


@given(st.integers(0, 1000), st.lists(st.integers(0, 2**WORD - 1), max_size=3))
def test_each_bit_of_a_word_is_an_action_and_the_buffer_grows(first: int, words: list[int]) -> None:
    actions = Actions()
    for word in words:
        actions.add_each(first, word)
    assert actions.as_list() == [first + tile for word in words for tile in tiles_in(word)]
