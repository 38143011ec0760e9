"""The rules of That's It!, with at least one test each."""

from __future__ import annotations

from itertools import combinations, pairwise

import pytest
from librt.vecs import vec
from mypy_extensions import i64

import capicua
from capicua.bots.levels import Bot, Chance, Greedy
from capicua.core.game import Game
from capicua.core.match import Match
from capicua.core.messages import BadOption
from capicua.core.setup import Setup
from capicua.core.state import State
from capicua.core.tiles.random import Rng
from capicua.core.tiles.tile import BIT, HIGH, LOW, parse_tiles
from capicua.games.thats_it.melds import Counting, closing, meld_points, shared_suit
from capicua.testing.notation import legal, play

PLAIN = "1-1 4-4 8-8 13-13 9-2 11-2 14-2"


def game(preset: str = "seven_tiles", **options: object) -> Game:
    return capicua.load("thats_it", preset=preset, **{"players": 2, **options})  # type: ignore[arg-type]


def refused(state: State, text: str) -> str:
    refusal = state.why_not(state.parse(text))
    assert refusal is not None, f"{text} is legal"
    return refusal.rule


def score(tiles: str, doubles_are_suit: bool = False, any_two: bool = False) -> int:
    return int(Counting(doubles_are_suit, any_two).best(parse_tiles(tiles)).score)


def meld(tiles: str) -> tuple[int, int]:
    """Return the suit and points of one meld; the suit is -1 if the tiles are not a meld."""
    hand = vec[i64](parse_tiles(tiles))
    mask = int(BIT[len(hand)] - 1)
    suit = int(shared_suit(hand, mask))
    return suit.bit_length() - 1, int(meld_points(hand, mask, suit)) if suit else 0


# Set-up.


@pytest.mark.parametrize(("preset", "size"), [("seven_tiles", 7), ("ten_tiles", 10)])
def test_tsi_1_hands_and_boneyard(preset: str, size: int) -> None:
    state = game(preset, players=8).new_round(seed=1)
    fields = state.fields()
    assert [len(fields[seat].split()) for seat in "ABCDEFGH"] == [size] * 8
    assert len(fields["boneyard"].split()) == 136 - 8 * size
    with pytest.raises(BadOption):
        game(players=9)


def test_tsi_2_the_first_hand_starts_by_lot() -> None:
    starters = {game(players=4).new_match(seed=seed).round.turn for seed in range(30)}
    assert starters == {0, 1, 2, 3}


def finish(match: Match, *, winner: int | None) -> None:
    """End the current round, by a plain win of 2 points or as a dead hand."""
    setup = match.round.setup
    fields = {"turn": "ABC"[winner or 0], "boneyard": "–", "offer": "10-4"}
    if winner is not None:
        fields = {"ABC"[winner]: f"{PLAIN} 15-0", "turn": "ABC"[winner]}
    starter = int(match.round.turn)
    match.round = match.game.position(fields, number=setup.number, starter=starter)
    play(match.round, "draw" if winner is None else "thats_it 15-0")
    match.settle()


def test_tsi_2_later_hands_start_left_of_the_winner() -> None:
    for winner in range(3):
        match = game(players=3).new_match(seed=2)
        finish(match, winner=winner)
        match.start()
        assert match.round.turn == (winner + 1) % 3


def test_tsi_2_after_a_dead_hand_the_seat_left_of_the_starter_begins() -> None:
    match = game(players=3).new_match(seed=2)
    first = int(match.round.turn)
    finish(match, winner=None)
    match.start()
    assert match.round.turn == (first + 1) % 3
    assert match.round.setup.streak == 1
    assert match.number == 1


def test_tsi_3_turns_go_to_the_left() -> None:
    state = game(players=3).new_round(seed=3, starter=2)
    turns = []
    for _ in range(4):
        turns.append(int(state.turn))
        play(state, "draw", legal(play(state.clone(), "draw"))[0])
    assert turns == [2, 0, 1, 2]


# Melds.


@pytest.mark.parametrize(
    ("tiles", "suit"),
    [
        ("9-2 11-2 14-2", 2),
        ("9-2 11-2 14-2 2-2", 2),
        ("4-4 6-6 13-13", 16),
        ("4-4 6-6 13-13 0-0", 16),
        ("9-2 11-2 14-3", -1),
        ("4-4 6-6 13-12", -1),
    ],
)
def test_tsi_4_three_or_four_of_a_suit_or_doubles_are_a_meld(tiles: str, suit: int) -> None:
    assert meld(tiles)[0] == suit


