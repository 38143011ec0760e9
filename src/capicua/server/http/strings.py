"""The server's own strings, for its start and for pages without the client."""

from __future__ import annotations

from functools import cache
from typing import Final

from fluent.runtime import FluentBundle, FluentResource

from capicua.core.messages import Message
from capicua.render.language import LANGUAGES, Language, fallbacks, file_text, matching

PACKAGE: Final = "capicua.server"


def sentence(code: str, message: Message) -> str:
    """Return a message of the server, or one that all games share, in a language."""
    bundle = _bundle(code)
    if not bundle.has_message(message.id):
        return Language(code).say(message)
    pattern = bundle.get_message(message.id).value
    assert pattern is not None
    text, _ = bundle.format_pattern(pattern, dict(message.arguments))
    return str(text)


def preferred(accepted: str) -> str:
    """Return the browser's preferred language among those available."""
    for part in accepted.split(","):
        locale = part.split(";")[0].strip()
        if locale.lower()[:2] in LANGUAGES:
            return matching(locale)
    return LANGUAGES[0]


@cache
def _bundle(code: str) -> FluentBundle:
    bundle = FluentBundle([code], use_isolating=False)
    for each in fallbacks(code):
        text = file_text(PACKAGE, f"strings.{each}.ftl") or ""
        bundle.add_resource(FluentResource(text))
    return bundle
