"""What draws rounds and words refusals; the package ``capicua`` sets both.

``State`` and ``Refused`` take them from here when they are defined, so that setting them imports
neither. Kept interpreted: a compiled module would load all others.
"""

from __future__ import annotations

from typing import Any

artist: Any = None
"""Draws rounds as text and as SVG."""
speaker: Any = None
"""Formats a refusal as a sentence in a language; a static method."""
