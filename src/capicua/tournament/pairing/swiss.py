"""Swiss pairing for tables of two sides, by one matching over the whole field.

The rules in their order of importance; each is a digit of the weight (see ``matching``):

1. nobody meets an opponent again (the more often they have met, the worse);
2. nobody has a second bye;
3. opponents have equal scores: the sum of the squared distances between score groups is least, the
   bye counting as a group below the lowest;
4. nobody floats in the same direction in two rounds in a row;
5. club-mates do not meet, where the settings ask for it;
6. sides are balanced: those who have sat first more often meet those who have sat second;
7. in a score group the upper half meets the lower half in the order of the seeds.
"""

from __future__ import annotations

from collections.abc import Sequence
from fractions import Fraction
from typing import Final

from capicua.tournament.history import History, histories
from capicua.tournament.pairing.matching import Penalties, lightest, penalties_between
from capicua.tournament.settings import half
from capicua.tournament.state import State

RULES: Final = ("repeat", "bye", "score", "float", "club", "sides", "halves")
"""The names of the rules, the most important first."""
DENSE: Final = 400
"""The number of players up to which all pairs are considered; above, those near in rank."""
REACH: Final = 150
"""How far apart in rank two players may be in larger fields; doubled until nobody repeats."""
NEAR: Final = 20
"""How far from half a score group apart two players may be, too, in larger fields."""
BYE: Final = 0


class SwissField:
    """The players of a Swiss round, in the order of their ranks."""

    def __init__(self, state: State, free: Sequence[int]) -> None:
        self.state = state
        self.past = histories(state)
        self.number = len(state.rounds) + 1
        seeded = state.seeded(state.entrants)
        seed = {one: at for at, one in enumerate(seeded)}
        self.scores = {one: self.past[one].score(self._penalty(one)) for one in free}
        if self.number <= state.settings.accelerated:
            upper = set(seeded[: (len(seeded) + 1) // 2])
            for one in upper & set(free):
                self.scores[one] += half(state.settings.win) or 1
        self.ranked = sorted(free, key=lambda one: (-self.scores[one], seed[one]))
        levels = sorted(set(self.scores.values()), reverse=True)
        self.level = {one: levels.index(score) for one, score in self.scores.items()}
        self.lowest = len(levels)
        self.place: dict[int, int] = {}
        sizes: dict[int, int] = {}
        for one in self.ranked:
            at = sizes.get(self.level[one], 0)
            self.place[one] = at
            sizes[self.level[one]] = at + 1
        self.sizes = sizes
        self.rank = {one: at for at, one in enumerate(self.ranked)}
        balances = [self.past[one].balance for one in free]
        self.widest = max(balances, default=0) - min(balances, default=0)

    def _penalty(self, entrant: int) -> Fraction:
        halves = sum(each.score for each in self.state.penalties if each.entrant == entrant)
        return Fraction(halves, 2)

    def penalties(self, one: int, other: int) -> Penalties:
        """Return the penalties of a pair under each of ``RULES``; ``BYE`` is an opponent."""
        if one == BYE:
            one, other = other, one
        past = self.past[one]
        if other == BYE:
            last_first = len(self.ranked) - 1 - self.rank[one]
            return 0, past.byes, (self.lowest - self.level[one]) ** 2, 0, 0, 0, last_first
        theirs = self.past[other]
        gap = abs(self.level[one] - self.level[other])
        entrants = self.state.entrants
        club = entrants[one].club
        is_club = self.state.settings.clubs_apart and club and club == entrants[other].club
        return (
            past.met[other],
            0,
            gap * gap,
            self._floats_again(one, other),
            int(bool(is_club)),
            self.widest - abs(past.balance - theirs.balance),
            self._off_half(one, other, gap),
        )

    def _floats_again(self, one: int, other: int) -> int:
        way = (self.scores[one] > self.scores[other]) - (self.scores[one] < self.scores[other])
        if not way:
            return 0
        return int(self.past[one].floats == way) + int(self.past[other].floats == -way)

    def _off_half(self, one: int, other: int, gap: int) -> int:
        if gap:
            return abs(self.rank[one] - self.rank[other])
        wanted = self.sizes[self.level[one]] // 2
        return abs(abs(self.place[one] - self.place[other]) - wanted)

    def counterparts(self) -> dict[tuple[int, int], Penalties]:
        """Return the penalties of those who are half a score group apart, which rule 7 wants."""
        found = {}
        for at, one in enumerate(self.ranked):
            middle = at + self.sizes[self.level[one]] // 2
            for other in self.ranked[max(at + 1, middle - NEAR) : middle + NEAR + 1]:
                if self.level[one] == self.level[other]:
                    found[one, other] = self.penalties(one, other)
        return found

    def total(self, pairs: Sequence[tuple[int, int]]) -> Penalties:
        """Return the penalties of a pairing under each rule."""
        columns = zip(*(self.penalties(*pair) for pair in pairs), strict=True)
        return tuple(sum(column) for column in columns)


def pairs(state: State, free: Sequence[int]) -> tuple[list[tuple[int, int]], list[int]]:
    """Return the pairs of the next round, those with the best scores first, and who has a bye."""
    field = SwissField(state, free)
    players = field.ranked + [BYE] * (len(field.ranked) % 2)
    reach = 0 if len(players) <= DENSE else REACH
    while True:
        offered = penalties_between(players, field.penalties, reach)
        if reach:
            offered |= field.counterparts()
        if reach and players[-1] == BYE:
            # Anybody may need the bye, and the best of those have none yet.
            offered |= {(one, BYE): field.penalties(one, BYE) for one in players[:-1]}
        found = lightest(players, offered)
        is_good = 2 * len(found) == len(players) and not field.total(found)[0]
        if not reach or is_good or reach >= len(players):
            break
        reach *= 2
    seated = [
        seats(field.past[one], field.past[two]) for one, two in found if BYE not in (one, two)
    ]
    byes = [one if other == BYE else other for one, other in found if BYE in (one, other)]
    return seated, byes


def seats(one: History, other: History) -> tuple[int, int]:
    """Return two opponents in the order in which they sit, so that sides stay balanced.

    Whoever sat first less often does now; if both did equally often, whoever did not last time.
    ``one`` is the better ranked, and sits first by turns if nothing else decides.
    """
    keys = [(each.balance, _sat_first(each)) for each in (one, other)]
    by_turns = (len(one.outings) + one.entrant) % 2 == 1
    swap = by_turns if keys[0] == keys[1] else keys[0] > keys[1]
    return (other.entrant, one.entrant) if swap else (one.entrant, other.entrant)


def _sat_first(history: History) -> bool:
    last = history.last
    return last is not None and last.kind != "bye" and last.seat == 0
