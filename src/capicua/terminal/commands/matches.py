"""Commands of ``capicua``; help texts are message ids (see ``main``)."""

from __future__ import annotations

from dataclasses import asdict
from pathlib import Path
from typing import Annotated

import typer

from capicua.catalogue import kind
from capicua.core.game import Game
from capicua.core.messages import BadOption, Message, Refused
from capicua.notation import check, read, read_all
from capicua.render.language import Language
from capicua.render.rules import has_rules
from capicua.table.fairness.verification import verify
from capicua.table.play.clock import NO_CLOCK, clock_plan
from capicua.table.play.play import Play
from capicua.table.play.seats import USUAL_LEVEL, tidy
from capicua.table.room.room import check_practice
from capicua.terminal.application import (
    AsJson,
    GameName,
    Lang,
    Levels,
    Plain,
    Preset,
    RecordFile,
    Seats,
    Seed,
    Setting,
    Today,
    app,
)
from capicua.terminal.arguments import (
    chosen_chance,
    chosen_game,
    chosen_number,
    chosen_players,
    record_language,
    source_of,
)
from capicua.terminal.files import MatchFile, newest_match, restored
from capicua.terminal.reports.measurements import print_json
from capicua.terminal.reports.rulebook import options_listed, show_rules
from capicua.terminal.reports.statistics import (
    language_of,
    remembered,
    results_file,
    standing,
    tallies,
)
from capicua.terminal.screen import Screen
from capicua.terminal.table.full_screen import screen_for
from capicua.terminal.table.menu import asked_game, asked_preset, listed, show_games
from capicua.terminal.table.prompt_commands import LONGEST_CUT, REQUESTS
from capicua.terminal.table.replay import played_on, replay
from capicua.terminal.table.session import Session
from capicua.terminal.usage_errors import Command


@app.command("games", cls=Command, help="help-games")
def games(as_json: AsJson = False, plain: Plain = False, lang: Lang = "") -> None:
    """List the available games."""
    language = Language(lang)
    rows = listed(language)
    if as_json:
        print_json(rows)
    else:
        show_games(rows, Screen(language, plain))


@app.command("rules", cls=Command, help="help-rules")
def rules(
    game: GameName,
    preset: Preset = "",
    settings: Setting = None,
    seats: Seats = None,
    only_options: Annotated[bool, typer.Option("--options", help="help-options")] = False,
    plain: Plain = False,
    lang: Lang = "",
) -> None:
    """Print the rules of a game, its options and their values, and its presets."""
    chosen = chosen_game(game, preset, settings or [], seats)
    language = Language(lang, chosen)
    if not has_rules(type(chosen), language.code):
        raise BadOption(Message("no-rules", {"game": chosen.id}))
    screen = Screen(language, plain)
    if only_options:
        screen.lines(options_listed(chosen, language, screen))
    else:
        show_rules(chosen, screen, language)


