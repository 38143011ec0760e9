"""The bodies of HTTP requests and responses about tournaments.

``op`` names a request that changes something: repeated with the same one, it is carried out once
and answered alike, so that a phone without a network may send it later, as often as it likes.
Times are in milliseconds since 1970.
"""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta, Struct

from capicua.table.frames.protocol import ClockPlan, HouseRules, Word
from capicua.tournament.events import Entrant, Result
from capicua.tournament.settings import Length, Rules, Settings
from capicua.tournament.tournament import Changes

Op = Annotated[str, Meta(min_length=16, max_length=36, pattern=r"^[A-Za-z0-9_-]*(?![\s\S])")]
"""The name of a request: random, chosen by the client."""
EventKey = Annotated[str, Meta(max_length=64, pattern=r"^[A-Za-z0-9_.-]*(?![\s\S])")]
"""A key of a tournament, as its links have it after ``#``."""
EventName = Annotated[str, Meta(min_length=1, max_length=80)]
Title = Annotated[str, Meta(min_length=1, max_length=120)]
Reason = Annotated[str, Meta(max_length=500)]
EntrantNumber = Annotated[int, Meta(ge=1, le=100_000)]
RoundNumber = Annotated[int, Meta(ge=1, le=10_000)]
TableNumber = Annotated[int, Meta(ge=1, le=100_000)]
Points = Annotated[int, Meta(ge=-1_000_000, le=1_000_000)]
SidePoints = Annotated[list[Points], Meta(max_length=12)]
Deals = Annotated[list[SidePoints], Meta(max_length=200)]
SideNumber = Annotated[int, Meta(ge=0, le=11)]
Handicap = Annotated[int, Meta(ge=-100_000, le=100_000)]
Strength = Annotated[int, Meta(ge=0, le=100_000)]
Time = Annotated[int, Meta(ge=0, le=2**53)]

Visibility = Literal["private", "link", "public"]
"""Who finds the tournament: those with a key, those with its address, or everybody."""
Role = Literal["director", "assistant", "entrant", "nobody"]
Power = Literal["direct", "results", "report", "sign_up", "withdraw", "check_in"]
"""What a person may do: everything, results and check-in, or what entrants do for themselves."""
Stage = Literal["entry", "ready", "playing", "complete", "closed"]
"""Before the first round, between rounds, in a round, after the last one, or over."""

Day = Annotated[str, Meta(max_length=10, pattern=r"^\d{4}-\d{2}-\d{2}(?![\s\S])")]
"""A date, as ``2026-12-31``."""
Overdue = Literal["open", "draw", "forfeit"]
"""What becomes of a match that is not played in time: it stays open, is a draw, or counts for
neither side."""


# -- creating --------------------------------------------------------------------------------------


class Arrangements(Struct, frozen=True, omit_defaults=True):
    """What may change at any time: who finds the tournament, and how people enter."""

    visibility: Visibility = "link"
    club: Word = ""
    """The id of the club that holds it; empty: none."""
    starts_at: Time = 0
    """When it begins; 0 if not said."""
    sign_up: bool = True
    """Whether people may enter by themselves."""
    places: Annotated[int, Meta(ge=0, le=10_000)] = 0
    """How many may enter; more wait for a free place. 0: no limit."""
    confirm: bool = True
    """Whether the opponents confirm a result that was told by phone."""
    deadlines: Annotated[tuple[Day, ...], Meta(max_length=500)] = ()
    """The last day of each round, the first round first."""
    days: Annotated[int, Meta(ge=0, le=366)] = 0
    """How many days later the last day of each further round is; without any date, how long a round
    lasts from its start. 0: no date."""
    zone: Annotated[str, Meta(max_length=64)] = "UTC"
    """The time zone in which the last day of a round ends."""
    overdue: Overdue = "open"


class Venue(Struct, frozen=True, omit_defaults=True):
    """Whether the tables are played at this server, and how."""

    online: bool = False
    rated: bool = False
    """Whether matches of people with accounts count for their ratings."""
    clock: ClockPlan = ClockPlan("turn", 30, 0, "bot")
    late_minutes: Annotated[int, Meta(ge=0, le=120)] = 5
    """After this time a side of which nobody has come forfeits; 0: never."""


