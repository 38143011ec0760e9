"""The rules of the Big Clock, with at least one test each."""

from __future__ import annotations

import pytest

import capicua
from capicua.bots.levels import Greedy
from capicua.core.game import Game
from capicua.core.messages import BadOption, BadText, Message
from capicua.core.state import State
from capicua.core.tiles.random import Rng
from capicua.core.tiles.tile import is_double, tile_text
from capicua.render.language import Language
from capicua.testing.notation import legal, play

HOME_BUT_SIX = {"1": "1-1", "2": "2-2", "3": "3-3", "4": "4-4", "5": "5-5"}
IN_TROUBLE = {"1": "5-1", "2": "3-2", "3": "5-0", "4": "4-1 6-0", "5": "5-3 4-4", "6": "6-3"}
QUIET = {"1": "6-3", "2": "4-1", "3": "5-3", "4": "2-0", "5": "6-1", "6": "5-0"}


def clock(preset: str = "big_clock_6", **options: object) -> Game:
    return capicua.load("big_clock", preset=preset, **options)


def position(fields: dict[str, str], **options: object) -> State:
    return clock(**options).position(fields)


def refused(state: State, text: str) -> str:
    refusal = state.why_not(state.parse(text))
    assert refusal is not None, f"{text} is legal"
    return refusal.message.id


def said(state: State, text: str) -> list[str]:
    return [message.id for message in state.narrate(state.parse(text))]


@pytest.mark.parametrize(("set_max", "stock"), [(12, 78), (9, 45), (6, 21)])
def test_clk_1_clk_2_one_tile_per_hour_and_no_0_0(set_max: int, stock: int) -> None:
    game = clock(f"big-clock-{set_max}")
    assert game.tile_count == set_max + stock
    assert 0 not in game.tiles_in_play
    regular = [tile_text(tile) for tile in game.tiles_in_play if not is_double(tile)]
    state = game.new_round(hands=[[]], stock=regular)
    assert len(state.fields()["stock"].split()) == stock
    assert state.zones()[0].as_data()["centre"] == "0-0"
    with pytest.raises(BadText):
        game.position({"1": "0-0"})


def test_the_board_keeps_its_matching_tops_its_blanks_and_its_strays() -> None:
    for seed in range(40):
        state = clock("big_clock_9").new_round(seed=seed)
        rng = Rng(seed)
        while not state.is_over:
            board = state.board
            slots = range(1, board.slots + 1)
            tops = {slot: int(board.top[slot]) for slot in slots}
            regular = [slot for slot in slots if board.shows_regular(slot)]
            for tile in state.game.tiles_in_play:
                numbers = set(tile_text(tile).split("-"))
                fitting = [s for s in regular if numbers & set(tile_text(tops[s]).split("-"))]
                assert board.matches(tile) == sum(2**slot for slot in fitting)
            blank = [slot for slot in slots if tops[slot] < 0]
            assert board.first_blank() == min(blank, default=0)
            strays = [number for number in slots if board.spot[number] not in (0, number)]
            assert board.astray == sum(2**number for number in strays)
            state.apply(rng.choice(state.legal_actions()[:-1] or state.legal_actions()))


def test_clk_2_clk_d1_the_deal_begins_at_two_on_the_whole_clock_only() -> None:
    tiles = [f"{hour}-1" for hour in range(2, 13)] + ["12-0"]
    state = clock("big_clock_12").new_round(hands=[[]], stock=tiles)
    assert [state.fields()[str(hour)] for hour in (2, 3, 12, 1)] == ["2-1", "3-1", "12-1", "12-0"]
    state = clock("big_clock_9").new_round(hands=[[]], stock=tiles[:8] + ["9-0"])
    assert [state.fields()[str(hour)] for hour in (1, 2, 9)] == ["2-1", "3-1", "9-0"]


