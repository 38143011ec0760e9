"""Positions of Domino Poker as text fields: written by ``fields``, set up by ``place``.

``stacks`` are the chips behind, ``bets`` what lies before each seat in this betting round;
what a seat has paid is what is missing of the chips it began with. Hands that are not
given get what is left of the tiles, lowest first; then the discards, then the stock.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from librt.vecs import vec
from mypy_extensions import i64

from capicua.core.reasons import BadText, Message
from capicua.core.seats import NOBODY, parse_seat, seat_letter
from capicua.core.tile import BIT, parse_tiles, tiles_in, tiles_text
from capicua.games.poker.actions import DRAWING, FIRST, NOT_YET
from capicua.games.poker.belief import FACE_DOWN, Draws
from capicua.games.poker.tiles import FULL_SET, HAND
from capicua.games.poker.words import texts

if TYPE_CHECKING:
    from capicua.games.poker.round import PokerRound

PHASES: Final = ("first", "draw", "second")
KNOWN: Final = (
    *("dealer", "phase", "stacks", "bets", "pot", "folded", "acted", "raises", "size"),
    *("drew", "discards", "stock", "over", "paid", "turn"),
)
NONE: Final = "–"


def fields(state: PokerRound) -> dict[str, str]:
    """The position as text fields, as far as this state knows it."""
    seats = range(int(state.players))
    found: dict[str, str] = {}
    for seat in seats:
        if state.hands[seat]:
            found[seat_letter(seat)] = tiles_text(tiles_in(state.hands[seat]))
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
    if state.rules.has_draw:
        drew = [NONE if count == NOT_YET else str(count) for count in state.drew]
        found["drew"] = " ".join(drew)
        thrown = [
            " ".join([seat_letter(seat), *texts(state.discards[seat])])
            for seat in seats
            if state.discards[seat]
        ]
        found["discards"] = ", ".join(thrown) or NONE
    if state.left and len(state.stock):
        first = len(state.stock) - int(state.left)
        found["stock"] = tiles_text([int(tile) for tile in state.stock[first:]])
    if state.is_over:
        found["over"] = "shown" if state.is_shown else "yes"
        found["paid"] = _numbers(state.paid)
    found["turn"] = seat_letter(state.turn)
    return found


def _numbers(values: vec[i64]) -> str:
    return " ".join([str(value) for value in values])


def _letters(seats: list[int]) -> str:
    return " ".join([seat_letter(seat) for seat in seats]) or NONE


def place(state: PokerRound, fields: dict[str, str]) -> None:
    """Sets the position up; raises ``BadText`` naming the field that makes no sense."""
    letters = [seat_letter(seat) for seat in range(int(state.players))]
    for name in fields:
        if name not in KNOWN and name not in letters:
            raise _bad(fields, name)
    state.restart(vec[i64](), 0)
    state.clear()
    _place_seats(state, fields)
    _place_chips(state, fields)
    _place_bets(state, fields)
    _place_tiles(state, fields)
    _place_turn(state, fields)


def _place_seats(state: PokerRound, fields: dict[str, str]) -> None:
    """Who is dealt in, who has folded, who deals, and how far the hand is."""
    seats = range(int(state.players))
    folded = _seats(state, fields, "folded")
    for seat in seats:
        if state.chips[seat] and seat not in folded:
            state.live |= BIT[seat]
    if not state.live or any([state.chips[seat] == 0 for seat in folded]):
        raise _bad(fields, "folded")
    usual = state.setup.starter if state.setup.starter != NOBODY else int(state.players) - 1
    state.dealer = _seat(state, fields, "dealer", int(usual))
    phase = fields.get("phase", PHASES[FIRST]).strip().lower()
    if phase not in PHASES or (phase != PHASES[FIRST] and not state.rules.has_draw):
        raise _bad(fields, "phase")
    state.phase = PHASES.index(phase)
    words = fields.get("drew", "").split() or [NONE] * len(seats)
    if len(words) != len(seats) or (set(words) - {NONE} and not state.rules.has_draw):
        raise _bad(fields, "drew")
    for seat, word in enumerate(words):
        if word in (NONE, "-"):
            state.drew[seat] = NOT_YET
        elif word.isdecimal() and int(word) <= state.rules.max_draw and state.chips[seat]:
            state.drew[seat] = int(word)
        else:
            raise _bad(fields, "drew")


def _place_chips(state: PokerRound, fields: dict[str, str]) -> None:
    """The bets, and what each seat has behind; else the antes and the bets are paid."""
    bets = _amounts(state, fields, "bets")
    for seat in range(int(state.players)):
        state.pay(seat, state.ante)
        state.pay(seat, bets[seat])
        state.bets[seat] = bets[seat]
    state.level = max(bets)
    if "stacks" in fields:
        for seat, behind in enumerate(_amounts(state, fields, "stacks")):
            state.points[seat] = behind - state.chips[seat]
            state.paid[seat] = max(0, int(state.chips[seat]) - behind)
    if "paid" in fields:
        state.paid = vec[i64](_amounts(state, fields, "paid"))
    for seat in range(int(state.players)):
        if "over" not in fields and state.paid[seat] != -state.points[seat]:
            raise _bad(fields, "stacks")
        if state.bets[seat] > state.paid[seat]:
            raise _bad(fields, "bets")


def _place_bets(state: PokerRound, fields: dict[str, str]) -> None:
    """How often it was bet, by how much, and who has acted since."""
    unit = int(state.unit())
    level = int(state.level)
    usual = level // unit if state.rules.fixed_limit else int(level > 0)
    state.raises = _amount(fields, "raises", usual)
    state.size = _amount(fields, "size", unit if state.rules.fixed_limit else level or unit)
    acted = _seats(state, fields, "acted")
    if "acted" not in fields:
        acted = [s for s in range(int(state.players)) if level and state.bets[s] == level]
    for seat in acted:
        state.acted |= BIT[seat]


def _place_tiles(state: PokerRound, fields: dict[str, str]) -> None:
    """Hands, the discards that lie face down, and the stock."""
    seats = range(int(state.players))
    draws = Draws(state)
    free: i64 = FULL_SET
    for seat in seats:
        if seat_letter(seat) in fields:
            hand = _tiles(fields, seat_letter(seat), fields[seat_letter(seat)])
            if len(hand) != (HAND if state.chips[seat] else 0):
                raise _bad(fields, seat_letter(seat))
            state.hands[seat] = _taken(fields, seat_letter(seat), hand, free)
            free ^= state.hands[seat]
    for part in fields.get("discards", "").split(","):
        letter, *words = part.split() or [NONE]
        if letter in (NONE, "-"):
            continue
        seat = parse_seat(letter, state.players)
        thrown = _tiles(fields, "discards", " ".join(words))
        if len(thrown) != state.drew[seat]:
            raise _bad(fields, "discards")
        if draws.went[seat] == FACE_DOWN:
            state.discards[seat] = _taken(fields, "discards", thrown, free)
            free ^= state.discards[seat]
        else:
            state.discards[seat] = _taken(fields, "discards", thrown, FULL_SET)
    stock = _tiles(fields, "stock", fields.get("stock", ""))
    free ^= _taken(fields, "stock", stock, free)
    if len(stock) > draws.left:
        raise _bad(fields, "stock")
    _fill_up(state, draws, free, stock)


def _fill_up(state: PokerRound, draws: Draws, free: i64, stock: list[int]) -> None:
    """Gives what is left, lowest tiles first, to hands, face-down discards and the stock."""
    rest = tiles_in(free)
    for seat in range(int(state.players)):
        if state.chips[seat] and not state.hands[seat]:
            state.hands[seat] = _mask(rest[:HAND])
            rest = rest[HAND:]
    for seat in range(int(state.players)):
        if state.drew[seat] > 0 and draws.went[seat] == FACE_DOWN:
            if not state.discards[seat]:
                state.discards[seat] = _mask(rest[: int(state.drew[seat])])
                rest = rest[int(state.drew[seat]) :]
            state.pile |= state.discards[seat]
    state.stock = vec[i64](stock + rest)
    state.left = len(stock) + len(rest)


def _place_turn(state: PokerRound, fields: dict[str, str]) -> None:
    """Whose turn it is: the seat given, if it has to act, else the first that has to."""
    over = fields.get("over", "no").strip().lower()
    if over not in ("no", "yes", "shown"):
        raise _bad(fields, "over")
    state.is_over = over != "no"
    state.is_shown = over == "shown"
    first = (int(state.dealer) + 1) % int(state.players)
    if state.is_over:
        state.turn = _seat(state, fields, "turn", first)
        return
    if "pot" in fields and fields["pot"].strip() != str(state.pot()):
        raise _bad(fields, "pot")
    able = _to_act(state)
    if not able:
        raise _bad(fields, "turn")
    state.turn = _seat(state, fields, "turn", able[0])
    if state.turn not in able:
        raise _bad(fields, "turn")


def _to_act(state: PokerRound) -> list[int]:
    """The seats that may be the one to act, from the dealer's left."""
    seats = int(state.players)
    around = [(int(state.dealer) + step) % seats for step in range(1, seats + 1)]
    if state.live & (state.live - 1) == 0:
        return []
    if state.phase != DRAWING:
        undecided = [seat for seat in around if state.has_to_speak(seat)]
        return undecided if state.level or state.able() > 1 else []
    return [s for s in around if state.live & BIT[s] and state.drew[s] == NOT_YET][:1]


