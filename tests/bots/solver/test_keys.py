"""Position keys: in every game, positions with the same key have the same future."""

import pytest

import capicua
from capicua.bots.solver.transposition_table import TranspositionTable
from capicua.core.tiles.keys import START_KEY, mix
from capicua.core.tiles.random import Rng
from tests import suite

DEALS = 1 if suite.IS_SAMPLE else 3
ROUNDS = 60
"""Number of times each deal is played at random."""


def rule_sets():
    for game in capicua.catalogue():
        for preset in capicua.kind(game).presets():
            yield game, preset


def moments(game, seed):
    """Yield each state near the end of a deal played often, where paths transpose, once."""
    deal = game.new_round(seed=seed)
    stem = deal.clone()
    rng = Rng(seed)
    probe = deal.clone()
    while not probe.is_over and len(probe.log) < 400:
        probe.advance(probe.legal_actions()[rng.below(len(probe.legal_actions()))])
    for action in list(probe.log)[: max(0, len(probe.log) - 12)]:
        stem.advance(action)
    seen = set()
    for _ in range(ROUNDS):
        state = stem.clone()
        for _ in range(16):
            if state.is_over:
                break
            path = tuple(state.log)
            if path not in seen:
                seen.add(path)
                yield state.clone()
            legal = state.legal_actions()
            state.advance(legal[rng.below(len(legal))])


def what_follows(state):
    """Return the set of keys and gains after all legal actions."""
    found = set()
    for action in state.legal_actions():
        after = state.clone()
        after.advance(action)
        gains = tuple(b - a for a, b in zip(state.scores(), after.scores(), strict=True))
        found.add(
            (
                gains,
                after.is_over,
                after.is_over or int(after.turn),
                after.is_over or after.position_key(),
            )
        )
    return found


@pytest.mark.parametrize(("game", "preset"), list(rule_sets()))
def test_the_same_key_has_the_same_future(game, preset):
    rules = capicua.load(game, preset=preset)
    if rules.new_round(seed=1).position_key() == 0:
        return
    for seed in range(DEALS):
        known = {}
        for state in moments(rules, seed):
            key, facts = state.position_key(), (int(state.turn), what_follows(state))
            assert key != 0
            assert known.setdefault(key, facts) == facts, state.fields()


def test_mix_gives_distinct_keys():
    keys = {mix(mix(START_KEY, a), b) for a in range(300) for b in range(300)}
    assert len(keys) == 90_000
    low = {mix(START_KEY, a) & 0xFFFF for a in range(20_000)}
    assert len(low) > 16_000  # 20,000 random keys in 65,536 slots would occupy about 17,200


def test_a_growing_table_loses_only_collisions():
    table, rng = TranspositionTable(2**14), Rng(1)
    kept = {}
    for number in range(8000):
        key = mix(START_KEY, int(rng.bits()))
        table.keep(key, -number % 500, number % 700, number)
        kept[key] = number
    assert table.room == 2**14
    found = [key for key in kept if table.find(key) >= 0]
    assert len(found) > 5000
    for key in found:
        place, number = table.find(key), kept[key]
        assert (table.low(place), table.high(place)) == (-number % 500, number % 700)
        assert table.action(place) == number
