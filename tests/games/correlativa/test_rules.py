"""The rules of Correlativa; examples.txt holds the worked examples.

Rules shared with Garrafina (GAR-2 to GAR-19, GAR-27 to GAR-34) are tested there, on the same
engine.
"""

import pytest

import capicua
from capicua import BadOption, Deal, Setup
from capicua.core.tiles.random import Rng
from capicua.core.tiles.tile import parse_tiles
from capicua.games.correlativa.options import PRESETS
from capicua.testing.notation import play
from tests import suite
from tests.families.cross.playing import edge, finish, legal, refused

HANDS = [
    ["6-5", "6-4", "5-4", "3-1", "3-0", "2-1", "2-0"],
    ["6-6", "6-1", "5-5", "5-2", "4-3", "4-1", "1-0"],
    ["6-2", "6-0", "5-3", "5-0", "4-2", "2-2", "0-0"],
]
NO_DOUBLES = [
    ["6-5", "6-4", "6-3", "6-2", "6-1", "6-0", "5-4"],
    ["5-3", "5-2", "5-1", "5-0", "4-3", "4-2", "4-1"],
]


def correlativa(preset="mexican", players=3, **options):
    return capicua.load("correlativa", preset=preset, players=players, **options)


@pytest.mark.parametrize(("players", "left"), [(2, 14), (3, 7), (4, 0)])
def test_cor_1_one_boneyard(players, left):
    state = correlativa(players=players).new_round(seed=1)
    assert list(state.hands.counts) == [7] * players
    assert state.stock.left == left
    with pytest.raises(BadOption):
        correlativa(players=5)


@pytest.mark.parametrize("players", [2, 3, 4])
def test_cor_2_no_exchange(players):
    rng = Rng(2)
    game = correlativa(players=players)
    for seed in range(20):
        state = game.new_round(seed=seed, number=2, starter=0)
        assert refused(state, "exchange")[:2] == ("COR-2", "refuse-no_exchange")
        while not state.is_over:
            assert not legal(state) & {"exchange", "keep"}
            actions = state.legal_actions()
            state.apply(actions[rng.below(len(actions))])
        assert sum(state.scores()) == 0


def test_cor_3_the_lead_uses_the_turn_and_play_is_compulsory():
    state = correlativa().new_round(hands=HANDS, number=2, starter=1)
    assert play(state, "lead 5-5").turn == 2
    state = correlativa(players=2).position({"ends": "4 2*", "A": "5-2 3-3", "B": "1-1"})
    assert legal(state) == {"5-2>B"}, "also on an opponent's open train"
    assert refused(state, "pass")[:2] == ("COR-6", "refuse-you_can_play")
    assert not play(state, "5-2>B").open, "GAR-14"
    owner = correlativa(players=2, train_recloses="on_owner_play")
    state = owner.position({"ends": "4 2*", "A": "5-2 3-3", "B": "1-1"})
    assert play(state, "5-2>B").open, "GAR-15"


def test_cor_4_the_first_hand():
    state = correlativa().new_round(hands=HANDS)
    assert (state.turn, legal(state)) == (1, {"lead 6-6"})
    assert refused(state, "draw")[:2] == ("COR-4", "refuse-open_highest")
    tiles = parse_tiles(" ".join(NO_DOUBLES[0] + NO_DOUBLES[1]))
    deal = Deal(tiles + [tile for tile in range(28) if tile not in tiles])
    game = correlativa(players=2)
    assert game.must_redeal(Setup(1), deal)
    assert game.deal_round(Setup(1), deal).is_void


