"""Partners: every rule, with at least one test each."""

from __future__ import annotations

import itertools
import re
from typing import Any

import pytest

import capicua
from capicua.core.chance import Dealer, Rng
from capicua.core.dealing import read_deal
from capicua.core.match import Match
from capicua.core.reasons import BadOption
from capicua.core.setup import Setup
from capicua.core.state import State
from capicua.core.tile import is_double
from capicua.games.partners.options import PRESETS
from capicua.render.language import file_text
from capicua.testing import check_match, check_round
from capicua.testing.playing import legal, play, refused

WHOLE_ROUND = "root 6-6 | E 6-2 2-0 6-0 6-3 | W 6-1 5-1 5-0 3-0 4-3 4-1 2-1 4-2 4-4 5-4 5-5"
"""A to play 5-3; one more pass completes a full-round pass."""
HANDS = {"A": "6-5 5-3 5-2", "B": "3-3 3-2 1-0", "C": "6-4 4-0 1-1", "D": "3-1 2-2 0-0"}
BLOCK = "root 6-6 | E 6-4 4-2 2-2 6-2 | W 6-3 3-1 6-1 6-0 5-0"
BLOCK_HANDS = {
    "A": "6-5 4-3 4-0 2-0 1-1",
    "B": "4-1 3-2 3-0 2-1 0-0",
    "C": "5-5 5-3 5-2 5-1",
    "D": "5-4 4-4 3-3 1-0",
}
TIE = "root 6-6 | E 6-3 3-0 4-0 4-3 | W 6-2 3-2 3-3 3-1 5-1"
TIE_HANDS = {"A": "6-0 5-0 4-1 2-0", "B": "5-2 4-2 2-2 2-1 1-1 1-0", "C": "5-3 6-5 6-4 5-4 0-0"}
TIE_HANDS["D"] = "6-1 5-5 4-4"
OPENING = [
    "5-4 5-2 5-0 4-0 2-2 2-0 1-1",
    "6-6 6-3 6-0 5-1 4-3 2-1 0-0",
    "6-1 4-4 4-2 4-1 3-3 3-2 3-1",
    "6-5 6-4 6-2 5-5 5-3 3-0 1-0",
]
"""B leads 6-6 and A passes."""


def load(preset: str = "venezuelan", **options: Any) -> capicua.Game:
    return capicua.load("partners", preset=preset, **options)


def at(layout: str, preset: str = "venezuelan", **more: Any) -> State:
    fields = {name: more.pop(name) for name in list(more) if len(name) == 1}
    fields |= {name: more.pop(name) for name in ("turn", "leader", "passes") if name in more}
    words = {name: more.pop(name) for name in ("number", "totals", "streak") if name in more}
    return load(preset, **more).position({"layout": layout, **fields}, **words)


def dealt(hands: list[str], preset: str = "venezuelan", **more: Any) -> State:
    words = {name: more.pop(name) for name in ("number", "totals", "starter") if name in more}
    return load(preset, **more).new_round(hands=[hand.split() for hand in hands], **words)


def out(preset: str, totals: list[int] | None = None, seat: str = "A", **more: Any) -> State:
    """A seat goes out with a plain tile; 12, 3 and 10 pips are left to A, B and C."""
    hands = {"A": "5-5 2-0", "B": "2-1", "C": "5-4 1-0", "D": "4-0"}
    hands[seat] = "6-3"
    state = at("root 6-4", preset, turn=seat, totals=totals, **hands, **more)
    return play(state, "6-3@E")


def said(state: State, *texts: str) -> list[str]:
    """Return the ids of the messages for the last of these actions."""
    for text in texts[:-1]:
        play(state, text)
    return [message.id for message in state.narrate(state.parse(texts[-1]))]


# -- set-up, deal and lead -------------------------------------------------------------------


def test_par_1_four_seats_in_two_sides() -> None:
    assert load().sides == [0, 1, 0, 1]
    assert load("jamaican_cut_throat").sides == [0, 1, 2, 3]
    with pytest.raises(BadOption):
        capicua.load("partners", players=3)
    for options in PRESETS.values():
        assert capicua.kind("partners").seats(options) == (4, 4)


@pytest.mark.parametrize("preset", PRESETS)
def test_par_2_play_goes_to_the_right(preset: str) -> None:
    game = load(preset)
    assert list(game.after) == [3, 0, 1, 2]
    assert list(load(preset, direction="clockwise").after) == [1, 2, 3, 0]


