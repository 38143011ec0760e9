"""The settings of a tournament: its format, who enters, the rules of play and of scoring."""

from __future__ import annotations

from dataclasses import dataclass
from fractions import Fraction
from functools import lru_cache
from typing import Annotated, Final, Literal, get_args

from msgspec import Meta, Struct

from capicua.catalogue import kind, load_with
from capicua.core.game import Game
from capicua.core.messages import BadOption, Message, Refused
from capicua.table.frames.protocol import Id, Value, Word

Format = Literal[
    "swiss",
    "round_robin",
    "double_round_robin",
    "knockout",
    "double_knockout",
    "arena",
    "ladder",
    "mitchell",
    "howell",
]
"""How opponents are found. A league is a round robin with a round every week."""
Entry = Literal["individuals", "pairs", "rotating", "teams"]
"""Who enters: people, fixed pairs, people whose partners rotate, or teams of two pairs."""
Scoring = Literal["wins", "points", "places", "matchpoints", "average", "total"]
"""What a round is worth; the last three compare tables that play the same deals."""
LengthKind = Literal["points", "hands", "minutes"]

DUPLICATE: Final = ("matchpoints", "average", "total")
"""The scorings that compare the results of the same deals at other tables."""
KNOCKOUTS: Final = ("knockout", "double_knockout")
MOVEMENTS: Final = ("mitchell", "howell")
SCHEDULED: Final = ("round_robin", "double_round_robin", *KNOCKOUTS, *MOVEMENTS)
"""The formats whose schedule is made from the entrants of the first round."""
TieBreak = Literal[
    "buchholz",
    "buchholz_cut_1",
    "median_buchholz",
    "sonneborn_berger",
    "direct_encounter",
    "points_difference",
    "points",
    "wins",
    "deals_won",
    "played",
    "lot",
]
TIE_BREAKS: Final[tuple[TieBreak, ...]] = get_args(TieBreak)
"""The tie-breaks by name."""
USUAL_TIE_BREAKS: Final[tuple[TieBreak, ...]] = (
    "buchholz_cut_1",
    "buchholz",
    "points_difference",
    "wins",
)


class TournamentRefused(Refused):
    """A request that a tournament cannot meet: what was given, and what is allowed."""


def refuse(id: str, **arguments: str | int | float | list[str]) -> TournamentRefused:
    """Return a refusal with the message ``tournament-<id>``."""
    return TournamentRefused(Message(f"tournament-{id}", dict(arguments)))


Prize = Annotated[str, Meta(min_length=1, max_length=120)]


class Rules(Struct, frozen=True, omit_defaults=True):
    """The game and its house rules, as the catalogue takes them."""

    game: Id
    preset: Word = ""
    options: Annotated[dict[Word, Value], Meta(max_length=64)] = {}
    seats: Annotated[int, Meta(ge=0, le=99)] = 0
    """The number of seats; 0 is the game's usual number."""

    def load(self) -> Game:
        """Return the game; raise ``BadOption`` for rules that it does not offer."""
        return load_with(self.game, self.preset or None, self.seats or None, self.options)

    def low_is_good(self) -> bool:
        """Return whether fewer points are better, as in Mexican Train."""
        return _low_is_good(self.game)

    def shutout_weight(self) -> int:
        """Return as how many wins a match counts that is won while the others have nothing."""
        return _shutout_weight(self.game, self.preset, self.seats, tuple(self.options.items()))


@lru_cache
def _low_is_good(game: str) -> bool:
    return kind(game).low_is_good


@lru_cache
def _shutout_weight(
    game: str, preset: str, seats: int, options: tuple[tuple[str, str], ...]
) -> int:
    return load_with(game, preset or None, seats or None, dict(options)).shutout_weight()


class Length(Struct, frozen=True, omit_defaults=True):
    """How long a round lasts: a points target, a number of hands, or minutes."""

    kind: LengthKind = "points"
    value: Annotated[int, Meta(ge=1, le=100_000)] = 100
    last_hand: bool = True
    """Whether the hand in play when the time is up is finished; only for minutes."""


