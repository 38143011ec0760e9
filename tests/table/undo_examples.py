"""Examples of the undo rules, for hosted tables and terminals."""

from __future__ import annotations

from typing import NamedTuple

import capicua
from capicua.core.state import State
from capicua.core.tiles.random import Deal
from capicua.table.play.play import Play


class Example(NamedTuple):
    """The start of a round, and the outcome of an undo request in it."""

    name: str
    game: str
    seats: str
    """``p`` for a person, ``b`` for a bot."""
    plays: tuple[str, ...]
    """The actions in order: in notation, or ``lay`` for the first legal action."""
    wisher: int
    """The seat to act after this many actions asks for the undo."""
    refusal: str = ""
    """The message id of the refusal; empty if the undo is allowed."""
    left: int = -1
    """The number of actions left after the undo."""
    asked: int = 0
    """The number of other people who must consent."""
    seed: int = 0
    practice: bool = False

    @property
    def seat(self) -> int:
        """The seat that asks for the undo."""
        state = self.dealt()
        for text in self.plays[: self.wisher]:
            state.apply(choice(state, text))
        return int(state.turn)

    def dealt(self) -> State:
        """Return the round right after the deal."""
        game = capicua.load(self.game, players=len(self.seats))
        return game.new_round(self.seed)

    def actions(self) -> list[tuple[int, int]]:
        """Return the seat and the number of each action."""
        state, found = self.dealt(), []
        for text in self.plays:
            found.append((int(state.turn), choice(state, text)))
            state.apply(found[-1][1])
        return found

    def sit(self, play: Play) -> None:
        """Replace the round of a match by the example's round."""
        dealt = self.dealt()
        deal = Deal([int(tile) for tile in dealt.order], int(dealt.lot))
        play.match.round = play.game.deal_round(dealt.setup, deal)


def choice(state: State, text: str) -> int:
    """Return the action a text stands for; ``lay`` is the first legal one."""
    return state.legal_actions()[0] if text == "lay" else state.parse(text)


BID = ("bid 31", "pass")
DISCARD = ("draw", "discard 2-2", "draw")

EXAMPLES = [
    Example("a bid, then a bot passes", "texas_42", "pbbb", BID, 0, left=0, seed=4),
    Example("a bid, then a person passes", "texas_42", "pppp", BID, 0, left=0, asked=3, seed=4),
    Example("a bid, two passes", "texas_42", "pbpb", (*BID, "pass"), 0, left=0, asked=1, seed=4),
    Example("a tile among bots", "block", "pbbb", ("lay",), 0, left=0),
    Example("a tile among people", "block", "pppp", ("lay",), 0, left=0, asked=3),
    Example("a tile, then a bot's tile", "block", "pb", ("lay", "lay"), 0, "undo-others"),
    Example("a tile, then a person's tile", "block", "pp", ("lay", "lay"), 0, "undo-others"),
    Example("a drawn tile", "thats_it", "pb", ("draw",), 0, "undo-revealed", seed=3),
    Example("a discard, then a bot draws", "thats_it", "pb", DISCARD, 1, left=1, seed=3),
    Example("a discard, then a person draws", "thats_it", "pp", DISCARD, 1, "undo-others", seed=3),
    Example(
        "practice: after a bot's tile", "block", "pb", ("lay", "lay"), 0, left=0, practice=True
    ),
    Example(
        "practice: a drawn tile", "thats_it", "pb", ("draw",), 0, left=0, seed=3, practice=True
    ),
    Example("practice: no action yet", "block", "pbbb", (), 0, "undo-nothing", practice=True),
    Example("no action yet", "block", "pbbb", (), 0, "undo-nothing"),
    Example("no own action", "texas_42", "pbbb", BID[:1], 1, "undo-nothing", seed=3),
    Example("a pair in a solitaire", "squeeze", "p", ("lay",), 0, left=0),
    Example(
        "newly dealt tiles", "squeeze", "p", ("lay", "lay", "deal"), 2, "undo-revealed", seed=4
    ),
]
