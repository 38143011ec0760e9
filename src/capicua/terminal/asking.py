"""What a person may ask for at the table instead of playing, declared here and nowhere else.

The words to type are the strings ``command-<name>``, the help lines ``help-line-<name>``;
help and completion follow from ``REQUESTS``.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

from capicua.core.reasons import IllegalAction, Message
from capicua.render.rules import rules_page
from capicua.review.advice import advice_told
from capicua.table.table import Table
from capicua.terminal.sheet import score_sheet

if TYPE_CHECKING:
    from capicua.terminal.session import Session


class Leave(Exception):
    """Somebody wants to stop here."""


@dataclass(frozen=True)
class Request:
    """Something to ask for."""

    grant: Callable[[Session, int], bool]
    """Does it for a seat; whether the table has changed. Raises ``Refused``."""
    suits: Callable[[Table], bool] = lambda table: True
    """Whether help and completion name it at this table."""


def _help(session: Session, seat: int) -> bool:
    told = [session.text("help-plays")]
    for name in offered(session.table):
        words = session.text(f"command-{name}")
        told.append(f"{words}: {session.text(f'help-line-{name}')}")
    told.append(session.text("help-signs"))
    for line in told:
        session.screen.lines(session.screen.pen.wrap(line, "  "))
    return False


def _table(session: Session, seat: int) -> bool:
    session.draw()
    return False


def _rules(session: Session, seat: int) -> bool:
    session.screen.markdown(rules_page(session.table.game, session.language))
    return False


def _hint(session: Session, seat: int) -> bool:
    view = session.table.view(seat)
    found = session.table.advice(seat)
    labels = [session.language.say(view.label(each.action), seat) for each in found.actions[:2]]
    best = {"label": labels[0], "text": view.text(found.best)}
    session.screen.say(Message("hint", {**best}), seat)
    for message in advice_told(found, view):
        named = {**message.arguments, "next": labels[-1]}
        session.screen.say(Message(message.id, named), seat)
    for reason in found.reasons:
        because = session.language.say(reason, seat)
        session.screen.say(Message("advice-because", {"reason": because}), seat)
    return False


def _undo(session: Session, seat: int) -> bool:
    session.table.undo(seat)
    session.screen.lines([session.text("undone")])
    return True


def _restart(session: Session, seat: int) -> bool:
    session.table.restart()
    session.announce_round()
    return True


def _auto(session: Session, seat: int) -> bool:
    _check_alone(session)
    session.play_on(seat, shown=True)
    return True


def _finish(session: Session, seat: int) -> bool:
    _check_alone(session)
    session.play_on(seat, shown=False)
    return True


def _check_alone(session: Session) -> None:
    """Nobody's tiles are played for them while others look on; raises ``IllegalAction``."""
    if len(session.table.people) != 1:
        raise IllegalAction(Message("auto-alone"))
    if session.table.round.is_over:
        raise IllegalAction(Message("round-over"))


def _score(session: Session, seat: int) -> bool:
    session.screen.lines(score_sheet(session.table, session.language, session.screen.pen))
    return False


def _log(session: Session, seat: int) -> bool:
    for event in session.table.events:
        for message in event.heard_by(seat):
            session.screen.say(message, seat)
    return False


def _save(session: Session, seat: int) -> bool:
    session.save()
    return False


def _quit(session: Session, seat: int) -> bool:
    raise Leave


REQUESTS: Final[dict[str, Request]] = {
    "help": Request(_help),
    "table": Request(_table),
    "rules": Request(_rules),
    "hint": Request(_hint),
    "undo": Request(_undo),
    "restart": Request(_restart, lambda table: table.is_solitaire),
    "auto": Request(_auto, lambda table: len(table.people) == 1),
    "finish": Request(_finish, lambda table: len(table.people) == 1),
    "score": Request(_score),
    "log": Request(_log),
    "save": Request(_save),
    "quit": Request(_quit),
}


def offered(table: Table) -> list[str]:
    """The names of what may be asked for at a table."""
    return [name for name, request in REQUESTS.items() if request.suits(table)]
