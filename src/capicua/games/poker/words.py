"""Notation and sentences of Domino Poker."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from capicua.core.reasons import Argument, BadText, Message
from capicua.core.seats import EVERYTHING
from capicua.core.tile import BIT, count_bits, parse_tile, tile_text, tiles_in
from capicua.games.poker.actions import (
    CALL,
    CHECK,
    COUNTS,
    DRAWING,
    FOLD,
    bet_to,
    is_raise,
    level_of,
)
from capicua.games.poker.pots import pots
from capicua.games.poker.ranks import HIGH_PIECE, STEP, best_piece, row_of
from capicua.games.poker.tiles import HAND, IN_PLAY, number_of

if TYPE_CHECKING:
    from capicua.games.poker.round import PokerRound

SPOKEN: Final = {"fold": FOLD, "check": CHECK, "call": CALL}
RANKS: Final = (
    *("high", "pair", "flush", "threes", "four_straight"),
    *("full", "five_straight", "fours", "six_straight", "royal"),
)

# -- notation ---------------------------------------------------------------------------------


def text(state: PokerRound, action: i64) -> str:
    """``fold``, ``check``, ``call``, ``bet 4``, ``raise 8``; ``draw 6-4 2-1``, or ``draw 2``."""
    for word, number in SPOKEN.items():
        if action == number:
            return word
    drawn = action - state.rules.draws_at
    if drawn < 0:
        return f"{'raise' if is_raise(action) else 'bet'} {level_of(action)}"
    if drawn < COUNTS:
        return f"draw {drawn}"
    return f"draw {' '.join(texts(state.thrown(action)))}"


def parse(state: PokerRound, text: str) -> int:
    """The action of a text; raises ``BadText``."""
    verb, *rest = text.lower().replace(",", " ").split() or [""]
    if verb in SPOKEN and not rest:
        return SPOKEN[verb]
    if verb in ("bet", "raise") and len(rest) == 1 and _is_number(rest[0]):
        level = int(rest[0])
        if level <= state.rules.all_chips:
            return int(bet_to(level, verb == "raise"))
    if verb == "draw" and state.rules.has_draw:
        return int(state.rules.draws_at) + _parse_draw(rest)
    raise BadText(Message("text-action", {"text": " ".join(text.split())}))


def _parse_draw(words: list[str]) -> int:
    """The place of a draw among the actions of the draw."""
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
    """The tiles of a set as text."""
    return [tile_text(tile) for tile in tiles_in(tiles)]


# -- what a hand is called ------------------------------------------------------------------------


def rank_values(state: PokerRound, hand: i64, prefix: str = "") -> dict[str, Argument]:
    """A rank as sentences name it: its row, its number (0 for a high piece), its piece."""
    worth = state.rules.worth(hand)
    row = row_of(worth)
    return {
        f"{prefix}rank": RANKS[row],
        f"{prefix}number": 0 if row == HIGH_PIECE else int(worth % STEP),
        f"{prefix}piece": tile_text(best_piece(hand, state.rules.by_pips)),
    }


# -- choices and events ---------------------------------------------------------------------------


def label(state: PokerRound, action: i64) -> Message:
    """The action as a choice."""
    if action == FOLD:
        return Message("label-fold")
    if action == CHECK:
        return Message("label-check")
    if action >= state.rules.draws_at:
        tiles = texts(state.thrown(action))
        if not tiles:
            return Message("label-stand")
        return Message("label-draw", {"tiles": tiles, "count": len(tiles)})
    return Message(f"label-{_verb(action)}", _money(state, action))


def _verb(action: i64) -> str:
    """What putting chips in is called in ids."""
    if action == CALL:
        return "call"
    return "raise" if is_raise(action) else "bet"


def _money(state: PokerRound, action: i64) -> dict[str, Argument]:
    """What an action costs, the level it reaches, and whether (1) it takes all chips."""
    seat = state.turn
    level = state.level if action == CALL else level_of(action)
    cost = min(int(level - state.bets[seat]), int(state.stack(seat)))
    return {"chips": cost, "level": int(level), "all": int(cost == state.stack(seat))}


def narrate(state: PokerRound, action: i64) -> list[Message]:
    """What is said; then what is drawn, by its number and to the drawer alone by its tiles."""
    player = int(state.turn)
    if action >= state.rules.draws_at:
        said = _drawn(state, action)
    elif action in (FOLD, CHECK):
        said = [Message("say-fold" if action == FOLD else "say-check", {"player": player})]
    else:
        said = [Message(f"say-{_verb(action)}", {"player": player, **_money(state, action)})]
    return said + _what_follows(state, action)


def _drawn(state: PokerRound, action: i64) -> list[Message]:
    player = int(state.turn)
    tiles = state.thrown(action)
    said = [Message("say-draw", {"player": player, "count": int(count_bits(tiles))})]
    if tiles and state.viewer == EVERYTHING:
        after = _after(state, action)
        new = texts(after.hands[player] & ~(state.hands[player] ^ tiles))
        seen: dict[str, Argument] = {"player": player, "tiles": texts(tiles), "drawn": new}
        said.append(Message("say-drawn", seen, only=player))
    if count_bits(tiles) > state.left:
        said.append(Message("say-reshuffle"))
    return said


def _after(state: PokerRound, action: i64) -> PokerRound:
    after = state.clone()
    assert isinstance(after, type(state))
    after.advance(action)
    return after


def _what_follows(state: PokerRound, action: i64) -> list[Message]:
    """That the draw begins, or the betting after it; the end is told by ``ending``."""
    if not state.rules.has_draw or state.viewer != EVERYTHING:
        return []
    after = _after(state, action)
    if after.is_over or after.phase == state.phase:
        return []
    if after.phase == DRAWING:
        return [Message("say-drawing", {"count": int(state.rules.max_draw)})]
    return [Message("say-second", {"chips": int(after.unit())})]


def ending(state: PokerRound) -> list[Message]:
    """The hands shown, best first; then who takes each pot, and what decides it."""
    if not state.is_shown:
        return [
            Message("end-folded", {"player": seat, "chips": int(state.pot())})
            for seat in tiles_in(state.live)
        ]
    seats = tiles_in(state.live)
    seats.sort(key=lambda seat: -int(state.rules.worth(state.hands[seat])))
    said: list[Message] = []
    for seat in seats:
        hand = state.hands[seat]
        shown: dict[str, Argument] = {"player": seat, "tiles": texts(hand)}
        said.append(Message("end-shows", {**shown, **rank_values(state, hand)}))
    for number, (chips, able) in enumerate(pots(state)):
        best = [seat for seat in seats if seat in able]
        said.append(_pot_taken(state, chips, number, best))
    return said


def _pot_taken(state: PokerRound, chips: int, number: int, best: list[int]) -> Message:
    """Who takes a pot (``side`` is 0 for the main one), over whom, and by what."""
    values: dict[str, Argument] = {"player": best[0], "chips": chips, "side": number}
    if len(best) == 1:
        return Message("end-pot-back", values)
    values.update(rank_values(state, state.hands[best[0]]))
    values.update(rank_values(state, state.hands[best[1]], "other_"))
    values["other"] = best[1]
    if values["rank"] != values["other_rank"]:
        return Message("end-pot-rank", values)
    return Message("end-pot-piece" if values["rank"] == "high" else "end-pot-number", values)