class TournamentPlan(Struct, omit_defaults=True):
    """A new tournament."""

    op: Op
    settings: Settings
    arrangements: Arrangements = Arrangements()
    venue: Venue = Venue()
    name: Annotated[str, Meta(max_length=80)] = ""
    """The name of its director."""


class TournamentMade(Struct):
    """A tournament was created."""

    id: str
    key: str
    """The key of its director."""


class Template(Struct):
    """Settings to start from; the sentence ``template-<id>`` says what they are for."""

    id: str
    settings: Settings


class Templates(Struct):
    """All templates."""

    templates: list[Template]


# -- what there is to see --------------------------------------------------------------------------


class TournamentSummary(Struct, omit_defaults=True):
    """A tournament in a list."""

    id: str
    name: str
    game: str
    preset: str
    format: str
    entry: str
    stage: Stage
    starts_at: int
    entrants: int
    rounds: int
    """The number of rounds started."""
    planned: int | None
    online: bool = False
    club: str = ""
    role: Role = "nobody"
    made: int = 0


class TournamentList(Struct):
    """Public tournaments and those of the account, the next ones first."""

    tournaments: list[TournamentSummary]


class RoundClock(Struct, omit_defaults=True):
    """The clock of a round that lasts some minutes."""

    begun: int
    ends: int | None = None
    """When the time is up; ``None`` while the clock stands still."""
    left_ms: int = 0
    """What is left while the clock stands still."""


class RoomTable(Struct, omit_defaults=True):
    """A table that is played at this server."""

    room: int
    """0; 0 and 1 for the two rooms of a team match."""
    table: str
    deal: int = 0
    """The deal of its set that is played there; 0 without duplicate deals."""
    is_over: bool = False


class EventTable(Struct, omit_defaults=True):
    """A table of a round, with its result."""

    number: int
    sides: list[list[int]]
    set: int = 0
    match: int = 0
    result: Result | None = None
    """The result; hidden while others still play the same deals."""
    is_done: bool = False
    """Whether there is a result, shown or not."""
    report: Literal["", "waiting", "disputed"] = ""
    """Whether a result was told that is not confirmed."""
    told_by: int = -1
    """The side that told it, if another one is to confirm it."""
    rooms: list[RoomTable] = []


class EventRound(Struct, omit_defaults=True):
    """A round."""

    number: int
    tables: list[EventTable]
    byes: list[int] = []
    rules: HouseRules | None = None
    """The rules, if they are not those of the tournament."""
    low_is_good: bool = False
    """Whether fewer points are better."""
    length: Length = Length()
    added: int = 0
    is_paused: bool = False
    clock: RoundClock | None = None
    manual: bool = False
    deadline: str = ""
    """The last day on which it may be played; empty: none."""


class EventEntrant(Entrant, frozen=True, omit_defaults=True):
    """A person, a pair or a team that has entered."""

    is_here: bool = False
    """Whether they have checked in."""
    has_withdrawn: bool = False


class EventStanding(Struct, omit_defaults=True):
    """A line of the standings."""

    place: int
    entrant: int
    score: float
    """The sum over the rounds; by matchpoints the mean percentage."""
    figures: list[float]
    """The figures of the tie-breaks, in the order of the settings."""
    points: tuple[int, int]
    wins: int
    played: int
    prize: str = ""


class EventPenalty(Struct, omit_defaults=True):
    """A penalty."""

    entrant: int
    reason: str
    score: int = 0
    points: int = 0


