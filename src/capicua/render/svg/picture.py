"""A view as an SVG document: the table as one seat may see it.

Independent of games: it draws every kind of zone in ``core/zones.py``. The boards are in the
middle, the other players above, the reader's tiles below.
"""

from __future__ import annotations

from collections.abc import Sequence
from html import escape
from typing import Final

from capicua.core.action_parts import ARM, TILE
from capicua.core.messages import BadOption, Message, closest_name
from capicua.core.seats import EVERYTHING
from capicua.core.state import State
from capicua.core.zones import (
    Arm,
    Calls,
    Facts,
    Grid,
    Hand,
    Layout,
    Melds,
    Offer,
    Piles,
    Plane,
    Pot,
    Row,
    Score,
    Stock,
    Taken,
    Trick,
    Zone,
)
from capicua.render.language import Language
from capicua.render.svg.blocks import Piece, beside, flowing, line_of, paragraph, stacked
from capicua.render.svg.line import drawn_line
from capicua.render.svg.side_zones import (
    drawn_hand,
    drawn_offer,
    drawn_pot,
    drawn_seat,
    drawn_stock,
    drawn_taken,
    heap,
    points_of,
    tiles_of,
)
from capicua.render.svg.tableau import (
    drawn_grid,
    drawn_melds,
    drawn_piles,
    drawn_plane,
    drawn_row,
    drawn_trick,
    standing,
)
from capicua.render.svg.tiles import (
    FAINT,
    FELT,
    LAST,
    MARKS,
    RIM,
    STYLES,
    UNMARKED,
    WARM,
    Marks,
    moved,
    number,
    styled,
    with_definitions,
)
from capicua.render.svg.trains import drawn_trains, star_around
from capicua.render.text import ZoneView, draw, title_of
from capicua.render.text_style import TextStyle

MARGIN: Final = 16.0
NUMERALS_FROM: Final = 9
"""Highest number of the smallest set with numerals, as larger numbers of pips are hard to count."""
TRAINS: Final = "trains"
"""The shape of boards that are drawn as stars."""
STAR: Final = 0.8
"""Scale of tiles in stars without words."""
ENLARGED: Final = 1.8
"""Maximum scale of tiles in pictures without words."""
BOARDS: Final = (Layout, Row, Grid, Plane, Piles, Melds, Trick)
"""Kinds of zones that form the middle of the table."""


class Picture(str):
    """An SVG document, displayed as a picture in notebooks."""

    def _repr_svg_(self) -> str:
        return str(self)


def picture(
    view: ZoneView,
    language: Language,
    width: int = 640,
    style: str = "dark",
    highlight: bool = False,
) -> Picture:
    """Return the table as the view's seat sees it; ``width`` is in pixels, the height follows.

    ``highlight`` marks the last action and the legal ones. Raises ``BadOption`` for unknown styles.
    """
    if style not in STYLES:
        allowed = ", ".join(STYLES)
        raise BadOption(
            Message(
                "unknown-style", {"style": style, "allowed": allowed, **closest_name(style, STYLES)}
            )
        )
    marks = MARKS.set(marks_of(view.known) if highlight else UNMARKED)
    try:
        return Picture(styled(Drawing(view, language, width).whole(), style))
    finally:
        MARKS.reset(marks)


def marks_of(known: State) -> Marks:
    """Return the highlights: the last tile played, and the parts of the legal actions."""
    lying = _lying(known.zones())
    tiles: dict[str, str] = {}
    arms: set[str] = set()
    may_act = known.viewer in (known.turn, EVERYTHING) and not known.is_over
    for action in known.legal_actions() if may_act else []:
        for part in known.parts(action):
            tiles[lying.get(part.touch, part.touch.removeprefix("tile:"))] = WARM
            if part.kind == ARM:
                arms.add(part.name)
    if known.log:
        for part in known.parts(int(known.log[len(known.log) - 1])):
            if part.kind == TILE:
                tiles[part.touch.removeprefix("tile:")] = LAST
    return Marks(tiles, arms)


def _lying(zones: Sequence[Zone]) -> dict[str, str]:
    """Return the tile at each touchable place: in a row, on a pile, in a cell."""
    found: dict[str, str] = {}
    for zone in zones:
        if isinstance(zone, Row):
            found |= {f"place:{n}": text for n, text in enumerate(zone.tiles, 1) if text}
        elif isinstance(zone, Piles):
            tops = {n: pile.tiles[-1] for n, pile in enumerate(zone.piles, 1) if pile.tiles}
            found |= {f"pile:{n}": text for n, text in tops.items()}
        elif isinstance(zone, Grid):
            found |= {
                f"cell:r{row}c{column}": text
                for row, tiles in enumerate(zone.rows, 1)
                for column, text in enumerate(tiles, 1)
                if text
            }
    return found


