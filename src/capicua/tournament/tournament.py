"""A tournament: settings, and a list of decisions from which everything else follows.

Every decision is checked and appended with the time and the person, which the caller gives; nothing
here reads a clock, draws a number or touches a file. Pairings are kept as they were published.
Standings are computed from the list, so that a correction or an undone decision changes everything
after it; ``Changes`` says what.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from copy import copy
from dataclasses import replace
from datetime import datetime
from typing import Any, Final

from msgspec import DecodeError, Struct, ValidationError, json, structs, to_builtins

from capicua.core.messages import closest_name
from capicua.tournament import events
from capicua.tournament.duplicate.commitment import EventDeals
from capicua.tournament.events import Entrant, Event, LogEntry, Result, Table
from capicua.tournament.pairing import ladder
from capicua.tournament.pairing.next_round import free_numbers, next_round, rounds_planned
from capicua.tournament.settings import (
    KNOCKOUTS,
    SCHEDULED,
    Length,
    Rules,
    Settings,
    Shape,
    check,
    refuse,
)
from capicua.tournament.standings import Standing, standings
from capicua.tournament.state import Round, State, replay, undone

FORMAT: Final = "capicua-tournament-1"
MOST_ENTRANTS: Final = 10_000
LARGEST_POINTS: Final = 1_000_000
LASTING: Final = (events.Committed, events.Revealed)
"""What was published about deals cannot be undone."""


class PlaceChange(Struct, frozen=True):
    """An entrant whose place or score a decision changed."""

    entrant: int
    place: tuple[int, int]
    """The place before and after."""
    score: tuple[float, float]


class Changes(Struct, frozen=True):
    """What a correction or an undone decision changed."""

    places: tuple[PlaceChange, ...]
    rounds: tuple[int, ...]
    """The later rounds that would be paired differently now. They stay as they were played; one
    without results can be cancelled and started again."""


class TournamentFile(Struct, frozen=True, omit_defaults=True):
    """A tournament as data for JSON."""

    format: str
    settings: Settings
    log: tuple[LogEntry, ...]
    secret: str = ""
    """The secret of the duplicate deals; only in the director's own file."""


_FILE: Final = json.Decoder(TournamentFile)
"""Made at import: two threads that decode a type for the first time can crash msgspec 0.22."""


