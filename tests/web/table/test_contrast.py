"""Contrast that axe cannot measure, measured from pixels.

axe reads styles; if something lies under or over a text, it reports *incomplete*. Here the page is
photographed with and without its text, and each letter is compared with its background. With forced
colours, styles still report colours that are not shown, so every contrast finding is measured.
``OPEN`` and docs/accessibility.md list the kinds of findings that axe may leave open; any other
kind fails.
"""

from __future__ import annotations

import base64
import io
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

import capicua
from tests import suite
from tests.web.conftest import AXE, PAINTED, ROOT, resize, wear
from tests.web.table.test_gallery import turn_to

numpy = pytest.importorskip("numpy")

OPEN = {
    "shortTextContent",
    "imgNode",
    "elmPartiallyObscured",
    "pseudoContent",
    "bgOverlap",
    "nonBmp",
    "equalRatio",
    "forced",
}
"""Reasons why axe could not determine a contrast; no others are allowed."""
STATES = (("none", "usual"), ("none", "high"), ("active", "usual"))
"""Forced colours on or off, and the contrast setting."""
EVERY_DAY = ("texas_42",)
EVERY_FEW = 3 if suite.IS_EXHAUSTIVE else 9
"""How few moments of a game are photographed in each state."""
PAGES = ("/learn/block",)
MORE_PAGES = (
    "/puzzles",
    "/",
    "/learn",
    "/puzzles/block-1",
    "/new?game=garrafina",
    "/rules/garrafina",
    "/replay",
    "/verify",
    "/score",
    "/compare/partners",
)
NORMAL, LARGE = 4.5, 3.0
SCALE = 3
FAINT = 0.9
"""Fraction of the required ratio that remains after font smoothing."""
LEFT_OPEN = """async (forced) => {
  axe.reset()
  const only = { resultTypes: ['violations', 'incomplete'], preload: false }
  const found = await axe.run(document, only)
  const wrong = found.violations.filter(({ id }) => !forced || id !== 'color-contrast')
  if (wrong.length) throw new Error(wrong.map(({ id, nodes }) => id + nodes[0].html).join())
  return [...found.incomplete, ...found.violations].flatMap(({ id, nodes }) => nodes.map((node) => {
    const [check] = [...node.any, ...node.all, ...node.none]
    const why = check?.data?.messageKey
    const one = document.querySelector(node.target.flat().at(-1))
    const { x, y, width, height } = one.getBoundingClientRect()
    const style = getComputedStyle(one)
    const size = parseFloat(style.fontSize) * (one.ownerSVGElement?.getScreenCTM()?.a ?? 1)
    const large = size >= 24 || (size >= 18.66 && Number(style.fontWeight) >= 700)
    return { rule: id, why: why ?? (forced && 'forced'), html: node.html.slice(0, 200), large,
      off: one.matches(':disabled'), box: [x, y, width, height] }
  }))
}"""
BARE = """* { color: transparent !important; -webkit-text-fill-color: transparent !important;
  text-shadow: none !important; caret-color: transparent !important; }
text, tspan { fill: transparent !important; }"""


Pixels = Any
"""An array of colours: its last axis is red, green and blue from 0 to 255."""


def light(colours: Pixels) -> Pixels:
    """Return the relative luminance of colours, as defined by WCAG."""
    parts = colours / 255
    linear = numpy.where(parts <= 0.04045, parts / 12.92, ((parts + 0.055) / 1.055) ** 2.4)
    return linear @ numpy.array([0.2126, 0.7152, 0.0722])


def contrasts(ink: Pixels, grounds: Pixels) -> Pixels:
    """Return the contrast ratios of a colour with others, from 1 to 21."""
    one, others = light(ink), light(grounds)
    return (numpy.maximum(one, others) + 0.05) / (numpy.minimum(one, others) + 0.05)


