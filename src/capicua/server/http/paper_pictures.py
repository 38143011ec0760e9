"""Pictures of positions for printing: the moments that links preview, in the style of paper."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from capicua.render.svg import picture
from capicua.server.compute.queries import AnswerCache, Query
from capicua.server.compute.scheduler import JobKind
from capicua.server.http.link_previews import LinkPreview

WIDTH: Final = 520
"""The width in pixels; half a page of A4 shows it at two thirds of its size."""


@dataclass(frozen=True)
class PaperPicture(Query):
    """A question whose answer is a picture, as SVG in black on white."""

    shelf = AnswerCache("paper", JobKind.REPLAY, kept=200)  # some 20 kB each

    moment: LinkPreview

    def answer(self) -> bytes:
        """Draw the picture. Raise ``Refused``."""
        view, language = self.moment.sight()
        return picture(view, language, WIDTH, "print").encode()