def test_par_3_hands_and_sleeping_tiles() -> None:
    for preset, each, asleep in (("venezuelan", 7, 0), ("cuban", 10, 15), ("brazilian", 6, 4)):
        state = load(preset).new_round(seed=2)
        assert list(state.hands.counts) == [each] * 4
        assert state.stock.left == asleep
        assert not state.seen_by(0).stock.is_known or asleep == 0
        while not state.is_over:
            state.apply(state.legal_actions()[0])
        assert len(state.seen_by(None).stock.tiles()) == asleep
        zones = {zone.name: zone for zone in state.view(None).zones}
        assert asleep == 0 or len(zones["sleeping"].tiles) == asleep


def test_par_4_hands_with_many_doubles_are_redealt() -> None:
    game = load("brazilian")
    hands = ["6-6 5-5 4-4 2-2 0-0 3-1", "6-5 6-4 6-3 6-2 6-1 6-0"]
    hands += ["5-4 5-3 5-2 5-1 5-0 4-3", "4-2 4-1 4-0 3-3 3-2 3-0"]
    deal = read_deal(game, Setup(), None, [hand.split() for hand in hands], None, 0)
    assert game.calls_for_redeal(Setup(), deal)
    assert not load("brazilian", redeal_doubles=0).calls_for_redeal(Setup(), deal)
    for number in range(300):
        drawn = load("venezuelan", redeal_doubles=4).draw_deal(Setup(), Dealer.from_seed(number))
        doubles = [is_double(tile) for tile in drawn.order]
        assert max(sum(doubles[seat * 7 : seat * 7 + 7]) for seat in range(4)) < 4


def test_par_4_a_redeal_reveals_only_the_seat_and_number_of_doubles() -> None:
    match = Match(load("brazilian"), Dealer.from_seed(143))
    told = [(said.id, said.arguments) for said in match.told_of_redeals()]
    assert told == [("redealt-doubles", {"player": 3, "count": 5})]
    assert [len(deal.order) for deal in match.sent_back] == [28]
    assert match.sent_back[0].order != list(match.round.order)
    match.start_from(Setup(), capicua.Deal(list(match.round.order)))
    assert match.told_of_redeals() == []
    without = load("venezuelan", set=9, hand_size=5, no_double="redeal")
    matches = [Match(without, Dealer.from_seed(seed)) for seed in range(400)]
    ids = {said.id for match in matches for said in match.told_of_redeals()}
    assert ids == {"redealt-no-double"}


def test_par_4_six_doubles_win_at_once() -> None:
    hands = ["6-6 5-5 4-4 2-2 0-0 3-3", "6-5 6-4 6-3 6-2 6-1 6-0"]
    hands += ["5-4 5-3 5-2 5-1 5-0 4-3", "4-2 4-1 4-0 1-1 3-2 3-0"]
    state = dealt(hands, "brazilian")
    assert not state.game.calls_for_redeal(Setup(), capicua.Deal(list(state.order)))
    assert (state.turn, legal(state)) == (0, ["show"])
    assert refused(state, "6-6@root")[0] == "PAR-4"
    world = state.resample(2, Rng(4))
    assert sum(is_double(tile) for tile in world.hands.tiles(0)) >= 6
    play(state, "show")
    assert (state.is_over, state.scores()) == (True, [1, 0, 1, 0])
    assert state.ending()[0].id == "end-doubles"
    assert refused(dealt(OPENING), "show")[0] == "PAR-4"


def test_par_4_two_hands_with_five_doubles_win_nothing() -> None:
    tens = [f"{n}-{n}" for n in range(10)]
    rest = [f"{a}-{b}" for a in range(10) for b in range(a)]
    hands = [tens[:5] + rest[:5], tens[5:] + rest[5:10], rest[10:20], rest[20:30]]
    state = load("jamaican", set=9, hand_size=10, instant_doubles=5).new_round(hands=hands)
    assert legal(state) == ["9-9@root"]


def test_par_5_first_lead() -> None:
    assert legal(dealt(OPENING)) == ["6-6@root"]
    assert dealt(OPENING).turn == 1
    leaders = {int(load("spanish").new_round(seed=seed).turn) for seed in range(30)}
    assert leaders == {0, 1, 2, 3}
    # With 6-6 undealt, the highest double dealt leads.
    hands = ["6-5 6-4 6-3 6-2 6-1 6-0", "5-5 5-4 5-3 5-2 5-1 5-0"]
    hands += ["4-4 4-3 4-2 4-1 4-0 3-3", "3-2 3-1 3-0 2-2 2-1 2-0"]
    assert legal(dealt(hands, "brazilian")) == ["5-5@root"]


