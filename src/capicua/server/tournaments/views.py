"""What people see of a tournament."""

from __future__ import annotations

from dataclasses import dataclass
from datetime import date, datetime
from typing import Literal

from msgspec import structs

from capicua.api.hall import tournaments as models
from capicua.api.hall.tournaments import (
    DirectorPart,
    EventEntrant,
    EventPenalty,
    EventRound,
    EventStanding,
    EventTable,
    OwnPart,
    OwnSeat,
    RoomTable,
    RoundClock,
    RoundDeals,
    TableReport,
    TableView,
    TournamentState,
)
from capicua.server.tournaments import entries
from capicua.server.tournaments.dates import deadline_of
from capicua.server.tournaments.people import Person
from capicua.server.tournaments.results import open_reports
from capicua.server.tournaments.tournament_record import ReportRow, TournamentRecord
from capicua.table.frames.protocol import HouseRules
from capicua.tournament import events
from capicua.tournament.duplicate.scoring import deal_results, frequencies, matchpoints
from capicua.tournament.settings import Rules
from capicua.tournament.standings import prizes_of
from capicua.tournament.state import Round, undone
from capicua.tournament.tournament import Tournament


@dataclass(frozen=True)
class Sight:
    """How much of a running round is shown, and what is looked up for each table."""

    finished: int
    """How many sets of duplicate deals are finished; the results of later ones are hidden."""
    told: dict[tuple[int, int], list[ReportRow]]
    """The results that were told and not settled, by round and table."""
    rooms: dict[tuple[int, int], list[RoomTable]]
    """The tables of this server, by the decision that published the round and the table."""

    @staticmethod
    def of(record: TournamentRecord, is_whole: bool) -> Sight:
        """Return what to show of a tournament: to directors everything."""
        told: dict[tuple[int, int], list[ReportRow]] = {}
        for row in open_reports(record):
            told.setdefault((row.round, row.table), []).append(row)
        rooms: dict[tuple[int, int], list[RoomTable]] = {}
        for played in sorted(record.tables, key=lambda one: (one.room, one.deal)):
            shown = RoomTable(played.room, played.table, played.deal, bool(played.result))
            rooms.setdefault((played.start, played.number), []).append(shown)
        finished = record.tournament.finished_sets() if record.settings.deals else 0
        return Sight(2**31 if is_whole else finished, told, rooms)

    def hides(self, table: events.Table) -> bool:
        """Return whether the result of a table would tell others about deals they still play."""
        return table.set > self.finished


def state_of(record: TournamentRecord, is_whole: bool = True) -> TournamentState:
    """Return a tournament as directors see it, or as everybody does; it takes a while.

    While others still play the same deals, only directors see results.
    """
    tournament = record.tournament
    state = tournament.state
    sight = Sight.of(record, is_whole)
    shown = [not any(map(sight.hides, round.tables)) for round in state.rounds]
    return TournamentState(
        id=record.id,
        revision=record.revision,
        settings=record.settings,
        arrangements=record.arrangements,
        venue=record.venue,
        stage=record.stage,
        made=record.made,
        planned=_planned(tournament),
        members=tournament.shape.members,
        together=tournament.shape.together,
        sides=tournament.shape.sides,
        smallest=tournament.shape.smallest,
        entrants=[
            EventEntrant(
                **structs.asdict(one),
                is_here=one.number in state.here,
                has_withdrawn=one.number in state.absent,
            )
            for one in state.entrants.values()
        ],
        waiting=len(record.waiting),
        rounds=[
            _round(record, round, start, sight)
            for round, start in zip(state.rounds, record.starts(), strict=True)
        ],
        standings=_standings(
            tournament,
            None if all(shown) else shown.index(False),
            record.stage in ("complete", "closed"),
        ),
        penalties=[
            EventPenalty(one.entrant, one.reason, one.score, one.points) for one in state.penalties
        ],
        commitment=state.commitment.promise if state.commitment is not None else "",
        revealed=state.revealed.sets if state.revealed is not None else 0,
    )


