"""The end of a hand and of the match in the line games, their scores and the pool."""

from __future__ import annotations

import pytest

from capicua.core.messages import BadOption
from capicua.core.tiles.random import Dealer
from capicua.families.line.game import LineGame
from capicua.families.line.options import LineOptions
from capicua.families.line.rules import LineRound
from capicua.testing.notation import play
from tests.families.line.test_rules import at, line

# -- the end of a hand, and its score ----------------------------------------------------------


def test_lin_30_domino_ends_the_hand_at_once() -> None:
    state = at(line(), "root 6-4", "6-3", "5-5 6-6", boneyard="1-1")
    play(state, "6-3@E")
    assert state.is_over
    assert state.scores() == [22, 0]
    assert [message.id for message in state.ending()] == ["end-domino", "end-hand", "end-score"]


def test_lin_31_blocked_without_a_round_of_passes() -> None:
    state = at(line(), "root 6-4 | E 6-1", "4-1 5-5", "6-6 5-3")
    play(state, "4-1@W")
    assert state.is_over
    assert len(state.log) == 1
    assert state.ending()[0].id == "end-blocked"


def test_lin_31_not_blocked_while_a_seat_can_draw() -> None:
    state = at(line(), "root 6-4 | E 6-1", "4-1 5-5", "6-6 5-3", boneyard="3-3")
    play(state, "4-1@W")
    assert not state.is_over
    play(state, "draw")
    assert state.is_over
    assert state.ended == 2


def test_lin_40_doubles_count_both_halves() -> None:
    state = at(line(), "root 6-4", "6-3", "0-0 6-6 2-1")
    assert state.hands.pips(1) == 15


def test_lin_41_domino_scores_all_other_hands() -> None:
    state = at(line(players=3), "root 6-4", "6-3", "5-5", "2-1 1-0")
    play(state, "6-3@E")
    assert state.scores() == [14, 0, 0]


# LIN-42 and LIN-43 are covered by examples LIN-X5 and LIN-X6, LIN-44 by LIN-X10.


def test_lin_44_pairs_need_four_seats() -> None:
    with pytest.raises(BadOption):
        line(teams="pairs", players=3)
    assert line(teams="pairs", players=4).sides == [0, 1, 0, 1]


def test_lin_44_partners_need_a_hand_for_four() -> None:
    with pytest.raises(BadOption) as found:
        LineOptions(teams="pairs", hand_size={2: 7, 3: 5})
    assert (found.value.message.id, found.value.rule) == ("bad-seats-for-option", "LIN-5")


@pytest.mark.parametrize(("teams", "rule"), [("none", "LIN-4"), ("pairs", "LIN-44")])
def test_lin_44_r5_a_rejected_number_of_seats_cites_its_rule(teams: str, rule: str) -> None:
    with pytest.raises(BadOption) as found:
        line(teams=teams, players=7)
    assert found.value.rule == rule


# -- the end of the match ----------------------------------------------------------------------


def settled(game: LineGame, *totals: int, number: int = 2) -> tuple[bool, list[int]]:
    """Return whether a match with these totals is over after a hand, and its winners."""
    match = game.new_match(seed=1)
    state = at(game, "root 5-4", "5-1", "0-0")
    play(state, "5-1@E")
    match.rounds.append(state)
    match.number = number
    match.totals = list(totals)
    return game.match_is_over(match), game.match_winners(match)


@pytest.mark.parametrize(("high", "target"), [(6, 100), (9, 250), (12, 500), (15, 750)])
def test_lin_45_automatic_target(high: int, target: int) -> None:
    assert line(set=high).target == target
    assert line(set=high, target=61).target == 61


def test_lin_46_highest_total_wins_and_ties_continue() -> None:
    game = line()
    assert settled(game, 99, 98) == (False, [0])
    assert settled(game, 101, 106) == (True, [1])
    assert settled(game, 101, 101)[0] is False


def test_lin_x11_end_of_match() -> None:
    game = line(players=3)
    match = game.new_match(seed=1)
    match.totals = [90, 99, 60]
    blocked = "root 6-3 | E 6-6 | W 3-1 6-1 6-5 5-0 6-0 6-2 4-2"
    match.round = at(game, blocked, "6-4 2-1", "3-2", "4-4 4-0")
    play(match.round, "6-4@W")
    match.settle()
    # 3, 5 and 12 pips: A collects 2 + 9, B 7.
    assert match.totals == [101, 106, 60]
    assert match.is_over
    assert match.winners == [1]


