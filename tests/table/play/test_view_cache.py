"""What is kept of a look agrees with the view it was made from."""

import capicua
from capicua.core.zones import Hand
from capicua.render.touch_targets import TouchTargets, touch_targets
from capicua.table.play.view_cache import look, tiles_shown


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
