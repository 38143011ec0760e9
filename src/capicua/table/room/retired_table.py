"""Closed tables, whose rules can no longer be played: the match so far is kept and shown.

The log cannot be replayed, so everything comes from the last snapshot's ``events.Chronicle``,
which needs no rules, and from the notation of later actions. A finished match keeps its results
and its replay. An unfinished one is closed by an event, which makes its whole record public.
"""

from __future__ import annotations

from dataclasses import replace

from capicua.core.messages import Message, Refused
from capicua.core.seats import seat_letter
from capicua.notation import Move, Record, read
from capicua.table.frames import host_frames, protocol
from capicua.table.play.play import Phase
from capicua.table.room import events
from capicua.table.room.events import Chronicle, Event, Opened, Scored, Snapshot
from capicua.table.room.log_header import restore_beginning
from capicua.table.room.room import Room
from capicua.table.room.rules_snapshot import stand_in

ALLOWED = (
    protocol.Say,
    protocol.Leave,
    protocol.Rematch,
    host_frames.People,
    host_frames.Moderate,
    host_frames.Rekey,
    host_frames.Chat,
)
"""The frames that a closed table still grants."""


class RetiredTable(Room):
    """A table at which nothing more can be played."""

    __slots__ = ("_is_whole", "_kept", "_why", "is_closed", "record", "was_over")

    def __init__(self, opening: Opened | Snapshot, why: Message) -> None:
        """Restore the table from the start of its log; ``why`` is the refusal of further play."""
        plan = opening.plan
        game = stand_in(plan.rules, len(plan.seats))
        super().__init__(opening.table, plan, opening.secret, opening.keys, opening.edition, game)
        self.plan = plan
        self._why = why
        self.is_closed = False
        """Whether the log contains the closing event; until then the last round stays hidden."""
        restore_beginning(self, opening)
        kept = opening.chronicle if isinstance(opening, Snapshot) else None
        self._kept = kept or Chronicle([0] * len(plan.seats))
        self.was_over = self._kept.is_over
        self.record = self._record()
        self._is_whole = True
        """Whether the tiles of the last round dealt are known."""
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

    # -- state -----------------------------------------------------------------------------

    @property
    def phase(self) -> Phase:
        """The phase: always ``over``, whether the match was finished or closed."""
        return "over"

    @property
    def is_done(self) -> bool:
        """Whether the match has ended: always true."""
        return True

    @property
    def is_finished(self) -> bool:
        """Whether the match was over, or the table has been closed for good."""
        return self.was_over or self.is_closed

    @property
    def turn(self) -> int | None:
        """The seat to act: none."""
        return None

    @property
    def totals(self) -> list[int]:
        """The points of the finished rounds, by seat."""
        return list(self._kept.totals)

    @property
    def winners(self) -> list[int]:
        """The seats that won; empty if the match was not over."""
        return list(self._kept.winners)

    def scored(self) -> list[Scored]:
        """Return the finished rounds on the score sheet."""
        return self._kept.rounds

    def public_record(self) -> Record:
        """Return the match in notation: all of it once over or closed, else the finished rounds."""
        if self.is_finished:
            return self.record
        return replace(self.record, rounds=self.record.rounds[: len(self._kept.rounds)])

    @property
    def why(self) -> Message:
        """The refusal shown to people who try to play on."""
        return Message("match-done") if self.was_over else self._why

    # -- events ----------------------------------------------------------------------------

    def due_ms(self) -> int | None:
        """Return 0 if the closing event is still to be written, else ``None``."""
        return 0 if self.closing(0) else None

    def closing(self, now_ms: int) -> list[Event]:
        """Return the event that closes the table; none if it is over or already closed.

        A table of the current version whose log cannot be replayed is shown as closed, but no event
        is written, because another build may be able to play it.
        """
        if self.was_over or self.is_closed or self._why.id != CLOSED:
            return []
        found = dict(self._why.arguments)
        version, current = int(str(found["version"])), int(str(found["current"]))
        return [events.Closed(ms=now_ms, version=version, current=current)]

    def check_turn(self, seat: int) -> None:
        """Raise ``Refused``: nothing can be played."""
        raise Refused(self.why)

    def check_restart(self) -> None:
        """Raise ``Refused``: nothing can be played."""
        raise Refused(self.why)

    def keep(self, event: Event) -> bool:
        """Record an event that would need the rules; return whether it was one."""
        match event:
            case events.Closed():
                self.is_closed = True
                self._why = retired_by(event.version, event.current)
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
            case events.Stopped():
                self.was_over = True
                self.write([Message("time-is-up")])
            case events.Dealt():
                self._is_whole = False
                self.record.tags[INCOMPLETE] = "yes"
            case events.Wished() | events.Consented() | events.Proposed() | events.Woken():
                pass
            case events.Paused() | events.TimeAdded():
                pass
            case events.Cut() | events.Sealed() | events.Opening() | events.CutOpened():
                pass
            case _:
                return False
        return True


CLOSED = "table-closed"
INCOMPLETE = "Incomplete"
"""The header line of a record without the last deals, whose tiles no snapshot contains."""


def retired_by(version: int, current: int) -> Message:
    """Return the explanation that a table of an earlier version is closed."""
    return Message(CLOSED, {"version": version, "current": current})
