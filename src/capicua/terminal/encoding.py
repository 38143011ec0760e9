"""Output in any encoding: characters that cannot be written are replaced by plainer ones.

Windows pipes are often cp1252, and some users set ``PYTHONIOENCODING=ascii``. Lines, marks and
quotes then become the nearest ASCII, letters lose their accents, and the rest is ``?``.
"""

from __future__ import annotations

import codecs
import unicodedata
from typing import Final, TextIO

PLAIN: Final = "capicua-plain"
"""The name of the handler for characters that cannot be encoded."""
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
    """Return a text in ASCII, as close as possible.

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
    """Let streams write any text in their own encoding."""
    for stream in streams:
        reconfigure = getattr(stream, "reconfigure", None)
        if reconfigure is not None:
            reconfigure(errors=PLAIN)
