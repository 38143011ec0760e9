"""Why an action is refused: the rule, and a sentence that names the tiles."""

from __future__ import annotations

from typing import TYPE_CHECKING

from capicua.core.reasons import Message, Refusal
from capicua.core.tile import tile_text
from capicua.games.high_fives.actions import CLAIM, CLAIMING, DECLINE, PAIR, PLAYING
from capicua.games.high_fives.tiles import do_match
from capicua.games.high_fives.words import pair_taken, texts

if TYPE_CHECKING:
    from capicua.games.high_fives.round import HighFivesRound


def refuse(state: HighFivesRound, action: int) -> Refusal:
    """Why an action is not legal now, the phase first."""
    if state.phase == PLAYING:
        if action < CLAIM:
            return refuse_play(state, action)
        if action == DECLINE:
            return Refusal("HIF-9", Message("refuse-decline"))
        return refuse_late(state, action)
    if state.phase == CLAIMING:
        if CLAIM <= action < PAIR:
            return refuse_pair(state, action, "HIF-8")
        missed = tile_text(state.missed)
        return Refusal("HIF-8", Message("refuse-claim-first", {"tile": missed}))
    if PAIR <= action < DECLINE:
        return refuse_pair(state, action, "HIF-8")
    return Refusal("HIF-8", Message("refuse-pair-first"))


def refuse_play(state: HighFivesRound, action: int) -> Refusal:
    """A tile that is not held or takes what it cannot, or must take and does not."""
    tile, take = pair_taken(state, action)
    if tile not in state.hand_tiles(state.turn):
        return Refusal("HIF-5", Message("refuse-not-held", {"tile": tile_text(tile)}))
    if tile != take:
        return refuse_pair(state, action, "HIF-6")
    found = [other for other in state.pool_tiles() if do_match(tile, other)]
    must = Message("refuse-must-take", {"tile": tile_text(tile), "tiles": texts(found)})
    return Refusal("HIF-8", must)


def refuse_pair(state: HighFivesRound, action: int, rule: str) -> Refusal:
    """A tile that does not lie in the pool, or two that share no number."""
    tile, other = pair_taken(state, action)
    pool = state.pool_tiles()
    for wanted in (other,) if action < PAIR else (tile, other):
        if wanted not in pool:
            return Refusal(rule, Message("refuse-not-in-pool", {"tile": tile_text(wanted)}))
    if tile == other:
        return Refusal(rule, Message("refuse-itself", {"tile": tile_text(tile)}))
    both = {"tile": tile_text(tile), "other_tile": tile_text(other)}
    return Refusal(rule, Message("refuse-no-match", dict(both)))


def refuse_late(state: HighFivesRound, action: int) -> Refusal:
    """A claim or a pair where none can be taken."""
    if action < PAIR:
        return Refusal("HIF-8", Message("refuse-no-claim"))
    if not state.rules.has_pairs:
        return Refusal("HIF-8", Message("refuse-no-pairs"))
    if do_match(*pair_taken(state, action)):
        return Refusal("HIF-8", Message("refuse-pair-late"))
    return refuse_pair(state, action, "HIF-8")
