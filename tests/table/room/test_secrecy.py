"""Tables leak nothing hidden to seats or spectators."""

import re

import pytest
from msgspec import Raw, structs

import capicua
from capicua.table.room import state_frame
from capicua.testing import secrecy
from capicua.testing.secrecy import pairs

ALL = [
    (f"{id}-{preset}", capicua.load(id, preset=preset))
    for id in capicua.catalogue()
    for preset in capicua.kind(id).presets()
]


@pytest.mark.parametrize(("label", "game"), ALL, ids=[label for label, _ in ALL])
def test_hidden_tiles_do_not_change_a_byte(label, game):
    for pair in pairs(game, seed=11):
        assert pair.one == pair.other, (pair.kind, pair.reader)


def test_both_kinds_of_pairs_are_generated():
    kinds = {
        p.kind for id in ("block", "garrafina", "texas_42") for p in pairs(capicua.load(id), 3)
    }
    assert kinds == {"world", "twin"}


def test_a_leak_from_the_shuffle_is_detected(monkeypatch):
    """The available requests depend on the first tile of the shuffle."""
    honest = state_frame.granted_frames

    def may(room, requester, common):
        return [*honest(room, requester, common), str(int(room.round.order[0]))]

    monkeypatch.setattr(state_frame, "granted_frames", may)
    assert differing("block") == {"twin"}


def test_a_leak_from_another_hand_is_detected(monkeypatch):
    """The position is padded with one space per pip in seat 1's hand."""
    honest = state_frame.seen

    def seen(room, seat):
        found = honest(room, seat)
        pips = sum(map(int, re.findall(r"\d+", room.round.fields()["B"])))
        return structs.replace(found, zones=Raw(bytes(found.zones) + b" " * pips))

    monkeypatch.setattr(state_frame, "seen", seen)
    assert differing("block") == {"twin", "world"}


def test_l3_a_leak_into_an_observation_is_detected(monkeypatch):
    """An observation is made from the whole round for another seat; frames do not show it."""
    honest = secrecy._observed

    def observed(room, reader):
        if reader is None:
            return honest(room, reader)
        return secrecy.observation_probe(room.game).bytes_of(room.round, (reader + 1) % 4)

    monkeypatch.setattr(secrecy, "_observed", observed)
    assert differing("block") == {"twin", "world"}


def differing(id):
    """The kinds of pairs that differ in any of some rounds."""
    game = capicua.load(id)
    found = [pair for seed in range(8) for pair in pairs(game, seed)]
    return {pair.kind for pair in found if pair.one != pair.other}
