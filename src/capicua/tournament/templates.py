"""Tournaments that a club creates in a minute: settings by name, to change as needed."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from msgspec import structs

from capicua.core.messages import closest_name
from capicua.tournament.settings import Length, Rules, Settings, refuse

TEMPLATES: Final[Mapping[str, Settings]] = {
    "club_evening": Settings(
        name="club_evening",
        rules=Rules("partners", "dominican"),
        length=Length("minutes", 40),
        rounds=3,
        walkover=100,
        tie_breaks=("points_difference", "buchholz", "wins"),
    ),
    "weekend_open": Settings(
        name="weekend_open",
        rules=Rules("partners", "dominican"),
        length=Length("points", 200),
        rounds=7,
        accelerated=2,
        clubs_apart=True,
        walkover=100,
        tie_breaks=("buchholz_cut_1", "buchholz", "direct_encounter", "points_difference"),
    ),
    "family_day": Settings(
        name="family_day",
        rules=Rules("partners", "spanish"),
        entry="rotating",
        length=Length("hands", 6),
        rounds=5,
        tie_breaks=("points_difference", "points", "wins"),
    ),
    "marks_42": Settings(
        name="marks_42",
        rules=Rules("texas_42", "marks"),
        format="double_knockout",
        length=Length("points", 7),
        tie_breaks=(),
    ),
    "school_class": Settings(
        name="school_class",
        rules=Rules("block", "classic", seats=4),
        entry="individuals",
        length=Length("hands", 4),
        rounds=4,
        scoring="places",
        tie_breaks=("points", "wins", "buchholz"),
    ),
    "duplicate_evening": Settings(
        name="duplicate_evening",
        rules=Rules("partners", "venezuelan"),
        format="howell",
        length=Length("hands", 4),
        deals=4,
        scoring="matchpoints",
        tie_breaks=("points_difference", "wins"),
    ),
}
"""The templates by id; the sentence ``template-<id>`` says what each is for."""


def from_template(template: str, name: str, **changes: Any) -> Settings:
    """Return the settings of a template under the event's name, with some of them changed."""
    id = template.replace("-", "_").lower()
    if id not in TEMPLATES:
        near = closest_name(id, TEMPLATES)
        raise refuse("template", template=template, allowed=list(TEMPLATES), **near)
    return structs.replace(TEMPLATES[id], name=name, **changes)
