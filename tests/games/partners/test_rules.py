"""Partners: every rule, with at least one test each."""

from __future__ import annotations

from typing import Any

import pytest

import capicua
from capicua.core.game import read_deal
from capicua.core.match import Match
from capicua.core.messages import BadOption
from capicua.core.setup import Setup
from capicua.core.state import State
from capicua.core.tiles.random import Dealer, Rng
from capicua.core.tiles.tile import is_double
from capicua.games.partners.options import PRESETS
from capicua.testing.notation import legal, play, refused

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
    for number, starter, totals in ((1, None, None), (2, None, [1, 0, 1, 0]), (3, None, None)):
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
