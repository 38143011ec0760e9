"""Observations as NumPy arrays, and vectorized rounds (L3, L28)."""

import subprocess
import sys

import numpy as np
import pytest

import capicua
from capicua.core.setup import Setup
from capicua.core.tiles.random import Deal, Rng
from capicua.core.tiles.tile import is_double
from capicua.research import Encoder, VectorEnv
from capicua.research.native.rewards import LEAD, POINTS, WIN, Rewards
from capicua.research.vector import deals_are_plain

GAMES = capicua.catalogue()


def random_round(game, seed):
    state = game.new_round(seed=seed)
    rng = Rng(seed)
    while not state.is_over:
        legal = state.legal_actions()
        state.advance(legal[rng.below(len(legal))])
    return state


# -- the encoder ----------------------------------------------------------------------------


def test_l3_observations_can_be_read_by_name():
    game = capicua.load("block")
    encoder = Encoder(game)
    hands = [
        "6-6 6-5 5-4 4-3 3-2 2-1 1-0",
        "5-5 5-3 5-2 5-1 5-0 4-4 4-2",
        "6-4 6-3 6-2 6-1 6-0 4-1 4-0",
        "3-3 3-1 3-0 2-2 2-0 1-1 0-0",
    ]
    view = game.new_round(hands=[hand.split() for hand in hands]).view(1)
    seen = encoder.arrays(encoder.write(view, encoder.new_buffer()))
    assert np.flatnonzero(seen["hand"]).tolist() == [12, 14, 15, 16, 17, 18, 20]
    assert seen["counts"].tolist() == [7, 7, 7, 7]
    assert seen["turn"] == (view.turn - 1) % 4
    assert seen["laid"].shape == (5, 28)
    assert [array.name for array in encoder.spec()][:3] == ["round", "totals", "options"]


def test_l3_writing_one_row_leaves_the_others_unchanged():
    game = capicua.load("texas_42")
    encoder = Encoder(game)
    rows = encoder.new_buffer(3)
    encoder.write(game.new_round(seed=1).view(2), rows[1])
    assert rows[1].any()
    assert not rows[0].any()
    assert not rows[2].any()
    assert encoder.arrays(rows)["hand"].shape == (3, 28)
    assert encoder.floats(rows).shape == (3, encoder.float_count)


def test_views_of_spectators_and_of_other_games_are_refused():
    game = capicua.load("block")
    encoder = Encoder(game)
    with pytest.raises(ValueError, match="spectator"):
        encoder.write(game.new_round(seed=1).view(), encoder.new_buffer())
    other = capicua.load("draw").new_round(seed=1).view(0)
    with pytest.raises(ValueError, match=r"this encoder is for capicua.load..block"):
        encoder.write(other, encoder.new_buffer())


@pytest.mark.parametrize("id", GAMES)
def test_l28_features_contain_the_parts_of_actions(id):
    game = capicua.load(id)
    encoder = Encoder(game)
    table = encoder.actions
    state = game.new_round(seed=3)
    view = state.view(int(state.turn))
    found = encoder.features(view)
    assert found.shape == (len(view.legal), len(table.columns))
    for row, action in zip(found, view.legal, strict=True):
        for part in view.parts(action):
            if part.kind == "word":
                assert table.words.index(part.name) in row
            elif part.kind == "square":
                assert set(map(int, part.name.split(":"))) <= set(row)
            else:
                assert part.number in row


def test_a_seat_not_to_act_has_no_features():
    state = capicua.load("block").new_round(seed=3)
    waiting = state.view((int(state.turn) + 1) % 4)
    encoder = Encoder(state.game)
    assert encoder.features(waiting).shape == (0, len(encoder.actions.columns))


def test_other_house_rules_are_accepted_if_the_arrays_are_the_same():
    encoder = Encoder(capicua.load("block"))
    other = capicua.load("block", target=50)
    seen = encoder.arrays(encoder.write(other.new_round(seed=1).view(0), encoder.new_buffer()))
    usual = encoder.arrays(
        encoder.write(encoder.game.new_round(seed=1).view(0), encoder.new_buffer())
    )
    assert (seen["options"] != usual["options"]).sum() == 1
    assert (seen["hand"] == usual["hand"]).all()


# -- many rounds ----------------------------------------------------------------------------


@pytest.mark.parametrize("id", GAMES)
def test_l3_every_game_steps_and_redeals(id):
    game = capicua.load(id)
    env = VectorEnv(game, 2, seed=5)
    for _ in range(30):
        env.step(env.random_actions().copy())
    for row in range(2):
        state = env.state(row)
        assert env.turns[row] == state.turn
        seen = Encoder(game)
        expected = seen.write(state.view(int(state.turn)), seen.new_buffer())
        assert (env.rows[row] == expected).all()
        if env.masks is not None:
            assert np.flatnonzero(env.masks[row]).tolist() == state.legal_actions()


def test_deals_of_a_row_do_not_depend_on_the_number_of_rows():
    game = capicua.load("block")
    few, many = VectorEnv(game, 2, seed=9), VectorEnv(game, 7, seed=9)
    for _ in range(80):
        few.step(few.greedy_actions())
        many.step(many.greedy_actions())
        assert (few.rows == many.rows[:2]).all()
    assert few.rounds_played > 0


