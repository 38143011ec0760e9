"""Shared rules of line games, tested one by one on Block, Draw and Muggins."""

from __future__ import annotations

import pytest

import capicua
from capicua.core.messages import BadOption, BadText
from capicua.core.setup import Setup
from capicua.core.tiles.random import Deal, Dealer
from capicua.core.tiles.tile import is_double, parse_tile
from capicua.families.line.game import LineGame
from capicua.families.line.options import LineOptions
from capicua.families.line.rules import LineRound
from capicua.testing.notation import legal, play

NO_DOUBLE = [["6-5", "4-3", "2-1"], ["6-4", "5-3", "2-0"]]


def line(**values: object) -> LineGame:
    players = int(values.pop("players", 2))  # type: ignore[call-overload]
    return LineGame(LineOptions(**values), players)  # type: ignore[arg-type]


def at(game: LineGame, layout: str, *hands: str, boneyard: str = "–", **more: str) -> LineRound:
    seats = dict(zip("ABCDEFG", hands, strict=False))
    state = game.position({"layout": layout, "boneyard": boneyard, **seats, **more})
    assert isinstance(state, LineRound)
    return state


# -- set, seats, deal ------------------------------------------------------------------------


@pytest.mark.parametrize(("high", "tiles"), [(6, 28), (9, 55), (12, 91), (15, 136)])
def test_lin_1_sets(high: int, tiles: int) -> None:
    assert line(set=high).tile_count == tiles


def test_lin_2_direction() -> None:
    deal = {"seed": 3, "lot": 0}
    for direction, second in (("clockwise", 1), ("counterclockwise", 2)):
        state = line(players=3, direction=direction).new_round(**deal)
        leader = state.turn
        state.apply(state.legal_actions()[0])
        assert (state.turn - leader) % 3 == second


def test_lin_3_deal_hand_by_hand_and_boneyard() -> None:
    state = line(players=3).new_round(seed=1)
    assert isinstance(state, LineRound)
    order = list(state.order)
    for seat in range(3):
        assert all(state.hands.holds(seat, tile) for tile in order[seat * 7 : seat * 7 + 7])
    assert state.stock.left == 7


SIZES = {
    6: "7 7 7 4 3",
    9: "9 9 9 9 8 6 5",
    12: "12 12 12 12 12 12 10 9 8",
    15: "15 15 15 15 15 15 15 14 12",
}


@pytest.mark.parametrize("high", SIZES)
def test_lin_4_automatic_hands(high: int) -> None:
    wanted = [int(size) for size in SIZES[high].split()]
    found = [line(set=high, players=seats).size for seats in range(2, len(wanted) + 2)]
    assert found == wanted
    with pytest.raises(BadOption):
        line(set=high, players=len(wanted) + 2)


def test_lin_x12_hand_sizes() -> None:
    muggins = capicua.load("muggins", preset="twenty_games_large", players=6)
    assert (muggins.hand_sizes(Setup())[0], muggins.tile_count - 6 * 8) == (8, 7)
    draw = capicua.load("draw", hand_size="auto", players=5)
    assert (draw.hand_sizes(Setup())[0], draw.tile_count - 5 * 4) == (4, 8)


def test_lin_5_oversized_hands_are_rejected() -> None:
    assert line(hand_size={2: 9, 3: 4}, players=3).size == 4
    assert line(hand_size=9, players=3).size == 9
    for values in (
        {"hand_size": 15},
        {"hand_size": {2: 15}},
        {"hand_size": {1: 5}},
        {"hand_size": 9, "players": 4},
        {"hand_size": 8, "teams": "pairs", "players": 4},
        {"hand_size": {2: 7, 4: 5}, "players": 3},
    ):
        with pytest.raises(BadOption):
            line(**values)


# -- the lead ----------------------------------------------------------------------------------


def test_lin_6_first_lead_by_lot_or_highest_double() -> None:
    hands = [["6-5", "4-3", "2-2"], ["6-4", "5-5", "2-0"]]
    small = line(players=2, hand_size=3)
    assert [small.new_round(hands=hands, lot=lot).turn for lot in (0, 1)] == [0, 1]
    forced = line(players=2, hand_size=3, first_lead="highest_double")
    state = forced.new_round(hands=hands, lot=0)
    assert (state.turn, legal(state)) == (1, ["5-5@root"])
    assert small.new_round(hands=hands, lot=0, number=2, starter=1).turn == 1


@pytest.mark.parametrize(
    ("next_lead", "starter"),
    [("same_leader", 1), ("rotate", 2), ("hand_winner", 0), ("highest_double", 2)],
)
def test_lin_6_later_leads(next_lead: str, starter: int) -> None:
    game = line(players=3, next_lead=next_lead)
    match = game.new_match(seed=1)
    match.round = at(game, "root 5-4", "5-1", "3-2", "2-2", leader="B", turn="A")
    play(match.round, "5-1@E")
    match.settle()
    assert game.next_setup(match).starter == starter


