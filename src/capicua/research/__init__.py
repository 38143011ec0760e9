"""Environments for research: observations, vectorized rounds, data sets.

The compiled part is ``capicua.research.native``; the rest requires NumPy, installed by the
``research`` extra. Adapters for other frameworks are separate modules:
``capicua.research.pettingzoo``, ``.gymnasium`` and ``.openspiel``.
"""

from __future__ import annotations

import importlib
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from capicua.research.encoder import Encoder
    from capicua.research.vector import Choices, VectorEnv

__all__ = ["Choices", "Encoder", "VectorEnv"]

_HOMES = {"Choices": "vector", "Encoder": "encoder", "VectorEnv": "vector"}


def __getattr__(name: str) -> Any:
    if name not in _HOMES:
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
    try:
        return getattr(importlib.import_module(f"{__name__}.{_HOMES[name]}"), name)
    except ModuleNotFoundError as error:
        if error.name != "numpy":
            raise
        raise ModuleNotFoundError(
            "The research environments need NumPy, which is not installed. "
            "Install it with: pip install 'capicua[research]'",
            name="numpy",
        ) from None