class TournamentState(Struct, omit_defaults=True):
    """Everything about a tournament that its visitors may see."""

    id: str
    revision: int
    settings: Settings
    arrangements: Arrangements
    venue: Venue
    stage: Stage
    made: int
    planned: int | None
    """The number of rounds; ``None`` if it is open."""
    members: int
    """The number of people in an entrant."""
    together: int
    """The number of entrants on a side: 2 where partners rotate."""
    sides: int
    """The number of sides at a full table."""
    smallest: int
    """The fewest sides of a table that is not full."""
    entrants: list[EventEntrant]
    waiting: int
    """How many wait for a free place."""
    rounds: list[EventRound]
    standings: list[EventStanding]
    penalties: list[EventPenalty] = []
    commitment: str = ""
    revealed: int = 0
    """The number of sets of deals that are revealed."""


class OwnSeat(Struct, omit_defaults=True):
    """Where a person plays now."""

    round: int
    table: int
    """0: a bye."""
    side: int
    entrant: int
    room: int = 0
    room_table: str = ""
    """The table at this server; empty for real tiles."""
    seat: int | None = None


class OwnPart(Struct, omit_defaults=True):
    """Who a person is in a tournament, and what they may do."""

    role: Role
    name: str = ""
    entrants: list[int] = []
    may: list[Power] = []
    seats: list[OwnSeat] = []
    waiting: bool = False
    """Whether they wait for a free place."""
    unrated: list[int] = []
    """Their entrants whose results would count if the tournament knew their account."""


class TableReport(Struct, omit_defaults=True):
    """A result that somebody at the table has told."""

    id: str
    round: int
    table: int
    side: int
    by: str
    result: Result
    state: Literal["waiting", "disputed"]
    at: int


class WaitingEntrant(Struct, omit_defaults=True):
    """Somebody who waits for a free place, in the order in which they asked."""

    id: str
    name: str
    members: list[str]
    club: str
    rating: int
    at: int


class Helper(Struct, omit_defaults=True):
    """A director or an assistant."""

    number: int
    role: Role
    name: str
    is_removed: bool = False


class DirectorPart(Struct, omit_defaults=True):
    """What only directors and assistants see."""

    reports: list[TableReport]
    waiting: list[WaitingEntrant]
    helpers: list[Helper]
    decisions: int
    """The number of decisions so far."""


class TournamentPage(Struct, omit_defaults=True):
    """A tournament as one person sees it."""

    event: TournamentState
    me: OwnPart
    direction: DirectorPart | None = None


class Decision(Struct, omit_defaults=True):
    """A decision of the paper trail."""

    number: int
    at: str
    by: str
    text: str
    is_undone: bool = False
    may_undo: bool = False
    """Whether it is of a kind that can be undone, and counts."""


class Decisions(Struct):
    """The paper trail in the language of the request, the last decision first."""

    decisions: list[Decision]


# -- deciding --------------------------------------------------------------------------------------


class Enter(Struct, tag="enter", omit_defaults=True):
    """Enter somebody."""

    name: EventName
    members: Annotated[list[EventName], Meta(max_length=8)] = []
    club: Annotated[str, Meta(max_length=80)] = ""
    rating: Strength = 0
    handicap: Handicap = 0
    code: Annotated[str, Meta(max_length=40)] = ""


class ImportList(Struct, tag="import", omit_defaults=True):
    """Enter everybody on a list in CSV, or nobody if a line is wrong."""

    csv: Annotated[str, Meta(max_length=1_000_000)]


class CheckIn(Struct, tag="check_in", omit_defaults=True):
    """Note that entrants are here, or are not."""

    entrants: Annotated[list[EntrantNumber], Meta(min_length=1, max_length=10_000)]
    is_here: bool = True


class Withdraw(Struct, tag="withdraw", omit_defaults=True):
    """Leave an entrant out of the following rounds."""

    entrant: EntrantNumber
    reason: Reason = ""


class BringBack(Struct, tag="return", omit_defaults=True):
    """Let an entrant who had withdrawn play again."""

    entrant: EntrantNumber
    reason: Reason = ""


class Substitute(Struct, tag="substitute", omit_defaults=True):
    """Let another person play for one of an entrant's people."""

    entrant: EntrantNumber
    old: EventName
    new: EventName
    reason: Reason = ""


class AdmitEntrant(Struct, tag="admit", omit_defaults=True):
    """Let somebody enter who waits for a free place, or turn them away."""

    waiting: Annotated[str, Meta(max_length=40)]
    is_admitted: bool = True


