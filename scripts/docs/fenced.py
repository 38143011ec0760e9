"""Convert docstrings to Markdown: doctests become code blocks, double backticks single ones.

A Griffe extension; Griffe reads the docstrings for the reference.
"""

from __future__ import annotations

import re
from typing import Any

import griffe


class Fenced(griffe.Extension):
    """Fence the examples in every docstring."""

    def on_object(self, *, obj: griffe.Object, **_: Any) -> None:
        """Rewrite the docstring of a module, class, function or attribute."""
        if obj.docstring is not None:
            obj.docstring.value = fenced(obj.docstring.value)


def fenced(text: str) -> str:
    r"""Return a docstring with its examples in code blocks.

    >>> print(fenced("Adds.\n\n>>> 1 + 1\n2"))
    Adds.
    <BLANKLINE>
    ```pycon
    >>> 1 + 1
    2
    ```
    """
    found: list[str] = []
    is_open = False
    for line in text.splitlines():
        if line.lstrip().startswith(">>>") and not is_open:
            indent = line[: len(line) - len(line.lstrip())]
            found += [f"{indent}```pycon"]
            is_open = True
        elif is_open and not line.strip():
            found.append(f"{indent}```")
            is_open = False
        found.append(line if is_open else re.sub(r"``([^`\n]+)``", r"`\1`", line))
    return "\n".join([*found, f"{indent}```"] if is_open else found)
