"""The cross in notation and messages."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from capicua.core.action_parts import Part, arm, tile, word
from capicua.core.game import Game
from capicua.core.messages import Argument, BadText, Message, Refused
from capicua.core.presentation import Words
from capicua.core.seats import parse_seat, seat_letter
from capicua.core.setup import Setup
from capicua.core.tiles.random import Deal
from capicua.core.tiles.tile import BIT, HIGH, double_of, is_double, parse_tile, pips_in, tile_text
from capicua.families.cross.actions import (
    AFTER_LEAD,
    DRAW,
    EXCHANGE,
    FIRST_TIE,
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
from capicua.families.cross.rules import CrossRound
from capicua.families.cross.scoring import loss_of, lowest_total, multiplier

WORDS: Final = ("pass", "exchange", "keep", "draw")
"""The actions that are words, by their numbers."""


class CrossWords(Words[CrossRound]):
    """Notation and messages for plays, leads and the four keywords."""

    def parts(self, state: CrossRound, action: int) -> list[Part]:
        """Return the parts of ``lead 2-2``, ``2-1>C``, or a word."""
        if action >= PLAY:
            train = train_played(action)
            return [tile(tile_played(action)), arm(seat_letter(train), train, ">")]
        if action >= LEAD:
            return [word("lead"), tile(double_of(action - LEAD))]
        return [word(WORDS[action])]

    def parse(self, state: CrossRound, text: str) -> int:
        """Parse an action; raises ``BadText``."""
        wanted = " ".join(text.lower().split())
        if wanted in WORDS:
            return WORDS.index(wanted)
        high = state.game.high
        try:
            if wanted.startswith("lead "):
                double = parse_tile(wanted.removeprefix("lead "), high)
                if is_double(double):
                    return LEAD + HIGH[double]
            elif ">" in wanted:
                tile_part, _, seat_part = wanted.partition(">")
                return play_of(parse_tile(tile_part, high), parse_seat(seat_part, state.players))
        except Refused:
            pass
        raise BadText(Message("text-action", {"text": text.strip()}))

    def label(self, state: CrossRound, action: int) -> Message:
        """Return the action as a choice offered to the player."""
        player = int(state.turn)
        if action >= PLAY:
            said: dict[str, Argument] = {
                "tile": tile_text(tile_played(action)),
                "player": player,
                "owner": int(train_played(action)),
            }
            return Message("label-play", said)
        if action >= LEAD:
            return Message("label-lead", {"tile": tile_text(double_of(action - LEAD))})
        if action == EXCHANGE:
            factor = int(multiplier(state, player) * state.game.factor)
            id = "label-exchange_after" if state.phase == AFTER_LEAD else "label-exchange"
            return Message(id, {"tiles": int(state.hands.counts[player]), "factor": factor})
        return Message(f"label-{WORDS[action]}")

    def narrate(self, before: CrossRound, action: int, after: CrossRound) -> list[Message]:
        """Return the messages that report an action."""
        player = int(before.turn)
        if action >= PLAY:
            return _narrate_play(before, action, after)
        if action >= LEAD:
            led = tile_text(double_of(action - LEAD))
            return [Message("say-lead", {"player": player, "tile": led})]
        if action == PASS:
            if before.phase == START:
                return [Message("say-pass_start", {"player": player})]
            id = "say-pass_again" if before.open & BIT[player] else "say-pass_open"
            return [Message(id, {"player": player, "end": int(before.ends[player])})]
        if action == EXCHANGE:
            return _narrate_exchange(before, after)
        if action == DRAW:
            return _narrate_draw(before, after)
        return [Message("say-keep", {"player": player})]

    def redealt(self, game: Game, setup: Setup, deal: Deal) -> list[Message]:
        """Return a message that no hand held a double to lead with (GAR-4, COR-4)."""
        return [Message("redealt-no-double")]

    def ending(self, state: CrossRound) -> list[Message]:
        """Return how a finished round ended, and how each loser's loss is computed."""
        if state.is_void:
            return [Message("end-void")]
        if not state.ended_blocked():
            return [Message("end-out", {"player": int(state.winner)}), *account(state)]
        return [_how_blocked(state), *_drawn_pips(state), *account(state)]


