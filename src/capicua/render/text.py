"""A view as lines of text, drawn from its zones.

Independent of games: it draws every kind of zone in ``core/zones.py``. Scores come first, then
the table in the game's order, then the hands, with the reader's last.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Protocol

from capicua.core.messages import Message
from capicua.core.state import State
from capicua.core.zones import (
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
from capicua.render.clock_face import draw_piles
from capicua.render.language import Language
from capicua.render.layout import draw_layout
from capicua.render.tableau import draw_grid, draw_plane
from capicua.render.text_style import TextStyle, ascending


class ZoneView(Protocol):
    """Any object that shows a round as a list of zones, for example a view."""

    known: State

    @property
    def seat(self) -> int | None:
        """The viewer's seat; ``None`` for spectators."""

    @property
    def turn(self) -> int:
        """The seat to act."""

    @property
    def is_over(self) -> bool:
        """Whether the round is over."""

    @property
    def zones(self) -> list[Zone]:
        """The visible zones."""


def draw(
    view: ZoneView, language: Language, pen: TextStyle | None = None, scores: bool = True
) -> list[str]:
    """Return the table as the view's seat sees it, as lines; ``scores`` includes the scores."""
    return Drawing(view, language, pen or TextStyle()).lines(scores)


class Drawing:
    """Draws one view as text."""

    def __init__(self, view: ZoneView, language: Language, pen: TextStyle) -> None:
        self.view = view
        self.language = language
        self.pen = pen
        self.reader = view.seat

    def lines(self, scores: bool = True) -> list[str]:
        """Return all zones as lines."""
        zones = self.view.zones
        hands = [zone for zone in zones if isinstance(zone, Hand)]
        others = [zone for zone in zones if not isinstance(zone, Hand | Score)]
        blocks = [self.score(zone) for zone in zones if isinstance(zone, Score) and scores]
        sentences: list[str] = []
        for zone in others:
            if isinstance(zone, Layout | Row | Grid | Plane | Piles | Melds):
                blocks += [sentences, self.picture(zone)]
                sentences = []
            else:
                sentences += self.told(zone)
        blocks += [sentences, self.hands(hands)]
        return [line for block in blocks if block for line in ("", *block)][1:]

    def picture(self, zone: Layout | Row | Grid | Plane | Piles | Melds) -> list[str]:
        """Return a zone drawn over several lines."""
        if isinstance(zone, Layout):
            return draw_layout(zone, self.pen, self.language, self.reader)
        if isinstance(zone, Row):
            return self.row(zone)
        if isinstance(zone, Grid):
            return [self.titled(zone, ""), *draw_grid(zone, self.pen, self.language)]
        if isinstance(zone, Piles):
            return [self.titled(zone, ""), *draw_piles(zone, self.pen, self.language)]
        if isinstance(zone, Plane):
            return [self.titled(zone, ""), *draw_plane(zone, self.pen, self.language)]
        return self.melds(zone)

    def told(self, zone: Zone) -> list[str]:
        """Return a zone as wrapped text; empty if it has nothing to show."""
        text = self.sentence(zone)
        return self.pen.wrap(text, "  ") if text else []

    def sentence(self, zone: Zone) -> str:
        """Return a zone as a sentence."""
        if isinstance(zone, Stock):
            return self.stock(zone)
        if isinstance(zone, Trick):
            return self.trick(zone)
        if isinstance(zone, Taken):
            return self.taken(zone)
        if isinstance(zone, Offer):
            return self.offer(zone)
        if isinstance(zone, Pot):
            chips = self.language.text("pot-chips", count=zone.chips)
            return self.titled(zone, chips, self.seats(zone.seats))
        if isinstance(zone, Calls):
            said = [
                f"{self.language.name(seat)}: {self.language.say(message, self.reader)}"
                for seat, message in zone.said
            ]
            return self.titled(zone, self.pen.dot.join(said)) if said else ""
        if isinstance(zone, Facts):
            facts = [self.language.say(fact, self.reader) for fact in zone.facts]
            return self.pen.join(facts)
        raise TypeError(f"no drawing for {type(zone).__name__}")

    # -- kinds of zones ----------------------------------------------------------------------

    def stock(self, zone: Stock) -> str:
        """Return a stock: its size, visible tiles, and the number that must stay."""
        parts = [self.language.text("count-tiles", count=zone.count)]
        if zone.tiles:
            parts.append(self.pen.tiles(zone.tiles))
        if zone.kept:
            parts.append(self.language.text("stock-kept", count=zone.kept))
        return self.titled(zone, self.pen.dot.join(parts))

    def trick(self, zone: Trick) -> str:
        """Return the tiles of a trick by player, and the current winner."""
        parts = [
            f"{self.language.name(played.seat)} {self.pen.tile(played.tile)}"
            for played in zone.tiles
        ]
        if zone.winner is not None and parts:
            winner = Message("trick-winner", {"player": zone.winner})
            parts.append(self.language.say(winner, self.reader))
        return self.titled(zone, self.pen.dot.join(parts) or "–")

    def taken(self, zone: Taken) -> str:
        """Return what a side has won: points, tricks, tiles."""
        parts = [self.language.text("taken-points", points=zone.points)]
        if zone.tricks:
            parts.append(self.language.text("taken-tricks", count=len(zone.tricks)))
            parts += [self.pen.tiles(trick) for trick in zone.tricks]
        if zone.tiles or zone.rest:
            count = len(zone.tiles) + len(zone.rest)
            parts.append(self.language.text("count-tiles", count=count))
        if zone.tiles:
            parts.append(self.pen.tiles(zone.tiles))
        return self.titled(zone, self.pen.dot.join(parts), self.seats(zone.seats))

    def offer(self, zone: Offer) -> str:
        """Return a face-up tile that may be taken."""
        tile = self.pen.tile(zone.tile)
        if zone.seat is not None:
            offer = Message("offer-from", {"tile": tile, "player": zone.seat})
            tile = self.language.say(offer, self.reader)
        return self.titled(zone, tile)

    def row(self, zone: Row) -> list[str]:
        """Return a row of tiles above their place numbers, with an arrow at the next place."""
        if len(zone.tiles) < 2:
            return [self.titled(zone, self.pen.tiles([tile for tile in zone.tiles if tile]))]
        title = self.titled(zone, "")
        if self.pen.plain:
            places = [f"{place} {tile}" for place, tile in enumerate(zone.tiles, 1) if tile]
            if zone.pointer is not None:
                places.append(self.language.text("row-next", place=str(zone.pointer)))
            return self.pen.wrap(f"{title} {', '.join(places)}".rstrip())
        cells = [self.pen.tile(tile) if tile else "" for tile in zone.tiles]
        size = max((len(cell) for cell in cells), default=1) + 1
        across = max(1, self.pen.width // size)
        lines = [title]
        for start in range(0, len(cells), across):
            part = cells[start : start + across]
            lines.append("".join(cell.ljust(size) for cell in part).rstrip())
            numbers = (
                f"{'►' if place == zone.pointer else ''}{place}".center(size - 1) + " "
                for place in range(start + 1, start + len(part) + 1)
            )
            lines.append("".join(numbers).rstrip())
        return lines

    def melds(self, zone: Melds) -> list[str]:
        """Return groups of tiles with their points."""
        whose = "" if zone.seat is None else self.language.name(zone.seat)
        lines = [self.titled(zone, "" if zone.groups else "–", whose)]
        for index, group in enumerate(zone.groups):
            text = self.pen.tiles(group)
            if index < len(zone.points):
                text += f" {self.language.text('taken-points', points=zone.points[index])}"
            lines += [f"  {line}" for line in self.pen.narrower(2).wrap(text, "  ")]
        return lines

    def hands(self, hands: Sequence[Hand]) -> list[str]:
        """Return all hands, with the reader's last."""
        others = [hand for hand in hands if hand.seat != self.reader or not hand.tiles]
        own = [hand for hand in hands if hand not in others]
        rows = [self.hand_row(hand) for hand in others]
        lines: list[str] = []
        for row, hand in zip(self.pen.columns(rows, right=(2,)), others, strict=True):
            lines += self.pen.wrap(row + self.shown(hand), "    ")
        for hand in own:
            title = self.language.text("hand-own", count=hand.count)
            lines += self.pen.wrap(f"{title} {self.pen.tiles(ascending(hand.tiles))}", "  ")
            lines += [f"  {self.language.say(note, self.reader)}" for note in hand.notes]
        return lines

    def hand_row(self, hand: Hand) -> list[str]:
        """Return the columns of a hand: turn marker, name, count, backs, notes."""
        acts = not self.view.is_over and hand.seat == self.view.turn
        mark = "" if not acts else self.language.text("to-act") if self.pen.plain else "►"
        count = self.language.text("count-tiles", count=hand.count)
        notes = [self.language.say(note, self.reader) for note in hand.notes]
        backs = "" if hand.tiles else self.pen.backs(hand.count)
        name = self.language.name(hand.seat)
        return [mark, name, count, backs, self.pen.dot.join(notes)]

    def shown(self, hand: Hand) -> str:
        """Return the tiles of a hand, if they are visible."""
        tiles = self.pen.tiles(ascending(hand.tiles))
        return f"{': ' if self.pen.plain else '  '}{tiles}" if hand.tiles else ""

    def score(self, zone: Score) -> list[str]:
        """Return totals and round points, with a column for each side, in tables that fit."""
        totals, round, language = zone.totals, zone.round, self.language
        sides: Sequence[int] = self.view.known.game.sides
        points = [*zip(sides, totals, round, strict=True)]
        if len(set(points)) > len(set(sides)):  # partners who score separately
            sides = range(len(totals))
        leaders = [seat for seat, side in enumerate(sides) if sides.index(side) == seat]
        names = {
            seat: "+".join(language.name(k) for k, side in enumerate(sides) if side == sides[seat])
            for seat in leaders
        }
        if self.pen.plain:
            parts = [
                language.text(
                    "score-plain", name=names[seat], total=totals[seat], round=round[seat]
                )
                for seat in leaders
            ]
            return self.pen.wrap(f"{language.text('kind-score')}: {'; '.join(parts)}")
        titles = [language.text(id) for id in ("kind-score", "score-total", "score-round")]
        size = max(len(name) for name in [*names.values(), "-1000"]) + 2
        across = max(1, (self.pen.width - max(map(len, titles))) // size)
        lines: list[str] = []
        for start in range(0, len(leaders), across):
            part = leaders[start : start + across]
            rows = [[titles[0], *(names[seat] for seat in part)]]
            rows.append([titles[1], *(str(totals[seat]) for seat in part)])
            rows.append([titles[2], *(f"{round[seat]:+d}" for seat in part)])
            lines += self.pen.columns(rows, right=range(1, len(part) + 1))
        return lines

    # -- text ---------------------------------------------------------------------------------

    def titled(self, zone: Zone, text: str, whose: str = "") -> str:
        """Return a text preceded by the zone's title and owner."""
        title = title_of(zone, self.language)
        return f"{title}{f' ({whose})' if whose else ''}: {text}".rstrip()

    def seats(self, seats: Sequence[int]) -> str:
        """Return the names of seats, joined by ``+``."""
        return " + ".join(self.language.name(seat) for seat in seats)


def title_of(zone: Zone, language: Language) -> str:
    """Return the title of the zone."""
    kind = type(zone).__name__.lower()
    return language.text(f"zone-{zone.name}" if zone.name else f"kind-{kind}")
