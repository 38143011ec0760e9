"""PettingZoo's and Gymnasium's own checks, and further guarantees of our environments."""

import warnings

import gymnasium
import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env
from pettingzoo.test import api_test, parallel_api_test, parallel_seed_test, seed_test

import capicua
from capicua.core.messages import IllegalAction
from capicua.research import gymnasium as solitaires
from capicua.research import pettingzoo

FOR_ONE = ("big_clock", "bingo", "good_neighbors", "squeeze", "traffic")
SEVERAL = [id for id in capicua.catalogue() if id not in FOR_ONE]


@pytest.fixture(autouse=True)
def _quiet():
    with warnings.catch_warnings():
        # It warns about observations that are not plain boxes.
        warnings.filterwarnings("ignore", category=UserWarning)
        yield


@pytest.mark.parametrize("id", SEVERAL)
def test_row_34_turn_based_environments_pass_the_api_and_seed_tests(id):
    api_test(pettingzoo.env(id), num_cycles=20)
    seed_test(lambda: pettingzoo.env(id), num_cycles=3)


@pytest.mark.parametrize("id", SEVERAL)
def test_row_34_parallel_environments_pass_the_api_and_seed_tests(id):
    parallel_api_test(pettingzoo.parallel_env(id), num_cycles=20)
    parallel_seed_test(lambda: pettingzoo.parallel_env(id), num_cycles=3)


@pytest.mark.parametrize("id", FOR_ONE)
def test_row_34_solitaires_pass_the_gymnasium_checks(id):
    check_env(solitaires.SolitaireEnv(id), skip_render_check=True)


def test_ids_are_versioned():
    ids = solitaires.register()
    assert len(ids) == len(FOR_ONE)
    assert "capicua/BigClock-v2" in ids
    env = gymnasium.make("capicua/BigClock-v2", preset="big-clock-6")
    seen, info = env.reset(seed=1)
    assert (seen["action_mask"] == info["action_mask"]).all()
    assert pettingzoo.env("texas_42").metadata["name"] == "capicua_texas_42_v2"


def play(env, seed):
    env.reset(seed=seed)
    total = dict.fromkeys(env.possible_agents, 0.0)
    rounds = 0
    for agent in env.agent_iter():
        seen, reward, ended, cut, _ = env.last()
        total[agent] += reward
        mask = seen["action_mask"]
        env.step(None if ended or cut else int(np.flatnonzero(mask)[0]))
        rounds += any(env.rewards.values())
    return list(total.values())


def test_rewards_of_a_round_follow_its_score():
    env = pettingzoo.env("block", players=3)
    total = play(env, 4)
    scores = env.playing.state.scores()
    assert total == pytest.approx([
        mine - (sum(scores) - mine) / 2 for mine in scores
    ])  # fmt: skip


def test_low_scores_are_rewarded_in_mexican_train():
    env = pettingzoo.env("mexican_train", preset="cardinal_6", players=2)
    total = play(env, 4)
    scores = env.playing.state.scores()
    assert (total[0] > 0) == (scores[0] < scores[1])


def test_a_match_rewards_its_winners():
    env = pettingzoo.env("block", players=2, episode="match", reward="win",
                         house_rules={"target": 50})  # fmt: skip
    total = play(env, 5)
    match = env.playing.match
    assert match.is_over
    assert sorted(total) == [-1.0, 1.0]
    assert total[match.winners[0]] == 1.0


def test_an_illegal_action_raises_or_ends_the_episode():
    env = pettingzoo.env("block")
    env.reset(seed=1)
    with pytest.raises(IllegalAction):
        env.step(141)
    lenient = pettingzoo.env("block", illegal="end")
    lenient.reset(seed=1)
    agent = lenient.agent_selection
    lenient.step(141)
    assert all(lenient.truncations.values())
    assert lenient.rewards[agent] == -1.0


def test_agents_not_to_act_have_no_legal_actions():
    env = pettingzoo.env("block")
    env.reset(seed=1)
    acting = env.agent_selection
    assert {agent: bool(env.observe(agent)["action_mask"].any()) for agent in env.agents} == {
        agent: agent == acting for agent in env.agents
    }


@pytest.mark.parametrize("mode", ["ansi", "svg", "rgb_array"])
def test_render_modes(mode):
    env = pettingzoo.env("block", render_mode=mode)
    env.reset(seed=3)
    drawn = env.render()
    if mode == "rgb_array":
        assert drawn.ndim == 3
        assert drawn.shape[2] == 3
        assert drawn.dtype == np.uint8
        assert drawn.min() < 128 < drawn.max()
    else:
        assert ("<svg" in drawn) == (mode == "svg")


def test_rendering_for_spectators_shows_no_hands():
    env = pettingzoo.env("block", render_mode="ansi")
    env.reset(seed=3)
    other = pettingzoo.env("block", render_mode="ansi")
    other.reset(seed=3)
    other.playing.state = other.playing.state.resample(
        int(other.playing.state.turn), capicua.Rng(1)
    )
    assert env.render() == other.render()


@pytest.mark.parametrize(
    ("make", "said"),
    [
        (lambda: pettingzoo.env("bingo"), "bingo is a solitaire"),
        (lambda: solitaires.SolitaireEnv("block"), "block is for 4 seats"),
        (lambda: pettingzoo.env("block", render_mode="human"), "ansi, svg, rgb_array"),
        (lambda: pettingzoo.env("block", episode="game"), "round, match"),
        (lambda: pettingzoo.env("block", reward="chips"), "lead, win, points"),
    ],
)
def test_invalid_arguments_are_refused(make, said):
    with pytest.raises(ValueError, match=said):
        make()
