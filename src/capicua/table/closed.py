"""A table whose rules are not played here any more: what was played is kept, and shown.

Its log cannot be played again, so everything comes from what the last snapshot says in terms that
need no rules (``events.Chronicle``), and from the notation of the actions since. A match that was
over keeps its results and its replay. One that was not is closed: an event says so, and with it
the record is open to everybody.
"""

from __future__ import annotations

from dataclasses import replace

from capicua.core.reasons import Message, Refused
from capicua.core.seats import seat_letter
from capicua.notation import Move, Record, read
from capicua.table import events, hosting, protocol
from capicua.table.diary import Diary, unpacked
from capicua.table.editions import stand_in
from capicua.table.events import Chronicle, Event, Opened, Snapshot
from capicua.table.people import restore_people
from capicua.table.play import Phase
from capicua.table.room import Room
from capicua.table.seating import Sitting

ALLOWED = (
    protocol.Say,
    protocol.Leave,
    protocol.Rematch,
    hosting.People,
    hosting.Moderate,
    hosting.Rekey,
    hosting.Chat,
)
"""The frames that are granted at such a table."""


class ClosedRoom(Room):
    """A table at which nothing is played any more."""

    __slots__ = ("_is_whole", "_kept", "_why", "is_closed", "record", "was_over")

    def __init__(self, opening: Opened | Snapshot, why: Message) -> None:
        """``why`` is what people are told who would like to play on."""
        plan = opening.plan
        game = stand_in(plan.rules, len(plan.seats))
        super().__init__(opening.table, plan, opening.secret, opening.keys, opening.edition, game)
        self.plan = plan
        self._why = why
        self.is_closed = False
        """Whether the log says that the table was closed; before, its last round is not shown."""
        self.sittings = [
            Sitting(s.kind, s.name, s.level) for s in opening.sittings or self.sittings
        ]
        restore_people(self, opening)
        self.version = 1
        kept = None
        if isinstance(opening, Snapshot):
            self.version = opening.version
            self.answered = bytearray(opening.answered)
            self.diary = Diary.of(opening.lines, opening.first_line)
            self.rematch = opening.rematch
            self.forfeited = opening.forfeited
            self.replay = opening.replay
            kept = opening.chronicle
        self._kept = kept or Chronicle([0] * len(plan.seats))
        self.was_over = self._kept.is_over
        self.record = self._record()
        self._is_whole = True
        """Whether the tiles of the last round that was dealt are known."""
        self.deals = len(self.record.rounds)

    def _record(self) -> Record:
        if self._kept.record:
            return read(self._kept.record)
        rules, edition = self.plan.rules, self.edition
        return Record(
            rules.game,
            version=edition.version,
            preset=rules.preset or None,
            options=dict(rules.options),
            players=len(self.plan.seats),
        )

    # -- what there is ---------------------------------------------------------------------

    @property
    def phase(self) -> Phase:
        """The match is over, whether it was played to its end or closed."""
        return "over"

    @property
    def is_done(self) -> bool:
        """Nothing goes on."""
        return True

    @property
    def turn(self) -> int | None:
        """Nobody is to act."""
        return None

    @property
    def totals(self) -> list[int]:
        """The points by seat, of the rounds that were finished."""
        return list(self._kept.totals)

    @property
    def winners(self) -> list[int]:
        """Who had won; nobody where the match was not over."""
        return list(self._kept.winners)

    def lines_of_rounds(self, reader: int | None) -> list[protocol.RoundLine]:
        """The finished rounds on the score sheet."""
        return [
            protocol.RoundLine(round.points, unpacked(round.said, reader))
            for round in self._kept.rounds
        ]

    def public_record(self) -> Record:
        """The match in notation: whole where it is over or closed, else its finished rounds."""
        if self.was_over or self.is_closed:
            return self.record
        return replace(self.record, rounds=self.record.rounds[: len(self._kept.rounds)])

    @property
    def why(self) -> Message:
        """What people are told who would like to play on."""
        return Message("match-done") if self.was_over else self._why

    # -- what happens ----------------------------------------------------------------------

    def due_ms(self) -> int | None:
        """At once, where the log has yet to say that the table is closed."""
        return 0 if self.closing(0) else None

    def closing(self, now_ms: int) -> list[Event]:
        """The event that closes the table; none where it is over, or closed already.

        A table of this version that cannot be played again is shown like that and no more: the
        cure may be another build.
        """
        if self.was_over or self.is_closed or self._why.id != CLOSED:
            return []
        found = dict(self._why.arguments)
        version, current = int(str(found["version"])), int(str(found["current"]))
        return [events.Closed(ms=now_ms, version=version, current=current)]

    def check_turn(self, seat: int) -> None:
        """Raises ``Refused``: nothing is played."""
        raise Refused(self.why)

    def check_restart(self) -> None:
        """Raises ``Refused``: nothing is played."""
        raise Refused(self.why)

    def keep(self, event: Event) -> bool:
        """Notes an event that needs the rules; whether it was one."""
        match event:
            case events.Closed():
                self.is_closed = True
                self._why = closed_by(event.version, event.current)
                self.write([self._why])
            case events.Acted():
                if self._is_whole and self.record.rounds and event.text:
                    letter = seat_letter(event.seat) if len(self.plan.seats) > 1 else ""
                    self.record.rounds[-1].moves.append(Move(event.text, letter))
            case events.Undone() | events.Restarted():
                self.was_over = False
                if self._is_whole and self.record.rounds:
                    count = event.count if isinstance(event, events.Undone) else 0
                    del self.record.rounds[-1].moves[count:]
                    self.record.rounds[-1].scores = None
            case events.Forfeited():
                self.forfeited = event.seat
                self.tell("time-forfeit", event.seat)
            case events.Dealt():
                self._is_whole = False
                self.record.tags[INCOMPLETE] = "yes"
            case events.Wished() | events.Consented() | events.Woken():
                pass
            case events.Cut() | events.Sealed() | events.Opening() | events.CutOpened():
                pass
            case _:
                return False
        return True


CLOSED = "table-closed"
INCOMPLETE = "Incomplete"
"""The header line of a record without its last rounds: no snapshot knew their tiles."""


def closed_by(version: int, current: int) -> Message:
    """What people at a table of an earlier version are told."""
    return Message(CLOSED, {"version": version, "current": current})
