"""The rules of Garrafina that the worked examples in examples.txt do not cover."""

import pytest

import capicua
from capicua import BadOption, BadText, Deal, Setup
from capicua.core.tiles.random import Rng
from capicua.core.tiles.tile import parse_tiles
from capicua.testing.notation import play
from tests.families.cross.playing import finish, legal, refused

NO_DOUBLES = [
    ["6-5", "6-4", "6-3", "6-2", "6-1", "6-0", "5-4"],
    ["5-3", "5-2", "5-1", "5-0", "4-3", "4-2", "4-1"],
]
THREE = [
    ["6-5", "6-3", "5-1", "4-2", "4-1", "3-2", "3-0"],
    ["6-6", "5-5", "5-3", "4-4", "4-3", "3-1", "1-0"],
    ["6-0", "5-4", "5-0", "4-0", "2-1", "1-1", "0-0"],
]


def garrafina(preset="pagat", players=4, **options):
    return capicua.load("garrafina", preset=preset, players=players, **options)


# -- set-up and lead ----------------------------------------------------------------------


@pytest.mark.parametrize(("players", "left"), [(2, 14), (3, 7), (4, 0)])
def test_gar_1_seven_tiles_each_and_heaps_of_seven(players, left):
    state = garrafina(players=players).new_round(seed=1)
    assert list(state.hands.counts) == [7] * players
    assert state.stock.left == left
    with pytest.raises(BadOption):
        garrafina(players=5)


def test_gar_1_la_garrafina_is_for_three_or_four():
    assert garrafina("la_garrafina", players=3).players == 3
    with pytest.raises(BadOption) as caught:
        garrafina("la_garrafina", players=2)
    assert caught.value.rule == "GAR-1"


def test_gar_2_gar_3_direction_affects_only_the_picture():
    for seed in range(5):
        logs = []
        for direction in ("anticlockwise", "clockwise"):
            state = garrafina(direction=direction).new_round(seed=seed)
            rng = Rng(seed)
            while not state.is_over:
                actions = state.legal_actions()
                state.apply(actions[rng.below(len(actions))])
            logs.append((list(state.log), state.scores()))
        assert logs[0] == logs[1]


def test_gar_4_the_highest_double_opens_the_first_hand():
    state = garrafina(players=3).new_round(hands=THREE)
    assert (state.turn, legal(state)) == (1, {"lead 6-6"})
    assert refused(state, "lead 5-5") == ("GAR-4", "refuse-open_highest", {"tile": "6-6"})
    assert refused(state, "pass")[:2] == ("GAR-4", "refuse-open_highest")


def test_gar_4_a_first_hand_without_a_double_is_redealt():
    game = garrafina(players=2)
    tiles = parse_tiles(" ".join(NO_DOUBLES[0] + NO_DOUBLES[1]))
    deal = Deal(tiles + [tile for tile in range(28) if tile not in tiles])
    assert game.must_redeal(Setup(1), deal)
    assert not game.must_redeal(Setup(2, 0), deal)
    state = game.deal_round(Setup(1), deal)
    assert state.is_over
    assert state.is_void
    for seed in range(200):
        assert not game.new_round(seed=seed).is_void


@pytest.mark.parametrize(("rotation", "starter"), [("rotate", 1), ("winner", 3)])
def test_gar_5_the_next_starter(rotation, starter):
    match = garrafina(starter_rotation=rotation).new_match(seed=1)
    match.round = match.game.position(
        {"ends": "1 1 1 1", "A": "6-0", "B": "5-0", "C": "4-0", "D": "2-1", "turn": "D"}, starter=0
    )
    play(match.round, "2-1>D")
    match.settle()
    assert match.game.next_setup(match) == Setup(2, starter, [-6, -5, -4, 15])


TIE = {"ends": "6 6 6", "A": "6-6 5-0", "B": "4-1", "C": "5-4 2-1", "turn": "A"}


@pytest.mark.parametrize(
    ("tie", "starter", "following"),
    [("void", 2, 0), ("void", 0, 1), ("share", 1, 1), ("share", 2, 0), ("first_in_turn", 1, 1)],
)
def test_gar_5_winner_rotation_after_a_tie(tie, starter, following):
    """After a void tie the starter rotates; after a shared one, the earliest tied player starts."""
    match = garrafina(players=3, starter_rotation="winner", blocked_tie=tie).new_match(seed=1)
    match.round = play(match.game.position(TIE, starter=starter), "6-6>A")
    match.settle()
    assert match.game.next_setup(match).starter == following


