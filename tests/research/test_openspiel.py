"""OpenSpiel: its random simulations, ISMCTS, MCCFR, and a comparison with its dominoes."""

import random
import re

import pytest

import capicua
from capicua.core.setup import Setup
from capicua.core.tiles.random import Deal
from capicua.core.tiles.tile import HIGH, LOW, tile_of

pyspiel = pytest.importorskip("pyspiel", reason="OpenSpiel is not installed")

from open_spiel.python.games import team_dominoes  # noqa: E402, F401 (registers it)

from capicua.research import openspiel  # noqa: E402


@pytest.fixture(scope="module", autouse=True)
def _registered():
    openspiel.register()


@pytest.mark.parametrize("id", capicua.catalogue())
def test_row_34_the_random_simulation_test_passes(id):
    pyspiel.random_sim_test(
        pyspiel.load_game(f"capicua_{id}"), num_sims=1, serialize=True, verbose=False
    )


def dealt(game, seed):
    state = game.new_initial_state()
    chance = random.Random(seed)
    while state.is_chance_node():
        state.apply_action(chance.choice(state.chance_outcomes())[0])
    return state


def test_l2_a_clone_is_independent():
    state = dealt(pyspiel.load_game("capicua_garrafina"), 1)
    copy = state.clone()
    before = str(state)
    copy.apply_action(copy.legal_actions()[0])
    assert str(state) == before
    assert str(copy) != before


def test_parameters_select_preset_seats_and_house_rules():
    game = pyspiel.load_game("capicua_block(players=2,house_rules=hand_size:5)")
    state = dealt(game, 2)
    assert game.num_players() == 2
    assert [int(count) for count in state.round.hands.counts] == [5, 5]
    with pytest.raises(capicua.BadOption):
        pyspiel.load_game("capicua_block(preset=nowhere)")


def test_information_states_do_not_depend_on_hidden_tiles():
    game = pyspiel.load_game("capicua_block")
    state = dealt(game, 3)
    for _ in range(4):
        state.apply_action(state.legal_actions()[0])
    seat = state.current_player()
    other = openspiel.resample(state, seat, capicua.Rng(5))
    assert other.information_state_string(seat) == state.information_state_string(seat)
    assert other.information_state_tensor(seat) == state.information_state_tensor(seat)
    assert str(other) != str(state)
    rival = (seat + 1) % 4
    sampled = other.told(rival, True).rpartition("came: ")[2]
    assert sampled == f"4/{int(other.round.hands.bits[rival])}"
    assert sampled != state.told(rival, True).rpartition("came: ")[2]


def test_drawn_tiles_are_remembered():
    game = pyspiel.load_game("capicua_draw(players=2)")
    state = dealt(game, 4)
    chance = random.Random(4)
    grew = False
    while not state.is_terminal():
        seat = state.current_player()
        before = state.told(seat, True).rpartition("came: ")[2]
        action = chance.choice(state.legal_actions())
        is_draw = state.action_to_string(seat, action) == "draw"
        state.apply_action(action)
        after = state.told(seat, True).rpartition("came: ")[2]
        assert after.startswith(before)
        assert (after != before) == is_draw
        grew = grew or is_draw
    assert grew


def test_ismcts_chooses_a_legal_action():
    from open_spiel.python.algorithms import ismcts, mcts

    state = dealt(pyspiel.load_game("capicua_block(players=2)"), 5)
    bot = ismcts.ISMCTSBot(
        game=state.get_game(),
        evaluator=mcts.RandomRolloutEvaluator(1),
        uct_c=20.0,
        max_simulations=6,
    )
    bot.set_resampler(openspiel.resample)
    assert bot.step(state) in state.legal_actions()


def test_mccfr_runs():
    from open_spiel.python.algorithms import outcome_sampling_mccfr

    game = pyspiel.load_game("capicua_block(players=2,house_rules=hand_size:2)")
    solver = outcome_sampling_mccfr.OutcomeSamplingSolver(game)
    for _ in range(3):
        solver.iteration()
    assert solver.average_policy() is not None


# -- comparison with OpenSpiel's partnership dominoes ------------------------------------------


def halves(text):
    """Return the halves of a tile that OpenSpiel writes as ``(0.0, 6.0)``."""
    low, high = re.findall(r"(\d)\.0", text)
    return int(low), int(high)


def both(seed):
    """Return the same round in OpenSpiel's partnership dominoes and in Block with partners.

    Both deal seat by seat; OpenSpiel lets seat 0 lead and skips players who cannot play.
    """
    chance = random.Random(seed)
    theirs = pyspiel.load_game("python_team_dominoes").new_initial_state()
    hands = [[], [], [], []]
    seat = 0
    while theirs.is_chance_node():
        outcome = chance.choice(theirs.chance_outcomes())[0]
        named = theirs.action_to_string(pyspiel.PlayerId.CHANCE, outcome)
        low, high = halves(named)
        hands[seat].append(int(tile_of(low, high)))
        theirs.apply_action(outcome)
        seat = (seat + 1) % 4
    game = capicua.load("block", preset="twenty_games", teams="pairs", first_lead="lot")
    ours = game.deal_round(Setup(), Deal([tile for hand in hands for tile in hand], 0))
    return chance, theirs, ours


def play_both(seed):
    chance, theirs, ours = both(seed)
    while not theirs.is_terminal():
        mover = theirs.current_player()
        while ours.turn != mover:  # passes are actions only in ours
            ours.apply(ours.parse("pass"))
        action = chance.choice(theirs.legal_actions())
        said = theirs.action_to_string(mover, action)
        low, high = halves(said.partition("tile:")[2].partition("pip")[0])
        edge = said.rpartition("pip:")[2]
        ours.apply(matching(ours, int(tile_of(low, high)), edge))
        theirs.apply_action(action)
    return theirs.returns(), ours


def matching(ours, tile, edge):
    for action in ours.legal_actions():
        parts = ours.parts(action)
        if parts[0].number != tile:
            continue
        if edge == "None" or ours.line.ends[parts[1].number] == float(edge):
            return action
    raise AssertionError((int(HIGH[tile]), int(LOW[tile]), edge))


def test_row_34_openspiels_partnership_dominoes_has_the_wrong_sign():
    """The side that goes out wins; OpenSpiel rewards the side with fewer pips instead."""
    gone_out = wrong = 0
    for seed in range(60):
        returns, ours = play_both(seed)
        counts = [int(count) for count in ours.hands.counts]
        if 0 not in counts:
            continue
        gone_out += 1
        winner = counts.index(0)
        mine = ours.scores()
        assert mine[winner] == mine[(winner + 2) % 4] > 0 == mine[(winner + 1) % 4]
        wrong += returns[winner] < 0
    assert gone_out > 20
    assert wrong > 0
    assert wrong < gone_out / 2
