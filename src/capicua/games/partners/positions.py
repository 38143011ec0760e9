"""Positions of Partners: passes since the last tile, the lead, and the closing of a round."""

from __future__ import annotations

from capicua.core.messages import Message
from capicua.core.position_entries import (
    NUMBER,
    SEAT,
    TILES,
    WORD,
    Entry,
    setup_number,
)
from capicua.core.position_fields import Fields, bad, expected, few_doubles
from capicua.core.seats import NOBODY, parse_seat, seat_letter
from capicua.core.tiles.tile import NO_TILE, is_double, parse_tile, tile_text
from capicua.families.line.phases import DOMINO
from capicua.families.line.positions import LinePositions
from capicua.games.partners.closings import BOTH, CLOSINGS, is_key
from capicua.games.partners.rules import PartnersRound


class PartnersPositions(LinePositions[PartnersRound]):
    """A position of the line with the state specific to Partners."""

    def own_fields(self, state: PartnersRound) -> dict[str, str]:
        """Return passes, a given lead, doubles to be shown, and the closing of a round."""
        found: dict[str, str] = {}
        if state.passes > 0:
            found["passes"] = str(state.passes)
        if state.given:
            found["given"] = "yes"
        if state.called != NO_TILE:
            found["called"] = tile_text(state.called)
        if state.holder != NOBODY:
            found["doubles"] = seat_letter(state.holder)
        if state.ended == DOMINO:
            tile = "" if state.last_tile == NO_TILE else " " + tile_text(state.last_tile)
            found["closing"] = CLOSINGS[state.closing] + tile
        return found

    def own_entries(self, state: PartnersRound) -> list[Entry]:
        """Return the passes since the last tile, and what some rules add to the lead."""
        found = [
            Entry("passes", NUMBER, high=2, unused="0", is_rare=True),
            Entry("given", WORD, words=["", "yes"], is_rare=True),
            Entry("called", TILES, high=1, is_reference=True, is_rare=True),
            setup_number("streak"),
            setup_number("pot"),
        ]
        if state.game.instant_doubles:
            found.append(Entry("doubles", SEAT, Message("entry-shows-doubles"), is_rare=True))
        return found

    def place_own(self, state: PartnersRound, given: Fields) -> None:
        """Set up the state from the same fields."""
        state.passes = given.number("passes", high=2)
        if state.passes > 0 and state.line.length == 0:
            raise bad("passes", str(state.passes), Message("refuse-before-lead"))
        state.given = given.is_set("given")
        state.called = given.tile("called")
        text = given.text("doubles")
        if text:
            self._place_holder(state, text)
        closing, _, tile = given.text("closing").partition(" ")
        if closing:
            if closing not in CLOSINGS:
                raise bad("closing", closing, expected(CLOSINGS))
            state.closing = CLOSINGS.index(closing)
            state.last_tile = int(parse_tile(tile, state.game.high)) if tile else NO_TILE
            if state.closing == BOTH and tile:
                state.is_key = is_key(state.line, state.last_tile, state.game.tiles)

    def _place_holder(self, state: PartnersRound, text: str) -> None:
        seat = parse_seat(text, state.players)
        least = int(state.game.instant_doubles)
        doubles = [tile for tile in state.hands.tiles(seat) if is_double(tile)]
        if not least:
            raise bad("doubles", text, Message("position-no-doubles"))
        if state.line.length > 0:
            raise bad("doubles", text, Message("position-lead-done"))
        if 0 < len(doubles) < least:
            cause = few_doubles(seat, len(doubles), least)
            raise bad("doubles", text, cause)
        state.holder = seat
        state.turn = seat