def test_gar_5_rotation_starts_from_the_starter_not_the_leader():
    match = garrafina(players=3, spare_tiles="unused").new_match(seed=1)
    match.round = match.game.new_round(hands=THREE, number=2, starter=0)
    play(match.round, "pass", "lead 5-5")
    finish(match.round, 0, 0, 0)
    match.settle()
    assert match.game.next_setup(match).starter == 1


def test_gar_6_a_player_with_a_double_must_lead_one():
    state = garrafina(players=3).new_round(hands=THREE, number=2, starter=1)
    assert legal(state) == {"lead 4-4", "lead 5-5", "lead 6-6"}
    assert refused(state, "pass") == ("GAR-6", "refuse-lead_a_double", {"tile": "4-4"})
    assert refused(state, "lead 3-3") == ("GAR-6", "refuse-not_held", {"tile": "3-3"})
    assert refused(state, "4-3>B")[:2] == ("GAR-6", "refuse-nothing_led")
    play(state, "lead 5-5", "keep")
    assert refused(state, "lead 4-4") == ("GAR-6", "refuse-led_already", {"tile": "5-5"})


def test_gar_7_a_void_hand_keeps_number_and_starter():
    match = garrafina(players=2).new_match(seed=1)
    match.number = 3
    heap = ["4-0", "3-2", "3-1", "3-0", "2-1", "2-0", "1-0"]
    match.round = match.game.new_round(hands=NO_DOUBLES, stock=heap, number=3, starter=1)
    play(match.round, "exchange", "pass", "pass")
    assert match.round.is_void
    match.settle()
    assert not match.is_over
    assert (match.number, match.totals) == (3, [0, 0])
    assert match.game.next_setup(match) == Setup(3, 1, [0, 0], 1)
    match.start()
    assert list(match.round.exchanges) == [0, 0]


def test_gar_8_the_lead_uses_up_the_turn():
    state = garrafina(players=3, spare_tiles="unused").new_round(hands=THREE, number=2, starter=1)
    assert play(state, "lead 5-5").turn == 2


# -- the cross ------------------------------------------------------------------------------


@pytest.mark.parametrize("players", [2, 3, 4])
def test_gar_9_gar_10_each_player_has_a_train_that_starts_from_the_lead(players):
    state = garrafina(players=players, spare_tiles="unused").new_round(seed=4)
    lead = int(state.opening)
    play(state, state.text(state.legal_actions()[0]))
    assert len(state.ends) == players
    assert set(state.ends) == {parse_tiles("0-0 1-1 2-2 3-3 4-4 5-5 6-6").index(lead)}
    with pytest.raises(BadText):
        state.parse("6-5>" + "ABCDE"[players])


def test_gar_11_a_tile_fits_by_one_half():
    state = garrafina(players=2).position({"ends": "4 2", "A": "6-4 4-4 5-2", "B": "1-1"})
    assert legal(state) == {"6-4>A", "4-4>A"}
    rule, id, arguments = refused(state, "5-2>A")
    assert (rule, id, arguments["end"]) == ("GAR-11", "refuse-no_match", 4)
    assert list(play(state.clone(), "6-4>A").ends) == [6, 2]
    assert list(play(state, "4-4>A").ends) == [4, 2]


@pytest.mark.parametrize(
    ("recloses", "id"),
    [("on_number_change", "refuse-private"), ("on_owner_play", "refuse-private_owner")],
)
def test_gar_12_only_the_owner_plays_on_a_private_train(recloses, id):
    game = garrafina(players=2, train_recloses=recloses)
    state = game.position({"ends": "4 2", "A": "6-4 5-2", "B": "1-1"})
    assert refused(state, "5-2>B")[:2] == ("GAR-12", id)
    state = game.position({"ends": "4 2*", "A": "6-4 5-2", "B": "1-1"})
    assert legal(state) == {"6-4>A", "5-2>B"}


def test_gar_13_a_pass_after_the_lead_opens_the_train():
    state = garrafina(players=3, spare_tiles="unused").new_round(hands=THREE, number=2, starter=0)
    play(state, "pass", "lead 6-6")
    assert state.open == 0
    state = garrafina(players=2).position({"ends": "4 2", "A": "6-3 5-5", "B": "4-2"})
    assert play(state, "pass").fields()["ends"] == "4* 2"
    assert legal(state) == {"4-2>A", "4-2>B"}


