"""The bodies of HTTP requests and responses about profiles, matches and ratings.

Times are in milliseconds since 1970; ratings are on the scale that people see, 1500 at first.
"""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta, Struct

from capicua.table.frames.protocol import HouseRules

MatchForm = Literal["solitaire", "duel", "free", "partners"]
"""One player, two, each for themselves, or partners."""


class PlayerRating(Struct, omit_defaults=True):
    """A rating in a pool: a game, a rule set and a form."""

    game: str
    rules: str
    """The preset."""
    form: MatchForm
    rating: int
    deviation: int
    """Its standard deviation."""
    is_sure: bool
    """Whether it is known well enough to be compared; otherwise it has a question mark."""
    matches: int
    history: list[RatingPoint] = []
    """The rating after each of the latest matches, the oldest first."""


class RatingPoint(Struct):
    """A rating after a match."""

    at: int
    rating: int


class MatchPlayer(Struct, omit_defaults=True):
    """A seat of a finished match."""

    seat: int
    side: int
    place: int
    """1 for the winners; equal for ties."""
    points: int
    name: str = ""
    """The account's name; empty for bots, guests and deleted accounts."""
    face: str = ""
    is_bot: bool = False
    """Whether the account is that of a program."""
    level: str = ""
    """The level of a bot of the server."""
    has_left: bool = False
    rating: int | None = None
    """The rating after the match, if it counted."""


class FinishedMatch(Struct, omit_defaults=True):
    """A finished match in a history."""

    table: str
    rules: HouseRules
    form: MatchForm
    began: int
    ended: int
    rounds: int
    """0 if not known: of real tiles people may tell the total alone."""
    seat: int
    """The seat of the person whose history it is."""
    players: list[MatchPlayer]
    is_rated: bool = False
    why_unrated: str = ""
    change: int | None = None
    """By how much their rating changed."""
    accuracy: float | None = None
    """Their accuracy in reviews, between 0 and 1."""
    event: str = ""
    """The tournament in which it was played with real tiles, so that there is no replay."""


class MatchPage(Struct, omit_defaults=True):
    """Some matches, the latest first."""

    matches: list[FinishedMatch]
    next: int = 0
    """The time to ask for the following ones; 0 if there are none."""


class FrequentPartner(Struct, omit_defaults=True):
    """Somebody a person has often played with as partners."""

    name: str
    face: str
    matches: int
    won: int
    is_bot: bool = False


class PlayedRules(Struct):
    """A rule set, and how often a person has played it."""

    game: str
    rules: str
    """The preset, or ``house`` for house rules."""
    matches: int
    won: int


class Profile(Struct, omit_defaults=True):
    """A person's profile: what its person shows."""

    id: str
    name: str
    face: str
    is_own: bool
    """Whether it is the reader's, who then sees what is hidden from others."""
    made: int
    is_bot: bool = False
    """Whether the account is that of a program."""
    country: str = ""
    seen: int = 0
    hidden: list[str] = []
    """The parts that only its person sees."""
    is_listed: bool = True
    """Whether it appears in lists of the best players."""
    ratings: list[PlayerRating] = []
    matches: int = 0
    """The number of matches, up to the latest thousand, as in all that follows."""
    won: int = 0
    streak: int = 0
    """Matches won in a row, up to the latest one."""
    longest: int = 0
    """The most matches won in a row."""
    partners: list[FrequentPartner] = []
    rules: list[PlayedRules] = []
    accuracy: float | None = None
    """The mean accuracy of reviewed matches, between 0 and 1."""


class Meetings(Struct, omit_defaults=True):
    """What happened when two people met."""

    one: str
    other: str
    matches: int
    """As opponents."""
    won: int
    """Matches in which the first one placed better."""
    lost: int
    together: int = 0
    """Matches as partners."""
    won_together: int = 0
    latest: list[FinishedMatch] = []
    """The latest matches as opponents, in the first one's history."""
    bots: list[str] = []
    """Which of the two names are those of programs."""


class Leader(Struct, omit_defaults=True):
    """One of the best players of a pool."""

    name: str
    face: str
    rating: int
    deviation: int
    matches: int
    country: str = ""
    is_bot: bool = False


class BotRating(Struct):
    """The rating of a bot of the server, measured in tournaments between bots."""

    level: str
    rating: int
    deviation: int


class Leaders(Struct, omit_defaults=True):
    """The best players of a pool whose rating is sure, the best first."""

    rules: str
    form: MatchForm
    players: list[Leader]
    bots: list[BotRating] = []
    """The bots that have been measured in this pool; ``greedy`` is set to 1500."""


class GameLeaders(Struct):
    """The best players of a game, by pool."""

    game: str
    pools: list[Leaders]


class PersonAtSeat(Struct, omit_defaults=True):
    """The account of a seat at a table."""

    seat: int
    id: str
    name: str
    is_bot: bool = False
    rating: int | None = None
    """The rating in the pool of the table; absent if there is none."""
    is_sure: bool = False


class PeopleAtTable(Struct):
    """The accounts at the seats of a table; guests and bots have none."""

    people: list[PersonAtSeat]


class ProfileChoice(Struct):
    """What a person shows of their profile."""

    hidden: Annotated[
        list[
            Literal[
                "ratings",
                "history",
                "matches",
                "partners",
                "accuracy",
                "rules",
                "streaks",
                "country",
                "seen",
            ]
        ],
        Meta(max_length=16),
    ]
    is_listed: bool
