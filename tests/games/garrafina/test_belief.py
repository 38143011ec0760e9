"""Beliefs in Garrafina: evidence from passes, exchanges and the absence of a block."""

import pytest

import capicua
from tests import suite
from tests.families.cross.enumeration import check_beliefs, unseen


def position(lead: str, ends: str, hands: dict[str, str], heaps: str = "", **more: str):
    """Return a position in which A has discarded all other tiles."""
    fields = {**hands, **more}
    if heaps:
        fields["heaps"] = heaps
    if ends:
        fields |= {"lead": lead, "ends": ends}
    away = unseen(lead, heaps, *hands.values())
    return {**fields, "discards": f"A {away}"}


@pytest.mark.parametrize("play", ["compulsory", "voluntary"])
@pytest.mark.parametrize("seed", suite.sampled([0], range(3)))
def test_passes_and_no_block_gar_19_gar_28(seed, play):
    game = capicua.load("garrafina", players=4, opponent_train_play=play)
    hands = {"A": "5-1 3-1", "B": "6-2 2-0 4-1", "C": "5-3 3-0 6-1", "D": "4-4 4-3"}
    fields = position("6-6", "6 3 5 2*", hands, turn="B")
    assert check_beliefs(game, fields, viewer=0, seed=seed)


@pytest.mark.parametrize("recloses", ["on_number_change", "on_owner_play"])
@pytest.mark.parametrize("seed", range(2))
def test_passes_seen_by_a_player_in_the_middle(seed, recloses):
    game = capicua.load("garrafina", players=3, train_recloses=recloses)
    hands = {"A": "5-1 3-1 6-0", "B": "6-2 2-0 4-1", "C": "5-3 3-0 6-1"}
    fields = position("6-6", "6 3 5", hands, turn="B")
    assert check_beliefs(game, fields, viewer=0, seed=seed)


START = {"A": "6-5 6-2 6-1 6-0 5-3 5-0 3-1", "B": "5-2 5-1 4-0 3-3 3-0 2-2 0-0"}
HEAP = "6-6 6-4 6-3 4-3 4-2 1-1 1-0"


@suite.heavy
@pytest.mark.parametrize("number", [1, 2])
@pytest.mark.parametrize("seed", range(2))
def test_exchanges_by_the_other_seat_gar_20_gar_21_gar_22(seed, number):
    game = capicua.load("garrafina", players=2)
    fields = position("", "", START, HEAP, turn="B" if number == 2 else "A")
    if number == 2:
        fields["first_turns"] = "A B"
    assert check_beliefs(game, fields, viewer=0, seed=seed, number=number)