@app.command("play", cls=Command, help="help-play")
def play(
    game: GameName = "",
    preset: Preset = "",
    settings: Setting = None,
    seats: Seats = None,
    bots: Levels = USUAL_LEVEL,
    name: Annotated[list[str] | None, typer.Option("--name", metavar="name")] = None,
    seed: Seed = None,
    today: Today = False,
    winnable: Annotated[bool, typer.Option("--winnable")] = False,
    watch: Annotated[bool, typer.Option("--watch")] = False,
    pause: Annotated[float | None, typer.Option("--pause", min=0, metavar="seconds")] = None,
    clock: Annotated[str, typer.Option("--clock", metavar="clock")] = "",
    cut: Annotated[str, typer.Option("--cut", metavar="text")] = "",
    save: Annotated[str, typer.Option("--save", metavar="file")] = "",
    resume: Annotated[str | None, typer.Option("--resume", metavar="file-if-any")] = None,
    practice: Annotated[bool, typer.Option("--practice")] = False,
    source: Annotated[str, typer.Option("--from", help="help-from", metavar="file")] = "",
    number: Annotated[
        int, typer.Option("--round", min=1, help="help-from-round", metavar="number")
    ] = 1,
    move: Annotated[int, typer.Option("--at", min=1, help="help-from-at", metavar="number")] = 1,
    seat: Annotated[str, typer.Option("--seat", help="help-from-seat", metavar="letter")] = "",
    passes: Annotated[bool, typer.Option("--auto-pass", help="help-auto-pass")] = False,
    in_lines: Annotated[bool, typer.Option("--lines", help="help-lines")] = False,
    plain: Plain = False,
    lang: Lang = "",
) -> None:
    """Play a match in the terminal."""
    path = Path(save) if save else None
    if resume is not None:
        file = Path(resume) if resume else newest_match()
        match, path = restored(file), path or file
    elif source:
        record = read(source_of(source))
        words = Language(lang, record.game)
        match = played_on(record, words, number, move, seat, (name or [""])[0], bots)
    else:
        if not game:
            game = asked_game(Screen(Language(lang), plain))
            words = Language(lang, kind(game))
            preset = preset or asked_preset(kind(game), Screen(words, plain))
        chosen = chosen_game(game, preset, settings or [], seats)
        language = Language(lang, chosen)
        players = chosen_players(int(chosen.players), name or [], bots, watch, language)
        timing = clock_plan(clock) if clock else NO_CLOCK
        seed = chosen_number(chosen, seed, today, winnable)
        match = Play(chosen, players, chosen_chance(chosen, seed), timing)
        if cut:
            match.check_cut()
            match.cut(0, tidy(cut)[:LONGEST_CUT])
    keeper = MatchFile(path, match.game.id)
    if practice and resume is None:
        check_practice(match.game, [sitting.kind for sitting in match.sittings])
        match.is_practice = True
    language = Language(lang, match.game)
    screen = screen_for(language, plain, in_lines)
    Session(match, screen, keeper, language, REQUESTS, pause, passes).run()


@app.command("stats", cls=Command, help="help-stats")
def stats(
    game: GameName = "",
    as_json: AsJson = False,
    plain: Plain = False,
    lang: Lang = "",
) -> None:
    """Show results of past matches, by game and rules."""
    wanted = kind(game).id if game else ""
    found = [tally for tally in tallies(remembered()) if wanted in ("", tally.game)]
    if as_json:
        print_json([asdict(tally) for tally in found])
        return
    language = Language(lang)
    screen = Screen(language, plain)
    if not found:
        screen.lines([language.text("stats-none", path=str(results_file()))])
    for place, tally in enumerate(found):
        screen.lines([""] * (place > 0))
        screen.lines(standing(tally, language_of(tally, language), screen.pen))
    if found:
        screen.lines(["", language.text("stats-note", path=str(results_file()))])


@app.command("replay", cls=Command, help="help-replay")
def replay_file(
    file: RecordFile,
    everything: Annotated[bool, typer.Option("--all", help="help-all")] = False,
    plain: Plain = False,
    lang: Lang = "",
) -> None:
    """Step through a record."""
    record = read(source_of(file))
    replay(record, Screen(record_language(record, lang), plain), everything)


@app.command("check", cls=Command, help="help-check")
def check_file(
    file: RecordFile,
    lang: Lang = "",
) -> None:
    """Check records against the rules."""
    source = source_of(file)
    problems = check(source)
    language = Language(lang, _game_in(source))
    for problem in problems:
        print(language.say(problem.message))
        if problem.reason is not None:
            rule = f" ({problem.rule})" if problem.rule else ""
            print(f"  {language.say(problem.reason)}{rule}")
    if problems:
        raise typer.Exit(1)
    print(language.text("check-fine", count=len(read_all(source))))


@app.command("verify", cls=Command, help="help-verify")
def verify_file(
    file: RecordFile,
    lang: Lang = "",
) -> None:
    """Check that the deals of a record are the committed ones."""
    source = source_of(file)
    verdict = verify(source)
    language = Language(lang, _game_in(source))
    for message in verdict.said:
        print(language.say(message))
    if not verdict.holds:
        raise typer.Exit(1)


def _game_in(source: bytes) -> type[Game] | None:
    """Return the game of the first record, for its texts; ``None`` if it cannot be read."""
    try:
        return kind(read_all(source)[0].game)
    except Refused:
        return None
