"""Positions of That's It! as text.

The seat to act has one more tile if it has taken or drawn. Omitted hands get the lowest
unplaced tiles; so does the boneyard.
"""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from capicua.core.messages import Message
from capicua.core.position_entries import NUMBER, SEAT, TILES, Entry
from capicua.core.position_fields import Fields, bad, not_held, wrong_hand, wrong_size
from capicua.core.presentation import Positions
from capicua.core.seats import seat_letter
from capicua.core.tiles.tile import BIT_OF, NO_TILE, WORD_OF, parse_tiles, tile_text, tiles_text
from capicua.families.melds.positions import begin, boneyard, fill_hand
from capicua.families.melds.tiles import WIDTH, tiles_of
from capicua.games.thats_it.rules import ThatsItRound

LONGEST_CHAIN = 999_999


class ThatsItPositions(Positions[ThatsItRound]):
    """Hands, discard, trash, boneyard in drawing order, and tiles taken."""

    def fields(self, state: ThatsItRound) -> dict[str, str]:
        """Return the position, as far as this state shows it."""
        known: list[int] = []
        for seat in range(state.players):
            if state.winner != seat:
                known += state.known_tiles(seat)
        return {
            **state.hands.fields(),
            **_known_hands(state),
            "offer": _one(state.offer),
            "trash": tiles_text(tiles_of(state.trash)),
            **boneyard(state),
            "known": tiles_text(sorted(known)),
            "taken": _one(state.taken),
            "chain": str(state.chain),
            "turn": seat_letter(state.turn),
        }

    def entries(self, state: ThatsItRound) -> list[Entry]:
        """Return the discard, the trash, and the tiles that players have taken face up."""
        return [
            Entry("offer", TILES, high=1),
            Entry("trash", TILES),
            Entry("known", TILES, is_reference=True),
            Entry("turn", SEAT),
            Entry(
                "taken", TILES, Message("entry-taken-now"), high=1, is_reference=True, is_rare=True
            ),
            Entry("chain", NUMBER, high=LONGEST_CHAIN, unused="0", is_rare=True),
            Entry("boneyard", TILES, is_store=True, is_rare=True),
        ]

    def place(self, state: ThatsItRound, fields: dict[str, str]) -> None:
        """Set up a round in progress; raises ``BadText``."""
        given = begin(state, fields)
        _place_table(state, given)
        size = int(state.game.hand_size)
        is_given = [given.hand(state.hands, seat) for seat in range(state.players)]
        stock = given.tiles("boneyard") if given.has("boneyard") else None
        for seat, count in enumerate(state.hands.counts):
            if not is_given[seat]:
                fill_hand(state, seat, given, size)
            elif count != size and not (count == size + 1 and seat == state.turn):
                cause = wrong_hand(seat, int(count), size, size + int(seat == state.turn))
                raise bad(seat_letter(seat), fields[seat_letter(seat)], cause)
        if stock is None:
            stock = given.rest()
        state.stock.fill(vec[i64](stock), len(stock))
        state.must_discard = state.hands.counts[state.turn] > size
        if state.offer != NO_TILE and state.must_discard:
            cause = Message("position-offer", {"player": int(state.turn)})
            raise bad("offer", fields["offer"], cause)
        _place_known(state, given)
        given.close()


def _known_hands(state: ThatsItRound) -> dict[str, str]:
    """Return the hidden hands of which some tiles are known: ``6-6 6?``."""
    found: dict[str, str] = {}
    for seat in range(state.players):
        known = state.known_tiles(seat)
        hidden = int(state.hands.counts[seat]) - len(known)
        if known and hidden and not state.hands.is_known(seat):
            found[seat_letter(seat)] = f"{tiles_text(known)} {hidden}?"
    return found


def _place_table(state: ThatsItRound, given: Fields) -> None:
    """Set up the discard and the trash."""
    offer = given.tiles("offer")
    if len(offer) > 1:
        raise bad("offer", tiles_text(offer), wrong_size(len(offer), 0, 1))
    if offer:
        state.offer = offer[0]
    for tile in given.tiles("trash"):
        state.trash[WORD_OF[tile]] |= BIT_OF[tile]


def _place_known(state: ThatsItRound, given: Fields) -> None:
    """Set up the tiles taken face up, and the number of turns that took one."""
    known = parse_tiles(given.text("known"), state.game.high)
    state.taken = given.tile("taken")
    if state.taken != NO_TILE:
        if not state.hands.holds(state.turn, state.taken):
            raise bad("taken", tile_text(state.taken), not_held(state.taken, state.turn))
        if not state.must_discard:
            size = int(state.game.hand_size)
            cause = wrong_hand(int(state.turn), size, size + 1, size + 1)
            raise bad("taken", tile_text(state.taken), cause)
        known.append(int(state.taken))
    for tile in known:
        holders = [seat for seat in range(state.players) if state.hands.holds(seat, tile)]
        if not holders:
            cause = Message("position-nobody-holds", {"tile": tile_text(tile)})
            raise bad("known", tile_text(tile), cause)
        state.known[holders[0] * WIDTH + WORD_OF[tile]] |= BIT_OF[tile]
    state.chain = given.number("chain", high=LONGEST_CHAIN)


def _one(tile: i64) -> str:
    return "–" if tile == NO_TILE else tile_text(tile)
