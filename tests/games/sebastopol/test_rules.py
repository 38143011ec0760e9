"""Sebastopol: four players, the cross, and everything else as in Block."""

from __future__ import annotations

import pytest

import capicua
from capicua.core.state import State
from capicua.core.tiles.random import Rng
from capicua.games.sebastopol.rules import arms_begun
from capicua.testing.notation import greedy_lead, legal, play


def test_seb_1_four_players_share_all_tiles() -> None:
    game = capicua.load("sebastopol")
    state = game.new_round(seed=1)
    assert (list(state.hands.counts), state.stock.left) == ([7, 7, 7, 7], 0)
    assert not [zone for zone in state.view(0).as_data()["zones"] if zone["zone"] == "stock"]
    for players in (2, 3, 5):
        with pytest.raises(capicua.BadOption):
            capicua.load("sebastopol", players=players)
    with pytest.raises(capicua.BadOption):
        capicua.load("sebastopol", set=9)


def test_seb_2_the_player_with_6_6_leads_every_hand() -> None:
    game = capicua.load("sebastopol")
    for seed in range(5):
        for number, starter in ((1, None), (2, 3)):
            state = game.new_round(seed=seed, number=number, starter=starter)
            assert legal(state) == ["6-6@root"]
            leader = state.turn
            play(state, "6-6@root")
            assert state.turn == (leader + 1) % 4


def test_seb_2_the_direction_option_plays_to_the_right() -> None:
    state = capicua.load("sebastopol", direction="counterclockwise").new_round(seed=5)
    leader = state.turn
    play(state, "6-6@root")
    assert state.turn == (leader + 3) % 4


@pytest.mark.parametrize("seed", range(12))
def test_seb_3_only_sixes_until_the_cross_is_complete(seed: int) -> None:
    state = capicua.load("sebastopol").new_round(seed=seed)
    rng = Rng(seed)
    begun = 0
    play(state, "6-6@root")
    while begun < 4:
        options = legal(state)
        assert state.line.numbers() == [6]
        assert arms_begun(state.line) == begun
        assert begun == shown(state)
        if options != ["pass"]:
            assert all(text.startswith("6-") and text.endswith("EWNS"[begun]) for text in options)
            begun += 1
        else:
            assert not any(state.hands.holds(state.turn, tile) for tile in range(21, 28))
        play(state, options[rng.below(len(options))])
    assert shown(state) is None
    assert not state.is_over


def shown(state: State) -> int | None:
    """Return the number of started arms shown on the table."""
    found = [zone for zone in state.zones() if zone.name == "cross"]
    return found[0].facts[0].arguments["begun"] if found else None


def test_seb_3_a_pass_proves_a_hand_without_sixes() -> None:
    state = capicua.load("sebastopol").new_round(
        hands=[
            ["6-6", "6-2", "5-4", "3-3", "2-1", "4-0", "1-1"],
            ["5-5", "3-1", "4-4", "2-0", "5-0", "4-3", "1-0"],
            ["6-4", "6-1", "5-3", "2-2", "4-2", "5-1", "3-0"],
            ["6-5", "6-3", "6-0", "0-0", "3-2", "4-1", "5-2"],
        ]
    )
    play(state, "6-6@root", "pass")
    unknowns = state.seen_by(0).unknowns()
    sixes = [mask for tile, mask in zip(unknowns.tiles, unknowns.allowed, strict=True) if tile > 20]
    assert len(sixes) == 5
    assert all(not mask & 2 for mask in sixes)


def test_seb_3_errors_state_the_progress_of_the_cross() -> None:
    state = capicua.load("sebastopol").position(
        {
            "layout": "root 6-6 | E 6-4",
            "A": "6-5 4-1 3-2",
            "B": "6-3 6-2",
            "C": "6-1 6-0",
            "D": "5-5",
        }
    )
    fits = state.why_not(state.parse("4-1@E"))
    assert fits is not None
    assert (fits.rule, fits.message.id) == ("SEB-3", "refuse-cross-fits")
    assert fits.message.arguments == {"tile": "4-1", "number": 4, "arm": "E", "begun": 1}
    other = state.why_not(state.parse("3-2@E"))
    assert other is not None
    assert (other.rule, other.message.id) == ("SEB-3", "refuse-cross")


def test_seb_4_later_doubles_do_not_branch() -> None:
    state = capicua.load("sebastopol").position(
        {
            "layout": "root 6-6 | E 6-4 | W 6-5 | N 6-3 | S 6-2",
            "A": "4-4 1-0",
            "B": "4-1 5-1",
            "C": "4-0 2-0",
            "D": "3-0",
        }
    )
    play(state, "4-4@E")
    assert legal(state) == ["4-1@E", "5-1@W"]
    play(state, "4-1@E")
    assert legal(state) == ["2-0@S"]
    assert state.line.numbers() == [1, 5, 3, 2]


def test_seb_5_everything_else_matches_block() -> None:
    mine = capicua.load("sebastopol").options
    block = capicua.load("block", players=4).options
    for name in ("draw_per_turn", "blocked_scoring", "target", "match_end_check", "max_hands"):
        assert getattr(mine, name) == getattr(block, name), name
    assert capicua.load("sebastopol").target == 100
    classic = capicua.load("sebastopol", preset="classic")
    assert (classic.target, classic.options.blocked_scoring) == (60, "winner_net")
    assert capicua.load("sebastopol", teams="pairs").sides == [0, 1, 0, 1]
    state = capicua.load("sebastopol").new_round(seed=4)
    refusal = state.why_not(state.parse("draw"))
    assert refusal is not None


def test_seb_x8_after_a_domino_6_6_leads_again() -> None:
    game = capicua.load("sebastopol")
    match = game.new_match(seed=2)
    match.round = game.position(
        {
            "layout": "root 6-6 | E 6-4 | W 6-5 | N 6-2 | S 6-1",
            "A": "6-3 5-3",
            "B": "2-1",
            "C": "5-5 4-4 3-2",
            "D": "6-0 4-3 5-1",
            "turn": "B",
        }
    )
    play(match.round, "2-1@N")
    match.settle()
    assert match.totals == [0, 59, 0, 0]
    match.start()
    assert legal(match.round) == ["6-6@root"]
    assert match.round.hands.holds(match.round.turn, 27)


def test_available_options() -> None:
    from capicua.core.options import specs

    assert {spec.name for spec in specs(type(capicua.load("sebastopol").options))} == {
        "direction",
        "blocked_scoring",
        "target",
        "match_end_check",
        "max_hands",
        "teams",
    }


def test_greedy_beats_random() -> None:
    assert greedy_lead("sebastopol", players=4, rounds=100) > 2
