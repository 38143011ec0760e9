"""Positions of High Fives as text fields.

Unnamed tiles are in the boneyard; if the boneyard is given, or the last hand is being
played, the first seat has captured them. Omitted hands get the lowest unnamed tiles.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from capicua.core.messages import Message
from capicua.core.position_entries import (
    NUMBER,
    SEAT,
    TILES,
    WORD,
    Entry,
    each_seat,
)
from capicua.core.position_fields import Fields, bad, check_count, expected, wrong_hand
from capicua.core.presentation import Positions
from capicua.core.seats import seat_letter
from capicua.core.tiles.tile import BIT_OF, NO_TILE, WORD_OF, parse_tiles, tile_text, tiles_text
from capicua.families.melds.positions import begin, boneyard, fill_hand
from capicua.families.melds.tiles import WIDTH, tiles_of
from capicua.games.high_fives.actions import CLAIMING, PAIRING, PLAYING
from capicua.games.high_fives.rules import HighFivesRound
from capicua.games.high_fives.tiles import WORTH

PHASES: Final = ("play", "claim", "pair")

assert (PLAYING, CLAIMING, PAIRING) == (0, 1, 2)


class HighFivesPositions(Positions[HighFivesRound]):
    """Hands, pool, captures by seat, boneyard in dealing order, the hand being played."""

    def fields(self, state: HighFivesRound) -> dict[str, str]:
        """Return the position, as far as this state shows it."""
        missed = {"missed": tile_text(state.missed)} if state.missed != NO_TILE else {}
        taken = [tiles_text(state.taken_tiles(seat)) for seat in range(state.players)]
        return {
            **state.hands.fields(),
            "pool": tiles_text(tiles_of(state.pool)),
            **missed,
            "taken": " / ".join(taken),
            **boneyard(state),
            "hand": str(state.hand),
            "phase": PHASES[state.phase],
            "turn": seat_letter(state.turn),
        }

    def entries(self, state: HighFivesRound) -> list[Entry]:
        """Return the pool, the captures of each seat, the hand being played, and the turn."""
        players = int(state.players)
        return [
            Entry("pool", TILES, drops=["phase", "missed"]),
            *each_seat(players, "taken", TILES, separator="/", unused="–"),
            Entry("hand", NUMBER, low=1, high=len(state.game.sizes)),
            Entry("turn", SEAT, drops=["phase", "missed"]),
            Entry("missed", TILES, high=1, is_reference=True, drops=["phase"], is_rare=True),
            Entry("phase", WORD, words=list(PHASES), is_rare=True),
            Entry("boneyard", TILES, is_store=True, is_rare=True),
        ]

    def place(self, state: HighFivesRound, fields: dict[str, str]) -> None:
        """Set up a round in progress; raises ``BadText``."""
        given = begin(state, fields)
        is_given = [given.hand(state.hands, seat) for seat in range(state.players)]
        for tile in given.tiles("pool"):
            state.pool[WORD_OF[tile]] |= BIT_OF[tile]
        has_taken = given.has("taken")
        if has_taken:
            _place_taken(state, given)
        stock = given.tiles("boneyard") if given.has("boneyard") else None
        deals = len(state.game.sizes)
        number = given.number("hand", low=1, high=deals) if given.has("hand") else 0
        _fill_hands(state, given, is_given, number)
        free = given.rest()
        if stock is None and number < deals:
            stock, free = free, []
        elif has_taken and free:
            cause = Message("tile-missing", {"tile": tile_text(free[0])})
            raise bad("boneyard", fields.get("boneyard", "–"), cause)
        _capture(state, 0, free)
        for seat in range(state.players):
            state.points[seat] = sum([int(WORTH[tile]) for tile in state.taken_tiles(seat)])
        state.stock.fill(vec[i64](stock or []), len(stock or []))
        field = "boneyard" if "boneyard" in fields else "hand"
        _place_hand(state, field, fields.get(field, "–"), number)
        _place_phase(state, given)
        given.close()


def _place_taken(state: HighFivesRound, given: Fields) -> None:
    """Set up the captures of each seat, with ``/`` between seats."""
    text = given.text("taken")
    parts = text.split("/")
    check_count("taken", parts, int(state.players), "/")
    for seat, part in enumerate(parts):
        _capture(state, seat, given.use(parse_tiles(part, state.game.high)))


def _capture(state: HighFivesRound, seat: int, tiles: list[int]) -> None:
    for tile in tiles:
        state.taken[seat * WIDTH + WORD_OF[tile]] |= BIT_OF[tile]


def _fill_hands(state: HighFivesRound, given: Fields, is_given: list[bool], number: int) -> None:
    """Fill the hands: players who have yet to play hold one tile more than the others."""
    players, turn = int(state.players), int(state.turn)
    counts = [int(state.hands.counts[seat]) for seat in range(players) if is_given[seat]]
    before = max(counts, default=int(state.game.sizes[max(number, 1) - 1]))
    first = -1
    for step in range(players):
        seat = (turn + step) % players
        if not is_given[seat]:
            fill_hand(state, seat, given, before)
        size = int(state.hands.counts[seat])
        first = size if step == 0 else first
        if step and not (size == before or size == before - 1 == first - 1):
            low = before - 1 if before == first else before
            cause = wrong_hand(seat, size, low, before)
            raise bad(seat_letter(seat), tiles_text(state.hands.tiles(seat)), cause)
        before = size


def _place_hand(state: HighFivesRound, field: str, text: str, number: int) -> None:
    """Set up the number of the hand; by default the first that leaves enough tiles to deal."""
    sizes = [int(size) for size in state.game.sizes]
    left = state.stock.left
    enough = [sum(sizes[played:]) * state.players <= left for played in range(len(sizes) + 1)]
    state.hand = number or max(1, enough.index(True))
    needed = sum(sizes[state.hand :]) * int(state.players)
    if not enough[state.hand] or (state.hand == len(sizes) and left > 0):
        cause = Message("position-later-hands", {"found": int(left), "needed": needed})
        raise bad(field, text, cause)
    for seat, count in enumerate(state.hands.counts):
        most = sizes[state.hand - 1]
        if count > most:
            cause = wrong_hand(seat, int(count), 0, most)
            raise bad(seat_letter(seat), tiles_text(state.hands.tiles(seat)), cause)


def _place_phase(state: HighFivesRound, given: Fields) -> None:
    """Set up the phase: a missed tile may be claimed; a pool pair comes before the play."""
    game = state.game
    missed = given.tile("missed")
    if missed != NO_TILE:
        if not game.has_claims:
            raise bad("missed", tile_text(missed), Message("position-no-claims"))
        if missed not in tiles_of(state.pool):
            cause = Message("refuse-not-in-pool", {"tile": tile_text(missed)})
            raise bad("missed", tile_text(missed), cause)
        if not state.can_take(missed):
            cause = Message("position-no-match", {"tile": tile_text(missed)})
            raise bad("missed", tile_text(missed), cause)
        state.missed = missed
        state.phase = CLAIMING
    elif state.hands.counts[state.turn] == 0:
        cause = Message("position-empty-hand", {"player": int(state.turn)})
        raise bad(seat_letter(state.turn), "–", cause)
    elif game.has_pairs and state.pool_has_pair():
        state.phase = PAIRING
    phase = PHASES.index(given.word("phase", PHASES, PHASES[state.phase]))
    is_declined = state.phase == PAIRING and phase == PLAYING
    if phase != state.phase and not is_declined:
        usual = [PHASES[state.phase]]
        allowed = [*usual, PHASES[PLAYING]] if state.phase == PAIRING else usual
        raise bad("phase", PHASES[phase], expected(allowed))
    state.phase = phase
