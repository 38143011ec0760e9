"""Sealed cuts: nobody, not even the operator, can choose a cut knowing another (S28)."""

from __future__ import annotations

import hashlib
from dataclasses import replace

import pytest

from capicua.core.messages import Refused
from capicua.notation import Record, read, write
from capicua.table.fairness.commitment import dealer
from capicua.table.fairness.cuts import Cut, SealedCut, seal_of
from capicua.table.fairness.verification import check
from capicua.table.frames.protocol import Leave, Next, Open, Seal
from capicua.table.room import events, reducer, requests, snapshots
from capicua.table.room.room import OPEN_MS
from tests.table.hosted_table import SECRET, Hosted, plan

NONCES = ["a1" * 16, "b2" * 16]
WISHED = 27
"""The 6-6, which a dishonest operator wants as the first tile of the shuffle."""


def at_table() -> tuple[Hosted, str, str]:
    table = Hosted(plan("block", "mo"))
    return table, table.enter("host", "Ana"), table.enter("play", "Beto")


def sealed(table: Hosted, who: str, text: str) -> None:
    seat = table.requester(who).seat
    assert seat is not None
    table.ask(who, Seal, seal_of("t", table.room.deals, seat, NONCES[seat], text))


def opened(table: Hosted, who: str, text: str) -> None:
    seat = table.requester(who).seat
    assert seat is not None
    table.ask(who, Open, NONCES[seat], text)


def suits(cuts: dict[int, Cut]) -> bool:
    """Return whether these cuts give the first deal that the operator wants."""
    return dealer(SECRET, cuts).deal(28, 2).order[0] == WISHED


def played(*, withheld: bool = False) -> tuple[Hosted, Record]:
    """A round dealt with Ana's cut and, unless withheld, Beto's; and its record."""
    table, ana, beto = at_table()
    sealed(table, ana, "por aquí")
    sealed(table, beto, "my luck")
    table.begin([ana, beto])
    opened(table, ana, "por  aquí ")
    if withheld:
        table.now += OPEN_MS
        table.tick()
    else:
        opened(table, beto, "my luck")
    table.play_round([ana, beto])
    return table, read(write(snapshots.record(table.room)))


def ids(record: Record) -> list[str]:
    return [message.id for message in check(record).said]


def test_s28_an_operator_could_choose_the_last_of_several_open_cuts() -> None:
    """The attack: the operator, who knows the secret and Ana's text, tries texts for Beto."""
    texts = (f"try {number}" for number in range(2000))
    found = next(text for text in texts if suits({0: "por aquí", 1: text}))
    assert suits({0: "por aquí", 1: found})


def test_s28_the_operator_cannot_read_cuts_early_or_exchange_them_later() -> None:
    table, ana, beto = at_table()
    sealed(table, ana, "por aquí")
    sealed(table, beto, "my luck")
    assert not any(b"por aqu" in data for data in table.log)
    assert table.state(beto).fair.cuts == {}
    assert table.why_refused(ana, Open, NONCES[0], "por aquí") == "cut-not-now"

    table.begin([ana, beto])
    opened(table, ana, "por aquí")  # now the operator could compute a good cut for Beto
    for number in range(300):
        text, nonce = f"try {number}", f"{number:032x}"
        assert table.why_refused(beto, Open, NONCES[1], text) == "cut-other"
        assert table.why_refused(beto, Open, nonce, "my luck") == "cut-other"
    seal = seal_of("t", 0, 1, NONCES[1], "another")
    assert table.why_refused(beto, Seal, seal) == "cut-opening"
    assert table.room.phase == "waiting"
    opened(table, beto, "my luck")
    assert table.room.phase == "playing"


def test_s28_an_exchanged_or_removed_cut_in_a_record_is_detected() -> None:
    _, record = played()
    assert check(record).fair
    tags = record.tags
    assert tags["Cut-1-A"] == "por aquí"
    for name in ("Cut-1-B", "Nonce-1-B"):
        other = "chosen" if name.startswith("Cut") else "0" * 32
        assert "verify-seal" in ids(replace(record, tags={**tags, name: other}))
    seal = seal_of("t", 0, 1, NONCES[1], "chosen")
    resealed = {**tags, "Cut-1-B": "chosen", "Seal-1-B": seal}
    assert ids(replace(record, tags=resealed)) == ["verify-deal"]
    without = {name: text for name, text in tags.items() if not name.endswith("-1-B")}
    assert ids(replace(record, tags=without)) == ["verify-deal"]


