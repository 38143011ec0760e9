"""The ``play`` command: a match in the terminal."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from capicua.catalogue import kind
from capicua.render.language import Language
from capicua.table.play.clock import NO_CLOCK, clock_plan
from capicua.table.play.play import Play
from capicua.table.play.seats import USUAL_LEVEL, tidy
from capicua.terminal.application import (
    GameName,
    Lang,
    Levels,
    Plain,
    Preset,
    Seats,
    Seed,
    Setting,
    Today,
    app,
)
from capicua.terminal.arguments import chosen_game
from capicua.terminal.files import MatchFile, newest_match, restored
from capicua.terminal.match_arguments import chosen_chance, chosen_number, chosen_players
from capicua.terminal.screen import Screen
from capicua.terminal.table.full_screen import screen_for
from capicua.terminal.table.menu import asked_game, asked_preset
from capicua.terminal.table.prompt_commands import LONGEST_CUT, REQUESTS
from capicua.terminal.table.session import Session
from capicua.terminal.usage_errors import Command


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
        from capicua.notation import read
        from capicua.terminal.arguments import source_of
        from capicua.terminal.table.replay import played_on

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
        from capicua.table.room.room import check_practice

        check_practice(match.game, [sitting.kind for sitting in match.sittings])
        match.is_practice = True
    language = Language(lang, match.game)
    screen = screen_for(language, plain, in_lines)
    Session(match, screen, keeper, language, REQUESTS, pause, passes).run()
