"""What is kept of a look agrees with the view it was made from."""

from itertools import islice

import pytest
from msgspec import json

import capicua
from capicua.catalogue import catalogue, kind
from capicua.core.tiles.random import Rng
from capicua.core.zones import Hand
from capicua.render.touch_targets import TouchTargets, touch_targets
from capicua.table.play.view_cache import look, tiles_shown
from capicua.testing import sample


def test_a_look_has_the_tiles_and_the_zones_of_its_view():
    for id, players in (("block", 4), ("mexican_train", 3), ("texas_42", 4), ("squeeze", 1)):
        round = capicua.load(id, players=players).new_round(seed=5)
        for _ in range(12):
            if round.is_over:
                break
            round.apply(round.legal_actions()[0])
            for seat in (*range(players), None):
                view, at = round.view(seat), look(round, seat)
                assert at.data == [zone.as_data() for zone in view.zones]
                assert at.tiles.bit_count() == len(tiles_shown(view))
                assert TouchTargets(at.data).things == touch_targets(view).things


@pytest.mark.parametrize("id", catalogue())
def test_looks_agree_with_fresh_views_whatever_was_looked_at_before(id):
    """Zones are used again after an action; a reader may have missed any number of actions."""
    for number, (_, game) in enumerate(islice(sample(kind(id)), 6)):
        rng = Rng(number)
        round = game.new_round(number)
        readers = (*range(int(game.players)), None)
        while not round.is_over and len(round.log) < 50:
            legal = round.legal_actions()
            round.advance(legal[rng.below(len(legal))])
            for seat in readers:
                if rng.below(3):
                    at, zones = look(round, seat), round.view(seat).zones
                    data = [zone.as_data() for zone in zones]
                    assert at.data == data
                    assert json.decode(bytes(at.encoded)) == json.decode(json.encode(data))


def test_only_notes_about_other_hands_change_what_a_seat_reads():
    round = capicua.load("block", players=4).new_round(seed=5)
    passed = 0
    while not round.is_over:
        before = [look(round, seat).notes for seat in range(4)]
        noted = [_noted(round, seat) for seat in range(4)]
        round.apply(round.legal_actions()[0])
        for seat in range(4):
            is_other = _noted(round, seat) != noted[seat]
            assert (look(round, seat).notes != before[seat]) == is_other
            passed += is_other
    assert passed


def _noted(round, seat):
    zones = round.view(seat).zones
    return [zone.notes for zone in zones if isinstance(zone, Hand) and zone.seat != seat]
