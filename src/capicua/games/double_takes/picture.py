"""Double Takes as zones."""

from __future__ import annotations

from capicua.core.messages import Message
from capicua.core.seats import NOBODY
from capicua.core.tiles.tile import NO_TILE, double_of, tile_text
from capicua.core.zones import Stock, Zone
from capicua.families.tricks.picture import TrickPicture, Tricks
from capicua.families.tricks.suits import NO_SUIT
from capicua.games.double_takes.rules import TakesRound
from capicua.games.double_takes.suits import SUITS
from capicua.games.double_takes.words import why


class TakesPicture(TrickPicture[TakesRound]):
    """The tricks, the doubles out of play, and the leftover tile."""

    def facts(self, state: TakesRound) -> list[Message]:
        """Return the round, the suit called, what wins, the next opener, and the doubles played."""
        rounds = int(state.game.round_count)
        facts = [Message("fact-round", {"number": int(state.number), "rounds": rounds})]
        if state.led != NO_SUIT:
            facts.append(Message("fact-suit", {"suit": str(state.led)}))
            best = int(state.trick[(state.winner - state.leader) % state.players])
            reason = why(best, int(state.led))
            facts.append(Message("fact-best", {"tile": tile_text(best), "why": reason}))
        if state.asked:
            tile = tile_text(state.trick[state.asked])
            facts.append(Message("fact-asked", {"player": int(state.turn), "tile": tile}))
        if state.number < rounds and state.opener != NOBODY:
            facts.append(Message("fact-next-opener", {"player": int(state.next_starter())}))
        # Their numbers alone take half the room, which the list of many needs on phones.
        gone = [str(number) for number in range(SUITS) if state.is_gone(double_of(number))]
        if gone:
            facts.append(Message("fact-doubles-gone", {"numbers": gone}))
        return facts

    def notes(self, state: TakesRound, seat: int) -> list[Message]:
        """Return a seat's points, and the suits and tiles it is known to lack or hold."""
        tricks, doubles = int(state.tricks[seat]), int(state.honours[seat])
        notes: list[Message] = []
        if tricks:
            notes.append(Message("note-taken", {"tricks": tricks, "doubles": doubles}))
        if state.hands.counts[seat]:
            notes += super().notes(state, seat)
        shown = [tile_text(tile) for tile in state.shown.tiles(seat)]
        if shown:
            notes.append(Message("note-shown", {"tiles": shown}))
        follows = seat == state.turn and state.laid > 0 and not state.asked
        if follows and state.hands.tiles(seat) and not state.holds_suit(seat, state.led):
            notes.append(Message("note-no-suit", {"suit": str(state.led)}))
        return notes

    def piles(self, state: TakesRound, tricks: Tricks) -> list[Zone]:
        """Return the tiles of earlier rounds, those still to be dealt, or the leftover tile."""
        found = super().piles(state, tricks)
        if state.game.has_leftover(state.number):
            seen = [tile_text(state.leftover)] if state.leftover != NO_TILE else []
            found[-1] = Stock(name="leftover", count=1, tiles=seen)
        return found