def test_clk_2_clk_d2_dealt_doubles_go_home_and_blanks_are_filled() -> None:
    for preset in ("big_clock_6", "big_clock_12"):
        for seed in range(30):
            state = clock(preset).new_round(seed=seed)
            slots = state.game.high
            piles = [state.fields()[str(hour)].split() for hour in range(1, slots + 1)]
            assert all(pile != ["–"] for pile in piles)
            home = sum(pile[-1] == f"{hour}-{hour}" for hour, pile in enumerate(piles, 1))
            assert state.scores() == [home]


def test_clk_3_no_tile_is_placed_on_a_double() -> None:
    state = play(position({**QUIET, "stock": "1-1 4-3"}), "turn_up", "place 2", "turn_up")
    assert "place 2" not in legal(state)
    assert refused(state, "place 2") == "refuse-on-double"
    assert state.why_not(state.parse("place 2")).rule == "CLK-3"


def test_clk_4_a_double_goes_home_as_soon_as_it_can() -> None:
    state = position(IN_TROUBLE)
    assert said(state, "shift 4>6") == ["say-shift", "say-home"]
    play(state, "shift 4>6")
    assert state.fields()["4"] == "4-1 4-4"
    assert refused(position({**IN_TROUBLE, "6": "6-6"}), "shift 6>4") == "refuse-closed"


def test_clk_5_clk_d5_a_blank_is_filled_with_the_double_in_hand_before_the_stock() -> None:
    fields = {"1": "4-3", "2": "6-3", "3": "6-0", "4": "6-1", "5": "3-1", "6": "4-0"}
    state = play(position({**fields, "stock": "5-5 2-1"}), "turn_up")
    assert said(state, "shift 1>2") == ["say-shift", "say-fill"]
    play(state, "shift 1>2")
    assert state.fields()["1"] == "5-5"
    assert state.fields()["stock"].split()[0] == "2-1"
    with_stock = play(position({**IN_TROUBLE, "stock": "2-1"}), "shift 1>3")
    assert with_stock.fields()["1"] == "2-1"


def test_clk_6_doubles_go_home_first_then_the_lowest_blank_is_filled() -> None:
    state = clock().position({"2": "4-4", "4": "4-2", "5": "6-1", "6": "5-0", "stock": "6-2 6-3"})
    fields = state.fields()
    assert fields["4"] == "4-2 4-4"
    assert (fields["1"], fields["2"]) == ("6-2", "6-3")


def test_clk_6_doubles_can_go_home_in_a_chain() -> None:
    state = position(
        {"1": "5-1", "2": "6-0", "3": "5-0", "4": "4-1 6-2", "5": "5-3 4-4", "6": "5-5"}
    )
    play(state, "shift 4>2")
    assert state.fields()["4"] == "4-1 4-4"
    assert state.fields()["5"] == "5-3 5-5"
    assert state.fields()["6"] != "–"


def test_clk_5_a_fill_is_announced_even_if_its_double_then_goes_home() -> None:
    fields = {"1": "6-3", "2": "3-1", "3": "5-0", "4": "3-2", "5": "6-1", "6": "2-2"}
    state = position({**fields, "stock": "4-1 4-4 6-5"})
    told = [
        (message.id, message.arguments["tile"], message.arguments["slot"])
        for message in state.narrate(state.parse("shift 4>2"))[1:]
    ]
    assert told == [
        ("say-home", "2-2", 2),
        ("say-fill", "4-1", 4),
        ("say-home", "4-4", 4),
        ("say-fill", "6-5", 6),
    ]


def test_clk_7_a_tile_without_a_match_is_wasted_permanently() -> None:
    state = position({**HOME_BUT_SIX, "6": "6-2", "stock": "3-1 4-0"})
    assert said(state, "turn_up") == ["say-turn_up", "say-wasted"]
    play(state, "turn_up")
    assert state.fields()["waste"] == "3-1"
    play(state, "turn_up")
    assert state.fields()["waste"] == "3-1 4-0"
    assert legal(state) == ["turn_up", "concede"]


