"""Golden rounds: recorded random rounds of every game that detect changes of behaviour.

    python scripts/golden.py            compares every golden.txt with the current rules
    python scripts/golden.py --write    rewrites them, after an intended change

A golden round proves that nothing changed, not that it is correct; the worked examples do that.
Each entry records the deal, the number of legal actions at each step, the action taken, and the
points.
"""

from __future__ import annotations

import argparse
import itertools
import sys
import textwrap
from pathlib import Path

from capicua import catalogue, kind
from capicua.core.game import Game
from capicua.core.setup import Setup
from capicua.core.tiles.random import Dealer, Rng
from capicua.core.tiles.tile import tiles_text

TESTS = Path(__file__).parent.parent / "tests" / "games"
HEADER = "# Golden rounds: written by scripts/golden.py, compared by tests/games/test_golden.py.\n"


def golden_text(game_id: str) -> str:
    """Return a game's golden rounds: each preset with its fewest, usual and most seats."""
    found = kind(game_id)
    entries = []
    for preset, options in found.presets().items():
        low, high = found.seats(options)
        for seats in sorted({low, found.usual_seats(options), high}):
            for number in (1, 2):
                entries.append(entry(found(options, seats), preset, number))
    return HEADER + "\n" + "\n".join(entries)


def entry(game: Game, preset: str, number: int) -> str:
    """Return one round of random play as text."""
    rng = Rng(number)
    setup = Setup(number)
    deal = game.draw_deal(setup, Dealer.from_seed(number))
    state = game.deal_round(setup, deal)
    steps = []
    while not state.is_over:
        legal = state.legal_actions()
        action = legal[rng.below(len(legal))]
        steps.append(f"{len(legal)}:{state.text(action)}")
        state.apply(action)
    points = " ".join(f"{points:+d}" for points in state.scores())
    lines = [f"[{preset}, {game.players} seats, round {number}, version {game.version}]"]
    lines += _wrapped("deal", tiles_text(deal.order) + f"; lot {deal.lot}")
    lines += _wrapped("play", "; ".join(_runs(steps)))
    lines.append(f"points {points}" + (" void" if state.is_void else ""))
    return "\n".join(lines) + "\n"


def _runs(steps: list[str]) -> list[str]:
    """Return the steps, with runs of equal steps written once with their length."""
    runs = [(step, len(list(same))) for step, same in itertools.groupby(steps)]
    return [f"{step} ×{count}" if count > 1 else step for step, count in runs]


def _wrapped(head: str, text: str) -> list[str]:
    return textwrap.wrap(
        f"{head} {text}", 98, subsequent_indent="  ", break_long_words=False, break_on_hyphens=False
    )


def main() -> int:
    """Compare or write; return the number of differing files."""
    parser = argparse.ArgumentParser(description=__doc__.split("\n")[0])
    parser.add_argument("games", nargs="*", help="game ids; all when none is given")
    parser.add_argument("--write", action="store_true", help="write instead of comparing")
    arguments = parser.parse_args()
    different = 0
    for game_id in arguments.games or catalogue():
        path = TESTS / game_id / "golden.txt"
        text = golden_text(game_id)
        if path.exists() and path.read_text(encoding="utf-8") == text:
            continue
        different += 1
        print(f"{path}: {'written' if arguments.write else 'differs'}")
        if arguments.write:
            path.parent.mkdir(parents=True, exist_ok=True)
            path.write_text(text, encoding="utf-8")
    return 0 if arguments.write else different


if __name__ == "__main__":
    sys.exit(main())