def test_an_illegal_action_raises_and_changes_nothing():
    env = VectorEnv(capicua.load("block"), 3, seed=1)
    before = env.rows.copy()
    actions = env.random_actions().copy()
    actions[2] = 141
    with pytest.raises(ValueError, match="action 141 is not legal in round 2; legal are"):
        env.step(actions)
    with pytest.raises(ValueError, match="2 actions were given for 3 rounds"):
        env.step(actions[:2])
    assert (env.rows == before).all()


def test_arrays_are_read_only():
    env = VectorEnv(capicua.load("block"), 2)
    for array in (env.rows, env.masks, env.rewards, env.turns, env.observations["hand"]):
        with pytest.raises(ValueError, match="read-only"):
            array[0] = 0


def test_rewards_are_set_at_the_end_of_a_round_and_cleared_by_the_next_step():
    env = VectorEnv(capicua.load("block", players=2), 4, seed=2)
    seen = 0
    for _ in range(60):
        env.step(env.random_actions())
        for row in range(4):
            if env.ended[row]:
                seen += 1
                assert env.rewards[row].sum() == 0
            else:
                assert not env.rewards[row].any()
    assert seen == env.rounds_played > 0


def test_matches_continue_from_round_to_round():
    env = VectorEnv(capicua.load("block", players=2, target=50), 1, seed=3, matches=True)
    totals, ends = set(), set()
    for _ in range(400):
        env.step(env.random_actions())
        totals.add(tuple(env.observations["totals"][0]))
        ends.add(int(env.ended[0]))
    assert ends == {0, 1, 2}
    assert len(totals) > 3


def test_choices_include_the_features_of_all_legal_actions():
    env = VectorEnv(capicua.load("mexican_train", preset="cardinal_6"), 3, seed=4)
    found = env.choices()
    for row in range(3):
        mine = found.actions[found.starts[row] : found.starts[row + 1]]
        assert mine.tolist() == np.flatnonzero(env.masks[row]).tolist()
    assert found.features.shape == (len(found.actions), len(env.encoder.actions.columns))


def test_games_with_many_actions_have_masks_only_on_request():
    game = capicua.load("high_fives")
    assert VectorEnv(game, 1).masks is None
    env = VectorEnv(game, 2, masks=True)
    env.step(env.random_actions())
    assert np.flatnonzero(env.masks[1]).tolist() == env.state(1).legal_actions()


def test_only_games_that_check_deals_use_the_slow_path():
    assert deals_are_plain(capicua.load("block"))
    assert deals_are_plain(capicua.load("texas_42"))
    assert deals_are_plain(capicua.load("partners", preset="spanish"))
    assert not deals_are_plain(capicua.load("garrafina"))
    assert not deals_are_plain(capicua.load("partners", preset="brazilian"))


def test_par_4_hands_with_too_many_doubles_are_redealt():
    game = capicua.load("partners", preset="brazilian")
    env = VectorEnv(game, 2000, seed=1)
    for row in range(2000):
        hands = env.state(row).hands
        assert max(sum(map(is_double, hands.tiles(seat))) for seat in range(4)) < 5


# -- rewards ---------------------------------------------------------------------------------


@pytest.mark.parametrize("id", GAMES)
def test_rewards_respect_partnerships_and_low_scores(id):
    game = capicua.load(id)
    state = random_round(game, 6)
    points = state.scores()
    sides = game.sides
    lead, won, plain = (Rewards(state, kind).of(state) for kind in (LEAD, WIN, POINTS))
    for seat, side in enumerate(sides):
        mate = sides.index(side)
        assert lead[seat] == lead[mate]
        assert won[seat] == won[mate]
    if state.is_void:
        assert not any(lead)
        return
    sign = -1 if game.low_is_good else 1
    assert plain == [sign * points[sides.index(side)] for side in sides]
    if len(set(sides)) > 1:
        assert abs(sum(lead)) < 1e-9
        assert abs(sum(won)) < 1e-9
        best = max(range(len(points)), key=lambda seat: sign * points[seat])
        assert lead[best] == max(lead)
        assert won[best] == max(won)


def test_partners_win_together_in_texas_42():
    game = capicua.load("texas_42")
    state = random_round(game, 1)
    while state.is_void:
        state = random_round(game, int(state.order[0]) + 2)
    won = Rewards(state, WIN).of(state)
    assert won[0] == won[2] == -won[1] == -won[3]


def test_a_void_round_has_no_reward():
    game = capicua.load("texas_42")
    state = game.deal_round(Setup(), Deal(list(range(28))))
    while not state.is_over:
        state.apply(state.parse("pass") if "pass" in map(state.text, state.legal_actions())
                    else state.legal_actions()[0])  # fmt: skip
    if state.is_void:
        assert Rewards(state, LEAD).of(state) == [0.0] * 4


@pytest.mark.parametrize(
    ("wrong", "said"),
    [({"count": 0}, "invalid count 0"), ({"reward": "chips"}, "lead, win, points")],
)
def test_invalid_arguments_are_refused(wrong, said):
    with pytest.raises(ValueError, match=said):
        VectorEnv(capicua.load("block"), **{"count": 1, **wrong})


def test_missing_numpy_is_reported_with_the_install_command():
    program = """
import sys
sys.modules["numpy"] = None
import capicua.research
try:
    capicua.research.VectorEnv
except ModuleNotFoundError as error:
    print(error)
"""
    said = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True).stdout
    assert said == (
        "The research environments need NumPy, which is not installed. "
        "Install it with: pip install 'capicua[research]'\n"
    )
