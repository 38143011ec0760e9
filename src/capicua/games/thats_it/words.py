"""That's It! in words: notation and sentences."""

from __future__ import annotations

from typing import TYPE_CHECKING

from capicua.core.reasons import Argument, BadText, Message, Refusal
from capicua.core.seats import NOBODY
from capicua.core.tile import NO_TILE, parse_tile, tile_text
from capicua.games.thats_it.actions import DISCARD, DRAW, TAKE, THATS_IT, UNSEEN
from capicua.games.thats_it.melds import Split

if TYPE_CHECKING:
    from capicua.games.thats_it.rules import ThatsItRound

NAMED = {"take": TAKE, "draw": DRAW, "thats_it": UNSEEN}
WITH_TILE = {"discard": DISCARD, "thats_it": THATS_IT}


# Notation.


def text(action: int) -> str:
    """``take``, ``draw``, ``discard 6-4``, ``thats_it 6-4``; ``thats_it`` with a tile unseen."""
    for name, number in NAMED.items():
        if action == number:
            return name
    if action < THATS_IT:
        return f"discard {tile_text(action - DISCARD)}"
    return f"thats_it {tile_text(action - THATS_IT)}"


def parse(text: str) -> int:
    """The action of a text; raises ``BadText``."""
    words = text.lower().replace("that's it", "thats_it").replace("!", " ").split()
    if len(words) == 1 and words[0] in NAMED:
        return NAMED[words[0]]
    if len(words) == 2 and words[0] in WITH_TILE:
        return WITH_TILE[words[0]] + int(parse_tile(words[1]))
    raise BadText(Message("text-action", {"text": " ".join(text.split())}))


def tile_of_action(action: int) -> int:
    """The tile that a discard or a declaration puts out; ``NO_TILE`` for anything else."""
    if action < DISCARD or action == UNSEEN:
        return NO_TILE
    return action - (THATS_IT if action >= THATS_IT else DISCARD)


def texts(tiles: list[int]) -> list[str]:
    """Tiles as text."""
    return [tile_text(tile) for tile in tiles]


# Sentences.


def refuse(state: ThatsItRound, action: int) -> Refusal:
    """Why an action that is not legal now is not."""
    if state.must_discard:
        return refuse_discard(state, action)
    if action != TAKE:
        rule = "TSI-6" if state.offer == NO_TILE else "TSI-7"
        return Refusal(rule, Message("refuse-no-tile-yet"))
    if state.offer == NO_TILE:
        return Refusal("TSI-6", Message("refuse-no-discard"))
    offer = tile_text(state.offer)
    return Refusal("TSI-12", Message("refuse-chain", {"count": int(state.chain), "tile": offer}))


def refuse_discard(state: ThatsItRound, action: int) -> Refusal:
    """Why this cannot end the turn."""
    if action in (TAKE, DRAW):
        return Refusal("TSI-8", Message("refuse-put-out"))
    if action == UNSEEN:
        return Refusal("TSI-8", Message("refuse-name-tile"))
    tile = tile_of_action(action)
    held = state.hand_tiles(state.turn)
    if tile not in held:
        return Refusal("TSI-8", Message("refuse-not-held", {"tile": tile_text(tile)}))
    if action < THATS_IT:
        return Refusal("TSI-9", Message("refuse-redump", {"tile": tile_text(tile)}))
    kept = texts([other for other in held if other != tile])
    count = int(state.rules.hand_size)
    return Refusal("TSI-10", Message("refuse-no-split", {"count": count, "tiles": kept}))


def label(state: ThatsItRound, action: int) -> Message:
    """The action as a choice to be offered; a declaration with what it scores."""
    if action == TAKE:
        return Message("label-take", {"tile": tile_text(state.offer)})
    if action == DRAW:
        return Message("label-draw" if state.left > 0 else "label-end-hand")
    tile = tile_of_action(action)
    if action < THATS_IT:
        return Message("label-discard", {"tile": tile_text(tile)})
    points = int(state.best_split(state.turn, tile).score)
    return Message("label-thats_it", {"tile": tile_text(tile), "points": points})


def narrate(state: ThatsItRound, action: int) -> list[Message]:
    """What happens; only the drawer is told the tile."""
    player = int(state.turn)
    if action == TAKE:
        return [Message("say-take", {"player": player, "tile": tile_text(state.offer)})]
    if action == DRAW:
        return narrate_draw(state, player)
    if action >= THATS_IT:
        return [Message("say-thats_it", {"player": player})]
    tile = tile_text(tile_of_action(action))
    return [Message("say-discard", {"player": player, "tile": tile})]


def narrate_draw(state: ThatsItRound, player: int) -> list[Message]:
    """The discard goes to the trash, and a tile comes from the boneyard if there is one."""
    said: list[Message] = []
    if state.offer != NO_TILE:
        said.append(Message("say-trash", {"player": player, "tile": tile_text(state.offer)}))
    if state.left == 0:
        return [*said, Message("say-end-hand", {"player": player})]
    said.append(Message("say-draw", {"player": player}))
    at: int = len(state.stock) - state.left
    if at >= 0:
        drawn = tile_text(state.stock[at])
        said.append(Message("say-drawn", {"player": player, "tile": drawn}, only=player))
    return said


def ending(state: ThatsItRound) -> list[Message]:
    """The count of the winner's hand, meld by meld, or that the hand is dead."""
    if state.winner == NOBODY:
        return [Message("end-dead")]
    winner = int(state.winner)
    split: Split = state.best_split(winner)
    said = [Message("end-declared", {"player": winner})]
    for meld, points in zip(split.melds, split.points, strict=True):
        sums: dict[str, Argument] = {"tiles": texts(meld), "bonus": points - 1, "points": points}
        said.append(Message("end-meld", sums))
    if split.doubled:
        total = sum(split.points)
        said.append(Message("end-doubled", {"points": total, "double": int(split.score)}))
    return [*said, Message("end-won", {"player": winner, "points": int(split.score)})]
