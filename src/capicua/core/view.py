"""A view: everything that one seat, or a spectator, may know of a round."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING, Any, Final

from capicua.core.action_parts import Part
from capicua.core.inference.marginals import marginals, sampled_marginals
from capicua.core.inference.sampling import Assignments, Unknowns
from capicua.core.messages import Message
from capicua.core.seats import SPECTATOR
from capicua.core.tiles.random import Rng
from capicua.core.tiles.tile import tile_text
from capicua.core.zones import Hand, Zone, seen_in

if TYPE_CHECKING:
    from capicua.core.state import State

_JSON: Final = json.JSONEncoder(
    ensure_ascii=False,
    check_circular=False,  # a fifth of the time
    separators=(",", ":"),
)
WORLDS_LOOKED_AT: Final = 40
"""Number of deals sampled to identify the seat of each place, if its tiles are always assigned."""


class View:
    """The knowledge of one seat, for rendering, transmission and search.

    ``known`` is a state that holds only what the seat may know; bots get their legal actions, hints
    and sampled deals from it.
    """

    def __init__(self, known: State) -> None:
        self.known: State = known

    @property
    def seat(self) -> int | None:
        """The seat whose view this is; ``None`` for a spectator."""
        return None if self.known.viewer == SPECTATOR else int(self.known.viewer)

    @property
    def turn(self) -> int:
        """The seat to act."""
        return int(self.known.turn)

    @property
    def is_over(self) -> bool:
        """Whether the round is over."""
        return self.known.is_over

    @property
    def legal(self) -> list[int]:
        """The legal actions on this seat's turn; else empty."""
        if self.known.viewer != self.known.turn:
            return []
        return self.known.legal_actions()

    @property
    def zones(self) -> list[Zone]:
        """The table as this seat sees it."""
        return self.known.zones()

    def text(self, action: int) -> str:
        """Return an action in notation."""
        return self.known.text(action)

    def parts(self, action: int) -> list[Part]:
        """Return the parts of an action."""
        return self.known.parts(action)

    def label(self, action: int) -> Message:
        """Return an action in words."""
        return self.known.label(action)

    def world(self, rng: Rng) -> State:
        """Return a whole round consistent with everything this seat has seen."""
        return self.known.resample(int(self.known.viewer), rng)

    def chances(self, draws: int = 0) -> dict[str, dict[int | str, float]]:
        """Return the places where each hidden tile may be, with their probabilities.

        A place is a seat, for its hand, or ``stock`` for undealt tiles; tiles that the seat
        sees are left out. Every deal consistent with what was seen is equally likely. With
        ``draws`` the probabilities are estimated from that many sampled deals instead. Raises
        ``NotCountedError`` (a ``ValueError``) if exact counting would take too long.

        >>> import capicua
        >>> view = capicua.load("block", players=3).new_round(seed=7).view(0)
        >>> chances = view.chances()
        >>> len(chances), round(chances["5-5"][1], 3), round(chances["5-5"]["stock"], 3)
        (21, 0.333, 0.333)
        """
        unknowns = self.known.unknowns()
        if not unknowns.tiles:
            return {}
        found = sampled_marginals(unknowns, draws, Rng(0)) if draws else marginals(unknowns)
        holders, visible = self._holders(unknowns)
        result: dict[str, dict[int | str, float]] = {}
        for tile, row in zip(unknowns.tiles, found, strict=True):
            text = tile_text(tile)
            if text not in visible:
                chances: dict[int | str, float] = {}
                for place, share in enumerate(row):
                    if share > 0.0 and place in holders:
                        chances[holders[place]] = chances.get(holders[place], 0.0) + share
                result[text] = chances
        return result

    def _holders(self, unknowns: Unknowns) -> tuple[dict[int, int | str], set[str]]:
        """Return the table position of each place of the unknowns, and the tiles the viewer sees.

        Games number their places freely; sampled deals reveal what the numbers mean.
        """
        known = self.known
        visible = seen_in(known.zones())
        assignments = Assignments(unknowns)
        rng = Rng(0)
        wanted = {place for place, room in enumerate(unknowns.rooms) if room > 0}
        holders: dict[int, int | str] = {}
        for _ in range(WORLDS_LOOKED_AT):
            if len(holders) == len(wanted):
                break
            places = assignments.sample(rng)
            world = known.filled_in(unknowns.tiles, places, rng)
            hands = [zone for zone in world.zones() if isinstance(zone, Hand)]
            held = {text: hand.seat for hand in hands for text in seen_in([hand])}
            for tile, place in zip(unknowns.tiles, places, strict=True):
                text = tile_text(tile)
                if text not in visible:
                    holders[place] = held.get(text, "stock")
        return holders, visible

    def as_data(self) -> dict[str, object]:
        """Return the view as plain data for JSON."""
        known = self.known
        actions = [
            {"action": action, "text": known.text(action), **known.label(action).as_data()}
            for action in self.legal
        ]
        return {
            "game": known.game.id,
            "seat": self.seat,
            "turn": None if known.is_over else int(known.turn),
            "over": known.is_over,
            "log": [known.text(action) for action in known.log],
            "zones": [zone.as_data() for zone in known.zones()],
            "actions": actions,
        }

    def encode(self) -> bytes:
        """Return the view as JSON; equal knowledge gives equal bytes."""
        return _JSON.encode(self.as_data()).encode()

    # -- as a value ------------------------------------------------------------------------------

    def __copy__(self) -> View:
        return self

    def __deepcopy__(self, memo: dict[int, Any]) -> View:
        return View(self.known.clone())

    def __reduce__(self) -> tuple[Any, ...]:
        return View, (self.known,)

    def __eq__(self, other: object) -> bool:
        """Return whether both show the same; views a seat cannot tell apart are equal."""
        return isinstance(other, View) and self.known == other.known

    def __hash__(self) -> int:
        return hash((self.known.game.id, int(self.known.viewer), tuple(self.known.log)))

    def __repr__(self) -> str:
        who = "a spectator" if self.seat is None else f"seat {self.seat}"
        return f"<view of {who}: {self.known.game!r}, {len(self.known.log)} actions>"

    def __str__(self) -> str:
        """Return the table as text, as the seat sees it."""
        return str(self.known)

    def _repr_svg_(self) -> str:
        """Return the table as a picture, for notebooks."""
        return self.known._repr_svg_()