def test_clk_7_a_tile_in_hand_is_placed_first() -> None:
    state = play(position({**QUIET, "stock": "6-5"}), "turn_up")
    assert refused(state, "turn_up") == "refuse-hand-first"
    assert refused(state, "place 2") == "refuse-no-match"
    assert refused(play(state, "place 1"), "place 1") == "refuse-nothing-in-hand"
    assert refused(state, "waste") == "refuse-nothing-in-hand"


def test_clk_7_clk_d6_free_waste_is_an_option_for_regular_tiles_only() -> None:
    fields = {**QUIET, "stock": "6-5 1-1"}
    assert refused(play(position(fields), "turn_up"), "waste") == "refuse-must-place"
    state = play(position(fields, voluntary_waste=True), "turn_up")
    assert "waste" in legal(state)
    play(state, "waste", "turn_up")
    assert state.fields()["waste"] == "6-5"
    assert refused(state, "waste") == "refuse-waste-double"


def test_clk_8_clk_d4_a_double_with_a_match_in_hand_is_not_in_trouble() -> None:
    state = play(position({**QUIET, "stock": "1-1"}), "turn_up")
    assert refused(state, "shift 1>3") == "refuse-no-trouble"
    facts = [fact.id for fact in state.zones()[-1].facts]
    assert "fact-no-trouble" in facts


def test_clk_8_a_double_stuck_when_turned_up_stays_in_trouble_after_a_match_is_uncovered() -> None:
    fields = {"1": "4-3", "2": "6-3", "3": "6-0", "4": "5-1 6-1", "5": "3-1", "6": "4-0"}
    state = play(position({**fields, "stock": "5-5"}), "turn_up")
    assert state.fields()["hand"] == "5-5*"
    assert said(position({**fields, "stock": "5-5"}), "turn_up") == ["say-turn_up", "say-trouble"]
    play(state, "shift 4>2")
    assert "place 4" in legal(state)
    assert any(text.startswith("shift") for text in legal(state))


def test_clk_9_no_shifts_with_a_regular_tile_in_hand() -> None:
    state = position({**IN_TROUBLE, "stock": "6-5"})
    assert refused(state, "shift 2>2") == "refuse-same-slot"
    assert refused(state, "shift 2>1") == "refuse-no-match"
    assert state.why_not(state.parse("shift 2>1")).rule == "CLK-9"
    play(state, "turn_up")
    assert refused(state, "shift 2>6") == "refuse-regular-in-hand"


def test_clk_10_the_cap_on_shifts_in_a_row() -> None:
    fields = {
        "1": "4-1 1-1",
        "2": "5-2 2-2",
        "3": "3-0 3-3",
        "4": "6-5",
        "5": "4-0 4-4",
        "6": "6-2 6-1",
    }
    state = play(position(fields, shift_cap=1), "shift 6>4")
    assert legal(state) == ["turn_up", "concede"]
    assert refused(state, "shift 6>4") == "refuse-cap"
    assert refused(play(position(fields), "shift 6>4"), "shift 4>6") == "refuse-repeat"
    with pytest.raises(BadOption):
        clock(shift_cap=0)


def test_clk_10_shifts_may_not_repeat_a_position() -> None:
    """Compare the legal shifts with a set of all earlier positions."""
    most = 0
    for seed in range(60):
        state, rng = clock("big_clock_9").new_round(seed=seed), Rng(seed)
        been = {whole(state)}
        while not state.is_over:
            shifts = [text for text in legal(state) if text.startswith("shift")]
            if shifts:
                assert set(shifts) == naive_shifts(state, been)
            choices = shifts if shifts and rng.below(4) else legal(state)[:-1]
            text = choices[rng.below(len(choices))]
            play(state, text)
            if not text.startswith("shift") or state.fields()["shifts"] == "–":
                been = set()
            been.add(whole(state))
            most = max(most, len(been))
    assert most > 20