def test_lin_6_the_winner_of_a_blocked_hand_leads() -> None:
    for hands, starter in ((("6-4 2-1", "4-3", "5-5"), 0), (("6-4 2-1", "3-0", "5-5"), 2)):
        game = line(players=3, next_lead="hand_winner", draw_per_turn=0)
        match = game.new_match(seed=1)
        match.round = at(
            game,
            "root 6-3 | E 6-6 | W 3-1 6-1 6-5 5-0 6-0 6-2 4-2",
            *hands,
            leader="B",
            turn="A",
        )
        play(match.round, "6-4@W")
        match.settle()
        assert game.next_setup(match).starter == starter


def test_lin_7_a_forced_lead_is_one_public_tile() -> None:
    game = line(players=2, hand_size=3, first_lead="highest_double")
    state = game.new_round(hands=[["6-5", "4-3", "2-2"], ["6-4", "5-5", "2-0"]])
    refusal = state.why_not(state.parse("6-4@root"))
    assert refusal is not None
    assert refusal.rule == "LIN-7"
    for action in ("draw", "pass", "6-4@E"):
        refusal = state.why_not(state.parse(action))
        assert refusal is not None
        assert refusal.rule == "LIN-7"
    assert b"fact-lead" in state.view(0).encode()
    assert state.resample(0, Dealer.from_seed(1).rng()).hands.holds(1, parse_tile("5-5"))


def test_lin_8_redeal_until_a_seat_holds_a_double() -> None:
    game = line(players=2, hand_size=3, first_lead="highest_double")
    for seed in range(30):
        deal = game.draw_deal(Setup(), Dealer.from_seed(seed))
        assert any(is_double(tile) for tile in deal.order[:6])
    # A deal given by hand is not redealt; the lead falls back to heaviest_tile.
    state = game.new_round(hands=NO_DOUBLE)
    assert (state.turn, legal(state)) == (0, ["6-5@root"])
    refusal = state.why_not(state.parse("4-3@root"))
    assert refusal is not None
    assert refusal.rule == "LIN-8"


class NeverContent(LineGame):
    """A game that always calls for a redeal."""

    def calls_for_redeal(self, setup: Setup, deal: Deal) -> bool:
        return True


def test_lin_8_at_most_fifty_redeals() -> None:
    dealer = Dealer.from_seed(1)
    NeverContent(LineOptions(), 2).draw_deal(Setup(), dealer)
    assert dealer.dealt == 51


def test_lin_8_heaviest_tile_with_the_higher_half() -> None:
    game = line(players=2, hand_size=3, first_lead="highest_double", no_double="heaviest_tile")
    state = game.new_round(hands=[["5-4", "3-2", "1-0"], ["6-3", "5-1", "2-0"]])
    assert (state.turn, legal(state)) == (1, ["6-3@root"])


def test_lin_8_draw_for_double() -> None:
    game = line(players=2, hand_size=3, first_lead="highest_double", no_double="draw_for_double")
    state = game.new_round(hands=NO_DOUBLE, stock=["1-0", "4-4"], lot=1)
    assert (state.turn, legal(state)) == (1, ["draw"])
    refusal = state.why_not(state.parse("6-4@root"))
    assert refusal is not None
    assert refusal.rule == "LIN-8"
    play(state, "draw")
    assert (state.turn, legal(state)) == (0, ["draw"])
    play(state, "draw")
    assert (state.turn, legal(state)) == (0, ["4-4@root"])


def test_lin_8_no_seat_finds_a_double() -> None:
    game = line(
        players=2,
        hand_size=12,
        first_lead="highest_double",
        no_double="draw_for_double",
        boneyard_reserve=2,
    )
    doubles = [f"{n}-{n}" for n in range(7)]
    tiles = [f"{a}-{b}" for a in range(7) for b in range(a)]
    hands = [tiles[9:21], tiles[:9] + doubles[:3]]
    assert legal(game.new_round(hands=hands, lot=0)) == ["2-2@root"]
    small = line(
        players=2,
        hand_size=3,
        first_lead="highest_double",
        no_double="draw_for_double",
    )
    state = small.position(
        {"layout": "–", "A": "6-4", "B": "5-3", "boneyard": "6-5", "phase": "seek", "turn": "B"}
    )
    play(state, "draw")
    assert (state.turn, legal(state)) == (1, ["6-5@root"])


# -- the layout --------------------------------------------------------------------------------


def test_lin_10_root_and_arms() -> None:
    assert at(line(), "root 4-2", "6-4 6-2", "1-1").line.numbers() == [4, 2]
    assert at(line(), "root 4-4", "6-4 6-2", "1-1").line.numbers() == [4]


def test_lin_11_a_double_matches_by_one_half() -> None:
    state = at(line(), "root 4-4", "4-1 6-2", "1-1")
    assert legal(state) == ["4-1@E"]


