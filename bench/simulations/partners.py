"""The effect of each Partners rule: rule sets compared by simulation.

    python bench/simulations/partners.py --matches 400            prints the figures
    python bench/simulations/partners.py --matches 400 --write    writes the two pages and plots

Greedy bots sit at every seat. Each rule set plays whole matches from its own shuffles. To measure
stronger play, a second batch has a greedy pair against a random pair, each match from both sides.
Intervals are 95 % and computed over matches, because the hands of a match are not independent.
"""

from __future__ import annotations

import argparse
import json
from collections import Counter
from collections.abc import Iterable
from dataclasses import dataclass, field
from pathlib import Path

import capicua
from capicua.bots.levels import Bot, bot
from capicua.core.actions import Actions
from capicua.core.match import Match
from capicua.core.seats import NOBODY
from capicua.core.statistics import Estimate, wilson
from capicua.core.tiles.random import Dealer, Rng
from capicua.families.line.phases import BLOCKED
from capicua.games.partners import blocked_round
from capicua.games.partners.closings import BOTH
from capicua.games.partners.rules import PartnersRound
from capicua.render.language import Language
from capicua.simulation.simulation import play

DOCS = Path(__file__).parents[2] / "docs"
TEXTS = Path(__file__).parent / "partners_page"
RULES = ("lowest_pair", "lowest_individual", "blocker_vs_next")
ROWS = (
    "actions",
    "hands",
    "blocked",
    "void",
    "capicua",
    "salida",
    "corrido",
    "shutouts",
    "better_hands",
    "better_matches",
)
"""The measured quantities, in table order."""


@dataclass
class Tally:
    """Results of a rule set's matches: for each quantity, one pair per match."""

    pairs: dict[str, list[tuple[float, float]]] = field(default_factory=dict)
    """By quantity: the count in a match, and the number of opportunities."""
    winners: Counter[str] = field(default_factory=Counter)
    """How often each comparison awards a block to the blocker's side, and how often two agree."""
    blocked_round: int = 0

    def add(self, name: str, count: float, chances: float = 1.0) -> None:
        """Add one match."""
        self.pairs.setdefault(name, []).append((count, chances))

    def estimate(self, name: str) -> Estimate:
        """Return the ratio over all matches with its 95 % interval."""
        pairs = self.pairs.get(name, [])
        return ratio(pairs)


def ratio(pairs: Iterable[tuple[float, float]]) -> Estimate:
    """Return total count / total opportunities with an interval over matches (delta method)."""
    found = list(pairs)
    total = sum(chances for _, chances in found)
    if not total:
        return Estimate(0.0, 0.0, 0.0)
    value = sum(count for count, _ in found) / total
    n = len(found)
    spread = sum((count - value * chances) ** 2 for count, chances in found)
    half = 1.96 * (spread * n / (n - 1)) ** 0.5 / total if n > 1 else 0.0
    return Estimate(value, value - half, value + half)


def measure(preset: str, matches: int, seed: int) -> Tally:
    """Play a rule set's matches: greedy everywhere, then greedy against random."""
    game = capicua.load("partners", preset=preset)
    tally = Tally()
    greedy, chance = bot("greedy"), bot("chance")
    for number in range(matches):
        everybody = [greedy] * int(game.players)
        count_match(tally, play_match(game, everybody, seed + number), game)
        for side in range(int(game.side_count)):
            bots = [greedy if own == side else chance for own in game.sides]
            count_better(tally, play_match(game, bots, seed + number), side)
    return tally


def play_match(game: capicua.Game, bots: list[Bot], seed: int) -> Match:
    """Return a finished match."""
    match, rng, actions = Match(game, Dealer.from_seed(seed)), Rng(seed), Actions()
    while True:
        play(match.round, bots, actions, rng)
        match.settle()
        if match.is_over:
            return match
        match.start()


def count_match(tally: Tally, match: Match, game: capicua.Game) -> None:
    """Count the hands of a match and the match itself."""
    seen: Counter[str] = Counter()
    for state in match.rounds:
        assert isinstance(state, PartnersRound)
        seen["actions"] += len(state.log)
        seen["blocked"] += state.ended == BLOCKED
        seen["void"] += state.is_undecided()
        seen["capicua"] += state.ended != BLOCKED and state.closing == BOTH
        opening, full = passes_of(state)
        seen["salida"] += opening
        seen["corrido"] += full
        if state.ended == BLOCKED and game.pairs:
            count_block(tally, state)
    hands = len(match.rounds)
    for name in ("actions", "blocked", "void", "capicua", "salida", "corrido"):
        tally.add(name, seen[name], hands)
    tally.add("hands", hands)
    tally.add("shutouts", game.is_shutout(match.totals))


def passes_of(state: PartnersRound) -> tuple[int, int]:
    """Return whether the second player passed on the lead, and the number of full-round passes."""
    plays = [action for action in state.log if action < state.game.further]
    passed = [action == state.game.passing for action in plays]
    opening = int(len(passed) > 1 and passed[1])
    full = sum(passed[at : at + 3] == [True] * 3 for at in range(len(passed)))
    return opening, full


def count_block(tally: Tally, state: PartnersRound) -> None:
    """Count the winner of a block under each comparison."""
    following = state.after[state.turn]
    winners = {
        rule: blocked_round.lighter_side(
            state.left, 2, blocked_round.COMPARISONS[rule], state.turn, following
        )
        for rule in RULES
    }
    tally.blocks += 1
    for rule, side in winners.items():
        tally.winners[f"{rule} blocker"] += side == state.turn % 2
        tally.winners[f"{rule} tie"] += side == NOBODY
    for rule in RULES[1:]:
        tally.winners[f"{rule} agrees"] += winners[rule] == winners["lowest_pair"]


