"""Double Takes in words: notation, choices, reports."""

from __future__ import annotations

from capicua.core.action_parts import Part, number, tile, word
from capicua.core.messages import Argument, BadText, Message
from capicua.core.tiles.tile import is_double, parse_tile, shows, tile_text
from capicua.families.tricks.words import TrickWords
from capicua.games.double_takes.rules import TakesRound
from capicua.games.double_takes.suits import CORRECT, LEAD, STAND, lead_of, led_suit, led_tile


class TakesWords(TrickWords[TakesRound]):
    """``13-10``, ``13-10 as 10``, ``correct 13-10``, ``stand``."""

    def parts(self, state: TakesRound, action: int) -> list[Part]:
        """Return the parts of an action: its tile, with the suit called or the verb."""
        if action < LEAD:
            return [tile(action)]
        if action < CORRECT:
            return [tile(led_tile(action)), word("as"), number(led_suit(action))]
        return [word("stand")] if action == STAND else [word("correct"), tile(action - CORRECT)]

    def parse(self, state: TakesRound, text: str) -> int:
        """Parse an action in notation; raises ``BadText``."""
        words = text.lower().split()
        if words == ["stand"]:
            return int(STAND)
        try:
            if words[:1] == ["correct"]:
                return int(CORRECT + parse_tile("".join(words[1:])))
            if "as" not in words:
                return int(parse_tile("".join(words)))
            at = words.index("as")
            led = parse_tile("".join(words[:at]))
            suit = "".join(words[at + 1 :])
            if suit.isascii() and suit.isdecimal() and len(suit) < 3 and shows(led, int(suit)):
                return int(lead_of(led, int(suit)))
        except BadText:
            pass
        raise BadText(Message("text-action", {"text": " ".join(text.split())}))

    def label(self, state: TakesRound, action: int) -> Message:
        """Return the label of an action."""
        if action < LEAD:
            return super().label(state, action)
        if action < CORRECT:
            led = tile_text(led_tile(action))
            return Message("label-lead", {"tile": led, "suit": str(led_suit(action))})
        if action == STAND:
            laid = tile_text(state.trick[state.asked])
            return Message("label-stand", {"tile": laid, "suit": str(state.led)})
        return Message("label-correct", {"tile": tile_text(action - CORRECT)})

    def narrate(self, before: TakesRound, action: int, after: TakesRound) -> list[Message]:
        """Return the play, correction or refusal to correct, and who takes the trick."""
        done = [_played(before, action)] if action < CORRECT else _answered(before, action)
        return done if after.laid else [*done, self.trick_taken(before, after)]

    def trick_taken(self, before: TakesRound, after: TakesRound) -> Message:
        """Return who takes the trick, with which tile and for how many points."""
        winner = int(after.leader)
        tiles = [int(tile) for tile in after.trick[: after.size]]
        best = tiles[(winner - int(before.leader)) % int(before.players)]
        points = 1 + sum([is_double(other) for other in tiles])
        told = {"tile": tile_text(best), "why": why(best, int(before.led))}
        return Message("say-trick", {"player": winner, **told, "points": points})

    def ending(self, state: TakesRound) -> list[Message]:
        """Return the leftover tile, and how the points of every side add up."""
        found: list[Message] = []
        if state.leftover >= 0:
            double = "yes" if is_double(state.leftover) else "no"
            last: dict[str, Argument] = {"player": int(state.leader), "double": double}
            found.append(Message("end-leftover", {**last, "tile": tile_text(state.leftover)}))
        sums = super().ending(state)
        for message, seats in zip(sums, state.game.seats_of_sides(), strict=True):
            found.append(message)
            found += [penalty for seat in seats for penalty in _penalties(state, seat)]
        return found

    def sums(self, state: TakesRound, seats: list[int]) -> dict[str, Argument]:
        """Return tricks, doubles and points of a side."""
        found = super().sums(state, seats)
        found["doubles"] = found.pop("honours")
        return found


def why(tile: int, suit: int) -> str:
    """Return why a tile wins: as the highest of the suit, or as a double of another."""
    return "suit" if shows(tile, suit) else "double"


def _played(state: TakesRound, action: int) -> Message:
    """Return a lead with its call, a tile that follows, or one that does not."""
    values: dict[str, Argument] = {"player": int(state.turn), "suit": str(state.led)}
    if action >= LEAD:
        values.update(tile=tile_text(led_tile(action)), suit=str(led_suit(action)))
        return Message("say-lead", values)
    values["tile"] = tile_text(action)
    if shows(action, state.led):
        return Message("say-follow", values)
    # With revokes, not following proves nothing.
    values["proof"] = "yes" if state.must_follow else "no"
    return Message("say-double" if is_double(action) else "say-discard", values)


def _answered(state: TakesRound, action: int) -> list[Message]:
    """Return the report of a tile corrected or let stand; only its player learns the cost."""
    values: dict[str, Argument] = {"player": int(state.turn), "suit": str(state.led)}
    values["laid"] = tile_text(state.trick[state.asked])
    values["cost"] = 0 if state.is_free() else 1
    if action < STAND:
        values["tile"] = tile_text(action - CORRECT)
        return [Message("say-correct", values)]
    told = [Message("say-stand", values)]
    if state.holds_suit(state.turn, state.led) and not state.is_free():
        told.append(Message("say-revoke", values, only=int(state.turn)))
    return told


def _penalties(state: TakesRound, seat: int) -> list[Message]:
    """Return the cost of a seat's revokes, announced at the end of the round (DTK-14)."""
    found: list[Message] = []
    if state.corrected[seat]:
        count = int(state.corrected[seat])
        found.append(Message("end-corrected", {"player": seat, "count": count}))
    if state.revokes[seat]:
        count = int(state.revokes[seat])
        found.append(Message("end-revokes", {"player": seat, "count": count, "cost": 5 * count}))
    return found
