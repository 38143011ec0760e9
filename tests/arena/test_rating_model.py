"""The ratings of people: fair to all sides, steadier with every match."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from capicua.arena.rating_model import NEW, after_match, chance, is_sure, shown
from capicua.arena.ratings import Rating

rating = st.builds(Rating, st.floats(0, 50), st.floats(2, 25 / 3))
sides = st.integers(1, 2).flatmap(
    lambda size: st.lists(st.lists(rating, min_size=size, max_size=size), min_size=2, max_size=4)
)


@st.composite
def match(draw):
    found = draw(sides)
    return found, draw(st.lists(st.integers(1, 4), min_size=len(found), max_size=len(found)))


@given(match(), st.randoms())
def test_the_order_of_the_sides_does_not_matter(played, rng):
    teams, places = played
    order = list(range(len(teams)))
    rng.shuffle(order)
    once = after_match(teams, places)
    again = after_match([teams[n] for n in order], [places[n] for n in order])
    for n, team in zip(order, again, strict=True):
        for one, other in zip(once[n], team, strict=True):
            assert one.mean == pytest.approx(other.mean)
            assert one.deviation == pytest.approx(other.deviation)


@given(match())
def test_who_wins_alone_never_loses_rating_and_the_last_never_gains(played):
    teams, places = played
    after = after_match(teams, places)
    for team, place, new in zip(teams, places, after, strict=True):
        for one, other in zip(team, new, strict=True):
            if place == min(places) and places.count(place) == 1:
                assert other.mean >= one.mean
            if place == max(places) and places.count(place) == 1:
                assert other.mean <= one.mean


@given(match())
def test_every_match_makes_known_ratings_surer_up_to_the_drift(played):
    teams, places = played
    for team, new in zip(teams, after_match(teams, places), strict=True):
        for one, other in zip(team, new, strict=True):
            assert 0 < other.deviation <= one.deviation + 0.001


@given(rating, rating)
def test_a_duel_of_equally_known_players_moves_both_alike(one, other):
    other = Rating(other.mean, one.deviation)
    (a,), (b,) = after_match([[one], [other]], [1, 2])
    assert a.mean - one.mean == pytest.approx(other.mean - b.mean)


@given(rating, rating)
def test_chances_of_both_sides_add_up_to_one(one, other):
    assert chance([one], [other]) + chance([other], [one]) == pytest.approx(1)


def test_partners_share_a_result():
    (a, b), (c, d) = after_match([[NEW, NEW], [NEW, NEW]], [1, 2])
    assert a == b
    assert c == d
    assert a.mean > NEW.mean > c.mean


def test_new_players_have_1500_and_a_question_mark():
    assert shown(NEW.mean) == 1500
    assert not is_sure(NEW.deviation)


def test_thirty_duels_are_enough_to_be_sure():
    one = other = NEW
    for number in range(30):
        (one,), (other,) = after_match([[one], [other]], [1 + number % 2, 2 - number % 2])
    assert is_sure(one.deviation)
    assert is_sure(other.deviation)