def test_par_6_the_holder_may_lead_any_tile() -> None:
    state = dealt(OPENING, forced_lead=False)
    assert state.turn == 1
    assert len(legal(state)) == 7
    known = state.seen_by(0)
    for number in range(20):
        assert known.resample(0, Rng(number)).hands.holds(1, state.game.tiles - 1)
    play(state, "6-3@root")
    assert state.fields()["called"] == "6-6"
    assert state.seen_by(2).resample(2, Rng(1)).hands.holds(1, state.game.tiles - 1)


def test_par_6_highest_double_dealt_bars_higher_ones() -> None:
    game = load("cuban", forced_lead=False)
    for seed in range(6):
        state = game.new_round(seed=seed)
        seat = (int(state.turn) + 1) % 4
        world = state.resample(seat, Rng(seed))
        doubles = [t for s in range(4) for t in world.hands.tiles(s) if is_double(t)]
        assert max(doubles) == state.called


@pytest.mark.parametrize(
    ("options", "turn"),
    [
        ({"next_lead": "rotate"}, 2),
        ({"next_lead": "same_leader"}, 3),
        ({"next_lead": "hand_winner"}, 0),
        ({"next_lead": "highest_double"}, None),
    ],
)
def test_par_7_later_leads(options: dict[str, Any], turn: int | None) -> None:
    state = out("venezuelan", leader="D", **options)
    assert state.next_starter() == (-1 if turn is None else turn)
    following = state.game.new_round(seed=3, number=2, starter=turn)
    assert len(legal(following)) == (1 if turn is None else 7)


@pytest.mark.parametrize(
    ("preset", "options", "turn"),
    [
        ("dominican", {}, 0),
        ("dominican_patio", {}, 0),
        ("puerto_rican_200", {}, 1),
        ("jamaican", {}, 0),
    ],
)
def test_par_8_the_winner_of_a_block(preset: str, options: dict[str, Any], turn: int) -> None:
    state = at(BLOCK, preset, turn="A", leader="D", totals=[1, 0, 1, 0], **BLOCK_HANDS, **options)
    play(state, "6-5@W")
    assert state.hand_winner() == turn
    assert state.next_starter() == turn


def test_par_8_of_equal_partners_the_first_after_the_blocker_wins() -> None:
    # A blocks; B and D hold 10 pips each, and D comes first after A.
    hands = {"A": "6-5 5-5", "B": "5-4 1-0", "C": "4-4 5-3", "D": "4-3 3-0"}
    state = at(BLOCK, "puerto_rican_200", turn="A", leader="D", **hands)
    play(state, "6-5@W")
    assert state.left[1] == state.left[3]
    assert state.hand_winner() == 3
    tied = at(TIE, "puerto_rican_200", turn="C", leader="A", **TIE_HANDS)
    assert play(tied, "5-3@W").next_starter() == 2  # the blocker
    opener = at(TIE, "puerto_rican_200", turn="C", leader="A", block_tie="opener", **TIE_HANDS)
    assert play(opener, "5-3@W").next_starter() == 0  # the leader


@pytest.mark.parametrize(
    ("preset", "options", "turn"),
    [
        ("venezuelan", {}, 3),
        ("venezuelan", {"void_lead": "highest_double"}, 3),
        ("venezuelan", {"next_lead": "hand_winner"}, 3),
        ("venezuelan", {"next_lead": "hand_winner", "void_lead": "same_leader"}, 0),
        ("venezuelan", {"next_lead": "hand_winner", "void_lead": "highest_double"}, -1),
        ("spanish", {}, 3),
    ],
)
def test_par_9_lead_after_a_void_hand(preset: str, options: dict[str, Any], turn: int) -> None:
    state = at(TIE, preset, turn="C", leader="A", **TIE_HANDS, **options)
    play(state, "5-3@W")
    assert state.is_undecided()
    assert state.next_starter() == turn


