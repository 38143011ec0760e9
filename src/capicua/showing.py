"""How rounds and refusals show themselves: what ``str`` and notebooks ask for.

Core knows neither sentences nor pictures. It asks the ``Artist`` that the package gives it,
which imports what draws when something is drawn.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from capicua.core.reasons import Refused
from capicua.core.shown import Shown
from capicua.core.state import State
from capicua.core.view import View

if TYPE_CHECKING:
    from capicua.render.svg import Picture


class Artist:
    """Draws rounds, as text and as SVG, in English."""

    def text(self, state: State) -> str:
        """The table as lines of text."""
        from capicua.render.language import Language
        from capicua.render.text import draw

        return "\n".join(draw(View(state), Language("en", state.game)))

    def svg(self, state: State) -> str:
        """The table as an SVG document."""
        return str(picture(state))


def picture(
    shown: State | View,
    language: str = "en",
    width: int = 640,
    style: str = "dark",
    highlight: bool = True,
) -> Picture:
    """Return the table as an SVG document, which a notebook displays.

    A round is drawn with every hand open, a view as its seat sees it. ``width`` is in pixels;
    ``style`` is ``dark``, ``light`` or ``print`` (black on white). ``highlight`` rings the tile
    of the last action, and what can be touched for the legal ones. Raises ``BadOption`` for an
    unknown language or style.

    >>> import capicua
    >>> state = capicua.load("block").new_round(seed=7)
    >>> drawn = picture(state.view(0), style="print")
    >>> drawn[:4]
    '<svg'
    """
    from capicua.render.language import Language
    from capicua.render.svg import picture as drawn

    view = View(shown) if isinstance(shown, State) else shown
    return drawn(view, Language(language, view.known.game), width, style, highlight)


def _sentence(refused: Refused, language: str) -> str:
    from capicua.render.language import NoSentenceError, sentence

    try:
        return sentence(refused, language)
    except NoSentenceError:  # of a game that was not named: better its id than another error
        return f"{refused.code} {refused.message.arguments}"


def introduce() -> None:
    """Give core its artist and its speaker."""
    Shown.artist = Artist()
    Refused.speaker = staticmethod(_sentence)