def test_s28_a_withheld_cut_is_reported_at_the_table_and_in_the_record() -> None:
    table, record = played(withheld=True)
    said = [message.id for line in table.state("token of Ana").lines for message in line.said]
    assert "cut-withheld" in said
    assert table.state("token of Ana").fair.seals == {}  # for the next deal
    verdict = check(record)
    assert verdict.fair
    assert "verify-withheld" in [message.id for message in verdict.said]
    assert "Cut-1-B" not in record.tags
    hidden = {name: text for name, text in record.tags.items() if name != "Seal-1-B"}
    assert ids(replace(record, tags=hidden)) == ["verify-deal"]


def test_the_seals_are_public_and_final_before_the_first_cut_is_opened() -> None:
    table, ana, beto = at_table()
    assert "seal" in table.state(ana).may
    sealed(table, ana, "first")
    sealed(table, ana, "second")  # players can change their minds until then
    sealed(table, beto, "my luck")
    table.ask(ana, Next)
    assert not table.state(ana).fair.opening
    table.ask(beto, Next)
    state = table.state(ana)
    assert state.fair.opening
    assert state.fair.deal == 1
    assert state.fair.seals == {
        "A": seal_of("t", 0, 0, NONCES[0], "second"),
        "B": seal_of("t", 0, 1, NONCES[1], "my luck"),
    }
    assert "open" in state.may
    assert "seal" not in state.may
    assert table.why_refused(ana, Open, NONCES[0], "first") == "cut-other"
    opened(table, ana, "second")
    assert "open" not in table.state(ana).may
    assert table.why_refused(ana, Open, NONCES[0], "second") == "cut-not-now"


def test_a_seal_is_valid_for_one_table_one_deal_and_one_seat() -> None:
    seals = {
        seal_of("t", 0, 0, NONCES[0], "a"),
        seal_of("u", 0, 0, NONCES[0], "a"),
        seal_of("t", 1, 0, NONCES[0], "a"),
        seal_of("t", 0, 1, NONCES[0], "a"),
        seal_of("t", 0, 0, NONCES[1], "a"),
        seal_of("t", 0, 0, NONCES[0], "b"),
    }
    assert len(seals) == 6
    table, ana, beto = at_table()
    copied = seal_of("t", 0, 0, NONCES[0], "por aquí")
    table.ask(ana, Seal, copied)
    table.ask(beto, Seal, copied)  # a copied seal cannot be opened
    table.begin([ana, beto])
    opened(table, ana, "por aquí")
    assert table.why_refused(beto, Open, NONCES[0], "por aquí") == "cut-other"


def test_a_round_is_dealt_at_once_or_after_the_last_cut_is_opened() -> None:
    table, ana, beto = at_table()
    table.begin([ana, beto])
    assert table.room.phase == "playing"
    table, ana, beto = at_table()
    sealed(table, beto, "my luck")
    table.begin([ana, beto])
    assert table.room.phase == "waiting"
    assert table.room.due_ms() == table.now + OPEN_MS
    table.tick()
    assert table.room.phase == "waiting"
    opened(table, beto, "my luck")
    assert table.room.phase == "playing"
    assert table.room.due_ms() is None


def test_a_restart_while_cuts_are_opened_restarts_the_time_limit() -> None:
    table, ana, beto = at_table()
    sealed(table, ana, "por aquí")
    table.begin([ana, beto])
    log = [events.decode(data) for data in table.log]
    snapshot = events.decode(events.encode(snapshots.snapshot(table.room)))
    for history in (log, [snapshot]):
        room = reducer.room_of(history)
        assert room.cuts == table.room.cuts
        later = table.now + 10 * OPEN_MS
        for event in requests.clock_restarted(room, later):
            reducer.apply(room, event)
        assert not requests.tick(room, later)
        assert room.due_ms() == later + OPEN_MS
        table.room = room
        assert "open" in table.state(ana).may


