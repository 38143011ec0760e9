"""Domino Poker as zones."""

from __future__ import annotations

from capicua.core.messages import Argument, Message
from capicua.core.presentation import Picture
from capicua.core.tiles.tile import BIT
from capicua.core.zones import Facts, Hand, Pot, Score, Stock, Zone
from capicua.games.poker.actions import DRAWING, NOT_YET, SECOND
from capicua.games.poker.draws import FACE_DOWN, Draws
from capicua.games.poker.rules import PokerRound
from capicua.games.poker.words import rank_values, texts


class PokerPicture(Picture[PokerRound]):
    """Facts, pots, stock and the viewer's discards, hands, the score."""

    def zones(self, state: PokerRound) -> list[Zone]:
        """Return the table as far as this state shows it."""
        found: list[Zone] = [Facts(facts=_facts(state))]
        if not state.is_over:
            for number, (chips, able) in enumerate(state.pots()):
                found.append(Pot(name="side_pot" if number else "pot", chips=chips, seats=able))
        if state.game.has_draw:
            found += _tiles_aside(state)
        found += [_hand(state, seat) for seat in range(int(state.players))]
        totals = state.setup.totals or [0] * int(state.players)
        found.append(Score(totals=totals, round=state.scores()))
        return found


def _facts(state: PokerRound) -> list[Message]:
    """Return dealer, stakes and ranks; the bet the seat to act faces, and its choices."""
    facts = [
        Message("fact-dealer", {"player": int(state.dealer)}),
        Message("fact-stakes", {"ante": int(state.ante), "unit": int(state.unit())}),
        Message("fact-ranks"),
    ]
    if state.is_over:
        return facts
    player = int(state.turn)
    if state.phase == DRAWING:
        values: dict[str, Argument] = {"player": player, "count": int(state.game.max_draw)}
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
    if state.game.fixed_limit:
        left = max(0, int(state.game.most_bets - state.raises))
        facts.append(Message("fact-raises-left", {"count": left}))
    return facts


def _tiles_aside(state: PokerRound) -> list[Zone]:
    """Return the stock, and the viewer's discards until they are reshuffled."""
    found: list[Zone] = [state.stock.zone("stock")]
    if state.viewer < 0 or not state.discards.bits[state.viewer]:
        return found
    if Draws(state.chips, state.dealer, state.drew).went[state.viewer] == FACE_DOWN:
        tiles = texts(state.discards.bits[state.viewer])
        found.append(Stock(name="discards", count=len(tiles), tiles=tiles))
    return found


def _hand(state: PokerRound, seat: int) -> Hand:
    """Return a hand with its seat's chips, and its rank if visible."""
    if state.chips[seat] == 0:
        return state.hands.zone(seat, [Message("note-out")])
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
    hand = state.hands.bits[seat]
    if hand:
        notes.append(Message("note-rank", rank_values(state, hand)))
    return state.hands.zone(seat, notes)
