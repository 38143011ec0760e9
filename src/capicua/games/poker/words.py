"""Domino Poker in words: notation, choices, reports."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from capicua.core.action_parts import Part, number, tiles, word
from capicua.core.messages import Argument, BadText, Message
from capicua.core.presentation import Words
from capicua.core.tiles.tile import BIT, count_bits, parse_tile, tile_text, tiles_in
from capicua.games.poker.actions import (
    CALL,
    CHECK,
    COUNTS,
    DRAWING,
    FOLD,
    LEVELS,
    bet_to,
    is_raise,
    level_of,
)
from capicua.games.poker.hand_ranks import HIGH_PIECE, STEP, best_piece, row_of
from capicua.games.poker.rules import PokerRound
from capicua.games.poker.tiles import HAND, IN_PLAY, number_of

SPOKEN: Final = ("fold", "check", "call")
"""The actions below ``LEVELS``, in order."""
RANKS: Final = (
    *("high", "pair", "flush", "threes", "four_straight"),
    *("full", "five_straight", "fours", "six_straight", "royal"),
)


class PokerWords(Words[PokerRound]):
    """``fold``, ``check``, ``call``, ``bet 4``, ``raise 8``; ``draw 6-4 2-1``, or ``draw 2``."""

    def parts(self, state: PokerRound, action: int) -> list[Part]:
        """Return the parts of a betting action with its level, or of the tiles discarded."""
        drawn = action - state.game.draws_at
        if drawn >= COUNTS:
            return [word("draw"), *tiles(tiles_in(state.thrown(action)))]
        if drawn >= 0:
            return [word("draw"), number(drawn)]
        level = [number(level_of(action))] if action >= LEVELS else []
        return [word(_verb(action)), *level]

    def parse(self, state: PokerRound, text: str) -> int:
        """Parse an action in notation; raises ``BadText``."""
        verb, *rest = text.lower().replace(",", " ").split() or [""]
        if verb in SPOKEN and not rest:
            return SPOKEN.index(verb)
        if verb in ("bet", "raise") and len(rest) == 1 and _is_number(rest[0]):
            level = int(rest[0])
            if level <= state.game.all_chips:
                return int(bet_to(level, verb == "raise"))
        if verb == "draw" and state.game.has_draw:
            return int(state.game.draws_at) + _parse_draw(rest)
        raise BadText(Message("text-action", {"text": " ".join(text.split())}))

    def label(self, state: PokerRound, action: int) -> Message:
        """Return the label of an action."""
        if action >= state.game.draws_at:
            thrown = texts(state.thrown(action))
            if not thrown:
                return Message("label-stand")
            return Message("label-draw", {"tiles": thrown, "count": len(thrown)})
        return Message(f"label-{_verb(action)}", _money(state, action))

    def narrate(self, before: PokerRound, action: int, after: PokerRound) -> list[Message]:
        """Return the betting action, or the tiles drawn: for others, only their number."""
        player = int(before.turn)
        if action >= before.game.draws_at:
            said = _drawn(before, action, after)
        else:
            said = [Message(f"say-{_verb(action)}", {"player": player, **_money(before, action)})]
        return said + _what_follows(before, after)

    def ending(self, state: PokerRound) -> list[Message]:
        """Return the hands shown, best first, then the winner of each pot and the reason."""
        if not state.is_shown:
            return [
                Message("end-folded", {"player": seat, "chips": int(state.pot())})
                for seat in tiles_in(state.live)
            ]
        hands = state.hands.bits
        seats = tiles_in(state.live)
        seats.sort(key=lambda seat: -int(state.game.worth(hands[seat])))
        said: list[Message] = []
        for seat in seats:
            shown: dict[str, Argument] = {"player": seat, "tiles": texts(hands[seat])}
            said.append(Message("end-shows", {**shown, **rank_values(state, hands[seat])}))
        for side, (chips, able) in enumerate(state.pots()):
            best = [seat for seat in seats if seat in able]
            said.append(_pot_taken(state, chips, side, best))
        return said


def _parse_draw(words: list[str]) -> int:
    """Return a draw as its offset from the first action of the draw."""
    if len(words) == 1 and _is_number(words[0]) and int(words[0]) < COUNTS:
        return int(words[0])
    tiles = {int(parse_tile(word, 6)) for word in words}
    if len(tiles) != len(words) or len(tiles) > HAND or not tiles <= set(IN_PLAY):
        raise BadText(Message("text-action", {"text": " ".join(["draw", *words])}))
    thrown = sum([int(BIT[tile]) for tile in tiles])
    return COUNTS + int(number_of(thrown)) if thrown else 0


def _is_number(word: str) -> bool:
    return word.isascii() and word.isdecimal() and len(word) <= 9


def texts(tiles: i64) -> list[str]:
    """Return the tiles of a set as text."""
    return [tile_text(tile) for tile in tiles_in(tiles)]


# -- names of hands -------------------------------------------------------------------------------


def rank_values(state: PokerRound, hand: i64, prefix: str = "") -> dict[str, Argument]:
    """Return a rank as message arguments: its row, number (0 for a high piece) and piece."""
    worth = state.game.worth(hand)
    row = row_of(worth)
    return {
        f"{prefix}rank": RANKS[row],
        f"{prefix}number": 0 if row == HIGH_PIECE else int(worth % STEP),
        f"{prefix}piece": tile_text(best_piece(hand, state.game.by_pips)),
    }


# -- reports --------------------------------------------------------------------------------------


def _verb(action: int) -> str:
    """Return the verb of a betting action, in the notation and in message ids."""
    if action < LEVELS:
        return SPOKEN[action]
    return "raise" if is_raise(action) else "bet"


def _money(state: PokerRound, action: int) -> dict[str, Argument]:
    """Return the cost of an action, the level it reaches, and whether (1) it is all in.

    Nothing for an action that costs nothing.
    """
    if action in (FOLD, CHECK):
        return {}
    seat = state.turn
    level = state.level if action == CALL else level_of(action)
    cost = min(int(level - state.bets[seat]), int(state.stack(seat)))
    return {"chips": cost, "level": int(level), "all": int(cost == state.stack(seat))}


def _drawn(before: PokerRound, action: int, after: PokerRound) -> list[Message]:
    player = int(before.turn)
    thrown = before.thrown(action)
    said = [Message("say-draw", {"player": player, "count": int(count_bits(thrown))})]
    if thrown:
        kept = before.hands.bits[player] & ~thrown
        new = texts(after.hands.bits[player] & ~kept)
        seen: dict[str, Argument] = {"player": player, "tiles": texts(thrown), "drawn": new}
        said.append(Message("say-drawn", seen, only=player))
    if count_bits(thrown) > before.stock.left:
        said.append(Message("say-reshuffle"))
    return said


def _what_follows(before: PokerRound, after: PokerRound) -> list[Message]:
    """Return that the draw, or the betting after it, begins."""
    if after.is_over or after.phase == before.phase:
        return []
    if after.phase == DRAWING:
        return [Message("say-drawing", {"count": int(after.game.max_draw)})]
    return [Message("say-second", {"chips": int(after.unit())})]


def _pot_taken(state: PokerRound, chips: int, side: int, best: list[int]) -> Message:
    """Return who wins a pot (``side`` is 0 for the main pot), against whom, and why."""
    values: dict[str, Argument] = {"player": best[0], "chips": chips, "side": side}
    if len(best) == 1:
        return Message("end-pot-back", values)
    values.update(rank_values(state, state.hands.bits[best[0]]))
    values.update(rank_values(state, state.hands.bits[best[1]], "other_"))
    values["other"] = best[1]
    if values["rank"] != values["other_rank"]:
        return Message("end-pot-rank", values)
    return Message("end-pot-piece" if values["rank"] == "high" else "end-pot-number", values)
