"""Betting in Poker."""

from __future__ import annotations

from capicua.testing.notation import legal, play, refused
from tests.games.poker.test_rules import FOURTH, HANDS, begin, levels, load, stacks


def test_pok_5_the_unit_doubles_after_the_draw() -> None:
    state = begin(load(2, "five_tile_draw"))
    assert legal(state) == ["check", "bet 2"]
    play(state, "bet 2", "call", "draw 0", "draw 0")
    assert legal(state) == ["check", "bet 4"]
    play(state, "bet 4")
    assert legal(state) == ["fold", "call", "raise 8"]


def test_pok_6_betting_starts_left_of_the_dealer_and_skips_broke_seats() -> None:
    state = begin(load(4), [*HANDS, FOURTH], stacks=[1, 100, 100, 100])
    order = [int(state.turn)]
    for text in ("check", "bet 2", "fold", "call"):
        play(state, text)
        order.append(int(state.turn))
    assert order[:4] == [1, 2, 3, 1]
    assert state.is_over


def test_pok_6_no_betting_if_only_one_seat_could_bet() -> None:
    state = begin(load(3), stacks=[1, 1, 50])
    assert state.is_over
    assert stacks(state) == [0, 3, 49], "the straight takes the antes without betting"


def test_pok_7_check_or_bet_then_fold_call_or_raise() -> None:
    state = begin(load())
    assert legal(state) == ["check", "bet 2"]
    assert refused(state, "fold") == ("POK-7", "refuse-fold")
    assert refused(state, "call") == ("POK-7", "refuse-call")
    assert refused(state, "raise 2") == ("POK-7", "refuse-raise")
    play(state, "bet 2")
    assert legal(state) == ["fold", "call", "raise 4"]
    assert refused(state, "check") == ("POK-7", "refuse-check")
    assert refused(state, "bet 4") == ("POK-7", "refuse-bet")


def test_pok_8_a_call_for_less_is_all_in() -> None:
    state = begin(load(2, betting="no_limit"), stacks=[100, 10])
    play(state, "bet 50")
    message = state.narrate(state.parse("call"))[0]
    assert (message.arguments["chips"], message.arguments["all"]) == (9, 1)
    play(state, "call")
    assert [int(paid) for paid in state.paid] == [51, 10]


def test_pok_9_no_raise_without_chips_beyond_the_call() -> None:
    state = begin(load(3, betting="no_limit"), stacks=[100, 11, 100])
    play(state, "bet 10")
    assert legal(state) == ["fold", "call"]
    assert refused(state, "raise 20") == ("POK-9", "refuse-no-more")


def test_pok_9_no_raise_that_no_seat_could_answer() -> None:
    state = begin(load(2, betting="no_limit"), stacks=[30, 100])
    play(state, "bet 29")
    assert legal(state) == ["fold", "call"]
    assert refused(state, "raise 58") == ("POK-9", "refuse-nobody-left")


def test_pok_10_fixed_limit() -> None:
    state = begin(load(2, max_raises=1, unit=3))
    play(state, "bet 3", "raise 6")
    assert legal(state) == ["fold", "call"]
    assert refused(state, "raise 9") == ("POK-10", "refuse-capped")
    poor = begin(load(2, unit=8), stacks=[6, 100])
    assert legal(poor) == ["check", "bet 5"], "all in for less"
    none = begin(load(2, max_raises=0))
    play(none, "bet 2")
    assert legal(none) == ["fold", "call"]


def test_pok_10_pot_limit_is_never_below_the_minimum_bet() -> None:
    state = begin(load(2, betting="pot_limit", ante=0))
    assert legal(state) == ["check", "bet 2"], "the pot is empty"
    play(state, "bet 2")
    assert legal(state) == ["fold", "call", "raise 4", "raise 5", "raise 6"]


def test_pok_10_no_limit() -> None:
    state = begin(load(2, betting="no_limit"))
    assert legal(state) == ["check", *levels("bet", 2, 99)]
    play(state, "bet 10")
    assert legal(state) == ["fold", "call", *levels("raise", 20, 99)]
    play(state, "raise 25")
    assert legal(state) == ["fold", "call", *levels("raise", 40, 99)]
    assert refused(state, "raise 39") == ("POK-10", "refuse-size")
    found = state.why_not(state.parse("raise 39"))
    assert found is not None
    assert found.message.arguments == {"level": 39, "low": 40, "high": 99}


def test_pok_11_a_short_bet_after_checks() -> None:
    state = begin(load(3, betting="no_limit", unit=10), stacks=[100, 7, 100])
    play(state, "check", "bet 6")
    assert legal(state) == ["fold", "call", *levels("raise", 16, 99)], "has not acted yet"
    play(state, "call")
    assert legal(state) == ["fold", "call"], "has acted since the round began"
    found = state.why_not(state.parse("raise 16"))
    assert found is not None
    assert (found.rule, found.message.id) == ("POK-11", "refuse-short-of")
    assert found.message.arguments == {"player": 1, "chips": 6}


def test_pok_12_the_end_of_a_round() -> None:
    state = begin(load())
    play(state, "check", "check")
    assert not state.is_over
    play(state, "check")
    assert state.is_over
    state = begin(load())
    play(state, "check", "bet 2", "call", "call")
    assert state.is_over, "all have matched the bet, so the bettor is not asked again"


def test_pok_13_the_last_seat_takes_the_pot_without_showing() -> None:
    state = begin(load())
    play(state, "bet 2", "fold", "fold")
    assert (state.is_over, state.is_shown, state.scores()) == (True, False, [2, -1, -1])
    assert [message.id for message in state.ending()] == ["end-folded"]
    assert b"4-4" not in state.view(1).encode()
