"""A match in the terminal: the main loop, commands and prompts."""

from __future__ import annotations

import math
import time
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass

from capicua.core.messages import Refused
from capicua.render.language import Language
from capicua.table.play.play import Play
from capicua.terminal.clock import now_ms
from capicua.terminal.files import MatchFile
from capicua.terminal.input_parser import read_action, read_command, words_of
from capicua.terminal.match_arguments import rematch_of
from capicua.terminal.screen import Screen
from capicua.terminal.table.narration import Narrator
from capicua.terminal.table.score_sheet import score_sheet

PACE = 1.0
"""Seconds between two actions when watching."""


class Quit(Exception):
    """Raised when a person quits."""


@dataclass(frozen=True)
class PromptCommand:
    """A command available instead of a move."""

    grant: Callable[[Session, int], bool | None]
    """Run the command for a seat; return ``True`` if the round changed. May raise ``Refused``."""
    suits: Callable[[Play], bool] = lambda play: True
    """Return whether the command is available at this table."""


class Session(Narrator):
    """People taking turns at one keyboard, until the match ends or they quit."""

    def __init__(
        self,
        play: Play,
        screen: Screen,
        keeper: MatchFile,
        language: Language,
        requests: Mapping[str, PromptCommand],
        pause: float | None = None,
        passes: bool = False,
    ) -> None:
        super().__init__(play, screen, language)
        self.keeper = keeper
        self.requests = requests
        """Commands by name."""
        self.pause = pause
        """Seconds between two actions when watching; ``None`` waits for Enter."""
        self.passes = passes
        """Whether to pass automatically if it is the only legal move."""
        self.is_hurrying = False
        """Whether to show nothing until the end of the round."""

    def run(self) -> None:
        """Play matches until the people quit; save each one when it ends or is interrupted."""
        self.screen.open()
        try:
            while self._plays_to_its_end() and self._wants_rematch():
                self.sit(rematch_of(self.play))
                self.keeper = MatchFile(None, self.play.game.id)
        finally:
            self.screen.close()

    def _plays_to_its_end(self) -> bool:
        """Play one match; return whether it was played to its end."""
        was_over = self.play.is_done
        self.promise()
        if not self.play.deals:
            self.play.deal(now_ms())
        try:
            self.announce_round()
            while not was_over and self._goes_on():
                continue
            self.announce_winners()
            if not was_over:
                self.remember_outcome()
            if self.play.people or self.keeper.is_wanted:
                self.keeper.save(self.play)
                self.reveal(self.keeper.path)
        except (EOFError, KeyboardInterrupt, Quit):
            self.screen.lines([""])
            self.save()
            self.screen.lines([self.text("resume-hint")])
            return False
        return not was_over

    def offered(self) -> list[str]:
        """Return the names of the available commands."""
        return [name for name, request in self.requests.items() if request.suits(self.play)]

    def save(self) -> None:
        """Save the match and print the path."""
        self.keeper.save(self.play)
        self.screen.lines([self.text("saved", path=str(self.keeper.path))])

    # -- one step at a time ------------------------------------------------------------------

    def _goes_on(self) -> bool:
        """Run one step of the match; return whether another follows."""
        play = self.play
        if play.forfeited is not None:
            return False
        if play.round.is_over:
            return self._end_round()
        bot = play.bot_to_act()
        if not play.people:
            self._watch()
        elif bot is not None:
            self._bot_acts(bot)
            self.tell()
        elif self.passes and (only := self._only_pass()) is not None:
            self.play.act(int(play.round.turn), only, "auto", now_ms())
            self.tell()
        elif self._hand_over(int(play.round.turn)):
            play.run_clock(now_ms())
            self.draw()
            self._person_acts(int(play.round.turn))
            self.tell()
        return True

    def _only_pass(self) -> int | None:
        """Return the pass action if it is the only legal one, else ``None``."""
        view = self.play.view(self.play.turn)
        if len(view.legal) != 1:
            return None
        is_pass = [part.name for part in view.parts(view.legal[0])] == ["pass"]
        return view.legal[0] if is_pass else None

    def _bot_acts(self, seat: int) -> None:
        self.play.act(seat, self.play.bot_choice(seat), "bot", now_ms())

    def _watch(self) -> None:
        """Play one action at a table without people."""
        if self.is_hurrying:
            self.skip()
        self._bot_acts(int(self.play.round.turn))
        if self.is_hurrying:
            return
        self.tell()
        if self.pause is not None:
            self.draw()
            time.sleep(self.pause)
        elif self.screen.is_terminal:
            self.draw()
            self._wait_watching()

    def _wait_watching(self) -> None:
        text = self.screen.ask(self.text("watch-prompt"))
        command = read_command(text, self.language, self.requests)
        if command == "auto":
            self.pause = PACE
        elif command == "finish":
            self.is_hurrying = True
        elif text:
            raise Quit

    def play_on(self, seat: int, shown: bool) -> None:
        """Play greedily to the end of the round, or until Ctrl-C."""
        play = self.play
        pause = (PACE if self.screen.is_terminal else 0.0) if self.pause is None else self.pause
        try:
            while play.turn is not None:
                if not shown:
                    self.skip()
                if (bot := play.bot_to_act()) is not None:
                    self._bot_acts(bot)
                else:
                    play.act(seat, play.greedy(), "auto", now_ms())
                if shown:
                    self.tell()
                    self.draw()
                    time.sleep(pause)
        except KeyboardInterrupt as stop:
            if stop.args:  # raised for the process, not for this loop
                raise

    def _person_acts(self, seat: int) -> None:
        """Ask until the seat has acted, has undone a move, or has run out of time."""
        view = self.play.view(seat)
        entries = [
            (self.language.say(view.label(action), seat), view.text(action))
            for action in view.legal
        ]
        self.offer(entries)
        whose = {"player": seat, "people": len(self.play.people)}
        while True:
            prompt = "move-prompt-only" if len(entries) == 1 else "move-prompt"
            words = [notation for _, notation in entries] + self._request_words()
            try:
                text = self._ask_in_time(self.text(prompt, **whose), words, seat)
                if not text and len(entries) > 1:
                    self.draw()
                    self.offer(entries)
                elif text and (command := read_command(text, self.language, self.requests)):
                    if self.requests[command].grant(self, seat):
                        return
                else:
                    action = read_action(text or "#1", view, self.language)
                    self.play.act(seat, action, "person", now_ms())
                    return
            except Refused as refused:
                self.screen.refuse(refused, self.play.game, seat)
            except TimeoutError:
                self._time_is_up(seat)
                return

    def _ask_in_time(self, prompt: str, words: list[str], seat: int) -> str:
        """Return the typed text; raise ``TimeoutError`` if the seat's time runs out first."""
        due = self.play.clock.due(seat)
        if due is None:
            return self.screen.ask(prompt, words)
        seconds = (due - now_ms()) / 1000
        if seconds <= 0:
            raise TimeoutError
        minutes, rest = divmod(math.ceil(seconds), 60)
        text = self.screen.ask(f"{minutes}:{rest:02} {prompt}", words, seconds)
        if now_ms() >= due:
            raise TimeoutError
        return text

    def _time_is_up(self, seat: int) -> None:
        """Play one action for the seat, or forfeit the match, as the clock settings say."""
        self.screen.lines([""])
        if self.play.timing.at_zero == "forfeit":
            self.play.forfeit(seat)
        else:
            self.play.act(seat, self.play.greedy(), "clock", now_ms())

    def _end_round(self) -> bool:
        """Report the end of the round and deal the next; return whether there is one.

        A solitaire may first be undone or restarted.
        """
        play = self.play
        self.is_hurrying = False
        self.announce_end()
        if self.reader is not None and not play.is_settled:
            prompt = "end-prompt-lost" if play.is_lost else "end-prompt"
            if self._pause(prompt, self.reader, self._request_words()):
                return True
        play.settle()
        self.screen.lines(["", *score_sheet(play, self.language, self.screen.pen)])
        if play.match.is_over:
            return False
        if play.people or (self.screen.is_terminal and self.pause is None):
            self._pause("round-prompt", self.reader)
        play.deal(now_ms())
        self.announce_round()
        return True

    def _granted(self, command: str, seat: int) -> bool:
        """Run a command, or explain why it is refused; return whether the round changed."""
        try:
            return bool(self.requests[command].grant(self, seat))
        except Refused as refused:
            self.screen.refuse(refused, self.play.game, seat)
            return False

    def agrees(self, other: int, seat: int) -> bool:
        """Ask another person to accept the seat's undo; return the answer."""
        prompt = self.text("consent-prompt", player=other, other=seat)
        while True:
            answer = read_command(self.screen.ask(prompt), self.language, ("yes", "no"))
            if answer:
                return answer == "yes"

    def _wants_rematch(self) -> bool:
        """Ask whether to play another match."""
        if not self.play.people:
            return False
        self.screen.lines([""])
        prompt = self.text("again-prompt-alone" if self.play.is_free else "again-prompt")
        try:
            while text := self.screen.ask(prompt):
                command = read_command(text, self.language, ("rematch", "quit"))
                if command:
                    return command == "rematch"
        except (EOFError, KeyboardInterrupt):
            pass
        return False

    def _request_words(self) -> list[str]:
        """Return the words of the available commands."""
        return words_of(self.language, *(f"command-{name}" for name in self.offered()))

    # -- the keyboard ------------------------------------------------------------------------

    def _hand_over(self, seat: int) -> bool:
        """Wait for the next person to come to the keyboard before showing their tiles.

        Meanwhile the previous person may undo; return whether it is still the seat's turn.
        """
        if seat == self.reader:
            return True
        before = self.reader
        if len(self.play.people) > 1:
            self.screen.hide()
            if self._pause("hand-over", before, player=seat):
                return False
        self.reader = seat
        self.tell()
        return True

    def _pause(
        self, id: str, seat: int | None, words: Sequence[str] = (), **arguments: int
    ) -> bool:
        """Wait for Enter, running commands for a seat; return whether one changed the round."""
        while True:
            text = self.screen.ask(self.text(id, **arguments), words)
            command = read_command(text, self.language, self.requests)
            if not text:
                return False
            if seat is None:
                raise Quit
            if not command:
                self.screen.lines([self.text("pause-help")])
            elif self._granted(command, seat):
                return True