def test_tsi_5_a_winning_hand_splits_into_melds_without_leftovers() -> None:
    assert score(PLAIN) > 0
    assert score("1-1 4-4 8-8 9-2 11-2 14-2 15-0") == 0
    assert score("9-2 11-2 14-2 2-2 2-0 2-1 2-3") > 0, "two melds of one suit"
    assert score("9-2 11-2 14-2 2-2 2-0 4-4 6-6") > 0, "2-2 goes with the doubles"


def plain_score(tiles: list[int], any_two: bool, doubles: bool) -> int:
    """Return the score by definition, trying every way to split the tiles into melds."""

    def suits(group: tuple[int, ...]) -> set[int]:
        of = [{int(HIGH[t]), int(LOW[t]), *([16] if HIGH[t] == LOW[t] else [])} for t in group]
        return set.intersection(*of)

    def points(group: tuple[int, ...]) -> int:
        (suit,) = suits(group)
        ends = sorted(int(HIGH[t]) if suit == 16 else int(HIGH[t] + LOW[t] - suit) for t in group)
        a = sum(y == x + 1 for x, y in pairwise(ends))
        return 1 + (2 * len(group) if a == len(group) - 1 else a)

    def cuts(left: tuple[int, ...]) -> list[list[tuple[int, ...]]]:
        if not left:
            return [[]]
        return [
            [group, *rest]
            for group in combinations(left, 3)
            if left[0] in group and suits(group)
            for rest in cuts(tuple(t for t in left if t not in group))
        ]

    best = 0
    for four in combinations(tiles, 4):
        if not suits(four):
            continue
        for threes in cuts(tuple(t for t in tiles if t not in four)):
            groups = [four, *threes]
            total = sum(points(group) for group in groups)
            found = [suit for group in groups for suit in suits(group)]
            needed = 2 if any_two and len(tiles) == 10 else len(groups)
            same = [s for s in found if found.count(s) >= needed and (doubles or s != 16)]
            best = max(best, 2 * total if same else total)
    return best


def dense_hand(size: int, rng: Rng) -> list[int]:
    """Return tiles of few numbers, so that melds are likely."""
    numbers = {int(rng.below(16)) for _ in range(3)}
    tiles = [t for t in range(136) if int(HIGH[t]) in numbers or int(LOW[t]) in numbers]
    order = vec[i64](tiles)
    rng.shuffle(order)
    return sorted(int(tile) for tile in order[:size])


@pytest.mark.parametrize("size", [7, 10])
def test_tsi_14_tsi_15_tsi_16_scores_agree_with_the_definition(size: int) -> None:
    rng = Rng(size)
    won = 0
    for number in range(120):
        tiles = dense_hand(size, rng)
        any_two, doubles = bool(number & 1) and size == 10, bool(number & 2)
        expected = plain_score(tiles, any_two, doubles)
        assert int(Counting(doubles, any_two).best(tiles).score) == expected, tiles
        won += expected > 0
    assert won > 10


@pytest.mark.parametrize("size", [7, 10])
def test_tsi_5_tsi_10_all_and_only_valid_declarations_are_offered(size: int) -> None:
    rng = Rng(100 + size)
    counting = Counting(False, False)
    offered = 0
    for _ in range(150):
        tiles = dense_hand(size + 1, rng)
        mask = int(closing(vec[i64](tiles)))
        found = {tile for index, tile in enumerate(tiles) if mask >> index & 1}
        wanted = {t for t in tiles if counting.best([o for o in tiles if o != t]).score > 0}
        assert found == wanted, tiles
        offered += len(found)
    assert offered > 30


# The turn.


def test_tsi_6_the_first_turn_draws() -> None:
    state = game().new_round(seed=1, starter=0)
    assert legal(state) == ["draw"]
    assert refused(state, "take") == "TSI-6"
    assert refused(state, "discard 0-0") == "TSI-6"
    assert state.fields()["boneyard"].split()[0] in play(state, "draw").fields()["A"].split()
    assert len(legal(state)) == 8
    assert refused(state, "take") == "TSI-8"
    assert refused(state, "draw") == "TSI-8"


def test_tsi_7_only_the_next_player_may_take_a_discard() -> None:
    state = game(players=3).position({"offer": "13-13", "boneyard": "2-1", "turn": "B"})
    play(state, "draw", "discard 2-1")
    assert state.fields()["offer"] == "2-1"
    assert state.fields()["trash"] == "13-13"
    assert legal(state) == ["take", "draw"]