def test_par_10_giving_the_lead() -> None:
    state = dealt(OPENING, "jamaican", number=3, starter=0, totals=[2, 0, 2, 0])
    assert legal(state)[-1] == "give_lead"
    play(state, "give_lead")
    assert (state.turn, state.leader, len(legal(state))) == (2, 2, 7)
    assert refused(state, "give_lead") == ("PAR-10", "refuse-give-back")
    play(state, "6-1@root")
    assert (state.turn, state.fields()["given"]) == (1, "yes")
    assert refused(state, "give_lead") == ("PAR-10", "refuse-lead-done")
    for number, starter, totals in ((1, None, None), (2, None, [1, 0, 1, 0]), (3, 0, None)):
        other = dealt(OPENING, "jamaican", number=number, starter=starter, totals=totals)
        assert "give_lead" not in legal(other)
        assert refused(other, "give_lead")[0] == "PAR-10"
    assert refused(dealt(OPENING), "give_lead") == ("PAR-10", "refuse-give-never")


# -- play --------------------------------------------------------------------------------------


def test_par_11_play_or_pass() -> None:
    state = play(dealt(OPENING), "6-6@root")
    assert legal(state) == ["pass"]
    assert refused(state, "draw") == ("PAR-11", "refuse-draw-never")
    play(state, "pass")
    assert refused(state, "pass")[0] == "LIN-20"


def test_par_12_domino_and_block() -> None:
    alone = {**BLOCK_HANDS, "A": "6-5"}
    state = play(at(BLOCK, turn="A", **alone), "6-5@W")
    assert state.ending()[0].id == "end-domino"
    state = play(at(BLOCK, turn="A", **BLOCK_HANDS), "6-5@W")
    assert state.ending()[0].id == "end-blocked"
    # Undealt tiles that would fit do not keep a round alive.
    game = load("brazilian")
    fields = {"layout": "root 6-6 | E 6-3 5-3", "boneyard": "6-4 6-2 6-1 6-0"}
    fields |= {"A": "6-5 5-5", "B": "4-4", "C": "3-3", "D": "2-2"}
    assert play(game.position({**fields, "turn": "A"}), "6-5@E").is_over


# -- blocks ------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("rule", "side"),
    [("lowest_pair", 1), ("lowest_individual", 0), ("blocker_vs_next", 0)],
)
def test_par_13_par_14_par_15_who_wins_a_block(rule: str, side: int) -> None:
    state = at(BLOCK, turn="A", leader="D", block_winner=rule, **BLOCK_HANDS)
    assert play(state, "6-5@W").winning_side() == side


def test_par_14_equal_lowest_hands_of_partners_are_not_a_tie() -> None:
    hands = {**BLOCK_HANDS, "A": "6-5 5-4 1-0", "C": "4-4 2-0", "B": "5-5 5-3", "D": "3-3 5-2"}
    state = at(BLOCK, turn="A", block_winner="lowest_individual", **hands)
    play(state, "6-5@W")
    assert list(state.left)[::2] == [10, 10]
    assert state.winning_side() == 0


@pytest.mark.parametrize(("tie", "side"), [("void", -1), ("opener", 0), ("blocker", 0)])
def test_par_16_ties(tie: str, side: int) -> None:
    state = at(TIE, turn="C", leader="A", block_tie=tie, **TIE_HANDS)
    assert play(state, "5-3@W").winning_side() == side
    state = at(TIE, turn="C", leader="B", block_tie=tie, **TIE_HANDS)
    expected = {"void": -1, "opener": 1, "blocker": 0}[tie]
    assert play(state, "5-3@W").winning_side() == expected


# -- scores ------------------------------------------------------------------------------------


def test_par_17_whose_pips_are_scored() -> None:
    assert out("venezuelan").scores() == [7, 0, 7, 0]
    assert out("spanish").scores() == [17, 0, 17, 0]
    net = at(BLOCK, turn="A", leader="D", blocked_scoring="winner_net", **BLOCK_HANDS)
    assert play(net, "6-5@W").scores() == [0, 6, 0, 6]
    assert out("venezuelan", blocked_scoring="winner_net").scores() == [7, 0, 7, 0]


def test_par_18_a_void_hand_counts_and_keeps_bonuses() -> None:
    game = load("dominican", block_winner="lowest_pair", block_tie="void")
    fields = {"layout": TIE, "turn": "C", "points": "25 0 25 0", **TIE_HANDS}
    state = play(game.position(fields), "5-3@W")
    assert state.scores() == [25, 0, 25, 0]
    assert not state.is_void
    match = Match(game, Dealer.from_seed(1))
    match.round = state
    match.settle()
    assert (match.number, game.next_setup(match).streak) == (2, 1)


