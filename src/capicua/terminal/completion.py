"""The Tab key at the prompt, where the system has the library for it."""

from __future__ import annotations

import sys
from collections.abc import Sequence


def completed(typed: str, words: Sequence[str]) -> list[str]:
    """The words that go on as the person has typed, in their order, each once."""
    start = typed.lower().lstrip()
    return [word for word in dict.fromkeys(words) if word.lower().startswith(start)]


def offer(words: Sequence[str]) -> None:
    """Lets the Tab key complete these words in the next line that is typed."""
    try:
        import readline
    except ImportError:  # there is none on Windows; one types the words in full
        return
    on_mac = sys.platform == "darwin" and "libedit" in (readline.__doc__ or "")
    readline.parse_and_bind("bind ^I rl_complete" if on_mac else "tab: complete")
    readline.set_completer_delims("")  # a whole line is one word: plays have spaces in them

    def nth(typed: str, n: int) -> str | None:
        found = completed(typed, words)
        return found[n] if n < len(found) else None

    readline.set_completer(nth)
