"""A table gives nothing away to a seat or to who watches."""

import re

import pytest
from msgspec import Raw, structs

import capicua
from capicua.table import telling
from capicua.testing import secrecy
from capicua.testing.secrecy import pairs

ALL = [
    (f"{id}-{preset}", capicua.load(id, preset=preset))
    for id in capicua.catalogue()
    for preset in capicua.kind(id).presets()
]


@pytest.mark.parametrize(("label", "game"), ALL, ids=[label for label, _ in ALL])
def test_what_may_not_be_known_changes_no_byte(label, game):
    for pair in pairs(game, seed=11):
        assert pair.one == pair.other, (pair.kind, pair.reader)


def test_there_are_pairs_of_both_kinds():
    kinds = {
        p.kind for id in ("block", "garrafina", "texas_42") for p in pairs(capicua.load(id), 3)
    }
    assert kinds == {"world", "twin"}


def test_a_leak_from_the_shuffle_would_be_found(monkeypatch):
    """What may be asked for depends on the first tile of the shuffle."""
    honest = telling.may

    def may(room, asker, common):
        return [*honest(room, asker, common), str(int(room.round.order[0]))]

    monkeypatch.setattr(telling, "may", may)
    assert differing("block") == {"twin"}


def test_a_leak_from_another_hand_would_be_found(monkeypatch):
    """The position is sent with a space for every pip that seat 1 holds."""
    honest = telling.seen

    def seen(room, seat):
        found = honest(room, seat)
        pips = sum(map(int, re.findall(r"\d+", room.round.fields()["B"])))
        return structs.replace(found, zones=Raw(bytes(found.zones) + b" " * pips))

    monkeypatch.setattr(telling, "seen", seen)
    assert differing("block") == {"twin", "world"}


def test_l3_a_leak_into_an_observation_would_be_found(monkeypatch):
    """A seat's view is filled with the tiles of all seats, and only the arrays show it."""
    honest = secrecy._observed

    def observed(room, reader):
        if reader is None:
            return honest(room, reader)
        return secrecy.looker(room.game).bytes_of(room.round, (reader + 1) % 4)

    monkeypatch.setattr(secrecy, "_observed", observed)
    assert differing("block") == {"twin", "world"}


def differing(id):
    """The kinds of pairs that differ in some rounds of a game."""
    game = capicua.load(id)
    found = [pair for seed in range(8) for pair in pairs(game, seed)]
    return {pair.kind for pair in found if pair.one != pair.other}
