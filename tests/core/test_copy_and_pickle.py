"""Games, rounds, matches, views and generators are values: they copy, compare and pickle."""

from __future__ import annotations

import copy
import multiprocessing
import pickle
from collections.abc import Callable
from typing import Any

import pytest

import capicua
from capicua.core.game import Game
from capicua.core.match import Match
from capicua.core.messages import Message
from capicua.core.outcome import Outcome
from capicua.core.runtime.pickling import _has_fields, fields_of
from capicua.core.setup import Setup
from capicua.core.state import State
from capicua.core.tiles.random import Deal, Dealer, Rng
from capicua.core.view import View
from capicua.render.svg.tiles import FELT, LAST, STYLES, WARM

COPIES: dict[str, Callable[[Any], Any]] = {
    "copy": copy.copy,
    "deepcopy": copy.deepcopy,
    "pickle": lambda value: pickle.loads(pickle.dumps(value)),
}
GAMES = capicua.catalogue()


def advanced(game: Game, seed: int, actions: int = 9) -> State:
    """Return a round after some actions, before its end."""
    state, rng = game.new_round(seed=seed), Rng(seed)
    for _ in range(actions):
        after = state.clone()
        after.advance(rng.choice(after.legal_actions()))
        if after.is_over:
            break
        state = after
    return state


def presets(game: str) -> list[tuple[str, Game]]:
    """Return a game under each of its presets."""
    return [(name, capicua.load(game, preset=name)) for name in capicua.kind(game).presets()]


def looks(state: State) -> Any:
    """Return everything a round shows."""
    seats = [None, *range(int(state.players))]
    return state.fields(), list(state.log), [state.view(seat).encode() for seat in seats]


@pytest.mark.parametrize("game", GAMES)
def test_l1_l2_copies_of_rounds_are_complete_and_independent(game: str) -> None:
    for seed, (name, setting) in enumerate(presets(game)):
        state = advanced(setting, seed)
        before = looks(state)
        for way, copied in COPIES.items():
            other = copied(state)
            assert other == state, (name, way)
            assert looks(other) == before, (name, way)
            rng = Rng(3)
            for _ in range(6):
                if not other.is_over:
                    other.apply(rng.choice(other.legal_actions()))
            assert looks(state) == before, f"{name}: playing on the {way} changes the round"
            assert other != state, (name, way)
            if other.is_over:
                assert copied(other).outcome() == other.outcome()


@pytest.mark.parametrize("game", GAMES)
def test_l2_rounds_share_no_object_that_is_pickled_field_by_field(game: str) -> None:
    """Otherwise an unpickled round could modify tables that other rounds use."""
    setting = capicua.load(game)

    def shared(one: Any, other: Any) -> list[str]:
        found = []
        for name in fields_of(one):
            mine, theirs = getattr(one, name), getattr(other, name, None)
            if name != "game" and _has_fields(mine):
                found += [name] if mine is theirs else shared(mine, theirs)
        return found

    assert shared(setting.new_round(seed=1), setting.new_round(seed=2)) == []


@pytest.mark.parametrize("game", GAMES)
def test_l1_l2_copies_of_views_sample_the_same_deals(game: str) -> None:
    setting = capicua.load(game)
    state = advanced(setting, 5)
    for seat in [*range(int(setting.players)), None]:
        view = state.view(seat)
        for way, copied in COPIES.items():
            other = copied(view)
            assert other == view, (seat, way)
            assert hash(other) == hash(view), (seat, way)
            assert other.encode() == view.encode(), (seat, way)
            if seat is not None and setting.players > 1:
                assert other.world(Rng(4)) == view.world(Rng(4)), (seat, way)
                assert state.resample(seat, Rng(2)).view(seat) == view


@pytest.mark.parametrize("game", GAMES)
def test_l1_l2_games_compare_by_value(game: str) -> None:
    for name, setting in presets(game):
        for way, copied in COPIES.items():
            other = copied(setting)
            assert other == setting, (name, way)
            assert hash(other) == hash(setting), (name, way)
            assert other.options == setting.options
        again = capicua.kind(game)(setting.options, int(setting.players))
        assert again == setting
        assert {again: 1}[setting] == 1
        low, high = setting.seats(setting.options)
        if low < high:
            other = capicua.kind(game)(setting.options, low if setting.players > low else high)
            assert other != setting


@pytest.mark.parametrize("game", GAMES)
def test_l1_l2_copies_of_matches_are_complete_and_independent(game: str) -> None:
    match = capicua.load(game).new_match(seed=2)
    rng = Rng(1)
    _play(match.round, rng)
    match.settle()
    if not match.is_over:
        match.start()
    for way, copied in COPIES.items():
        other: Match = copied(match)
        assert other == match, way
        totals, log = list(match.totals), list(match.round.log)
        for state in other:
            _play(state, Rng(9))
            if len(other.rounds) >= 2:
                break
        assert (match.totals, list(match.round.log)) == (totals, log), way
        if not match.is_over:
            assert other != match, way
            again = copied(match)
            _play(again.round, Rng(7))
            again.settle()
            assert len(match.rounds) == len(again.rounds) - 1


