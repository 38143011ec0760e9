"""Hints from a worker process: based on the view alone, and the same for the same position."""

import pytest

import capicua
from capicua.api.bot_jobs import advised, bot_job, view_of
from capicua.core.tiles.random import Rng
from capicua.render.language import Language
from capicua.table.play.seats import STAND_IN


def choice_of(id, seed=1, moves=0, **options):
    """Return a round at a decision of the seat to act."""
    state = capicua.load(id, **options).new_round(seed=seed)
    while len(state.log) < moves or len(state.legal_actions()) < 2:
        state.advance(max(state.legal_actions(), key=state.heuristic_score))
    return state


def hint_for(state, seed=3):
    return advised(bot_job(STAND_IN, int(state.turn), Rng(seed), state))


@pytest.mark.parametrize("id", ["block", "texas_42", "poker", "squeeze", "traffic", "thats_it"])
def test_a_hint_is_a_legal_action_with_an_explanation_in_both_languages(id, monkeypatch):
    monkeypatch.setattr(Language, "strict", True)
    state = choice_of(id)
    action, said = hint_for(state)
    assert action in state.legal_actions()
    assert 1 <= len(said) <= 2
    for code in ("en", "es"):
        language = Language(code, state.game)
        first, *rest = [language.say(message) for message in said]
        assert first.endswith(";" if rest else ".")
        assert all(text.endswith(".") for text in rest)


def test_a_hint_for_a_solitaire_ignores_the_order_of_the_stock(monkeypatch):
    """Another order of the stock under the same view gives the same hint."""
    without_a_clock(monkeypatch)
    state = choice_of("squeeze", moves=4, preset="squeeze_6")
    job = bot_job(STAND_IN, 0, Rng(3), state)
    left = int(state.stock.left)
    order = [*job.order[: len(job.order) - left], *reversed(job.order[len(job.order) - left :])]
    assert left > 2
    assert order != job.order
    assert view_of(job._replace(order=order)).encode() == state.view(0).encode()
    assert advised(job._replace(order=order)) == advised(job)


def test_a_hint_does_not_depend_on_hidden_hands(monkeypatch):
    without_a_clock(monkeypatch)
    state = choice_of("block", moves=5, preset="partners")
    seat = int(state.turn)
    job = bot_job(STAND_IN, seat, Rng(3), state)
    world = state.resample(seat, Rng(9))
    other = job._replace(order=[int(tile) for tile in world.dealt()])
    assert other.order != job.order
    assert view_of(other).encode() == state.view(seat).encode()
    assert advised(other) == advised(job)


def test_the_same_position_gives_the_same_hint(monkeypatch):
    without_a_clock(monkeypatch)
    for id in ("garrafina", "muggins"):
        state = choice_of(id, moves=6)
        assert hint_for(state) == hint_for(state)


def without_a_clock(monkeypatch):
    """Stop the clock, so that slow and fast machines examine the same number of samples."""
    monkeypatch.setattr("time.perf_counter", lambda: 0.0)