def whole(state: State) -> tuple[str, ...]:
    """Return the piles and the tile in hand."""
    fields = state.fields()
    return (*(fields[str(hour)] for hour in range(1, state.game.high + 1)), fields["hand"])


def naive_shifts(state: State, been: set[tuple[str, ...]]) -> set[str]:
    *texts, hand = whole(state)
    piles = [text.split() for text in texts]
    found = set()
    for a, start in enumerate(piles):
        for b, target in enumerate(piles):
            halves, others = start[-1].split("-"), target[-1].split("-")
            if a == b or start[-1] == f"{a + 1}-{a + 1}" or others[0] == others[1]:
                continue
            if not set(halves) & set(others):
                continue
            after = [list(pile) for pile in piles]
            after[b].append(after[a].pop())
            if (*(" ".join(pile) or "–" for pile in after), hand) not in been:
                found.add(f"shift {a + 1}>{b + 1}")
    return found


def test_clk_11_clk_14_doubles_home_are_the_score_and_all_of_them_win() -> None:
    match = clock().new_match(seed=1)
    match.round = position({**HOME_BUT_SIX, "6": "6-2", "stock": "6-6"})
    play(match.round, "turn_up")
    assert [message.id for message in match.round.ending()] == ["end-won"]
    match.settle()
    assert (match.is_over, match.totals, match.winners) == (True, [6], [0])


def test_clk_12_clk_d8_a_double_without_a_place_or_shift_loses() -> None:
    state = position({**HOME_BUT_SIX, "6": "4-2 2-0", "stock": "6-6"})
    play(state, "turn_up")
    assert state.is_over
    assert [message.id for message in state.ending()] == ["end-stuck", "end-score"]


def test_clk_13_clk_d7_two_doubles_away_from_home_with_the_stock_empty() -> None:
    fields = {"1": "1-1", "2": "2-2", "3": "3-3", "4": "6-0", "5": "5-5", "6": "6-4 4-4"}
    state = play(position({**fields, "stock": "6-6"}), "turn_up", "place 4")
    assert state.is_over
    assert state.ending()[0].id == "end-astray"
    assert state.ending()[0].arguments["tiles"] == ["4-4", "6-6"]


def test_clk_13_clk_d7_an_empty_stock_always_decides_the_game() -> None:
    for seed in range(60):
        state, rng = clock().new_round(seed=seed), Rng(seed)
        while not state.is_over:
            assert state.fields()["stock"] != "–" or state.fields()["hand"] != "–"
            choices = legal(state)[:-1]
            play(state, choices[rng.below(len(choices))])


def test_clk_14_conceding_is_always_legal_and_scores_the_doubles_home() -> None:
    match = clock().new_match(seed=3)
    home = match.round.scores()
    assert said(match.round, "concede") == ["say-concede"]
    play(match.round, "concede")
    assert match.round.is_over
    assert match.round.game.position(match.round.fields()).is_over
    match.settle()
    assert match.totals == home
    assert match.winners == []


def test_notation_accepts_variants() -> None:
    state = position(IN_TROUBLE)
    wanted = state.parse("shift 4>6")
    for text in ("SHIFT 4>6", "shift(4,6)", "shift 4 6", "4>6", " 4 > 6 "):
        assert state.parse(text) == wanted
    assert state.parse("place(4)") == state.parse("Place  4")
    assert state.parse("turn up") == state.parse("turn_up") == 0
    for text in ("place", "place 0", "place 7", "shift 1", "shift 1>7", "7>1", "waste 6-4", "6-4"):
        with pytest.raises(BadText):
            state.parse(text)