@pytest.mark.parametrize(
    ("layout", "tile", "options", "worth"),
    [
        ("root 4-3 | E 6-4", "6-1", {}, 1),
        ("root 4-3 | E 4-2", "2-2", {}, 2),
        ("root 4-3 | E 6-4 | W 5-3", "6-5", {}, 3),
        ("root 4-3 | E 4-2 | W 3-2", "2-2", {}, 4),
        ("root 4-3 | E 5-4 | W 5-3", "5-2", {}, 1),
        ("root 4-3 | E 5-4 | W 5-3", "5-2", {"both_ends": "any"}, 3),
        ("root 4-3 | E 6-4 | W 3-0", "6-0", {}, 3),
    ],
)
def test_par_19_value_of_a_hand(
    layout: str, tile: str, options: dict[str, Any], worth: int
) -> None:
    hands = {"A": tile, "B": "5-5", "C": "4-4", "D": "1-1"}
    state = at(layout, "brazilian", turn="A", **hands, **options)
    assert play(state, f"{tile}@E").scores()[0] == worth


def test_par_19_the_key_needs_both_numbers_exhausted() -> None:
    # Ends 4 and 1: every tile with a four or a one except 4-1 is on the table (PAR-X1).
    layout = (
        "root 6-6 | E 6-1 3-1 6-3 6-5 5-1 1-0 5-0 5-4 4-4 4-3 3-3 3-0 0-0 4-0"
        " | W 6-0 2-0 6-2 6-4 4-2 2-1 1-1"
    )
    hands = {"A": "4-1", "B": "3-2", "C": "5-5 5-3", "D": "5-2 2-2"}
    state = at(layout, "jamaican", turn="A", totals=[1, 0, 1, 0], **hands)
    assert play(state, "4-1@E").scores() == [2, 0, 2, 0]
    # With a one undealt the ends are joined, but this was not the only fitting tile left.
    shorter = layout.replace(" 1-1", "")
    state = at(shorter, "jamaican", turn="A", totals=[1, 0, 1, 0], **hands)
    assert play(state, "4-1@E").scores() == [1, 0, 1, 0]


@pytest.mark.parametrize(
    ("options", "streak", "worth"),
    [
        ({"void_next": "none"}, 2, 1),
        ({"void_next": "two"}, 1, 2),
        ({"void_next": "two"}, 3, 2),
        ({"void_next": "plus_one"}, 1, 2),
        ({"void_next": "plus_one"}, 3, 4),
    ],
)
def test_par_20_carry_over_after_void_hands(
    options: dict[str, Any], streak: int, worth: int
) -> None:
    state = out("jamaican_six", totals=[1, 2, 1, 2], streak=streak, **options)
    assert state.scores() == [worth, 0, worth, 0]


# -- bonuses -----------------------------------------------------------------------------------


def closed(layout: str, tile: str, preset: str = "dominican", **options: Any) -> State:
    """A goes out; B has 5 pips left, the others none."""
    hands = {"A": tile, "B": "3-2", "C": "0-0" if tile != "0-0" else "1-0", "D": "2-1"}
    state = at(layout, preset, turn="A", **hands, **options)
    return play(state, f"{tile}@E")


def test_par_21_bonuses_add_up_in_order() -> None:
    state = closed("root 6-4 | E 6-1 | W 4-3", "3-1", "puerto_rican_500", number=1)
    assert state.scores()[0] == 8 + 100 + 100
    ids = [message.id for message in state.ending() if message.id.startswith("end-bonus")]
    assert ids == ["end-bonus-capicua", "end-bonus-hand"]
    doubled = closed("root 6-4 | E 6-1 | W 4-3", "3-1", "cuban_capicua")
    assert doubled.scores()[0] == 2 * 8


@pytest.mark.parametrize(
    ("layout", "tile", "options", "bonus"),
    [
        ("root 6-4 | E 6-1 | W 4-3", "3-1", {}, 25),
        ("root 6-4 | E 6-1 | W 4-1", "1-1", {}, 0),
        ("root 6-4 | E 6-1 | W 4-1", "1-1", {"capicua_double": True}, 25),
        ("root 6-4 | E 6-5 | W 5-4", "5-1", {}, 0),
        ("root 6-4 | E 6-5 | W 5-4", "5-1", {"both_ends": "any"}, 25),
        ("root 6-4 | E 6-0 | W 5-4", "5-0", {}, 25),
        ("root 6-4 | E 6-0 | W 5-4", "5-0", {"capicua_blank": False}, 0),
        ("root 6-6", "6-5", {}, 0),
        ("root 6-6", "6-5", {"both_ends": "any"}, 25),
        ("root 6-5", "6-4", {}, 0),
    ],
)
def test_par_22_capicua(layout: str, tile: str, options: dict[str, Any], bonus: int) -> None:
    plain = closed(layout, tile, capicua_bonus=0, **options).scores()[0]
    assert closed(layout, tile, **options).scores()[0] == plain + bonus