def _planned(tournament: Tournament) -> int | None:
    if not tournament.state.entrants:
        return tournament.settings.rounds or None
    return tournament.planned_rounds


def _standings(tournament: Tournament, rounds: int | None, is_final: bool) -> list[EventStanding]:
    if not tournament.state.entrants:
        return []
    names = tournament.settings.tie_breaks
    found = tournament.standings(rounds)
    prizes = prizes_of(tournament.settings, found) if is_final else {}
    return [
        EventStanding(
            each.place,
            each.entrant,
            float(each.score),
            [float(each.figures[name]) for name in names],
            each.points,
            each.wins,
            each.played,
            prizes.get(each.entrant, ""),
        )
        for each in found
    ]


def _round(record: TournamentRecord, round: Round, start: int, sight: Sight) -> EventRound:
    return EventRound(
        number=round.number,
        tables=[_table(round, start, table, sight) for table in round.tables],
        byes=list(round.byes),
        rules=None if round.rules == record.settings.rules else house_rules(round.rules),
        low_is_good=round.rules.low_is_good(),
        length=round.length,
        added=round.added,
        is_paused=round.is_paused,
        clock=clock_of(record.tournament, round, start),
        manual=round.manual,
        deadline=_day_text(deadline_of(record, round.number, start)),
    )


def _day_text(day: date | None) -> str:
    return "" if day is None else day.isoformat()


def _table(round: Round, start: int, table: events.Table, sight: Sight) -> EventTable:
    told = sight.told.get((round.number, table.number), [])
    is_disputed = any(row.state == "disputed" for row in told)
    result = round.results.get(table.number)
    return EventTable(
        table.number,
        [list(side) for side in table.sides],
        table.set,
        table.match,
        None if sight.hides(table) else result,
        result is not None,
        "" if not told else "disputed" if is_disputed else "waiting",
        -1 if not told or is_disputed else told[-1].side,
        sight.rooms.get((start, table.number), []),
    )


def clock_of(tournament: Tournament, round: Round, start: int) -> RoundClock | None:
    """Return the clock of a round that lasts some minutes."""
    if round.length.kind != "minutes":
        return None
    left_out = undone(tournament.log)
    begun = paused = None
    stood = 0
    for entry in tournament.log[start - 1 :]:
        at = _ms(entry.at)
        if entry.number in left_out or at is None:
            continue
        event = entry.event
        if entry.number == start:
            begun = at
        elif isinstance(event, events.Paused) and event.round == round.number:
            paused = at
        elif isinstance(event, events.Resumed) and event.round == round.number and paused:
            stood += at - paused
            paused = None
    if begun is None:
        return None
    ends = begun + (round.length.value + round.added) * 60_000 + stood
    if paused is not None:
        return RoundClock(begun, None, max(0, ends - paused))
    return RoundClock(begun, ends)


def started_ms(tournament: Tournament, start: int) -> int:
    """Return when a round was published, by the number of the decision."""
    return _ms(tournament.log[start - 1].at) or 0


def _ms(at: str) -> int | None:
    try:
        return round(datetime.fromisoformat(at).timestamp() * 1000)
    except ValueError:
        return None


def own_part(record: TournamentRecord, person: Person) -> OwnPart:
    """Return who a person is in the tournament, and where they play now."""
    seated = record.tournament.state.seats
    seats = [OwnSeat(*seat, one) for one in person.entrants for seat in seated.get(one, ())]
    seats.sort(key=lambda seat: (seat.round, seat.table, seat.side))
    return OwnPart(
        person.role,
        person.name,
        person.entrants,
        list(person.may),
        seats,
        person.waiting is not None,
        unrated_entrants(record, person),
    )


def unrated_entrants(record: TournamentRecord, person: Person) -> list[int]:
    """Return for whom a person plays whose results do not count, though the event is rated."""
    if not entries.is_counted(record) or not person.account:
        return []
    return sorted({entrant for entrant, _ in entries.own_places(record, person)})