class Drawing:
    """Draws one picture of a view; without ``words``, only tiles and tokens."""

    def __init__(self, view: ZoneView, language: Language, width: int, words: bool = True) -> None:
        self.view = view
        self.language = language
        self.width = width
        self.words = words
        self.room = width - 2 * MARGIN if words else width - 20.0
        seat = view.seat
        self.reader = seat if seat is not None and seat >= 0 else None
        self.zones = view.zones
        hands = [zone for zone in self.zones if isinstance(zone, Hand)]
        own = [hand for hand in hands if hand.seat == self.reader and hand.tiles]
        self.own = own[0] if own else None
        self.others = [hand for hand in hands if hand is not self.own]
        self.score = next((zone for zone in self.zones if isinstance(zone, Score)), None)

    # -- whole pictures --------------------------------------------------------------------

    def whole(self) -> str:
        """Return the full picture: other players, boards, stocks, the reader's tiles, notes."""
        parts = [self.players(), *self.boards(self.room * 0.72)]
        beside_it = [self.aside(zone) for zone in self.zones if not isinstance(zone, BOARDS)]
        parts.append(flowing([piece for piece in beside_it if piece.height], self.room, 18))
        parts += [self.own_place(), *self.told()]
        body = stacked([part for part in parts if part.height], 16, middle=True)
        left = (self.width - body.width) / 2
        content = moved(body.body, left, MARGIN)
        words = "\n".join(draw(self.view, self.language, TextStyle(plain=True)))
        return self.document(content, body.height + 2 * MARGIN, self.title(), words)

    def fitted(self, height: int, title: str) -> str:
        """Return the boards, fitted to the width and a height; without boards, the hands.

        Trains run out of the picture, so that their tiles are as large as in other games.
        """
        room = height - 20.0
        trains = [zone for zone in self.zones if isinstance(zone, Layout) and zone.shape == TRAINS]
        if trains:
            star = star_around(trains[0])
            content = moved(star, self.width / 2, height / 2, scale=STAR)
            return self.document(content, height, title, "")
        parts = self.boards(room) or self.bare()
        if self.own is not None and any(isinstance(zone, Trick) for zone in self.zones):
            parts.append(drawn_hand(self.own, self.room, 0.62))
        board = stacked(parts, 10, middle=True).within(self.room, room, ENLARGED)
        left, top = (self.width - board.width) / 2, (height - board.height) / 2
        return self.document(moved(board.body, left, top), height, title, "")

    def document(self, content: str, height: float, title: str, words: str) -> str:
        """Return a complete SVG document with the given content."""
        high = int(self.view.known.game.high)
        head = (
            f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {self.width} {number(height)}" '
            f'width="{self.width}" height="{number(height)}" role="img" '
            f'lang="{self.language.code}" font-family="system-ui, sans-serif">'
            f"<title>{escape(title, quote=False)}</title>"
        )
        described = f"<desc>{escape(words, quote=False)}</desc>" if words else ""
        table = (
            f'<rect x=".5" y=".5" width="{self.width - 1}" height="{number(height - 1)}" rx="12" '
            f'fill="{FELT}" stroke="{RIM}"/>'
        )
        numerals = self.words and high >= NUMERALS_FROM
        drawn = with_definitions(table + content, high, numerals)
        return f"{head}{described}{drawn}</svg>\n"

    def title(self) -> str:
        """Return the accessible title: the game and the viewer."""
        name = self.language.text("name")
        if self.reader is None:
            everything = int(self.view.known.viewer) == EVERYTHING
            return self.language.text("picture-all" if everything else "picture-watcher", game=name)
        return self.language.text("picture-seat", game=name, player=self.reader)

    # -- parts -------------------------------------------------------------------------------

    def boards(self, height: float) -> list[Piece]:
        """Return the boards in the middle of the table."""
        there = [zone for zone in self.zones if isinstance(zone, BOARDS)]
        found = []
        for zone in there:
            piece = self.board(zone, self.room, height / len(there))
            most = 1.5 if isinstance(zone, Trick | Plane) else 1.2
            most = most if self.words else ENLARGED
            piece = piece.within(self.room, height / len(there), most)
            if self.words and len(there) > 1:
                piece = stacked([line_of(title_of(zone, self.language), 13, FAINT), piece], 4, True)
            found.append(piece)
        return found

    def board(self, zone: Zone, width: float, height: float) -> Piece:
        """Return one board in its natural size."""
        if isinstance(zone, Layout) and zone.shape == TRAINS:
            return drawn_trains(zone, width, height, self.arm_words)
        if isinstance(zone, Layout):
            return drawn_line(zone, width, height, self.words)
        if isinstance(zone, Row):
            return drawn_row(zone, width, height, self.words)
        if isinstance(zone, Grid):
            return drawn_grid(zone, self.words)
        if isinstance(zone, Plane):
            return drawn_plane(zone)
        if isinstance(zone, Piles):
            return drawn_piles(zone, width, self.words)
        if isinstance(zone, Melds):
            return drawn_melds(zone, width, self.words)
        assert isinstance(zone, Trick)
        seats = int(self.view.known.players)
        names = [self.language.name(seat) for seat in range(seats)] if self.words else []
        return drawn_trick(zone, seats, self.reader or 0, names)

    def aside(self, zone: Zone) -> Piece:
        """Return a zone outside the middle; empty for zones shown as text."""
        if isinstance(zone, Stock):
            return drawn_stock(zone, self.language, self.room)
        if isinstance(zone, Offer):
            return drawn_offer(zone, self.language, self.reader)
        if isinstance(zone, Taken):
            return drawn_taken(zone, self.language, self.room)
        if isinstance(zone, Pot):
            chips = self.language.text("pot-chips", count=zone.chips)
            return drawn_pot(zone, f"{title_of(zone, self.language)}: {chips}")
        return Piece()

    def bare(self) -> list[Piece]:
        """Return a table without boards: visible tiles, pots, stocks, the players' tiles."""
        found = []
        for zone in self.zones:
            if isinstance(zone, Stock) and zone.tiles:
                found.append(tiles_of(zone.tiles, self.room * 0.8, 1, 7))
            elif isinstance(zone, Stock) and zone.count:
                found.append(heap(zone.count, 1))
            elif isinstance(zone, Offer):
                found.append(standing(zone.tile))
            elif isinstance(zone, Pot):
                found.append(drawn_pot(zone, ""))
        backs = [heap(hand.count, 0.8) for hand in self.others if hand.count]
        own = drawn_hand(self.own, self.room, 0.8) if self.own is not None else Piece()
        return [beside(backs, 26), beside(found, 18), own]

    def players(self) -> Piece:
        """Return all players but the reader, in seat order after the reader."""
        count = max(1, len(self.others))
        first = 0 if self.reader is None else self.reader + 1
        seats = int(self.view.known.players)
        order = sorted(self.others, key=lambda hand: (hand.seat - first) % seats)
        opened = any(hand.tiles for hand in self.others)
        width = (self.room - 10 * (count - 1)) / count - 18
        width = self.room / 2 - 24 if opened and count > 2 else max(96, width)
        turn = None if self.view.is_over else self.view.turn
        plates = [
            drawn_seat(hand, self.language, self.reader, hand.seat == turn, self.score, width)
            for hand in order
        ]
        return flowing(plates, self.room, 10, middle=True)

    def own_place(self) -> Piece:
        """Return the reader's name, points and notes above the reader's tiles, if there are any."""
        if self.own is None:
            return Piece()
        parts = [self.language.name(self.own.seat), points_of(self.score, self.own.seat)]
        parts += [self.language.say(note, self.reader) for note in self.own.notes]
        head = paragraph(" · ".join(filter(None, parts)), self.room, 13, FAINT, most=2)
        return stacked([head, drawn_hand(self.own, self.room)], 8, middle=True)

    def told(self) -> list[Piece]:
        """Return calls and public facts as text."""
        found = []
        for zone in self.zones:
            if isinstance(zone, Calls) and zone.said:
                said = [
                    f"{self.language.name(seat)}: {self.language.say(message, self.reader)}"
                    for seat, message in zone.said
                ]
                found.append(paragraph(" · ".join(said), self.room, 13, FAINT, most=3))
            elif isinstance(zone, Facts) and zone.facts:
                facts = [self.language.say(fact, self.reader) for fact in zone.facts]
                found.append(paragraph(TextStyle().join(facts), self.room, 13, FAINT, most=4))
        return found

    def arm_words(self, arm: Arm) -> list[str]:
        """Return the label at the end of a train: owner and state."""
        if not self.words:
            return []
        whose = arm.name if arm.owner is None else self.language.name(arm.owner)
        return [whose] + ([self.language.text(f"arm-{arm.state}")] if arm.state else [])
