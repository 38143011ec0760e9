"""The rules of Tucan, with one test each."""

from __future__ import annotations

from tucan import GAME
from tucan.options import TucanOptions

from capicua.testing.notation import legal, play, refused

SHORT = GAME(TucanOptions(set_max=6, hand_size=3), 2)
ALL_TOLD = {"A": "4-2 5-5", "B": "3-3 2-2", "TA": "6-4", "T": "6-1"}


def test_tuc_1_the_highest_double_is_in_the_middle() -> None:
    state = GAME(TucanOptions(), 3).new_round(seed=1)
    assert state.zones()[0].as_data()["centre"] == "9-9"
    assert "9-9" not in " ".join(state.fields().values()).split()


def test_tuc_2_tiles_go_on_the_own_or_the_common_train() -> None:
    state = SHORT.position({**ALL_TOLD, "A": "4-2 1-0"})
    assert legal(state) == ["4-2>TA", "1-0>T"]
    assert refused(state, "4-2>TB") == ("TUC-2", "refuse-train")
    assert refused(state, "4-2>T") == ("TUC-2", "refuse-no-fit")


def test_tuc_3_a_player_who_can_play_must() -> None:
    assert refused(SHORT.position(ALL_TOLD), "draw") == ("TUC-3", "refuse-able")


def test_tuc_4_a_player_who_cannot_play_draws_one() -> None:
    state = SHORT.position({**ALL_TOLD, "turn": "B", "boneyard": "5-0"})
    assert legal(state) == ["draw"]
    assert play(state, "draw").fields()["B"] == "2-2 3-3 5-0"
    assert state.turn == 0


def test_tuc_5_all_players_score_the_pips_left() -> None:
    state = play(SHORT.position({**ALL_TOLD, "A": "4-2"}), "4-2>TA")
    assert (state.is_over, state.scores()) == (True, [0, 10])
    assert [message.id for message in state.ending()] == ["end-out", "end-left"]
    blocked = SHORT.position({**ALL_TOLD, "passed": "2"})
    assert (blocked.is_over, blocked.scores()) == (True, [16, 10])


def test_tuc_6_the_lead_rotates_and_the_fewest_pips_win() -> None:
    match = GAME(TucanOptions(rounds=3), 3).new_match(seed=1)
    leads = []
    while not match.is_over:
        leads.append(int(match.round.turn))
        while not match.round.is_over:
            match.round.apply(match.round.legal_actions()[0])
        match.settle()
        if not match.is_over:
            match.start()
    assert [(lead - leads[0]) % 3 for lead in leads] == [0, 1, 2]
    assert [match.totals[seat] for seat in match.winners] == [min(match.totals)]