@pytest.mark.parametrize(
    "fields",
    [
        {"7": "6-4"},
        {"1": "6-4 4-4 4-1"},
        {"1": "6-4", "2": "6-4"},
        {"hand": "6-4 5-4"},
        {"hand": "6-4*"},
        {"hand": "*"},
        {"waste": "5-5"},
        {"stock": "0-0"},
        {"1": "9-4"},
        {"shifts": "9"},
        {"shifts": "place 2"},
        {"1": "1-1", "shifts": "2>1"},
        {"conceded": "perhaps"},
        {"cellar": "6-4"},
    ],
)
def test_invalid_positions_are_rejected(fields: dict[str, str]) -> None:
    with pytest.raises(BadText):
        clock().position(fields)


def test_labels_state_what_a_placement_prepares() -> None:
    state = play(position({**QUIET, "stock": "6-5"}), "turn_up")
    labels = {state.text(action): state.label(action) for action in state.legal_actions()}
    assert labels["place 6"].id == "label-place-ready"
    assert labels["place 6"].arguments["double"] == "6-6"
    assert labels["place 1"].id == "label-place"


def test_the_picture_shows_piles_trouble_and_stuck_doubles() -> None:
    state = position({**IN_TROUBLE, "1": "5-0", "3": "1-1", "5": "5-3 4-4", "2": "6-2", "6": "6-5"})
    zone = state.zones()[0].as_data()
    assert zone["shape"] == "half_clock"
    assert zone["piles"][3] == {"tiles": ["4-1", "6-0"]}
    assert zone["piles"][4] == {"tiles": ["5-3", "4-4"], "state": "trouble"}
    facts = {fact.id: fact.arguments for fact in state.zones()[-1].facts}
    assert facts["fact-trouble"] == {"tiles": ["1-1", "4-4"]}
    assert facts["fact-no-landing"] == {"tiles": ["3-3"]}


@pytest.mark.parametrize(
    ("set_max", "layout", "shape"),
    [
        (12, "by_set", "clock"),
        (9, "by_set", "clock"),
        (6, "by_set", "half_clock"),
        (6, "clock", "clock"),
        (12, "line", "line"),
    ],
)
def test_clk_2_the_layout_of_hours_depends_on_the_set_by_default(
    set_max: int, layout: str, shape: str
) -> None:
    game = clock("big_clock_12", set_max=set_max, layout=layout)
    assert game.new_round(1).zones()[0].as_data()["shape"] == shape


@pytest.mark.parametrize(
    ("number", "told"), [(1, "la 1 espera entonces a su doble."), (4, "las 4 esperan ent")]
)
def test_spanish_hours_agree_in_number(number: int, told: str) -> None:
    spanish = Language("es", clock())
    assert spanish.say(Message("why-ready", {"number": number})).startswith(told)


def test_hints_bring_more_doubles_home_than_random_play() -> None:
    game = clock()
    home = {"chance": 0, "greedy": 0}
    for seed in range(40):
        for level in home:
            state, rng = game.new_round(seed=seed), Rng(seed)
            while not state.is_over:
                if level == "greedy":
                    state.apply(Greedy().choose(state.view(0), rng))
                else:
                    actions = state.legal_actions()[:-1]
                    state.apply(actions[rng.below(len(actions))])
            home[level] += state.scores()[0]
    assert home["greedy"] > home["chance"] + 15


def test_hints_take_doubles_home_and_never_concede() -> None:
    state = position({**IN_TROUBLE, "stock": "2-1"})
    merits = {state.text(action): state.heuristic_score(action) for action in state.legal_actions()}
    assert max(merits, key=lambda text: merits[text]) in ("shift 4>3", "shift 4>6")
    assert min(merits, key=lambda text: merits[text]) == "concede"


def test_every_tile_is_accounted_for_after_every_action() -> None:
    state, rng = clock("big_clock_12").new_round(seed=2), Rng(2)
    while not state.is_over:
        fields = state.fields()
        tiles = " ".join(text.rstrip("*") for key, text in fields.items() if key != "shifts")
        found = sorted(tile for tile in tiles.split() if tile != "–")
        assert found == sorted(tile_text(tile) for tile in range(1, 91))
        choices = state.legal_actions()[:-1]
        state.apply(choices[rng.below(len(choices))])
