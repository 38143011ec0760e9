"""Traffic in words: notation, choices, what happened, how it ended."""

from __future__ import annotations

from capicua.core.action_parts import Part, square, tile, word
from capicua.core.messages import Argument, BadText, Message
from capicua.core.presentation import Words
from capicua.core.tiles.tile import HIGH, LOW, parse_tile, tile_text
from capicua.families.patience.words import drawn
from capicua.games.traffic.draft import draft_quad, draft_tiles, read_squares, squares_of
from capicua.games.traffic.grid import spot_at
from capicua.games.traffic.rules import TrafficRound


class TrafficWords(Words[TrafficRound]):
    """Squares are named by column and row: ``1:2`` (TRA-1)."""

    def parts(self, state: TrafficRound, action: int) -> list[Part]:
        """Return the parts of ``take 4-3``, ``@ 1:2 1:1``, ``confirm`` or ``concede``."""
        game = state.game
        if action < game.first_spot:
            return [word("take"), tile(action)]
        if action < game.confirm:
            squares = squares_of(state, action - game.first_spot)
            return [word("@"), *[square(x, y) for x, y in squares]]
        return [word("confirm" if action == game.confirm else "concede")]

    def parse(self, state: TrafficRound, text: str) -> int:
        """Return the action of a text; squares may be written ``1:2`` or ``(1,2)``."""
        game = state.game
        words = text.lower().split()
        if words in (["confirm"], ["concede"]):
            return int(game.confirm if words == ["confirm"] else game.concede)
        if len(words) == 2 and words[0] == "take":
            return int(parse_tile(words[1], game.set_max))
        squares = read_squares(" ".join(words))
        spot = spot_at(*squares) if squares else -1
        if spot < 0 or squares_of(state, spot) != squares:
            raise BadText(Message("text-action", {"text": " ".join(text.split())}))
        return int(game.first_spot + spot)

    def label(self, state: TrafficRound, action: int) -> Message:
        """Return the step, with the quad that it makes."""
        game = state.game
        if action < game.first_spot:
            return Message("label-take", {"tile": tile_text(action)})
        if action == game.confirm:
            quad = draft_quad(state)
            return Message("label-confirm", {"tiles": _drafted(state), "quad": quad})
        if action == game.concede:
            return Message("label-concede")
        said = _laid(state, action)
        after = state.clone()
        assert isinstance(after, TrafficRound)
        after.advance(action)
        quad = draft_quad(after)
        return Message(
            "label-lay-quad" if quad else "label-lay", said | ({"quad": quad} if quad else {})
        )

    def narrate(self, before: TrafficRound, action: int, after: TrafficRound) -> list[Message]:
        """Return the step; after a play, the tiles turned up."""
        game = before.game
        if action < game.first_spot:
            return [Message("say-take", {"player": 0, "tile": tile_text(action)})]
        if action == game.concede:
            return [Message("say-concede", {"player": 0})]
        if action < game.confirm:
            return [Message("say-lay", {"player": 0, **_laid(before, action)})]
        played: dict[str, Argument] = {"tiles": _drafted(before), "quad": draft_quad(before)}
        new = drawn(before, after)
        said = [Message("say-play", {"player": 0, **played})]
        return [*said, Message("say-new", {"tiles": new})] if new else said

    def ending(self, state: TrafficRound) -> list[Message]:
        """Return won, lost or conceded, and what is left (TRA-11)."""
        left = int(state.points[0])
        if left == 0:
            return [Message("end-won", {"player": 0})]
        pool = [tile_text(tile) for tile in state.pool[: state.pool_count]]
        conceded = len(state.log) > 0 and state.log[len(state.log) - 1] == state.game.concede
        said: dict[str, Argument] = {"count": left, "stock": int(state.stock.left), "tiles": pool}
        return [Message("end-conceded" if conceded else "end-lost", said)]


def _drafted(state: TrafficRound) -> list[str]:
    return [tile_text(tile) for tile in draft_tiles(state)]


def _laid(state: TrafficRound, action: int) -> dict[str, Argument]:
    """Return remarks on laying the tile taken."""
    squares = squares_of(state, action - state.game.first_spot)
    names = [square(x, y).name for x, y in squares]
    return {
        "tile": tile_text(state.taken),
        "first": str(HIGH[state.taken]),
        "second": str(LOW[state.taken]),
        "square": names[0],
        "second_square": names[1],
    }
