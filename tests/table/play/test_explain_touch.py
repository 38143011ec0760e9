"""Touches that do nothing are explained in every game, with the rule if there is one."""

import pytest

import capicua
from capicua.catalogue import load
from capicua.core.tiles.random import Rng
from capicua.render.language import Language
from capicua.render.touch_targets import touch_targets, touches
from capicua.table.play.explain_touch import why_not


def views(game: str, steps: int = 40):
    rng = Rng(5)
    state = load(game).new_round(5)
    for _ in range(steps):
        if state.is_over:
            return
        yield state.view(int(state.turn)), rng
        legal = state.legal_actions()
        state.apply(legal[rng.below(len(legal))])


@pytest.mark.parametrize("game", capicua.catalogue())
def test_every_touch_has_an_explanation(game):
    speakers = [
        Language(code, load(game), ["Ana", "Beto", "Caro", "Dani"] * 3) for code in ("en", "es")
    ]
    for view, rng in views(game, 12):
        things = sorted(touch_targets(view).things)
        for _ in range(6):
            touch = [things[rng.below(len(things))] for _ in range(1 + rng.below(2))]
            refusal = why_not(view, touch)
            assert all(speaker.say(refusal.message, view.seat) for speaker in speakers), touch


@pytest.mark.parametrize("game", capicua.catalogue())
def test_legal_touches_are_reported_as_legal(game):
    for view, _ in views(game):
        for action in view.legal[:8]:
            touch = touches(view, action)
            if touch:
                assert why_not(view, touch).message.id in ("touch-fine", "touch-more")


def garrafina():
    state = load("garrafina", preset="pagat").new_round(seed=3)
    while sum("-" in state.text(int(action)) for action in state.log) < 6:
        state.apply(state.legal_actions()[0])
    return state


def test_a_tile_that_does_not_match_an_arm_is_explained_with_the_rule():
    state = garrafina()
    view = state.view(int(state.turn))
    layout = next(zone for zone in view.zones if hasattr(zone, "arms"))
    hand = next(z for z in view.zones if getattr(z, "seat", None) == view.seat and z.tiles)
    legal = {tuple(touches(view, action)) for action in view.legal}
    tried = 0
    for tile in hand.tiles:
        for arm in layout.arms:
            touch = [f"tile:{tile}", f"arm:{arm.name}"]
            if tuple(touch) not in legal:
                tried += 1
                assert why_not(view, touch).rule.startswith("GAR-"), touch
    assert tried


def test_the_order_of_touches_does_not_matter():
    state = garrafina()
    view = state.view(int(state.turn))
    hand = next(z for z in view.zones if getattr(z, "seat", None) == view.seat and z.tiles)
    for tile in hand.tiles:
        one, other = [f"tile:{tile}", "arm:A"], ["arm:A", f"tile:{tile}"]
        assert why_not(view, one).message == why_not(view, other).message


@pytest.mark.parametrize("touch", [[], ["tile:9-9"], ["nonsense"], ["arm:E", "arm:E"] * 8])
def test_invalid_touches_do_nothing(touch):
    state = garrafina()
    assert why_not(state.view(int(state.turn)), touch).message.id == "touch-nothing"


def test_pairs_without_points_are_explained_in_a_game_with_many_actions():
    state = load("high_fives").new_round(seed=1)
    view = state.view(int(state.turn))
    hand = next(z for z in view.zones if getattr(z, "seat", None) == view.seat and z.tiles)
    pool = next(z for z in view.zones if z.name == "pool")
    assert view.known.game.action_count > 20_000
    legal = {tuple(touches(view, action)) for action in view.legal}
    for tile in hand.tiles:
        for other in pool.tiles:
            touch = [f"tile:{tile}", f"tile:{other}"]
            if tuple(touch) not in legal:
                assert why_not(view, touch).rule, touch
