"""Why an action is refused: the rule, and a sentence that names legal alternatives."""

from __future__ import annotations

from capicua.core.messages import Argument, Message, Refusal
from capicua.core.tiles.tile import BIT, is_double, other_half, shows, tile_text, tiles_in
from capicua.families.tricks.refusals import TrickRefusals
from capicua.games.texas_42.auction import (
    ALL_POINTS,
    AUCTION,
    BID,
    BID_VALUE,
    NAME,
    NAMING,
    NO_BID,
    PASS,
    PLUNGE,
    PLUNGE_BID,
    PLUNGE_DOUBLES,
)
from capicua.games.texas_42.rules import TexasRound
from capicua.games.texas_42.suits import DOUBLES_TRUMP, NELLO, NO_TRUMP_OWN, OWN_SUIT, TRUMPS
from capicua.games.texas_42.words import bid_values, mode_name


class TexasRefusals(TrickRefusals[TexasRound]):
    """The refusals of the auction, of naming trumps, and of not following suit."""

    def refuse(self, state: TexasRound, action: int) -> Refusal:
        """Return why an action is illegal now, checking the phase first."""
        if state.phase == AUCTION:
            if action < PASS:
                return Refusal("T42-16", Message("refuse-auction-first"))
            if action >= NAME:
                return Refusal("T42-10", Message("refuse-trump-early"))
            if action == PASS:
                return Refusal("T42-9", Message("refuse-must-bid"))
            return _plunge(state) if action == PLUNGE else _bid(state, action - BID)
        if PASS <= action < NAME:
            return Refusal("T42-8", Message("refuse-auction-over"))
        if state.phase == NAMING:
            if action < PASS:
                return Refusal("T42-11", Message("refuse-name-first"))
            return _mode(state, action - NAME)
        if action >= NAME:
            return Refusal("T42-11", Message("refuse-named"))
        return self.refuse_tile(state, action)

    def refuse_suit(self, state: TexasRound, tile: int, values: dict[str, Argument]) -> Refusal:
        """Return why a tile does not follow, for example because it is a trump."""
        values["trump"] = mode_name(state, int(state.mode))
        if TRUMPS[state.mode] & BIT[tile] and shows(tile, state.led):
            return Refusal("T42-13", Message("refuse-follow-trump", values))
        if state.mode == NO_TRUMP_OWN and is_double(tile) and shows(tile, state.led):
            return Refusal("T42-13", Message("refuse-follow-double", values))
        lead = state.trick[0]
        if state.led != OWN_SUIT and shows(tile, other_half(lead, state.led)):
            values["lead"] = tile_text(lead)
            return Refusal("T42-17", Message("refuse-follow-lower", values))
        return super().refuse_suit(state, tile, values)


def _bid(state: TexasRound, bid: int) -> Refusal:
    """Refuse a bid that is too low, too high, or impossible."""
    values = bid_values(state, bid)
    legal = [int(BID_VALUE[k]) for k in tiles_in(state.bids()) if k < PLUNGE_BID]
    standing = 0 if state.standing == NO_BID else int(BID_VALUE[state.standing])
    if BID_VALUE[bid] <= standing:
        return Refusal("T42-6", Message("refuse-low", {**values, "standing": standing}))
    if standing >= ALL_POINTS:
        return Refusal("T42-7", Message("refuse-ladder", {"standing": standing, "next": legal[-1]}))
    return Refusal("T42-7", Message("refuse-opening", {**values, "highest": legal[-1]}))


def _plunge(state: TexasRound) -> Refusal:
    if not state.game.plunge:
        return Refusal("T42-6", Message("refuse-no-plunge"))
    held = int(state.doubles_held())
    if held < PLUNGE_DOUBLES:
        return Refusal("T42-6", Message("refuse-plunge-doubles", {"count": held}))
    return Refusal("T42-6", Message("refuse-plunge-high"))


def _mode(state: TexasRound, mode: int) -> Refusal:
    if mode == NELLO:
        if not state.game.nello:
            return Refusal("T42-11", Message("refuse-no-nello"))
        cause = "refuse-nello-plunge" if state.plunged else "refuse-nello-low"
        return Refusal("T42-11", Message(cause))
    if mode == DOUBLES_TRUMP:
        return Refusal("T42-11", Message("refuse-no-doubles"))
    return Refusal("T42-11", Message("refuse-no-trump"))
