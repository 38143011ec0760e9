"""Tiles: numbers, names and 60-bit words."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from capicua.core.messages import BadText
from capicua.core.tiles import tile as t

TILES = st.integers(0, t.ALL_TILES - 1)


@pytest.mark.parametrize(
    ("high", "size", "words"), [(6, 28, 1), (9, 55, 1), (12, 91, 2), (15, 136, 3), (18, 190, 4)]
)
def test_lin_1_set_sizes(high: int, size: int, words: int) -> None:
    assert t.set_size(high) == size
    assert t.set_words(high) == words
    assert t.double_of(high) == size - 1


@given(TILES)
def test_a_tile_has_halves_a_name_and_a_bit(tile: int) -> None:
    high, low = t.HIGH[tile], t.LOW[tile]
    assert high >= low
    assert t.tile_of(high, low) == t.tile_of(low, high) == tile
    assert t.parse_tile(t.tile_text(tile)) == t.parse_tile(f" {low}|{high} ") == tile
    assert t.PIPS[tile] == high + low
    assert t.is_double(tile) == (high == low)
    assert t.other_half(tile, high) == low
    assert t.other_half(tile, low) == high
    assert 2 ** t.position_of(t.BIT_OF[tile]) == t.BIT_OF[tile]
    assert t.tiles_in(t.BIT_OF[tile], t.WORD_OF[tile] * t.WORD) == [tile]


@given(TILES, st.integers(0, t.MAX_PIP))
def test_fits_agrees_with_shows(tile: int, number: int) -> None:
    in_table = bool(t.FITS[number * 3 + t.WORD_OF[tile]] & t.BIT_OF[tile])
    assert in_table == t.shows(tile, number)
    assert bool(t.DOUBLES[t.WORD_OF[tile]] & t.BIT_OF[tile]) == t.is_double(tile)


def test_the_tiles_of_the_largest_set_have_halves_and_pips() -> None:
    whole = range(t.set_size(t.TOP_PIP))
    texts = [t.tile_text(tile) for tile in whole]
    assert len(t.HIGH) == len(t.LOW) == len(t.PIPS) == len(set(texts)) == 190
    assert [t.parse_tile(text, t.TOP_PIP) for text in texts] == list(whole)
    assert [t.tile_of(t.LOW[tile], t.HIGH[tile]) for tile in whole] == list(whole)
    assert texts[-1] == "18-18"
    assert sum(t.PIPS) == 18 * 190


@given(st.integers(0, 2**60 - 1))
def test_words_are_counted_listed_and_summed(word: int) -> None:
    tiles = t.tiles_in(word)
    assert t.count_bits(word) == len(tiles) == word.bit_count()
    assert sum(2**tile for tile in tiles) == word
    assert t.pips_in(word) == sum(t.PIPS[tile] for tile in tiles)


def test_high_bits_of_a_word_are_correct_in_both_builds() -> None:
    """Compiled shifts of a literal overflow from bit 31 up, so every bit is checked."""
    for position in range(t.WORD):
        assert t.BIT[position] == 2**position
        assert t.position_of(t.BIT[position]) == position


@pytest.mark.parametrize("text", ["", "6", "6-", "-6", "6-4-1", "a-b", "6-x", "16-0", "6 4", "٣-٣"])
def test_text_that_is_not_a_tile_is_rejected(text: str) -> None:
    with pytest.raises(BadText) as refused:
        t.parse_tile(text)
    assert refused.value.message.id in ("text-tile", "text-tile-set")


def test_a_tile_of_a_larger_set_is_rejected() -> None:
    with pytest.raises(BadText) as refused:
        t.parse_tile("7-1", 6)
    assert refused.value.message.arguments == {"text": "7-1", "high": 6}


def test_lists_of_tiles_are_parsed_and_written() -> None:
    assert t.parse_tiles("6-4, 1-0  0-0") == [t.tile_of(6, 4), 1, 0]
    assert t.parse_tiles("–") == t.parse_tiles("") == []
    assert t.tiles_text([]) == "–"
    assert t.tiles_text([0, 1]) == "0-0 1-0"
