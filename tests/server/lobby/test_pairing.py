"""Who is paired with whom."""

from __future__ import annotations

from itertools import combinations

from hypothesis import given, settings
from hypothesis import strategies as st

from capicua.server.lobby.pairing import ANY_MS, WIDER, WINDOW, Group, Waiting, pair, window

SEATS = {"duel": 2, "three": 3, "partners": 4, "rated": 2}
NOW = 100_000


@st.composite
def halls(draw: st.DrawFn) -> tuple[list[Waiting], set[frozenset[str]]]:
    """Up to nine people who wait, and the pairs who must not meet."""
    count = draw(st.integers(0, 9))
    people = []
    for number in range(count):
        formats = draw(st.lists(st.sampled_from(sorted(SEATS)), min_size=1, unique=True))
        people.append(
            Waiting(
                id=f"w{number}",
                since=NOW - draw(st.integers(0, 2 * ANY_MS)),
                formats=tuple(formats),
                account=f"a{number}" if draw(st.booleans()) else "",
                strength={"rated": float(draw(st.integers(0, 8)) * 150)},
                bots_after=draw(st.sampled_from([0, 30_000, 60_000])),
            )
        )
    pairs = [frozenset(pair) for pair in combinations([f"a{n}" for n in range(count)], 2)]
    return people, set(draw(st.lists(st.sampled_from(pairs), unique=True)) if pairs else [])


def fit(group: list[Waiting], format: str, apart: set[frozenset[str]]) -> bool:
    """Return whether these people may play a format with each other."""
    first = min(group, key=lambda one: (one.since, one.id))
    for one, other in combinations(group, 2):
        if one.account and frozenset((one.account, other.account)) in apart:
            return False
    gaps = [abs(first.strength.get(format, 0) - one.strength.get(format, 0)) for one in group]
    widest = [min(window(NOW - first.since), window(NOW - one.since)) for one in group]
    return all(format in one.formats for one in group) and all(
        gap <= most for gap, most in zip(gaps, widest, strict=True)
    )


def left_over(people: list[Waiting], groups: list[Group]) -> list[Waiting]:
    taken = {member for group in groups for member in group.members}
    return [one for one in people if one.id not in taken]


@settings(max_examples=400, deadline=None)
@given(halls())
def test_nobody_is_in_two_groups_and_every_wish_is_respected(hall):
    people, apart = hall
    known = {one.id: one for one in people}
    groups = pair(people, SEATS, apart, NOW)
    members = [member for group in groups for member in group.members]
    assert len(members) == len(set(members))
    for group in groups:
        found = [known[member] for member in group.members]
        assert fit(found, group.format, apart)
        assert len(found) + group.bots == SEATS[group.format]
        assert len(found) > 1
        for one in found:
            assert not group.bots or 0 < one.bots_after <= NOW - one.since


@settings(max_examples=400, deadline=None)
@given(halls())
def test_nobody_who_could_be_in_a_group_remains(hall):
    people, apart = hall
    left = left_over(people, pair(people, SEATS, apart, NOW))
    for format, seats in SEATS.items():
        for group in combinations(left, seats):
            assert not fit(list(group), format, apart), (format, group)
    for format, seats in SEATS.items():
        for size in range(2, seats):
            for group in combinations(left, size):
                takes = all(0 < one.bots_after <= NOW - one.since for one in group)
                assert not (takes and fit(list(group), format, apart))


@settings(max_examples=200, deadline=None)
@given(halls(), st.randoms())
def test_the_order_of_arrival_in_memory_does_not_matter(hall, rng):
    people, apart = hall
    mixed = list(people)
    rng.shuffle(mixed)
    assert pair(people, SEATS, apart, NOW) == pair(mixed, SEATS, apart, NOW)


def waits(id: str, since: int, *formats: str, **more) -> Waiting:
    return Waiting(id, since, formats, **more)


def test_who_has_waited_longest_is_paired_first():
    people = [waits(str(number), number, "duel") for number in range(5)]
    assert [group.members for group in pair(people, SEATS, (), NOW)] == [("0", "1"), ("2", "3")]


def test_of_several_formats_the_one_whose_people_have_waited_longest_is_played():
    people = [waits("a", 0, "duel", "rated"), waits("b", 9, "duel"), waits("c", 5, "rated")]
    assert pair(people, SEATS, (), NOW) == [Group("rated", ("a", "c"))]


def test_people_who_are_apart_never_meet():
    people = [waits(id, 0, "duel", account=id) for id in "ab"]
    assert pair(people, SEATS, [frozenset("ab")], NOW) == []
    people.append(waits("c", 50, "duel", account="c"))
    assert pair(people, SEATS, [frozenset("ab")], NOW) == [Group("duel", ("a", "c"))]


def test_an_account_never_meets_itself():
    people = [waits(id, 0, "duel", account="one") for id in "ab"]
    assert pair(people, SEATS, (), NOW) == []


def test_the_accepted_difference_of_strength_grows_with_the_wait():
    far = WINDOW + 10 * WIDER

    def after(seconds: int) -> list[Group]:
        since = NOW - seconds * 1000
        people = [
            waits("a", since, "rated", strength={"rated": 0.0}),
            waits("b", since, "rated", strength={"rated": far}),
        ]
        return pair(people, SEATS, (), NOW)

    assert after(9) == []
    assert after(10) != []
    assert window(ANY_MS) == float("inf")


def test_players_of_similar_strength_meet_first():
    people = [
        waits(id, since, "rated", strength={"rated": strength})
        for id, since, strength in (("a", 0, 0.0), ("b", 1, 90.0), ("c", 2, 10.0))
    ]
    assert pair(people, SEATS, (), NOW) == [Group("rated", ("a", "c"))]


def test_bots_come_only_when_everybody_in_the_group_agrees():
    def wish(id: str, after: int) -> Waiting:
        return waits(id, NOW - 40_000, "partners", bots_after=after)

    assert pair([wish("a", 30_000), wish("b", 60_000)], SEATS, (), NOW) == []
    assert pair([wish("a", 30_000), wish("b", 0)], SEATS, (), NOW) == []
    assert pair([wish("a", 30_000), wish("b", 30_000)], SEATS, (), NOW) == [
        Group("partners", ("a", "b"), 2)
    ]


def test_nobody_is_paired_with_bots_alone():
    assert pair([waits("a", 0, "partners", bots_after=30_000)], SEATS, (), NOW) == []
