"""Notation and positions of Texas 42."""

from __future__ import annotations

import pytest

from capicua.core.messages import BadText
from capicua.core.tiles.random import Rng
from capicua.core.tiles.tile import parse_tile
from capicua.games.texas_42.suits import (
    NO_TRUMP_LOW,
    NO_TRUMP_OWN,
    SUITS_IN,
)
from tests.games.texas_42.test_rules import PLUNGER, begin, load, place


def test_notation_accepts_other_spellings() -> None:
    state = begin(load())
    assert state.parse(" 4-6 ") == state.parse("6-4")
    assert state.parse("Bid  42") == state.parse("bid 42")
    for nonsense in ("bid 29", "bid", "trump 7", "trump", "bid 43", "7-0", "6-4 5-5"):
        with pytest.raises(BadText):
            state.parse(nonsense)


@pytest.mark.parametrize(
    "fields",
    [
        {"station": "9"},
        {"bids": "30 30"},
        {"bids": "pass pass pass pass pass"},
        {"bids": "42 250"},
        {"bids": "30", "trump": "3"},
        {"bidder": "A", "trump": "nello"},
        {"bidder": "A", "trump": "9"},
        {"bidder": "A", "bid": "43"},
        {"bidder": "A", "bid": "plunge 168"},
        {"bidder": "E"},
        {"bid": "30"},
        {"bids": "30 pass pass pass", "bidder": "B"},
        {"bids": "30 pass pass pass", "bid": "31"},
        {"A": "6-6"},
        {"A": "6-6 6-6 1-1 2-2 3-3 4-4 5-5"},
        {"trump": "3", "A": "6-6 1-1", "B": "2-2"},
        {"trump": "3", "A": "6-6", "B": "6-6"},
        {"trump": "3", "taken": "40 3"},
        {"trump": "3", "tricks": "1"},
        {"trump": "3", "tricks": "0 4", "A": "6-6"},
        {"trump": "3", "trick": "6-5 5-5", "B": "6-1 6-2"},
        {"trump": "3", "trick": "6-5 6-4 6-3 6-2"},
        {"trump": "3", "voids": "B sevens"},
        {"trick": "6-5"},
        {"turn": "B", "trump": "3", "leader": "A"},
        {"plunger": "A 2"},
    ],
)
def test_invalid_positions_are_rejected(fields: dict[str, str]) -> None:
    with pytest.raises(BadText):
        load().position(fields)


def test_a_position_may_omit_hands() -> None:
    state = place(load(), bidder="B", trump="2", A="6-6 5-5 4-4")
    assert [len(state.fields()[letter].split()) for letter in "ABCD"] == [3, 3, 3, 3]
    assert state.turn == 1


@pytest.mark.parametrize("seed", range(25))
def test_positions_with_special_contracts_are_restored(seed: int) -> None:
    game = load(
        "marks",
        auction="continuous",
        special_contracts="nello,plunge",
        no_trump_doubles="bidder_chooses",
        early_stop=seed % 2 == 0,
    )
    state = game.new_round(hands=PLUNGER, starter=seed % 4)
    rng = Rng(seed)
    while True:
        again = game.position(state.fields(), starter=seed % 4)
        assert again.fields() == state.fields()
        assert again.legal_actions() == state.legal_actions()
        assert (again.is_over, again.is_void, again.scores()) == (
            state.is_over,
            state.is_void,
            state.scores(),
        )
        if state.is_over:
            break
        actions = state.legal_actions()
        state.apply(actions[rng.below(len(actions))])


def test_low_doubles_and_a_suit_of_doubles_have_separate_tables() -> None:
    tiles = [int(parse_tile(text, 6)) for text in ("6-0", "6-6")]
    assert best_of(NO_TRUMP_LOW, tiles) == 0
    assert best_of(NO_TRUMP_OWN, tiles) == 0


def best_of(mode: int, tiles: list[int]) -> int:
    """Return the position in playing order of the tile that takes a trick."""
    suits = SUITS_IN[mode]
    powers = [int(suits.power(suits.leads[tiles[0]], tile)) for tile in tiles]
    return powers.index(max(powers))
