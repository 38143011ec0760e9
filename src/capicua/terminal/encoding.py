"""Error handler for output encodings: replaces characters that cannot be encoded.

Windows pipes are often cp1252, and some users set ``PYTHONIOENCODING=ascii``. Lines, symbols and
quotes then become the nearest ASCII, letters lose their accents, and other characters become ``?``.
"""

from __future__ import annotations

import codecs
import unicodedata
from typing import Final, TextIO

PLAIN: Final = "capicua-plain"
"""Name under which the error handler is registered."""
NEAREST: Final = {
    **dict.fromkeys("─━═╌╍┄┈―–—−‐‑", "-"),
    **dict.fromkeys("│┃║╎╏┆┊▏", "|"),
    **dict.fromkeys("┌┐└┘├┤┬┴┼╭╮╰╯╔╗╚╝╠╣╦╩╬┏┓┗┛┣┫┳┻╋┡┩╇╈", "+"),
    **dict.fromkeys("“”„«»", '"'),
    **dict.fromkeys("‘’‚", "'"),
    **dict.fromkeys("▮█▓▒■", "#"),
    **dict.fromkeys("●•◆", "*"),
    **dict.fromkeys("▶►→", ">"),
    **dict.fromkeys("◀◄←", "<"),
    **dict.fromkeys("·∙", "."),
    **dict.fromkeys("\u00a0\u202f\u2009", " "),
    "○": "o",
    "×": "x",
    "…": "...",
    "½": "1/2",
    "±": "+-",
    "¿": "",
    "¡": "",
    "✓": "v",
}


def plainly(text: str) -> str:
    """Return the closest ASCII equivalent of a text.

    >>> plainly("«6║4» … salió")
    '"6|4" ... salio'
    """
    found = []
    for char in text:
        near = NEAREST.get(char)
        if near is None:
            letters = unicodedata.normalize("NFKD", char).encode("ascii", "ignore").decode()
            near = letters or ("" if unicodedata.combining(char) else "?")
        found.append(near)
    return "".join(found)


def _replaced(error: UnicodeError) -> tuple[str, int]:
    if not isinstance(error, UnicodeEncodeError):
        raise error
    return plainly(error.object[error.start : error.end]), error.end


codecs.register_error(PLAIN, _replaced)


def tolerate(*streams: TextIO) -> None:
    """Make streams replace characters that their encoding lacks."""
    for stream in streams:
        reconfigure = getattr(stream, "reconfigure", None)
        if reconfigure is not None:
            reconfigure(errors=PLAIN)
