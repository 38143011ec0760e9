"""Commands available at the prompt besides moves.

The words to type are the ``command-<name>`` strings, their help lines the ``help-line-<name>``
strings; help and completion are derived from ``REQUESTS``.
"""

from __future__ import annotations

from functools import partial
from typing import Final

from capicua.bots.paired_comparison import Effort
from capicua.core.messages import IllegalAction, Message, Refused
from capicua.core.runtime.build import is_compiled
from capicua.core.state import State
from capicua.review.hints import gain_messages, hint_for
from capicua.review.solitaire_mistakes import SolitaireMistake, mistake_in, played_label, way_labels
from capicua.review.tile_chances import chances_of
from capicua.table.play import undo
from capicua.table.play.seats import tidy
from capicua.terminal.clock import now_ms
from capicua.terminal.reports.rulebook import show_rules
from capicua.terminal.reports.tile_chances import chances_listed
from capicua.terminal.table.score_sheet import score_sheet
from capicua.terminal.table.session import PromptCommand, Quit, Session

ADVICE_EFFORT: Final = Effort(worlds=240 if is_compiled() else 24, ms=2000)
"""Search effort for hints at the terminal."""
LONGEST_CUT: Final = 64


def _help(session: Session, seat: int) -> None:
    told = [session.text("help-plays")]
    for name in session.offered():
        words = session.text(f"command-{name}")
        told.append(f"{words}: {session.text(f'help-line-{name}')}")
    told.append(session.text("help-signs"))
    pen = session.screen.pen
    session.screen.page([line for text in told for line in pen.wrap(text, "  ")])


def _rules(session: Session, seat: int) -> None:
    show_rules(session.play.game, session.screen, session.language)


def _hint(session: Session, seat: int) -> None:
    play = session.play
    play.check_turn(seat)
    view = play.view(seat)
    if not play.is_practice:
        play.is_assisted = play.is_assisted or len(view.legal) > 1
    found = hint_for(view, play.bot_rng(), ADVICE_EFFORT)
    labels = [session.language.say(view.label(each.action), seat) for each in found.actions[:2]]
    best = Message("hint", {"label": labels[0], "text": view.text(found.best)})
    session.screen.say(best, seat)
    for message in gain_messages(found, view):
        named = {**message.arguments, "next": labels[-1]}
        session.screen.say(Message(message.id, named), seat)
    for reason in found.reasons:
        because = session.language.say(reason, seat)
        session.screen.say(Message("advice-because", {"reason": because}), seat)


def _chances(session: Session, seat: int) -> None:
    play = session.play
    if not play.is_practice:
        raise Refused(Message("chances-practice"))
    view = play.view(seat)
    found = chances_of(view, play.deals, len(play.round.log), seat)
    session.screen.page(chances_listed(found, session.language, session.screen.pen))


def _undo(session: Session, seat: int) -> bool:
    play = session.play
    count = undo.back_to(play, seat)
    unwilling = next((one for one in play.to_agree(seat) if not session.agrees(one, seat)), None)
    if unwilling is None:
        play.take_back(seat, count, now_ms())
    else:
        play.tell("undo-declined", unwilling)
    session.tell()
    return unwilling is None


def _restart(session: Session, seat: int) -> bool:
    session.play.check_restart()
    session.play.restart(now_ms())
    session.announce_round()
    return True


def _mistake(session: Session, seat: int) -> None:
    moments, found = _turning(session)
    session.screen.say(Message(f"turning-{found.how}"), seat)
    if found.way:
        label, *way = [
            session.language.say(label, seat)
            for label in (played_label(found, moments), *way_labels(found, moments))
        ]
        sure = "yes" if found.is_exact else "no"
        lost_by = Message("turning-move", {"move": found.move, "label": label, "sure": sure})
        session.screen.say(lost_by, seat)
        session.screen.say(Message("turning-way", {"moves": way}), seat)


def _retry(session: Session, seat: int) -> bool:
    _, found = _turning(session)
    if not found.way:
        session.screen.say(Message(f"turning-{found.how}"), seat)
        return False
    session.play.is_assisted = True
    session.play.take_back(seat, found.move - 1, now_ms())
    session.tell()
    return True


def _turning(session: Session) -> tuple[list[State], SolitaireMistake]:
    """Return the positions of a lost deal and its losing move; raise ``Refused`` if not lost."""
    play = session.play
    if not play.is_lost:
        raise IllegalAction(Message("turning-not-lost"))
    moments = [play.after(count) for count in range(len(play.round.log) + 1)]
    return moments, mistake_in(moments)


def _cut(session: Session, seat: int) -> None:
    session.play.check_cut()
    text = tidy(session.screen.ask(session.text("cut-prompt")))[:LONGEST_CUT]
    if text:
        session.play.cut(seat, text)
        session.tell()


def _auto(session: Session, seat: int, shown: bool = True) -> bool:
    """Play the round to its end for the only person."""
    if len(session.play.people) != 1:
        raise IllegalAction(Message("auto-alone"))
    if session.play.turn is None:
        raise IllegalAction(Message("round-over"))
    session.play_on(seat, shown)
    return True


def _score(session: Session, seat: int) -> None:
    session.screen.page(score_sheet(session.play, session.language, session.screen.pen))


def _log(session: Session, seat: int) -> None:
    pen = session.screen.pen
    told = [said.message for line in session.play.diary.news(0, seat) for said in line.said]
    texts = [session.language.say(message, seat) for message in told]
    session.screen.page([line for text in texts for line in pen.wrap(text, "  ")])


def _autopass(session: Session, seat: int) -> bool:
    session.passes = not session.passes
    session.screen.lines([session.text("autopass-on" if session.passes else "autopass-off")])
    return session.passes


def _quit(session: Session, seat: int) -> None:
    raise Quit


REQUESTS: Final[dict[str, PromptCommand]] = {
    "help": PromptCommand(_help),
    "table": PromptCommand(lambda session, seat: session.draw()),
    "rules": PromptCommand(_rules),
    "hint": PromptCommand(_hint),
    "chances": PromptCommand(_chances, lambda play: play.is_practice),
    "undo": PromptCommand(_undo),
    "restart": PromptCommand(_restart, lambda play: play.is_free),
    "mistake": PromptCommand(_mistake, lambda play: play.is_free),
    "retry": PromptCommand(_retry, lambda play: play.is_free),
    "cut": PromptCommand(_cut, lambda play: play.promised is not None),
    "auto": PromptCommand(_auto, lambda play: len(play.people) == 1),
    "finish": PromptCommand(partial(_auto, shown=False), lambda play: len(play.people) == 1),
    "autopass": PromptCommand(_autopass),
    "score": PromptCommand(_score),
    "log": PromptCommand(_log),
    "save": PromptCommand(lambda session, seat: session.save()),
    "quit": PromptCommand(_quit),
}
