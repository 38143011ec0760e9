"""The cross in notation and in sentences."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from capicua.core.reasons import Argument, BadText, Message, Refused
from capicua.core.seats import EVERYTHING, parse_seat, seat_letter
from capicua.core.tile import (
    BIT,
    HIGH,
    double_of,
    is_double,
    other_half,
    parse_tile,
    pips_in,
    tile_text,
)
from capicua.families.cross.plays import (
    AFTER_LEAD,
    DRAW,
    EXCHANGE,
    FIRST_TIE,
    KEEP,
    LEAD,
    PASS,
    PLAY,
    SEAT_TILES,
    SHARED_TIE,
    START,
    play_of,
    tile_played,
    train_played,
)
from capicua.families.cross.scoring import loss_of, lowest_total, multiplier

if TYPE_CHECKING:
    from capicua.families.cross.table import CrossTable

WORDS: Final = {"pass": PASS, "exchange": EXCHANGE, "keep": KEEP, "draw": DRAW}


# -- notation ---------------------------------------------------------------------------


def text(action: i64) -> str:
    """An action as the rules write it: ``lead 2-2``, ``2-1>C``, or a word."""
    if action >= PLAY:
        return f"{tile_text(tile_played(action))}>{seat_letter(train_played(action))}"
    if action >= LEAD:
        return f"lead {tile_text(double_of(action - LEAD))}"
    for word, number in WORDS.items():
        if number == action:
            return word
    raise ValueError(f"no action {action}")


def parse(state: CrossTable, text: str) -> int:
    """The action of a notation; raises ``BadText``."""
    wanted = " ".join(text.lower().split())
    if wanted in WORDS:
        return WORDS[wanted]
    try:
        if wanted.startswith("lead "):
            tile = parse_tile(wanted[5:], 6)
            if is_double(tile):
                return LEAD + HIGH[tile]
        elif ">" in wanted:
            tile_part, _, seat_part = wanted.partition(">")
            return play_of(parse_tile(tile_part, 6), parse_seat(seat_part, state.players))
    except Refused:
        pass
    raise BadText(Message("text-action", {"text": text.strip()}))


# -- choices ----------------------------------------------------------------------------


def label(state: CrossTable, action: i64) -> Message:
    """An action as a choice to be offered."""
    if action >= PLAY:
        owner = int(train_played(action))
        tile = tile_text(tile_played(action))
        return Message("label-play", {"tile": tile, "player": int(state.turn), "owner": owner})
    if action >= LEAD:
        return Message("label-lead", {"tile": tile_text(double_of(action - LEAD))})
    if action == EXCHANGE:
        factor = int(multiplier(state, state.turn) * state.house.factor)
        id = "label-exchange_after" if state.phase == AFTER_LEAD else "label-exchange"
        return Message(id, {"tiles": int(state.counts[state.turn]), "factor": factor})
    return Message(f"label-{text(action)}")


# -- events -----------------------------------------------------------------------------


def narrate(state: CrossTable, action: i64) -> list[Message]:
    """What people are told of an action, before it is taken."""
    player = int(state.turn)
    if action >= PLAY:
        return _narrate_play(state, tile_played(action), train_played(action))
    if action >= LEAD:
        tile = tile_text(double_of(action - LEAD))
        return [Message("say-lead", {"player": player, "tile": tile})]
    if action == PASS:
        if state.phase == START:
            return [Message("say-pass_start", {"player": player})]
        id = "say-pass_again" if state.open & BIT[player] else "say-pass_open"
        return [Message(id, {"player": player, "end": int(state.ends[player])})]
    if action == EXCHANGE:
        return _narrate_exchange(state)
    if action == DRAW:
        return _narrate_draw(state)
    return [Message("say-keep", {"player": player})]


def _narrate_play(state: CrossTable, tile: i64, train: i64) -> list[Message]:
    player, owner = int(state.turn), int(train)
    end = int(other_half(tile, state.ends[train]))
    said = [
        Message("say-play", {"player": player, "tile": tile_text(tile), "owner": owner, "end": end})
    ]
    if state.open & BIT[train]:
        closes = player == owner if state.house.owner_closes else not is_double(tile)
        id = "say-closes" if closes else "say-stays_open"
        said.append(Message(id, {"player": player, "owner": owner, "end": end}))
    return said


def _narrate_exchange(state: CrossTable) -> list[Message]:
    player = int(state.turn)
    factor = int(multiplier(state, player) * state.house.factor)
    arguments: dict[str, Argument] = {
        "player": player,
        "tiles": int(state.counts[player]),
        "factor": factor,
    }
    said = [Message("say-exchange", arguments)]
    if state.viewer == EVERYTHING:
        heap = state.stock[state.taken : state.taken + SEAT_TILES]
        taken: dict[str, Argument] = {"tiles": [tile_text(tile) for tile in heap]}
        said.append(Message("say-heap", taken, player))
    return said


def _narrate_draw(state: CrossTable) -> list[Message]:
    player = int(state.turn)
    left = int(state.stock_size - state.taken) - 1
    said = [Message("say-draw", {"player": player, "left": left})]
    if state.viewer == EVERYTHING:
        tile = tile_text(state.stock[state.taken])
        said.append(Message("say-drew", {"player": player, "tile": tile}, player))
    if left == 0:
        said.append(Message("say-boneyard_empty"))
    return said


# -- the end ----------------------------------------------------------------------------


def ending(state: CrossTable) -> list[Message]:
    """How a finished hand ended, and each loser's sum."""
    if state.is_void:
        return [Message("end-void")]
    if not state.ended_blocked():
        return [Message("end-out", {"player": int(state.winner)}), *account(state)]
    return [_how_blocked(state), *_drawn_pips(state), *account(state)]


