"""Beliefs in Poker: betting is no evidence; a seat's own discards are."""

from __future__ import annotations

import re
from collections import Counter
from math import factorial, sqrt

import pytest

from capicua.core.inference.sampling import Assignments
from capicua.core.setup import Setup
from capicua.core.tiles.random import Dealer, Rng
from capicua.games.poker.draws import Draws
from capicua.games.poker.game import Poker
from capicua.games.poker.options import PRESETS
from capicua.games.poker.rules import PokerRound
from capicua.games.poker.tiles import IN_PLAY
from capicua.testing.notation import play
from tests import suite

STOCK = 3
"""Places returned by ``where``: seats, then the stock, then face-down discards."""
PILE = 4


def drawn_round(counts: list[int], rng: Rng, seed: int) -> PokerRound:
    """Return a hand dealt by seat C in which each seat draws this many random tiles."""
    game = Poker(PRESETS["five_tile_draw"].changed(max_draw=5), 3)
    state = game.deal_round(Setup(2, 2), game.draw_deal(Setup(), Dealer.from_seed(seed)))
    assert isinstance(state, PokerRound)
    play(state, "check", "check", "check")
    for count in counts:
        hand = [f"{tile}" for tile in hand_of(state, int(state.turn))]
        while len(hand) > count:
            hand.pop(int(rng.below(len(hand))))
        play(state, " ".join(["draw", *hand]) if hand else "draw 0")
    return state


def hand_of(state: PokerRound, seat: int) -> list[str]:
    return state.fields()["ABC"[seat]].split()


def where(state: PokerRound, tile: int) -> int:
    for seat in range(3):
        if state.hands.bits[seat] >> tile & 1:
            return seat
    return PILE if state.pile >> tile & 1 else STOCK


@pytest.mark.parametrize("players", [2, 3, 4])
def test_betting_proves_nothing(players: int) -> None:
    state = Poker(PRESETS["straight_poker"], players).new_round(seed=3)
    play(state, "bet 2", "raise 4")
    known = state.seen_by(int(state.turn))
    unknowns = known.unknowns()
    assert len(unknowns.tiles) == 15
    others = factorial(5) ** (players - 1) * factorial(20 - 5 * players)
    assert Assignments(unknowns).count == factorial(15) // others


def test_seats_that_are_out_hold_nothing() -> None:
    game = Poker(PRESETS["straight_poker"], 4)
    setup = Setup(2, 0, [-100, 0, 100, 0])
    state = game.deal_round(setup, game.draw_deal(setup, Dealer.from_seed(1)))
    assert len(state.seen_by(0).unknowns().tiles) == 20
    assert state.seen_by(1).unknowns().rooms[:4] == [0, 0, 5, 5]


def test_each_seat_drew_from_the_correct_stock() -> None:
    state = drawn_round([3, 3, 3], Rng(1), 1)
    draws = Draws(state.chips, state.dealer, state.drew)
    assert draws.taken == [[3], [2, 1], [0, 2, 1]]
    assert draws.went == [1, 2, 0]
    assert (draws.stock, draws.left) == (2, 2) == (2, int(state.stock.left))


def test_pok_15_own_discards_are_only_where_they_were_redealt() -> None:
    state = drawn_round([3, 3, 2], Rng(1), 1)
    unknowns = state.seen_by(0).unknowns()
    # A discarded three tiles: one went to B and two to C. Of the other twelve hidden tiles, B holds
    # four and C three, and they discarded three and two.
    # four and C three, and they threw away three and two.
    ways = 3 * factorial(12) // (factorial(4) * factorial(3) * factorial(3) * factorial(2))
    assert Assignments(unknowns).count == ways
    # C knows its own two discards, which are face down.
    assert len(state.seen_by(2).unknowns().tiles) == 13


@pytest.mark.parametrize(
    "counts", suite.sampled([[2, 3, 4]], [[3, 3, 1], [2, 3, 4], [5, 1, 5], [1, 5, 2]])
)
def test_sampled_deals_have_the_true_distribution(counts: list[int]) -> None:
    """Own discards and other hidden tiles are in each place as often in samples as in reality."""
    rng = Rng(sum(counts))
    rounds = 500
    for viewer in range(2):
        real, sampled = Counter[tuple[str, int]](), Counter[tuple[str, int]]()
        for seed in range(rounds):
            state = drawn_round(counts, rng, seed)
            world = state.resample(viewer, rng)
            assert isinstance(world, PokerRound)
            mine = [tile for tile in IN_PLAY if state.discards.bits[viewer] >> tile & 1]
            hidden = [t for t in IN_PLAY if t not in mine and where(state, t) != viewer]
            watched = {"first": mine[0], "last": mine[-1], "other": hidden[0], "end": hidden[-1]}
            for found, counted in ((state, real), (world, sampled)):
                for name, tile in watched.items():
                    counted[(name, where(found, tile))] += 1
                counted[("together", where(found, mine[0]) == where(found, mine[-1]))] += 1
        for key in {*real, *sampled}:
            share = (real[key] + sampled[key]) / (2 * rounds)
            spread = sqrt(2 * share * (1 - share) / rounds)
            assert abs(real[key] - sampled[key]) / rounds <= 4.5 * spread, (viewer, key)


def test_sampled_deals_are_complete_and_playable() -> None:
    rng = Rng(5)
    for seed in range(40):
        state = drawn_round([int(rng.below(6)), int(rng.below(6))], rng, seed)
        for seat in range(3):
            world = state.resample(seat, rng)
            assert isinstance(world, PokerRound)
            assert world.view(seat).encode() == state.view(seat).encode()
            places = Counter(where(world, tile) for tile in IN_PLAY)
            assert [places[s] for s in range(4)] == [5, 5, 5, int(state.stock.left)]
            assert sorted(world.stock.tiles()) == [t for t in IN_PLAY if where(world, t) == STOCK]
            play(world, "draw 0", "check", "check", "check")
            assert world.is_over


def test_only_the_discarder_knows_the_discards() -> None:
    state = drawn_round([3, 2, 1], Rng(2), 7)
    for viewer in (None, 0, 1, 2):
        view = state.view(viewer)
        log = [view.text(int(action)) for action in view.known.log]
        draws = [text for text in log if text.startswith("draw")]
        for seat, count in enumerate([3, 2, 1]):
            tiles = re.findall(r"\d-\d", draws[seat])
            assert len(tiles) == (count if seat == viewer else 0)
            assert viewer == seat or draws[seat] == f"draw {count}"
