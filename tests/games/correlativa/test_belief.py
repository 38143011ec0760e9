"""Beliefs in Correlativa: evidence from draws and passes (COR-6, COR-7)."""

import pytest

import capicua
from tests import suite
from tests.families.cross.enumeration import check_beliefs, unseen


def position(lead: str, ends: str, hands: dict[str, str], boneyard: str, **more: str):
    """Return a position in which A has discarded all other tiles."""
    fields = {**hands, "boneyard": boneyard, **more}
    if ends:
        fields |= {"lead": lead, "ends": ends}
    away = unseen(lead, boneyard, *hands.values())
    return {**fields, "discards": f"A {away}"}


@pytest.mark.parametrize("seed", suite.sampled([0], range(3)))
def test_two_players_draw_and_pass_cor_6_cor_7(seed):
    game = capicua.load("correlativa", players=2)
    fields = position("6-6", "6 6", {"A": "6-5 5-1 4-3", "B": "6-2 2-0 4-1"}, "5-4 1-1 6-0 6-3")
    assert check_beliefs(game, fields, viewer=0, seed=seed)


@suite.heavy
@pytest.mark.parametrize("seed", range(3))
def test_three_players_draw_and_pass_cor_6_cor_7(seed):
    game = capicua.load("correlativa", players=3)
    hands = {"A": "6-5 5-1 3-1", "B": "6-2 2-0 4-1", "C": "5-3 3-0"}
    fields = position("6-6", "6 6 5", hands, "5-4 6-1 6-3", turn="B")
    assert check_beliefs(game, fields, viewer=0, seed=seed)


@pytest.mark.parametrize("seed", suite.sampled([0], range(3)))
@pytest.mark.parametrize("without", ["draw", "pass"])
def test_start_without_double_cor_5(seed, without):
    game = capicua.load("correlativa", players=2, start_without_double=without)
    fields = position("", "", {"A": "6-5 5-1", "B": "6-2 2-2 4-1"}, "1-1 6-0 6-3 5-2")
    assert check_beliefs(game, fields, viewer=0, seed=seed)


@suite.heavy
@pytest.mark.parametrize("seed", range(2))
def test_first_hand_opens_with_the_highest_double_cor_4(seed):
    game = capicua.load("correlativa", players=3)
    hands = {"A": "5-5 5-1", "B": "6-6 2-2 4-1", "C": "3-3 3-0"}
    fields = position("", "", hands, "1-1 6-0 4-4")
    assert check_beliefs(game, fields, viewer=0, seed=seed, number=1)
