"""The rules of Garrafina that the worked examples in examples.txt do not cover."""

import pytest

import capicua
from capicua import BadOption, BadText, Deal, Setup
from capicua.core.chance import Rng
from capicua.core.tile import parse_tiles
from capicua.games.garrafina.options import PRESETS
from capicua.testing.playing import play
from tests.families.cross.playing import edge, finish, legal, refused

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


# -- the exchange -------------------------------------------------------------------------


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


# -- the end of a hand --------------------------------------------------------------------


@pytest.mark.parametrize("tile", ["4-3>A", "4-4>A", "4-2>B"])
def test_gar_27_the_last_tile_wins_at_once(tile):
    position = {"ends": "4 2*", "A": tile[:3], "B": "6-5"}
    state = play(garrafina(players=2).position(position), tile)
    assert state.is_over
    assert state.scores() == [11, -11]
    assert [message.id for message in state.ending()] == ["end-out", "end-loss_out", "end-wins"]


def test_gar_28_blocks_end_the_hand_at_once_and_count_private_ends():
    game = garrafina(players=2)
    state = game.position({"ends": "4 2", "A": "4-4 1-1", "B": "2-0"})
    assert not play(state, "4-4>A").is_over, "B still holds a 2"
    state = game.position({"ends": "4 2", "A": "2-1 4-0", "B": "5-0", "turn": "A"})
    assert not play(state, "4-0>A").is_over, "A's 2-1 fits B's private train"
    state = game.position({"ends": "4 6", "A": "1-1 4-4", "B": "5-0", "turn": "A"})
    assert play(state, "4-4>A").is_over, "no pass is needed"
    assert state.scores() == [3, -3]
    assert [message.id for message in state.ending()][:2] == ["end-blocked", "end-lowest"]
    assert state.ending()[0].arguments["numbers"] == ["4", "6"]


def test_gar_29_voluntary_play_ends_after_two_rounds_of_passes():
    game = garrafina(players=3, opponent_train_play="voluntary")
    state = game.position({"ends": "6 5 4", "A": "5-0 0-0", "B": "4-3", "C": "6-2 1-1"})
    for _ in range(6):
        assert not state.is_over
        play(state, "pass")
    assert state.is_over
    assert state.scores() == [7, -2, -5]
    assert state.ending()[0].id == "end-stalemate"


@pytest.mark.parametrize("factor", [1, 2, 3, 4])
def test_gar_30_gar_31_the_losers_exchanges_multiply_the_loss(factor):
    game = garrafina(players=2, exchange_factor=factor)
    fields = {"ends": "2 6", "A": "2-1", "B": "5-4", "exchanges": "1 2"}
    state = play(game.position(fields), "2-1>A")
    assert state.scores() == [9 * factor**2, -9 * factor**2]


def test_gar_30_each_loser_pays_the_stake():
    game = garrafina(players=3, hand_scoring="stake", stake=5)
    fields = {"ends": "2 6 6", "A": "2-1", "B": "5-4", "C": "3-3", "exchanges": "0 1 0"}
    state = play(game.position(fields), "2-1>A")
    assert state.scores() == [15, -10, -5]


def test_gar_32_first_in_turn_wins_and_a_tied_loser_pays_the_stake():
    game = garrafina(players=3, hand_scoring="stake", stake=2, blocked_tie="first_in_turn")
    assert play(game.position(TIE, starter=1), "6-6>A").scores() == [-2, 4, -2]


def test_gar_32_each_tie_option():
    """A 5, B 5, C 12. A start pass counts as a first turn, so the starter ranks first."""
    scores = {
        tie: play(garrafina(players=3, blocked_tie=tie).position(TIE, starter=1), "6-6>A").scores()
        for tie in ("void", "share", "first_in_turn")
    }
    assert scores == {"void": [0, 0, 0], "share": [4, 4, -8], "first_in_turn": [0, 7, -7]}


def test_gar_32_a_rounded_share_is_explained():
    state = play(garrafina("ludoteka", players=3).position(TIE), "6-6>A")
    ids = [message.id for message in state.ending()]
    assert (
        ids
        == ["end-blocked", *["end-shares"] * 2, "end-loss_blocked", "end-rounded"]
        + ["end-wins"] * 2
    )


# -- the match ----------------------------------------------------------------------------


