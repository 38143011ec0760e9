"""``TypeVar`` with a default (PEP 696), so that ``State`` alone means ``State[Game]``.

Python has it from 3.13 on. Before that the default matters to type checkers only, which read
the stub beside this file.
"""

from __future__ import annotations

import typing


def TypeVar(name: str, *, bound: object, covariant: bool, default: object) -> typing.Any:  # noqa: N802
    """Return a type variable; ``default`` is for type checkers."""
    return typing.TypeVar(name, bound=bound, covariant=covariant)  # type: ignore[misc]
