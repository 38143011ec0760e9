"""The match in Poker."""

from __future__ import annotations

import pytest

from capicua.bots.levels import Bot, Chance, Greedy
from capicua.core.match import Match
from capicua.core.messages import BadText
from capicua.core.setup import Setup
from capicua.core.tiles.random import Dealer, Rng
from capicua.games.poker.game import LONGEST, Poker
from capicua.games.poker.options import PRESETS
from capicua.games.poker.rules import PokerRound
from capicua.testing.notation import legal, play
from tests.games.poker.test_rules import begin, begin_drawing, draw_game, finish, load, stacks


def test_pok_29_seats_without_chips_are_dealt_nothing() -> None:
    game = load(4)
    setup = Setup(3, 3, [-100, 100, 50, -50])
    assert game.hand_sizes(setup) == [0, 5, 5, 5]
    state = game.deal_round(setup, game.draw_deal(setup, Dealer.from_seed(2)))
    assert isinstance(state, PokerRound)
    assert stacks(state) == [0, 199, 149, 49]
    assert (state.turn, state.hands.bits[0], state.stock.left) == (1, 0, 5)
    seen = []
    while not state.is_over:
        seen.append(int(state.turn))
        state.apply(state.legal_actions()[0])
    assert seen == [1, 2, 3]
    assert state.scores()[0] == 0


def test_pok_29_the_end_of_a_match() -> None:
    game = load(3)
    match = Match(game, Dealer.from_seed(1), begin=False)
    match.number, match.totals = 5, [200, -100, -100]
    assert game.match_is_over(match), "one seat has all the chips"
    match.totals = [100, -100, 0]
    assert not game.match_is_over(match)
    match.number = 13
    assert game.match_is_over(match), "twelve hands are played"
    match.totals = [20, 20, -40]
    assert game.match_winners(match) == [0, 1]


def test_pok_29_an_endless_match_is_stopped() -> None:
    game = load(2, match_hands=0)
    match = Match(game, Dealer.from_seed(1), begin=False)
    match.number, match.totals = LONGEST, [10, -10]
    assert not game.match_is_over(match)
    match.number = LONGEST + 1
    assert game.match_is_over(match)


@pytest.mark.parametrize("preset", list(PRESETS))
def test_chips_are_conserved_in_random_matches(preset: str) -> None:
    for seats in range(2, Poker.seats(PRESETS[preset])[1] + 1):
        game = load(seats, preset)
        match = finish(game.new_match(seed=seats), [Chance()] * seats, Rng(seats))
        assert sum(match.totals) == 0
        assert min(match.totals) >= -100
        for played in match.rounds:
            assert sum(played.scores()) == 0


@pytest.mark.parametrize("preset", ["straight_poker", "five_tile_draw", "freezeout"])
def test_greedy_beats_random_from_every_seat(preset: str) -> None:
    won = 0
    matches = 30
    for seed in range(matches):
        game = load(3, preset)
        seat = seed % 3
        bots: list[Bot] = [Greedy() if s == seat else Chance() for s in range(3)]
        match = finish(game.new_match(seed=seed), bots, Rng(seed))
        won += match.totals[seat] > 0
    assert won > matches * 0.6


def test_invalid_positions_are_rejected() -> None:
    game = draw_game()
    good = begin_drawing().fields()
    bad = [
        {"ends": "4"},
        {"dealer": "Z"},
        {"phase": "third"},
        {"stacks": "1 2"},
        {"stacks": "500 99 99"},
        {"bets": "4 0 0"},
        {"pot": "9"},
        {"folded": "A B C"},
        {"drew": "9 – –"},
        {"discards": "A 6-4"},
        {"A": "6-6 2-2 6-5 4-1 3-1"},
        {"A": "1-1 2-2 6-5 4-1 3-1"},
        {"A": "6-4"},
        {"stock": "4-2 5-4 6-2 5-1 5-2 6-6"},
        {"raises": "many"},
        {"turn": "B"},
        {"over": "maybe"},
    ]
    for change in bad:
        with pytest.raises(BadText):
            game.position({**good, **change})
    assert game.position(good).fields() == good


def test_a_position_with_few_fields() -> None:
    state = load(3).position({"B": "6-6 5-5 4-4 3-3 2-2", "bets": "2 4 0", "turn": "C"})
    assert legal(state) == ["fold", "call", "raise 6"]
    assert state.fields()["stacks"] == "97 95 99"
    play(state, "call", "call")
    assert state.scores() == [-5, 10, -5]


def test_a_finished_position_keeps_its_outcome() -> None:
    state = begin(load())
    play(state, "bet 2", "call", "call")
    again = load().position(state.fields())
    assert again.fields() == state.fields()
    assert [m.id for m in again.ending()] == [m.id for m in state.ending()]


def test_notation_accepts_variants() -> None:
    state = begin(draw_game())
    assert state.parse(" DRAW  4-6, 1-2 ") == state.parse("draw 2-1 6-4")
    assert state.parse("Raise 8") == state.parse("raise 8")
    for text in ("draw 6-4 6-4", "draw 1-1", "draw 9", "bet", "bet -1", "raise 301", "fold 2"):
        with pytest.raises(BadText):
            state.parse(text)
    with pytest.raises(BadText):
        begin(load()).parse("draw 6-4")
