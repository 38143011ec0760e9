"""Reasons for actions are translated, and true when checked with all hands open."""

import pytest

import capicua
from capicua.core.actions import Actions
from capicua.core.presentation import Reasons
from capicua.core.tiles.random import Rng
from capicua.core.tiles.tile import parse_tile
from capicua.render.language import Language
from tests import suite

ROUNDS = 2 if suite.IS_SAMPLE else 4


def choices(game, rounds=ROUNDS):
    """Yield round, action and reason from rounds played half by merit and half at random."""
    for seed in range(rounds):
        state, rng = game.new_round(seed=seed), Rng(seed)
        while not state.is_over and len(state.log) < 150:
            legal = state.legal_actions()
            if len(legal) > 1:
                known = state.view(int(state.turn)).known
                spread = legal[:: max(1, len(legal) // 8)]
                for action in spread:
                    for reason in known.reasons(action):
                        yield state, action, reason
            by_merit = max(legal, key=lambda action: (state.heuristic_score(action), -action))
            state.advance(by_merit if rng.below(2) else legal[rng.below(len(legal))])


@pytest.mark.parametrize("id", capicua.catalogue())
def test_reasons_exist_in_both_languages(id, monkeypatch):
    monkeypatch.setattr(Language, "strict", True)
    game = capicua.load(id)
    said = {reason.id: reason for _, _, reason in choices(game)}
    # Bingo offers no choices, and a game under development may have no reasons yet.
    assert bool(said) == (type(game.presentation.reasons) is not Reasons)
    for reason in said.values():
        for code in ("en", "es"):
            assert Language(code, game).say(reason).endswith(".")


def after(state, action):
    later = state.clone()
    later.advance(action)
    return later


def can_play(state, seat):
    """Return whether a seat holds a fitting tile, according to the rules' own list of plays."""
    probe = state.clone()
    probe.turn = seat
    plays = Actions()
    probe.collect_plays(plays)
    return len(plays) > 0


LINES = [
    ("block", {"preset": "partners"}),
    ("block", {"set": 9}),
    ("draw", {}),
    ("matador", {}),
    ("sebastopol", {}),
    ("tiddle_a_wink", {}),
]


@pytest.mark.parametrize(
    ("id", "options"), suite.sampled([line for line in LINES if not line[1]], LINES)
)
def test_reasons_about_a_line_are_true(id, options):
    seen = set()
    for state, action, reason in choices(capicua.load(id, **options), 25):
        later = after(state, action)
        seen.add(reason.id)
        if later.is_over:
            continue
        if reason.id == "why-blocks":
            assert not can_play(later, reason.arguments["other"])
        elif reason.id in ("why-own-end", "why-dead-end"):
            number = reason.arguments["number"]
            fitting = state.tiles_for(2**number)
            for seat in range(int(state.players)):
                if seat != state.turn or reason.id == "why-dead-end":
                    assert not any(fitting >> tile & 1 for tile in held(later, seat))
            mine = int(sum(fitting >> tile & 1 for tile in held(later, int(state.turn))))
            assert mine == reason.arguments["count"]
        elif reason.id == "why-followers":
            fitting = later.tiles_for(later.line.number_mask())
            count = sum(fitting >> tile & 1 for tile in held(later, int(state.turn)))
            assert count == reason.arguments["count"]
    assert "why-heavy" in seen
    assert seen & {"why-blocks", "why-dead-end", "why-own-end"}


def held(state, seat):
    return state.hands.tiles(seat)


@pytest.mark.parametrize("id", ["block", "garrafina", "mexican_train"])
def test_the_reason_why_out_ends_the_round(id):
    found = 0
    for state, action, reason in choices(capicua.load(id), 12):
        if reason.id == "why-out":
            assert after(state, action).is_over
            found += 1
    assert found


def test_predicted_points_are_scored():
    found = 0
    for id, options in (("muggins", {"scoring_claims": "auto"}), ("bergen", {})):
        for state, action, reason in choices(capicua.load(id, **options), 8):
            later = after(state, action)
            if reason.id == "why-scores" and not later.is_over:
                made = later.scores()[state.turn] - state.scores()[state.turn]
                assert made == reason.arguments["points"]
                found += 1
    assert found > 20


@pytest.mark.parametrize("options", [{}, {"no_trump_doubles": "bidder_chooses"}])
def test_reasons_about_a_trick_are_certain(options):
    seen = set()
    for state, action, reason in choices(capicua.load("texas_42", **options), 60):
        seen.add(reason.id)
        winner = {
            "why-takes": state.turn,
            "why-sure": state.turn,
            "why-gives": reason.arguments.get("partner"),
        }.get(reason.id)
        if winner is None:
            continue
        for seed in range(6):
            rng, later = Rng(seed), after(state, action)
            tricks = sum(int(n) for n in later.tricks)
            before = sum(int(n) for n in state.tricks)
            while tricks == before:
                legal = later.legal_actions()
                later.advance(legal[rng.below(len(legal))])
                tricks = sum(int(n) for n in later.tricks)
            assert int(later.tricks[winner]) == int(state.tricks[winner]) + 1
    assert {"why-takes", "why-sure", "why-gives", "why-trumps", "why-draws-trumps"} <= seen


def test_a_double_reported_as_covered_can_be_covered():
    found = 0
    for state, action, reason in choices(capicua.load("mexican_train"), 10):
        if reason.id == "why-covered":
            tile = parse_tile(reason.arguments["tile"])
            assert state.hands.holds(state.turn, tile)
            texts = [state.text(a) for a in after(state, action).legal_actions()]
            assert any(text.startswith(reason.arguments["tile"]) for text in texts)
            found += 1
    assert found


def test_doubles_predicted_to_come_home_do_so():
    found = 0
    for state, action, reason in choices(capicua.load("big_clock"), 6):
        if reason.id == "why-home":
            gained = after(state, action).scores()[0] - state.scores()[0]
            assert gained >= reason.arguments["count"]
            found += 1
    assert found


def test_a_game_without_reasons_never_offers_a_choice():
    state = capicua.load("bingo").new_round(seed=1)
    while not state.is_over:
        assert len(state.legal_actions()) == 1
        assert not state.reasons(state.legal_actions()[0])
        state.advance(state.legal_actions()[0])
