"""The rules of Texas 42; the worked examples are in examples.txt."""

from __future__ import annotations

from itertools import product
from typing import Any

import pytest

import capicua
from capicua.bots.levels import Greedy
from capicua.core.game import Game, read_deal
from capicua.core.match import Match
from capicua.core.messages import BadOption
from capicua.core.setup import Setup
from capicua.core.state import State
from capicua.core.tiles.random import Dealer, Rng
from capicua.core.tiles.tile import parse_tile
from capicua.games.texas_42.rules import TexasRound
from capicua.games.texas_42.suits import (
    HONOUR,
    MODES,
    SUITS,
    SUITS_IN,
)
from capicua.testing.notation import legal, play, refused

HANDS = [
    ["3-3", "6-3", "5-3", "3-1", "6-6", "6-5", "2-0"],
    ["3-0", "5-5", "5-4", "4-1", "2-1", "6-2", "0-0"],
    ["3-2", "6-4", "6-1", "4-4", "2-2", "5-0", "1-0"],
    ["4-3", "6-0", "5-2", "5-1", "4-2", "4-0", "1-1"],
]
"""None of the four hands holds four doubles."""
PLUNGER = [
    ["0-0", "1-1", "2-2", "3-3", "6-5", "6-4", "6-3"],
    ["4-4", "5-5", "6-6", "6-2", "6-1", "6-0", "5-4"],
    ["5-3", "5-2", "5-1", "5-0", "4-3", "4-2", "4-1"],
    ["4-0", "3-2", "3-1", "3-0", "2-1", "2-0", "1-0"],
]
"""A holds four doubles and B three."""


def load(preset: str = "four_hand_texas", **options: Any) -> Game:
    return capicua.load("texas_42", preset=preset, **options)


def begin(game: Game, hands: list[list[str]] = HANDS, starter: int | None = 0) -> TexasRound:
    state = game.new_round(hands=hands, starter=starter)
    assert isinstance(state, TexasRound)
    return state


def place(game: Game, **fields: str) -> TexasRound:
    state = game.position(fields)
    assert isinstance(state, TexasRound)
    return state


def play_out(state: State, rng: Rng) -> None:
    while not state.is_over:
        actions = state.legal_actions()
        state.apply(actions[rng.below(len(actions))])


# -- seats and deal -------------------------------------------------------------------------------


def test_t42_1_four_seats_in_two_sides() -> None:
    game = load()
    assert game.seats(game.options) == (4, 4)
    assert game.sides == [0, 1, 0, 1]
    with pytest.raises(BadOption):
        capicua.load("texas_42", players=3)


def test_t42_2_all_tiles_are_dealt() -> None:
    state = load().new_round(seed=1)
    hands = [state.fields()[letter].split() for letter in "ABCD"]
    assert [len(hand) for hand in hands] == [7, 7, 7, 7]
    assert len({tile for hand in hands for tile in hand}) == 28


def test_t42_3_the_first_dealer_is_drawn_by_lot() -> None:
    game = load()
    for lot in range(4):
        state = game.new_round(hands=HANDS, lot=lot)
        assert state.fields()["dealer"] == "ABCD"[lot]
        assert state.turn == (lot + 1) % 4
    assert {Dealer.from_seed(seed).deal(28, 4).lot for seed in range(30)} == {0, 1, 2, 3}


def start(match: Match, lot: int) -> None:
    """Deal the next round with the same hands and this lot."""
    game = match.game
    deal = read_deal(game, Setup(), None, HANDS, None, lot)
    match.start_from(game.next_setup(match), deal)


def test_t42_3_the_deal_passes_to_the_left_after_every_hand() -> None:
    game = load(passout_limit=0)
    match = Match(game, Dealer.from_seed(1), begin=False)
    dealers = []
    for hand in range(6):
        start(match, lot=2)
        dealers.append(match.round.fields()["dealer"])
        if hand % 2:
            play(match.round, "pass", "pass", "pass", "pass")
        else:
            play(match.round, "bid 30", "pass", "pass", "pass", "trump 3")
            play_out(match.round, Rng(hand))
        match.settle()
    assert dealers == ["C", "D", "A", "B", "C", "D"]