def least(written: Any, bare: Any, box: list[float]) -> float | None:
    """Return the contrast of the letters in a box with their background; None if none are visible.

    A text's colour is that of the pixel that differs most from the background. The background's
    colour is the tenth percentile of the pixels behind the letters.
    """
    x, y, width, height = box
    area = (max(0, int(x)), max(0, int(y)), int(x + width) + 1, int(y + height) + 1)
    if area[2] <= area[0] or area[3] <= area[1]:
        return None
    over, under = pixels(written, area), pixels(bare, area)
    differences = apart(over, under)
    is_letter = differences > 24
    if not is_letter.any():
        return None
    ratios = numpy.sort(contrasts(over[differences.argmax()], under[is_letter]))
    return float(ratios[len(ratios) // 10])


def least_flat(written: Any, box: list[float]) -> float | None:
    """Return the contrast of a text with the most frequent colour of its background."""
    x, y, width, height = box
    edge = 4 * SCALE if min(width, height) > 16 * SCALE else 0  # exclude the border of a button
    area = (int(x) + edge, int(y) + edge, int(x + width) - edge, int(y + height) - edge)
    if min(area[:2]) < 0 or area[2] <= area[0] or area[3] <= area[1]:
        return None
    part = written.crop(area)
    counts = part.getcolors(part.width * part.height)
    found = numpy.array([pixel for _, pixel in sorted(counts, reverse=True)])
    differences = apart(found, found[0])
    ink = differences.argmax()
    return float(contrasts(found[ink], found[0])) if differences[ink] > 24 else None


def pixels(picture: Any, area: tuple[int, ...]) -> Pixels:
    return numpy.asarray(picture.crop(area)).reshape(-1, 3)


def apart(some: Pixels, others: Pixels) -> Pixels:
    return numpy.abs(some.astype(int) - others).sum(axis=-1)


def sharpen(page: Any) -> Any:
    """Draw ``SCALE`` pixels per CSS pixel, so that a stroke has its own colour.

    Returns the session, which takes the pictures: Playwright's own are drawn at scale 1.
    """
    session = page.context.new_cdp_session(page)
    how = {**page.viewport_size, "deviceScaleFactor": SCALE, "mobile": False}
    session.send("Emulation.setDeviceMetricsOverride", how)
    page.evaluate(PAINTED)
    return session


def blunt(page: Any, session: Any) -> None:
    """Undo ``sharpen``.

    The size set by the session ends with it, and Chromium returns to its own size while Playwright
    believes that the page still has the former one; it sends only a size that differs.
    """
    session.detach()
    width, height = page.viewport_size.values()
    page.set_viewport_size({"width": width, "height": height + 1})
    resize(page, width, height)


@pytest.fixture
def resolve() -> Callable[[Any, str, bool], int]:
    """Return a check that measures whatever axe leaves open and returns the number of texts."""
    image = pytest.importorskip("PIL.Image")
    source = AXE.read_text(encoding="utf-8")

    def photograph(session: Any, width: int) -> Any:
        how = {"format": "png", "optimizeForSpeed": True}  # hardly compressed
        taken = session.send("Page.captureScreenshot", how)["data"]
        found = image.open(io.BytesIO(base64.b64decode(taken))).convert("RGB")
        assert found.width == SCALE * width
        return found

    def check(page: Any, where: str, forced: bool) -> int:
        session, width = sharpen(page), page.viewport_size["width"]
        if not page.evaluate("'axe' in window"):
            page.evaluate(source)
        nodes = page.evaluate(LEFT_OPEN, forced)
        kinds = {(node["rule"], node["why"]) for node in nodes}
        assert kinds <= {("color-contrast", why) for why in OPEN}, (where, kinds)
        written = photograph(session, width)
        style = page.add_style_tag(content=BARE)
        page.evaluate(PAINTED)
        bare = photograph(session, width)
        style.evaluate("one => one.remove()")
        measured = 0
        for node in nodes:
            if node["off"]:
                continue
            box = [SCALE * part for part in node["box"]]
            found = least_flat(written, box) if forced else least(written, bare, box)
            measured += found is not None
            wanted = LARGE if node["large"] else NORMAL
            assert found is None or found >= wanted * FAINT, (where, found, node)
        blunt(page, session)
        return measured

    return check


@pytest.mark.parametrize("game", suite.everyday(EVERY_DAY, capicua.catalogue()))
def test_incomplete_axe_findings_at_a_table_have_contrast(show, resolve, game):
    page = show(game, 0, "phone", "en")
    count, measured = page.evaluate("moments"), 0
    for number, (forced, contrast) in enumerate(STATES):
        page.evaluate("hide()")
        wear(page, "phone", ("light", "dark")[number % 2])
        page.emulate_media(forced_colors=forced)
        for moment in range(number % 3, count, EVERY_FEW):
            turn_to(page, moment, "en", contrast)
            where = f"{game} {moment} {forced} {contrast}"
            measured += resolve(page, where, forced == "active")
    assert measured > (5 if game in EVERY_DAY else 0)


@pytest.mark.parametrize("path", suite.everyday(PAGES, (*PAGES, *MORE_PAGES)))
def test_incomplete_axe_findings_on_a_page_have_contrast(visit, resolve, path):
    for forced, more in (("none", "no-preference"), ("active", "no-preference"), ("none", "more")):
        page = visit(path, "phone", "es", forced_colors=forced, contrast=more)
        page.wait_for_selector("main h1, main h2")
        page.wait_for_load_state("networkidle")
        resolve(page, f"{path} {forced} {more}", forced == "active")


def test_every_open_kind_of_finding_is_documented():
    page = (Path(ROOT) / "docs" / "accessibility.md").read_text(encoding="utf-8")
    assert {kind for kind in OPEN if f"`{kind}`" not in page} == set()
