"""What speaks for a tile on a leg, in words: the power it has, and what the hand can do then."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from capicua.core.actions import Actions
from capicua.core.reasons import Message
from capicua.core.tile import HIGH, LOW, NO_TILE, PIPS, WORD, double_of, tiles_in
from capicua.games.super_dominos.legs import NO_LEG, left_by
from capicua.games.super_dominos.turns import END_TURN, EXTRA, OPEN

if TYPE_CHECKING:
    from capicua.games.super_dominos.round import SuperRound

MOST: Final = 3
HEAVY: Final = 15
"""The pips from which a tile counts as heavy."""


def reasons(state: SuperRound, action: int) -> list[Message]:
    """What speaks for an action of the seat to act, the weightiest first."""
    if action == END_TURN:
        if state.last == NO_TILE or not state.costs_a_turn(state.last):
            return []
        return [Message("why-skips", {"other": int(state.after(state.turn))})]
    if action < OPEN:
        return []
    if state.counts[state.turn] == 1:
        return [Message("why-out")]
    play = Play(state, action)
    return (play.power() + play.for_the_hand())[:MOST]


class Play:
    """A tile that is laid, the number it leaves, and the table after it."""

    def __init__(self, state: SuperRound, action: int) -> None:
        rules = state.rules
        self.state = state
        self.leg = int(NO_LEG)
        self.tile, self.left = int(double_of(action - OPEN)), action - OPEN
        self.after = _copy(state)
        if action >= rules.first_play:
            self.leg, self.tile = divmod(action - int(rules.first_play), int(state.tiles))
            self.left = int(left_by(self.tile, state.legs.ends[self.leg]))
            self.after.legs.lay(self.tile, self.leg, state.turn)
            if self.leg == state.spell_leg:
                self.after.spell_leg = NO_LEG
        else:
            self.after.legs.begin(self.left, state.turn)
        self.after.drop(state.turn, self.tile)
        self.after.phase = EXTRA

    def power(self) -> list[Message]:
        """What the number that is left does, and a double."""
        state, rules = self.state, self.state.rules
        found: list[Message] = []
        turned = False
        followers = self.followers()
        if self.left == rules.draws and state.stock:
            count = min(int(state.players) - 1, int(state.stock))
            found.append(Message("why-others-draw", {"count": count}))
        elif self.left == rules.again and followers:
            found.append(Message("why-again", {"count": followers}))
        elif self.left == rules.spell and self.leg != NO_LEG:
            found.append(Message("why-spell", {"number": int(rules.spell)}))
            count = self._answers()
            if count:
                found.append(Message("why-answers", {"count": count}))
        elif self.left == rules.reverse:
            turned = state.players > 2
        ends = self.left != rules.again or not followers
        is_backwards = bool(state.reversed) != turned
        other = int(state.neighbour(state.turn, is_backwards))
        if ends and self.after.costs_a_turn(self.tile):
            found.append(Message("why-skips", {"other": other}))
        elif turned:
            found.append(Message("why-turns", {"other": other}))
        return found

    def for_the_hand(self) -> list[Message]:
        """What else fits then, and weight where pips count."""
        state = self.state
        found: list[Message] = []
        others = [each for each in state.legal_actions() if each >= OPEN]
        if self.left != state.rules.spell or self.leg == NO_LEG:
            mine = self.followers()
            theirs = [Play(state, each).followers() for each in others]
            if mine > 1 and mine == max(theirs) > min(theirs):
                found.append(Message("why-followers", {"count": mine}))
        pips = int(PIPS[self.tile])
        lighter = [int(PIPS[tile]) for tile in _tiles(state, others) if tile != self.tile]
        if state.rules.counts_pips and pips >= HEAVY and lighter and pips > max(lighter):
            found.append(Message("why-heavy", {"pips": pips}))
        return found

    def followers(self) -> int:
        """How many tiles of the rest of the hand could be placed then, if nobody else did."""
        actions = Actions()
        self.after.collect_plays(actions)
        return len(set(_tiles(self.state, [int(each) for each in actions.items[: actions.count]])))

    def _answers(self) -> int:
        """How many tiles of the rest of the hand answer a spell: its number, and all doubles."""
        return sum(
            [
                self.state.rules.spell in (HIGH[tile], LOW[tile]) or HIGH[tile] == LOW[tile]
                for tile in hand_of(self.after, int(self.state.turn))
            ]
        )


def hand_of(state: SuperRound, seat: int) -> list[int]:
    """The tiles of a seat, as far as they are known."""
    tiles: list[int] = []
    for word in range(state.words):
        tiles += tiles_in(state.hands[seat * state.words + word], word * WORD)
    return tiles


def _copy(state: SuperRound) -> SuperRound:
    after = state.clone()
    assert isinstance(after, type(state))
    return after


def _tiles(state: SuperRound, actions: list[int]) -> list[int]:
    """The tiles that some placements or openings put down."""
    first, size = int(state.rules.first_play), int(state.tiles)
    return [
        (each - first) % size if each >= first else int(double_of(each - OPEN)) for each in actions
    ]