def test_t42_4_everything_goes_clockwise() -> None:
    state = begin(load())
    turns = []
    for text in ("bid 30", "bid 31", "pass", "pass", "pass", "trump 5", "5-5", "5-0", "5-1"):
        turns.append(int(state.turn))
        play(state, text)
    assert turns == [0, 1, 2, 3, 0, 1, 1, 2, 3]


# -- naming trumps and play -----------------------------------------------------------------------


def contract(game: Game, hands: list[list[str]] = HANDS, bid: str = "bid 30") -> TexasRound:
    """A wins the auction."""
    state = begin(game, hands)
    play(state, bid, "pass", "pass", "pass")
    return state


NUMBERS = [f"trump {n}" for n in range(7)]


def test_t42_11_nine_modes_and_no_tile_of_the_trump_needed() -> None:
    state = contract(load())
    assert legal(state) == [*NUMBERS, "trump doubles", "trump none"]
    play(state, "trump 4")  # A holds no four
    assert refused(state, "trump 3") == ("T42-11", "refuse-named")


def test_t42_11_modes_can_be_disabled() -> None:
    state = contract(load(allow_doubles_trump=False, allow_no_trump=False))
    assert legal(state) == NUMBERS
    assert refused(state, "trump doubles") == ("T42-11", "refuse-no-doubles")
    assert refused(state, "trump none") == ("T42-11", "refuse-no-trump")
    assert refused(state, "3-3") == ("T42-11", "refuse-name-first")


def test_t42_11_the_bidder_chooses_the_role_of_doubles() -> None:
    state = contract(load(no_trump_doubles="bidder_chooses"))
    assert legal(state)[7:] == [
        "trump doubles",
        "trump none_high",
        "trump none_low",
        "trump none_own",
    ]
    assert state.parse("trump none") == state.parse("TRUMP  none_high")


def lead(trump: str, tile: str, hand: str) -> list[str]:
    """Return what B may play when A leads a tile."""
    game = load(no_trump_doubles="bidder_chooses")
    return legal(place(game, bidder="A", trump=trump, trick=tile, B=hand))


def test_t42_12_t42_13_t42_14_which_tiles_follow() -> None:
    assert lead("3", "3-3", "6-3 6-6 2-1") == ["6-3"]
    assert lead("3", "6-5", "6-3 5-4 2-1") == ["2-1", "5-4", "6-3"]
    assert lead("doubles", "6-6", "5-5 6-5 2-1") == ["5-5"]
    assert lead("doubles", "6-5", "6-6 5-4 2-1") == ["2-1", "5-4", "6-6"]
    assert lead("none", "4-4", "4-1 6-4 3-3") == ["4-1", "6-4"]
    assert lead("none_own", "4-4", "4-1 6-4 3-3") == ["3-3"]
    assert lead("none_own", "4-1", "4-4 6-4 3-3") == ["6-4"]


def winner(trump: str, *tiles: str) -> str:
    """Return the winner of a trick that A leads."""
    game = load(no_trump_doubles="bidder_chooses")
    hands = dict(zip("ABCD", tiles, strict=True))
    state = place(game, bidder="A", trump=trump, **hands)
    play(state, *tiles)
    return state.fields()["leader"]


def test_t42_15_rank_within_a_suit() -> None:
    assert winner("0", "6-4", "6-5", "6-6", "6-1") == "C"
    assert winner("0", "6-4", "6-5", "6-3", "6-1") == "B"
    assert winner("doubles", "3-3", "1-1", "5-5", "4-4") == "C"
    assert winner("none_low", "4-0", "4-4", "2-1", "3-1") == "A"
    assert winner("none_low", "4-4", "4-0", "2-1", "3-1") == "B"
    assert winner("none_own", "4-4", "5-5", "6-4", "6-5") == "B"
    assert winner("none_own", "4-1", "5-5", "6-4", "4-4") == "C"