def _play(state: State, rng: Rng) -> None:
    while not state.is_over:
        state.advance(rng.choice(state.legal_actions()))


@pytest.mark.parametrize(
    "value",
    [
        Rng(5),
        Dealer.from_seed(4),
        Deal([2, 0, 1], 1),
        Setup(3, 1, [4, 5], 2, 6),
        Message("said", {"player": 1}, 2),
        Outcome((3, 0), (0,), (Message("over"),)),
        capicua.load("garrafina", preset="ludoteka").options,
    ],
    ids=lambda value: type(value).__name__,
)
def test_l1_l2_small_values_survive_copying_and_pickling(value: Any) -> None:
    for copied in COPIES.values():
        assert copied(value) == value


def test_l2_a_copied_generator_continues_identically_and_independently() -> None:
    rng = Rng(5)
    rng.bits()
    for copied in COPIES.values():
        other = copied(rng)
        before = rng.state
        expected = [int(copied(rng).bits()) for _ in range(2)]
        assert [int(other.bits())] == expected[:1] == expected[1:]
        assert rng.state == before


def test_l2_a_pickled_view_contains_no_hidden_information() -> None:
    game = capicua.load("block", players=2)
    state = game.new_round(seed=7)
    world = state.resample(0, Rng(11))
    assert world != state
    assert pickle.dumps(state.view(0)) == pickle.dumps(world.view(0))


@pytest.mark.parametrize("thing", ["round", "match", "Rng"])
def test_mutable_values_are_unhashable(thing: str) -> None:
    match = capicua.load("block").new_match(seed=1)
    value: Any = {"round": match.round, "match": match, "Rng": Rng(1)}[thing]
    with pytest.raises(TypeError, match=f"unhashable.*{thing.lower()}|unhashable.*{thing}|Match"):
        hash(value)


def test_rounds_differ_from_other_types_and_other_viewers() -> None:
    state = capicua.load("block").new_round(seed=1)
    assert state != 7
    assert state.seen_by(0) != state
    assert state.view(0) != state.view(1)
    assert state != capicua.load("block").new_round(seed=2)
    assert state != capicua.load("draw").new_round(seed=1)


def test_l2_rounds_pass_through_a_process_pool() -> None:
    state = capicua.load("draw").new_round(seed=1)
    with multiprocessing.get_context("spawn").Pool(1) as pool:
        (texts,) = pool.map(_texts_of, [state])
    assert texts == [state.text(action) for action in state.legal_actions()]


def _texts_of(state: State) -> list[str]:
    return [state.text(action) for action in state.legal_actions()]


# -- results and earlier positions ---------------------------------------------------------------


def test_l19_a_round_can_be_restored_to_an_earlier_action() -> None:
    state = capicua.load("garrafina").new_round(seed=7)
    seen = [state.clone()]
    for _ in range(8):
        state.advance(state.legal_actions()[-1])
        seen.append(state.clone())
    for count, past in enumerate(seen):
        assert state.at(count) == past
        assert state.at(count - 8 or 8) == past or count == 0
    assert state.at(-3) == seen[5]
    with pytest.raises(IndexError, match="has had 8 actions"):
        state.at(9)
    with pytest.raises(ValueError, match="not known"):
        state.seen_by(1).at(2)


def test_l24_the_outcome_has_winners_points_and_reason() -> None:
    state = capicua.load("block", players=4).new_round(seed=3)
    with pytest.raises(ValueError, match="not over: seat"):
        state.outcome()
    _play(state, Rng(1))
    outcome = state.outcome()
    assert outcome.points == tuple(state.scores())
    best = [seat for seat in range(4) if outcome.points[seat] == max(outcome.points)]
    assert outcome.winners == (tuple(best) if len(best) < 4 else ())
    assert outcome.reasons == tuple(state.ending())


def test_l19_a_match_can_be_stepped_through_round_by_round() -> None:
    match = capicua.load("block").new_match(seed=7)
    rounds = 0
    for state in match:
        _play(state, Rng(rounds))
        rounds += 1
    assert rounds == len(match.rounds)
    assert match.outcome() == Outcome(tuple(match.totals), tuple(match.winners))
    assert list(match) == []
    with pytest.raises(ValueError, match="round is not over"):
        for _ in capicua.load("block").new_match(seed=7):
            pass


# -- chances of hidden tiles ---------------------------------------------------------------------


@pytest.mark.parametrize("game", [name for name in GAMES if capicua.load(name).players > 1])
def test_l25_chances_agree_with_sampled_deals(game: str) -> None:
    state = advanced(capicua.load(game), 4, 6)
    seat = int(state.turn)
    view = state.view(seat)
    try:
        exact = view.chances()
    except capicua.NotCountedError:
        assert view.chances(draws=10)
        return
    estimated = view.chances(draws=300)
    assert exact.keys() == estimated.keys()
    for tile, places in exact.items():
        assert sum(places.values()) == pytest.approx(1), (tile, places)
        for place, share in places.items():
            assert estimated[tile].get(place, 0.0) == pytest.approx(share, abs=0.15), (tile, place)


