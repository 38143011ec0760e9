"""The house rules and presets of Double Takes.

Not compiled, because the options class inspects its own annotations.
"""

from __future__ import annotations

from typing import Annotated, Literal

from capicua.core.options import Options, Rule, options


@options
class TakesOptions(Options):
    """The house rules of Double Takes."""

    table_for: Annotated[Literal["any", 2, 3, 4], Rule("DTK-2")] = "any"
    """The number of players: two to four, or exactly this many."""
    partners: Annotated[bool, Rule("DTK-13")] = False
    """For four players only."""
    revoke: Annotated[Literal["enforced", "penalised"], Rule("DTK-6", "DTK-14")] = "enforced"
    tie_break: Annotated[Literal["shared", "most_doubles"], Rule("DTK-12")] = "shared"
    show_leftover: Annotated[bool, Rule("DTK-11")] = False
    """A tile is left over with three players only."""


PRESETS = {
    "double_takes_4": TakesOptions(),
    "double_takes_partners": TakesOptions(partners=True),
    "double_takes_3": TakesOptions(table_for=3),
    "double_takes_2": TakesOptions(table_for=2),
    "with_revokes": TakesOptions(revoke="penalised"),
}
