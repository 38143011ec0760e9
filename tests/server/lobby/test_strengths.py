"""The strength of accounts in pairing follows from their ratings."""

from __future__ import annotations

from capicua.api.hall.lobby import Format
from capicua.server.lobby.strengths import RatedStrengths
from capicua.server.store.schema import ratings
from tests.server.lobby.conftest import do, run


def test_the_rating_of_each_pool_counts_and_newcomers_have_the_usual_one(hall):
    row = {"account_id": "strong", "pool": "block/international/duel", "sigma": 1.0, "matches": 40}
    duel, three = Format("block", 2, rated=True), Format("block", 3, rated=True)
    from capicua.server.lobby.strengths import _pool

    do(hall, ratings.insert().values(**row | {"pool": _pool(duel), "mu": 35.0, "at": 1}))
    found = run(hall, RatedStrengths(hall.store)({"strong": [duel, three], "new": [duel]}))
    assert found["new"] == {duel.key: 1500.0}
    assert found["strong"][three.key] == 1500.0
    assert found["strong"][duel.key] > 1700
