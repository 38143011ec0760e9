"""Visual regression: a small set of tables compared with approved pictures.

``CAPICUA_APPROVE=1`` approves the current pictures; review every picture that changed. Pictures are
scaled down and compared by the mean colour of small squares, so that another browser or font
version does not matter but a missing or misplaced part does.
"""

from __future__ import annotations

import base64
import os
from pathlib import Path

import pytest

from tests import suite
from tests.web.conftest import PAINTED, TYPEFACE
from tests.web.table.test_gallery import turn_to

APPROVED = Path(__file__).parent / "approved"
APPROVES = bool(os.environ.get("CAPICUA_APPROVE"))
SIZES = {"phone": (360, 592), "low": (640, 312), "tablet": (768, 976), "desktop": (1280, 752)}
GAMES = {"draw": 3, "mexican_train": 2, "texas_42": 2, "garrafina": 2, "squeeze": 1}
LANGUAGES = ("en", "es")
TABLES = ("felt", "walnut", "slate", "contrast")
LOOKS = [
    (game, size, LANGUAGES[(row + column) % 2], TABLES[(row + column) % 4])
    for row, game in enumerate(GAMES)
    for column, size in enumerate(SIZES)
]
"""Every game in every size; languages and table styles alternate."""
EVERYDAY = LOOKS[::5]
MOST_APART = 24
"""Largest allowed difference, out of 255, between the mean colours of two squares. Squares measure
one thirtieth of the picture's width.
"""

# Scale a picture down and encode it compactly.
_SMALL = """async (source) => {
  const image = await createImageBitmap(await (await fetch(source)).blob())
  const wide = 240
  const canvas = new OffscreenCanvas(wide, Math.round((wide * image.height) / image.width))
  const pen = canvas.getContext('2d')
  pen.imageSmoothingQuality = 'high'
  pen.drawImage(image, 0, 0, canvas.width, canvas.height)
  const blob = await canvas.convertToBlob({ type: 'image/webp', quality: 0.8 })
  return btoa(String.fromCharCode(...new Uint8Array(await blob.arrayBuffer())))
}"""

# The largest difference between squares of two pictures, and its position.
_APART = """async ([one, other]) => {
  const squares = async (source) => {
    const image = await createImageBitmap(await (await fetch(source)).blob())
    const [wide, tall] = [30, Math.round((30 * image.height) / image.width)]
    const canvas = new OffscreenCanvas(wide, tall)
    const pen = canvas.getContext('2d')
    pen.imageSmoothingQuality = 'high'
    pen.drawImage(image, 0, 0, wide, tall)
    return { wide, tall, data: pen.getImageData(0, 0, wide, tall).data }
  }
  const [a, b] = [await squares(one), await squares(other)]
  if (a.tall !== b.tall) return { apart: 255, x: 0, y: 0 }
  let most = { apart: 0, x: 0, y: 0 }
  for (let at = 0; at < a.data.length; at += 4) {
    const parts = [0, 1, 2].map((part) => Math.abs(a.data[at + part] - b.data[at + part]))
    const apart = Math.max(...parts)
    if (apart > most.apart) most = { apart, x: (at / 4) % a.wide, y: Math.floor(at / 4 / a.wide) }
  }
  return most
}"""


def address(kind: str, content: bytes) -> str:
    return f"data:image/{kind};base64,{base64.b64encode(content).decode()}"


@pytest.mark.parametrize(("game", "size", "language", "table"), suite.everyday(EVERYDAY, LOOKS))
def test_a_table_matches_its_approved_picture(show, game, size, language, table):
    page = show(game, 0, "desktop", language)
    width, height = SIZES[size]
    page.set_viewport_size({"width": width, "height": height})
    page.evaluate("table => (settings.table = table)", table if table != "contrast" else "felt")
    turn_to(page, GAMES[game], language, "high" if table == "contrast" else "usual")
    page.evaluate("document.activeElement.blur()")
    page.evaluate(TYPEFACE)
    page.evaluate(PAINTED)
    shot = base64.b64decode(page.evaluate(_SMALL, address("png", page.screenshot())))
    file = APPROVED / f"{game}-{size}-{language}-{table}.webp"
    if APPROVES:
        APPROVED.mkdir(exist_ok=True)
        file.write_bytes(shot)
    assert file.is_file(), "no approved picture: CAPICUA_APPROVE=1"
    pictures = [address("webp", one) for one in (shot, file.read_bytes())]
    found = page.evaluate(_APART, pictures)
    assert found["apart"] <= MOST_APART, f"{file.name}: {found}"
