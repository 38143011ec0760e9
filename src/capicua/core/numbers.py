"""Vectors of numbers, for example one per seat."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64


def empty(numbers: vec[i64]) -> None:
    """Set all numbers to 0."""
    for index in range(len(numbers)):
        numbers[index] = 0
