"""Tiddle-a-Wink: the second play after a double, the division of the set, and the pool."""

from __future__ import annotations

import pytest

import capicua
from capicua.core.state import State
from capicua.core.tiles.random import Rng
from capicua.games.tiddle_a_wink.options import TiddleAWinkOptions
from capicua.games.tiddle_a_wink.rules import TiddleAWink
from capicua.testing.notation import greedy_lead, legal, play


def at(layout: str, *hands: str, **options: object) -> State:
    game = capicua.load("tiddle_a_wink", players=len(hands), **options)
    fields = {"ABCDEFGHIJKL"[seat]: hand for seat, hand in enumerate(hands)}
    return game.position({"layout": layout, **fields})


def test_taw_1_the_highest_double_leads_every_hand() -> None:
    for preset in ("twenty_games", "pool_28"):
        game = capicua.load("tiddle_a_wink", preset=preset)
        for number in (1, 2, 5):
            state = game.new_round(seed=8, number=number, starter=2 if number > 1 else None)
            held = state.hands.tiles(state.turn)
            doubles = [n for n in range(game.pips + 1) if n * (n + 3) // 2 in held]
            assert legal(state) == [f"{max(doubles)}-{max(doubles)}@root"]


def test_taw_2_no_drawing() -> None:
    state = capicua.load("tiddle_a_wink", players=4).new_round(seed=2)
    rng = Rng(2)
    while not state.is_over:
        options = legal(state)
        assert "draw" not in options
        assert "pass" not in options or len(options) == 1
        play(state, options[rng.below(len(options))])
    assert state.stock.left == 3
    with pytest.raises(capicua.BadOption):
        capicua.load("tiddle_a_wink", draw_per_turn=1)


@pytest.mark.parametrize("bonus", ["none", "one", "chain"])
def test_taw_3_the_player_after_a_double(bonus: str) -> None:
    state = at("root 9-5", "5-5 5-2 2-2 9-2", "9-1 5-1", "8-7", double_bonus=bonus)
    play(state, "5-5@W")
    if bonus == "none":
        assert state.turn == 1
        return
    assert legal(state) == ["5-2@W", "9-2@E", "end_turn"]
    play(state, "9-2@E")
    assert state.turn == 1


def test_taw_3_one_bonus_per_turn() -> None:
    for bonus, seat in (("one", 1), ("chain", 0)):
        state = at("root 9-5", "5-5 9-9 9-2", "9-1 5-1", "8-7", double_bonus=bonus)
        play(state, "5-5@W", "9-9@E")
        assert state.turn == seat
        assert state.fields().get("phase", "") == ("bonus" if bonus == "chain" else "")


def test_taw_3_bonus_messages_and_facts() -> None:
    state = at("root 9-5", "5-5 9-2 1-1", "9-1 5-1", "8-7")
    said = [message.id for message in state.narrate(state.parse("5-5@W"))]
    assert said == ["say-play", "say-bonus"]
    play(state, "5-5@W")
    assert b"fact-bonus" in state.view(2).encode()
    assert [message.id for message in state.narrate(state.parse("end_turn"))] == ["say-end-turn"]
    lost = at("root 9-5", "5-5 8-2 1-1", "9-1 5-1", "8-7")
    said = [message.id for message in lost.narrate(lost.parse("5-5@W"))]
    assert said == ["say-play", "say-bonus-lost"]
    play(lost, "5-5@W")
    assert lost.fields()["lacked"] == "A 5 9"


def test_taw_3_without_bonuses_there_is_no_evidence() -> None:
    state = at("root 9-5", "5-5 8-2 1-1", "9-1 5-1", "8-7", double_bonus="none")
    play(state, "5-5@W")
    assert "lacked" not in state.fields()


def test_taw_4_the_last_tile_ends_the_hand_even_as_a_bonus() -> None:
    state = at("root 9-5", "5-5 9-2", "9-1 5-1", "8-7")
    play(state, "5-5@W")
    assert [message.id for message in state.narrate(state.parse("9-2@E"))][-1] == "say-domino"
    play(state, "9-2@E")
    assert state.is_over
    assert state.scores() == [16 + 15, 0, 0]


def test_taw_5_blocked_after_a_double() -> None:
    state = at("root 9-5 | E 9-3", "3-3 8-0", "1-1", "8-7")
    play(state, "3-3@E")
    assert state.is_over
    assert state.ended == 2
    assert "lacked" not in state.fields()


SHARED = {
    6: "9+1 7+0 5+3 4+4 4+0 3+4 3+1",
    9: "18+1 13+3 11+0 9+1 7+6 6+7 6+1 5+5 5+0 4+7",
    12: "30+1 22+3 18+1 15+1 13+0 11+3 10+1 9+1 8+3 7+7",
    15: "45+1 34+0 27+1 22+4 19+3 17+0 15+1 13+6 12+4 11+4",
}


@pytest.mark.parametrize("high", SHARED)
def test_taw_6_the_whole_set_is_divided(high: int) -> None:
    for players, text in enumerate(SHARED[high].split(), 3):
        size, asleep = (int(number) for number in text.split("+"))
        state = capicua.load("tiddle_a_wink", set=high, players=players).new_round(seed=1)
        assert (list(state.hands.counts), state.stock.left) == ([size] * players, asleep)
    with pytest.raises(capicua.BadOption):
        capicua.load("tiddle_a_wink", set=high, players=3 + len(SHARED[high].split()))


def test_taw_x1_too_many_players_for_the_set() -> None:
    sizes = {(9, 6): (9, 1), (12, 7): (13, 0)}
    for (high, players), (size, asleep) in sizes.items():
        state = capicua.load("tiddle_a_wink", set=high, players=players).new_round(seed=1)
        assert (state.hands.counts[0], state.stock.left) == (size, asleep)
    with pytest.raises(capicua.BadOption):
        capicua.load("tiddle_a_wink", set=6, players=10)
    with pytest.raises(capicua.BadOption):
        capicua.load("tiddle_a_wink", hand_size=2)


@pytest.mark.parametrize(
    ("options", "id", "rule"),
    [
        ({"hand_size": 20}, "bad-hand-size", "TAW-6"),
        ({"set": 6, "hand_size": 10}, "bad-hand-size", "TAW-6"),
        ({"hand_size": "2:9"}, "bad-seats-for-option", "TAW-6"),
        ({"set": 6, "stakes": "pool", "hand_size": 5}, "bad-hand-size", "TAW-8"),
        (
            {"set": 6, "stakes": "pool", "hand_size": "2:7,3:5,4:5"},
            "bad-seats-for-option",
            "TAW-8",
        ),
    ],
)
def test_taw_6_impossible_hand_sizes_are_rejected(
    options: dict[str, object], id: str, rule: str
) -> None:
    with pytest.raises(capicua.BadOption) as found:
        capicua.load("tiddle_a_wink", **options)
    assert (found.value.message.id, found.value.rule) == (id, rule)


@pytest.mark.parametrize("stakes", ["none", "pool"])
@pytest.mark.parametrize("high", [6, 9, 12, 15])
def test_taw_6_r4_all_options_allow_some_number_of_seats(high: int, stakes: str) -> None:
    sizes = [*range(3, 47), {3: 5, 6: 3}, {2: 5, 8: 3}, {12: 4}, {2: 3}]
    for size in sizes:
        try:
            record = TiddleAWinkOptions(set=high, hand_size=size, stakes=stakes)
        except capicua.BadOption:
            continue
        low, most = TiddleAWink.seats(record)
        assert low <= most, (high, stakes, size)
        for players in (low, most):
            assert TiddleAWink(record, players).size >= 3


def test_taw_8_the_pool_has_its_own_seat_limits() -> None:
    with pytest.raises(capicua.BadOption) as found:
        capicua.load("tiddle_a_wink", preset="pool_28", players=5)
    assert found.value.rule == "TAW-8"


def test_taw_7_ends_and_scoring_match_block() -> None:
    mine = capicua.load("tiddle_a_wink").options
    block = capicua.load("block").options
    for name in ("spinner", "blocked_scoring", "target", "match_end_check", "max_hands"):
        assert getattr(mine, name) == getattr(block, name), name
    targets = [capicua.load("tiddle_a_wink", set=high).target for high in (6, 9, 12, 15)]
    assert targets == [100, 250, 500, 750]


def test_taw_8_the_pool_game() -> None:
    for players, asleep in ((6, 10), (7, 7), (8, 4), (9, 1)):
        state = capicua.load("tiddle_a_wink", preset="pool_28", players=players).new_round(seed=1)
        assert (list(state.hands.counts), state.stock.left) == ([3] * players, asleep)
    for players in (5, 10):
        with pytest.raises(capicua.BadOption):
            capicua.load("tiddle_a_wink", preset="pool_28", players=players)
    for option in ({"set": 9}, {"hand_size": 5}, {"bankroll": 5, "stake": 6}):
        with pytest.raises(capicua.BadOption):
            capicua.load("tiddle_a_wink", preset="pool_28", **option)


def test_taw_9_the_pool_is_played_on_one_side_only() -> None:
    state = capicua.load("tiddle_a_wink", preset="pool_28", players=6).new_round(seed=3)
    rng = Rng(3)
    while not state.is_over:
        options = legal(state)
        assert not any(text.endswith(("@W", "@N", "@S")) for text in options)
        assert len(state.line.numbers()) <= 1
        play(state, options[rng.below(len(options))])


def test_taw_10_chips_and_no_points() -> None:
    game = capicua.load("tiddle_a_wink", preset="pool_28", players=6)
    match = game.new_match(seed=4)
    rng = Rng(4)
    while not match.is_over:
        while not match.round.is_over:
            options = match.round.legal_actions()
            match.round.apply(options[rng.below(len(options))])
        match.settle()
        if not match.is_over:
            match.start()
    assert len(match.rounds) == 10
    assert sum(match.totals) == 0


@pytest.mark.parametrize(
    ("totals", "over"), [([-19, 19], True), ([-20, 20], True), ([-18, 18], False)]
)
def test_taw_x10_the_pool_ends_when_a_stake_cannot_be_paid(totals: list[int], over: bool) -> None:
    """Chips after the hand are 20 plus the total; the next hand costs two."""
    game = capicua.load("tiddle_a_wink", preset="pool_28", players=6, stake=2)
    before = [totals[0] + 2, totals[1] - 10, 0, 0, 0, 0]
    state = game.position(
        {
            "layout": "root 6-5",
            "A": "3-3",
            "B": "6-1",
            "C": "4-4",
            "D": "2-2",
            "E": "1-1",
            "F": "0-0",
            "turn": "B",
        },
        number=4,
        totals=before,
    )
    play(state, "6-1@E")
    assert state.scores() == [-2, 10, -2, -2, -2, -2]
    assert state.ends_match is over


def test_taw_x10_ten_hands_at_most() -> None:
    game = capicua.load("tiddle_a_wink", preset="pool_28", players=6, stake=2)
    for number in (9, 10):
        state = game.position({"layout": "root 6-5", "A": "6-1", "B": "3-3"}, number=number)
        play(state, "6-1@E")
        assert state.ends_match is (number == 10)


def test_seats_of_the_presets() -> None:
    game = capicua.kind("tiddle_a_wink")
    seats = {name: game.seats(options) for name, options in game.presets().items()}
    assert seats == {
        "twenty_games": (3, 12),
        "share_out_55": (4, 12),
        "share_out_91": (5, 12),
        "share_out_28": (3, 6),
        "pool_28": (6, 9),
    }


def test_a_position_without_bonuses_cannot_have_one() -> None:
    for layout, hand, options in (
        ("–", "9-9", {}),
        ("root 9-9", "8-7", {}),
        ("root 9-9", "9-7", {"double_bonus": "none"}),
    ):
        game = capicua.load("tiddle_a_wink", players=3, **options)
        with pytest.raises(capicua.BadText):
            game.position({"layout": layout, "A": hand, "B": "9-1", "phase": "bonus"})


def test_greedy_beats_random() -> None:
    assert greedy_lead("tiddle_a_wink", players=4, rounds=60) > 5