def test_lin_12_a_double_that_is_not_a_spinner_has_one_open_side() -> None:
    state = at(line(spinner="four"), "root 6-6 | E 6-2 2-2", "5-2 2-0", "1-1")
    assert legal(state) == ["2-0@E", "5-2@E"]
    play(state, "5-2@E")
    assert state.line.numbers() == [5, 6]


def test_lin_13_spinner_modes() -> None:
    ends = {
        "none": [("6-2@E", [2, 6]), ("6-3@W", [2, 3]), ("6-4@N", None)],
        "four": [("6-2@E", [2, 6]), ("6-3@W", [2, 3, 6]), ("6-4@N", [2, 3, 4, 6])],
        "all_first": [("6-2@E", [6]), ("6-3@W", [6]), ("6-4@N", [6]), ("6-5@S", [2, 3, 4, 5])],
        "single": [("6-2@E", [2]), ("6-3@W", None)],
    }
    for spinner, steps in ends.items():
        game = line(spinner=spinner, players=2, draw_per_turn=0)
        state = at(game, "root 6-6", "6-2 6-3 6-4 6-5 1-1", "2-1 5-2 4-2 2-0 3-3")
        for text, numbers in steps:
            state.turn = 0
            if numbers is None:
                refusal = state.why_not(state.parse(text))
                assert refusal is not None
                assert refusal.rule in ("LIN-13", "LIN-11")
            else:
                play(state, text)
                assert state.line.numbers() == numbers, spinner


def test_lin_14_only_one_untouched_edge_is_offered() -> None:
    state = at(line(spinner="four"), "root 6-6", "6-3 6-1 5-2", "4-4")
    assert legal(state) == ["6-1@E", "6-3@E"]
    for arm in "WNS":
        refusal = state.why_not(state.parse(f"6-3@{arm}"))
        assert refusal is not None
        assert refusal.rule == "LIN-14"


@pytest.mark.parametrize(
    ("layout", "count"),
    [
        ("root 5-5", 10),
        ("root 6-4", 10),
        ("root 5-3 | E 5-5", 13),
        ("root 5-3 | E 5-5 5-1", 4),
        ("root 6-4 | W 4-4", 14),
        ("root 5-5 | E 5-0 0-0 | W 6-5", 6),
        ("root 5-5 | E 5-0 0-0 4-0 | W 6-5 6-6 | N 5-3 | S 5-1", 20),
    ],
)
def test_lin_15_board_count(layout: str, count: int) -> None:
    assert at(line(spinner="four"), layout, "2-2", "3-2").line.count() == count


def test_lin_16_written_form() -> None:
    game = line(spinner="four")
    text = "root 5-5 | E 5-0 0-0 | W 6-5 | N – | S –"
    state = at(game, text, "2-2 5-3", "6-2")
    assert state.fields()["layout"] == text
    assert state.text(state.parse(" 3-5 @ n ")) == "5-3@N"
    assert state.text(state.parse("5-5@ROOT")) == "5-5@root"
    for nonsense in ("root 5-5 | E 4-3", "E 5-0", "root 5-5 | W 5-0", "root 5-5 | X 5-0"):
        with pytest.raises(BadText):
            at(game, nonsense, "2-2", "6-2")
    with pytest.raises(BadText):
        at(game, "root 5-5", "5-5", "6-2")
    with pytest.raises(BadText):
        at(game, "root 5-5", "2-2", "6-2", nothing="1")


# -- the turn ----------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("per_turn", "steps"),
    [
        (0, ["pass"]),
        (1, ["draw", "pass"]),
        (2, ["draw", "draw", "pass"]),
        ("unlimited", ["draw", "draw", "draw", "pass"]),
    ],
)
def test_lin_20_draws_in_a_turn(per_turn: object, steps: list[str]) -> None:
    game = line(draw_per_turn=per_turn)
    state = at(game, "root 5-4", "6-3", "5-5 1-1", boneyard="2-1 3-1 6-6")
    for text in steps:
        assert legal(state) == [text]
        play(state, text)
    assert state.turn == 1


def test_lin_20_no_pass_with_a_legal_play() -> None:
    state = at(line(draw_per_turn=0), "root 6-4", "6-3", "5-5")
    refusal = state.why_not(state.parse("pass"))
    assert refusal is not None
    assert refusal.message.arguments["tiles"] == ["6-3"]


def test_lin_21_voluntary_draws_end_with_a_play() -> None:
    game = line(draw_when_able=True)
    state = at(game, "root 5-4", "5-3", "5-5 1-1", boneyard="2-1 3-1")
    assert legal(state) == ["5-3@E", "draw"]
    play(state, "draw", "draw")
    assert legal(state) == ["5-3@E"]


def test_lin_22_a_play_ends_the_turn() -> None:
    state = at(line(draw_per_turn=0), "root 6-4", "6-3 3-3", "4-1 1-1")
    play(state, "6-3@E")
    assert (state.turn, state.drawn) == (1, 0)