def director_part(record: TournamentRecord) -> DirectorPart:
    """Return what only directors and assistants see."""
    return DirectorPart(
        [report_of(row) for row in open_reports(record)],
        [
            models.WaitingEntrant(
                row.id, row.wish.name, list(row.wish.members), row.wish.club, 0, row.at
            )
            for row in record.waiting
        ],
        [
            models.Helper(
                one.number,
                "director" if one.role == "director" else "assistant",
                one.name,
                one.is_removed,
            )
            for one in record.helpers
        ],
        len(record.tournament.log),
    )


def report_of(row: ReportRow) -> TableReport:
    """Return a result that somebody has told."""
    return TableReport(
        row.id,
        row.round,
        row.table,
        row.side,
        row.by,
        row.result,
        "disputed" if row.state == "disputed" else "waiting",
        row.at,
    )


def table_view(record: TournamentRecord, person: Person, round: int, table: int) -> TableView:
    """Return a table for those who tell its result. Raise ``Refused`` if there is none."""
    tournament = record.tournament
    place = tournament.state.round(round)
    found = place.table(table)
    side = person.side_at(record, round, table)
    may: list[Literal["report", "answer", "record"]] = []
    told = open_reports(record, round, table)
    is_seen = side is not None or "results" in person.may
    if side is not None:
        may.append("report")
        if any(row.side != side and row.state == "waiting" for row in told):
            may.append("answer")
    if "results" in person.may:
        may.append("record")
    return TableView(
        event=record.id,
        name=record.settings.name,
        revision=record.revision,
        rules=house_rules(place.rules),
        length=place.length,
        round=round,
        table=_table(
            place,
            record.starts()[round - 1],
            found,
            Sight.of(record, side is not None or "results" in person.may),
        ),
        names=[[tournament.name(one) for one in each] for each in found.sides],
        deals=tournament.deals_wanted(found),
        side=side,
        reports=[report_of(row) for row in told] if is_seen else [],
        may=may,
    )


def deals_of(record: TournamentRecord, round: int) -> RoundDeals:
    """Return the deals of a round that are revealed, with what every table made of them."""
    tournament = record.tournament
    place, settings = tournament.state.round(round), tournament.settings
    revealed = tournament.state.revealed
    shown = revealed.sets if revealed is not None else 0
    if tournament.state.commitment is None:  # dealt by hand: nothing is secret once all have played
        shown = tournament.finished_sets()
    results = deal_results(tournament.state)
    replays = {
        (row.start, row.number, row.room, row.deal): row.table
        for row in record.tables
        if row.result
    }
    starts = record.starts()
    found = []
    for set_ in sorted({table.set for table in place.tables} - {0}):
        if set_ > shown:
            continue
        for at in range(1, settings.deals + 1):
            number = (set_ - 1) * settings.deals + at
            plays = results.get(number, [])
            percents = matchpoints([one.difference for one in plays]) if plays else []
            hands: list[list[str]] = []
            starter = -1
            par = record.pars.get(number)
            if revealed is not None and tournament.deals is not None:
                hands = tournament.deals.hands(place.rules, set_, at)
                starter = tournament.deals.starter(place.rules, set_, at)
            found.append(
                models.EventDeal(
                    number,
                    set_,
                    hands,
                    starter,
                    [
                        models.DealPlay(
                            one.round,
                            one.table,
                            [list(side) for side in one.sides],
                            list(one.points),
                            float(percent),
                            replays.get((starts[one.round - 1], one.table, one.room, at), ""),
                        )
                        for one, percent in zip(plays, percents, strict=True)
                    ],
                    [
                        models.DealFrequency(difference, times, float(percent))
                        for difference, times, percent in frequencies(plays)
                    ],
                    None if par is None else par.difference,
                    "" if par is None else par.how,
                )
            )
    return RoundDeals(round, found, list(place.rules.load().sides))


def house_rules(rules: Rules) -> HouseRules:
    """Return the rules of a tournament as tables take them."""
    return HouseRules(rules.game, rules.preset, rules.options, rules.seats)
