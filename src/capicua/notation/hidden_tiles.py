"""Positions in which hands are hidden: ``B: 6?`` is a hand of six tiles that nobody has shown.

Such a position is what one seat knows. To set it up, the hidden tiles are dealt at random until
the game accepts the position; then everything that the seat does not see is forgotten again.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Mapping
from typing import Final

from capicua.core.game import Game
from capicua.core.inference.sampling import Assignments
from capicua.core.messages import Message, Refused
from capicua.core.seats import parse_seat, seat_letter
from capicua.core.state import State
from capicua.core.tiles.random import Rng
from capicua.core.tiles.tile import parse_tiles, tile_text
from capicua.notation.errors import problem
from capicua.notation.fields import Value

_HIDDEN: Final = re.compile(r"(\d{0,2})\?")
_NUMBER: Final = re.compile(r"\d+")
_TILE: Final = re.compile(r"\b\d+-\d+\b")
TRIES: Final = 300
"""How many deals of the hidden tiles are tried; what passes have shown excludes most of some."""


def has_hidden(values: Mapping[str, Value]) -> bool:
    """Return whether a field leaves tiles hidden."""
    return any("?" in value.text for value in values.values())


def known_state(
    values: Mapping[str, Value], game: Game, place: Callable[[dict[str, str]], State]
) -> State:
    """Return what a seat knows in a position with hidden tiles; raises ``RecordError``.

    The seat is the one to act if its hand is given, else the first whose hand is. ``place`` sets a
    whole position up; it raises ``Refused``. The first deals heed the passes that the position
    states (``lacked``, ``voids``).
    """
    fields = {name: value.text for name, value in values.items()}
    letters = [seat_letter(seat) for seat in range(int(game.players))]
    hidden = {letter: _split(values[letter]) for letter in letters if "?" in fields.get(letter, "")}
    for letter, *tiles in map(str.split, filter(str.strip, fields.get("shown", "").split(","))):
        if letter in hidden:  # What everybody has seen is still in the hand (Double Takes).
            known, count = hidden[letter]
            more = [tile for tile in tiles if tile not in known.split()]
            hidden[letter] = " ".join([*known.split(), *more]), max(0, count - len(more))
    # So is what one hand has taken face up, and nobody else holds (That's It!).
    if len(hidden) == 1:
        (letter, (known, count)), elsewhere = *hidden.items(), _elsewhere(fields)
        more = [tile for tile in fields.get("known", "").split() if tile not in elsewhere]
        more = [tile for tile in more if _TILE.fullmatch(tile)]
        hidden[letter] = " ".join([*known.split(), *more]), max(0, count - len(more))
    for name, value in values.items():
        if "?" in value.text and name not in hidden:
            raise problem("record-hidden-field", value.place, name=name)
    shown = [letter for letter in letters if letter in fields and letter not in hidden]
    if not shown:
        raise problem("record-hidden-all", next(iter(values.values())).place)
    used = {text for name, text in fields.items() if name not in hidden}
    used |= {tiles for tiles, _ in hidden.values()}
    spent = {tile for text in used for tile in _named(text, game)}
    rest = [tile_text(tile) for tile in game.tiles_in_play if tile not in spent]
    needed = sum(count for _, count in hidden.values())
    if needed > len(rest):
        first = values[next(iter(hidden))]
        counts = ", ".join(f"{letter} {count}" for letter, (_, count) in hidden.items())
        raise problem("record-hidden-many", first.place, count=needed, left=len(rest), hands=counts)
    rng, lacked = Rng(0), _lacked(fields)
    for attempt in range(TRIES):
        rng.shuffle(rest)
        dealt = _dealt(rest, hidden, lacked if attempt < TRIES // 2 else {})
        try:
            world = place(fields | dealt)
        except Refused:
            if attempt == TRIES - 1:
                raise
        else:
            # A deal in which nobody can play on is none of a round that still goes on.
            if not world.is_over or "over" in fields or attempt == TRIES - 1:
                break
    check_held(values, world)
    for letter, (_, count) in hidden.items():
        left = [tile for tile in rest if not _why_not_held(world, letter, tile)]
        if count > len(left):
            raise problem(
                "record-hidden-lacked",
                values[letter].place,
                player=letters.index(letter),
                count=count,
                left=len(left),
            )
    turn = seat_letter(world.turn)
    seen = world.seen_by(letters.index(turn if turn in shown else shown[0]))
    _check_whole(values, hidden, seen)
    check_deals(values, seen)
    return seen


def _elsewhere(fields: Mapping[str, str]) -> set[str]:
    """Return the tiles that a position lists apart from those that players have taken face up."""
    return {
        tile for name, text in fields.items() if name != "known" for tile in _TILE.findall(text)
    }


def _check_whole(values: Mapping[str, Value], hidden: Iterable[str], seen: State) -> None:
    """Raise ``RecordError`` for a tile given beside hidden ones, if the game does not show it.

    What a seat knows has room only for whole hands, and for tiles that everybody has seen.
    """
    fields = seen.fields()
    for letter in hidden:
        shown = f"{fields[letter]} {fields.get('shown', '')}"
        known, count = _split(values[letter])
        for tile in known.split():
            if not set(_tiles(tile, seen.game)) <= _named(shown, seen.game):
                player = parse_seat(letter, seen.players)
                place = values[letter].place
                raise problem("record-hidden-part", place, player=player, tile=tile, count=count)


def check_held(values: Mapping[str, Value], state: State) -> None:
    """Raise ``RecordError`` for a tile that the position gives to a seat that lacks its like."""
    for seat in range(int(state.players)):
        letter = seat_letter(seat)
        for tile in _TILE.findall(values[letter].text) if letter in values else ():
            if cause := _why_not_held(state, letter, tile):
                place = values[letter].place
                found = problem(
                    "record-position", place, cause=cause, is_field="yes", field=letter, text=tile
                )
                found.game = state.game.id
                raise found


def _why_not_held(state: State, letter: str, tile: str) -> Message | None:
    positions = state.game.presentation.positions
    found = _tiles(tile, state.game)
    why: Message | None = None
    if found:
        why = positions.why_not_held(state, parse_seat(letter, state.players), found[0])
    return why


def check_deals(values: Mapping[str, Value], known: State) -> None:
    """Raise ``RecordError`` if no deal fits what the viewer knows."""
    try:
        Assignments(known.unknowns())
    except ValueError:
        named = [values[name] for name in ("lacked", "voids") if name in values]
        raise problem("record-hidden-none", [*named, *values.values()][0].place) from None


def _split(value: Value) -> tuple[str, int]:
    """Return the known tiles of a hand, and the number of hidden ones."""
    known = [word for word in value.text.split() if "?" not in word]
    count = 0
    for word in value.text.split():
        if "?" in word:
            found = _HIDDEN.fullmatch(word)
            if found is None:
                raise problem("record-hidden-count", value.place, text=word)
            count += int(found[1] or 1)
    return " ".join(known), count


def _lacked(fields: Mapping[str, str]) -> dict[str, set[str]]:
    """Return the numbers that each hand lacks, from ``lacked: B 1 4`` or ``voids: C 15s``."""
    found: dict[str, set[str]] = {}
    for part in ",".join([fields.get("lacked", ""), fields.get("voids", "")]).split(","):
        words = part.split()
        if words:
            found.setdefault(words[0], set()).update(_NUMBER.findall(part))
    return found


def _dealt(
    tiles: list[str], hidden: Mapping[str, tuple[str, int]], lacked: Mapping[str, set[str]]
) -> dict[str, str]:
    """Deal tiles in their order, to each hand those first that it may have."""
    left = list(tiles)
    dealt: dict[str, str] = {}
    for letter in sorted(hidden, key=lambda letter: -len(lacked.get(letter, ()))):
        known, count = hidden[letter]
        barred = lacked.get(letter, set())
        left.sort(key=lambda tile: not barred.isdisjoint(tile.split("-")))
        dealt[letter] = " ".join([*known.split(), *left[:count]])
        del left[:count]
    return dealt


def _named(text: str, game: Game) -> set[int]:
    """Return the tiles that occur in a text."""
    return {tile for each in _TILE.findall(text) for tile in _tiles(each, game)}


def _tiles(text: str, game: Game) -> list[int]:
    """Return the tile that a text names; empty if the game has no such tile."""
    try:
        return [int(tile) for tile in parse_tiles(text, game.high)]
    except Refused:
        return []