class Tournament:
    """A tournament with its list of decisions.

    Raises ``TournamentRefused`` for whatever it cannot do; nothing has changed then.

    >>> from capicua.tournament import Rules, Settings, Tournament
    >>> club = Tournament(Settings(name="Club", rules=Rules("partners"), rounds=3))
    >>> for name in ("Ana y Luis", "Eva y Juan", "Rosa y Pepe", "Sol y Mar"):
    ...     _ = club.enter(name, at="2026-11-27T20:00")
    >>> [len(table.entrants) for table in club.start_round().tables]
    [2, 2]
    >>> club.record(1, 1, (100, 64))
    >>> club.standings()[0].points
    (100, 64)
    """

    def __init__(
        self, settings: Settings, log: Iterable[LogEntry] = (), secret: bytes = b""
    ) -> None:
        self.settings = settings
        self.shape: Shape = check(settings)
        self.log: list[LogEntry] = list(log)
        self.secret = secret
        """The secret of the duplicate deals; empty if they are not dealt here."""
        self.state: State = replay(settings, self.log)

    def copy(self) -> Tournament:
        """Return an equal tournament that further decisions change alone.

        Unlike a new one with the same list of decisions, it does not replay them.
        """
        twin = copy(self)
        twin.log = list(self.log)
        twin.state = self.state.copy()
        return twin

    def follow(self, entries: Sequence[LogEntry]) -> None:
        """Append decisions that were checked where they were made, after all that are known."""
        if any(isinstance(entry.event, events.Undone) for entry in entries):
            self.state = replay(self.settings, [*self.log, *entries])
        else:
            for entry in entries:
                self.state.apply(entry.event)
        self.log += entries

    # -- entrants ------------------------------------------------------------------------------

    def enter(
        self,
        name: str,
        members: Sequence[str] = (),
        *,
        club: str = "",
        rating: int = 0,
        handicap: int = 0,
        code: str = "",
        at: str = "",
        by: str = "",
    ) -> Entrant:
        """Add an entrant, before the first round or, where the format allows it, later."""
        settings = self.settings
        name = " ".join(name.split())
        if not name or len(name) > 80:
            raise refuse("name", name=name[:100], high=80)
        if name.casefold() in self.state.names:
            raise refuse("name-taken", name=name)
        if self.state.rounds and settings.format in SCHEDULED:
            raise refuse("late-entry", format=settings.format)
        if len(self.state.entrants) >= MOST_ENTRANTS:
            raise refuse("too-many-entrants", high=MOST_ENTRANTS)
        wanted = self.shape.members
        people = tuple(" ".join(one.split()) for one in members)
        if people and (len(people) != wanted or not all(people)):
            raise refuse("members", name=name, count=len(people), wanted=wanted)
        number = next(reversed(self.state.entrants), 0) + 1
        entrant = Entrant(number, name, people, club, rating, handicap, code)
        self._append(events.Entered(entrant), at, by)
        return entrant

    def withdraw(self, entrant: int, *, reason: str = "", at: str = "", by: str = "") -> None:
        """Leave an entrant out of the following rounds; open results stay to be entered."""
        self.state.entrant(entrant)
        if entrant in self.state.absent:
            raise refuse("already-withdrawn", name=self.name(entrant))
        self._append(events.Withdrawn(entrant, reason), at, by)

    def bring_back(self, entrant: int, *, reason: str = "", at: str = "", by: str = "") -> None:
        """Let an entrant who had withdrawn play again."""
        self.state.entrant(entrant)
        if entrant not in self.state.absent:
            raise refuse("not-withdrawn", name=self.name(entrant))
        if self.settings.format in KNOCKOUTS and self.state.rounds:
            raise refuse("no-return", name=self.name(entrant))
        self._append(events.Returned(entrant, reason), at, by)

    def check_in(
        self, entrants: Iterable[int], is_here: bool = True, *, at: str = "", by: str = ""
    ) -> None:
        """Note that entrants are here, or are not; nothing is appended if that is known."""
        wanted = {self.state.entrant(one).number for one in entrants}
        new = wanted - self.state.here if is_here else wanted & self.state.here
        if new:
            self._append(events.CheckedIn(tuple(sorted(new)), is_here), at, by)

    def substitute(
        self, entrant: int, old: str, new: str, *, reason: str = "", at: str = "", by: str = ""
    ) -> None:
        """Let another person play for one of an entrant's people."""
        found = self.state.entrant(entrant)
        people = found.members or (found.name,)
        folded = [one.casefold() for one in people]
        if old.casefold() not in folded:
            raise refuse("no-member", name=old, entrant=found.name, allowed=list(people))
        new = " ".join(new.split())
        if not new or len(new) > 80:
            raise refuse("name", name=new[:100], high=80)
        event = events.Substituted(entrant, folded.index(old.casefold()), new, reason)
        self._append(event, at, by)

    def find(self, text: str) -> int:
        """Return the number of an entrant, given its number, its name or the start of its name."""
        wanted = " ".join(text.split()).casefold()
        if wanted.isdecimal() and int(wanted) in self.state.entrants:
            return int(wanted)
        names = {number: one.name.casefold() for number, one in self.state.entrants.items()}
        exact = [number for number, name in names.items() if name == wanted]
        begin = [number for number, name in names.items() if wanted and name.startswith(wanted)]
        for found in (exact, begin):
            if len(found) == 1:
                return found[0]
        if len(begin) > 1:
            raise refuse("ambiguous", text=text, allowed=[self.name(each) for each in begin])
        near = closest_name(wanted, names.values())
        raise refuse("no-entrant", text=text, **near)

    def name(self, entrant: int) -> str:
        """Return the name of an entrant."""
        return self.state.entrant(entrant).name

    # -- rounds --------------------------------------------------------------------------------

    def start_round(
        self,
        tables: Sequence[Sequence[Sequence[int]]] | None = None,
        *,
        rules: Rules | None = None,
        length: Length | None = None,
        reason: str = "",
        at: str = "",
        by: str = "",
    ) -> Round:
        """Pair the next round and publish it; ``tables`` overrides the pairing.

        ``tables`` has the sides of each table; whoever is at none of them has a bye.
        """
        self._check_open()
        self._check_time(at)
        shape = self.shape_under(rules)
        if tables is None:
            self._check_ready()
            found, byes = next_round(self.state, shape)
        else:
            found, byes = self._manual(tables, shape)
        event = events.RoundStarted(
            tuple(found), tuple(byes), rules, length, tables is not None, reason
        )
        self._append(event, at, by)
        return self.state.rounds[-1]

    def pairing(self) -> tuple[list[Table], list[int]]:
        """Return the tables and byes of the next round, without publishing them."""
        self._check_ready()
        return next_round(self.state, self.shape)

    def shape_under(self, rules: Rules | None) -> Shape:
        """Return the shape of the tables in a round with rules of its own.

        Only the fewest sides of a table may differ; raise ``TournamentRefused`` otherwise.
        """
        if rules is None or rules == self.settings.rules:
            return self.shape
        shape = check(structs.replace(self.settings, rules=rules))
        if replace(shape, smallest=self.shape.smallest) != self.shape:
            raise refuse("round-sides", sides=shape.sides, wanted=self.shape.sides)
        return shape

    def cancel_round(self, *, reason: str = "", at: str = "", by: str = "") -> None:
        """Take back the last round, if it has no results yet."""
        if not self.state.rounds:
            raise refuse("no-round", round=1, high=0)
        last = self.state.rounds[-1]
        if last.results:
            raise refuse("round-has-results", round=last.number, count=len(last.results))
        self._append(events.RoundCancelled(last.number, reason), at, by)

    def challenge(self, challenger: int, other: int, *, at: str = "", by: str = "") -> Round:
        """Start a match on a ladder against somebody at most ``settings.reach`` places higher."""
        if self.settings.format != "ladder":
            raise refuse("no-ladder", format=self.settings.format)
        both = [self.state.entrant(one).number for one in (challenger, other)]
        gone = self.state.absent.difference(both)
        rungs = [one for one in ladder.order(self.state) if one not in gone]
        above = rungs.index(challenger) - rungs.index(other)
        if not 1 <= above <= self.settings.reach:
            raise refuse("challenge", name=self.name(other), high=self.settings.reach)
        return self.start_round([[[challenger], [other]]], at=at, by=by)

    def add_time(
        self, round: int, minutes: int, *, reason: str = "", at: str = "", by: str = ""
    ) -> None:
        """Let a round last longer."""
        self.state.round(round)
        if not 1 <= minutes <= 600:
            raise refuse("minutes", minutes=minutes, high=600)
        self._append(events.TimeAdded(round, minutes, reason), at, by)

    def pause(self, round: int, *, reason: str = "", at: str = "", by: str = "") -> None:
        """Stop the clock of a round."""
        if self.state.round(round).is_paused:
            raise refuse("already-paused", round=round)
        self._append(events.Paused(round, reason), at, by)

    def resume(self, round: int, *, at: str = "", by: str = "") -> None:
        """Let the clock of a round run again."""
        if not self.state.round(round).is_paused:
            raise refuse("not-paused", round=round)
        self._append(events.Resumed(round), at, by)

    # -- results -------------------------------------------------------------------------------

    def record(
        self,
        round: int,
        table: int,
        points: Sequence[int] | Result,
        *,
        reason: str = "",
        at: str = "",
        by: str = "",
    ) -> None:
        """Enter the result of a table, which has none yet."""
        place = self.state.round(round)
        result = self._checked(place, place.table(table), points)
        if table in place.results:
            raise refuse("has-result", round=round, table=table)
        self._append(events.Recorded(round, table, result, reason=reason), at, by)

    def correct(
        self,
        round: int,
        table: int,
        points: Sequence[int] | Result,
        *,
        reason: str = "",
        at: str = "",
        by: str = "",
    ) -> Changes:
        """Replace the result of a table, and return what that changed."""
        place = self.state.round(round)
        result = self._checked(place, place.table(table), points)
        if table not in place.results:
            raise refuse("no-result", round=round, table=table)
        before = self.state.copy()
        self._append(events.Recorded(round, table, result, True, reason), at, by)
        return self._changes(before)

    def checked(self, round: int, table: int, points: Sequence[int] | Result) -> Result:
        """Return a result as it would be entered; raise ``TournamentRefused`` if it does not fit.

        Nothing is entered.
        """
        place = self.state.round(round)
        return self._checked(place, place.table(table), points)

    def forfeit(
        self, round: int, table: int, sides: Sequence[int], *, at: str = "", by: str = ""
    ) -> None:
        """Enter that some sides of a table did not play."""
        self.record(round, table, Result(forfeited=tuple(sorted(set(sides)))), at=at, by=by)

    def penalise(
        self,
        entrant: int,
        reason: str,
        *,
        score: int = 0,
        points: int = 0,
        at: str = "",
        by: str = "",
    ) -> None:
        """Take score, in halves, or points away from an entrant; the reason is required."""
        self.state.entrant(entrant)
        if not reason.strip():
            raise refuse("penalty-reason")
        if score < 0 or points < 0 or not score + points:
            raise refuse("penalty-amount", score=score, points=points)
        rounds = len(self.state.rounds)
        self._append(events.Penalised(entrant, reason, score, points, rounds), at, by)

    def close(self, *, reason: str = "", at: str = "", by: str = "") -> None:
        """End the tournament; raises ``TournamentRefused`` while results are missing."""
        self._check_open()
        for round in self.state.rounds:
            if round.missing:
                raise refuse("results-missing", round=round.number, tables=_numbers(round.missing))
        self._append(events.Closed(reason), at, by)

    def undoable(self) -> list[int]:
        """Return the numbers of the decisions that count and may be undone, the first one first."""
        return [
            entry.number for entry in self._open_entries() if not isinstance(entry.event, LASTING)
        ]

    def _open_entries(self) -> list[LogEntry]:
        left_out = undone(self.log)
        return [
            entry
            for entry in self.log
            if entry.number not in left_out and not isinstance(entry.event, events.Undone)
        ]

    def undo(
        self, number: int = 0, *, reason: str = "", at: str = "", by: str = ""
    ) -> tuple[LogEntry, Changes]:
        """Undo a decision, by default the last one, and return it with what that changed.

        An earlier decision can be undone only if all later ones still make sense without it.
        """
        open_entries = self._open_entries()
        last = self.undoable()
        wanted = number or (last or [0])[-1]
        found = [entry for entry in open_entries if entry.number == wanted]
        if not number and not last:
            raise refuse("nothing-to-undo")
        if not found:
            raise refuse("no-decision", number=number, high=len(self.log))
        if isinstance(found[0].event, LASTING):
            raise refuse("undo-deals")
        kept = [entry for entry in open_entries if entry is not found[0]]
        # Somebody has moved up in the bracket instead.
        is_passed = (
            self.settings.format in KNOCKOUTS
            and isinstance(found[0].event, events.Withdrawn)
            and any(
                isinstance(entry.event, events.RoundStarted) and entry.number > found[0].number
                for entry in kept
            )
        )
        if is_passed or not _is_consistent(self.settings, kept):
            raise refuse("undo-later", number=found[0].number)
        before = self.state
        self._append(events.Undone(found[0].number, reason), at, by)
        return found[0], self._changes(before)

    # -- duplicate deals -----------------------------------------------------------------------

    def commit_deals(self, secret: bytes, event: str, *, at: str = "", by: str = "") -> str:
        """Commit to all deals of the event before the first round; return the commitment.

        ``secret`` has at least 128 random bytes, ``event`` is a name nobody else uses.
        """
        if not self.settings.deals:
            raise refuse("no-deals")
        if self.state.rounds or self.state.commitment is not None:
            raise refuse("committed-late")
        self.secret = secret
        promise = EventDeals.of_secret(secret, event).promise(event)
        self._append(events.Committed(promise, event), at, by)
        return promise

    def reveal_deals(self, *, at: str = "", by: str = "") -> int:
        """Reveal the sets of deals that nobody plays any more; return how many are revealed."""
        commitment = self.state.commitment
        if commitment is None or not self.secret:
            raise refuse("not-committed")
        sets = self.finished_sets()
        shown = self.state.revealed.sets if self.state.revealed is not None else 0
        if sets > shown:
            link = EventDeals.of_secret(self.secret, commitment.event).link(sets)
            self._append(events.Revealed(sets, link), at, by)
        return max(sets, shown)

    def finished_sets(self) -> int:
        """Return how many sets of deals, from the first, are played at all tables."""
        settings = self.settings
        open_sets = {
            table.set
            for round in self.state.rounds
            for table in round.tables
            if table.number not in round.results
        }
        played = {table.set for round in self.state.rounds for table in round.tables} - {0}
        if settings.moving_boards and not self.is_complete:
            return 0
        sets = 0
        while sets + 1 in played and sets + 1 not in open_sets:
            sets += 1
        return sets

    @property
    def deals(self) -> EventDeals | None:
        """The deals that can be known here: all with the secret, else the revealed ones."""
        commitment, revealed = self.state.commitment, self.state.revealed
        if commitment is not None and self.secret:
            return EventDeals.of_secret(self.secret, commitment.event)
        return None if revealed is None else EventDeals.of_link(revealed.link, revealed.sets)

    # -- what follows --------------------------------------------------------------------------

    def standings(self, rounds: int | None = None) -> list[Standing]:
        """Return the standings, now or after some rounds."""
        return standings(self.state, rounds)

    @property
    def is_complete(self) -> bool:
        """Whether all rounds are played and all results entered."""
        planned = rounds_planned(self.state, self.shape)
        is_open = any(round.is_open for round in self.state.rounds)
        return not is_open and planned is not None and len(self.state.rounds) >= planned

    @property
    def planned_rounds(self) -> int | None:
        """The number of rounds; ``None`` if it is open, as in an arena or a ladder."""
        return rounds_planned(self.state, self.shape)

    def as_data(self, private: bool = False) -> dict[str, Any]:
        """Return the tournament as data for JSON; with its secret only if ``private``."""
        secret = self.secret.hex() if private else ""
        data: dict[str, Any] = to_builtins(
            TournamentFile(FORMAT, self.settings, tuple(self.log), secret)
        )
        return data

    def as_json(self, private: bool = False) -> str:
        """Return the tournament as JSON; with its secret only if ``private``."""
        return json.format(json.encode(self.as_data(private)), indent=1).decode() + "\n"

    @staticmethod
    def of_data(data: object) -> Tournament:
        """Return the tournament of some JSON data; raise ``TournamentRefused`` if it is none."""
        return Tournament.of_json(json.encode(data))

    @staticmethod
    def of_json(text: str | bytes) -> Tournament:
        """Return the tournament in a JSON text; raise ``TournamentRefused`` if it is none."""
        try:
            data = json.decode(text)
        except DecodeError as error:
            raise refuse("file-damaged", why=str(error)) from None
        if not isinstance(data, dict) or data.get("format") != FORMAT:
            given = str(data.get("format", ""))[:60] if isinstance(data, dict) else ""
            raise refuse("file-format", format=given, allowed=FORMAT)
        try:
            file = _FILE.decode(text)
            found = Tournament(file.settings, file.log, bytes.fromhex(file.secret))
        except (ValidationError, ValueError, LookupError) as error:
            if isinstance(error, ValidationError) or not hasattr(error, "message"):
                raise refuse("file-damaged", why=str(error)) from None
            raise
        if not _is_consistent(found.settings, found.log):
            raise refuse("file-damaged", why="log")
        return found

    # -- within --------------------------------------------------------------------------------

    def _append(self, event: Event, at: str, by: str) -> None:
        if self.state.is_closed and not isinstance(event, events.Undone):
            raise refuse("closed")
        self.follow([LogEntry(len(self.log) + 1, event, at, by)])

    def _check_open(self) -> None:
        if self.state.is_closed:
            raise refuse("closed")

    def _check_ready(self) -> None:
        """Refuse a round while earlier results are missing that its pairing depends on."""
        self._check_open()
        free_running = ("arena", "ladder", "round_robin", "double_round_robin", *KNOCKOUTS)
        if self.settings.format not in free_running:
            for round in self.state.rounds:
                if round.missing:
                    raise refuse(
                        "results-missing", round=round.number, tables=_numbers(round.missing)
                    )
        planned = self.planned_rounds
        if planned is not None and len(self.state.rounds) >= planned:
            raise refuse("all-rounds-played", rounds=planned)

    def _check_time(self, at: str) -> None:
        """Refuse a pairing after the time of an arena, if the times given can be compared."""
        begun = [entry.at for entry in self.log if isinstance(entry.event, events.RoundStarted)]
        minutes = self.settings.minutes + sum(round.added for round in self.state.rounds)
        if self.settings.format != "arena" or not self.settings.minutes or not begun:
            return
        try:
            passed = datetime.fromisoformat(at) - datetime.fromisoformat(begun[0])
        except (ValueError, TypeError):
            return
        if passed.total_seconds() >= 60 * minutes:
            raise refuse("time-up", minutes=minutes)

    def _manual(
        self, tables: Sequence[Sequence[Sequence[int]]], shape: Shape
    ) -> tuple[list[Table], list[int]]:
        """Return the director's own tables, checked."""
        if self.settings.format in KNOCKOUTS:
            raise refuse("manual-knockout")
        seen: set[int] = set()
        busy = self.state.playing if self.settings.format in ("arena", "ladder") else set()
        found = []
        for number, sides in zip(free_numbers(self.state), tables, strict=False):
            if not shape.smallest <= len(sides) <= shape.sides:
                raise refuse("table-sides", table=number, count=len(sides), high=shape.sides)
            for side in sides:
                if len(side) != shape.together:
                    raise refuse("table-side", table=number, wanted=shape.together)
                for entrant in side:
                    self.state.entrant(entrant)
                    if entrant in seen:
                        raise refuse("paired-twice", name=self.name(entrant))
                    if entrant in self.state.absent:
                        raise refuse("already-withdrawn", name=self.name(entrant))
                    if entrant in busy:
                        raise refuse("still-playing", name=self.name(entrant))
                    seen.add(entrant)
            set_ = len(self.state.rounds) + 1 if self.settings.deals else 0
            found.append(Table(number, tuple(tuple(side) for side in sides), set_))
        if self.settings.format in ("arena", "ladder"):
            return found, []
        return found, [one for one in self.state.present if one not in seen]

    def _checked(self, round: Round, table: Table, points: Sequence[int] | Result) -> Result:
        """Return a result that fits the table, or raise ``TournamentRefused``."""
        result = points if isinstance(points, Result) else Result(tuple(points))
        count = len(table.sides)
        if result.forfeited:
            if not set(result.forfeited) <= set(range(count)):
                raise refuse("result-sides", count=len(result.forfeited), sides=count)
            if len(result.forfeited) == count and self.settings.format in KNOCKOUTS:
                raise refuse("result-nobody")
            return Result(forfeited=result.forfeited)
        wanted = self.deals_wanted(table)
        if len(result.deals) != wanted and (result.deals or self.settings.deals):
            raise refuse("result-deals", count=len(result.deals), wanted=wanted)
        if any(len(each) != count for each in result.deals):
            raise refuse("result-sides", count=len(result.deals[0]), sides=count)
        if result.deals and not result.points:
            sums = tuple(sum(each[side] for each in result.deals) for side in range(count))
            result = structs.replace(result, points=sums)
        if len(result.points) != count:
            raise refuse("result-sides", count=len(result.points), sides=count)
        if result.deals and any(
            sum(each[side] for each in result.deals) != result.points[side] for side in range(count)
        ):
            raise refuse("result-sum")
        for each in (*result.points, *(one for deal in result.deals for one in deal)):
            if not -LARGEST_POINTS <= each <= LARGEST_POINTS:
                raise refuse("result-size", points=each, high=LARGEST_POINTS)
        if result.deals_won and len(result.deals_won) != count:
            raise refuse("result-sides", count=len(result.deals_won), sides=count)
        if self.settings.format in KNOCKOUTS:
            handicaps = [self.state.entrants[side[0]].handicap for side in table.sides]
            if result.points[0] + handicaps[0] == result.points[1] + handicaps[1]:
                raise refuse("result-draw")
        return result

    def deals_wanted(self, table: Table) -> int:
        """Return how many deals a result has: in a team match, those of both rooms."""
        deals = self.settings.deals if table.set else 0
        return max(1, deals) * self.shape.rooms if self.shape.rooms > 1 else deals

    def _changes(self, before: State) -> Changes:
        """Return what a decision changed against an earlier state."""
        old = {each.entrant: each for each in standings(before)}
        new = {each.entrant: each for each in standings(self.state)}
        places = tuple(
            PlaceChange(
                one,
                (old[one].place, new[one].place),
                (float(old[one].score), float(new[one].score)),
            )
            for one in new
            if one in old and (old[one].place, old[one].score) != (new[one].place, new[one].score)
        )
        # Who was free in an arena depends on more than results.
        rounds = tuple(
            round.number
            for round in self.state.rounds
            if self.settings.format != "arena"
            and not round.manual
            and self._would_differ(round.number)
        )
        return Changes(places, rounds)

    def _would_differ(self, number: int) -> bool:
        """Return whether a round would be paired differently from how it was published."""
        past = replay(self.settings, _until_round(self.log, number))
        try:
            tables, _ = next_round(past, self.shape_under(self.state.rounds[number - 1].rules))
        except ValueError:
            return True
        published = self.state.rounds[number - 1].tables
        return {frozenset(table.entrants) for table in tables} != {
            frozenset(table.entrants) for table in published
        }


