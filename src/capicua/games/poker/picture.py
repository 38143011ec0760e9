"""The table of Domino Poker as zones."""

from __future__ import annotations

from typing import TYPE_CHECKING

from capicua.core.reasons import Argument, Message
from capicua.core.tile import BIT
from capicua.core.zones import Facts, Hand, Pot, Score, Stock, Zone
from capicua.games.poker import belief
from capicua.games.poker.actions import DRAWING, NOT_YET, SECOND
from capicua.games.poker.pots import pots
from capicua.games.poker.tiles import HAND
from capicua.games.poker.words import rank_values, texts

if TYPE_CHECKING:
    from capicua.games.poker.round import PokerRound


def zones(state: PokerRound) -> list[Zone]:
    """Facts, pots, stock and one's own discards, hands, the score."""
    found: list[Zone] = [Facts(facts=_facts(state))]
    if not state.is_over:
        for number, (chips, able) in enumerate(pots(state)):
            found.append(Pot(name="side_pot" if number else "pot", chips=chips, seats=able))
    if state.rules.has_draw:
        found += _tiles_aside(state)
    found += [_hand(state, seat) for seat in range(int(state.players))]
    totals = state.setup.totals or [0] * int(state.players)
    found.append(Score(totals=totals, round=state.scores()))
    return found


def _facts(state: PokerRound) -> list[Message]:
    """Dealer, stakes, the order of hands; what the seat to act faces, and may bet or raise."""
    stakes: dict[str, Argument] = {"ante": int(state.ante), "unit": int(state.unit())}
    facts = [
        Message("fact-dealer", {"player": int(state.dealer)}),
        Message("fact-stakes", stakes),
        Message("fact-ranks"),
    ]
    if state.is_over:
        return facts
    player = int(state.turn)
    if state.phase == DRAWING:
        values: dict[str, Argument] = {"player": player, "count": int(state.rules.max_draw)}
        return [*facts, Message("fact-drawing", values)]
    if state.phase == SECOND:
        facts.append(Message("fact-second"))
    due = int(state.level - state.bets[player])
    if due:
        chips = min(due, int(state.stack(player)))
        facts.append(Message("fact-to-call", {"player": player, "chips": chips}))
    if state.may_raise():
        span: dict[str, Argument] = {"low": int(state.least()), "high": int(state.most())}
        facts.append(Message("fact-raise" if due else "fact-bet", span))
    if state.rules.fixed_limit:
        left = max(0, int(state.rules.most_bets - state.raises))
        facts.append(Message("fact-raises-left", {"count": left}))
    return facts


def _tiles_aside(state: PokerRound) -> list[Zone]:
    """The stock; and one's own discards, while they lie where one has put them."""
    found: list[Zone] = [Stock(name="stock", count=int(state.left))]
    if state.viewer < 0 or not state.discards[state.viewer]:
        return found
    if belief.Draws(state).went[state.viewer] == belief.FACE_DOWN:
        tiles = texts(state.discards[state.viewer])
        found.append(Stock(name="discards", count=len(tiles), tiles=tiles))
    return found


def _hand(state: PokerRound, seat: int) -> Hand:
    """A hand with the chips of its seat, and with its rank where it can be seen."""
    if state.chips[seat] == 0:
        return Hand(seat=seat, count=0, notes=[Message("note-out")])
    notes = [Message("note-chips", {"chips": int(state.stack(seat))})]
    is_live = state.live & BIT[seat] != 0
    if not state.is_over and state.bets[seat]:
        notes.append(Message("note-bet", {"chips": int(state.bets[seat])}))
    if not is_live:
        notes.append(Message("note-folded"))
    elif not state.is_over and state.stack(seat) == 0:
        notes.append(Message("note-all-in"))
    if state.drew[seat] != NOT_YET:
        notes.append(Message("note-drew", {"count": int(state.drew[seat])}))
    hand = state.hands[seat]
    if hand:
        notes.append(Message("note-rank", rank_values(state, hand)))
    return Hand(seat=seat, count=HAND, tiles=texts(hand), notes=notes)