def test_t42_16_the_bidder_leads_first_and_then_each_winner() -> None:
    state = contract(load())
    play(state, "trump 3")
    assert state.turn == 0
    assert len(legal(state)) == 7
    play(state, "2-0", "2-1", "2-2", "5-2")
    assert state.turn == 2


def test_t42_17_the_higher_number_is_led() -> None:
    assert lead("0", "5-2", "5-4 6-2 3-1") == ["5-4"]
    assert lead("2", "5-2", "5-4 6-2 3-1") == ["6-2"]
    assert lead("none", "2-2", "5-4 6-2 3-1") == ["6-2"]


def test_t42_18_players_must_follow_but_need_not_beat() -> None:
    state = place(load(), bidder="A", trump="0", trick="6-5", B="6-4 6-6 0-0")
    assert legal(state) == ["6-4", "6-6"]
    assert refused(state, "0-0") == ("T42-18", "refuse-follow")
    assert refused(state, "4-4") == ("T42-18", "refuse-not-held")
    void = place(load(), bidder="A", trump="0", trick="6-5", B="5-4 4-4 0-0")
    assert len(legal(void)) == 3


def test_t42_18_the_error_names_the_tiles_that_follow() -> None:
    state = place(load(), bidder="A", trump="3", trick="6-5", B="6-3 6-1 4-2")
    found = state.why_not(state.parse("6-3"))
    assert found is not None
    assert found.rule == "T42-13"
    wanted = {"tile": "6-3", "suit": "sixes", "tiles": ["6-1"], "trump": "threes"}
    assert found.message.arguments == wanted


def test_t42_19_the_highest_trump_or_tile_of_the_led_suit_wins() -> None:
    assert winner("1", "6-6", "1-0", "2-1", "6-5") == "C"
    assert winner("none", "4-0", "6-6", "5-5", "3-3") == "A"


def test_t42_20_seven_tricks_and_no_tie() -> None:
    for mode, suit in product(range(MODES), range(SUITS)):
        powers = [int(SUITS_IN[mode].power(suit, tile)) for tile in range(28)]
        winning = [power for power in powers if power]
        assert len(set(winning)) == len(winning)
    state = contract(load(early_stop=True))
    play(state, "trump 3")
    play_out(state, Rng(2))
    assert sum(int(n) for n in state.fields()["tricks"].split()) == 7


def test_t42_20_under_marks_the_hand_stops_when_decided() -> None:
    game = load("marks")
    fields = {"bidder": "A", "bid": "31", "trump": "3", "A": "3-3 6-6", "B": "5-5 1-1"}
    made = place(game, **fields, C="2-2 4-4", D="0-0 2-0", taken="28 3", tricks="4 1")
    play(made, "3-3", "1-1", "2-2", "0-0")
    assert not made.is_over
    made = place(game, **fields, C="2-2 4-4", D="0-0 2-0", taken="30 3", tricks="4 1")
    play(made, "3-3", "1-1", "2-2", "0-0")
    assert (made.is_over, made.scores()) == (True, [1, 0, 1, 0])
    lost = place(game, **fields, C="2-2 4-4", D="0-0 2-0", taken="19 11", tricks="4 1", leader="B")
    play(lost, "5-5", "4-4", "0-0", "6-6")
    assert (lost.is_over, lost.scores()) == (True, [0, 1, 0, 1])
    longer = place(
        load("marks", early_stop=False), **fields, C="2-2 4-4", D="0-0 2-0", tricks="4 1"
    )
    play(longer, "3-3", "1-1", "2-2", "0-0")
    assert not longer.is_over


def test_t42_20_early_stop_is_ignored_under_points() -> None:
    state = place(
        load(early_stop=True),
        bidder="A",
        bid="30",
        trump="3",
        taken="35 2",
        tricks="5 0",
        A="3-3 6-6",
        B="5-5 1-1",
        C="2-2 4-4",
        D="0-0 2-0",
    )
    play(state, "3-3", "1-1", "2-2", "0-0")
    assert not state.is_over


# -- scoring --------------------------------------------------------------------------------------


