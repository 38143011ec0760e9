"""The auction of Texas 42."""

from __future__ import annotations

import pytest

from capicua.core.match import Match
from capicua.core.tiles.random import Dealer, Rng
from capicua.games.texas_42.rules import TexasRound
from capicua.testing.notation import legal, play, refused
from tests.games.texas_42.test_rules import begin, load, place, play_out, start


def test_t42_5_the_seat_left_of_the_dealer_bids_first() -> None:
    state = begin(load(), starter=2)
    assert state.turn == 2
    assert state.fields()["dealer"] == "B"


def test_t42_6_a_bid_beats_the_standing_bid() -> None:
    state = begin(load())
    play(state, "bid 35")
    assert legal(state) == ["pass", *[f"bid {n}" for n in range(36, 43)]]
    assert refused(state, "bid 35") == ("T42-6", "refuse-low")
    assert refused(state, "bid 30") == ("T42-6", "refuse-low")


def test_t42_7_the_ladder_under_points() -> None:
    game = load()
    standing = {"": 42, "30": 42, "41": 42, "42": 84, "42 84": 168, "42 84 168": 250}
    for bids, highest in standing.items():
        state = place(game, bids=bids)
        assert legal(state)[-1] == f"bid {highest}"
        assert len(legal(state)) == {"": 14, "30": 13}.get(bids, 2)
    assert place(game, bids="42 84 168 250").phase == 1
    state = begin(game)
    assert refused(state, "bid 84") == ("T42-7", "refuse-opening")
    play(state, "bid 42")
    assert refused(state, "bid 168") == ("T42-7", "refuse-ladder")


def test_t42_7_an_opening_of_84() -> None:
    game = load(opening_limit=84)
    assert legal(begin(game))[-2:] == ["bid 42", "bid 84"]
    assert legal(place(game, bids="41")) == ["pass", "bid 42", "bid 84"]
    assert legal(place(game, bids="42")) == ["pass", "bid 84"]


def test_t42_7_partners_may_raise_each_other() -> None:
    state = begin(load())
    play(state, "bid 30", "pass", "bid 31", "pass", "pass")
    assert state.fields()["bidder"] == "C"


def test_t42_8_a_player_who_passed_is_out_of_the_auction() -> None:
    state = begin(load())
    play(state, "bid 30", "pass", "bid 31", "bid 32")
    play(state, "bid 33")
    assert state.turn == 2
    play(state, "pass")
    assert state.turn == 3
    play(state, "pass")
    assert (state.turn, state.fields()["bid"]) == (0, "33")
    assert refused(state, "bid 34") == ("T42-8", "refuse-auction-over")


def test_t42_8_single_round_ends_after_the_dealer() -> None:
    state = begin(load(auction="single_round"))
    play(state, "bid 30", "bid 31", "pass", "bid 32")
    assert (state.turn, state.fields()["bid"]) == (3, "32")


@pytest.mark.parametrize("auction", ["continuous", "single_round"])
def test_t42_8_the_high_bidder_is_not_asked_again(auction: str) -> None:
    game = load("marks", auction=auction, special_contracts="plunge")
    for seed in range(60):
        state = game.new_round(seed=seed)
        assert isinstance(state, TexasRound)
        rng = Rng(seed)
        turns = 0
        while state.phase == 0 and not state.is_over:
            assert state.turn != state.bidder
            actions = state.legal_actions()
            state.apply(actions[rng.below(len(actions))])
            turns += 1
        # Under points there are at most 16 bids and 3 passes; marks have two more rungs.
        assert turns <= 21


def test_t42_9_after_three_passes_the_dealer_chooses() -> None:
    state = begin(load())
    play(state, "pass", "pass", "pass")
    assert legal(state)[:2] == ["pass", "bid 30"]
    play(state, "bid 30")
    assert state.fields()["bidder"] == "D"


def passed_out(match: Match) -> None:
    start(match, lot=0)
    play(match.round, "pass", "pass", "pass", "pass")
    match.settle()


def test_t42_9_after_three_passed_out_deals_the_dealer_must_bid() -> None:
    match = Match(load(), Dealer.from_seed(1), begin=False)
    for _ in range(3):
        passed_out(match)
        assert match.last.is_void
        assert match.totals == [0, 0, 0, 0]
    start(match, lot=0)
    assert match.round.fields()["dealer"] == "D"
    play(match.round, "pass", "pass", "pass")
    assert legal(match.round) == [f"bid {n}" for n in range(30, 43)]
    assert refused(match.round, "pass") == ("T42-9", "refuse-must-bid")
    play(match.round, "bid 30", "trump 3")
    play_out(match.round, Rng(1))
    match.settle()
    assert match.streak == 0


def test_t42_9_the_must_bid_lapses_after_a_bid() -> None:
    state = place(load(), must_bid="yes", dealer="D", bids="pass 30 pass")
    assert legal(state)[0] == "pass"


def test_t42_9_options_when_all_pass() -> None:
    match = Match(load(all_pass="redeal_same"), Dealer.from_seed(1), begin=False)
    passed_out(match)
    start(match, lot=3)
    assert match.round.fields()["dealer"] == "A"
    state = begin(load(all_pass="dealer_30"))
    play(state, "pass", "pass", "pass")
    assert legal(state)[0] == "bid 30"
    match = Match(load(passout_limit=0), Dealer.from_seed(1), begin=False)
    for _ in range(9):
        passed_out(match)


def test_t42_10_the_trump_is_not_named_in_the_auction() -> None:
    state = begin(load())
    assert not [text for text in legal(state) if text.startswith("trump")]
    assert refused(state, "trump 3") == ("T42-10", "refuse-trump-early")
