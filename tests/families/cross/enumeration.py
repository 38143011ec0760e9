"""Belief compared with brute force over every consistent deal.

A small position is set up, some of its tiles are hidden from the viewer, and a few actions are
played. Every assignment of the hidden tiles to the other hands and the stock is then replayed by
the rules. An assignment is consistent if each action is legal and the viewer sees the same. The
unknowns must give all consistent assignments equal weight.
"""

from __future__ import annotations

import itertools
from collections import Counter
from collections.abc import Iterator
from fractions import Fraction

from capicua.core.game import Game
from capicua.core.inference.sampling import Assignments, Unknowns
from capicua.core.seats import seat_letter
from capicua.core.state import State
from capicua.core.tiles.random import Rng
from capicua.core.tiles.tile import tile_text
from capicua.families.cross.positions import stock_name
from capicua.families.cross.rules import CrossRound

Fields = dict[str, str]
World = tuple[tuple[int, ...], tuple[int, ...], frozenset[int], tuple[int, ...]]


def check_beliefs(game: Game, fields: Fields, *, viewer: int, seed: int, number: int = 2) -> int:
    """Play random actions and compare beliefs with enumeration after each one.

    Return the number of positions compared.
    """
    rng = Rng(seed)
    hidden = hidden_tiles(game, fields, viewer)
    for last in range(len(hidden) - 1, 0, -1):
        other = int(rng.below(last + 1))
        hidden[last], hidden[other] = hidden[other], hidden[last]
    state = at(game, lay(game, fields, viewer, hidden), number)
    deals = [at(game, deal, number) for deal in every_deal(game, fields, viewer, hidden)]
    deals = [deal for deal in deals if alike(deal, state, viewer)]
    compared = 0
    while not state.is_over:
        wanted = shares(Counter(world(deal) for deal in deals))
        found = shares(believed(state, viewer))
        assert found == wanted, explain(state, found, wanted)
        compared += 1
        legal = state.legal_actions()
        action = legal[rng.below(len(legal))]
        state.apply(action)
        deals = [deal for deal in deals if action in deal.legal_actions()]
        for deal in deals:
            deal.advance(action)
        deals = [deal for deal in deals if goes_on_alike(deal, state, viewer)]
    return compared


def at(game: Game, fields: Fields, number: int) -> CrossRound:
    state = game.position(fields, number=number, starter=0 if number > 1 else None)
    assert isinstance(state, CrossRound)
    return state


def alike(deal: State, state: State, viewer: int) -> bool:
    return deal.view(viewer).encode() == state.view(viewer).encode()


def goes_on_alike(deal: CrossRound, state: CrossRound, viewer: int) -> bool:
    """Compare the only parts of the view that can differ after the same action."""
    return (deal.turn, deal.is_over, deal.hands.bits[viewer]) == (
        state.turn,
        state.is_over,
        state.hands.bits[viewer],
    )


def hidden_tiles(game: Game, fields: Fields, viewer: int) -> list[str]:
    seats = [seat_letter(seat) for seat in range(game.players) if seat != viewer]
    stock = stock_name(game.position(fields))
    return [tile for name in [*seats, stock] for tile in fields.get(name, "").split()]


def lay(game: Game, fields: Fields, viewer: int, tiles: list[str]) -> Fields:
    """Return the position with its hidden places filled by these tiles in order."""
    laid, left = dict(fields), list(tiles)
    seats = [seat_letter(seat) for seat in range(game.players) if seat != viewer]
    for name in [*seats, stock_name(game.position(fields))]:
        size = len(fields.get(name, "").split())
        if size:
            laid[name], left = " ".join(left[:size]), left[size:]
    return laid


def every_deal(game: Game, fields: Fields, viewer: int, tiles: list[str]) -> Iterator[Fields]:
    """Yield every division of the tiles, and every order of the boneyard; heaps are unordered."""
    seats = [seat_letter(seat) for seat in range(game.players) if seat != viewer]
    sizes = [len(fields[name].split()) for name in seats]
    ordered = stock_name(game.position(fields)) == "boneyard"

    def divide(left: list[str], sizes: list[int]) -> Iterator[list[str]]:
        if not sizes:
            yield from map(list, itertools.permutations(left)) if ordered else [left]
            return
        for hand in itertools.combinations(left, sizes[0]):
            for rest in divide([tile for tile in left if tile not in hand], sizes[1:]):
                yield [*hand, *rest]

    for order in divide(tiles, sizes):
        yield lay(game, fields, viewer, order)


def world(state: CrossRound) -> World:
    """Return the hidden state of a deal: hands, discards, remaining stock and drawn tiles."""
    left = frozenset(state.stock.tiles())
    return tuple(state.hands.bits), tuple(state.discards), left, tuple(state.drawn)


def believed(state: State, viewer: int) -> Counter[World]:
    """Return the number of assignments of the unknowns that lead to each hidden state."""
    known = state.seen_by(viewer)
    unknowns = known.unknowns()
    found: Counter[World] = Counter()
    for places in assignments(unknowns):
        copy = known.clone()
        copy.copy_seat(known, viewer)
        copy.fill_in(unknowns.tiles, places, Rng(1))
        assert isinstance(copy, CrossRound)
        found[world(copy)] += 1
    assert sum(found.values()) == Assignments(unknowns).count
    return found


def assignments(unknowns: Unknowns) -> Iterator[list[int]]:
    def extend(places: list[int], rooms: list[int]) -> Iterator[list[int]]:
        tile = len(places)
        if tile == len(unknowns.tiles):
            yield places
            return
        for place, room in enumerate(rooms):
            if room and unknowns.allowed[tile] >> place & 1:
                rooms[place] -= 1
                yield from extend([*places, place], rooms)
                rooms[place] += 1

    for places in extend([], list(unknowns.rooms)):
        if all(
            any(clause.holders >> places[at] & 1 for at in clause.wanted)
            for clause in unknowns.clauses
        ):
            yield places


def shares(counts: Counter[World]) -> dict[World, Fraction]:
    total = sum(counts.values())
    return {key: Fraction(count, total) for key, count in counts.items()}


def explain(state: State, found: dict[World, Fraction], wanted: dict[World, Fraction]) -> str:
    log = " ".join(f"[{state.text(action)}]" for action in state.log)
    missing = len(wanted.keys() - found.keys())
    extra = len(found.keys() - wanted.keys())
    return f"after {log}: {len(wanted)} deals, {missing} missing, {extra} impossible"


def unseen(*groups: str) -> str:
    """Return all tiles that are in none of the groups, so that they can be discarded."""
    named = {tile for group in groups for tile in group.replace("|", " ").split()}
    return " ".join(tile_text(tile) for tile in range(28) if tile_text(tile) not in named)
