"""The rules of Double Takes; the worked examples are in examples.txt."""

from __future__ import annotations

from typing import Any

import pytest

import capicua
from capicua.core.game import Game
from capicua.core.match import Match
from capicua.core.messages import BadOption, BadText
from capicua.core.setup import Setup
from capicua.core.state import State
from capicua.core.tiles.random import Dealer, Rng
from capicua.core.tiles.tile import parse_tile, tile_text
from capicua.games.double_takes.rules import TakesRound
from capicua.games.double_takes.suits import CALLED, SUITS
from capicua.testing.notation import legal, play, refused

TOTALS = {2: 84, 3: 61, 4: 50}


def load(preset: str = "double_takes_4", **options: Any) -> Game:
    return capicua.load("double_takes", preset=preset, **options)


def place(game: Game, **fields: str) -> TakesRound:
    state = game.position(fields)
    assert isinstance(state, TakesRound)
    return state


def play_out(state: State, rng: Rng) -> TakesRound:
    while not state.is_over:
        actions = state.legal_actions()
        state.apply(actions[rng.below(len(actions))])
    assert isinstance(state, TakesRound)
    return state


def play_match(match: Match, seed: int) -> list[TakesRound]:
    rng = Rng(seed)
    while True:
        play_out(match.round, rng)
        match.settle()
        if match.is_over:
            break
        match.start()
    rounds = []
    for state in match.rounds:
        assert isinstance(state, TakesRound)
        rounds.append(state)
    return rounds


# -- tiles and rounds -----------------------------------------------------------------------------


def test_dtk_1_a_suit_ranks_by_the_other_end() -> None:
    eleven = [parse_tile(f"11-{other}") for other in range(SUITS)]
    assert [CALLED.power(11, tile) for tile in eleven] == list(range(1, SUITS + 1))
    order = sorted(eleven, key=lambda tile: -CALLED.power(11, tile))
    assert [tile_text(tile) for tile in order[:6]] == [
        *("15-11", "14-11", "13-11", "12-11", "11-11", "11-10")
    ]
    for suit in range(SUITS):
        members = [tile for tile in range(136) if 0 < CALLED.power(suit, tile) <= SUITS]
        assert len(members) == SUITS


@pytest.mark.parametrize(("players", "rounds", "hand", "left"), [(4, 2, 17, 0), (3, 3, 15, 1)])
def test_dtk_2_hands_and_rounds(players: int, rounds: int, hand: int, left: int) -> None:
    check_shuffle(players, rounds, hand, left)


def test_dtk_2_two_players_play_four_rounds() -> None:
    check_shuffle(2, 4, 17, 0)


def check_shuffle(players: int, rounds: int, hand: int, left: int) -> None:
    """One shuffle lasts for the match: no tile is dealt twice, and ``left`` tiles remain."""
    match = load(players=players).new_match(seed=players)
    shuffle = [int(tile) for tile in match.round.order]
    played = play_match(match, 1)
    assert len(played) == rounds
    assert match.dealer.dealt == 1
    used = players * hand
    for number, state in enumerate(played):
        assert list(state.order) == shuffle[number * used :] + shuffle[: number * used]
        assert len(state.log) == used
    assert 136 - rounds * used == left


def test_dtk_2_there_is_no_round_after_the_last() -> None:
    for players, rounds in ((2, 4), (3, 3), (4, 2)):
        game = load(players=players)
        game.new_round(seed=1, number=rounds)
        with pytest.raises(BadOption):
            game.new_round(seed=1, number=rounds + 1)


def test_dtk_2_presets_seat_their_players() -> None:
    assert [load(f"double_takes_{players}").players for players in (2, 3, 4)] == [2, 3, 4]
    assert load("double_takes_partners").players == 4
    assert load("with_revokes", players=3).players == 3
    with pytest.raises(BadOption):
        load("double_takes_3", players=4)
    with pytest.raises(BadOption):
        load("double_takes_partners", players=2)
    with pytest.raises(BadOption):
        load(players=5)


def test_dtk_2_tiles_of_earlier_rounds_are_public() -> None:
    match = load(players=3).new_match(seed=5)
    play_out(match.round, Rng(1))
    match.settle()
    match.start()
    known = match.round.seen_by(1)
    first = {tile_text(tile) for tile in list(match.rounds[0].order)[:45]}
    assert set(known.fields()["gone"].split()) == first
    assert not first & {tile_text(tile) for tile in known.unknowns().tiles}