def test_leaving_with_a_sealed_cut_does_not_block_the_deal() -> None:
    table, ana, beto = at_table()
    table.begin([ana, beto])
    table.play_round([ana, beto])
    sealed(table, beto, "my luck")
    table.begin([ana, beto])
    assert table.room.phase == "between"
    table.ask(beto, Leave)
    table.now += OPEN_MS
    table.tick()
    assert table.room.phase == "playing"


def test_an_empty_seat_delays_the_deal_while_cuts_are_opened() -> None:
    table, ana, beto = at_table()
    sealed(table, beto, "my luck")
    table.begin([ana, beto])
    table.ask(beto, Leave)
    table.now += OPEN_MS
    assert table.room.due_ms() is None  # otherwise the table's timer would fire repeatedly
    table.tick()
    assert table.room.phase == "waiting"
    table.enter("play", "Caro")
    table.tick()
    assert table.room.phase == "playing"


def test_cuts_affect_only_the_next_deal() -> None:
    plain, ana, beto = at_table()
    plain.begin([ana, beto])
    table, ana, beto = at_table()
    sealed(table, beto, "my luck")
    table.begin([ana, beto])
    opened(table, beto, "my luck")
    assert table.state(ana).fair.cuts == {"B": "my luck"}
    assert table.state(ana).fair.promise == plain.state(ana).fair.promise
    assert list(table.room.round.order) != list(plain.room.round.order)
    seal = seal_of("t", 1, 0, NONCES[0], "late")
    assert table.why_refused(ana, Seal, seal) == "cut-late"
    table.play_round([ana, beto])
    assert table.state(ana).fair.cuts == {}
    assert table.state(ana).fair.seals == {}


def test_a_plain_cut_in_a_log_of_0_1_still_counts() -> None:
    table, ana, beto = at_table()
    table.write([events.Cut(ms=0, seat=1, text="my luck")])
    assert table.state(ana).fair.cuts == {"B": "my luck"}
    sealed(table, ana, "por aquí")
    table.begin([ana, beto])
    opened(table, ana, "por aquí")
    table.play_round([ana, beto])
    record = read(write(snapshots.record(table.room)))
    assert check(record).fair
    assert ids(replace(record, tags={**record.tags, "Cut-1-B": "other"})) == ["verify-deal"]


@pytest.mark.parametrize(
    ("name", "text"),
    [
        ("Seal-1-A", "beef"),
        ("Seal-1-Z", "0" * 64),
        ("Nonce-1-A", "beef"),
        ("Nonce-2-A", "0" * 32),
        ("Cut-1-A", ""),
    ],
)
def test_invalid_header_lines_for_cuts_are_named(name: str, text: str) -> None:
    _, record = played()
    assert ids(replace(record, tags={**record.tags, name: text})) == ["verify-tag"]


def test_spectators_cannot_cut() -> None:
    table, _, _ = at_table()
    watcher = table.enter("watch")
    assert table.why_refused(watcher, Seal, "0" * 64) == "only-players"
    with pytest.raises(Refused, match="cut-not-now"):
        table.ask(watcher, Open, NONCES[0], "x")


def test_the_seal_and_the_shuffle_match_their_specification() -> None:
    """An independent implementation, written from docs/fair-deals.md alone."""
    nonce = bytes(range(16))
    place = b"4:mesa\n" + b"3\n" + b"B\n"
    seal = hashlib.sha256(b"capicua seal 1\n" + place + nonce + b"9:por aqu\xc3\xad\n").hexdigest()
    assert seal_of("mesa", 2, 1, nonce.hex(), " por  aquí") == seal
    link = dealer(SECRET, {}, 2).secret[:160]
    cuts: dict[int, Cut] = {
        0: "open",
        1: SealedCut(seal, nonce.hex(), "por aquí"),
        2: SealedCut("f" * 64),
    }
    lines = [
        b"A 4:open\n",
        b"B=%s %s 9:por aqu\xc3\xad\n" % (seal.encode(), nonce.hex().encode()),
        b"C=" + b"f" * 64 + b" -\n",
    ]
    expected = link + b"\ncapicua cuts 2\n3\n" + b"".join(lines)
    assert dealer(SECRET, cuts, 2).secret == expected
