"""A bot of another version of the library: reads positions as lines of JSON, answers with actions.

``former_player.py`` starts it with the Python that has that version, and sends a round's deal and
actions. The round is played again here, and the bot gets the view of its seat.
"""

from __future__ import annotations

import json
import sys

import capicua
from capicua.bots.levels import bot
from capicua.core.tiles.random import Deal, Rng


def main():
    """Answer until the input ends."""
    player = bot(sys.argv[1])
    games = {}
    for line in sys.stdin:
        asked = json.loads(line)
        key = json.dumps(asked["game"])
        if key not in games:
            id, preset, seats = asked["game"]
            games[key] = capicua.load(id, preset=preset, players=seats)
        game = games[key]
        setup = capicua.Setup(2, asked["lot"]) if int(game.players) > 1 else capicua.Setup()
        state = game.deal_round(setup, Deal(asked["order"], asked["lot"]))
        for action in asked["actions"]:
            assert action in state.legal_actions(), "the rules are not the same"
            state.advance(action)
        action = player.choose(state.view(int(state.turn)), Rng(asked["seed"]))
        print(int(action), flush=True)


if __name__ == "__main__":
    main()
