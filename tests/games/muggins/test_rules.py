"""Muggins: the count, the claim and the call."""

from __future__ import annotations

import pytest

import capicua
from capicua.core.state import State
from capicua.core.zones import Layout
from capicua.games.muggins.rules import Muggins
from capicua.render.language import Language
from capicua.testing.notation import greedy_lead, legal, play


def at(layout: str, totals: list[int] | None = None, players: int = 2, **more: str) -> State:
    fields = {name: more.pop(name) for name in list(more) if len(name) == 1 or name == "phase"}
    boneyard = more.pop("boneyard", None)
    game = capicua.load("muggins", preset=more.pop("preset", None), players=players, **more)
    if boneyard is not None:
        fields["boneyard"] = boneyard
    return game.position({"layout": layout, **fields}, totals=totals)


def test_mug_1_seven_tiles() -> None:
    assert list(capicua.load("muggins", players=3).new_round(seed=1).hands.counts) == [7, 7, 7]


def test_mug_2_the_highest_double_leads_every_hand() -> None:
    game = capicua.load("muggins", players=2)
    for number in (1, 2, 7):
        state = game.new_round(seed=4, number=number, starter=0 if number > 1 else None)
        (lead,) = legal(state)
        held = {f"{n}-{n}" for n in range(7) if state.held[0] >> (n * (n + 3) // 2) & 1}
        assert lead == f"{max(held)}@root"


def test_mug_3_four_ways() -> None:
    state = at("root 6-6 | E 6-1 | W 6-2", A="6-3 6-4 5-5")
    assert "6-3@N" in legal(state)
    old = at("root 6-6 | E 6-1 | W 6-2", A="6-3 6-4 5-1", spinner="none")
    assert "6-3@N" not in legal(old)


def test_mug_4_voluntary_draws_are_legal_but_passes_are_not() -> None:
    state = at("root 6-5", A="6-3 1-1", boneyard="4-4")
    assert legal(state) == ["6-3@E", "draw"]
    play(state, "draw")
    assert legal(state) == ["6-3@E"]


def test_mug_5_multiples_of_five_score_in_points() -> None:
    for layout, play_text, points in (
        ("root 6-4", "6-1@E", 5),
        ("root 6-4", "6-2@E", 0),
        ("root 5-5", "5-0@E", 10),
        ("root 0-0", "1-0@E", 0),
    ):
        tile = play_text[:3]
        state = at(layout, A=f"{tile} 2-1", B="3-3", preset="twenty_games_auto")
        play(state, play_text)
        assert state.scores() == [points, 0]


def test_mug_6_a_correct_claim_scores_without_a_call() -> None:
    state = at("root 6-4", A="6-1 2-1", B="4-4")
    play(state, "6-1@E")
    assert legal(state) == [f"claim {value}" for value in range(0, 50, 5)]
    play(state, "claim 5")
    assert (state.scores(), state.turn) == ([5, 0], 1)
    assert "let_go" not in legal(state)


@pytest.mark.parametrize(("high", "top"), [(6, 45), (9, 70), (12, 95), (15, 120)])
def test_mug_6_highest_value(high: int, top: int) -> None:
    game = capicua.load("muggins", preset="twenty_games_large", set=high, players=2)
    state = game.new_round(seed=1)
    state.apply(state.legal_actions()[0])
    assert legal(state)[-1] == f"claim {top}"
    with pytest.raises(ValueError, match="text-claim"):
        state.parse(f"claim {top + 5}")
    with pytest.raises(ValueError, match="text-claim"):
        state.parse("call 0")


def test_mug_7_every_opponent_is_asked_in_turn() -> None:
    state = at("root 6-3 | E 6-6", players=4, A="5-1 6-2", phase="claim")
    play(state, "claim 0")
    asked = []
    while legal(state)[-1] == "let_go":
        asked.append(state.turn)
        play(state, "call 5")
    assert asked == [1, 2, 3]
    assert state.turn == 1
    assert state.scores() == [0, 0, 0, 0]


def test_mug_7_penalty_never_takes_below_zero() -> None:
    for held, loss in ((0, 0), (3, 3), (20, 5)):
        state = at("root 6-6", [0, held], A="5-1", phase="claim", false_call_penalty="5")
        play(state, "claim 0", "call 10")
        assert state.scores() == [0, -loss]


def test_mug_8_the_call_is_offered_even_if_the_count_scores_nothing() -> None:
    state = at("root 6-6", A="5-1", phase="claim")
    play(state, "claim 0")
    assert state.turn == 1
    assert legal(state)[-1] == "let_go"
    assert state.why_not(state.parse("claim 10")) is not None


def test_mug_8_partners_are_not_asked() -> None:
    state = at("root 6-3 | E 6-6", players=4, A="5-1 6-2", phase="claim", teams="pairs")
    play(state, "claim 0")
    assert state.turn == 1
    play(state, "let_go")
    assert state.turn == 3
    play(state, "call 15")
    assert state.scores() == [0, 15, 0, 15]
    assert state.turn == 1


def test_mug_8_two_cannot_be_partners() -> None:
    with pytest.raises(capicua.BadOption) as found:
        capicua.load("muggins", players=2, teams="pairs")
    assert found.value.rule == "LIN-44"


def test_mug_8_views_hide_the_count_and_the_score() -> None:
    state = at("root 6-3 | E 6-6", A="5-1", B="4-1", phase="claim")
    for reader in (0, 1, None):
        zones = [zone["zone"] for zone in state.view(reader).as_data()["zones"]]
        seen = state.view(reader).encode()
        assert b"fact-count" not in seen
        if reader != 0:
            assert b"15" not in seen
        assert zones.count("facts") == 1
    auto = at("root 6-3 | E 6-6", A="5-1 6-2", preset="twenty_games_auto")
    assert b"fact-count" in auto.view(1).encode()


def notes(state: State, reader: int | None) -> dict[str, list[str]]:
    """Return the notes at each end, as shown to a reader."""
    language = Language("en", Muggins)
    layout = next(zone for zone in state.view(reader).zones if isinstance(zone, Layout))
    return {arm.name: [language.say(note, reader) for note in arm.notes] for arm in layout.arms}


def test_mug_9_each_end_lists_the_scores_of_the_seat_to_act() -> None:
    hands = {"A": "6-1 5-4 6-6 2-1", "B": "4-1"}
    state = at("root 6-4", **hands, preset="twenty_games_auto")
    shown = notes(state, 0)
    assert shown["E"] == ["+5 (6-1)"]
    assert shown["W"] == []
    for action in state.legal_actions():
        made = state.label(action).arguments.get("points")
        tile, is_play, arm = state.text(action).partition("@")
        if not is_play:
            continue
        assert [f"+{made} ({tile})"] == shown[arm] if made else tile not in str(shown[arm])
    for reader in (1, None):
        assert not any(notes(state, reader).values())


def test_mug_6_ends_do_not_reveal_claims() -> None:
    state = at("root 6-4", A="6-1 5-4 6-6 2-1", B="4-1")
    for reader in (0, 1, None):
        assert not any(notes(state, reader).values())


def test_mug_9_auto_scores_at_once() -> None:
    state = at("root 6-4", A="6-1 2-1", B="4-4", preset="twenty_games_auto")
    assert state.label(state.parse("6-1@E")).arguments["points"] == 5
    play(state, "6-1@E")
    assert (state.scores(), state.turn) == ([5, 0], 1)


def test_mug_10_the_last_play_counts_first_and_pips_are_not_rounded() -> None:
    state = at("root 6-4", A="6-1", B="4-3", preset="twenty_games_auto")
    play(state, "6-1@E")
    assert state.is_over
    assert state.scores() == [5 + 7, 0]
    rounded = at(
        "root 6-4", A="6-1", B="4-3", preset="twenty_games_auto", hand_end_rounding="nearest5"
    )
    play(rounded, "6-1@E")
    assert rounded.scores() == [5 + 5, 0]
    assert rounded.ending()[-1].id == "end-rounded"


@pytest.mark.parametrize(("pips", "points"), [(2, 0), (3, 5), (7, 5), (8, 10), (12, 10)])
def test_mug_10_nearest_five(pips: int, points: int) -> None:
    hand = {2: "2-0", 3: "3-0", 7: "4-3", 8: "5-3", 12: "6-6"}[pips]
    state = at("root 5-4", A="5-1", B=hand, preset="all_fives")
    play(state, "5-1@E")
    assert state.scores()[0] == points + 5


def test_mug_11_blocked_is_a_ladder() -> None:
    assert capicua.load("muggins").options.blocked_scoring == "ladder"


def test_mug_12_a_call_may_end_the_match() -> None:
    state = at("root 6-3 | E 6-6", [0, 90], A="5-1 6-2", phase="claim")
    play(state, "claim 0", "call 15")
    assert state.is_over
    assert state.scores() == [0, 15]
    assert state.ending()[0].id == "end-target"
    assert state.ending()[0].arguments["player"] == 1
    calls = [zone for zone in state.view(0).zones if zone.name == "claims"]
    assert [seat for seat, _ in calls[0].said] == [0, 1]  # type: ignore[attr-defined]


def test_mug_x10_the_match_ends_with_the_ladder() -> None:
    game = capicua.load("muggins", preset="twenty_games_auto", players=3)
    match = game.new_match(seed=1)
    match.totals = [88, 95, 40]
    match.round = game.position(
        {
            "layout": "root 6-3 | E 6-6 | W 3-1 6-1 6-5 5-0 6-0 6-2 4-2",
            "A": "6-4 2-1",
            "B": "5-5",
            "C": "4-4 4-0",
            "boneyard": "–",
        },
        totals=match.totals,
    )
    play(match.round, "6-4@W")
    match.settle()
    assert match.totals == [104, 97, 40]
    assert match.is_over
    assert match.winners == [0]


def test_mug_x11_the_match_ends_at_once() -> None:
    game = capicua.load("muggins", players=2)
    match = game.new_match(seed=1)
    match.totals = [92, 0]
    match.round = game.position(
        {"layout": "root 5-5", "A": "5-0 4-3", "B": "1-1"}, totals=match.totals
    )
    play(match.round, "5-0@E", "claim 10")
    match.settle()
    assert match.totals == [102, 0]
    assert match.is_over
    assert match.winners == [0]


def test_mug_13_zero_scores_nothing() -> None:
    state = at("–", A="0-0 5-1", B="1-1")
    play(state, "0-0@root", "claim 0")
    assert legal(state)[-1] == "let_go"
    play(state, "call 5")
    assert state.scores() == [0, 0]


def test_messages_after_the_call_phase() -> None:
    state = at("root 3-3 | E 6-3 6-6 | W 3-2 2-2 | N 4-3", players=3, A="5-1", phase="claim")
    play(state, "claim 0")
    assert b"label-claim-nothing" in state.view(2).encode()
    play(state, "let_go")
    said = state.narrate(state.parse("call 20"))
    assert said[0].arguments == {"player": 2, "points": 20, "sum": "12 + 4 + 4 = 20"}
    lost = state.narrate(state.parse("let_go"))
    assert [message.id for message in lost] == ["say-let-go", "say-lost"]


def test_greedy_beats_random() -> None:
    assert greedy_lead("muggins", players=2, rounds=25) > 20
    assert greedy_lead("muggins", players=2, rounds=60, scoring_claims="auto") > 3
