"""A match at the terminal: the table drawn, a person asked, everybody told what happened."""

from __future__ import annotations

import time

from capicua.core.reasons import Message, Refused
from capicua.render.language import Language
from capicua.render.rules import rule_text
from capicua.render.text import draw
from capicua.table.table import Table
from capicua.terminal.asking import REQUESTS, Leave, offered
from capicua.terminal.reading import read_action, read_command
from capicua.terminal.saving import Keeper
from capicua.terminal.screen import Screen
from capicua.terminal.sheet import score_sheet
from capicua.terminal.standings import standing
from capicua.terminal.statistics import outcome_of, remember, tally_of

PACE = 1.0
"""Seconds between two actions that are only watched."""


class Session:
    """People at one keyboard, one after the other, until the match ends or somebody leaves."""

    def __init__(
        self,
        table: Table,
        screen: Screen,
        keeper: Keeper,
        language: Language,
        pause: float | None = None,
    ) -> None:
        self.table = table
        self.screen = screen
        self.keeper = keeper
        names = [player.name or language.text("player-you") for player in table.players]
        self.language = language.with_names(names)
        screen.language = self.language
        self.reader: int | None = table.people[0] if table.people else None
        self.pause = pause
        """Seconds between two actions that are only watched; ``None`` waits for Enter."""
        self.is_hurrying = False
        """Whether nothing is shown before the end of the round."""

    def run(self) -> None:
        """Plays on to the end of the match, and saves it wherever it is left."""
        was_over = self.table.match.is_over
        try:
            self.announce_round()
            while not self.table.match.is_over:
                self._step()
            self._announce_winners()
            if not was_over:
                self._remember()
            if self.table.people or self.keeper.is_wanted:
                self.keeper.save(self.table)
        except (EOFError, KeyboardInterrupt, Leave):
            self.screen.lines([""])
            self.save()
            self.screen.lines([self.text("resume-hint")])

    def save(self) -> None:
        """Saves the match and says where."""
        self.keeper.save(self.table)
        self.screen.lines([self.text("saved", path=str(self.keeper.path))])

    # -- one step at a time ------------------------------------------------------------------

    def _step(self) -> None:
        table = self.table
        if table.round.is_over:
            self._end_round()
        elif not table.people:
            self._watch()
        elif table.bot_turn() is not None:
            self._tell()
        else:
            self._hand_over(table.turn)
            self.draw()
            self._person_acts(table.turn)
            self._tell()

    def _watch(self) -> None:
        """One action of a table of bots."""
        if self.is_hurrying:
            self.table.news(self.reader)
        self.table.bot_turn()
        if self.is_hurrying:
            return
        self._tell()
        if self.pause is not None:
            self.draw()
            time.sleep(self.pause)
        elif self.screen.is_terminal:
            self.draw()
            self._wait_watching()

    def _wait_watching(self) -> None:
        text = self.screen.ask(self.text("watch-prompt") + " ").strip()
        command = read_command(text, self.language, REQUESTS)
        if command == "auto":
            self.pause = PACE
        elif command == "finish":
            self.is_hurrying = True
        elif text:
            raise Leave

    def play_on(self, seat: int, shown: bool) -> None:
        """Plays as the hints say to the end of the round, or until Ctrl-C."""
        table = self.table
        pause = (PACE if self.screen.is_terminal else 0.0) if self.pause is None else self.pause
        try:
            while not table.round.is_over:
                if not shown:
                    table.news(self.reader)
                if table.bot_turn() is None:
                    table.play(seat, table.hint(seat))
                if shown:
                    self._tell()
                    self.draw()
                    time.sleep(pause)
        except KeyboardInterrupt as stop:
            if stop.args:  # the process was told to end, not the play
                raise

    def _person_acts(self, seat: int) -> None:
        """Asks until the seat has acted, or has taken something back."""
        view = self.table.view(seat)
        entries = [
            (self.language.say(view.label(action), seat), view.text(action))
            for action in view.legal
        ]
        self._offer(entries)
        whose = {"player": seat, "people": len(self.table.people)}
        while True:
            prompt = "move-prompt-only" if len(entries) == 1 else "move-prompt"
            words = [notation for _, notation in entries] + self._request_words()
            text = self.screen.ask(self.text(prompt, **whose) + " ", words).strip()
            try:
                if not text and len(entries) > 1:
                    self.draw()
                    self._offer(entries)
                elif text and (command := read_command(text, self.language, REQUESTS)):
                    if REQUESTS[command].grant(self, seat):
                        return
                else:
                    action = read_action(text or "1", view, self.language)
                    self.table.play(seat, action)
                    return
            except Refused as refused:
                self._refuse(refused, seat)

    def _end_round(self) -> None:
        """Tells how the round ended; offers to take it back where that may be done."""
        table = self.table
        self.is_hurrying = False
        self.screen.heading(self._numbered("deal-ended", "round-ended"))
        self._tell()
        self.draw(scores=False)
        while self.reader is not None and self._may_go_back(self.reader):
            prompt = self.text("end-prompt-alone" if table.is_solitaire else "end-prompt")
            text = self.screen.ask(prompt + " ", self._request_words()).strip()
            if not text:
                break
            command = read_command(text, self.language, REQUESTS)
            if not command:
                self.screen.lines([self.text("pause-help")])
            elif self._granted(command, self.reader):
                return
        table.settle()
        self.screen.lines(["", *score_sheet(table, self.language, self.screen.pen)])
        if table.match.is_over:
            return
        if table.people or (self.screen.is_terminal and self.pause is None):
            self._pause("round-prompt")
        table.deal()
        self.announce_round()

    def _may_go_back(self, seat: int) -> bool:
        """Whether a finished round may be taken back or begun again."""
        return self.table.is_solitaire or self.table.why_no_undo(seat) is None

    def _granted(self, command: str, seat: int) -> bool:
        """Does what is asked for, or says why not; whether the table has changed."""
        try:
            return REQUESTS[command].grant(self, seat)
        except Refused as refused:
            self._refuse(refused, seat)
            return False

    def _request_words(self) -> list[str]:
        """What may be asked for, in the words of the language."""
        lists = [self.text(f"command-{name}") for name in offered(self.table)]
        return [word.strip() for words in lists for word in words.split(",")]

    # -- what people are told ------------------------------------------------------------------

    def _tell(self) -> None:
        for message in self.table.news(self.reader):
            self.screen.say(message, self.reader)

    def _refuse(self, refused: Refused, seat: int) -> None:
        self.screen.say(refused.message, seat, style="red")
        if refused.rule:
            text = rule_text(self.table.game, self.language, refused.rule)
            rule = self.text("refusal-rule", rule=refused.rule, text=text)
            self.screen.lines(self.screen.pen.wrap(rule, "  "))

    def _offer(self, entries: list[tuple[str, str]]) -> None:
        self.screen.lines([""])
        self.screen.menu(entries)

    def draw(self, scores: bool = True) -> None:
        """Draws the table as the person at the keyboard sees it."""
        self.screen.lines([""])
        view = self.table.view(self.reader)
        self.screen.lines(draw(view, self.language, self.screen.pen, scores))

    def announce_round(self) -> None:
        """Says which game begins, and which round or deal of it."""
        self.screen.heading(self._numbered("deal-begins", "round-begins"))

    def _numbered(self, deal: str, round: str) -> str:
        """The sentence for a numbered deal of a solitaire, or that for the round of a match."""
        number = self.table.deal_number
        return self.text(
            round if number is None else deal,
            game=self.text("name"),
            number=self.table.round.setup.number if number is None else str(number),
            names=self.language.join(self.language.names),
        )

    def _announce_winners(self) -> None:
        table = self.table
        if table.is_solitaire:
            return
        winners = table.match.winners
        self.screen.heading(self.text("match-ended"))
        names = [self.language.name(seat) for seat in winners]
        you = len(winners) == 1 and winners[0] == self.reader
        self.screen.say(
            Message("match-you-won")
            if you and len(table.people) == 1
            else Message("match-winners", {"count": len(winners), "names": names})
        )

    def _remember(self) -> None:
        """Keeps how the match ended for the person, and says how their matches go."""
        outcome = outcome_of(self.table)
        if outcome is None:
            return
        try:
            remember(outcome)
            tally = tally_of(outcome)
        except Refused as refused:
            self.screen.say(refused.message, style="red")
            return
        self.screen.lines(["", *standing(tally, self.language, self.screen.pen)])

    def _hand_over(self, seat: int) -> None:
        """Lets another person come to the keyboard before their tiles are shown."""
        if seat == self.reader:
            return
        self.reader = seat
        if len(self.table.people) > 1:
            if self.screen.is_terminal:
                self.screen.console.clear()
            self._pause("hand-over", player=seat)
        self._tell()

    def _pause(self, id: str, player: int | None = None) -> None:
        """Waits for Enter; the commands that leave the table as it is may be given too."""
        seat = player if player is not None else self.reader
        arguments = {} if player is None else {"player": player}
        while True:
            text = self.screen.ask(self.text(id, **arguments) + " ").strip()
            command = read_command(text, self.language, REQUESTS)
            if not text:
                return
            if seat is None:
                raise Leave
            if command:
                self._granted(command, seat)
            else:
                self.screen.lines([self.text("pause-help")])

    def text(self, id: str, **arguments: str | int) -> str:
        """A sentence in the reader's language."""
        return self.language.text(id, **arguments)
