"""A bot that blocks the next player with the numbers on which they passed.

python bot.py
capicua arena block --bots bot:Listener,greedy -n 400
capicua play block --bots bot:Listener
"""

import capicua
from capicua.arena import Rules, Tournament, entrant


class Listener:
    """Plays heavy tiles, preferring those after which the next player probably passes.

    The view records passes and the numbers they prove missing; ``view.world`` samples only deals
    consistent with them.
    """

    worlds, bonus = 8, 20

    def choose(self, view, rng):
        legal = view.legal
        if len(legal) == 1:
            return legal[0]
        values = {action: view.known.heuristic_score(action) for action in legal}
        for _ in range(self.worlds):
            world = view.world(rng)
            for action in legal:
                after = world.clone()
                after.apply(action)
                if after.is_over:
                    return action
                if after.text(after.legal_actions()[0]) == "pass":
                    values[action] += self.bonus / self.worlds
        return max(legal, key=values.get)


def main():
    """Play against random bots on the same deals, in every seating."""
    game = capicua.load("block", players=2)
    tournament = Tournament(
        Rules.of(game), [entrant("bot:Listener"), entrant("random")], deals=60, seed=1
    )
    tournament.run("cores", 1)
    score = tournament.duel((0, 1)).score
    print(f"Listener wins {score.value:.0%} of its rounds ({score.low:.0%} to {score.high:.0%})")


if __name__ == "__main__":
    main()