def test_tsi_8_one_tile_leaves_the_hand() -> None:
    state = play(game().position({"offer": "13-13", "turn": "B"}), "take")
    assert "13-13" in state.fields()["B"].split()
    assert refused(state, "discard 14-14") == "TSI-8"
    assert refused(state, "thats_it 14-14") == "TSI-8"
    assert refused(state, "thats_it") == "TSI-8"
    play(state, legal(state)[0])
    assert len(state.fields()["B"].split()) == 7
    assert state.turn == 0


def test_tsi_9_a_taken_tile_may_not_be_discarded_but_may_go_face_down() -> None:
    state = game().position({"B": PLAIN, "offer": "15-0", "turn": "B"})
    play(state, "take")
    assert refused(state, "discard 15-0") == "TSI-9"
    assert "thats_it 15-0" in legal(state)
    lifted = game(redump_taken=True).position({"B": PLAIN, "offer": "15-0", "turn": "B"})
    assert "discard 15-0" in legal(play(lifted, "take"))


def test_tsi_9_the_bar_does_not_apply_to_later_turns_or_drawn_tiles() -> None:
    state = game().position({"B": PLAIN, "offer": "15-0", "turn": "B", "boneyard": "15-1 15-2"})
    play(state, "take", "discard 1-1", "draw", "discard 15-1", "draw")
    assert "discard 15-0" in legal(state)
    assert "discard 15-2" in legal(state)


def test_tsi_10_declaring_is_optional() -> None:
    state = game().position({"A": f"{PLAIN} 15-0", "boneyard": "15-1 15-2"})
    assert "thats_it 15-0" in legal(state)
    play(state, "discard 15-0", "draw", "discard 15-1", "draw")
    assert "thats_it 15-2" in legal(state)
    kept = game().position({"A": PLAIN, "offer": "15-0"})
    assert refused(kept, "thats_it 15-0") == "TSI-7"


def test_tsi_11_with_an_empty_boneyard_the_discard_may_still_be_taken() -> None:
    state = game().position({"A": PLAIN, "offer": "12-12", "boneyard": "–"})
    assert legal(state) == ["take", "draw"]
    assert state.label(state.parse("draw")).id == "label-end-hand"
    assert play(state.clone(), "take", "thats_it 1-1").scores() == [3, 0]
    dead = play(state, "draw")
    assert dead.is_void
    assert [message.id for message in dead.ending()] == ["end-dead"]


def test_tsi_11_the_match_ends_after_too_many_dead_hands() -> None:
    match = game(players=3, dead_hand_limit=2).new_match(seed=1)
    finish(match, winner=1)
    match.start()
    finish(match, winner=None)
    assert not match.is_over
    match.start()
    finish(match, winner=None)
    assert match.is_over
    assert match.winners == [1]


def test_tsi_11_equal_scores_share_after_dead_hands() -> None:
    match = game(players=3, dead_hand_limit=1).new_match(seed=1)
    finish(match, winner=None)
    assert match.winners == [0, 1, 2]


def test_tsi_12_after_a_chain_of_takes_the_next_player_must_draw() -> None:
    state = game(take_chain_limit=2).position({"offer": "13-13"})
    for _ in range(2):
        play(state, "take")
        play(state, legal(state)[0])
    assert legal(state) == ["draw"]
    assert refused(state, "take") == "TSI-12"
    play(state, "draw")
    play(state, legal(state)[0])
    assert legal(state) == ["take", "draw"]


def test_tsi_12_with_an_empty_boneyard_the_chain_ends_in_a_dead_hand() -> None:
    state = game(take_chain_limit=1).position(
        {"A": PLAIN, "offer": "15-15", "boneyard": "–", "chain": "1"}
    )
    assert legal(state) == ["draw"]
    assert play(state, "draw").is_void


# Scoring.


def test_tsi_13_only_the_winner_scores() -> None:
    state = game(players=4).position({"C": f"{PLAIN} 15-0", "turn": "C"})
    assert play(state, "thats_it 15-0").scores() == [0, 0, 2, 0]


