"""The rules of a table as stored by an earlier version."""

from __future__ import annotations

from dataclasses import fields

import pytest

import capicua
from capicua.core.options import option_text, specs
from capicua.table.frames.protocol import HouseRules
from capicua.table.room.rules_snapshot import (
    RulesSnapshot,
    game_of,
    game_under,
    rules_of,
    snapshot_of,
)


@pytest.mark.parametrize("id", capicua.catalogue())
def test_tables_stored_by_version_0_2_keep_their_rules(id: str) -> None:
    """They name every field of the record with its value, fixed ones included."""
    for preset, record in capicua.kind(id).presets().items():
        game = capicua.load(id, preset=preset)
        stored = {
            field.name: option_text(getattr(record, field.name))
            for field in fields(record)  # type: ignore[arg-type]
        }
        if stored.get("hand_bonuses") == "none":
            stored["hand_bonuses"] = "0"
        seats = int(game.players)
        rules = HouseRules(id, preset, {}, seats)
        found = game_under(rules, RulesSnapshot(game.version, stored), seats)
        assert found.options == record
        assert rules_of(rules, found).options == {}
        assert set(snapshot_of(found).options) == {spec.name for spec in specs(type(record))}


def test_saved_links_with_a_fixed_value_still_work() -> None:
    rules = HouseRules("partners", "venezuelan", {"spinner": "none", "draw_when_able": "no"}, 4)
    assert game_of(rules).options == capicua.load("partners", preset="venezuelan").options
