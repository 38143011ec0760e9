"""Squeeze in words: notation, choices, reports."""

from __future__ import annotations

from capicua.core.action_parts import Part, place, word
from capicua.core.messages import Argument, BadText, Message
from capicua.core.presentation import Words
from capicua.core.tiles.tile import tile_text
from capicua.families.patience.matches import shared_numbers
from capicua.families.patience.words import drawn
from capicua.games.squeeze.row import removal
from capicua.games.squeeze.rules import SqueezeRound


class SqueezeWords(Words[SqueezeRound]):
    """Notation with places in the row, counted from 1 (SQZ-2)."""

    def parts(self, state: SqueezeRound, action: int) -> list[Part]:
        """Return the parts of ``pair 1 4``, ``run 1 3`` or ``deal``."""
        if action == state.game.deal_action:
            return [word("deal")]
        first, last, is_pair = removal(action, state.game.kinds)
        return [word("pair" if is_pair else "run"), place(first + 1), place(last + 1)]

    def parse(self, state: SqueezeRound, text: str) -> int:
        """Parse an action.

        Raises ``BadText``, with the rule, for two places that can never be a pair (SQZ-5) or a
        run (SQZ-4).
        """
        words = text.lower().replace(",", " ").split()
        if words == ["deal"]:
            return int(state.game.deal_action)
        if len(words) != 3 or words[0] not in ("pair", "run") or not _are_places(words[1:]):
            raise BadText(Message("text-action", {"text": " ".join(words)}))
        first, last = sorted([int(words[1]) - 1, int(words[2]) - 1])
        if first >= state.game.tiles:
            no_place: dict[str, Argument] = {"place": str(first + 1), "count": int(state.count)}
            raise BadText(Message("refuse-no-place", no_place), "SQZ-2")
        kinds = int(state.game.kinds)
        return first * kinds + (_pair if words[0] == "pair" else _run)(last - first, kinds)

    def label(self, state: SqueezeRound, action: int) -> Message:
        """Return the removal with its tiles, or the deal with its size."""
        if action == state.game.deal_action:
            count = int(min(state.game.deal_size, state.stock.left))
            return Message("label-deal", {"count": count})
        return _removal_message(state, action, "label")

    def narrate(self, before: SqueezeRound, action: int, after: SqueezeRound) -> list[Message]:
        """Return the tiles removed or dealt."""
        if action != before.game.deal_action:
            return [_removal_message(before, action, "say")]
        dealt = drawn(before, after)
        return [
            Message("say-deal", {"player": 0, "count": len(dealt)}),
            Message("say-dealt", {"tiles": dealt}),
        ]

    def ending(self, state: SqueezeRound) -> list[Message]:
        """Return the result: won, nearly won or lost (SQZ-10)."""
        left = int(state.points[0])
        if left == 0:
            return [Message("end-won", {"player": 0})]
        tiles = [tile_text(tile) for tile in state.row[: state.count]]
        close = left <= state.game.close_win_max
        return [Message("end-close" if close else "end-lost", {"count": left, "tiles": tiles})]


def _are_places(words: list[str]) -> bool:
    return all(word.isascii() and word.isdecimal() and 0 < int(word) < 1000 for word in words)


def _pair(apart: int, kinds: int) -> int:
    """Return the kind of a pair at a given distance."""
    if apart < 2:
        raise BadText(Message("refuse-too-close"), "SQZ-5")
    if apart > 3:
        raise BadText(Message("refuse-too-far", {"between": apart - 1}), "SQZ-5")
    return apart - 2


def _run(apart: int, kinds: int) -> int:
    """Return the kind of a run of a given length."""
    if apart < 2:
        raise BadText(Message("refuse-short-run", {"count": apart + 1}), "SQZ-4")
    if apart >= kinds:
        raise BadText(Message("refuse-long-run", {"count": apart + 1, "most": kinds}), "SQZ-4")
    return apart


def _removal_message(state: SqueezeRound, action: int, verb: str) -> Message:
    first, last, is_pair = removal(action, state.game.kinds)
    places = [first, last] if is_pair else list(range(first, last + 1))
    tiles = [int(state.row[at]) for at in places]
    said: dict[str, Argument] = {
        "player": 0,
        "tiles": [tile_text(tile) for tile in tiles],
        "count": len(tiles),
        "first": first + 1,
        "last": last + 1,
        "numbers": shared_numbers(tiles),
    }
    return Message(f"{verb}-{'pair' if is_pair else 'run'}", said)
