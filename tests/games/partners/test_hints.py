"""Partners: preferences of the greedy bot and the reasons given for plays."""

from __future__ import annotations

from typing import Any

import capicua
from capicua.core.state import State
from capicua.games.partners.hints import OUT
from capicua.testing.notation import greedy_lead


def at(layout: str, preset: str = "dominican", **fields: Any) -> State:
    game = capicua.load("partners", preset=preset)
    return game.position({"layout": layout, **fields})


def merits(state: State) -> dict[str, int]:
    return {state.text(action): state.heuristic_score(action) for action in state.legal_actions()}


def term(state: State, text: str, name: str) -> int:
    """Return the value of one term of a play's heuristic score."""
    hints = state.game.hints
    probe = hints.with_weights([int(each == name) for each in hints.terms])
    return int(probe.heuristic_score(state, state.parse(text)))


def test_ends_are_kept_open_for_a_capicua() -> None:
    # With 5-2 on the right the ends are 2 and 4; 4-2 fits both.
    hands = {"A": "5-2 4-2", "B": "6-6 3-3", "C": "1-1 2-1", "D": "0-0 3-0"}
    fields = {"layout": "root 5-4", "turn": "A", **hands}
    paid = capicua.load("partners", preset="dominican").position(fields)
    unpaid = capicua.load("partners", preset="venezuelan").position(fields)
    assert (term(paid, "5-2@E", "capicua"), term(unpaid, "5-2@E", "capicua")) == (1, 0)
    weights = dict(zip(paid.game.hints.terms, paid.game.hints.weights, strict=True))
    assert weights["capicua"] > 0
    action = paid.parse("5-2@E")
    assert "why-capicua" in [reason.id for reason in paid.reasons(action)]
    assert "why-capicua" not in [reason.id for reason in unpaid.reasons(action)]


def test_hints_avoid_covering_the_partners_end() -> None:
    """C leads 3-3 and B covers one side: A should play on B's end, not on the partner's."""
    hands = [
        ["6-1", "4-3", "5-5", "2-2", "5-2", "2-0", "0-0"],
        ["6-3", "6-6", "6-5", "6-4", "5-4", "4-4", "4-2"],
        ["3-3", "3-2", "3-1", "3-0", "5-3", "1-1", "1-0"],
        ["6-2", "6-0", "5-1", "5-0", "4-1", "4-0", "2-1"],
    ]
    state = capicua.load("partners").new_round(hands=hands, number=2, starter=2)
    for text in ("3-3@root", "6-3@E"):
        state.apply(state.parse(text))
    found = merits(state)
    assert found["6-1@E"] > found["4-3@W"]
    assert (term(state, "6-1@E", "covers"), term(state, "4-3@W", "covers")) == (1, -1)
    reasons = [reason.id for reason in state.reasons(state.parse("6-1@E"))]
    assert "why-partner" in reasons


BLOCK = "root 6-6 | E 6-4 4-2 2-2 6-2 | W 6-3 3-1 6-1 6-0 5-0"
HANDS = {"B": "4-1 3-2 3-0 2-1 0-0", "C": "5-5 5-3 5-2 5-1", "D": "5-4 4-4 3-3 1-0"}


def test_blocks_are_valued_by_the_comparison_in_the_rules() -> None:
    light = {"A": "6-5 1-1 2-0", **HANDS}
    heavy = {"A": "6-5 4-3 4-0 2-0 1-1", **HANDS}
    for preset in ("venezuelan", "dominican", "cuban"):
        options = {"set": 6, "hand_size": 7} if preset == "cuban" else {}
        game = capicua.load("partners", preset=preset, **options)
        won = game.position({"layout": BLOCK, "turn": "A", **light})
        lost = game.position({"layout": BLOCK, "turn": "A", **heavy})
        assert term(won, "6-5@W", "closes") > term(lost, "6-5@W", "closes"), preset


def test_hints_go_out_first_and_keep_the_lead() -> None:
    state = at("root 6-4", A="6-3", B="5-5", C="5-4", D="4-0", turn="A")
    assert merits(state)["6-3@E"] == OUT
    game = capicua.load("partners", preset="jamaican")
    state = game.new_round(seed=3, number=2, starter=1, totals=[1, 0, 1, 0])
    found = merits(state)
    assert min(found, key=lambda text: found[text]) == "give_lead"


def test_greedy_beats_random() -> None:
    for preset in ("venezuelan", "dominican", "cuban"):
        assert greedy_lead("partners", players=4, rounds=60, preset=preset) > 2
