"""A person is erased from the decisions of a tournament, which stays what it was otherwise."""

from __future__ import annotations

from msgspec import json

from capicua.table.room.erasure import ERASED
from capicua.tournament import Rules, Settings, Tournament
from capicua.tournament.club_results import all_time, results_of
from capicua.tournament.erasure import by_others, erased, renamed
from capicua.tournament.verification import verify

PAIRS = (("Ana", "Luis"), ("Ana María", "Juan"), ("Eva", "Sol"), ("Rosa", "Mar"))


def evening() -> Tournament:
    """Return a tournament of four pairs; Ana has entered one and told results."""
    found = Tournament(Settings(name="Friday", rules=Rules("partners"), rounds=2))
    for pair in PAIRS:
        found.enter(" y ".join(pair), pair, by=" y ".join(pair), code=pair[0])
    for number in (1, 2):
        for table in found.start_round(by="Carmen").tables:
            found.record(number, table.number, (100, table.number), by="Ana, Eva")
    found.correct(1, 1, (90, 1), reason="Ana and Ana María had added 10 twice", by="Carmen")
    return found


def test_every_name_of_the_person_is_replaced_and_nothing_else_changes() -> None:
    before = evening()
    names = renamed(before.log, {1: {0}}, ())
    changed = {old: new for old, new in names.items() if old != new}
    assert changed == {"Ana": ERASED, "Ana y Luis": f"{ERASED} y Luis"}
    after = Tournament(before.settings, erased(before.log, {1: {0}}, names))
    text = json.encode(after.log).decode().replace("Ana María", "")
    assert "Ana" not in text
    assert after.name(1) == f"{ERASED} y Luis"
    assert after.state.entrants[1].members == (ERASED, "Luis")
    assert after.state.entrants[2] == before.state.entrants[2]
    assert after.log[-1].event.reason.startswith(f"{ERASED} and Ana María had")
    assert verify(after).holds
    old, new = before.standings(), after.standings()
    assert [(one.entrant, one.score, one.points) for one in old] == [
        (one.entrant, one.score, one.points) for one in new
    ]
    lines = {line.name: line.won for line in all_time([results_of(after)])}
    assert ERASED not in lines
    assert lines == {
        line.name: line.won for line in all_time([results_of(before)]) if line.name != "Ana"
    }


def test_the_partner_of_a_pair_is_erased_where_the_partner_stands() -> None:
    before = evening()
    names = renamed(before.log, {1: {1}}, ())
    after = Tournament(before.settings, erased(before.log, {1: {1}}, names))
    assert after.state.entrants[1].members == ("Ana", ERASED)
    assert after.name(1) == f"Ana y {ERASED}"


def test_a_person_without_partners_and_a_director_are_erased_too() -> None:
    single = Tournament(Settings(name="Friday", rules=Rules("block", seats=2), entry="individuals"))
    single.enter("Ana", by="Ana")
    names = renamed(single.log, {1: {0}}, {"Carmen"})
    assert names == {"Ana": ERASED, "Carmen": ERASED}
    assert Tournament(single.settings, erased(single.log, {1: {0}}, names)).name(1) == ERASED
    assert by_others("Ana y Luis + Eva, Carmen", names) == f"Ana y Luis + Eva, {ERASED}"