OPEN = {"ends": "4* 2 1", "A": "4-3 4-4 6-0", "B": "4-0 4-1 2-2", "C": "0-0 4-2 5-0 6-4"}


@pytest.mark.parametrize("player", ["A", "B"])
def test_gar_14_any_non_double_from_any_player_closes_the_train(player):
    game = garrafina(players=3, train_recloses="on_number_change")
    tile = {"A": "4-3", "B": "4-1"}[player]
    state = play(game.position({**OPEN, "turn": player}), f"{tile}>A")
    assert not state.open
    state = play(game.position({**OPEN, "turn": "A"}), "4-4>A")
    assert state.fields()["ends"] == "4* 2 1"


def test_gar_14_a_train_that_returns_to_the_same_number_stays_private():
    game = garrafina(players=2, train_recloses="on_number_change")
    state = game.position({"ends": "4* 3", "A": "2-1 4-2 0-0", "B": "4-1 3-3 4-3", "turn": "B"})
    play(state, "4-1>A", "2-1>A", "3-3>B", "4-2>A")
    assert state.fields()["ends"] == "4 3"
    assert refused(state, "4-3>A")[0] == "GAR-12"


def test_gar_15_only_the_owner_closes_the_train():
    game = garrafina(players=3, train_recloses="on_owner_play")
    state = play(game.position({**OPEN, "turn": "B"}), "4-0>A")
    assert state.fields()["ends"] == "0* 2 1"
    assert legal(state) >= {"0-0>A", "5-0>A"}
    assert play(state, "5-0>A").fields()["ends"] == "5* 2 1"
    for tile in ("4-3", "4-4"):
        assert not play(game.position({**OPEN, "turn": "A"}), f"{tile}>A").open


@pytest.mark.parametrize("recloses", ["on_number_change", "on_owner_play"])
def test_gar_16_playing_elsewhere_is_not_a_pass(recloses):
    game = garrafina(players=2, train_recloses=recloses)
    state = game.position({"ends": "4 2*", "A": "5-2 3-3", "B": "1-1"})
    assert not play(state, "5-2>B").open & 1
    state = game.position({"ends": "4* 2*", "A": "5-2 3-3", "B": "1-1"})
    assert play(state, "5-2>B").open & 1, "nor does it close the player's own train"


@pytest.mark.parametrize(
    ("recloses", "ends"), [("on_number_change", "3 5"), ("on_owner_play", "3* 5")]
)
def test_gar_17_another_player_may_start_an_open_unstarted_train(recloses, ends):
    game = garrafina(players=2, train_recloses=recloses)
    state = game.position(
        {"lead": "6-6", "ends": "6* 5", "A": "3-2 1-1", "B": "6-3 0-0", "turn": "B"}
    )
    assert play(state, "6-3>A").fields()["ends"] == ends
    assert legal(state) == {"3-2>A"}, "the owner continues from the new end"


# -- the turn -----------------------------------------------------------------------------


def test_gar_18_one_tile_per_turn_and_no_drawing():
    state = garrafina(players=2).position({"ends": "4 2*", "A": "6-4 4-2", "B": "1-1"})
    assert legal(state) == {"6-4>A", "4-2>A", "4-2>B"}
    assert refused(state, "draw")[:2] == ("GAR-18", "refuse-nobody_draws")
    assert refused(state, "5-5>A") == ("GAR-18", "refuse-not_held", {"tile": "5-5"})
    assert play(state, "4-2>B").turn == 1


@pytest.mark.parametrize(("rule", "passes"), [("compulsory", False), ("voluntary", True)])
def test_gar_19_playing_on_an_opponents_train(rule, passes):
    game = garrafina(players=2, opponent_train_play=rule)
    state = game.position({"ends": "4 2*", "A": "5-2 3-3", "B": "1-1"})
    assert legal(state) == ({"5-2>B", "pass"} if passes else {"5-2>B"})
    if not passes:
        assert refused(state, "pass") == (
            "GAR-19",
            "refuse-you_can_play",
            {"player": 0, "tile": "5-2", "owner": 1},
        )
    state = game.position({"ends": "4 2*", "A": "5-2 4-3", "B": "1-1"})
    assert legal(state) == {"5-2>B", "4-3>A"}