def _until_round(log: Sequence[LogEntry], number: int) -> list[LogEntry]:
    """Return what had been decided when a round was published, with later corrections of it.

    Results of later rounds do not belong to it, but corrections of earlier ones do.
    """
    left_out = undone(log)
    entries = [entry for entry in log if entry.number not in left_out]
    at = _start(entries, number)
    later = [
        entry
        for entry in entries[at:]
        if isinstance(entry.event, events.Recorded)
        and entry.event.correction
        and entry.event.round < number
    ]
    return [*entries[:at], *later]


def _start(entries: Sequence[LogEntry], number: int) -> int:
    """Return the place of the entry that published a round."""
    starts: list[int] = []
    for at, entry in enumerate(entries):
        if isinstance(entry.event, events.RoundStarted):
            starts.append(at)
        elif isinstance(entry.event, events.RoundCancelled):
            starts.pop()
    return starts[number - 1]


def _is_consistent(settings: Settings, log: Sequence[LogEntry]) -> bool:
    """Return whether each decision still refers to something that exists."""
    state = State(settings)
    left_out = undone(log)
    for entry in log:
        if entry.number in left_out:
            continue
        if not _refers(state, entry.event):
            return False
        state.apply(entry.event)
    return True


def _refers(state: State, event: Event) -> bool:
    known: Callable[[Iterable[int]], bool] = lambda some: set(some) <= set(state.entrants)  # noqa: E731
    match event:
        case events.Entered(entrant):
            return entrant.number not in state.entrants
        case events.RoundStarted(tables=tables, byes=byes):
            seated = [one for table in tables for one in table.entrants]
            return known([*seated, *byes]) and len(set(seated)) == len(seated)
        case events.RoundCancelled(round=number):
            return number == len(state.rounds)
        case events.Recorded(round=number, table=table, correction=correction):
            if not 1 <= number <= len(state.rounds):
                return False
            round = state.rounds[number - 1]
            is_there = table in [each.number for each in round.tables]
            return is_there and (table in round.results) == correction
        case events.Withdrawn(entrant=one) | events.Penalised(entrant=one):
            return known([one])
        case events.CheckedIn(entrants=some):
            return known(some)
        case events.Returned(entrant=one):
            return one in state.absent
        case events.Substituted(entrant=one, place=place):
            return known([one]) and 0 <= place < max(1, len(state.entrants[one].members))
        case (
            events.TimeAdded(round=number)
            | events.Paused(round=number)
            | events.Resumed(round=number)
        ):
            return 1 <= number <= len(state.rounds)
        case _:
            return True


def _numbers(values: Iterable[int]) -> str:
    return ", ".join(map(str, values))
