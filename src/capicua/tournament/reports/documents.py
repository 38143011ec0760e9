"""Documents of headings, tables and cards, as plain text and as HTML that prints well.

The HTML is one file without scripts or links, for A4 and Letter: tables repeat their heads on every
sheet, and no card and no row is cut in two.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from html import escape
from typing import Final

STYLE: Final = """\
@page { margin: 14mm; }
* { box-sizing: border-box; }
html { color: #16130f; background: #fff; }
body { font: 11pt/1.4 system-ui, sans-serif; margin: 0 auto; max-width: 190mm; padding: 8mm; }
h1 { font-size: 20pt; margin: 0 0 2mm; }
h2 { font-size: 14pt; margin: 8mm 0 2mm; break-after: avoid; }
p { margin: 0 0 2mm; }
table { width: 100%; border-collapse: collapse; font-variant-numeric: tabular-nums; }
thead { display: table-header-group; }
tr { break-inside: avoid; }
th, td { border-bottom: 0.3mm solid #8a8378; padding: 1.6mm 2mm; text-align: left; }
th, td { vertical-align: top; }
th { border-bottom-width: 0.6mm; }
.number { text-align: right; }
td.number { white-space: nowrap; }
table:not(.dense) .number + :not(.number) { padding-left: 5mm; }
.dense :is(th, td):not(.number) { min-width: 52mm; }
.dense .number { padding-inline: 1mm; }
.dense .number:last-child { padding-left: 3mm; }
.dense th.number { font-size: 9pt; hyphens: auto; }
td:last-child { overflow-wrap: anywhere; }
.even { table-layout: fixed; break-inside: avoid; }
.even th.number { width: 22mm; }
.even th:last-child { width: 36mm; }
.narrow { columns: 80mm 2; column-gap: 8mm; font-size: 10pt; }
.narrow section { break-inside: avoid; }
.narrow h2 { margin-top: 0; font-size: 12pt; }
.narrow .wide { padding-bottom: 5mm; }
.narrow :is(th, td) { padding: 0.8mm 1mm; }
.narrow .even th.number { width: 15mm; }
.narrow .even th:first-child { width: 21mm; }
.narrow .even th { font-size: 9pt; }
.narrow .even th:last-child { width: auto; }
thead th { vertical-align: bottom; }
.wide { overflow-x: auto; }
.cards { display: grid; gap: 4mm; }
.cards { grid-template-columns: repeat(auto-fill, minmax(min(82mm, 100%), 1fr)); }
.card { border: 0.4mm solid #16130f; border-radius: 2mm; padding: 3mm 4mm; break-inside: avoid; }
.card :is(h2, h3) { margin: 0 0 2mm; font-size: 13pt; }
.card > :last-child { margin-bottom: 0; }
.card table { table-layout: fixed; margin-bottom: 2mm; }
.card :is(th, td) { padding: 1mm; }
.card th:first-child { width: 44%; }
.card td { height: 8mm; font-size: 9pt; vertical-align: middle; }
.card :is(th, td) + :is(th, td) { border-left: 0.3mm solid #8a8378; text-align: center; }
.card.large { grid-column: 1 / -1; font-size: 15pt; }
.card.large :is(h2, h3) { font-size: 28pt; }
.blank { display: block; border-bottom: 0.3mm solid #16130f; height: 8mm; }
.blank span { font-size: 9pt; color: #3d372e; }
.codes { display: flex; flex-wrap: wrap; gap: 4mm; margin-top: 3mm; }
.codes figure { margin: 0; flex: 1 1 30mm; max-width: 42mm; break-inside: avoid; }
.codes svg { display: block; width: 30mm; height: 30mm; background: #fff; }
.codes figcaption { font-size: 9pt; overflow-wrap: anywhere; }
.small { font-size: 9pt; color: #3d372e; overflow-wrap: anywhere; }
@media print {
  body { padding: 0; max-width: none; }
  .wide { overflow: visible; }
  .cut h1 { display: none; }
}
@media screen and (prefers-color-scheme: dark) {
  html { color: #f1ebe0; background: #1d1a16; }
  .small, .blank span { color: #c9c0b2; }
  .card, .blank { border-color: #c9c0b2; }
}
"""

_FEW_NUMBERS: Final = 4
"""With more columns of numbers, those give way to the names beside them."""


@dataclass(frozen=True)
class Grid:
    """A table of texts; columns named in ``numbers`` are set flush right."""

    heads: Sequence[str]
    rows: Sequence[Sequence[str]]
    numbers: frozenset[int] = frozenset()
    is_even: bool = False
    """Whether its columns are as wide as those of other tables with the same heads."""


@dataclass(frozen=True)
class Card:
    """A card to cut out: a heading, lines, and a table and empty lines to write on."""

    title: str
    lines: Sequence[str] = ()
    grid: Grid | None = None
    """A table to write in."""
    blanks: Sequence[str] = ()
    """What is to be written on each empty line."""
    is_large: bool = False
    codes: Sequence[tuple[str, str]] = ()
    """QR codes: what each is for, and its picture as SVG; only on paper."""


@dataclass(frozen=True)
class Section:
    """A part of a document."""

    title: str = ""
    paragraphs: Sequence[str] = ()
    grid: Grid | None = None
    cards: Sequence[Card] = ()


@dataclass
class Document:
    """A document with its title and language."""

    title: str
    language: str
    sections: list[Section] = field(default_factory=list)
    note: str = ""
    is_narrow: bool = False
    """Whether its sections fit into two columns."""

    def as_text(self) -> str:
        """Return the document as plain text."""
        lines = [self.title, "=" * len(self.title)]
        for section in self.sections:
            if section.title:
                lines += ["", section.title, "-" * len(section.title)]
            for paragraph in section.paragraphs:
                lines += ["", paragraph]
            if section.grid is not None:
                lines += ["", *grid_lines(section.grid)]
            for card in section.cards:
                lines += ["", card.title, *(f"  {line}" for line in card.lines)]
                if card.grid is not None:
                    lines += [f"  {line}" for line in grid_lines(card.grid)]
                lines += [f"  {blank}: {'_' * 24}" for blank in card.blanks]
        if self.note:
            lines += ["", self.note]
        return "\n".join(lines) + "\n"

    def as_html(self) -> str:
        """Return the document as a page of HTML."""
        body = [f"<h1>{escape(self.title)}</h1>"]
        if self.is_narrow:
            body.append('<div class="narrow">')
        for section in self.sections:
            if self.is_narrow:
                body.append("<section>")
            if section.title:
                body.append(f"<h2>{escape(section.title)}</h2>")
            body += [f"<p>{escape(paragraph)}</p>" for paragraph in section.paragraphs]
            if section.grid is not None:
                body.append(_html_grid(section.grid))
            if section.cards:
                level = 3 if section.title else 2
                cards = "".join(_html_card(card, level) for card in section.cards)
                body.append(f'<div class="cards">{cards}</div>')
            if self.is_narrow:
                body.append("</section>")
        if self.is_narrow:
            body.append("</div>")
        if self.note:
            body.append(f'<p class="small">{escape(self.note)}</p>')
        # Cards are cut apart and need no title, which would take the space of two of them.
        is_cut = all(part.cards and not part.paragraphs for part in self.sections)
        cut = " class=cut" if self.sections and is_cut else ""
        return (
            f'<!doctype html>\n<html lang="{escape(self.language)}">\n<head>\n'
            '<meta charset="utf-8">\n'
            '<meta name="viewport" content="width=device-width, initial-scale=1">\n'
            f"<title>{escape(self.title)}</title>\n<style>\n{STYLE}</style>\n</head>\n<body>\n"
            f"<main{cut}>\n{chr(10).join(body)}\n</main>\n</body>\n</html>\n"
        )


def grid_lines(grid: Grid) -> list[str]:
    """Return a table as lines of text, in columns."""
    table = [list(grid.heads), *map(list, grid.rows)]
    widths = [max(len(row[at]) for row in table) for at in range(len(grid.heads))]

    def line(row: Sequence[str]) -> str:
        cells = [
            cell.rjust(width) if at in grid.numbers else cell.ljust(width)
            for at, (cell, width) in enumerate(zip(row, widths, strict=True))
        ]
        return "  ".join(cells).rstrip()

    return [line(table[0]), "  ".join("-" * width for width in widths), *map(line, table[1:])]


def _html_grid(grid: Grid) -> str:
    def cells(row: Sequence[str], tag: str) -> str:
        scope = ' scope="col"' if tag == "th" else ""
        return "".join(
            f"<{tag}{scope}{' class=number' if at in grid.numbers else ''}>{escape(cell)}</{tag}>"
            for at, cell in enumerate(row)
        )

    rows = "\n".join(f"<tr>{cells(row, 'td')}</tr>" for row in grid.rows)
    head = f"<tr>{cells(grid.heads, 'th')}</tr>"
    kind = "even" if grid.is_even else "dense" if len(grid.numbers) > _FEW_NUMBERS else ""
    shape = f' class="{kind}"' if kind else ""
    table = f"<table{shape}>\n<thead>{head}</thead>\n<tbody>\n{rows}\n</tbody>\n</table>"
    return f'<div class="wide" tabindex="0" role="group">\n{table}\n</div>'


def _html_card(card: Card, level: int) -> str:
    large = " large" if card.is_large else ""
    lines = "".join(f"<p>{escape(line)}</p>" for line in card.lines)
    grid = _html_grid(card.grid) if card.grid is not None else ""
    blanks = "".join(f'<p class="blank"><span>{escape(blank)}</span></p>' for blank in card.blanks)
    codes = "".join(
        f"<figure>{picture}<figcaption>{escape(label)}</figcaption></figure>"
        for label, picture in card.codes
    )
    codes = f'<div class="codes">{codes}</div>' if codes else ""
    head = f"<h{level}>{escape(card.title)}</h{level}>"
    return f'<section class="card{large}">{head}{lines}{grid}{blanks}{codes}</section>\n'
