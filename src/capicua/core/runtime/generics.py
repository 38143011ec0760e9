"""``TypeVar`` with a default (PEP 696), so that ``State`` alone means ``State[Game]``.

Python supports this from 3.13 on. On earlier versions the default matters only to type checkers,
which read the stub next to this file.
"""

from __future__ import annotations

import typing


def TypeVar(name: str, *, bound: object, covariant: bool, default: object) -> typing.Any:  # noqa: N802
    """Return a type variable; only type checkers use ``default``."""
    return typing.TypeVar(name, bound=bound, covariant=covariant)  # type: ignore[misc]
