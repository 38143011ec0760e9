"""Zones around the middle of the table: stocks, taken tiles, pots, offers and hands."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from capicua.core.messages import Message
from capicua.core.zones import Hand, Offer, Pot, Score, Stock, Taken
from capicua.render.language import Language
from capicua.render.svg.blocks import Piece, beside, flowing, line_of, paragraph, stacked
from capicua.render.svg.tableau import standing
from capicua.render.svg.tiles import FAINT, HALF, INK, LONG, PLATE, RIM, WARM, back, moved, number
from capicua.render.text import title_of
from capicua.render.text_style import ascending

SIZE: Final = 13.0
MOST_OPEN: Final = 60
"""Maximum number of visible tiles drawn in a stock; larger stocks show only their size."""
MOST_BACKS: Final = 15
"""Maximum number of face-down tiles drawn in a hand."""


def tiles_of(texts: Sequence[str], width: float, scale: float, gap: float = 3) -> Piece:
    """Return tiles in rows that fit the available width."""
    return flowing([standing(text) for text in texts], width / scale, gap).scaled(scale)


def heap(count: int, scale: float, most: int = 4, step: float = 4) -> Piece:
    """Return overlapping face-down tiles, of which the first few stand for all."""
    shown = min(count, most)
    if not shown:
        return Piece()
    body = "".join(back(HALF / 2 + step * place, LONG / 2) for place in range(shown))
    return Piece(HALF + step * (shown - 1), LONG, body).scaled(scale)


def drawn_stock(zone: Stock, language: Language, width: float) -> Piece:
    """Return a stock with its size; visible tiles are drawn face up."""
    count = language.text("count-tiles", count=zone.count)
    if zone.kept:
        count += f" · {language.text('stock-kept', count=zone.kept)}"
    head = line_of(f"{title_of(zone, language)}: {count}", SIZE, FAINT)
    shown = zone.tiles if len(zone.tiles) <= MOST_OPEN else []
    tiles = tiles_of(shown, width, 0.5 if len(shown) > 12 else 0.7)
    hidden = zone.count - len(shown)
    return stacked([head, beside([heap(hidden, 0.7), tiles], 8)], 4)


def drawn_offer(zone: Offer, language: Language, reader: int | None) -> Piece:
    """Return a face-up tile that may be taken."""
    words = title_of(zone, language)
    if zone.seat is not None:
        offer = Message("offer-from", {"tile": zone.tile, "player": zone.seat})
        words += f": {language.say(offer, reader)}"
    return stacked([line_of(words, SIZE, FAINT), standing(zone.tile, WARM)], 4)


def drawn_taken(zone: Taken, language: Language, width: float) -> Piece:
    """Return what a side has won: points, tricks as small rows, tiles."""
    whose = " + ".join(language.name(seat) for seat in zone.seats)
    words = f"{title_of(zone, language)} ({whose}): "
    words += language.text("taken-points", points=zone.points)
    count = len(zone.tiles) + len(zone.rest)
    if count:
        words += f" · {language.text('count-tiles', count=count)}"
    tricks = [beside([standing(text) for text in trick], 1).scaled(0.42) for trick in zone.tricks]
    parts = [line_of(words, SIZE, FAINT), flowing(tricks, width, 8)]
    return stacked([*parts, tiles_of(zone.tiles, width, 0.42)], 4)


def drawn_pot(zone: Pot, words: str) -> Piece:
    """Return a pot of chips; at most a dozen are drawn."""
    chips = ""
    for place in range(min(zone.chips, 12)):
        face, rim = ("#b3543f", "#e9dfc4") if place % 2 else ("#e9dfc4", "#b3543f")
        chips += moved(
            f'<circle r="11" fill="{face}" stroke="{RIM}"/>'
            f'<circle r="7" fill="none" stroke="{rim}" stroke-dasharray="3 2"/>',
            13 + 15 * (place % 6),
            34 - 16 * (place // 6),
        )
    return stacked([Piece(101, 46, chips), line_of(words, SIZE, INK, bold=True)], 2, middle=True)


def drawn_hand(hand: Hand, width: float, most: float = 1) -> Piece:
    """Return the reader's tiles, sorted, as large as one or two rows allow."""
    tiles = [standing(text) for text in ascending(hand.tiles)]
    row = beside(tiles, 5)
    if row.width * 0.7 > width:
        return flowing(tiles, width / 0.7, 5, middle=True).scaled(0.7)
    return row.within(width, LONG * most, most)


def points_of(score: Score | None, seat: int) -> str:
    """Return a player's points in the match, and what this round has brought of them."""
    if score is None:
        return ""
    added = score.round[seat]
    total = score.totals[seat] + added
    return f"{total} {added:+d}" if added else f"{total}"


def drawn_seat(
    hand: Hand,
    language: Language,
    reader: int | None,
    turn: bool,
    score: Score | None,
    width: float,
) -> Piece:
    """Return a player: name, points, tiles or their backs, and notes."""
    points = points_of(score, hand.seat)
    dot = Piece(10, 10, f'<circle cx="5" cy="5" r="4.5" fill="{WARM}"/>') if turn else Piece()
    name = line_of(language.name(hand.seat), 14, WARM if turn else INK, bold=True)
    head = beside([dot, name, line_of(points, SIZE, FAINT)], 7)
    tiles = (
        tiles_of(ascending(hand.tiles), width, 0.8 if len(hand.tiles) < 8 else 0.55)
        if hand.tiles
        else heap(hand.count, 0.4, MOST_BACKS, 13)
    )
    count = line_of(language.text("count-tiles", count=hand.count), SIZE, FAINT)
    shown = tiles if hand.tiles else stacked([tiles, count], 3)
    notes = [
        paragraph(language.say(note, reader), max(width, 110), 12, FAINT, most=2)
        for note in hand.notes
    ]
    inner = stacked([head, shown, *notes], 5).padded(9, 7)
    wide = max(inner.width, 96)
    ring = f' stroke="{WARM}" stroke-width="1.5"' if turn else ""
    size = f'width="{number(wide)}" height="{number(inner.height)}"'
    plate = f'<rect {size} rx="8" fill="{PLATE}"{ring}/>'
    return Piece(wide, inner.height, plate + inner.body)