def count_better(tally: Tally, match: Match, side: int) -> None:
    """Count the decided hands and the matches that the stronger side won."""
    states = [state for state in match.rounds if isinstance(state, PartnersRound)]
    won = [int(state.winning_side()) for state in states]
    decided = [winner for winner in won if winner != NOBODY]
    tally.add("better_hands", decided.count(side), len(decided))
    sides = {match.game.sides[seat] for seat in match.winners}
    tally.add("better_matches", (side in sides) / len(sides))


# -- the page ------------------------------------------------------------------------------------


def cell(name: str, found: Estimate, language: Language) -> str:
    """Return a number with half its interval."""
    half = (found.high - found.low) / 2
    if name in ("actions", "hands"):
        return f"{language.number(found.value, 1)} ± {language.number(half, 1)}"
    return f"{language.number(100 * found.value, 1)} ± {language.number(100 * half, 1)}"


def table(tallies: dict[str, Tally], language: Language, heads: list[str]) -> str:
    """Return a table with one row per rule set."""
    lines = ["| " + " | ".join(heads) + " |", "|---" * len(heads) + "|"]
    for preset, tally in tallies.items():
        cells = [cell(name, tally.estimate(name), language) for name in ROWS]
        lines.append(f"| {language.text(f'preset-{preset}')} | " + " | ".join(cells) + " |")
    return "\n".join(lines)


def block_table(tallies: dict[str, Tally], language: Language, heads: list[str]) -> str:
    """Return the results of the three comparisons on the same blocks."""
    total = sum(tally.blocks for tally in tallies.values())
    counts: Counter[str] = sum((tally.winners for tally in tallies.values()), Counter())
    lines = ["| " + " | ".join(heads) + " |", "|---" * len(heads) + "|"]
    for rule in RULES:
        cells = []
        for what in ("blocker", "tie", "agrees"):
            hits = total if f"{rule} {what}" == "lowest_pair agrees" else counts[f"{rule} {what}"]
            low, high = wilson(hits, total)
            share = 100 * hits / total if total else 0.0
            half = language.number(50 * (high - low), 1)
            cells.append(f"{language.number(share, 1)} ± {half}")
        lines.append(
            f"| {language.text(f'value-block_winner-{rule}')} | " + " | ".join(cells) + " |"
        )
    return "\n".join(lines)


def plot(tallies: dict[str, Tally], language: Language, heads: list[str], path: Path) -> None:
    """Plot every quantity as dots with intervals, one row per rule set."""
    import matplotlib

    matplotlib.use("svg")
    matplotlib.rcParams["svg.hashsalt"] = "partners"
    matplotlib.rcParams["svg.fonttype"] = "none"
    from matplotlib import pyplot

    names = [language.text(f"preset-{preset}") for preset in tallies]
    figure, axes = pyplot.subplots(2, 5, figsize=(15, 7.5), sharey=True, layout="constrained")
    for axis, name, head in zip(axes.flat, ROWS, heads[1:], strict=True):
        scale = 1 if name in ("actions", "hands") else 100
        found = [tally.estimate(name) for tally in tallies.values()]
        places = range(len(found))
        values = [scale * one.value for one in found]
        errors = [scale * (one.high - one.value) for one in found]
        axis.errorbar(values, places, xerr=errors, fmt="o", color="#1b5e5a", ecolor="#7fb3ae")
        axis.set_title(head, fontsize=10)
        axis.set_yticks(list(places), names, fontsize=9)
        axis.grid(axis="x", color="#dddddd")
        axis.spines[["top", "right", "left"]].set_visible(False)
    axes.flat[0].invert_yaxis()
    figure.savefig(path, metadata={"Date": None})
    pyplot.close(figure)


def write(tallies: dict[str, Tally], matches: int, seed: int) -> None:
    """Write the page and its plots in both languages."""
    for code, ending in (("en", ".md"), ("es", ".es.md")):
        language = Language(code, capicua.kind("partners"))
        template = (TEXTS / f"page.{code}.md").read_text(encoding="utf-8")
        heads, own = template.partition("\n\n")[0].splitlines()[:2]
        body = template.partition("\n\n")[2]
        text = body.format(
            table=table(tallies, language, heads.split("; ")),
            blocks=block_table(tallies, language, own.split("; ")),
            matches=language.number(matches),
            seed=seed,
        )
        (DOCS / f"partners{ending}").write_text(text, encoding="utf-8")
        plot(tallies, language, heads.split("; "), DOCS / "pictures" / f"partners-rules.{code}.svg")


def main() -> None:
    """Measure, print, and write if requested."""
    parser = argparse.ArgumentParser(description=__doc__.split("\n")[0])
    parser.add_argument("--matches", type=int, default=400, help="matches for each rule set")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--write", action="store_true", help="write the page and its plots")
    arguments = parser.parse_args()
    tallies: dict[str, Tally] = {}
    for preset in capicua.kind("partners").presets():
        tallies[preset] = measure(preset, arguments.matches, arguments.seed)
        values = {name: round(tallies[preset].estimate(name).value, 4) for name in ROWS}
        print(json.dumps({"preset": preset, **values}), flush=True)
    if arguments.write:
        write(tallies, arguments.matches, arguments.seed)


if __name__ == "__main__":
    main()