@pytest.mark.parametrize(
    ("tiles", "points"),
    [
        ("9-2 11-2 14-2", 1),
        ("9-2 13-2 14-2", 2),
        ("5-4 5-5 12-5 13-5", 3),
        ("12-2 13-2 14-2", 7),
        ("4-4 5-5 6-6", 7),
        ("10-0 10-1 10-2 10-3", 9),
        ("10-0 10-1 10-2 10-7", 3),
        ("10-0 10-1 10-2", 7),
        ("6-3 12-3 14-3", 1),
        ("4-4 6-6 13-13", 1),
        ("15-3 14-3 3-0", 2),
        ("15-3 3-0 3-1", 2),
        ("1-0 2-0 7-0 8-0", 3),
        ("1-0 3-0 7-0 8-0", 2),
    ],
)
def test_tsi_x1_tsi_14_meld_scores(tiles: str, points: int) -> None:
    assert meld(tiles)[1] == points


def test_tsi_15_ten_tiles_with_two_melds_of_one_suit() -> None:
    tiles = "8-0 8-1 8-2 8-3 10-8 12-8 14-8 1-1 5-5 9-9"
    assert score(tiles) == 9 + 1 + 1
    assert score(tiles, any_two=True) == 22
    doubles = "0-0 1-1 2-2 3-3 5-5 7-7 9-9 8-1 8-4 8-6"
    assert score(doubles, any_two=True) == 9 + 1 + 1
    assert score(doubles, any_two=True, doubles_are_suit=True) == 22


def test_tsi_15_any_two_has_no_effect_on_seven_tiles() -> None:
    for tiles in (PLAIN, "5-0 5-1 5-2 5-3 5-4 5-5 6-5", "3-3 4-4 5-5 6-6 6-1 6-2 6-3"):
        scores = set()
        for words in ("all", "any_two"):
            state = game(same_suit_ten=words).position({"A": f"{tiles} 15-0"})
            scores.add(play(state, "thats_it 15-0").scores()[0])
        assert len(scores) == 1


def test_tsi_16_the_best_split_is_shown_and_counted() -> None:
    state = game().position({"A": "3-3 4-4 5-5 6-6 6-1 6-2 6-3 15-0"})
    zones = {zone.name: zone for zone in state.view(0).zones}
    assert zones["preview"].points == [9, 7]  # type: ignore[attr-defined]
    play(state, "thats_it 15-0")
    ids = [message.id for message in state.ending()]
    assert ids == ["end-declared", "end-meld", "end-meld", "end-won"]


@pytest.mark.parametrize(
    ("tiles", "points"),
    [
        (PLAIN, 2),
        ("5-0 5-1 5-2 5-3 5-4 5-5 6-5", 32),
        (f"{PLAIN} 15-3 15-5 15-7", 3),
        ("5-0 5-1 5-2 5-3 5-4 5-5 6-5 7-5 8-5 9-5", 46),
    ],
)
def test_tsi_17_the_lowest_and_highest_scores_are_reached(tiles: str, points: int) -> None:
    assert score(tiles) == points


def test_tsi_18_the_first_to_reach_the_target_wins() -> None:
    match = game(players=3, target=4).new_match(seed=1)
    for winner, is_over in ((1, False), (2, False), (1, True)):
        finish(match, winner=winner)
        assert match.is_over == is_over
        if not is_over:
            match.start()
    assert match.totals == [0, 4, 2]
    assert match.winners == [1]


# Words and positions.


def play_match(chosen: Game, bots: list[Bot], seed: int) -> list[int]:
    match, rng = chosen.new_match(seed=seed), Rng(seed)
    while not match.is_over:
        while not match.round.is_over:
            seat = int(match.round.turn)
            match.round.apply(bots[seat].choose(match.round.view(seat), rng))
        match.settle()
        if not match.is_over:
            match.start()
    return match.winners


def test_hints_beat_random_play_from_every_seat() -> None:
    won = 0
    for seed in range(6):
        for seat in range(2):
            bots: list[Bot] = [Chance(), Chance()]
            bots[seat] = Greedy()
            won += play_match(game(target=2), bots, seed) == [seat]
    assert won >= 11


def test_hints_finish_hands_quickly() -> None:
    rng = Rng(1)
    state = game().new_round(seed=8)
    while not state.is_over:
        state.apply(Greedy().choose(state.view(int(state.turn)), rng))
    assert not state.is_void
    assert len(state.log) < 60


def test_setup_carries_streak_and_totals() -> None:
    match = game(players=3).new_match(seed=1)
    finish(match, winner=0)
    match.start()
    assert match.round.setup == Setup(2, 1, [2, 0, 0])
