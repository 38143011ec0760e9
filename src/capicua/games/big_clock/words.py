"""The Big Clock in words: notation, reports of moves and their consequences, the end."""

from __future__ import annotations

import re

from capicua.core.action_parts import Part, pile, word
from capicua.core.messages import Argument, BadText, Message
from capicua.core.presentation import Words
from capicua.core.tiles.tile import HIGH, LOW, NO_TILE, double_of, is_double, tile_text
from capicua.games.big_clock.rules import TURN_UP, ClockRound

_PLACE = re.compile(r"place\s*\(?\s*(\d{1,2})\s*\)?")
_SHIFT = re.compile(r"(?:shift)?\s*\(?\s*(\d{1,2})\s*(?:[>,]|\s)\s*(\d{1,2})\s*\)?")


class ClockWords(Words[ClockRound]):
    """Notation that names piles by their hours."""

    def parts(self, state: ClockRound, action: int) -> list[Part]:
        """Return the parts of ``turn_up``, ``place 4``, ``waste``, ``shift 7>1``, ``concede``."""
        game = state.game
        if action == TURN_UP:
            return [word("turn_up")]
        if action < game.waste:
            return [word("place"), pile(action)]
        if action in (game.waste, game.concede):
            return [word("waste" if action == game.waste else "concede")]
        start, target = game.ends_of_shift(action)
        return [word("shift"), pile(start), pile(target, ">")]

    def parse(self, state: ClockRound, text: str) -> int:
        """Parse an action; raises ``BadText``."""
        game = state.game
        wanted = " ".join(text.lower().split())
        if wanted in ("turn_up", "turn up", "turn"):
            return TURN_UP
        if wanted in ("waste", "concede"):
            return int(game.waste if wanted == "waste" else game.concede)
        found = _PLACE.fullmatch(wanted) or _SHIFT.fullmatch(wanted)
        slots = [int(number) for number in found.groups()] if found else []
        if not slots or not all([1 <= slot <= game.slots for slot in slots]):
            raise BadText(Message("text-action", {"text": wanted}))
        return slots[0] if len(slots) == 1 else int(game.shift_of(slots[0], slots[1]))

    def label(self, state: ClockRound, action: int) -> Message:
        """Return the label of an action, with the double it can bring home next."""
        game = state.game
        if action == TURN_UP:
            return Message("label-turn_up", {"count": int(state.stock.left)})
        if action == game.waste:
            return Message("label-waste", {"tile": tile_text(state.hand)})
        if action == game.concede:
            return Message("label-concede")
        tile, target, told = _move(state, action)
        id = "label-shift" if "start" in told else "label-place"
        double = int(double_of(target))
        is_landing = not is_double(tile) and target in (HIGH[tile], LOW[tile])
        if is_landing and state.is_unseen(double):  # which could come home next
            return Message(f"{id}-ready", {**told, "double": tile_text(double)})
        return Message(id, told)

    def narrate(self, before: ClockRound, action: int, after: ClockRound) -> list[Message]:
        """Return the move and its automatic consequences (CLK-4, CLK-5)."""
        game = before.game
        if action == game.concede:
            return [Message("say-concede", {"player": 0})]
        turned = before.stock.tiles()[0] if action == TURN_UP else NO_TILE
        if action in (TURN_UP, game.waste):
            id = "say-turn_up" if action == TURN_UP else "say-waste"
            tile = turned if action == TURN_UP else before.hand
            deed = Message(id, {"player": 0, "tile": tile_text(tile)})
        else:
            _, _, told = _move(before, action)
            deed = Message("say-shift" if "start" in told else "say-place", told)
        return [deed, *_consequences(before, after, turned, action > game.waste)]

    def ending(self, state: ClockRound) -> list[Message]:
        """Return the ending: all home (CLK-11), stuck (CLK-12), some astray (CLK-13), conceded."""
        board = state.board
        home, slots = int(board.home), int(board.slots)
        score = Message("end-score", {"count": home, "slots": slots})
        if home == slots:
            return [Message("end-won", {"player": 0, "slots": slots})]
        if board.out == slots:
            strays = [tile_text(tile) for tile in board.strays()]
            return [Message("end-astray", {"tiles": strays}), score]
        if state.conceded:
            return [score]
        return [Message("end-stuck", {"tile": tile_text(state.hand)}), score]


def _move(state: ClockRound, action: int) -> tuple[int, int, dict[str, Argument]]:
    """Return the tile of a placement or shift, its new slot, and remarks."""
    tile, target = int(state.hand), action
    told: dict[str, Argument] = {"player": 0}
    if action > state.game.waste:
        start, target = state.game.ends_of_shift(action)
        tile = int(state.board.top[start])
        told["start"] = start
    told |= {"tile": tile_text(tile), "top": state.board.top_text(target), "slot": target}
    return tile, target, told


def _consequences(
    before: ClockRound, after: ClockRound, turned: int, is_shift: bool
) -> list[Message]:
    """Return the automatic moves: waste, doubles gone home, blanks filled, trouble."""
    said = []
    unseen = after.unseen_tiles()
    fillers = [tile for tile in before.unseen_tiles() if tile not in unseen and tile != turned]
    if is_shift and before.holds_double():
        fillers.append(int(before.hand))
    if turned not in (NO_TILE, after.hand) and not is_double(turned):
        said.append(Message("say-wasted", {"tile": tile_text(turned)}))
    for slot in range(1, int(after.board.slots) + 1):
        for tile in after.board.pile(slot):
            if tile in fillers and tile != double_of(slot):
                said.append(Message("say-fill", {"tile": tile_text(tile), "slot": slot}))
        if after.board.is_closed(slot) and not before.board.is_closed(slot):
            home: dict[str, Argument] = {"tile": tile_text(double_of(slot)), "slot": slot}
            said.append(Message("say-home", home))
    if after.hand_in_trouble() and not before.hand_in_trouble():
        said.append(Message("say-trouble", {"tile": tile_text(after.hand)}))
    return said