def test_dtk_3_the_lot_opens_the_first_round() -> None:
    game = load(players=3)
    deal = game.draw_deal(Setup(), Dealer.from_seed(1))
    for lot in range(3):
        deal.lot = lot
        assert game.deal_round(Setup(), deal).turn == lot
    assert {Dealer.from_seed(seed).deal(136, 3).lot for seed in range(30)} == {0, 1, 2}


@pytest.mark.parametrize(("players", "openers"), [(3, [2, 0, 1]), (2, [1, 0, 1, 0]), (4, [3, 0])])
def test_dtk_x10_dtk_3_openers_pass_to_the_left(players: int, openers: list[int]) -> None:
    game = load(players=players)
    match = Match(game, Dealer.from_seed(1), begin=False)
    deal = game.draw_deal(Setup(), Dealer.from_seed(1))
    deal.lot = openers[0]
    match.start_from(game.next_setup(match), deal)
    assert [state.opener for state in play_match(match, 4)] == openers


def test_dtk_4_play_goes_to_the_left() -> None:
    state = place(load(), leader="C", A="9-5", B="14-9", C="9-4", D="9-3")
    turns = []
    for text in ("9-4 as 9", "9-3", "9-5", "14-9"):
        turns.append(int(state.turn))
        play(state, text)
    assert turns == [2, 3, 0, 1]


# -- the trick ------------------------------------------------------------------------------------


def test_dtk_5_a_lead_calls_one_of_its_numbers() -> None:
    state = place(load(), A="13-10 9-9")
    assert legal(state) == ["9-9 as 9", "13-10 as 10", "13-10 as 13"]
    assert refused(state, "13-10") == ("DTK-5", "refuse-call")
    assert refused(state, "9-9") == ("DTK-5", "refuse-call-double")
    for text in ("13-10 as 9", "9-9 as", "13-10 as x", "as 10"):
        with pytest.raises(BadText):
            state.parse(text)
    play(state, " 10-13  AS 10")
    assert state.fields()["suit"] == "10"


def test_dtk_6_the_suit_must_be_followed() -> None:
    fields = {"D": "12-10 6-6", "leader": "D", "trick": "12-10", "suit": "10"}
    fields["D"] = "6-6"
    state = place(load(), **fields, A="10-4 9-9", B="7-7 5-5")
    assert legal(state) == ["10-4"]
    assert refused(state, "9-9") == ("DTK-6", "refuse-follow")
    assert refused(state, "7-7") == ("DTK-6", "refuse-not-held")
    assert refused(state, "10-4 as 10") == ("DTK-5", "refuse-called")
    assert refused(state, "stand") == ("DTK-14", "refuse-no-revokes")
    play(state, "10-4")
    assert legal(state) == ["5-5", "7-7"]
    play(state, "7-7")
    assert state.fields()["voids"] == "B 10"


def test_dtk_7_the_highest_double_of_another_suit_wins() -> None:
    for suit in range(SUITS):
        others = [parse_tile(f"{n}-{n}") for n in range(SUITS) if n != suit]
        powers = [CALLED.power(suit, tile) for tile in others]
        assert powers == sorted(powers)
        best = max(CALLED.power(suit, tile) for tile in range(136) if tile not in others)
        assert min(powers) > best


def test_dtk_8_a_double_of_the_suit_ranks_within_the_suit() -> None:
    for suit in range(SUITS):
        double = parse_tile(f"{suit}-{suit}")
        assert CALLED.power(suit, double) == suit + 1


def test_dtk_8_other_tiles_of_other_suits_win_nothing() -> None:
    assert CALLED.power(13, parse_tile("15-14")) == 0
    state = place(load(players=2), A="2-0", B="15-14")
    play(state, "2-0 as 0", "15-14")
    assert state.scores() == [1, 0]


def test_dtk_9_the_winner_leads() -> None:
    state = place(load(players=3), A="9-5 1-0", B="14-9 2-0", C="9-4 3-0")
    play(state, "9-5 as 9", "14-9", "9-4")
    assert state.turn == 1
    assert state.fields()["leader"] == "B"