def test_t42_21_forty_two_points() -> None:
    worth = {text: int(HONOUR[parse_tile(text, 6)]) for hand in HANDS for text in hand}
    assert {text: points for text, points in worth.items() if points} == {
        "5-5": 10,
        "6-4": 10,
        "5-0": 5,
        "3-2": 5,
        "4-1": 5,
    }
    for seed in range(30):
        state = load().new_round(seed=seed)
        play_out(state, Rng(seed))
        if not state.is_void:
            assert sum(int(points) for points in state.fields()["taken"].split()) == 42


@pytest.mark.parametrize("keeps", [False, True])
def test_t42_22_every_line_of_the_table(keeps: bool) -> None:
    game = load(set_side_keeps_points=keeps)
    for seed in range(120):
        state = game.new_round(seed=seed)
        assert isinstance(state, TexasRound)
        rng = Rng(seed)
        while not state.is_over:
            state.apply(Greedy().choose(state.view(int(state.turn)), rng))
        if state.is_void:
            continue
        fields = state.fields()
        side = "ABCD".index(fields["bidder"]) % 2
        taken = [int(points) for points in fields["taken"].split()]
        bid, x, y = int(fields["bid"]), taken[side], taken[1 - side]
        if bid <= 41:
            wanted = (x, y) if x >= bid else (x if keeps else 0, y + bid)
        else:
            wanted = (bid, 0) if x == 42 else (x if keeps else 0, y + bid)
        assert (state.scores()[side], state.scores()[1 - side]) == wanted
        assert state.scores()[2:] == state.scores()[:2]


def match_after(game: Game, totals: list[int], state: State) -> Match:
    """Return a match in which a round has just been settled."""
    match = Match(game, Dealer.from_seed(1), begin=False)
    match.totals = totals
    match.number = 2
    match.round = state
    match.settle()
    return match


def last_trick(game: Game, bid: str, taken: str) -> State:
    """Return A's hand before its last trick, which A takes for one point."""
    tiles = dict(zip("ABCD", ["3-3", "1-1", "2-2", "0-0"], strict=True))
    state = place(game, bidder="A", bid=bid, trump="3", taken=taken, tricks="5 1", **tiles)
    play(state, *tiles.values())
    return state


def test_t42_23_the_bidders_win_if_both_sides_reach_the_target_t42_x10() -> None:
    game = load()
    match = match_after(game, [222, 246, 222, 246], last_trick(game, "30", "29 12"))
    assert match.totals == [252, 258, 252, 258]
    assert (match.is_over, match.winners) == (True, [0, 2])


def test_t42_23_one_or_no_side_reaches_the_target() -> None:
    game = load()
    match = match_after(game, [100, 246, 100, 246], last_trick(game, "30", "29 12"))
    assert (match.is_over, match.winners) == (True, [1, 3])
    match = match_after(game, [100, 100, 100, 100], last_trick(game, "30", "29 12"))
    assert not match.is_over
    assert match.totals == [130, 112, 130, 112]


def test_t42_23_another_target() -> None:
    game = load(target=130)
    match = match_after(game, [100, 100, 100, 100], last_trick(game, "30", "29 12"))
    assert match.winners == [0, 2]
    game = load("marks")
    match = match_after(game, [6, 6, 6, 6], last_trick(game, "30", "29 12"))
    assert (match.totals, match.winners) == ([7, 6, 7, 6], [0, 2])


@pytest.mark.parametrize("preset", ["four_hand_texas", "one_bid_each", "marks", "marks_forced_bid"])
def test_t42_24_every_match_has_one_winning_side(preset: str) -> None:
    game = load(preset)
    for seed in range(6):
        rng = Rng(seed)
        match = game.new_match(seed=seed)
        while not match.is_over:
            play_out(match.round, rng)
            match.settle()
            if not match.is_over:
                match.start()
        assert match.winners in ([0, 2], [1, 3])
        played = [state for state in match.rounds if not state.is_void]
        assert len(played) <= (12 if not preset.startswith("marks") else 13)
