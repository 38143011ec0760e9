"""The rules of Halcon, with one test each."""

from __future__ import annotations

from halcon import GAME
from halcon.options import HalconOptions

from capicua.core.state import State
from capicua.testing.notation import legal, play, refused

HANDS = [
    ["6-4", "5-5", "1-0", "2-0", "3-0", "4-0"],
    ["6-6", "5-4", "1-1", "2-1", "3-1", "4-1"],
    ["6-5", "5-3", "2-2", "3-2", "4-2", "0-0"],
]


def begin(**options: bool) -> State:
    return GAME(HalconOptions(**options), 3).new_round(hands=HANDS, starter=0)


def test_hal_1_partners_need_four_players() -> None:
    assert GAME.seats(HalconOptions()) == (3, 4)
    assert GAME.seats(HalconOptions(partners=True)) == (4, 4)
    assert GAME(HalconOptions(partners=True), 4).sides == [0, 1, 0, 1]


def test_hal_2_the_higher_number_must_be_followed() -> None:
    state = play(begin(), "6-4")
    assert legal(state) == ["6-6"]
    assert refused(state, "5-4") == ("HAL-2", "refuse-follow")


def test_hal_3_the_double_takes_the_trick() -> None:
    assert play(begin(), "6-4", "6-6", "6-5").turn == 1
    assert play(begin(), "1-0", "2-1", "2-2").turn == 1


def test_hal_4_tiles_of_five_and_ten_pips_count() -> None:
    assert play(begin(), "5-5", "5-4", "6-5").scores() == [11, 0, 0]
    assert play(begin(fives=False), "5-5", "5-4", "6-5").scores() == [1, 0, 0]


def test_hal_5_the_first_lead_passes_to_the_left() -> None:
    match = GAME(HalconOptions(rounds=3), 3).new_match(seed=1)
    leads = []
    while not match.is_over:
        leads.append(int(match.round.turn))
        while not match.round.is_over:
            match.round.apply(match.round.legal_actions()[0])
        match.settle()
        if not match.is_over:
            match.start()
    assert [(lead - leads[0]) % 3 for lead in leads] == [0, 1, 2]
