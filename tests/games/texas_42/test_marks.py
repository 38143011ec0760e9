"""Marks and their contracts in Texas 42."""

from __future__ import annotations

import pytest

from capicua.games.texas_42.rules import TexasRound
from capicua.testing.notation import legal, play, refused
from tests.games.texas_42.test_rules import HANDS, PLUNGER, begin, contract, last_trick, load, place


def test_marks_the_ladder_rises_in_steps_of_42() -> None:
    game = load("marks", auction="continuous")
    rungs = ["42", "84", "126", "168", "210", "252", "294"]
    for step in range(1, 7):
        state = place(game, bids=" ".join(rungs[:step]))
        assert legal(state) == ["pass", f"bid {rungs[step]}"]
    assert place(game, bids=" ".join(rungs)).phase == 1
    assert refused(place(game, bids="42"), "bid 250")[0] == "T42-7"


@pytest.mark.parametrize(("bid", "marks"), [("30", 1), ("42", 1), ("84", 2), ("294", 7)])
def test_marks_value_of_a_bid(bid: str, marks: int) -> None:
    game = load("marks", early_stop=False)
    made = last_trick(game, bid, "41 0")
    assert made.scores() == [marks, 0, marks, 0]
    lost = last_trick(game, bid, "28 13")
    assert lost.scores() == [0, marks, 0, marks]


def test_special_contracts_require_marks() -> None:
    state = begin(load(special_contracts="nello,plunge"), PLUNGER)
    assert "bid plunge" not in legal(state)
    play(state, "bid 42", "pass", "pass", "pass")
    assert "trump nello" not in legal(state)
    assert refused(state, "trump nello") == ("T42-11", "refuse-no-nello")


def nello() -> TexasRound:
    state = contract(load("marks", special_contracts="nello"), HANDS, "bid 42")
    play(state, "trump nello")
    return state


def test_nello_needs_a_bid_of_42() -> None:
    game = load("marks", special_contracts="nello")
    assert "trump nello" in legal(contract(game, HANDS, "bid 42"))
    assert refused(contract(game), "trump nello") == ("T42-11", "refuse-nello-low")


def test_nello_the_bidders_partner_sits_out() -> None:
    state = nello()
    play(state, "2-0")
    assert state.turn == 1
    play(state, "2-1")
    assert (state.turn, legal(state)) == (3, ["4-2", "5-2"])
    play(state, "4-2")
    assert (state.turn, state.fields()["tricks"]) == (3, "0 1")
    play(state, "4-3")
    assert state.turn == 0
    assert set(state.fields()["C"].split()) == set(HANDS[2])


def test_nello_stops_when_the_bidder_takes_a_trick() -> None:
    state = nello()
    play(state, "6-6", "6-2", "6-0")
    assert (state.is_over, state.scores()) == (True, [0, 1, 0, 1])


def test_nello_is_made_by_taking_nothing() -> None:
    tiles = {"A": "1-0", "B": "1-1", "D": "6-1"}
    state = place(
        load("marks", special_contracts="nello"),
        bidder="A",
        bid="84",
        trump="nello",
        **tiles,
        tricks="0 6",
        taken="0 20",
        C="6-6 5-5 4-4 3-3 2-2 0-0 6-5",
    )
    play(state, *tiles.values())
    assert (state.is_over, state.scores()) == (True, [2, 0, 2, 0])


def test_plunge_needs_four_doubles() -> None:
    game = load("marks", special_contracts="plunge")
    state = begin(game, PLUNGER)
    assert "bid plunge" in legal(state)
    play(state, "pass")
    assert refused(state, "bid plunge") == ("T42-6", "refuse-plunge-doubles")
    assert refused(begin(load("marks"), PLUNGER), "bid plunge") == ("T42-6", "refuse-no-plunge")


@pytest.mark.parametrize(
    ("before", "worth"),
    [
        ("", "168"),
        ("41", "168"),
        ("84", "168"),
        ("42 84 126 168", "210"),
        ("42 84 126 168 210 252", "294"),
    ],
)
def test_plunge_is_worth_four_marks_or_one_more(before: str, worth: str) -> None:
    game = load("marks", auction="continuous", special_contracts="plunge")
    said = before.split()
    starter = -len(said) % 4
    state = begin(game, PLUNGER, starter)
    play(state, *[f"bid {bid}" for bid in said], "bid plunge")
    assert state.fields()["bid"] == f"plunge {worth}"


def test_plunge_is_worth_at_most_seven_marks() -> None:
    game = load("marks", auction="continuous", special_contracts="plunge")
    rungs = ["42", "84", "126", "168", "210", "252"]
    state = begin(game, PLUNGER, 2)
    play(state, *[f"bid {bid}" for bid in rungs], "bid 294")
    assert state.phase == 1


def test_plunge_the_partner_names_and_leads_for_all_seven_tricks() -> None:
    game = load("marks", special_contracts="plunge,nello")
    state = begin(game, PLUNGER)
    play(state, "bid plunge", "pass", "pass", "pass")
    assert state.turn == 2
    assert "trump nello" not in legal(state)
    assert refused(state, "trump nello") == ("T42-11", "refuse-nello-plunge")
    play(state, "trump 5")
    assert state.turn == 2
    play(state, "5-3", "3-2", "6-5", "5-5")
    # B took a trick, so the contract is set: four marks to the other side.
    assert (state.is_over, state.scores()) == (True, [0, 4, 0, 4])


def test_plunge_can_be_overbid() -> None:
    game = load("marks", special_contracts="plunge")
    state = begin(game, PLUNGER)
    play(state, "bid plunge", "bid 210", "pass", "pass")
    assert (state.turn, state.fields()["bid"]) == (1, "210")
    assert state.fields()["plunger"] == "A 4"
