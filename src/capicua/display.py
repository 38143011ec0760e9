"""Text and pictures of rounds and refusals, for ``str`` and notebooks.

Core contains neither sentences nor drawing code. It calls the ``Artist`` installed here, which
imports core and the rendering modules on first use.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from capicua.core.runtime import presenters

if TYPE_CHECKING:
    from capicua.core.messages import Refused
    from capicua.core.state import State
    from capicua.core.view import View
    from capicua.render.svg import Picture


class Artist:
    """Draws rounds in English, as text and as SVG."""

    def text(self, state: State) -> str:
        """Return the table as lines of text."""
        from capicua.core.view import View
        from capicua.render.language import Language
        from capicua.render.text import draw

        return "\n".join(draw(View(state), Language("en", state.game)))

    def svg(self, state: State) -> str:
        """Return the table as an SVG document."""
        return str(picture(state))


def picture(
    shown: State | View,
    language: str = "en",
    width: int = 640,
    style: str = "dark",
    highlight: bool = True,
) -> Picture:
    """Return the table as an SVG document that notebooks display.

    A round is drawn with every hand open, a view as its seat sees it. ``width`` is in pixels;
    ``style`` is ``dark``, ``light`` or ``print`` (black on white). ``highlight`` outlines the tile
    of the last action and everything that can be touched to act. Raises ``BadOption`` for an
    unknown language or style.

    >>> import capicua
    >>> state = capicua.load("block").new_round(seed=7)
    >>> drawn = picture(state.view(0), style="print")
    >>> drawn[:4]
    '<svg'
    """
    from capicua.core.state import State
    from capicua.core.view import View
    from capicua.render.language import Language
    from capicua.render.svg import picture as drawn

    view = View(shown) if isinstance(shown, State) else shown
    return drawn(view, Language(language, view.known.game), width, style, highlight)


def _sentence(refused: Refused, language: str) -> str:
    from capicua.render.language import NoSentenceError, sentence

    try:
        return sentence(refused, language)
    except NoSentenceError:  # the game is not known: show the id rather than raise another error
        return f"{refused.code} {refused.message.arguments}"


def install() -> None:
    """Install the functions that draw rounds and word refusals in core, before it is imported."""
    presenters.artist = Artist()
    presenters.speaker = staticmethod(_sentence)
