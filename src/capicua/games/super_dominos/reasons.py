"""Reasons for a placement: its power, and the plays left to the rest of the hand."""

from __future__ import annotations

from typing import Final

from capicua.core.actions import Actions
from capicua.core.messages import Message
from capicua.core.presentation import Reasons
from capicua.core.tiles.tile import HIGH, LOW, NO_TILE, PIPS, shows
from capicua.games.super_dominos.actions import END_TURN, EXTRA, OPEN
from capicua.games.super_dominos.legs import NO_LEG
from capicua.games.super_dominos.rules import SuperRound

MOST: Final = 3
HEAVY: Final = 15
"""Minimum number of pips of a heavy tile."""


class SuperReasons(Reasons[SuperRound]):
    """Reasons from the power of the number left, and from the rest of the hand."""

    def reasons(self, state: SuperRound, action: int) -> list[Message]:
        """Return the reasons for an action of the seat to act, the most important first."""
        if action == END_TURN:
            if state.last == NO_TILE or not state.costs_a_turn(state.last):
                return []
            return [Message("why-skips", {"other": int(state.after(state.turn))})]
        if action < OPEN:
            return []
        if state.hands.counts[state.turn] == 1:
            return [Message("why-out")]
        play = Play(state, action)
        return (play.power() + play.for_the_hand())[:MOST]


class Play:
    """A placement: its tile, the number it leaves, and the resulting table."""

    def __init__(self, state: SuperRound, action: int) -> None:
        game = state.game
        self.state = state
        self.leg, self.tile = int(game.arm_of(action)), int(game.tile_of(action))
        self.left = int(state.left_after(action))
        after = state.clone()
        assert isinstance(after, SuperRound)
        self.after = after
        if self.leg != NO_LEG:
            self.after.legs.lay(self.tile, self.leg, state.turn)
            if self.leg == state.spell_leg:
                self.after.end_spell()
        else:
            self.after.legs.begin(self.left, state.turn)
        self.after.hands.drop(state.turn, self.tile)
        self.after.phase = EXTRA

    def power(self) -> list[Message]:
        """Return the effect of the number left, and of a double."""
        state, game = self.state, self.state.game
        found: list[Message] = []
        turned = False
        followers = self.followers()
        if self.left == game.draws and state.stock.left:
            count = min(int(state.players) - 1, int(state.stock.left))
            found.append(Message("why-others-draw", {"count": count}))
        elif self.left == game.again and followers:
            found.append(Message("why-again", {"count": followers}))
        elif self.left == game.spell and self.leg != NO_LEG:
            found.append(Message("why-spell", {"number": int(game.spell)}))
            count = self._answers()
            if count:
                found.append(Message("why-answers", {"count": count}))
        elif self.left == game.reverse:
            turned = state.players > 2
        ends = self.left != game.again or not followers
        is_backwards = bool(state.reversed) != turned
        other = int(state.neighbour(state.turn, is_backwards))
        if ends and self.after.costs_a_turn(self.tile):
            found.append(Message("why-skips", {"other": other}))
        elif turned:
            found.append(Message("why-turns", {"other": other}))
        return found

    def for_the_hand(self) -> list[Message]:
        """Return reasons from the tiles that fit afterwards, and from weight if pips count."""
        state = self.state
        found: list[Message] = []
        others = [each for each in state.legal_actions() if each >= OPEN]
        if self.left != state.game.spell or self.leg == NO_LEG:
            mine = self.followers()
            theirs = [Play(state, each).followers() for each in others]
            if mine > 1 and mine == max(theirs) > min(theirs):
                found.append(Message("why-followers", {"count": mine}))
        pips = int(PIPS[self.tile])
        tiles = [state.game.tile_of(each) for each in others]
        lighter = [int(PIPS[tile]) for tile in tiles if tile != self.tile]
        if state.game.counts_pips and pips >= HEAVY and lighter and pips > max(lighter):
            found.append(Message("why-heavy", {"pips": pips}))
        return found

    def followers(self) -> int:
        """Return the number of remaining tiles in the hand that fit the resulting table."""
        actions = Actions()
        self.after.collect_plays(actions)
        return len({self.state.game.tile_of(each) for each in actions.as_list()})

    def _answers(self) -> int:
        """Return the number of remaining tiles that break a spell: its number, or doubles."""
        spell = self.state.game.spell
        rest = self.after.hands.tiles(self.state.turn)
        return len([tile for tile in rest if shows(tile, spell) or HIGH[tile] == LOW[tile]])
