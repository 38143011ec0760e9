"""Where each hidden tile can be, as lines of text."""

from __future__ import annotations

import math

from capicua.render.language import Language
from capicua.render.text_style import TextStyle
from capicua.review.tile_chances import STOCK, Chances, Lacking


def chances_listed(found: Chances, language: Language, pen: TextStyle) -> list[str]:
    """Return where each tile unseen by a seat can be, and what play has proved."""
    knower = language.name(found.seat)
    if not found.tiles:
        return pen.wrap(language.text("holds-nothing", name=knower))
    return [
        *pen.wrap(_counted(found, knower, language)),
        *_proved(found, language, pen),
        *_table(found, language, pen),
    ]


def _counted(found: Chances, knower: str, language: Language) -> str:
    if not found.draws:
        return language.text("holds-exact", name=knower)
    points = math.ceil(100 / math.sqrt(found.draws))
    return language.text("holds-estimate", name=knower, draws=found.draws, points=points)


def _proved(found: Chances, language: Language, pen: TextStyle) -> list[str]:
    lines = []
    for heading, facts in (("holds-news", found.news), ("holds-proved", found.lacking)):
        if facts and not (heading == "holds-proved" and facts == found.news):
            lines.append(language.text(heading))
            lines += [line for one in facts for line in pen.wrap(_fact(one, language), "  ")]
    return lines


def _fact(one: Lacking, language: Language) -> str:
    numbers = language.join(str(number) for number in one.numbers)
    return language.text("holds-lacks", name=language.name(one.seat), numbers=numbers)


def _table(found: Chances, language: Language, pen: TextStyle) -> list[str]:
    places = [
        language.text("kind-stock") if place == STOCK else language.name(place)
        for place in found.places
    ]
    rows = [[each.tile, *(_share(s, found, language) for s in each.shares)] for each in found.tiles]
    if pen.plain:
        named = [[row[0], *map(" ".join, zip(places, row[1:], strict=True))] for row in rows]
        return pen.columns(named)
    heads = [language.text("holds-tile"), *places]
    return pen.columns([heads, *rows], right=range(1, len(heads)))


def _share(share: float, found: Chances, language: Language) -> str:
    """Return a whole percentage; 0 and 100 only if certain."""
    percent = round(100 * share)
    if percent == 0 and (found.draws or share > 0):
        return language.text("holds-least")
    if percent == 100 and (found.draws or share < 1):
        return language.text("holds-most")
    return language.text("holds-share", percent=percent)
