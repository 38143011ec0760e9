"""The ids of preset chat phrases; their texts are ``phrase-<id>`` in the Fluent files."""

from __future__ import annotations

from typing import Final

PHRASES: Final = (
    "hello",
    "good-luck",
    "good-hand",
    "well-played",
    "what-a-block",
    "capicua",
    "ouch",
    "thinking",
    "your-turn",
    "lucky",
    "thanks",
    "one-more",
)
