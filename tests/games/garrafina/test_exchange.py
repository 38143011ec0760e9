"""The exchange in Garrafina."""

import pytest

from capicua.core.tiles.random import Rng
from capicua.testing.notation import play
from tests.families.cross.playing import legal, refused
from tests.games.garrafina.test_rules import NO_DOUBLES, THREE, garrafina


def test_gar_20_before_the_lead_only_without_a_double():
    game = garrafina(players=3)
    state = game.new_round(hands=THREE, number=2, starter=0)
    assert legal(state) == {"exchange", "pass"}
    state = game.new_round(hands=THREE, number=2, starter=1)
    assert refused(state, "exchange")[:2] == ("GAR-20", "refuse-exchange_double")
    state = garrafina(players=3, exchange_before_lead=False).new_round(
        hands=THREE, number=2, starter=0
    )
    assert legal(state) == {"pass"}
    assert refused(state, "exchange")[:2] == ("GAR-20", "refuse-exchange_before_lead")


def test_gar_21_the_leader_may_exchange_the_remaining_six():
    game = garrafina(players=3)
    state = play(game.new_round(hands=THREE), "lead 6-6")
    assert (state.turn, legal(state)) == (1, {"exchange", "keep"})
    assert refused(state, "pass")[:2] == ("GAR-21", "refuse-keep_or_exchange")
    assert refused(state, "4-3>B")[:2] == ("GAR-21", "refuse-keep_or_exchange")
    play(state, "exchange")
    assert (state.turn, list(state.hands.counts), state.discarded) == (2, [7, 7, 7], 6)
    assert refused(state, "keep")[:2] == ("GAR-21", "refuse-nothing_to_keep")
    state = garrafina(players=3, exchange_after_lead=False).new_round(hands=THREE)
    assert play(state, "lead 6-6").turn == 2


def test_gar_22_exchange_in_the_first_turn_even_with_a_legal_play():
    state = play(garrafina(players=3).new_round(hands=THREE), "lead 6-6", "keep")
    assert legal(state) == {"exchange", "6-0>C"}
    play(state, "exchange")
    assert state.turn == 2
    state = garrafina(players=3, exchange_on_first_turn=False).new_round(hands=THREE)
    play(state, "lead 6-6", "keep")
    assert legal(state) == {"6-0>C"}
    assert refused(state, "exchange")[:2] == ("GAR-22", "refuse-exchange_first_turn")


def test_gar_23_heaps_and_maximum_limit_the_exchanges():
    game = garrafina(players=2)
    stock = [
        "6-6",
        "4-0",
        "3-3",
        "3-2",
        "3-1",
        "3-0",
        "2-2",
        "5-5",
        "4-4",
        "2-1",
        "2-0",
        "1-1",
        "1-0",
        "0-0",
    ]
    state = game.new_round(hands=NO_DOUBLES, stock=stock, number=2, starter=0)
    play(state, "exchange", "lead 6-6")
    assert legal(state) == {"exchange", "keep"}, "GAR-20 and GAR-21 share one count"
    play(state, "exchange")
    assert list(state.exchanges) == [2, 0]
    state = garrafina(players=3).new_round(hands=THREE, number=2, starter=0)
    play(state, "exchange", "lead 3-3")
    assert refused(state, "exchange")[:2] == ("GAR-25", "refuse-no_heap")
    game = garrafina(players=2, max_exchanges_per_player=1)
    state = game.new_round(hands=NO_DOUBLES, stock=stock, number=2, starter=0)
    assert play(state, "exchange", "lead 6-6").turn == 1, (
        "with one exchange there is no decision left"
    )


def test_gar_24_a_start_pass_uses_the_first_turn():
    state = garrafina(players=3).new_round(hands=THREE, number=2, starter=0)
    play(state, "pass", "lead 5-5", "keep", "5-0>C")
    assert state.turn == 0
    assert "exchange" not in legal(state)
    assert refused(state, "exchange")[:2] == ("GAR-24", "refuse-exchange_late")


@pytest.mark.parametrize(
    ("starter", "moves", "may"),
    [
        (1, [], False),
        (1, ["lead 6-6"], True),
        (1, ["lead 6-6", "keep"], True),
        (1, ["lead 6-6", "exchange"], False),
        (0, [], True),
        (0, ["pass", "lead 6-6"], True),
        (0, ["pass", "lead 6-6", "keep"], True),
        (0, ["pass", "lead 6-6", "keep", "6-0>C"], False),
        (0, ["exchange", "lead 3-3"], False),
    ],
)
def test_gar_24_exchanges_with_three_players(starter, moves, may):
    game = garrafina(players=3)
    state = play(game.new_round(hands=THREE, number=2, starter=starter), *moves)
    assert ("exchange" in legal(state)) == may


def test_gar_25_gar_26_only_the_player_sees_the_discards():
    state = garrafina(players=3).new_round(hands=THREE, number=2, starter=0)
    play(state, "exchange")
    assert state.fields()["discards"].startswith("A 3-0 3-2 4-1")
    for seat in (None, 0, 1, 2):
        known = state.seen_by(seat)
        assert [count > 0 for count in known.exchanges] == [True, False, False]
        assert known.discarded == 7
        assert ("discards" in known.fields()) == (seat == 0)
    told = garrafina(players=3).new_round(hands=THREE, number=2, starter=0).narrate(1)
    assert [message.only for message in told] == [None, 0]


@pytest.mark.parametrize("players", [2, 3])
def test_gar_35_unused_tiles_stay_out_of_play(players):
    game = garrafina(players=players, spare_tiles="unused")
    rng = Rng(3)
    for seed in range(30):
        state = game.new_round(seed=seed, number=2, starter=0)
        while not state.is_over:
            assert not legal(state) & {"exchange", "keep", "draw"}
            actions = state.legal_actions()
            state.apply(actions[rng.below(len(actions))])
    state = game.new_round(hands=THREE[:players], number=2, starter=1)
    assert refused(state, "exchange")[:2] == ("GAR-35", "refuse-no_exchange")
