"""A learned agent: self-play in the vectorized environment, with NumPy only.

A weight table gives each action a value that is linear in what the seat knows. From rounds against
itself, the agent learns the value of each action at the end of its round. The same seed gives the
same weights. ``self_play`` does the same with a deeper network, in PyTorch.

    python learned_agent.py
"""

import numpy as np

import capicua
from capicua.research import VectorEnv

ROUNDS, SCALE, RATE, CURIOSITY = 128, 30.0, 0.02, 0.1


def inputs(env):
    """Return what the seats to act know as flags: own tiles, played tiles, and each end."""
    seen = env.observations
    ends = (seen["ends"][..., None] == np.arange(7)).reshape(env.count, -1)
    parts = (seen["hand"], seen["lacks"].reshape(env.count, -1), ends, np.ones((env.count, 1)))
    return np.concatenate(parts, axis=1, dtype=np.float64)


def best(weights, env, seen):
    """Return the legal action with the highest value, in every round."""
    return np.where(env.masks, seen @ weights.T, -np.inf).argmax(axis=1)


def learn(game, steps=600, seed=1):
    """Return the weights, by action and input, after this many steps of every round."""
    env, chance = VectorEnv(game, ROUNDS, seed=seed), np.random.default_rng(seed)
    weights = np.zeros((game.action_count, inputs(env).shape[1]))
    played = [[] for _ in range(ROUNDS)]
    for _ in range(steps):
        seen = inputs(env)
        actions = best(weights, env, seen)
        curious = chance.random(ROUNDS) < CURIOSITY
        actions[curious] = env.random_actions()[curious]
        for row, action in enumerate(actions):
            played[row].append((seen[row], action, env.turns[row]))
        env.step(actions)
        for row in np.flatnonzero(env.ended):
            known, taken, seats = map(np.array, zip(*played[row], strict=True))
            error = env.rewards[row, seats] / SCALE - (weights[taken] * known).sum(axis=1)
            np.add.at(weights, taken, RATE * error[:, None] * known)
            played[row].clear()
    return weights


def lead(weights, game, rounds=600, seed=987):
    """Return the mean lead in points over random bots with a 95 % interval; seats alternate."""
    env = VectorEnv(game, ROUNDS, seed=seed)
    is_mine = (np.arange(game.players) + np.arange(ROUNDS)[:, None]) % 2 == 0
    found = [[] for _ in range(ROUNDS)]
    wanted = -(
        -rounds // ROUNDS
    )  # the same for every row; otherwise short rounds would count for more
    while min(map(len, found)) < wanted:
        mine = is_mine[np.arange(ROUNDS), env.turns]
        env.step(np.where(mine, best(weights, env, inputs(env)), env.random_actions()))
        for row in np.flatnonzero(env.ended):
            found[row].append(env.rewards[row, is_mine[row]].mean())
    counted = np.array([each[:wanted] for each in found])
    return counted.mean(), 1.96 * counted.std() / counted.size**0.5


def main():
    """Train, and compare with random bots before and after."""
    game = capicua.load("block", players=2)
    for steps in (0, 600):
        mean, span = lead(learn(game, steps), game)
        print(f"after {steps * ROUNDS:7,} actions: {mean:+.1f} ± {span:.1f} points per round")


if __name__ == "__main__":
    main()
