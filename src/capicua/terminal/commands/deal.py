"""The ``deal`` command: whether a solitaire deal can be won, and how difficult it is."""

from __future__ import annotations

import datetime
from typing import Annotated

import typer

from capicua.core.messages import Message
from capicua.learn.puzzle import deal_of_the_day
from capicua.render.language import Language
from capicua.review import solitaire_deals
from capicua.review.luck import nodes
from capicua.terminal.application import Lang, Plain, Preset, Setting, app
from capicua.terminal.arguments import chosen_game
from capicua.terminal.reports.progress import progress_bar
from capicua.terminal.screen import Screen
from capicua.terminal.usage_errors import Command


@app.command("deal", cls=Command, help="help-deal")
def rate_deal(
    game: Annotated[str, typer.Argument(show_default=False)],
    number: Annotated[
        int | None, typer.Argument(min=1, max=solitaire_deals.HIGHEST, show_default=False)
    ] = None,
    preset: Preset = "",
    settings: Setting = None,
    tries: Annotated[
        int, typer.Option("--tries", min=0, max=1000, metavar="number")
    ] = solitaire_deals.TRIES,
    plain: Plain = False,
    lang: Lang = "",
) -> None:
    """Report whether the solver can win a deal, and how often the strongest bot wins it."""
    chosen = chosen_game(game, preset, settings or [], None)
    solitaire_deals.check_offered(chosen)
    if number is None:
        number = deal_of_the_day(datetime.date.today(), chosen.id)
    language = Language(lang, chosen)
    screen = Screen(language, plain)
    how = solitaire_deals.settled(solitaire_deals.deal_of(chosen, number), nodes())
    screen.say(Message(f"solver-{how}", {"number": str(number)}))
    if tries and how != solitaire_deals.HOPELESS:
        with progress_bar(language.text("review-working"), tries) as progress:
            found = solitaire_deals.difficulty(chosen, number, tries, progress=progress)
        screen.say(found.message)
