"""Results of a person's matches, stored locally as one line of JSON per match.

Only completed matches with exactly one person count. Matches with help are counted separately:
hints, tiles known from an earlier attempt, or a deal already finished.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import asdict, dataclass, replace
from pathlib import Path
from typing import Any

from capicua.catalogue import kind, preset_id, preset_of
from capicua.core.game import Game
from capicua.core.match import Match
from capicua.core.messages import BadOption, Refused
from capicua.core.setup import Setup
from capicua.core.tiles.random import Dealer
from capicua.render.language import Language
from capicua.render.text_style import TextStyle
from capicua.table.play.play import Play
from capicua.terminal.files import append_line, data_folder, json_lines


@dataclass(frozen=True)
class Outcome:
    """The result of a match for its only person."""

    game: str
    rules: str
    won: bool
    helped: bool
    deal: int | None = None
    score: int | None = None
    """The points in a solitaire; ``None`` in other games."""
    fewer_is_better: bool = False
    seconds: int | None = None
    """The playing time of a solitaire played without interruption."""


@dataclass
class Tally:
    """Statistics of all matches with the same game and rules."""

    game: str
    rules: str
    played: int = 0
    """Matches without help, like the fields up to ``longest``."""
    won: int = 0
    best: int | None = None
    fastest: int | None = None
    """The time of the fastest win in seconds."""
    streak: int = 0
    """Current winning streak."""
    longest: int = 0
    helped_played: int = 0
    helped_won: int = 0

    def add(self, outcome: Outcome, helped: bool) -> None:
        """Add one match."""
        if helped:
            self.helped_played += 1
            self.helped_won += outcome.won
            return
        self.played += 1
        self.won += outcome.won
        self.streak = self.streak + 1 if outcome.won else 0
        self.longest = max(self.longest, self.streak)
        if outcome.score is not None:
            better = min if outcome.fewer_is_better else max
            self.best = outcome.score if self.best is None else better(self.best, outcome.score)
        if outcome.won and outcome.seconds is not None:
            known = outcome.seconds if self.fastest is None else self.fastest
            self.fastest = min(known, outcome.seconds)


def outcome_of(play: Play, seconds: int | None = None) -> Outcome | None:
    """Return the result of a match; ``None`` unless it is over and exactly one person played.

    ``seconds`` is the playing time, kept for solitaires. Practice matches do not count.
    """
    if len(play.people) != 1 or not play.is_done or play.is_practice:
        return None
    person = play.people[0]
    return Outcome(
        play.game.id,
        rules_text(play.game),
        person in play.winners,
        play.is_assisted,
        play.number,
        play.match.totals[person] if play.is_free else None,
        play.is_free and fewer_is_better(play.game),
        seconds if play.is_free else None,
    )


def rules_text(game: Game) -> str:
    """Return the rules as on the command line: preset, changed options, and number of seats."""
    preset, differences = preset_of(game)
    seats = int(game.players)
    if seats != game.usual_seats(game.options):
        differences = {**differences, "seats": str(seats)}
    return " ".join([preset, *(f"{name}={value}" for name, value in differences.items())])


def fewer_is_better(game: Game) -> bool:
    """Return whether a low score wins the solitaire, as when points count remaining tiles."""
    match = Match(game, Dealer(b""), begin=False)
    match.round = game.blank(Setup())
    match.rounds = [match.round]
    return bool(game.match_winners(match))


def remember(outcome: Outcome) -> None:
    """Append a result to the file; raise ``Refused`` on failure."""
    append_line(results_file(), asdict(outcome))


def remembered() -> list[Outcome]:
    """Return all results in the file, oldest first; malformed lines are skipped."""
    found = (_outcome(line) for line in json_lines(results_file()))
    return [outcome for outcome in found if outcome is not None]


def _outcome(line: Any) -> Outcome | None:
    try:
        found = Outcome(**line)
    except TypeError:
        return None
    texts = (found.game, found.rules)
    answers = (found.won, found.helped, found.fewer_is_better)
    numbers = (*answers, found.deal, found.score, found.seconds)
    fits = all(isinstance(text, str) for text in texts)
    if not fits or not all(isinstance(n, int | None) for n in numbers):
        return None
    return replace(found, rules=_current_rules(found.game, found.rules))


def _current_rules(game: str, rules: str) -> str:
    """Return the rules with the current id of the preset; unchanged if it is unknown."""
    preset, space, rest = rules.partition(" ")
    try:
        return preset_id(kind(game), preset) + space + rest
    except BadOption:
        return rules


def tallies(outcomes: Iterable[Outcome]) -> list[Tally]:
    """Return the statistics by game and rules, in alphabetical order."""
    found: dict[tuple[str, str], Tally] = {}
    seen: set[tuple[str, str, int]] = set()
    for outcome in outcomes:
        key = (outcome.game, outcome.rules)
        tally = found.setdefault(key, Tally(*key))
        deal = None if outcome.deal is None else (*key, outcome.deal)
        tally.add(outcome, outcome.helped or deal in seen)
        if deal is not None:
            seen.add(deal)
    return [found[key] for key in sorted(found)]


def tally_of(outcome: Outcome) -> Tally:
    """Return the statistics of all matches with the same game and rules."""
    same = [o for o in remembered() if (o.game, o.rules) == (outcome.game, outcome.rules)]
    found = tallies(same)
    return found[0] if found else Tally(outcome.game, outcome.rules)


def results_file() -> Path:
    """Return the path of the results file."""
    return data_folder() / "results.jsonl"


# -- as text ---------------------------------------------------------------------------------------


def language_of(tally: Tally, language: Language) -> Language:
    """Return the language with the texts of the tally's game, if that game is installed."""
    try:
        return Language(language.code, kind(tally.game))
    except Refused:
        return language


def standing(tally: Tally, language: Language, pen: TextStyle) -> list[str]:
    """Return a tally as lines of text."""
    title = language.text("name") if language.has("name") else tally.game
    told = [language.text("stats-rules", name=title, rules=tally.rules)]
    if tally.played:
        share = language.share(tally.won / tally.played)
        told.append(language.text("stats-played", played=tally.played, won=tally.won, share=share))
        told.append(language.text("stats-streak", streak=tally.streak, longest=tally.longest))
        if tally.best is not None:
            told.append(language.text("stats-best", best=tally.best))
        if tally.fastest is not None:
            told.append(language.text("stats-fastest", time=clock(tally.fastest)))
    if tally.helped_played:
        told.append(language.text("stats-helped", played=tally.helped_played, won=tally.helped_won))
    return [line for text in told for line in pen.wrap(text, "  ")]


def clock(seconds: int) -> str:
    """Return a playing time in minutes and seconds.

    >>> clock(83), clock(3905)
    ('1:23', '1:05:05')
    """
    minutes, seconds = divmod(seconds, 60)
    hours, minutes = divmod(minutes, 60)
    return f"{hours}:{minutes:02}:{seconds:02}" if hours else f"{minutes}:{seconds:02}"
