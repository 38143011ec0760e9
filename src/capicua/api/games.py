"""The games for the browser: cards, forms, rules under given options, and strings."""

from __future__ import annotations

from functools import cache, lru_cache
from threading import Lock
from typing import TYPE_CHECKING, Final

from capicua.api.models import (
    GameCard,
    GameForm,
    KnownAs,
    OptionForm,
    PresetForm,
    RulesPage,
    Span,
)
from capicua.bots.levels import LEVELS
from capicua.catalogue import kind, load, load_with, preset_id
from capicua.core.game import Game
from capicua.core.match import Match
from capicua.core.messages import BadOption, Message
from capicua.core.options import Options, OptionSpec, option_text, specs
from capicua.core.tiles.random import Dealer
from capicua.render.language import (
    CODES,
    TOURNAMENT,
    Language,
    fallbacks,
    file_text,
    packages_of,
)
from capicua.render.rules import rules_page
from capicua.review.solitaire_deals import is_offered
from capicua.table.frames.protocol import HouseRules

if TYPE_CHECKING:
    from markdown_it import MarkdownIt

SECONDS_EACH: Final = 8
SECONDS_FORCED: Final = 1
"""Estimated seconds per turn with and without a choice, for the minutes on a game's card."""
MEASURED: Final = {"big_clock": 21, "poker": 1, "traffic": 7}
"""``minutes`` of games whose heuristics search: two of the three seconds that the first lobby of a
server took. A test compares them."""
COMMON: Final = "common"
EVENTS: Final = "tournament"
"""The name under which the strings of tournaments are found, instead of a game's."""
SERVER: Final = "capicua.server"
LEARN: Final = "capicua.learn"

_WORKING_OUT: Final = Lock()


def card(id: str) -> GameCard:
    """Return a game as shown in the lobby, computed once for concurrent requests."""
    with _WORKING_OUT:
        return _card(id)


@cache
def _card(id: str) -> GameCard:
    found = kind(id)
    game = load(id)
    spans = [found.seats(options) for options in found.presets().values()]
    setup = game.next_setup(Match(game, Dealer.from_seed(0), begin=False))
    words = {code: Language(code, found) for code in CODES}
    return GameCard(
        id=id,
        version=found.version,
        genre=found.genre,
        seats=Span(min(low for low, _ in spans), max(high for _, high in spans), int(game.players)),
        sides=[
            sorted({*each} - {0})
            for each in zip(
                *(_sides(id, *preset) for preset in found.presets().items()), strict=True
            )
        ],
        high=game.high,
        is_solitaire=all(high == 1 for _, high in spans),
        low_is_good=game.low_is_good,
        has_sheet=game.score_sheet(setup) is not None,
        rates_deals=is_offered(game),
        minutes=MEASURED.get(id) or minutes(game),
        names={code: language.text("name") for code, language in words.items()},
        summaries={code: language.text("summary") for code, language in words.items()},
        known_as=[_known_as(preset, words) for preset in found.known_as],
    )


def _sides(id: str, preset: str, options: Options) -> list[int]:
    """Return the number of sides with each number of players at a table of a tournament."""
    low, high = kind(id).seats(options)
    return [
        len(set(load_with(id, preset, players, {}).sides)) if low <= players <= high else 0
        for players in (2, 3, 4)
    ]


def _known_as(preset: str, words: dict[str, Language]) -> KnownAs:
    names = {code: language.text(f"preset-{preset}") for code, language in words.items()}
    return KnownAs(preset, names)


def minutes(game: Game) -> int:
    """Estimate the minutes that a round takes people, from a round played by heuristics."""
    state = game.new_round(seed=7)
    seconds = 0
    while not state.is_over:
        legal = state.legal_actions()
        seconds += SECONDS_EACH if len(legal) > 1 else SECONDS_FORCED
        state.advance(legal[0] if len(legal) == 1 else max(legal, key=state.heuristic_score))
    return max(1, round(seconds / 60))


@cache
def form(id: str) -> GameForm:
    """Return the options and presets of a game."""
    presets = kind(id).presets()
    usual = next(iter(presets.values()))
    return GameForm(
        id=id,
        options=[option_form(spec) for spec in specs(type(usual))],
        presets=[
            PresetForm(name, values_of(options), span(id, options), _sides(id, name, options))
            for name, options in presets.items()
        ],
        bots=list(LEVELS),
    )


def option_form(spec: OptionSpec) -> OptionForm:
    """Return one option in the form that the client needs."""
    between = spec.between
    return OptionForm(
        name=spec.name,
        choices=[option_text(choice) for choice in spec.choices] + ["none"] * spec.by_round,
        low=None if between is None else between.low,
        high=None if between is None else between.high,
        by_players=spec.by_players,
        by_round=spec.by_round,
        subset=spec.subset,
        rules=list(spec.rules),
    )


def values_of(options: Options) -> dict[str, str]:
    """Return every option as text."""
    return {name: option_text(value) for name, value in options.values().items()}


def span(id: str, options: Options) -> Span:
    """Return the numbers of seats under some options."""
    low, high = kind(id).seats(options)
    return Span(low, high, kind(id).usual_seats(options))


def rules_of(rules: HouseRules, lang: str) -> RulesPage:
    """Return a valid set of house rules, and its page of rules. Raise ``BadOption``."""
    options = tuple(sorted(rules.options.items()))
    return _rules(rules.game, rules.preset, options, rules.seats, lang)


@lru_cache(maxsize=200)
def _rules(
    id: str, preset: str, options: tuple[tuple[str, str], ...], seats: int, lang: str
) -> RulesPage:
    game = load_with(id, preset or None, seats or None, dict(options))
    language = Language(lang, game)
    presets = type(game).presets()
    base = presets[preset_id(type(game), preset) if preset else next(iter(presets))]
    return RulesPage(
        values=values_of(game.options),
        changed=game.options.differences(base),
        seats=span(id, game.options),
        sides=[int(side) for side in game.sides],
        html=_markdown().render(rules_page(game, language)),
    )


@cache
def _markdown() -> MarkdownIt:
    from markdown_it import MarkdownIt

    return MarkdownIt("commonmark", {"html": False}).enable("table")


def sentences(lang: str, game: str) -> str:
    """Return the strings of a game and those it shares, as Fluent. Raise ``BadOption``.

    The most specific of each id wins; ``common`` holds the strings of all games, ``tournament``
    also those of tournaments.
    """
    if lang not in CODES:
        raise BadOption(
            Message("unknown-language", {"language": lang, "allowed": ", ".join(CODES)})
        )
    return _sentences(lang, game)


@cache
def _sentences(lang: str, game: str) -> str:
    from capicua.render.fluent import entries

    if game in (COMMON, EVENTS):
        packages = ((TOURNAMENT,) if game == EVENTS else ()) + packages_of(None)
    else:
        packages = packages_of(kind(game))
    found: dict[str, str] = {}
    for package in (*packages, LEARN, SERVER):
        for code in fallbacks(lang):
            for id, text in entries(file_text(package, f"strings.{code}.ftl") or "").items():
                found.setdefault(id, text)
    return "".join(found.values())
