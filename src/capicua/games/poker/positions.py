"""Positions of Domino Poker as text fields: written by ``fields``, set up by ``place``.

``stacks`` are the chips each seat has left, ``bets`` its chips in this betting round; the
rest of its initial chips is in the pot. The remaining tiles fill omitted hands, lowest first,
then the discards, then the stock.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from capicua.core.messages import Message
from capicua.core.position_entries import (
    NUMBER,
    SEAT,
    SEATS,
    TILES,
    WORD,
    Entry,
    by_letter,
    each_seat,
)
from capicua.core.position_fields import (
    NOTHING,
    Fields,
    bad,
    check_count,
    read_number,
    wrong_hand,
    wrong_size,
)
from capicua.core.presentation import Positions
from capicua.core.seats import NOBODY, parse_seat, seat_letter
from capicua.core.tiles.hands import Hands
from capicua.core.tiles.tile import BIT, parse_tiles, tile_text, tiles_text
from capicua.games.poker.actions import DRAWING, FIRST, NOT_YET
from capicua.games.poker.draws import FACE_DOWN, Draws
from capicua.games.poker.rules import PokerRound
from capicua.games.poker.tiles import HAND, IN_PLAY
from capicua.games.poker.words import texts

PHASES: Final = ("first", "draw", "second")
NONE: Final = "–"


class PokerPositions(Positions[PokerRound]):
    """Chips, bets and tiles of a hand."""

    def fields(self, state: PokerRound) -> dict[str, str]:
        """Return the position, as far as this state shows it."""
        seats = range(int(state.players))
        found = {
            seat: tiles for seat, tiles in state.hands.fields().items() if tiles not in NOTHING
        }
        folded = [seat for seat in seats if state.chips[seat] and not state.live & BIT[seat]]
        found["dealer"] = seat_letter(state.dealer)
        found["phase"] = PHASES[state.phase]
        found["stacks"] = " ".join([str(state.stack(seat)) for seat in seats])
        found["bets"] = _numbers(state.bets)
        found["pot"] = str(state.pot())
        found["folded"] = _letters(folded)
        found["acted"] = _letters([seat for seat in seats if state.acted & BIT[seat]])
        found["raises"] = str(state.raises)
        found["size"] = str(state.size)
        if state.game.has_draw:
            drew = [NONE if count == NOT_YET else str(count) for count in state.drew]
            found["drew"] = " ".join(drew)
            thrown = [
                " ".join([seat_letter(seat), *texts(state.discards.bits[seat])])
                for seat in seats
                if state.discards.bits[seat]
            ]
            found["discards"] = ", ".join(thrown) or NONE
        if state.stock.left and state.stock.is_known:
            found["stock"] = state.stock.text()
        if state.is_over:
            found["over"] = "shown" if state.is_shown else "yes"
            found["paid"] = _numbers(state.paid)
        found["turn"] = seat_letter(state.turn)
        return found

    def entries(self, state: PokerRound) -> list[Entry]:
        """Return the chips, who has folded, and the draws; the pot follows from the chips."""
        players = int(state.players)
        follow = ["pot", "turn", "raises", "size", "acted"]
        found = [Entry("dealer", SEAT, drops=["turn"])]
        if state.game.has_draw:
            found.append(Entry("phase", WORD, words=list(PHASES), drops=["turn"]))
        found += each_seat(players, "bets", NUMBER, drops=follow)
        found += each_seat(players, "stacks", NUMBER, drops=["pot"])
        found.append(Entry("folded", SEATS, drops=["turn"]))
        if state.game.has_draw:
            most = int(state.game.max_draw)
            found += each_seat(
                players, "drew", NUMBER, high=most, drops=["turn", "discards"], unused=NONE
            )
            found += by_letter(players, "discards", TILES, is_rare=True)
        found += [
            Entry("turn", SEAT),
            Entry("acted", SEATS, is_rare=True),
            Entry("raises", NUMBER, unused="0", is_rare=True),
            Entry("size", NUMBER, is_rare=True),
            Entry("stock", TILES, is_store=True, is_rare=True),
        ]
        return found

    def place(self, state: PokerRound, fields: dict[str, str]) -> None:
        """Set the position up; raises ``BadText`` naming the invalid field."""
        given = Fields(fields, state.game)
        state.restart(vec[i64](), 0)
        state.hands.clear()
        state.clear()
        over = given.word("over", ("no", "yes", "shown"), "no")
        state.is_over = over != "no"
        state.is_shown = over == "shown"
        _place_seats(state, given)
        _place_chips(state, given)
        _place_bets(state, given)
        _place_tiles(state, given)
        _place_turn(state, given)
        given.close()


def _numbers(values: vec[i64]) -> str:
    return " ".join([str(value) for value in values])


def _letters(seats: list[int]) -> str:
    return " ".join([seat_letter(seat) for seat in seats]) or NONE


def _place_seats(state: PokerRound, given: Fields) -> None:
    """Set up the seats dealt in and folded, the dealer, and the phase of the hand."""
    seats = range(int(state.players))
    folded = given.seats("folded")
    for seat in seats:
        if state.chips[seat] and seat not in folded:
            state.live |= BIT[seat]
    if not state.live:
        raise bad("folded", _letters(folded), Message("position-all-folded"))
    for seat in folded:
        if state.chips[seat] == 0:
            raise bad("folded", seat_letter(seat), Message("position-no-chips", {"player": seat}))
    usual = state.setup.starter if state.setup.starter != NOBODY else int(state.players) - 1
    state.dealer = given.seat("dealer", usual)
    phases = PHASES if state.game.has_draw else PHASES[:1]
    state.phase = phases.index(given.word("phase", phases, PHASES[FIRST]))
    text = given.text("drew")
    words = text.split() or [NONE] * len(seats)
    check_count("drew", words, len(seats))
    for seat, word in enumerate(words):
        state.drew[seat] = NOT_YET
        if word not in NOTHING:
            if not state.game.has_draw:
                raise bad("drew", text, Message("position-no-draw"))
            if not state.chips[seat]:
                raise bad("drew", text, Message("position-no-chips", {"player": seat}))
            state.drew[seat] = read_number("drew", word, high=int(state.game.max_draw))


def _place_chips(state: PokerRound, given: Fields) -> None:
    """Set up the bets and the chips behind; by default the antes and bets are paid."""
    bets = given.numbers("bets")
    for seat, bet in enumerate(bets):
        state.pay(seat, state.ante)
        state.pay(seat, bet)
        state.bets[seat] = bet
    state.level = max(bets)
    if given.has("stacks"):
        for seat, behind in enumerate(given.numbers("stacks")):
            state.points[seat] = behind - state.chips[seat]
            state.paid[seat] = max(0, int(state.chips[seat]) - behind)
    if given.has("paid"):
        state.paid = vec[i64](given.numbers("paid"))
    for seat, bet in enumerate(bets):
        if not state.is_over and state.paid[seat] != -state.points[seat]:
            cause = Message("position-stack", {"player": seat, "chips": int(state.chips[seat])})
            raise bad("stacks", str(state.stack(seat)), cause)
        if bet > state.paid[seat]:
            cause = Message("position-bet", {"player": seat, "paid": int(state.paid[seat])})
            raise bad("bets", str(bet), cause)


def _place_bets(state: PokerRound, given: Fields) -> None:
    """Set up the number of bets, the size of the last one, and the seats that have acted since."""
    unit = int(state.unit())
    level = int(state.level)
    fixed = state.game.fixed_limit
    state.raises = given.number("raises", level // unit if fixed else int(level > 0))
    state.size = given.number("size", unit if fixed else level or unit)
    if given.has("acted"):
        acted = given.seats("acted")
    else:
        acted = [s for s in range(int(state.players)) if level and state.bets[s] == level]
    for seat in acted:
        state.acted |= BIT[seat]


def _place_tiles(state: PokerRound, given: Fields) -> None:
    """Set up hands, face-down discards, and the stock.

    Missing fields get the lowest remaining tiles.
    """
    seats = range(int(state.players))
    draws = Draws(state.chips, state.dealer, state.drew)
    for seat in seats:
        if given.hand(state.hands, seat):
            count = HAND if state.chips[seat] else 0
            tiles = state.hands.tiles(seat)
            _check_in_play(seat_letter(seat), tiles)
            if len(tiles) != count:
                cause = wrong_hand(seat, len(tiles), count, count)
                raise bad(seat_letter(seat), tiles_text(tiles), cause)
    _place_discards(state, given, draws)
    stock = given.tiles("stock")
    _check_in_play("stock", stock)
    if len(stock) > draws.left:
        raise bad("stock", tiles_text(stock), wrong_size(len(stock), 0, draws.left))
    for seat in seats:
        if state.chips[seat]:
            _fill_up(state.hands, seat, HAND, given)
    for seat in seats:
        if draws.went[seat] == FACE_DOWN:
            _fill_up(state.discards, seat, max(0, int(state.drew[seat])), given)
            state.pile |= state.discards.bits[seat]
    stock += given.rest()
    state.stock.fill(vec[i64](stock), len(stock))


def _place_discards(state: PokerRound, given: Fields, draws: Draws) -> None:
    """Set up the discards of each seat: face down, or in play again."""
    for part in given.text("discards").split(","):
        letter, *words = part.split() or [NONE]
        if letter in NOTHING:
            continue
        seat = parse_seat(letter, state.players)
        thrown = parse_tiles(" ".join(words), state.game.high)
        _check_in_play("discards", thrown)
        if len(set(thrown)) != state.drew[seat]:
            count = max(0, int(state.drew[seat]))
            raise bad("discards", part, wrong_size(len(set(thrown)), count, count))
        if draws.went[seat] == FACE_DOWN:
            given.use(thrown)
        for tile in thrown:
            state.discards.give(seat, tile)


def _check_in_play(name: str, tiles: list[int]) -> None:
    """Raise ``BadText`` if some tiles are not in play (POK-1)."""
    for tile in tiles:
        if tile not in IN_PLAY:
            cause = Message("tile-unused", {"tile": tile_text(tile)})
            raise bad(name, tile_text(tile), cause)


def _fill_up(hands: Hands, seat: int, count: int, given: Fields) -> None:
    """Give a seat without tiles the lowest remaining ones."""
    if not hands.counts[seat]:
        for tile in given.use(given.rest()[:count]):
            hands.give(seat, tile)


def _place_turn(state: PokerRound, given: Fields) -> None:
    """Set up the turn: the given seat if it must act, otherwise the first that must."""
    first = (int(state.dealer) + 1) % int(state.players)
    pot = given.text("pot", str(state.pot()))
    if state.is_over:
        state.turn = given.seat("turn", first)
        return
    if pot != str(state.pot()):
        raise bad("pot", pot, Message("position-pot", {"pot": int(state.pot())}))
    able = _to_act(state)
    state.turn = given.seat("turn", able[0] if able else first)
    if state.turn not in able:
        cause = Message("position-nobody-acts")
        if able:
            cause = Message("position-may-act", {"seats": [seat_letter(seat) for seat in able]})
        raise bad("turn", seat_letter(state.turn), cause)


def _to_act(state: PokerRound) -> list[int]:
    """Return the possible seats to act, starting at the dealer's left."""
    seats = int(state.players)
    around = [(int(state.dealer) + step) % seats for step in range(1, seats + 1)]
    if state.live & (state.live - 1) == 0:
        return []
    if state.phase != DRAWING:
        undecided = [seat for seat in around if state.has_to_speak(seat)]
        return undecided if state.level or state.able() > 1 else []
    return [s for s in around if state.live & BIT[s] and state.drew[s] == NOT_YET][:1]
