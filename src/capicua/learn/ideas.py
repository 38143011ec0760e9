"""Which puzzles have the same idea, so that a collection keeps each idea once.

Two puzzles of a game have the same idea if a solver would think the same thought again: the theme
is the same, and so is all that the choice is about (``facts_of``).

- In a line, a cross or trains: the hand, the ends and the legal moves, whatever the numbers are
  called; what others passed on only where the theme is about that.
- In tricks: what each legal tile does in the trick. In an auction: the hand and the bids.
- In a bet: the rank of the hand, the price and who is still in.
- In melds: the sizes of the melds before and after, and the reasons for both moves.
- In a row or a grid: its tiles and those to come, whatever the numbers are called.
- Elsewhere everything that is seen.

A position that is shown in two games, in which the same move is right, is the same puzzle, too.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Container, Iterable, Iterator
from typing import Final

from capicua.core.action_parts import ARM, TILE, WORD
from capicua.core.state import State
from capicua.core.tiles.tile import BIT, is_double, tile_text
from capicua.core.zones import Arm, Facts, Grid, Hand, Layout, Melds, Pot, Row, Stock, seen_in
from capicua.families.tricks.rules import TrickRound
from capicua.learn.puzzle import Puzzle


class Pips(int):
    """A number of pips for which another may stand."""


Fact = tuple[str | int, ...]
"""Something that a solver considers. A tile is two facts, one for each order of its halves."""

ROUNDS: Final = 4
"""How often numbers are told apart by what the facts say of their neighbours."""
BY_PASSES: Final = frozenset(
    ("use_passes", "block", "partner", "make_them_pass", "several_pass", "calculate")
)
"""Themes that are about what others may hold; there, what they passed on is part of the idea."""
BY_PIPS: Final = frozenset(("block", "shed_weight"))
"""Themes in which pips are counted; no number stands for another."""
AUCTION: Final = ("bid", "pass", "trump")
"""Words with which a player of tricks chooses before the first trick."""
SPECIAL: Final[dict[str, frozenset[int]]] = {
    "matador": frozenset((0,)),
    "muggins": frozenset(range(19)),
    "super_dominos": frozenset((3, 13, 14, 15)),
}
"""Numbers of which the rules of a game say something of their own."""


def keys_of(puzzle: Puzzle) -> tuple[str, str]:
    """Return the idea of a puzzle and its position; two puzzles that share either are the same."""
    state = puzzle.moment()
    known = state.view(int(state.turn)).known
    return idea_of(known, puzzle), _position(known, puzzle)


def idea_of(known: State, puzzle: Puzzle) -> str:
    """Return the idea of a puzzle as text, given what the seat to act knows."""
    idea = [puzzle.game, puzzle.theme, *(repr(fact) for fact in renamed(facts_of(known, puzzle)))]
    return " ".join(idea)


def without_repetitions(puzzles: Iterable[Puzzle]) -> list[Puzzle]:
    """Return the puzzles in their order, of each idea only the hardest, then the clearest."""
    listed = list(puzzles)
    ranked = sorted(listed, key=lambda one: (-one.difficulty, one.next - one.chance, one.id))
    seen: set[str] = set()
    kept: set[int] = set()
    for puzzle in ranked:
        keys = keys_of(puzzle)
        if seen.isdisjoint(keys):
            seen.update(keys)
            kept.add(id(puzzle))
    return [puzzle for puzzle in listed if id(puzzle) in kept]


def renamed(facts: list[Fact]) -> list[Fact]:
    """Return facts in order, each number of pips replaced by a name that all facts give it.

    Numbers get the same name if the facts say the same of both.

    >>> held = [("holds", Pips(6), Pips(1)), ("holds", Pips(1), Pips(6)), ("end", Pips(6))]
    >>> other = [("holds", Pips(4), Pips(0)), ("holds", Pips(0), Pips(4)), ("end", Pips(0))]
    >>> renamed(held) == renamed(other)
    True
    """
    names = {each: "" for fact in facts for each in fact if isinstance(each, Pips)}
    for _ in range(ROUNDS):
        said: dict[Pips, list[str]] = {number: [] for number in names}
        for fact in facts:
            for number in {each for each in fact if isinstance(each, Pips)}:
                said[number].append(repr(_named(fact, {**names, number: "this"})))
        orders = sorted({tuple(sorted(each)) for each in said.values()})
        names = {
            number: f"number {orders.index(tuple(sorted(each)))}" for number, each in said.items()
        }
    return sorted((_named(fact, names) for fact in facts), key=repr)


def _named(fact: Fact, names: dict[Pips, str]) -> Fact:
    return tuple(names[each] if isinstance(each, Pips) else each for each in fact)


def facts_of(known: State, puzzle: Puzzle) -> list[Fact]:
    """Return all that the choice of a puzzle is about, as the seat to act sees it."""
    about = _BY_GENRE.get(known.game.genre, _exactly)
    special = range(100) if puzzle.theme in BY_PIPS else SPECIAL.get(puzzle.game, ())
    return [tuple(_counted(each, special) for each in fact) for fact in about(known, puzzle)]


def _counted(each: str | int, special: Container[int]) -> str | int:
    """Return a number of pips as a plain number if no other may stand for it."""
    return int(each) if isinstance(each, Pips) and each in special else each


# -- a line, a cross, trains ---------------------------------------------------------------------


def _ends(known: State, puzzle: Puzzle) -> Iterator[Fact]:
    """Yield the hand, the ends, the legal moves and, by theme, what others passed on."""
    yield _company(known)
    zones = known.zones()
    arms = {arm.name: arm for zone in zones if isinstance(zone, Layout) for arm in zone.arms}
    ends = {name: _end(known, arm) for name, arm in arms.items()}
    yield from (("end", *end) for end in ends.values())
    for hand in (zone for zone in zones if isinstance(zone, Hand)):
        for tile in hand.tiles:
            yield from _halves(tile, "holds")
        if puzzle.theme in BY_PASSES:
            for number in _lacked(hand):
                yield "passed on", _from_turn(known, hand.seat), Pips(number)
    for action in known.legal_actions():
        yield from _move(known, puzzle, action, ends)
    if puzzle.game == "matador":
        for number in range(1, int(known.game.high) + 1):
            yield "make seven", Pips(number), Pips(known.game.high + 1 - number)


def _end(known: State, arm: Arm) -> Fact:
    """Return the numbers of an end, and whose it is."""
    owner = "anyone" if arm.owner is None else _from_turn(known, arm.owner)
    return owner, arm.state, *(Pips(number) for number in arm.ends)


def _move(known: State, puzzle: Puzzle, action: int, ends: dict[str, Fact]) -> Iterator[Fact]:
    """Yield a legal move: how it is marked, its tile, its end and its words."""
    mark, tile = _mark(known, puzzle, action), ""
    said: list[str | int] = []
    for part in known.parts(action):
        if part.kind == TILE:
            tile = part.name
        elif part.kind == ARM:
            said += ends.get(part.name, (part.name,))
        else:
            said.append(Pips(int(part.name)) if part.name.isdecimal() else part.name)
    yield from _halves(tile, mark, *said) if tile else [(mark, *said)]


def _halves(tile: str, *said: str | int) -> set[Fact]:
    """Return a fact about a tile, for each order of its halves."""
    one, other = (Pips(half) for half in tile.split("-"))
    return {(*said, one, other), (*said, other, one)}


def _lacked(hand: Hand) -> list[int]:
    """Return the numbers that a seat is publicly known to lack."""
    for note in hand.notes:
        if note.id == "note-lacked":
            numbers = note.arguments["numbers"]
            assert isinstance(numbers, list)
            return [int(str(number)) for number in numbers]
    return []


# -- tricks --------------------------------------------------------------------------------------


def _trick(known: State, puzzle: Puzzle) -> Iterator[Fact]:
    """Yield what each legal tile can do in the trick; before the tricks, the hand and the bids."""
    assert isinstance(known, TrickRound)
    yield _company(known)
    if known.parts(known.parse(puzzle.solution))[0].name in AUCTION:
        yield from _bids(known, puzzle)
        return
    sides = known.game.sides
    if known.laid:
        yield "winning", sides[known.winner] == sides[known.turn]
    yield "trick", int(known.laid), int(known.size), int(known.worth)
    yield "holds", int(known.hands.counts[known.turn])
    for action in known.legal_actions():
        words = (part.name for part in known.parts(action) if part.kind == WORD)
        yield _mark(known, puzzle, action), *words, *_power(known, action)


def _bids(known: TrickRound, puzzle: Puzzle) -> Iterator[Fact]:
    """Yield the hand, the bids so far and the choice; of trumps, any number may be named."""
    yield "bids", known.fields().get("bids", "")
    for tile in known.hands.tiles(known.turn):
        yield from _halves(tile_text(tile), "holds")
    for action in known.legal_actions():
        word, *said = (part.name for part in known.parts(action))
        numbers = (Pips(each) if word == "trump" and each.isdecimal() else each for each in said)
        yield _mark(known, puzzle, action), word, *numbers


def _power(known: TrickRound, action: int) -> Fact:
    """Return what a tile does: how many may still beat it (-1: it loses), voids, its points."""
    tile = known.laid_tile(action)
    points = int(known.suits.worth[tile]), bool(is_double(tile))
    if known.laid:
        power = known.suits.power(known.led, tile)
        if power <= known.best:
            return -1, 0, *points
        is_last = known.laid == known.size - 1
        return 0 if is_last else _stronger(known, known.led, power), 0, *points
    after = known.clone()
    assert isinstance(after, TrickRound)
    after.advance(action)
    void = sum(known.voids[seat] & BIT[after.led] != 0 for seat in range(known.players))
    return _stronger(known, after.led, after.best), void, *points


def _stronger(known: TrickRound, suit: int, power: int) -> int:
    """Return how many tiles that the seat to act does not see beat this strength."""
    seen = {*known.hands.tiles(known.turn)}
    return sum(
        known.suits.power(suit, tile) > power and tile not in seen and not known.is_gone(tile)
        for tile in range(known.suits.tiles)
    )


# -- bets ----------------------------------------------------------------------------------------


def _bet(known: State, puzzle: Puzzle) -> Iterator[Fact]:
    """Yield the rank of the hand, the price in quarters of the pot, and who is still in."""
    pot, price = 0, 0
    for zone in known.zones():
        if isinstance(zone, Pot):
            pot += zone.chips
        elif isinstance(zone, Facts):
            for fact in zone.facts:
                if fact.id == "fact-to-call":
                    price = int(str(fact.arguments["chips"]))
                if fact.id in ("fact-second", "fact-drawing"):
                    yield (fact.id,)
        elif isinstance(zone, Hand):
            notes = {note.id: note for note in zone.notes}
            if zone.seat != known.turn:
                states = ("note-out", "note-folded", "note-all-in")
                yield "other", *(state for state in states if state in notes)
            elif "note-rank" in notes:
                rank = notes["note-rank"].arguments
                yield "rank", str(rank["rank"]), str(rank["number"])
    yield "price", round(4 * price / pot) if pot else 0
    for action in known.legal_actions():
        yield _mark(known, puzzle, action), known.parts(action)[0].name


# -- melds ---------------------------------------------------------------------------------------


def _melds(known: State, puzzle: Puzzle) -> Iterator[Fact]:
    """Yield the sizes of the melds before and after the solution, and what speaks for it."""
    solution = known.parse(puzzle.solution)
    for action in (solution, known.parse(puzzle.other)):
        reasons = (reason.id for reason in known.reasons(action))
        yield _mark(known, puzzle, action), known.parts(action)[0].name, *sorted(reasons)
    yield "before", *_sizes(known)
    if known.parts(solution)[0].name != "draw":
        after = known.clone()
        after.advance(solution)
        yield "after", *_sizes(after)


def _sizes(known: State) -> list[int]:
    """Return the sizes of the possible melds of the viewer's hand."""
    zones = (zone for zone in known.zones() if isinstance(zone, Melds))
    return sorted(len(group) for zone in zones for group in zone.groups)