def test_par_22_the_tile_may_go_to_either_end() -> None:
    hands = {"A": "3-1", "B": "3-2", "C": "0-0", "D": "2-1"}
    for end in "EW":
        state = at("root 6-4 | E 6-1 | W 4-3", "dominican", turn="A", **hands)
        assert play(state, f"3-1@{end}").is_capicua()


def test_par_22_not_with_the_first_tile() -> None:
    game = load("dominican", hand_size=1, both_ends="any", capicua_double=True)
    state = game.new_round(hands=[["6-6"], ["5-5"], ["4-4"], ["3-3"]])
    play(state, "6-6@root")
    assert (state.is_over, state.is_capicua()) == (True, False)


def test_par_23_chuchazo() -> None:
    one_blank, two = "root 6-4 | E 6-0 | W 4-3", "root 6-4 | E 6-0 | W 4-0"
    assert closed(one_blank, "0-0", "dominican_patio").scores()[0] == 9 + 25
    assert closed(two, "0-0", "dominican_patio").scores()[0] == 9 + 25
    state = closed(two, "0-0", "dominican_patio", chuchazo_both_ends=False)
    assert state.scores()[0] == 9
    both = closed(two, "0-0", "dominican_patio", capicua_double=True)
    assert both.scores()[0] == 9 + 25 + 25


@pytest.mark.parametrize(
    ("options", "at_pass", "at_play"),
    [
        ({}, 0, 25),
        ({"pase_salida_partner": "any"}, 25, 25),
        ({"pase_salida_plain": 50}, 0, 25),
        ({"pase_salida_bonus": 0, "pase_salida_plain": 50}, 0, 0),
    ],
)
def test_par_24_opening_pass(options: dict[str, Any], at_pass: int, at_play: int) -> None:
    state = play(dealt(OPENING, "dominican", **options), "6-6@root", "pass")
    assert state.scores()[1] == at_pass
    assert play(state, "6-4@E").scores()[1] == at_play


def test_par_24_plain_lead() -> None:
    # A leads 3-1; D has neither a three nor a one.
    hands = ["3-1 5-4 5-2 5-0 4-0 2-0 1-1", "6-6 6-3 5-1 4-3 2-1 0-0 3-3"]
    hands += ["6-1 4-1 3-2 5-3 3-0 1-0 4-2", "6-5 6-4 6-2 5-5 2-2 6-0 4-4"]
    for options, points in (
        ({}, 25),
        ({"pase_salida_plain": 40}, 40),
        ({"pase_salida_plain": 0}, 0),
    ):
        state = dealt(hands, "dominican", number=2, starter=0, **options)
        play(state, "3-1@root", "pass", "6-1@W")
        assert state.scores() == [points, 0, points, 0]


def test_par_24_a_given_lead_counts_for_the_side() -> None:
    state = dealt(
        OPENING, "cuban_capicua", set=6, hand_size=7, number=2, starter=3, pase_salida_plain=20
    )
    play(state, "give_lead", "6-6@root", "pass")
    assert state.scores() == [0, 20, 0, 20]


def test_par_25_full_round_pass() -> None:
    state = at(WHOLE_ROUND, "dominican", turn="A", **HANDS)
    play(state, "5-3@E", "pass", "pass", "pass")
    assert (state.scores(), state.turn, state.passes) == ([25, 0, 25, 0], 0, 0)
    without = at(WHOLE_ROUND, turn="A", **HANDS)
    assert play(without, "5-3@E", "pass", "pass", "pass").scores() == [0] * 4


