"""What a game says of itself before anything is dealt: its names, sizes, presets and tiles."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, ClassVar

from mypy_extensions import i64, mypyc_attr

from capicua.core.chance import Deal
from capicua.core.knowing import Belief, Hints, Keys
from capicua.core.options import Options
from capicua.core.reasons import BadOption, Message
from capicua.core.setup import Setup
from capicua.core.tile import NO_TILE, set_size

if TYPE_CHECKING:
    from collections.abc import Mapping


@mypyc_attr(allow_interpreted_subclasses=True)
class Kind:
    """A game as it describes itself; ``Game`` adds rounds and matches.

    The class attributes describe the game; the catalogue reads them. An object never changes
    once it is made: all its rounds and worlds share it.
    """

    id: ClassVar[str] = ""
    """Snake case; the folder, the address and the records use it."""
    version: ClassVar[int] = 1
    """Grows when behaviour changes, so that old records replay or say why not."""
    reads_from: ClassVar[int] = 0
    """The oldest version whose records, in notation, replay alike under this one; 0: only its own.

    For a version that only numbered actions anew: stored tables hold the numbers, records do not.
    """
    earlier: ClassVar[Any] = {}
    """Classes of earlier versions that can still be played, by version: tables in play go on."""
    family: ClassVar[str] = ""
    """The family whose strings the game shares (``line``, ``train`` …)."""
    genre: ClassVar[str] = ""
    """What kind of game people call it: ``line``, ``trains``, ``tricks``, ``melds``, ``fishing``,
    ``betting``, ``solitaire`` or ``other``."""
    known_as: ClassVar[tuple[str, ...]] = ()
    """Rule sets that people look for by names of their own; the lobby lists them with the game."""
    undo: ClassVar[str] = "consent"
    """``free`` (a solitaire, back to the last revealed tile) or ``consent``."""
    low_is_good: ClassVar[bool] = False
    """Whether few points are better than many."""
    method: ClassVar[str] = "flat"
    """How bots search it best, as measured: ``flat``, ``tree`` or ``open_hands``."""
    sense: ClassVar[int] = 90
    """How many of a hundred choices in a playout follow the heuristic."""

    face: ClassVar[Any] = None
    """How the game shows itself, as its ``__init__.py`` declares: see ``capicua.core.face``."""
    rounds: ClassVar[Any] = None
    """The class of its rounds, where ``__init__.py`` declares it: then ``blank`` makes these."""

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
        """How much of a level's work a bot does, in hundredths.

        More where luck hides what a choice is worth, less where playing on takes long; chosen
        in part by judgement (``docs/bots.md``).
        """
        self.concede: i64 = -1
        """The action that concedes a round, listed last; playouts never take it."""
        self.horizon: int = 0
        """The length of a playout in actions, where points are won all along; 0: to the end."""
        low, high = self.seats(options)
        if not low <= players <= high:
            raise BadOption(
                Message("bad-seats", {"seats": players, "low": low, "high": high}),
                self.rule_of_seats(options),
            )

    # -- what every game says ---------------------------------------------------------

    seats_rule: ClassVar[str] = ""
    """The rule id behind the number of seats."""

    @classmethod
    def rule_of_seats(cls, options: Options) -> str:
        """Return the rule id behind the number of seats under these options."""
        return cls.seats_rule

    @classmethod
    def presets(cls) -> Mapping[str, Options]:
        """The named rule sets as options records, the default first. Every game.

        Each has the strings ``preset-<name>`` and ``preset-<name>.about``.
        """
        raise NotImplementedError

    @classmethod
    def seats(cls, options: Options) -> tuple[int, int]:
        """Return the lowest and highest number of seats under these options. Every game."""
        raise NotImplementedError

    @classmethod
    def usual_seats(cls, options: Options) -> int:
        """Return the number of seats when nobody says how many: four, or as near as there is."""
        low, high = cls.seats(options)
        return max(low, min(high, 4))

    @property
    def high(self) -> int:
        """The highest number of pips on a half: 6 for a double-6 set. Every game."""
        raise NotImplementedError

    @property
    def action_count(self) -> int:
        """Actions are numbers from 0 to this, excluded. Every game."""
        raise NotImplementedError

    def hand_sizes(self, setup: Setup) -> list[int]:
        """Return how many tiles each seat is dealt, in seat order. Every game.

        Zeros where hands are not dealt at once.
        """
        raise NotImplementedError

    @property
    def sides(self) -> list[int]:
        """The side each seat plays for: its own, or its partnership's."""
        return list(range(self.players))

    @property
    def is_silent(self) -> bool:
        """Whether nobody at the table talks while a round is played, spectators included."""
        return False

    def must_redeal(self, setup: Setup, deal: Deal) -> bool:
        """Return whether the rules call for a new shuffle before anybody acts."""
        return False

    def removed_tile(self, setup: Setup) -> int:
        """Return a tile set aside before the shuffle, or ``NO_TILE``.

        It stands last in the order that ``State.deal`` gets.
        """
        return NO_TILE

    def points_to_win(self) -> int:
        """Return the total that ends a match; 0 where a number of rounds does."""
        return 0

    def is_won(self, points: int) -> bool:
        """Return whether a game for one that ended with these points is won."""
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
    """Return the preset nearest to a game's options, and the options that differ, as text."""
    presets = type(game).presets()
    best = min(presets, key=lambda name: len(game.options.differences(presets[name])))
    return best, game.options.differences(presets[best])
