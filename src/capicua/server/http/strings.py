"""The server's own strings, for its start and for pages without the client."""

from __future__ import annotations

from typing import Final

from capicua.core.messages import Message
from capicua.render.language import LANGUAGES, Language, matching, sentences

PACKAGE: Final = "capicua.server"


def sentence(code: str, message: Message) -> str:
    """Return a message of the server, or one that all games share, in a language."""
    arguments = {
        name: ", ".join(value) if isinstance(value, list) else value
        for name, value in message.arguments.items()
    }
    try:
        return sentences(code, (PACKAGE,)).write(message.id, "", arguments)
    except LookupError:
        return Language(code).say(message)


def preferred(accepted: str) -> str:
    """Return the browser's preferred language among those available."""
    for part in accepted.split(","):
        locale = part.split(";")[0].strip()
        if locale.lower()[:2] in LANGUAGES:
            return matching(locale)
    return LANGUAGES[0]
