"""That's It! in words: notation, choices, reports, the score."""

from __future__ import annotations

from capicua.core.action_parts import Part, tile, word
from capicua.core.messages import Argument, BadText, Message
from capicua.core.presentation import Words
from capicua.core.seats import NOBODY
from capicua.core.tiles.tile import NO_TILE, parse_tile, tile_text
from capicua.families.melds.tiles import texts
from capicua.games.thats_it.actions import DISCARD, DRAW, TAKE, THATS_IT, UNSEEN, tile_of_action
from capicua.games.thats_it.rules import ThatsItRound

NAMED = {"take": TAKE, "draw": DRAW, "thats_it": UNSEEN}
WITH_TILE = {"discard": DISCARD, "thats_it": THATS_IT}


class ThatsItWords(Words[ThatsItRound]):
    """Notation and reports; only the player who draws a tile sees it."""

    def parts(self, state: ThatsItRound, action: int) -> list[Part]:
        """Return the parts of ``take``, ``draw``, ``discard 6-4``, ``thats_it 6-4``.

        ``thats_it`` has no tile if its tile is hidden.
        """
        if action in (TAKE, DRAW):
            return [word("take" if action == TAKE else "draw")]
        named = word("thats_it" if action >= THATS_IT else "discard")
        out = tile_of_action(action)
        return [named] if out == NO_TILE else [named, tile(out)]

    def parse(self, state: ThatsItRound, text: str) -> int:
        """Parse an action; raises ``BadText``."""
        words = text.lower().replace("that's it", "thats_it").replace("!", " ").split()
        if len(words) == 1 and words[0] in NAMED:
            return NAMED[words[0]]
        if len(words) == 2 and words[0] in WITH_TILE:
            return WITH_TILE[words[0]] + int(parse_tile(words[1]))
        raise BadText(Message("text-action", {"text": " ".join(text.split())}))

    def label(self, state: ThatsItRound, action: int) -> Message:
        """Return the label of an action, with the score of a declaration."""
        if action == TAKE:
            return Message("label-take", {"tile": tile_text(state.offer)})
        if action == DRAW:
            return Message("label-draw" if state.stock.left > 0 else "label-end-hand")
        out = tile_of_action(action)
        if action < THATS_IT:
            return Message("label-discard", {"tile": tile_text(out)})
        points = int(state.best_split(state.turn, out).score)
        return Message("label-thats_it", {"tile": tile_text(out), "points": points})

    def narrate(self, before: ThatsItRound, action: int, after: ThatsItRound) -> list[Message]:
        """Return the messages that report an action."""
        player = int(before.turn)
        if action == TAKE:
            return [Message("say-take", {"player": player, "tile": tile_text(before.offer)})]
        if action == DRAW:
            return _narrate_draw(before)
        if action >= THATS_IT:
            return [Message("say-thats_it", {"player": player})]
        return [Message("say-discard", {"player": player, "tile": tile_text(after.offer)})]

    def ending(self, state: ThatsItRound) -> list[Message]:
        """Return the score of the winner's hand, meld by meld, or that the round is dead."""
        if state.winner == NOBODY:
            return [Message("end-dead")]
        winner = int(state.winner)
        split = state.best_split(winner)
        said = [Message("end-declared", {"player": winner})]
        for meld, points in zip(split.melds, split.points, strict=True):
            told: dict[str, Argument] = {"tiles": texts(meld), "bonus": points - 1}
            said.append(Message("end-meld", {**told, "points": points}))
        if split.doubled:
            total = sum(split.points)
            said.append(Message("end-doubled", {"points": total, "double": int(split.score)}))
        return [*said, Message("end-won", {"player": winner, "points": int(split.score)})]


def _narrate_draw(before: ThatsItRound) -> list[Message]:
    """Return that the discard goes to the trash, and the draw if any tile is left."""
    player = int(before.turn)
    said: list[Message] = []
    if before.offer != NO_TILE:
        said.append(Message("say-trash", {"player": player, "tile": tile_text(before.offer)}))
    if before.stock.left == 0:
        return [*said, Message("say-end-hand", {"player": player})]
    drawn = tile_text(before.stock.tiles()[0])
    return [
        *said,
        Message("say-draw", {"player": player}),
        Message("say-drawn", {"player": player, "tile": drawn}, only=player),
    ]
