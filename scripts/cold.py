"""Marks what is called once, or only from interpreted code, as cold in the C that mypyc has made.

A module's top level runs once, and a wrapper (``CPyPy_…``) checks the arguments of a call from
interpreted code. gcc spends 38 % of its time on them if it optimises them for speed and
inlines the functions they call; playouts call neither.
"""

from __future__ import annotations

import re
from collections.abc import Iterable
from pathlib import Path

SELDOM = re.compile(
    r"^ *(?=char CPyDef_\w+___top_level__\(void\) \{$|PyObject \*CPyPy_\w+\(.*\) \{$)", re.MULTILINE
)
COLD = "__attribute__((cold)) "


def mark(files: Iterable[Path]) -> int:
    """Mark the definitions in some files of C, and return how many."""
    count = 0
    for file in files:
        text, marked = SELDOM.subn(COLD, file.read_text(encoding="utf-8"))
        file.write_text(text, encoding="utf-8")
        count += marked
    return count