class StartRound(Struct, tag="start_round", omit_defaults=True):
    """Pair the next round and publish it."""

    tables: (
        Annotated[
            list[
                Annotated[
                    list[Annotated[list[EntrantNumber], Meta(max_length=2)]], Meta(max_length=4)
                ]
            ],
            Meta(max_length=5000),
        ]
        | None
    ) = None
    """The sides of each table, by hand; ``None``: by the rules of pairing."""
    rules: Rules | None = None
    length: Length | None = None
    leave_out: bool = False
    """Whether entrants who have not checked in are withdrawn first."""
    reason: Reason = ""


class CancelRound(Struct, tag="cancel_round", omit_defaults=True):
    """Take back the last round, if it has no results yet."""

    reason: Reason = ""


class Challenge(Struct, tag="challenge", omit_defaults=True):
    """Start a match on a ladder."""

    challenger: EntrantNumber
    other: EntrantNumber


class RecordResult(Struct, tag="record", omit_defaults=True):
    """Enter the result of a table."""

    round: RoundNumber
    table: TableNumber
    points: SidePoints = []
    deals: Deals = []
    forfeited: Annotated[list[SideNumber], Meta(max_length=12)] = []


class CorrectResult(Struct, tag="correct", omit_defaults=True):
    """Replace the result of a table."""

    round: RoundNumber
    table: TableNumber
    points: SidePoints = []
    deals: Deals = []
    forfeited: Annotated[list[SideNumber], Meta(max_length=12)] = []
    reason: Reason = ""


class Settle(Struct, tag="settle", omit_defaults=True):
    """Accept a result that was told by phone, or dismiss it."""

    report: Annotated[str, Meta(max_length=40)]
    is_accepted: bool = True


class Penalise(Struct, tag="penalise", omit_defaults=True):
    """Take score, in halves, or points away from an entrant."""

    entrant: EntrantNumber
    reason: Reason
    score: Annotated[int, Meta(ge=0, le=1000)] = 0
    points: Annotated[int, Meta(ge=0, le=1_000_000)] = 0


class AddTime(Struct, tag="add_time", omit_defaults=True):
    """Let a round last longer."""

    round: RoundNumber
    minutes: Annotated[int, Meta(ge=1, le=600)]
    reason: Reason = ""


class Pause(Struct, tag="pause", omit_defaults=True):
    """Stop the clock of a round."""

    round: RoundNumber
    reason: Reason = ""


class Resume(Struct, tag="resume", omit_defaults=True):
    """Let the clock of a round run again."""

    round: RoundNumber


class UndoDecision(Struct, tag="undo", omit_defaults=True):
    """Undo a decision."""

    number: Annotated[int, Meta(ge=0, le=10_000_000)] = 0
    """0: the last one."""
    reason: Reason = ""


class CloseEvent(Struct, tag="close", omit_defaults=True):
    """End the tournament, once all results are in."""

    reason: Reason = ""


class ChangeSettings(Struct, tag="settings", omit_defaults=True):
    """Change the settings before the first round; prizes, arrangements and venue at any time."""

    settings: Settings | None = None
    arrangements: Arrangements | None = None
    venue: Venue | None = None


class AddHelper(Struct, tag="add_helper", omit_defaults=True):
    """Give somebody a key to direct, or to enter results and check people in."""

    name: EventName
    role: Literal["director", "assistant"] = "assistant"


class RemoveHelper(Struct, tag="remove_helper", omit_defaults=True):
    """Take a key away."""

    number: Annotated[int, Meta(ge=1, le=10_000)]


Act = (
    Enter
    | ImportList
    | CheckIn
    | Withdraw
    | BringBack
    | Substitute
    | AdmitEntrant
    | StartRound
    | CancelRound
    | Challenge
    | RecordResult
    | CorrectResult
    | Settle
    | Penalise
    | AddTime
    | Pause
    | Resume
    | UndoDecision
    | CloseEvent
    | ChangeSettings
    | AddHelper
    | RemoveHelper
)


