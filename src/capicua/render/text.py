"""A view as readable lines of text, drawn from its zones.

It knows no game: it draws all kinds of zones of ``core/zones.py``. Scores are at the top, then
the table in the order the game gives, then the hands, the reader's last.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Protocol

from capicua.core.reasons import Message
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
from capicua.render.clock import draw_piles
from capicua.render.language import Language
from capicua.render.layout import draw_layout
from capicua.render.pen import Pen, ascending
from capicua.render.tableau import draw_grid, draw_plane


class Sight(Protocol):
    """Anything that shows a round as a list of zones, such as a view."""

    known: State

    @property
    def seat(self) -> int | None:
        """The viewer; ``None`` for one without a seat."""

    @property
    def turn(self) -> int:
        """The seat to act."""

    @property
    def is_over(self) -> bool:
        """Whether the round is over."""

    @property
    def zones(self) -> list[Zone]:
        """The visible table."""


def draw(view: Sight, language: Language, pen: Pen | None = None, scores: bool = True) -> list[str]:
    """Return the table as the view's seat sees it, in lines; scores are optional."""
    return Drawing(view, language, pen or Pen()).lines(scores)


class Drawing:
    """One rendering of one view."""

    def __init__(self, view: Sight, language: Language, pen: Pen) -> None:
        self.view = view
        self.language = language
        self.pen = pen
        self.reader = view.seat
        self.sides = list(view.known.game.sides)

    def lines(self, scores: bool = True) -> list[str]:
        """Return all zones in lines."""
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
        """Return a zone that is drawn over several lines."""
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
        """Return a zone told in a sentence, wrapped; empty if there is nothing to tell."""
        text = self.sentence(zone)
        return self.pen.wrap(text, "  ") if text else []

    def sentence(self, zone: Zone) -> str:
        """Return the sentence of a zone."""
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

    # -- one kind after the other ------------------------------------------------------------

    def stock(self, zone: Stock) -> str:
        """Return a boneyard or pile: its size, visible tiles, and those that must stay."""
        parts = [self.language.text("count-tiles", count=zone.count)]
        if zone.tiles:
            parts.append(self.pen.tiles(zone.tiles))
        if zone.kept:
            parts.append(self.language.text("stock-kept", count=zone.kept))
        return self.titled(zone, self.pen.dot.join(parts))

    def trick(self, zone: Trick) -> str:
        """Return the tiles of a trick with their players, and who is winning it."""
        parts = [
            f"{self.language.name(played.seat)} {self.pen.tile(played.tile)}"
            for played in zone.tiles
        ]
        if zone.winner is not None and parts:
            winner = Message("trick-winner", {"player": zone.winner})
            parts.append(self.language.say(winner, self.reader))
        return self.titled(zone, self.pen.dot.join(parts) or "–")

    def taken(self, zone: Taken) -> str:
        """Return what a side has won."""
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
        """Return tiles with the numbers of their places below; an arrow at the next one."""
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
        """Return groups of tiles, each with its score."""
        whose = "" if zone.seat is None else self.language.name(zone.seat)
        lines = [self.titled(zone, "" if zone.groups else "–", whose)]
        for index, group in enumerate(zone.groups):
            text = self.pen.tiles(group)
            if index < len(zone.points):
                text += f" {self.language.text('taken-points', points=zone.points[index])}"
            lines += [f"  {line}" for line in self.pen.narrower(2).wrap(text, "  ")]
        return lines

    def hands(self, hands: Sequence[Hand]) -> list[str]:
        """Return all hands, the reader's own last."""
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
        """Return a hand that is only counted: turn marker, name, number, backs, notes."""
        acts = not self.view.is_over and hand.seat == self.view.turn
        mark = "" if not acts else self.language.text("to-act") if self.pen.plain else "►"
        count = self.language.text("count-tiles", count=hand.count)
        notes = [self.language.say(note, self.reader) for note in hand.notes]
        backs = "" if hand.tiles else self.pen.backs(hand.count)
        name = self.language.name(hand.seat)
        return [mark, name, count, backs, self.pen.dot.join(notes)]

    def shown(self, hand: Hand) -> str:
        """Return the tiles of a hand if they are visible."""
        tiles = self.pen.tiles(ascending(hand.tiles))
        return f"{': ' if self.pen.plain else '  '}{tiles}" if hand.tiles else ""

    def score(self, zone: Score) -> list[str]:
        """Return the score sheet: totals, and the current round."""
        return score_lines(zone.totals, zone.round, self.sides, self.language, self.pen)

    # -- words --------------------------------------------------------------------------------

    def titled(self, zone: Zone, text: str, whose: str = "") -> str:
        """Return a text after the zone's title and owner."""
        kind = type(zone).__name__.lower()
        title = self.language.text(f"zone-{zone.name}" if zone.name else f"kind-{kind}")
        return f"{title}{f' ({whose})' if whose else ''}: {text}".rstrip()

    def seats(self, seats: Sequence[int]) -> str:
        """Return the names of seats."""
        return " + ".join(self.language.name(seat) for seat in seats)


def score_lines(
    totals: Sequence[int],
    round: Sequence[int],
    sides: Sequence[int],
    language: Language,
    pen: Pen,
) -> list[str]:
    """Return totals and points of the round, one column per side, in tables that fit."""
    points = [*zip(sides, totals, round, strict=True)]
    if len(set(points)) > len(set(sides)):  # partners with points of their own
        sides = range(len(totals))
    leaders = [seat for seat, side in enumerate(sides) if sides.index(side) == seat]
    names = {
        seat: "+".join(language.name(k) for k, side in enumerate(sides) if side == sides[seat])
        for seat in leaders
    }
    if pen.plain:
        parts = [
            language.text("score-plain", name=names[seat], total=totals[seat], round=round[seat])
            for seat in leaders
        ]
        return pen.wrap(f"{language.text('kind-score')}: {'; '.join(parts)}")
    titles = [language.text(id) for id in ("kind-score", "score-total", "score-round")]
    size = max(len(name) for name in [*names.values(), "-1000"]) + 2
    across = max(1, (pen.width - max(map(len, titles))) // size)
    lines: list[str] = []
    for start in range(0, len(leaders), across):
        part = leaders[start : start + across]
        rows = [[titles[0], *(names[seat] for seat in part)]]
        rows.append([titles[1], *(str(totals[seat]) for seat in part)])
        rows.append([titles[2], *(f"{round[seat]:+d}" for seat in part)])
        lines += pen.columns(rows, right=range(1, len(part) + 1))
    return lines