# -- points ---------------------------------------------------------------------------------------


@pytest.mark.parametrize("players", [2, 3, 4])
def test_dtk_10_tricks_and_doubles_score_points(players: int) -> None:
    """Every trick and double counts for one seat, including a leftover double."""
    for seed in range(6):
        match = load(players=players).new_match(seed=seed)
        rounds = play_match(match, seed)
        assert sum(match.totals) == TOTALS[players]
        assert sum(int(n) for state in rounds for n in state.honours) == 16
        assert all(sum(state.tricks) == (15 if players == 3 else 17) for state in rounds)


def test_dtk_11_the_leftover_is_hidden_or_shown() -> None:
    for shown in (False, True):
        game = load("double_takes_3", show_leftover=shown)
        state = game.new_round(seed=3, number=3)
        for seat in (None, 0, 1, 2):
            assert ("leftover" in state.seen_by(seat).fields()) == shown
        play_out(state, Rng(3))
        assert "leftover" in state.seen_by(None).fields()
    early = load("double_takes_3", show_leftover=True).new_round(seed=3, number=2)
    assert "leftover" not in early.fields()


def test_dtk_11_the_leftover_is_the_last_of_the_shuffle() -> None:
    match = load(players=3).new_match(seed=9)
    shuffle = list(match.round.order)
    assert play_match(match, 9)[-1].leftover == shuffle[-1]


def finished(game: Game, totals: list[int], doubles: list[list[int]]) -> Match:
    """Return a finished match with these totals, and doubles by round and seat."""
    match = Match(game, Dealer.from_seed(1), begin=False)
    for number, numbers in enumerate(doubles, 1):
        state = game.deal_round(Setup(number), game.draw_deal(Setup(number), match.dealer))
        assert isinstance(state, TakesRound)
        for seat, count in enumerate(numbers):
            state.honours[seat] = count
        match.rounds.append(state)
    match.totals = totals
    match.number = len(doubles) + 1
    return match


def winners(game: Game, totals: list[int], doubles: list[list[int]]) -> list[int]:
    match = finished(game, totals, doubles)
    assert game.match_is_over(match)
    return game.match_winners(match)


def test_dtk_12_the_highest_total_wins() -> None:
    doubles = [[2, 3, 2, 1], [1, 3, 2, 2]]
    assert winners(load(), [14, 9, 12, 15], doubles) == [3]
    assert winners(load(), [15, 9, 11, 15], doubles) == [0, 3]


def test_dtk_12_doubles_break_a_tie() -> None:
    game = load(tie_break="most_doubles")
    assert winners(game, [15, 9, 11, 15], [[2, 3, 2, 1], [1, 3, 1, 3]]) == [3]
    assert winners(game, [15, 9, 11, 15], [[2, 3, 2, 1], [1, 3, 2, 2]]) == [0, 3]
    pairs = load("double_takes_partners", tie_break="most_doubles")
    assert winners(pairs, [25, 25, 25, 25], [[4, 3, 0, 1], [0, 3, 3, 2]]) == [1, 3]
    assert winners(pairs, [25, 25, 25, 25], [[4, 3, 0, 1], [0, 2, 4, 2]]) == [0, 1, 2, 3]


def test_dtk_12_the_match_lasts_until_the_set_is_used_up() -> None:
    match = load(players=2).new_match(seed=1)
    play_out(match.round, Rng(1))
    match.settle()
    assert not match.is_over


def test_dtk_x13_dtk_13_partners_add_their_points() -> None:
    game = load("double_takes_partners")
    assert game.sides == [0, 1, 0, 1]
    state = place(
        game, opener="A", tricks="7 2 5 3", doubles="7 7 7 12", A="9-5", B="14-9", C="9-4", D="9-3"
    )
    assert state.scores() == [26, 24, 26, 24]
    totals = state.scores()
    assert winners(game, totals, [[0] * 4, [0] * 4]) == [0, 2]
    play(state, "9-5 as 9", "14-9", "9-4", "9-3")
    assert state.scores() == [26, 25, 26, 25]


def test_dtk_13_partners_share_a_total() -> None:
    match = load("double_takes_partners").new_match(seed=2)
    play_match(match, 2)
    assert match.totals[:2] == match.totals[2:]
    assert match.totals[0] + match.totals[1] == 50