class DecisionRequest(Struct):
    """Something that the director, or an assistant, decides."""

    op: Op
    act: Act


class Decided(Struct, omit_defaults=True):
    """What a decision did."""

    revision: int
    changes: Changes | None = None
    """What a correction or an undone decision changed."""
    entrant: int = 0
    round: int = 0
    count: int = 0
    """How many entered from a list."""
    key: str = ""
    """The key of a new director or assistant."""


# -- entrants --------------------------------------------------------------------------------------


class EventEntry(Struct):
    """A key of a tournament, from its link."""

    key: EventKey


class SignUp(Struct, omit_defaults=True):
    """Enter a tournament."""

    op: Op
    name: EventName
    members: Annotated[list[EventName], Meta(max_length=8)] = []
    club: Annotated[str, Meta(max_length=80)] = ""


class SignedUp(Struct, omit_defaults=True):
    """Somebody has entered, or waits for a free place."""

    key: str
    entrant: int
    """0: they wait."""
    keys: list[str] = []
    """The keys of all people of the entrant, the first one's own key included."""


class OwnChange(Struct):
    """A change that entrants make for themselves."""

    op: Op
    entrant: EntrantNumber


class ReportPlan(Struct, omit_defaults=True):
    """The result of a table, told by somebody at it."""

    op: Op
    round: RoundNumber
    table: TableNumber
    points: SidePoints = []
    deals: Deals = []
    deals_won: SidePoints = []
    """The number of hands that each side won, if they were added up one by one."""


class ReportAnswer(Struct):
    """Whether the opponents agree with a result."""

    op: Op
    report: Annotated[str, Meta(max_length=40)]
    agrees: bool


class Reported(Struct, omit_defaults=True):
    """What became of a result that was told."""

    state: Literal["waiting", "recorded", "disputed"]
    revision: int


class TableView(Struct, omit_defaults=True):
    """A table of a round, for those who tell its result."""

    event: str
    name: str
    revision: int
    rules: HouseRules
    length: Length
    round: int
    table: EventTable
    names: list[list[str]]
    """The names of the entrants on each side."""
    deals: int
    """How many deals a result has; 0: only the points of each side."""
    side: int | None
    """The side of the person asking; ``None`` for a director."""
    reports: list[TableReport]
    may: list[Literal["report", "answer", "record"]] = []


class EventKeys(Struct):
    """The keys of entrants, to be handed out by the director."""

    keys: dict[int, list[str]]
    """By the number of the entrant: a key for each of its people."""


class SeatRequest(Struct):
    """Take one's seat at a table that is played at this server."""

    round: RoundNumber
    table: TableNumber
    room: Annotated[int, Meta(ge=0, le=1)] = 0


# -- deals -----------------------------------------------------------------------------------------


class DealPlay(Struct, omit_defaults=True):
    """What one table made of a deal."""

    round: int
    table: int
    sides: list[list[int]]
    points: list[int]
    percent: float
    """The matchpoints of side 0."""
    replay: str = ""
    """The table at this server whose replay shows it."""


class DealFrequency(Struct):
    """How often a result occurred."""

    difference: int
    times: int
    percent: float


class EventDeal(Struct, omit_defaults=True):
    """A deal of the event, once nobody plays it any more."""

    deal: int
    set: int
    hands: list[list[str]]
    """The tiles of each seat; empty if the deal was not committed here."""
    starter: int
    """The seat that begins; -1 if unknown."""
    plays: list[DealPlay]
    frequencies: list[DealFrequency]
    par: float | None = None
    """What equally good play by both sides would make: the difference of side 0; ``None`` as long
    as it is not computed."""
    par_how: Literal["", "solved", "solved_tricks", "played_on"] = ""
    """Solved with all hands open, so from the first trick on, or the mean of many playouts."""


class RoundDeals(Struct):
    """The revealed deals of a round, with what every table made of them."""

    round: int
    deals: list[EventDeal]
    sides: list[int] = []
    """The side of each seat, in seat order."""
