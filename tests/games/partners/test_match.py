"""The match in Partners, and rejected options."""

from __future__ import annotations

import itertools
from typing import Any

import pytest

from capicua.catalogue import load_with
from capicua.core.match import Match
from capicua.core.messages import BadOption
from capicua.core.setup import Setup
from capicua.core.tiles.random import Dealer
from capicua.games.partners.rules import PartnersRound
from capicua.testing import check_match, check_round
from capicua.testing.notation import play
from tests.games.partners.test_rules import HANDS, WHOLE_ROUND, at, load, out

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
    assert game.double_leads(Setup(2, -1, [0] * 4))
    assert game.double_leads(Setup(5, 0, [1] * 4))
    assert not game.double_leads(Setup(5, 0, [2, 0, 2, 0]))
    assert game.double_leads(Setup(5, 0, [2, 0, 2, 0], 1))  # after a void hand


def test_par_29_a_win_worth_nothing_is_no_bruk() -> None:
    state = out("jamaican", totals=[0] * 4, win_simple=0)
    assert state.scores() == [0] * 4
    assert not state.is_bruk()
    assert state.next_starter() == 0
    game = load("jamaican", win_simple=0)
    assert not game.double_leads(Setup(2, 0, [0] * 4))
    former = load_with("partners", "jamaican", 4, {"win_simple": "0"}, 1)
    assert former.double_leads(Setup(2, 0, [0] * 4))


def test_par_29_the_winner_of_a_round_worth_nothing_leads_the_next_one() -> None:
    match = load("jamaican", win_simple=0, key_win=0).new_match(seed=11)
    for _ in range(30):
        while not match.round.is_over:
            match.round.apply(match.round.legal_actions()[0])
        assert isinstance(match.round, PartnersRound)
        winner, was_bruk = int(match.round.hand_winner()), match.round.is_bruk()
        match.settle()
        if match.is_over:
            break
        match.start()
        if winner >= 0 and not was_bruk and not match.game.is_one_all(match.totals):
            assert match.round.setup.starter == winner


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