def test_cor_5_draw_until_a_double():
    stock = [
        "4-0",
        "3-2",
        "3-3",
        "2-0",
        "2-1",
        "3-0",
        "3-1",
        "1-0",
        "6-6",
        "5-5",
        "4-4",
        "2-2",
        "1-1",
        "0-0",
    ]
    state = correlativa(players=2).new_round(hands=NO_DOUBLES, stock=stock, number=2, starter=0)
    assert legal(state) == {"draw"}
    assert refused(state, "pass") == ("COR-5", "refuse-draw_for_double", {"left": 14})
    play(state, "draw", "draw")
    assert legal(state) == {"draw"}
    play(state, "draw")
    assert legal(state) == {"lead 3-3"}
    assert refused(state, "draw")[:2] == ("COR-5", "refuse-lead_a_double")


def test_cor_5_the_boneyard_runs_out_before_a_double():
    hands = [HANDS[0], [*HANDS[1][:5], "3-3", "4-4"], [*HANDS[2][:5], "2-2", "1-1"]]
    stock = ["6-3", "4-0", "5-1", "3-2", "4-1", "1-0"]
    state = correlativa().position(
        {
            **{letter: " ".join(hand) for letter, hand in zip("ABC", hands, strict=True)},
            "boneyard": " ".join(stock),
            "turn": "A",
        }
    )
    play(state, *["draw"] * 6)
    assert legal(state) == {"pass"}
    assert refused(state, "draw")[:2] == ("COR-5", "refuse-boneyard_empty")
    play(state, "pass")
    assert state.turn == 1
    assert state.open == 0
    play(state, "lead 6-6")
    assert state.open == 0, "a start pass opens nothing (GAR-13)"


def test_cor_5_pass_without_a_double_and_void_if_all_pass():
    game = correlativa(players=2, start_without_double="pass")
    state = game.new_round(hands=NO_DOUBLES, number=2, starter=1)
    assert legal(state) == {"pass"}
    assert refused(state, "draw")[:2] == ("COR-5", "refuse-no_draw_to_lead")
    play(state, "pass", "pass")
    assert state.is_void


@pytest.mark.parametrize(("preset", "starter"), [("mexican", 2), ("pagat", 1)])
def test_cor_5_the_next_starter(preset, starter):
    match = correlativa(preset).new_match(seed=1)
    match.round = match.game.position(
        {"ends": "1 1 1", "A": "6-0", "B": "5-0", "C": "2-1", "turn": "C"}, starter=0
    )
    play(match.round, "2-1>C")
    match.settle()
    assert match.game.next_setup(match).starter == starter


POOR = {"ends": "6 3", "A": "5-1 4-3", "B": "6-2 2-0", "boneyard": "4-0 1-1 6-3 5-5", "turn": "A"}


def test_cor_6_draw_until_a_tile_fits_and_play_it():
    state = correlativa(players=2).position(POOR)
    for _ in range(3):
        assert legal(state) == {"draw"}
        assert refused(state, "pass")[:2] == ("COR-6", "refuse-draw_first")
        play(state, "draw")
        assert state.turn == 0
    assert legal(state) == {"6-3>A"}
    assert refused(state, "draw")[:2] == ("COR-6", "refuse-you_can_play")
    rich = correlativa(players=2).position({**POOR, "ends": "5 3"})
    assert legal(rich) == {"5-1>A"}


def test_cor_7_a_pass_with_the_boneyard_empty_opens_the_train():
    state = correlativa(players=2).position({**POOR, "boneyard": "4-0"})
    told = state.narrate(state.parse("draw"))
    assert [message.id for message in told] == ["say-draw", "say-drew", "say-boneyard_empty"]
    assert [message.only for message in told] == [None, 0, None]
    play(state, "draw")
    assert legal(state) == {"pass"}
    assert refused(state, "draw")[:2] == ("COR-7", "refuse-boneyard_empty")
    assert play(state, "pass").fields()["ends"] == "6* 3"