def test_par_26_hand_bonuses_count_decided_hands() -> None:
    game = load("puerto_rican_500", block_tie="void")
    fields = {"layout": TIE, "turn": "C", "leader": "A", **TIE_HANDS}
    match = Match(game, Dealer.from_seed(1))
    for bonus in (100, 100, 75):
        setup = game.next_setup(match)
        assert game.hand_bonus(setup) == bonus
        state = game.blank(setup)
        state.place({**fields, "leader": "A"})
        if bonus == 100 and not match.rounds:
            play(state, "5-3@W")
        else:
            state.place({"layout": "root 6-4", "A": "6-3", "B": "2-1", "C": "1-0", "D": "4-0"})
            play(state, "6-3@E")
            assert state.scores()[0] == 3 + 1 + 4 + bonus
        match.round = state
        match.settle()
    assert [game.hand_bonus(Setup(number)) for number in range(1, 6)] == [100, 75, 50, 25, 0]
    assert load("puerto_rican_500", hand_bonuses=60).hand_bonus(Setup(1)) == 60
    extra = at(BLOCK, "venezuelan", turn="A", leader="D", block_bonus=30, **BLOCK_HANDS)
    assert play(extra, "6-5@W").scores() == [0, 76, 0, 76]


@pytest.mark.parametrize(
    ("fit", "before", "points"),
    [
        ("any", 190, 25),
        ("not_past", 175, 25),
        ("not_past", 176, 0),
        ("below", 174, 25),
        ("below", 175, 0),
    ],
)
def test_par_27_bonuses_near_the_target(fit: str, before: int, points: int) -> None:
    totals = [before, 0, before, 0]
    state = at(WHOLE_ROUND, "dominican", turn="A", bonus_fit=fit, totals=totals, **HANDS)
    play(state, "5-3@E", "pass", "pass", "pass")
    assert state.scores()[0] == points
    capicua = closed("root 6-4 | E 6-1 | W 4-3", "3-1", totals=totals, bonus_fit=fit)
    assert capicua.scores()[0] == 8 + 25


# -- the match ---------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("preset", "options", "target"),
    [
        ("venezuelan", {}, 100),
        ("venezuelan", {"set": 9}, 250),
        ("cuban", {}, 150),
        ("jamaican", {"target": "auto"}, 6),
        ("brazilian", {"target": "auto"}, 6),
    ],
)
def test_par_28_target(preset: str, options: dict[str, Any], target: int) -> None:
    assert load(preset, **options).target == target


def test_par_28_a_pass_may_win_at_once() -> None:
    words: dict[str, Any] = {"bonus_fit": "any", "totals": [185, 190, 185, 190]}
    state = at(WHOLE_ROUND, "dominican", turn="A", match_end_check="immediate", **words, **HANDS)
    play(state, "5-3@E", "pass", "pass", "pass")
    assert (state.is_over, state.ends_match, state.ending()[0].id) == (True, True, "end-target")
    state = at(WHOLE_ROUND, "dominican", turn="A", **words, **HANDS)
    assert not play(state, "5-3@E", "pass", "pass", "pass").is_over


@pytest.mark.parametrize(
    ("before", "seat", "points"),
    [
        ([0, 0], "A", [1, 0]),
        ([2, 0], "A", [1, 0]),
        ([3, 0], "B", [-3, 0]),
        ([1, 0], "B", [0, 1]),
        ([1, 1], "A", [1, -1]),
        ([1, 1], "B", [-1, 1]),
    ],
)
def test_par_29_six_love(before: list[int], seat: str, points: list[int]) -> None:
    state = out("jamaican", totals=before * 2, seat=seat)
    assert state.scores() == points * 2


def test_par_29_six_love_without_the_one_all_option() -> None:
    state = out("jamaican", totals=[1, 0] * 2, seat="B", one_all_play_two=False)
    assert state.scores() == [-1, 0, -1, 0]
    assert state.next_starter() == -1


def test_par_29_the_highest_double_leads_after_a_bruk_and_at_one_all() -> None:
    game = load("jamaican")
    assert game.double_leads(Setup(2, 0, [0] * 4))
    assert game.double_leads(Setup(5, 0, [1] * 4))
    assert not game.double_leads(Setup(5, 0, [2, 0, 2, 0]))
    assert game.double_leads(Setup(5, 0, [2, 0, 2, 0], 1))  # after a void hand


def test_par_29_matches_end_with_one_side_at_zero() -> None:
    game = load("jamaican")
    for seed in range(3):
        match = check_match(game, seed)
        if len(match.rounds) < 500:
            assert max(match.totals) >= 6
            assert min(match.totals) == 0


def test_par_30_shut_outs() -> None:
    game = load("dominican", shutout="double")
    match = Match(game, Dealer.from_seed(1))
    for totals, weight in (([200, 0, 200, 0], 2), ([210, 5, 210, 5], 1), ([0] * 4, 1)):
        match.totals = totals
        assert game.match_weight(match) == weight
        assert load("dominican").match_weight(match) == 1
    state = out("venezuelan", totals=[99, 0, 99, 0])
    assert state.ending()[-1].id == "end-shutout-pair"
    alone = out("jamaican_cut_throat", totals=[5, 0, 0, 0])
    assert alone.ending()[-1].id == "end-shutout"
    with_points = out("venezuelan", totals=[99, 2, 99, 2])
    assert "end-shutout-pair" not in [message.id for message in with_points.ending()]


