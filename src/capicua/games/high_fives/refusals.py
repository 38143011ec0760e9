"""Why an action is refused: the rule, and a sentence that names the tiles."""

from __future__ import annotations

from capicua.core.messages import Message, Refusal
from capicua.core.presentation import Refusals
from capicua.core.tiles.tile import tile_text
from capicua.families.melds.tiles import texts, tiles_of
from capicua.games.high_fives.actions import CLAIM, CLAIMING, DECLINE, PAIR, PLAYING
from capicua.games.high_fives.rules import HighFivesRound
from capicua.games.high_fives.tiles import do_match


class HighFivesRefusals(Refusals[HighFivesRound]):
    """The refusals of High Fives."""

    def refuse(self, state: HighFivesRound, action: int) -> Refusal:
        """Return why an action is illegal now, checking the phase first."""
        if state.phase == PLAYING:
            if action < CLAIM:
                return _refuse_play(state, action)
            if action == DECLINE:
                return Refusal("HIF-9", Message("refuse-decline"))
            return _refuse_late(state, action)
        if state.phase == CLAIMING:
            if CLAIM <= action < PAIR:
                return _refuse_pair(state, action, "HIF-8")
            missed = tile_text(state.missed)
            return Refusal("HIF-8", Message("refuse-claim-first", {"tile": missed}))
        if PAIR <= action < DECLINE:
            return _refuse_pair(state, action, "HIF-8")
        return Refusal("HIF-8", Message("refuse-pair-first"))


def _refuse_play(state: HighFivesRound, action: int) -> Refusal:
    """Refuse a tile not held, a capture that does not match, or a capture not taken."""
    tile, take = state.pair_taken(action)
    if tile not in state.hands.tiles(state.turn):
        return Refusal("HIF-5", Message("refuse-not-held", {"tile": tile_text(tile)}))
    if tile != take:
        return _refuse_pair(state, action, "HIF-6")
    found = [other for other in tiles_of(state.pool) if do_match(tile, other)]
    must = Message("refuse-must-take", {"tile": tile_text(tile), "tiles": texts(found)})
    return Refusal("HIF-8", must)


def _refuse_pair(state: HighFivesRound, action: int, rule: str) -> Refusal:
    """Refuse a tile that is not in the pool, or two that share no number."""
    tile, other = state.pair_taken(action)
    pool = tiles_of(state.pool)
    for wanted in (other,) if action < PAIR else (tile, other):
        if wanted not in pool:
            return Refusal(rule, Message("refuse-not-in-pool", {"tile": tile_text(wanted)}))
    if tile == other:
        return Refusal(rule, Message("refuse-itself", {"tile": tile_text(tile)}))
    both = {"tile": tile_text(tile), "other_tile": tile_text(other)}
    return Refusal(rule, Message("refuse-no-match", dict(both)))


def _refuse_late(state: HighFivesRound, action: int) -> Refusal:
    """Refuse a claim or a pair if none can be taken."""
    if action < PAIR:
        return Refusal("HIF-8", Message("refuse-no-claim"))
    if not state.game.has_pairs:
        return Refusal("HIF-8", Message("refuse-no-pairs"))
    if do_match(*state.pair_taken(action)):
        return Refusal("HIF-8", Message("refuse-pair-late"))
    return _refuse_pair(state, action, "HIF-8")