def test_lin_46_an_immediate_win_needs_a_sole_leader() -> None:
    options = {"players": 3, "match_end_check": "immediate"}
    for totals, points, over in (([92, 10, 0], 8, True), ([92, 101, 0], 8, False)):
        game = line(**options)
        state = game.position(
            {"layout": "root 5-4", "A": "5-1 1-1", "B": "5-5", "C": "4-4"}, totals=totals
        )
        assert isinstance(state, LineRound)
        state.make_points(0, points)
        assert state.is_over is over
        assert state.ends_match is over


def test_lin_46_equal_totals_of_partners_are_not_a_tie() -> None:
    game = line(players=4, teams="pairs")
    match = game.new_match(seed=1)
    match.rounds.append(match.round)
    match.totals = [105, 20, 105, 20]
    assert game.match_is_over(match)
    assert game.match_winners(match) == [0, 2]
    match.totals = [105, 105, 105, 105]
    assert not game.match_is_over(match)


def test_lin_47_max_hands() -> None:
    assert settled(line(max_hands=5), 20, 20, number=6) == (True, [0, 1])
    assert settled(line(max_hands=5), 20, 20, number=5)[0] is False
    assert settled(line(max_hands=0), 20, 30, number=900)[0] is False


# -- the pool ----------------------------------------------------------------------------------


def pool(players: int = 3, **values: object) -> LineGame:
    return line(stakes="pool", players=players, draw_per_turn=0, **values)


def test_lin_50_the_stake_is_paid_before_the_deal() -> None:
    state = pool(stake=2).new_round(seed=1)
    assert state.scores() == [-2, -2, -2]
    with pytest.raises(BadOption):
        line(stakes="pool", teams="pairs", players=4)
    with pytest.raises(BadOption):
        pool(stake=8, bankroll=5)


def test_lin_51_the_player_who_goes_out_takes_the_pool() -> None:
    state = at(pool(), "root 5-4", "5-1", "3-2", "2-2")
    play(state, "5-1@E")
    assert state.scores() == [2, -1, -1]


BLOCKED_7 = "root 6-3 | E 6-6 | W 3-1 6-1 6-5 5-0 6-0 6-2 4-2"


def test_lin_x9_a_tied_pool_is_split_starting_with_the_leader() -> None:
    game = pool(7, set=9, stake=2)
    hands = ["8-4", "9-9", "9-8", "7-5", "9-5", "9-3", "9-4"]
    state = at(game, "root 1-1 | E 1-0", *hands, leader="C", turn="A")
    assert state.is_over
    assert state.scores() == [4 - 2, -2, -2, 5 - 2, -2, 5 - 2, -2]


def test_lin_51_carry_over() -> None:
    game = pool(blocked_pool="carry_over")
    match = game.new_match(seed=1)
    match.round = at(game, BLOCKED_7, "6-4 2-1", "4-3", "5-5", turn="A")
    play(match.round, "6-4@W")
    match.settle()
    assert match.totals == [-1, -1, -1]
    setup = game.next_setup(match)
    assert setup.pot == 3
    following = game.deal_round(setup, game.draw_deal(setup, Dealer.from_seed(5)))
    while not following.is_over:
        following.apply(following.legal_actions()[0])
    assert sum(following.scores()) in (3, -3)


def test_lin_52_a_pool_match_ends_with_all_chips_accounted_for() -> None:
    for blocked_pool in ("lowest", "carry_over"):
        for seed in range(6):
            game = pool(4, blocked_pool=blocked_pool, pool_hands=7, bankroll=5)
            match = game.new_match(seed=seed)
            while not match.is_over:
                while not match.round.is_over:
                    legal_now = match.round.legal_actions()
                    match.round.apply(legal_now[len(match.round.log) % len(legal_now)])
                match.settle()
                chips = [5 + total for total in match.totals]
                assert min(chips) >= 0
                pot = 20 - sum(chips)
                assert pot >= 0
                if not match.is_over:
                    assert min(chips) >= 1
                    match.start()
            assert sum(match.totals) == 0
            assert len(match.rounds) <= 7


def test_lin_52_the_remaining_pool_is_split_starting_with_the_leader() -> None:
    game = pool(blocked_pool="carry_over", pool_hands=2)
    state = at(game, BLOCKED_7, "6-4 2-1", "4-3", "5-5", turn="A", leader="B")
    state.setup.pot = 2
    play(state, "6-4@W")
    # Five chips: one each, and the two odd chips to B and C.
    assert state.ends_match
    assert state.scores() == [0, 1, 1]