def test_l25_chances_take_passes_into_account() -> None:
    game = capicua.load("block", players=3)
    hands = [["6-6", "6-5", "5-5"], ["4-3", "3-2", "2-1"], ["1-0", "0-0", "6-4"]]
    rest = sorted(set(_all_tiles()) - {tile for hand in hands for tile in hand})
    sizes = game.hand_sizes(Setup())
    for hand in hands:
        while len(hand) < sizes[0]:
            hand.append(rest.pop(0))
    state = game.new_round(hands=hands, starter=0)
    view: View = state.view(0)
    chances = view.chances()
    assert set(chances) == set(_all_tiles()) - set(hands[0])
    assert chances["4-3"] == pytest.approx({1: 1 / 3, 2: 1 / 3, "stock": 1 / 3})


def _all_tiles() -> list[str]:
    return [f"{high}-{low}" for high in range(7) for low in range(high + 1)]


# -- random numbers -----------------------------------------------------------------------------


@pytest.mark.parametrize("seed", [0, -1, 2**62, 2**63 - 1, -(2**63), 2**63, 2**64 + 7, -(10**40)])
def test_l19_any_integer_is_a_seed(seed: int) -> None:
    assert Rng(seed).state == Rng(seed).state
    assert Rng(seed).state != Rng(seed + 1).state


def test_l19_large_seeds_return_the_same_numbers_in_both_builds() -> None:
    rng = Rng(2**63)
    assert [int(rng.below(1000)) for _ in range(4)] == [714, 534, 936, 303]


def test_l19_lists_and_packed_arrays_shuffle_alike() -> None:
    from librt.vecs import vec
    from mypy_extensions import i64

    letters = list(range(20))
    numbers = vec[i64](letters)
    again = vec[i64](letters)
    Rng(3).shuffle(letters)
    Rng(3).shuffle(numbers)
    Rng(3).shuffle_first(again, 20)
    assert letters == list(numbers) == list(again) != sorted(letters)
    with pytest.raises(IndexError, match="empty"):
        Rng(3).choice([])


# -- representations -----------------------------------------------------------------------------


@pytest.mark.parametrize("game", GAMES)
def test_l10_repr_round_trips_through_eval(game: str) -> None:
    for name, setting in presets(game):
        assert eval(repr(setting)) == setting, name
    state = advanced(capicua.load(game), 6)
    assert eval(repr(state)) == state
    placed = state.game.position(state.fields(), number=state.setup.number)
    assert eval(repr(placed)) == placed
    rng = Rng(2)
    rng.bits()
    for value in (rng, state.setup, Deal([1, 0], 1), Message("a", {"b": 1})):
        assert eval(repr(value)) == value


@pytest.mark.parametrize("game", GAMES)
def test_l10_rounds_views_and_matches_are_drawn(game: str) -> None:
    match = capicua.load(game).new_match(seed=3)
    state = match.round
    view = state.view(0)
    assert str(match) == str(state)
    assert all(each._repr_svg_().startswith("<svg") for each in (match, state, view))
    if state.players > 1 and str(view) != str(state):
        hidden = capicua.View(state.resample(0, Rng(8)))
        assert str(hidden.known.view(0)) == str(view)
    assert str(seat := int(state.turn)) in repr(state.view(seat))


def test_l10_no_repr_reveals_hidden_tiles() -> None:
    state = capicua.load("garrafina").new_round(seed=7)
    for seat in range(4):
        world = state.resample(seat, Rng(5))
        assert repr(world.view(seat)) == repr(state.view(seat))
        assert repr(world.seen_by(seat)) == repr(state.seen_by(seat))
    match = capicua.load("block").new_match()
    assert match.dealer.secret.hex() not in repr(match)
    assert repr(match.dealer.secret) not in repr(match)


@pytest.mark.parametrize("style", ["dark", "light", "print"])
@pytest.mark.parametrize("game", ["block", "garrafina", "mexican_train", "squeeze"])
def test_l10_pictures_have_styles_and_highlights(game: str, style: str) -> None:
    state = advanced(capicua.load(game), 7, 0 if game == "squeeze" else 6)
    colours = STYLES[style]
    plain = capicua.picture(state, style=style, highlight=False)
    drawn = capicua.picture(state, style=style)
    last = colours.get(LAST, LAST)
    assert drawn.count(f'stroke="{last}"') >= (game == "block")
    ring = f'stroke="{colours.get(WARM, WARM)}"'
    assert drawn.count(ring) > plain.count(ring)
    assert (style == "dark") == (FELT in drawn)
    assert capicua.picture(state, "es", style=style) != drawn
    with pytest.raises(capicua.BadOption, match="unknown-style"):
        capicua.picture(state, style="sepia")


def test_l10_actions_are_accepted_in_notation() -> None:
    state = capicua.load("garrafina", players=2).new_round(seed=7, number=2, starter=0)
    texts = []
    other = state.clone()
    for _ in range(5):
        action = other.legal_actions()[-1]
        texts.append(other.text(action))
        other.apply(action)
    assert state.do(*texts) is state
    assert state == other
    assert state.log_texts() == texts
    with pytest.raises(capicua.BadText):
        state.do("nonsense")
