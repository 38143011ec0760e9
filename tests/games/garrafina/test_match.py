"""The end of a hand and of the match in Garrafina; presets, positions and hints."""

import pytest

from capicua import BadOption, BadText
from capicua.games.garrafina.options import PRESETS
from capicua.testing.notation import play
from tests.families.cross.playing import edge, finish
from tests.games.garrafina.test_rules import THREE, TIE, garrafina

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
