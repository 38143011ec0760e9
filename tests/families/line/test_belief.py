"""Beliefs compared with every consistent deal of a tiny set."""

from __future__ import annotations

from collections import Counter
from fractions import Fraction
from itertools import combinations, permutations

import pytest
from librt.vecs import vec
from mypy_extensions import i64

from capicua.core.inference.sampling import Assignments, Unknowns
from capicua.core.setup import Setup
from capicua.core.tiles.random import Rng
from capicua.core.tiles.tile import set_size, tile_text
from capicua.families.line.game import LineGame
from capicua.families.line.options import LineOptions
from capicua.families.line.rules import LineRound
from tests import suite

HIGH = 3


class Tiny(LineGame):
    """A line game with the double-3 set: ten tiles, so that all deals can be enumerated."""

    id = "tiny"

    def __init__(self, options: LineOptions, players: int, size: int) -> None:
        super().__init__(options, players)
        shrink(self, size)


def shrink(game: LineGame, size: int) -> None:
    """Give a line game the double-3 set and a hand size."""
    game.pips = HIGH
    game.tiles = int(set_size(HIGH))
    game.set_masks = vec[i64]([2**game.tiles - 1, 0, 0])
    game.size = size
    game.first_lead = 4 * game.tiles
    game.draw = 5 * game.tiles
    game.passing = game.draw + 1
    game.further = game.draw + 2


SEARCH = {"first_lead": "highest_double", "no_double": "draw_for_double"}
GAMES = {
    "block": ({"draw_per_turn": 0}, 3, 2),
    "draw": ({}, 2, 3),
    "draw of three": ({}, 3, 2),
    "one draw in a turn": ({"draw_per_turn": 1}, 2, 3),
    "reserve": ({"boneyard_reserve": 2, "spinner": "four"}, 2, 3),
    "drawing while able": ({"draw_when_able": True, "first_lead": "highest_double"}, 2, 2),
    "able, once": ({"draw_when_able": True, "draw_per_turn": 1}, 2, 3),
    "highest double": ({"first_lead": "highest_double", "no_double": "heaviest_tile"}, 3, 2),
    "search": (SEARCH, 2, 2),
    "search in vain": ({**SEARCH, "boneyard_reserve": 2}, 3, 2),
}


@suite.heavy
@pytest.mark.parametrize("name", GAMES)
def test_lin_21_belief_counts_consistent_deals(name: str) -> None:
    """Passes (LIN-20), draws (LIN-21), leads (LIN-7, LIN-8) and blocks (LIN-31) are evidence."""
    values, players, size = GAMES[name]
    game = Tiny(LineOptions(**values), players, size)
    compare_beliefs(game, range(40))


def compare_beliefs(game: LineGame, seeds: range) -> None:
    """Compare a seat's belief with the deals consistent with what it saw, in up to 12 rounds."""
    checked = 0
    for seed in seeds:
        rng = Rng(seed)
        state = random_moment(game, rng, seed)
        if state is None or drawn_by_others(state) > 3:
            continue
        seat = int(rng.below(game.players))
        assert by_unknowns(state, seat) == by_deals(state, seat), log_text(state)
        checked += 1
        if checked == 12:
            return
    assert checked >= 2


def random_moment(game: LineGame, rng: Rng, seed: int) -> LineRound | None:
    """Return a round in progress; half of them start without a double if that is evidence."""
    order = vec[i64](list(range(game.tiles)))
    while True:
        rng.shuffle(order)
        dealt = list(order)[: game.size * game.players]
        if not game.seeks_double or seed % 2 or not any(tile in (0, 2, 5, 9) for tile in dealt):
            break
    state = game.blank(Setup())
    state.deal(vec[i64](list(order)), rng.below(game.players))
    for _ in range(2 + rng.below(9)):
        legal = state.legal_actions()
        state.advance(legal[rng.below(len(legal))])
        if state.is_over:
            return None
    return state


def drawn_by_others(state: LineRound) -> int:
    return sum(1 for action in state.log if action == state.game.draw)


def log_text(state: LineRound) -> str:
    return f"order {list(state.order)}: " + " ".join(state.text(a) for a in state.log)


