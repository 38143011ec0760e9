"""The description of a game before anything is dealt: names, sizes, presets and tiles."""

from __future__ import annotations

from typing import Any, ClassVar

from mypy_extensions import i64, mypyc_attr

from capicua.core.chance import Deal
from capicua.core.knowing import Belief, Hints, Keys
from capicua.core.options import Options, Presets
from capicua.core.reasons import BadOption, Message
from capicua.core.setup import Setup
from capicua.core.tile import NO_TILE, set_size


@mypyc_attr(allow_interpreted_subclasses=True)
class Kind:
    """The description of a game; ``Game`` adds rounds and matches.

    The class attributes describe the game; the catalogue reads them. Instances are immutable:
    all rounds and worlds of a game share one.
    """

    id: ClassVar[str] = ""
    """Snake case; used for the folder, the URL and the records."""
    version: ClassVar[int] = 1
    """Increased when behaviour changes; old records are then replayed or rejected with a reason."""
    reads_from: ClassVar[int] = 0
    """The oldest version whose records, in notation, replay identically under this one.

    If it is 0, no earlier version does. For a version that only renumbered actions: stored tables
    hold action numbers, records do not.
    """
    earlier: ClassVar[Any] = {}
    """Classes of earlier versions that are still playable, by version, for unfinished tables."""
    family: ClassVar[str] = ""
    """The family whose strings the game shares (``line``, ``train`` …)."""
    genre: ClassVar[str] = ""
    """The genre players look for: ``line``, ``trains``, ``tricks``, ``melds``, ``fishing``,
    ``betting``, ``solitaire`` or ``other``."""
    rule_sets: ClassVar[Presets] = {}
    """The named rule sets as options records, the default first. Every game.

    Each has the strings ``preset-<name>`` and ``preset-<name>.about``.
    """
    known_as: ClassVar[tuple[str, ...]] = ()
    """Presets known under their own names; the lobby lists them next to the game."""
    undo: ClassVar[str] = "consent"
    """Undo policy: ``free`` (solitaires: back to the last revealed tile) or ``consent``."""
    low_is_good: ClassVar[bool] = False
    """Whether fewer points are better."""
    method: ClassVar[str] = "flat"
    """The bots' search method that performed best: ``flat``, ``tree`` or ``open_hands``."""
    sense: ClassVar[int] = 90
    """The percentage of choices in a playout that follow the heuristic score."""

    face: ClassVar[Any] = None
    """The face of the game, declared in its ``__init__.py``; see ``capicua.core.face``."""
    rounds: ClassVar[Any] = None
    """The class of its rounds if ``__init__.py`` declares it; ``blank`` then makes these."""

    def __init__(self, options: Options, players: int) -> None:
        face = self.face
        if face is None:
            raise TypeError(
                f"{type(self).__name__} has no face: call present({self.id!r}, Face(…))"
            )
        self.hints: Hints[Any] = face.hints
        self.belief: Belief[Any] = face.belief
        self.keys: Keys[Any] = face.keys
        self.options: Options = options
        self.players: i64 = players
        self.effort: int = 100
        """The bots' work as a percentage of their level's budget.

        Higher if luck hides the value of a choice, lower if playouts are slow; chosen partly by
        judgement (``docs/bots.md``).
        """
        self.concede: i64 = -1
        """The action that concedes a round, listed last; playouts never take it. -1: none."""
        self.horizon: int = 0
        """Playout length in actions, for games that score throughout; 0: the whole round."""
        low, high = self.seats(options)
        if not low <= players <= high:
            raise BadOption(
                Message("bad-seats", {"seats": players, "low": low, "high": high}),
                self.rule_of_seats(options),
            )

    # -- for every game to define --------------------------------------------------------

    seats_rule: ClassVar[str] = ""
    """The id of the rule for the number of seats."""

    @classmethod
    def rule_of_seats(cls, options: Options) -> str:
        """Return the id of the rule for the number of seats under these options."""
        return cls.seats_rule

    @classmethod
    def presets(cls) -> Presets:
        """Return the named rule sets, the default first."""
        if not cls.rule_sets:
            raise NotImplementedError
        return cls.rule_sets

    @classmethod
    def seats(cls, options: Options) -> tuple[int, int]:
        """Return the lowest and highest number of seats under these options. Every game."""
        raise NotImplementedError

    @classmethod
    def usual_seats(cls, options: Options) -> int:
        """Return the default number of seats: four, or the nearest number allowed."""
        low, high = cls.seats(options)
        return max(low, min(high, 4))

    @property
    def high(self) -> int:
        """The highest number of pips on a half: 6 for a double-6 set. Every game."""
        raise NotImplementedError

    @property
    def action_count(self) -> int:
        """The number of actions; actions are numbered from 0. Every game."""
        raise NotImplementedError

    def hand_sizes(self, setup: Setup) -> list[int]:
        """Return the number of tiles dealt to each seat, in seat order. Every game.

        Zeros if hands are not dealt at the start.
        """
        raise NotImplementedError

    @property
    def sides(self) -> list[int]:
        """The side each seat plays for: itself, or its partnership."""
        return list(range(self.players))

    @property
    def is_silent(self) -> bool:
        """Whether talking is forbidden during a round, for spectators as well."""
        return False

    def must_redeal(self, setup: Setup, deal: Deal) -> bool:
        """Return whether the rules require a new shuffle before the first action."""
        return False

    def removed_tile(self, setup: Setup) -> int:
        """Return a tile set aside before the shuffle, or ``NO_TILE``.

        It is last in the order that ``State.deal`` gets.
        """
        return NO_TILE

    def points_to_win(self) -> int:
        """Return the total that ends a match; 0 if a number of rounds ends it."""
        return 0

    def is_won(self, points: int) -> bool:
        """Return whether a single-player game that ended with these points is won."""
        return points > 0

    @property
    def tiles_in_play(self) -> list[int]:
        """The tiles that are shuffled and dealt, ascending: the whole set, unless overridden."""
        return list(range(int(set_size(self.high))))

    @property
    def tile_count(self) -> int:
        """The number of tiles in play."""
        return len(self.tiles_in_play)

    # -- as a value ------------------------------------------------------------------------------

    def __eq__(self, other: object) -> bool:
        return (
            isinstance(other, Kind)
            and type(self) is type(other)
            and self.players == other.players
            and self.options == other.options
        )

    def __hash__(self) -> int:
        return hash((self.id, int(self.players), self.options))

    def __repr__(self) -> str:
        preset, changed = preset_of(self)
        values = {"preset": preset, "players": int(self.players)}
        for name in changed:
            value = getattr(self.options, name)
            values[name] = value if isinstance(value, bool | int | str) else changed[name]
        given = [f", {name}={value!r}" for name, value in values.items()]
        return f"capicua.load({self.id!r}{''.join(given)})"

    def __copy__(self) -> Kind:
        return self

    def __deepcopy__(self, memo: dict[int, Any]) -> Kind:
        return self

    def __reduce__(self) -> tuple[Any, ...]:
        return type(self), (self.options, int(self.players))


def preset_of(game: Kind) -> tuple[str, dict[str, str]]:
    """Return the preset closest to a game's options, and the options that differ, as text."""
    presets = type(game).presets()
    best = min(presets, key=lambda name: len(game.options.differences(presets[name])))
    return best, game.options.differences(presets[best])