def test_par_31_messages_reveal_nothing() -> None:
    """Only passes and played tiles are announced; views hold no other information."""
    state = load("dominican").new_round(seed=5)
    while not state.is_over:
        action = state.legal_actions()[0]
        for message in state.narrate(action):
            assert message.only is None
        state.apply(action)


# -- rejected options -------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("preset", "options", "rule"),
    [
        ("venezuelan", {"match_format": "six_love"}, "PAR-29"),
        ("venezuelan", {"key_win": 2}, "PAR-19"),
        ("venezuelan", {"win_double": 2}, "PAR-19"),
        ("venezuelan", {"void_next": "two"}, "PAR-20"),
        ("brazilian", {"scoring": "pips"}, None),
        ("jamaican", {"capicua_bonus": 25}, "PAR-21"),
        ("jamaican", {"hand_bonuses": 25}, "PAR-21"),
        ("jamaican_cut_throat", {"block_bonus": 5}, "PAR-21"),
        ("jamaican_cut_throat", {"block_winner": "lowest_pair"}, "PAR-13"),
        ("jamaican_cut_throat", {"block_winner": "blocker_vs_next"}, "PAR-15"),
        ("jamaican_cut_throat", {"block_tie": "opener"}, "PAR-16"),
        ("jamaican_cut_throat", {"pass_lead": True}, "PAR-10"),
        ("venezuelan", {"pass_lead": True}, "PAR-10"),
        ("spanish", {"blocked_scoring": "winner_net"}, "PAR-17"),
        ("spanish", {"blocked_scoring": "ladder"}, ""),
        ("spanish", {"no_double": "draw_for_double"}, ""),
        ("spanish", {"set": 12}, ""),
        ("puerto_rican_500", {"hand_bonuses": "0:10"}, "PAR-26"),
        ("puerto_rican_500", {"hand_size": 8}, "PAR-3"),
    ],
)
def test_conflicting_options_are_rejected(
    preset: str, options: dict[str, Any], rule: str | None
) -> None:
    with pytest.raises(BadOption) as error:
        load(preset, **options)
    assert rule is None or error.value.rule == rule


CORNERS: list[dict[str, Any]] = [
    {"forced_lead": False, "match_end_check": "immediate", "capicua_bonus": "double"},
    {"next_lead": "same_leader", "block_winner": "blocker_vs_next", "block_tie": "blocker"},
    {"next_lead": "highest_double", "set": 9, "redeal_doubles": 4, "pase_corrido_bonus": 30},
    {"hand_size": 3, "no_double": "heaviest_tile", "pase_salida_bonus": 20, "block_bonus": 10},
    {"next_lead": "hand_winner", "pass_lead": True, "void_lead": "same_leader", "teams": "pairs"},
    {"direction": "clockwise", "blocked_scoring": "winner_net", "hand_bonuses": "1:5,3:50"},
    {
        "scoring": "games",
        "void_next": "plus_one",
        "instant_doubles": 5,
        "redeal_doubles": 4,
        "match_format": "six_love",
        "one_all_play_two": False,
        "max_hands": 60,
    },
    {
        "teams": "none",
        "block_winner": "lowest_individual",
        "next_lead": "hand_winner",
        "void_lead": "highest_double",
        "max_hands": 40,
    },
]


@pytest.mark.parametrize("options", CORNERS, ids=[next(iter(options)) for options in CORNERS])
def test_unusual_option_combinations_pass_the_contract(options: dict[str, Any]) -> None:
    game = load(**options)
    for seed, number in itertools.product(range(2), (1, 2)):
        check_round(game, seed, checks=3, number=number)
    check_match(game, seed=1)


@pytest.mark.parametrize("lang", ["en", "es"])
def test_every_cheer_belongs_to_a_message(lang):
    text = file_text("capicua.games.partners", f"strings.{lang}.ftl") or ""
    ids = re.findall(r"(?m)^([a-z][\w-]*) =", text)
    cheered = [id.removeprefix("cheer-") for id in ids if id.startswith("cheer-")]
    assert len(cheered) == 10
    assert set(cheered) <= set(ids)
