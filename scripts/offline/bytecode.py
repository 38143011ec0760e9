"""Compile modules to bytecode; runs in the browser's own Python, whose bytecode it must be.

``run`` gets an archive of sources and returns one of compiled modules. They have no docstrings and
no line numbers, which makes them as small as the sources: a reader's phone compiles nothing.
"""

from __future__ import annotations

import io
import zipfile
from importlib._bootstrap_external import _code_to_hash_pyc  # type: ignore[import-not-found]
from types import CodeType


def run(archive: bytes) -> bytes:
    """Return an archive of the compiled modules of an archive."""
    made = io.BytesIO()
    with zipfile.ZipFile(io.BytesIO(archive)) as sources, zipfile.ZipFile(made, "w") as compiled:
        for name in sources.namelist():
            code = compile(sources.read(name), name, "exec", dont_inherit=True, optimize=2)
            data = _code_to_hash_pyc(without_lines(code), b"\0" * 8, False)
            compiled.writestr(f"{name}c", data)
    return made.getvalue()


def without_lines(code: CodeType) -> CodeType:
    """Return a code object without line numbers, and with it all that it contains."""
    inner = (without_lines(one) if isinstance(one, CodeType) else one for one in code.co_consts)
    return code.replace(co_linetable=b"", co_consts=tuple(inner))