class Settings(Struct, frozen=True, omit_defaults=True, kw_only=True):
    """Everything that is decided before the first round."""

    name: Annotated[str, Meta(min_length=1, max_length=120)]
    rules: Rules
    format: Format = "swiss"
    entry: Entry = "pairs"
    length: Length = Length()
    rounds: Annotated[int, Meta(ge=0, le=500)] = 0
    """The number of rounds; 0 is what the format needs."""
    scoring: Scoring = "wins"
    tie_breaks: Annotated[tuple[TieBreak, ...], Meta(max_length=11)] = USUAL_TIE_BREAKS
    win: Annotated[int, Meta(ge=0, le=100)] = 2
    draw: Annotated[int, Meta(ge=0, le=100)] = 1
    loss: Annotated[int, Meta(ge=0, le=100)] = 0
    walkover: Annotated[int, Meta(ge=0, le=100_000)] = 0
    """Points for a bye and for a win by forfeit; where fewer points are better, both count the
    average of the round."""
    clubs_apart: bool = False
    accelerated: Annotated[int, Meta(ge=0, le=10)] = 0
    """The number of first rounds in which the upper half is paired one win higher."""
    third_place: bool = False
    """Whether the losers of the semifinals of a knockout play for the third place."""
    reach: Annotated[int, Meta(ge=1, le=100)] = 3
    """The number of places that a challenge on a ladder may reach upwards."""
    minutes: Annotated[int, Meta(ge=0, le=10_000)] = 0
    """The length of an arena; 0 is without end."""
    deals: Annotated[int, Meta(ge=0, le=100)] = 0
    """The number of duplicate deals in a round; 0 if every table has its own deals."""
    moving_boards: bool = False
    """Whether the sets of deals move from table to table, instead of all tables playing one set."""
    switched: Annotated[int, Meta(ge=0, le=40)] = 1
    """The number of last rounds of a Mitchell movement in which the sides are exchanged.

    About an eighth of the rounds makes one field of the two halves.
    """
    prizes: Annotated[tuple[Prize, ...], Meta(max_length=100)] = ()
    """The prizes by place, the first one first; equal places share theirs."""
    seed: Annotated[int, Meta(ge=0, le=2**53)] = 1
    """The number that decides all lots; a server draws it."""


@dataclass(frozen=True)
class Shape:
    """What a table looks like: its sides, and who sits on each."""

    sides: int
    """The number of sides at a full table."""
    together: int
    """The number of entrants on a side: 2 where partners rotate."""
    members: int
    """The number of people in an entrant."""
    rooms: int
    """The number of tables on which a match is played: 2 for teams."""
    smallest: int
    """The fewest sides of a table that is not full."""

    @property
    def entrants(self) -> int:
        """The number of entrants at a full table."""
        return self.sides * self.together


def shape_of(settings: Settings) -> Shape:
    """Return the shape of a tournament's tables; raise ``Refused`` if the game does not fit."""
    game = settings.rules.load()
    sides = len(set(game.sides))
    each = int(game.players) // sides
    if settings.entry == "individuals":
        if each != 1 or not 2 <= sides <= 4:
            raise refuse("no-individuals", game=game.id, seats=int(game.players))
        smaller = sides - 1
        return Shape(
            sides, 1, 1, 1, smaller if smaller >= 2 and _takes(settings, smaller) else sides
        )
    if sides != 2 or each != 2:
        raise refuse("no-partners", game=game.id, entry=settings.entry)
    if settings.entry == "rotating":
        return Shape(2, 2, 1, 1, 2)
    if settings.entry == "teams":
        return Shape(2, 1, 4, 2, 2)
    return Shape(2, 1, 2, 1, 2)


def _takes(settings: Settings, seats: int) -> bool:
    rules = settings.rules
    try:
        load_with(rules.game, rules.preset or None, seats, rules.options)
    except BadOption:
        return False
    return True


def check(settings: Settings) -> Shape:
    """Return the shape of the tables; raise ``Refused`` if settings contradict each other."""
    shape = shape_of(settings)
    unknown = [name for name in settings.tie_breaks if name not in TIE_BREAKS]
    if unknown:
        raise refuse("tie-break", name=unknown[0], allowed=list(TIE_BREAKS))
    if len(set(settings.tie_breaks)) < len(settings.tie_breaks):
        raise refuse("tie-break-twice", names=list(settings.tie_breaks))
    if settings.format not in ("swiss", "arena") and shape.entrants != 2:
        if settings.entry == "rotating":
            raise refuse("format-rotating", format=settings.format)
        raise refuse("format-sides", format=settings.format, sides=shape.sides)
    if settings.scoring == "places" and shape.sides < 3:
        raise refuse("scoring-places", sides=shape.sides)
    is_low = settings.rules.low_is_good()
    if settings.format == "arena" and settings.scoring == "points" and is_low:
        raise refuse("arena-points")
    if settings.scoring in DUPLICATE and not settings.deals:
        raise refuse("scoring-deals", scoring=settings.scoring)
    if settings.scoring == "average" and settings.entry == "teams":
        raise refuse("scoring-teams", scoring=settings.scoring)
    if settings.deals and shape.sides != 2:
        raise refuse("deals-sides", sides=shape.sides)
    if settings.format in MOVEMENTS and not settings.deals:
        raise refuse("movement-deals", format=settings.format)
    if not settings.win >= settings.draw >= settings.loss:
        raise refuse("win-draw-loss", win=settings.win, draw=settings.draw, loss=settings.loss)
    return shape


def half(value: int) -> Fraction:
    """Return half of a number, exactly."""
    return Fraction(value, 2)
