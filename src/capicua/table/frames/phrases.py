"""The ids of preset chat phrases; their texts are ``phrase-<id>`` in the Fluent files.

The last six are reactions, which the web client also draws.
"""

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
    "applause",
    "laughter",
    "surprise",
    "good-tile",
    "hmm",
    "heart",
)
