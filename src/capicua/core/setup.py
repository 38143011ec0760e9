"""The state of the match that a round depends on."""

from __future__ import annotations

from capicua.core.messages import BadOption, Message
from capicua.core.options import LARGEST
from capicua.core.seats import NOBODY


class Setup:
    """The state of the match that a round needs before the tiles are dealt."""

    def __init__(
        self,
        number: int = 1,
        starter: int = NOBODY,
        totals: list[int] | None = None,
        streak: int = 0,
        pot: int = 0,
    ) -> None:
        self.number: int = number
        """1 for the first round that counts; a void round keeps its number."""
        self.starter: int = starter
        """The seat that starts the round; ``NOBODY``: the game's own rule or the lot decides."""
        self.totals: list[int] = totals if totals is not None else []
        """Points of the match so far, by seat; empty for all zero."""
        self.streak: int = streak
        """The number of void rounds (passed out, dead) just before this one."""
        self.pot: int = pot
        """What earlier rounds left: chips in a pool, or void rounds that increase a bonus until it
        is won (Partners).
        """

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Setup) and self.fields() == other.fields()

    def __hash__(self) -> int:
        return hash((self.number, self.starter))

    def __repr__(self) -> str:
        return "Setup(" + ", ".join([f"{k}={v!r}" for k, v in self.fields().items()]) + ")"

    def __reduce__(self) -> tuple[object, ...]:
        return Setup, (self.number, self.starter, self.totals, self.streak, self.pot)

    def check(self, players: int, has_starter: bool) -> None:
        """Raise ``BadOption`` if this setup is invalid for this number of seats."""
        if has_starter and not 0 <= self.starter < players:
            raise BadOption(Message("bad-starter", {"seat": self.starter, "high": players - 1}))
        if self.totals and len(self.totals) != players:
            raise BadOption(Message("bad-totals", {"count": len(self.totals), "seats": players}))
        for name, value, low in (
            ("number", self.number, 1),
            ("streak", self.streak, 0),
            ("pot", self.pot, 0),
            *[("totals", total, -LARGEST) for total in self.totals],
        ):
            if not low <= value <= LARGEST:
                raise BadOption(
                    Message(
                        "bad-setup", {"name": name, "value": value, "low": low, "high": LARGEST}
                    )
                )

    def fields(self) -> dict[str, object]:
        """Return the fields that differ from their defaults."""
        differs = {
            "number": self.number != 1,
            "starter": self.starter != NOBODY,
            "totals": any([total != 0 for total in self.totals]),
            "streak": self.streak != 0,
            "pot": self.pot != 0,
        }
        return {name: getattr(self, name) for name in differs if differs[name]}
