"""Vectors of numbers, for example one per seat."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64


def empty(numbers: vec[i64]) -> None:
    """Set all numbers to 0."""
    index: i64 = 0
    while index < len(numbers):
        numbers[index] = 0
        index += 1