@pytest.mark.parametrize("players", [2, 3])
def test_cor_8_no_train_opens_while_the_boneyard_holds_tiles(players):
    rng = Rng(8)
    for seed in range(30):
        state = correlativa(players=players).new_round(seed=seed, number=2, starter=0)
        while not state.is_over:
            if state.stock.left > 0:
                assert state.open == 0
            actions = state.legal_actions()
            state.apply(actions[rng.below(len(actions))])
    state = correlativa(players=2).position({**POOR, "ends": "5 1"})
    rule, id, _ = refused(state, "5-1>B")
    assert (rule, id) == ("GAR-12", "refuse-private_boneyard")


def test_cor_9_no_block_while_the_boneyard_holds_tiles():
    fields = {"ends": "6 3", "A": "6-6 5-1", "B": "5-4 1-0", "boneyard": "4-0 1-1", "turn": "A"}
    state = play(correlativa(players=2).position(fields), "6-6>A")
    assert not state.is_over
    play(state, "draw", "draw", "pass")
    assert state.is_over
    assert state.scores() == [10, -10]
    assert [message.id for message in state.ending()][:2] == ["end-blocked", "end-drawn"]
    fields = {"ends": "6 3", "A": "6-6", "B": "5-4 2-1", "boneyard": "4-0 1-1", "turn": "A"}
    assert play(correlativa(players=2).position(fields), "6-6>A").scores() == [12, -12], "GAR-27"


def test_cor_10_losses_are_not_multiplied_and_drawn_tiles_count():
    fields = {"ends": "6 3", "A": "5-1 4-4", "B": "5-4 2-1", "boneyard": "4-0", "turn": "A"}
    state = play(correlativa(players=2).position(fields), "draw", "pass")
    assert state.scores() == [-6, 6]
    out = {"ends": "6 3", "A": "6-1", "B": "5-4 2-1", "boneyard": "6-6 5-5", "turn": "A"}
    assert play(correlativa(players=2).position(out), "6-1>A").scores() == [12, -12]


def test_cor_11_match_end():
    def after(game, number, totals):
        match = game.new_match(seed=1)
        match.number, match.totals = number, list(totals)
        finish(match.round, *[0] * len(totals))
        match.settle()
        return match

    assert not after(correlativa(), 50, [99, -50, -49]).is_over
    assert after(correlativa(), 50, [100, -50, -50]).winners == [0]
    assert not after(correlativa("mexican_200"), 50, [100, -50, -50]).is_over
    assert after(correlativa("pagat"), 9, [1, 1, -2]).winners == [0, 1]
    assert after(correlativa(), 200, [0, 0, 0]).is_over


def test_cor_x6_next_starters_after_a_tie():
    fields = {"ends": "6 6 6", "A": "6-6 5-0", "B": "4-1", "C": "5-4 2-1", "turn": "A"}
    for preset, starter in (("mexican", 0), ("pagat", 0)):
        match = correlativa(preset).new_match(seed=1)
        match.round = play(match.game.position(fields, starter=2), "6-6>A")
        match.settle()
        assert match.game.next_setup(match).starter == starter


def test_cor_x7_the_winner_of_the_four_player_example_starts_the_next_hand():
    match = correlativa(players=4).new_match(seed=1)
    match.round = match.game.position(
        {"ends": "2 4* 4 2", "A": "6-1 6-0", "B": "6-5 5-0", "C": "6-3 3-3 1-1"}
        | {"D": "6-6 4-4 3-1 0-0", "turn": "D"},
        starter=0,
    )
    play(match.round, "4-4>B")
    match.settle()
    assert match.totals == [10, -3, -4, -3]
    assert match.game.next_setup(match).starter == 0


def test_presets_match_the_source():
    assert list(PRESETS) == ["mexican", "mexican_200", "pagat"]
    assert PRESETS["mexican"].blocked_tie == "first_in_turn"
    with pytest.raises(BadOption):
        correlativa(spare_tiles="exchange")


@pytest.mark.parametrize("players", suite.sampled([2], [2, 3, 4]))
def test_greedy_beats_random(players):
    assert edge(correlativa(players=players), 600) > 3