def account(state: CrossTable) -> list[Message]:
    """Who wins a hand that counts, what the others lose, and what that comes to."""
    if not state.ended_blocked():
        return _losses(state, [int(state.winner)], 0, "end-loss_out") + _winnings(state)
    least = int(lowest_total(state))
    winners = [seat for seat in range(state.players) if state.left[seat] == least]
    if len(winners) == 1:
        said = [Message("end-lowest", {"player": winners[0], "pips": least})]
    elif state.house.tie == SHARED_TIE:
        said = [Message("end-shares", {"player": seat, "pips": least}) for seat in winners]
    elif state.house.tie == FIRST_TIE:
        winners = [int(state.winner)]
        said = [Message("end-tie_first", {"player": winners[0], "pips": least})]
    else:
        return [Message("end-tie_void", {"pips": least})]
    return said + _losses(state, winners, least, "end-loss_blocked") + _winnings(state)


def _how_blocked(state: CrossTable) -> Message:
    held: i64 = 0
    for hand in state.hands:
        held |= hand
    if held & state.all_fitting():
        return Message("end-stalemate")
    numbers = sorted({str(end) for end in state.ends})
    return Message("end-blocked", {"numbers": numbers, "count": len(numbers)})


def _drawn_pips(state: CrossTable) -> list[Message]:
    """What the drawn tiles still in hand weigh, as that often decides the score."""
    said: list[Message] = []
    for seat in range(state.players):
        pips = int(pips_in(state.drawn[seat] & state.hands[seat]))
        if pips:
            said.append(Message("end-drawn", {"player": seat, "pips": pips}))
    return said


def _losses(state: CrossTable, winners: list[int], least: int, id: str) -> list[Message]:
    """For each loser the base, the multiplier, and what is paid after rounding."""
    said: list[Message] = []
    for seat in range(state.players):
        if seat in winners:
            continue
        loss = int(loss_of(state, seat, least))
        arguments: dict[str, Argument] = {
            "player": seat,
            "pips": int(state.left[seat]),
            "least": least,
            "stake": int(state.house.stake),
            "factor": int(multiplier(state, seat)),
            "loss": loss,
        }
        said.append(Message("end-loss_stake" if state.house.by_stake else id, arguments))
        paid = -int(state.points[seat])
        if paid != loss:
            said.append(Message("end-rounded", {"player": seat, "loss": loss, "paid": paid}))
    return said


def _winnings(state: CrossTable) -> list[Message]:
    return [
        Message("end-wins", {"player": seat, "points": int(state.points[seat])})
        for seat in range(state.players)
        if state.points[seat] > 0
    ]