def _seat(state: PokerRound, fields: dict[str, str], name: str, usual: int) -> int:
    return parse_seat(fields[name], state.players) if name in fields else usual


def _seats(state: PokerRound, fields: dict[str, str], name: str) -> list[int]:
    words = fields.get(name, "").replace(",", " ").split()
    return [parse_seat(word, state.players) for word in words if word not in (NONE, "-")]


def _amounts(state: PokerRound, fields: dict[str, str], name: str) -> list[int]:
    """A number of chips for each seat; none before the field is given."""
    words = fields.get(name, "").split() or ["0"] * int(state.players)
    if len(words) != state.players or not all([_is_amount(word) for word in words]):
        raise _bad(fields, name)
    return [int(word) for word in words]


def _amount(fields: dict[str, str], name: str, usual: int) -> int:
    word = fields.get(name, str(usual)).strip()
    if not _is_amount(word):
        raise _bad(fields, name)
    return int(word)


def _is_amount(word: str) -> bool:
    return word.isascii() and word.isdecimal() and len(word) <= 15


def _tiles(fields: dict[str, str], name: str, text: str) -> list[int]:
    """The tiles of a text, none of them twice."""
    tiles = parse_tiles(text, 6)
    if len(set(tiles)) != len(tiles):
        raise _bad(fields, name)
    return tiles


def _taken(fields: dict[str, str], name: str, tiles: list[int], free: i64) -> i64:
    """Tiles as a word, all of them among the free ones."""
    word = _mask(tiles)
    if word & ~free:
        raise _bad(fields, name)
    return word


def _mask(tiles: list[int]) -> i64:
    word: i64 = 0
    for tile in tiles:
        word |= BIT[tile]
    return word


def _bad(fields: dict[str, str], name: str) -> BadText:
    return BadText(Message("text-position", {"field": name, "text": fields.get(name, "")}))