def _narrate_play(before: CrossRound, action: int, after: CrossRound) -> list[Message]:
    train = int(train_played(action))
    said: dict[str, Argument] = {
        "player": int(before.turn),
        "owner": train,
        "end": int(after.ends[train]),
    }
    told = [Message("say-play", {**said, "tile": tile_text(tile_played(action))})]
    if before.open & BIT[train]:
        stays = after.open & BIT[train]
        told.append(Message("say-stays_open" if stays else "say-closes", said))
    return told


def _narrate_exchange(before: CrossRound, after: CrossRound) -> list[Message]:
    player = int(before.turn)
    arguments: dict[str, Argument] = {
        "player": player,
        "tiles": int(before.hands.counts[player]),
        "factor": int(multiplier(after, player)),
    }
    heap = [tile_text(taken) for taken in before.stock.tiles()[:SEAT_TILES]]
    return [
        Message("say-exchange", arguments),
        Message("say-heap", {"tiles": heap}, player),
    ]


def _narrate_draw(before: CrossRound, after: CrossRound) -> list[Message]:
    player = int(before.turn)
    left = int(after.stock.left)
    drawn = tile_text(before.stock.tiles()[0])
    said = [
        Message("say-draw", {"player": player, "left": left}),
        Message("say-drew", {"player": player, "tile": drawn}, player),
    ]
    if left == 0:
        said.append(Message("say-boneyard_empty"))
    return said


def account(state: CrossRound) -> list[Message]:
    """Return the winner of a round that counts, the others' losses, and their total."""
    if not state.ended_blocked():
        return _losses(state, [int(state.winner)], 0, "end-loss_out") + _winnings(state)
    least = int(lowest_total(state))
    winners = [seat for seat in range(state.players) if state.left[seat] == least]
    if len(winners) == 1:
        said = [Message("end-lowest", {"player": winners[0], "pips": least})]
    elif state.game.tie == SHARED_TIE:
        said = [Message("end-shares", {"player": seat, "pips": least}) for seat in winners]
    elif state.game.tie == FIRST_TIE:
        winners = [int(state.winner)]
        said = [Message("end-tie_first", {"player": winners[0], "pips": least})]
    else:
        return [Message("end-tie_void", {"pips": least})]
    return said + _losses(state, winners, least, "end-loss_blocked") + _winnings(state)


def _how_blocked(state: CrossRound) -> Message:
    held: i64 = 0
    for hand in state.hands.bits:
        held |= hand
    if held & state.all_fitting():
        return Message("end-stalemate")
    numbers = sorted({str(end) for end in state.ends})
    return Message("end-blocked", {"numbers": numbers, "count": len(numbers)})


def _drawn_pips(state: CrossRound) -> list[Message]:
    """Return the pips of the drawn tiles still in hand, which often decide the score."""
    said: list[Message] = []
    for seat in range(state.players):
        pips = int(pips_in(state.drawn[seat] & state.hands.bits[seat]))
        if pips:
            said.append(Message("end-drawn", {"player": seat, "pips": pips}))
    return said


def _losses(state: CrossRound, winners: list[int], least: int, id: str) -> list[Message]:
    """Return for each loser the base, the factor, and the amount paid after rounding."""
    said: list[Message] = []
    for seat in range(state.players):
        if seat in winners:
            continue
        loss = int(loss_of(state, seat, least))
        arguments: dict[str, Argument] = {
            "player": seat,
            "pips": int(state.left[seat]),
            "least": least,
            "stake": int(state.game.stake),
            "factor": int(multiplier(state, seat)),
            "loss": loss,
        }
        said.append(Message("end-loss_stake" if state.game.by_stake else id, arguments))
        paid = -int(state.points[seat])
        if paid != loss:
            said.append(Message("end-rounded", {"player": seat, "loss": loss, "paid": paid}))
    return said


def _winnings(state: CrossRound) -> list[Message]:
    return [
        Message("end-wins", {"player": seat, "points": int(state.points[seat])})
        for seat in range(state.players)
        if state.points[seat] > 0
    ]
