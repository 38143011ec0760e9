"""Behaviour defined by the contract itself, tested on the example game."""

from __future__ import annotations

import sys
from pathlib import Path

import pytest

import capicua
from capicua import BadOption, BadText, Dealer, IllegalAction, Rng, Setup
from capicua.bots.playout import play_rounds
from capicua.core.tiles.tile import tile_text

sys.path.append(str(Path(__file__).parent.parent.parent / "examples" / "escalera"))

from escalera.options import EscaleraOptions
from escalera.rules import Escalera

GAME = Escalera(EscaleraOptions(), 3)
SET = [tile_text(tile) for tile in range(28)]


def test_a_seed_repeats_a_round_and_no_seed_gives_a_new_one() -> None:
    assert GAME.new_round(seed=7).fields() == GAME.new_round(seed=7).fields()
    assert GAME.new_round(seed=7).fields() != GAME.new_round(seed=8).fields()
    assert list(GAME.new_round().order) != list(GAME.new_round().order)


def test_an_order_deals_hand_by_hand() -> None:
    state = GAME.new_round(order=SET)
    assert state.fields()["A"] == "0-0 1-0 1-1 2-0 2-1"
    assert state.fields()["C"] == "4-0 4-1 4-2 4-3 4-4"


def test_hands_and_stock_set_the_deal() -> None:
    hands = [["6-1", "6-0", "5-2", "4-3", "4-0"], SET[:5], ["5-5", "4-4", "3-3", "6-6", "6-5"]]
    state = GAME.new_round(hands=hands, stock=["5-0"], starter=2)
    assert state.fields()["A"] == "4-0 4-3 5-2 6-0 6-1"
    assert state.turn == 2
    assert tile_text(state.order[15]) == "5-0"


@pytest.mark.parametrize(
    ("deal", "message"),
    [
        ({"order": SET[:-1]}, "tile-missing"),
        ({"order": [*SET[:-1], "0-0"]}, "tile-twice"),
        ({"hands": [SET[:5], SET[5:10]]}, "bad-hands"),
        ({"hands": [SET[:5], SET[5:10], SET[9:14]]}, "tile-twice"),
        ({"hands": [SET[:5], SET[5:10], ["7-0", *SET[11:15]]]}, "text-tile-set"),
        ({"hands": [SET[:5], SET[5:10], ["x", *SET[11:15]]]}, "text-tile"),
    ],
)
def test_an_invalid_deal_is_rejected(deal: dict, message: str) -> None:
    with pytest.raises((BadOption, BadText)) as refused:
        GAME.new_round(**deal)
    assert refused.value.message.id == message


def test_an_unsupported_number_of_seats_is_rejected() -> None:
    with pytest.raises(BadOption) as refused:
        Escalera(EscaleraOptions(), 5)
    assert refused.value.message.arguments == {"seats": 5, "low": 2, "high": 4}
    assert refused.value.rule == "ESC-1"


def test_an_illegal_action_changes_nothing_and_names_its_rule() -> None:
    state = GAME.new_round(seed=7)
    with pytest.raises(IllegalAction) as refused:
        state.apply(state.parse("pass"))
    assert refused.value.rule == "ESC-5"
    for number in (-1, GAME.action_count, 10**6):
        with pytest.raises(IllegalAction):
            state.apply(number)
    assert len(state.log) == 0


def test_a_view_cannot_apply_actions() -> None:
    known = GAME.new_round(seed=7).seen_by(0)
    with pytest.raises(ValueError, match="one seat's view"):
        known.apply(known.legal_actions()[0])


def test_a_view_needs_an_existing_seat() -> None:
    with pytest.raises(BadOption):
        GAME.new_round(seed=7).view(3)


def test_a_view_holds_the_viewers_hand_and_no_other() -> None:
    state = GAME.new_round(seed=7)
    view = state.view(1)
    assert view.seat == 1
    assert view.legal == []
    assert state.view(None).seat is None
    hands = {zone.seat: zone.tiles for zone in view.zones if type(zone).__name__ == "Hand"}
    assert len(hands[1]) == 5
    assert hands[0] == hands[2] == []


def test_a_sampled_deal_has_the_same_view() -> None:
    state = GAME.new_round(seed=7)
    worlds = {state.resample(0, Rng(seed)).fields()["B"] for seed in range(20)}
    assert len(worlds) > 15
    assert state.view(0).world(Rng(1)).view(0).encode() == state.view(0).encode()


def test_rounds_dealt_at_full_speed_finish() -> None:
    state = GAME.blank(Setup(2))
    assert play_rounds(state, 50, Rng(1)) > 50 * 5
    assert state.is_over


def test_a_match_keeps_its_totals_and_cannot_continue_after_its_end() -> None:
    match = GAME.new_match(seed=3)
    with pytest.raises(ValueError, match="not over"):
        match.settle()
    while not match.is_over:
        while not match.round.is_over:
            match.round.apply(match.round.legal_actions()[0])
        match.settle()
        if not match.is_over:
            match.start()
    assert len(match.rounds) == 3
    assert match.totals[match.winners[0]] == max(match.totals)
    assert match.last is match.rounds[-1]
    with pytest.raises(ValueError, match="over"):
        match.start()


def test_all_deals_of_a_match_come_from_one_secret() -> None:
    first, second = Dealer(b"x" * 160), Dealer(b"x" * 160)
    assert [first.deal(28, 4) for _ in range(3)] == [second.deal(28, 4) for _ in range(3)]


def test_a_tile_set_aside_is_in_no_hand_and_may_be_omitted() -> None:
    game = capicua.load("mexican_train", preset="tournament", players=2, set_max=9)
    size = game.hand_sizes(Setup(1))[0]
    everything = [tile_text(tile) for tile in range(55)]
    with pytest.raises(BadOption) as refused:
        game.new_round(order=everything, number=1)
    assert refused.value.message.arguments == {"tile": "9-9"}
    state = game.new_round(order=everything[:-1], number=1)
    assert tile_text(state.order[54]) == "9-9"
    assert state.fields()["A"].split() == everything[:size]


@pytest.mark.parametrize(
    ("setup", "message"),
    [
        ({"starter": 3}, "bad-starter"),
        ({"starter": -1}, "bad-starter"),
        ({"starter": -2}, "bad-starter"),
        ({"totals": [1, 2]}, "bad-totals"),
        ({"totals": [1, 2, 10**12]}, "bad-setup"),
        ({"number": 0}, "bad-setup"),
        ({"number": -3}, "bad-setup"),
        ({"streak": -1}, "bad-setup"),
    ],
)
@pytest.mark.parametrize("name", ["block", "mexican_train", "muggins"])
def test_r2_an_invalid_setup_is_rejected(name: str, setup: dict, message: str) -> None:
    game = capicua.load(name, players=3)
    fields = game.new_round(seed=1).fields()
    for make in (lambda: game.new_round(1, **setup), lambda: game.position(fields, **setup)):
        with pytest.raises(BadOption) as refused:
            make()
        assert refused.value.message.id == message


def test_a_lot_for_a_missing_seat_is_rejected() -> None:
    for lot in (3, -1):
        with pytest.raises(BadOption) as refused:
            GAME.new_round(order=SET, lot=lot)
        assert refused.value.message.id == "bad-lot"
