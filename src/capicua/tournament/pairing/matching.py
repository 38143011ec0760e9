"""Minimum-cost perfect matching under rules in strict order of importance.

Each pair of players has a penalty under each rule, a small integer. The weight of a pair is its
penalties read as the digits of one number in a mixed radix: the base of a rule is one more than
the largest total that the rules below it can reach over a whole matching. So no digit ever carries:
of two matchings the lighter one is the better one under the first rule in which they differ, and
any number of violations of lower rules never outweighs one violation of a higher rule
(docs/tournament-mathematics.md has the proof). Weights are integers, so nothing is rounded.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Final

from capicua.optional_dependencies import needed

Penalties = tuple[int, ...]
"""The penalties of a pair, the most important rule first; each is 0 or more."""
LARGEST: Final = 2**120
"""The bound of a weight; the matching computes with 128 bits."""


def weights(
    penalties: Mapping[tuple[int, int], Penalties], pairs: int
) -> dict[tuple[int, int], int]:
    """Return the weights of pairs, of which a matching has ``pairs``.

    >>> weights({(1, 2): (0, 3), (1, 3): (1, 0)}, 2)
    {(1, 2): 3, (1, 3): 7}
    """
    if not penalties:
        return {}
    columns = len(next(iter(penalties.values())))
    most = [max(each[column] for each in penalties.values()) for column in range(columns)]
    bases = [1] * columns
    for column in range(columns - 2, -1, -1):
        bases[column] = bases[column + 1] * (pairs * most[column + 1] + 1)
    return {
        pair: sum(penalty * base for penalty, base in zip(each, bases, strict=True))
        for pair, each in penalties.items()
    }


def lightest(
    players: Sequence[int], penalties: Mapping[tuple[int, int], Penalties]
) -> list[tuple[int, int]]:
    """Return the best matching that pairs as many players as the pairs given allow.

    The pairs are in the order of ``players``, and each names its earlier player first.
    """
    with needed("tournament", "Pairings"):
        from rustworkx import PyGraph, max_weight_matching

    weighed = weights(penalties, len(players) // 2)
    top = max(weighed.values(), default=0) + 1
    if top >= LARGEST:
        raise OverflowError(f"weights of {top.bit_length()} bits, expected at most 120")
    place = {player: index for index, player in enumerate(players)}
    graph: PyGraph[int, int] = PyGraph(multigraph=False)
    graph.add_nodes_from(list(players))
    graph.add_edges_from([(place[a], place[b], top - weight) for (a, b), weight in weighed.items()])
    found = max_weight_matching(graph, max_cardinality=True, weight_fn=_itself)
    return [(players[min(pair)], players[max(pair)]) for pair in sorted(map(sorted, found))]


def _itself(weight: int) -> int:
    return weight


def penalties_between(
    players: Sequence[int],
    of: Callable[[int, int], Penalties],
    reach: int = 0,
) -> dict[tuple[int, int], Penalties]:
    """Return the penalties of all pairs, or of those at most ``reach`` places apart."""
    found = {}
    for index, one in enumerate(players):
        last = len(players) if not reach else min(len(players), index + reach + 1)
        for other in players[index + 1 : last]:
            found[one, other] = of(one, other)
    return found
