"""Self-play statistics: how often rounds of Block are blocked, and the value of the lead.

python self_play_statistics.py
"""

import capicua
from capicua.bots.levels import bot

ROUNDS = 300


def play(state, player, rng):
    """Play a round to its end with the same bot in all seats."""
    while not state.is_over:
        state.apply(player.choose(state.view(state.turn), rng))


def study(players, rounds=ROUNDS, level="greedy"):
    """Return the share of blocked rounds, the share won by the leader, and the mean length."""
    game = capicua.load("block", players=players)
    player, rng = bot(level), capicua.Rng(1)
    blocked = led = decided = actions = 0
    for seed in range(rounds):
        state = game.new_round(seed=seed)
        leader = state.turn
        play(state, player, rng)
        actions += len(state.log)
        outcome = state.outcome()
        winners = outcome.winners
        blocked += outcome.reasons[0].id.startswith("end-blocked")
        decided += len(winners) == 1
        led += winners == (leader,)
    return blocked / rounds, led / max(1, decided), actions / rounds


def main():
    """Print a table with one line per number of players."""
    print("players  blocked  won by the leader  an equal share  actions")
    for players in (2, 3, 4):
        blocked, led, actions = study(players)
        print(f"{players:7}  {blocked:7.0%}  {led:17.0%}  {1 / players:14.0%}  {actions:7.1f}")


if __name__ == "__main__":
    main()