def after(game, number, totals):
    match = game.new_match(seed=1)
    match.number, match.totals = number, list(totals)
    finish(match.round, *[0] * len(totals))
    match.settle()
    return match


def test_gar_33_gar_34_gar_x13_match_end():
    game = garrafina()
    match = after(game, 7, [104, -20, -50, -34])
    assert (match.is_over, match.winners) == (True, [0])
    assert not after(game, 7, [99, -20, -50, -29]).is_over
    match = after(game, 12, [61, 61, -40, -82])
    assert (match.is_over, match.winners) == (True, [0, 1])
    online = garrafina("domino_games_online")
    assert not after(online, 9, [500, -200, -200, -100]).is_over
    assert after(online, 10, [5, -2, -2, -1]).is_over


@pytest.mark.parametrize("players", [2, 3, 4])
def test_gar_33_automatic_length_is_three_hands_per_player(players):
    game = garrafina("ludoteka", players=players)
    assert not after(game, 3 * players - 1, [0] * players).is_over
    assert after(game, 3 * players, [0] * players).is_over


def test_gar_33_the_cap_ends_an_endless_match():
    game = garrafina("mexican", deal_cap=20)
    assert not after(game, 19, [99, 0, 0, -99]).is_over
    assert after(game, 20, [99, 0, 0, -99]).is_over
    assert after(garrafina("mexican_200"), 3, [200, 0, 0, -200]).is_over
    assert not after(garrafina("mexican_200"), 3, [199, 0, 0, -199]).is_over


def test_gar_33_a_void_tie_counts_as_a_hand():
    match = garrafina(players=3).new_match(seed=1)
    match.round = play(match.game.position(TIE, starter=1), "6-6>A")
    assert not match.round.is_void
    match.settle()
    assert match.number == 2


# -- presets, positions, hints --------------------------------------------------------------


def test_presets_match_the_sources():
    assert list(PRESETS) == [
        "pagat",
        "ludoteka",
        "mexican",
        "mexican_200",
        "domino_games_online",
        "la_garrafina",
    ]
    assert PRESETS["la_garrafina"].opponent_train_play == "voluntary"
    assert PRESETS["domino_games_online"].direction == "clockwise"
    with pytest.raises(BadOption):
        garrafina(max_exchanges_per_player=3)


@pytest.mark.parametrize(
    "fields",
    [
        {"ends": "4 2", "A": "6-4", "B": "6-4"},
        {"ends": "4 7", "A": "6-4", "B": "5-4"},
        {"ends": "4", "A": "6-4", "B": "5-4"},
        {"ends": "4 2", "lead": "5-4"},
        {"ends": "4 2", "turn": "C"},
        {"ends": "4 2", "boneyard": "5-4"},
        {"ends": "4 2", "heaps": "5-4"},
        {"ends": "4 2", "trains": "6-5 | –"},
        {"ends": "4 2", "exchanges": "3 0"},
        {"ends": "4 2", "phase": "middle"},
        {"ends": "4 2", "passes": "-1"},
        {"ends": "4 2", "first_turns": "Q"},
        {"ends": "4 2", "discards": "A 6-5 | A 6-4 | A 6-3"},
        {"phase": "main"},
    ],
)
def test_invalid_positions_are_rejected(fields):
    with pytest.raises(BadText):
        garrafina(players=2).position(fields)


def test_a_train_is_drawn_from_the_centre_outward():
    state = garrafina(players=3).new_round(hands=THREE, number=2, starter=0)
    play(state, "pass", "lead 5-5", "keep", "5-0>C", "6-5>A", "5-3>B", "0-0>C")
    arms = state.zones()[0].arms
    assert [arm.tiles for arm in arms] == [["5-6"], ["5-3"], ["5-0", "0-0"]]
    assert [arm.hidden_tiles for arm in arms] == [0, 0, 0]
    placed = state.game.position({"ends": "4* 2 5", "lead": "5-5", "A": "6-4", "B": "4-2"})
    assert [arm.hidden_tiles for arm in placed.zones()[0].arms] == [1, 1, 0]
    assert [arm.state for arm in placed.zones()[0].arms] == ["open", "private", "private"]


@pytest.mark.parametrize("players", [2, 3, 4])
def test_greedy_beats_random(players):
    game = garrafina(players=players)
    assert edge(game, 600) > 3