# -- layouts of solitaires -----------------------------------------------------------------------


def _layout(known: State, puzzle: Puzzle) -> Iterator[Fact]:
    """Yield a row or a grid, what is still to come, and the legal moves."""
    zones = known.zones()
    rows = [row for zone in zones if isinstance(zone, Grid) for row in zone.rows]
    rows += [zone.tiles for zone in zones if isinstance(zone, Row)]
    if not rows:
        yield from _exactly(known, puzzle)
        return
    for number, row in enumerate(rows):
        for place, tile in enumerate(row):
            if tile:
                yield from _halves(tile, "tile", number, place)
    for tile in {tile_text(each) for each in known.game.tiles_in_play} - seen_in(zones):
        yield from _halves(tile, "to come")
    for action in known.legal_actions():
        yield _mark(known, puzzle, action), known.text(action)


def _exactly(known: State, puzzle: Puzzle) -> Iterator[Fact]:
    """Yield everything that is seen, with all numbers, for games in which all of them count."""
    yield tuple(f"{name} {text}" for name, text in known.fields().items())
    for action in known.legal_actions():
        yield _mark(known, puzzle, action), known.text(action)


_BY_GENRE: Final[dict[str, Callable[[State, Puzzle], Iterator[Fact]]]] = {
    "line": _ends,
    "trains": _ends,
    "tricks": _trick,
    "betting": _bet,
    "melds": _melds,
    "solitaire": _layout,
}