def by_unknowns(state: LineRound, seat: int) -> dict[object, Fraction]:
    """Return the probability of each hidden deal, from all layouts of the unknown tiles."""
    known = state.seen_by(seat)
    unknowns = known.unknowns()
    on_table = set(state.line.tiles())
    found: Counter[object] = Counter()
    for places in layings(unknowns):
        hands = frozenset(
            (place % state.players, tile)
            for tile, place in zip(unknowns.tiles, places, strict=True)
            if tile not in on_table and place % state.players != seat
        )
        found[hands] += 1
    assert sum(found.values()) == Assignments(unknowns).count
    return shares(found)


def layings(unknowns: Unknowns) -> list[list[int]]:
    found: list[list[int]] = []
    room = list(unknowns.rooms)

    def lay(places: list[int]) -> None:
        at = len(places)
        if at == len(unknowns.tiles):
            if all(
                any(clause.holders >> places[tile] & 1 for tile in clause.wanted)
                for clause in unknowns.clauses
            ):
                found.append(places)
            return
        for place in range(len(room)):
            if room[place] and unknowns.allowed[at] >> place & 1:
                room[place] -= 1
                lay([*places, place])
                room[place] += 1

    lay([])
    return found


def by_deals(state: LineRound, seat: int) -> dict[object, Fraction]:
    """Return the same by replaying the log from every deal that the seat cannot rule out."""
    game = state.game
    wanted = state.view(seat).encode()
    found: Counter[object] = Counter()
    for order in deals_for(state, seat):
        again = game.blank(state.setup)
        again.deal(vec[i64](order), state.lot)
        for action in state.log:
            if again.is_over or int(action) not in again.legal_actions():
                break
            again.advance(int(action))
        else:
            if again.view(seat).encode() == wanted:
                hands = frozenset(
                    (other, tile)
                    for other in range(game.players)
                    if other != seat
                    for tile in range(game.tiles)
                    if again.hands.holds(other, tile)
                )
                found[hands] += 1
    return shares(found)


def deals_for(state: LineRound, seat: int):
    """Yield deals with the seat's own tiles in place; undrawn tiles keep one order."""
    game = state.game
    order = [int(tile) for tile in state.order]
    dealt = game.size * game.players
    own = {at: order[at] for at in range(seat * game.size, (seat + 1) * game.size)}
    drawn: list[int] = []
    again = game.blank(state.setup)
    again.deal(vec[i64](order), state.lot)
    top = dealt
    for action in state.log:
        if action == game.draw:
            if again.turn == seat:
                own[top] = order[top]
            else:
                drawn.append(top)
            top += 1
        again.advance(int(action))
    others = [other for other in range(game.players) if other != seat]
    rest = sorted(set(order) - set(own.values()))

    def hands(tiles: list[int], left: list[int]):
        if not left:
            yield tiles, {}
            return
        for hand in combinations(tiles, game.size):
            remaining = [tile for tile in tiles if tile not in hand]
            for over, placed in hands(remaining, left[1:]):
                yield over, {**placed, left[0]: hand}

    for over, placed in hands(rest, others):
        for pulled in permutations(over, len(drawn)):
            deal = dict(own)
            for other, hand in placed.items():
                deal.update({other * game.size + k: tile for k, tile in enumerate(hand)})
            deal.update(dict(zip(drawn, pulled, strict=True)))
            asleep = [tile for tile in over if tile not in pulled]
            free = [at for at in range(game.tiles) if at not in deal]
            deal.update(dict(zip(free, asleep, strict=True)))
            yield [deal[at] for at in range(game.tiles)]


def shares(found: Counter[object]) -> dict[object, Fraction]:
    total = sum(found.values())
    return {key: Fraction(count, total) for key, count in found.items()}


@pytest.mark.parametrize("seed", range(6))
def test_lin_20_sampled_deals_have_the_same_view_and_are_playable(seed: int) -> None:
    game = Tiny(LineOptions(), 2, 3)
    rng = Rng(seed)
    state = random_moment(game, rng, seed)
    if state is None:
        return
    for seat in range(2):
        seen = state.view(seat).encode()
        for _ in range(20):
            world = state.resample(seat, rng)
            assert world.view(seat).encode() == seen
            everything = world.hands.tiles(0) + world.hands.tiles(1)
            everything += world.line.tiles() + world.stock.tiles()
            assert sorted(everything) == list(range(10)), [tile_text(t) for t in everything]