# -- moves and positions -------------------------------------------------------------------------


def _mark(known: State, puzzle: Puzzle, action: int) -> str:
    """Return whether an action is the solution, the second best, or another."""
    text = known.text(action)
    return {puzzle.solution: "solution", puzzle.other: "second"}.get(text, "legal")


def _company(known: State) -> Fact:
    """Return the number of players and of sides."""
    return "players", int(known.players), len(set(known.game.sides))


def _from_turn(known: State, seat: int) -> int:
    """Return how many seats after the one to act a seat is."""
    return (seat - int(known.turn)) % int(known.players)


def _position(known: State, puzzle: Puzzle) -> str:
    """Return what is seen, and the solution, without the name of the game if it does not count.

    Where no tiles are left to draw, games of hands and a layout differ in little but their name.
    """
    zones = known.zones()
    shown = [zone for zone in zones if isinstance(zone, (Hand, Layout))]
    has_layout = any(isinstance(zone, Layout) for zone in shown)
    if not has_layout or any(isinstance(zone, Stock) and zone.count for zone in zones):
        return f"{puzzle.game} {known.fields()} {puzzle.solution}"
    seen = json.dumps([zone.as_data() for zone in shown])
    return f"{seen} {known.game.sides} {int(known.turn)} {puzzle.solution}"
