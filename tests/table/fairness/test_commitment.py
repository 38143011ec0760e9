"""Fair deals: committed before play, dealt with the players' cuts; tampering is detected."""

from __future__ import annotations

import hashlib
from dataclasses import replace

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import capicua
from capicua.core.match import Match
from capicua.core.tiles.random import SECRET_BYTES, Dealer, Rng
from capicua.notation import Record, read, record_of, write
from capicua.render.language import LANGUAGES, Language
from capicua.table.fairness.commitment import (
    LINKS,
    Revealed,
    dealer,
    played_out,
    promise,
    revealed,
    tags,
)
from capicua.table.fairness.verification import Verdict, check, verify
from capicua.table.play.play import Play
from capicua.table.play.seats import SeatOccupant
from capicua.table.room.snapshots import saved

SECRET = bytes(range(SECRET_BYTES))
CUTS = {0: {0: "por aquí", 2: 'a "deep" \\ cut'}, 2: {1: "  two   words "}}


def played(name: str, rounds: int = 3, table: str = "mesa", **wanted: object) -> Record:
    """The record of a fairly dealt random match, as a server writes it."""
    match = fresh(name, **wanted)
    seats = match.game.players
    cuts = {d: {s: cut for s, cut in given.items() if s < seats} for d, given in CUTS.items()}
    rng = Rng(5)
    while not match.is_over and len(match.rounds) < rounds:
        match.dealer = dealer(SECRET, cuts.get(len(match.rounds), {}), len(match.rounds))
        match.start()
        while not match.round.is_over:
            legal = match.round.legal_actions()
            match.round.apply(legal[rng.below(len(legal))])
        match.settle()
    return record_of(match, tags=tags(SECRET, table, match, cuts))


def fresh(name: str, **wanted: object) -> Match:
    return Match(capicua.load(name, **wanted), Dealer(b""), begin=False)


def finish(match: Match) -> None:
    while not match.round.is_over:
        match.round.apply(match.round.legal_actions()[0])


def begun(dealer: Dealer) -> Play:
    sittings = [SeatOccupant("person", "Ana"), SeatOccupant("bot", level="greedy")]
    play = Play(capicua.load("draw", players=2), sittings, dealer)
    play.deal()
    return play


def ids(verdict: Verdict) -> list[str]:
    return [message.id for message in verdict.said]


def test_a_commitment_binds_the_secret_and_the_table() -> None:
    promised = promise(SECRET, "mesa")
    assert len(bytes.fromhex(promised)) == 32
    assert promised == promise(SECRET, "mesa")
    assert promised != promise(SECRET, "otra")
    assert promised != promise(SECRET[:-1] + b"x", "mesa")
    with pytest.raises(ValueError, match="128"):
        promise(b"short", "mesa")


def test_the_chain_matches_its_specification() -> None:
    """An independent implementation, written from docs/fair-deals.md alone."""
    value = SECRET
    for _ in range(LINKS - 1):
        value = hashlib.shake_256(b"capicua link 1\n" + value).digest(160)
    first = value
    lowest = hashlib.shake_256(b"capicua link 1\n" + value).digest(160)
    promised = hashlib.sha256(b"capicua promise 1\n" + b"4:mesa\n" + lowest).hexdigest()
    assert promise(SECRET, "mesa") == promised
    match, _ = after(1)
    assert revealed(SECRET, match) == first.hex()

    words = b"A 9:por aqu\xc3\xad\n" + b"C 3:cut\n"
    secret = first + b"\ncapicua cuts 1\n" + b"1\n" + words
    stream = iter(hashlib.shake_256(secret + b"/0").digest(1024))
    order = list(range(28))
    for last in range(27, 0, -1):
        byte = next(b for b in stream if b < 256 - 256 % (last + 1))
        other = byte % (last + 1)
        order[last], order[other] = order[other], order[last]
    assert dealer(SECRET, {2: "cut", 0: " por  aquí", 1: " "}).deal(28, 4).order == order


def test_the_deal_depends_on_the_cuts_the_deal_number_and_the_secret() -> None:
    base = dealer(SECRET, {0: "a"}).deal(28, 4)
    others = [
        dealer(SECRET, {}),
        dealer(SECRET, {0: "b"}),
        dealer(SECRET, {1: "a"}),
        dealer(SECRET, {0: "a", 1: "a"}),
        dealer(SECRET, {0: "a"}, 1),
        dealer(SECRET[::-1], {0: "a"}),
    ]
    assert base == dealer(SECRET, {0: " a "}).deal(28, 4)
    assert all(other.deal(28, 4) != base for other in others)


def test_different_cuts_are_never_encoded_alike() -> None:
    """One player's cut cannot be taken for the cuts of two players."""
    forged = dealer(SECRET, {0: "x\nB 1:y"})
    assert forged.secret != dealer(SECRET, {0: "x", 1: "y"}).secret


def after(rounds: int, *, is_over: bool = False) -> tuple[Match, Revealed]:
    """A match after a number of rounds, and the link revealed by then."""
    match = fresh("block")
    match.rounds = [match.round] * rounds
    match.is_over = is_over
    return match, Revealed(bytes.fromhex(revealed(SECRET, match)), played_out(match))


def test_a_revealed_link_reproduces_earlier_deals_but_no_later_ones() -> None:
    _, link = after(7)
    assert link.count == 7
    assert link.promise("mesa") == promise(SECRET, "mesa")
    for deal in (0, 3, 6):
        cuts = {1: f"cut {deal}"}
        assert link.dealer(cuts, deal).secret == dealer(SECRET, cuts, deal).secret
    assert link.dealer({}, 7).secret != dealer(SECRET, {}, 7).secret


def test_a_match_longer_than_the_chain_can_be_dealt_and_verified() -> None:
    _, link = after(LINKS + 6)
    assert link.count == LINKS - 1  # the last link would reveal the rounds to come
    assert dealer(SECRET, {}, LINKS + 5).secret != dealer(SECRET, {}, LINKS + 4).secret
    _, link = after(LINKS + 6, is_over=True)
    assert link.count == LINKS + 6
    assert link.promise("mesa") == promise(SECRET, "mesa")
    for deal in range(LINKS + 6):
        assert link.dealer({}, deal).secret == dealer(SECRET, {}, deal).secret


def test_a_shuffle_used_for_several_rounds_stays_secret_until_the_last() -> None:
    """Double Takes deals all rounds from one shuffle, whose link would reveal later hands."""
    match = fresh("double_takes")
    seen = []
    while not match.is_over:
        match.dealer = dealer(SECRET, {}, len(match.rounds))
        match.start()
        seen.append(revealed(SECRET, match))
        finish(match)
        match.settle()
        seen.append(revealed(SECRET, match))
    assert len(match.rounds) > 1
    assert not any(seen[:-1])
    assert seen[-1]


def test_the_current_rounds_link_is_not_revealed() -> None:
    match = fresh("block")
    assert tags(SECRET, "mesa", match, {}) == {"Table": "mesa", "Promise": promise(SECRET, "mesa")}
    match.dealer = dealer(SECRET, {0: "x"})
    match.start()
    found = tags(SECRET, "mesa", match, {0: {0: " x ", 1: " "}})
    assert found["Cut-1-A"] == "x"
    assert "Cut-1-B" not in found
    assert "Revealed" not in found
    finish(match)
    assert revealed(SECRET, match) == ""  # the round is not settled yet
    match.settle()
    first = tags(SECRET, "mesa", match, {})["Revealed"]
    assert first == f"1 {revealed(SECRET, match)}"
    match.dealer = dealer(SECRET, {}, 1)
    match.start()
    assert tags(SECRET, "mesa", match, {})["Revealed"] == first


@pytest.mark.parametrize("name", capicua.catalogue())
def test_fair_deals_of_every_game_are_verified(name: str) -> None:
    record = played(name)
    verdict = verify(write(record))
    assert verdict.fair, verdict.said
    assert ids(verdict)[0] == "verify-fair"
    assert ("verify-open" in ids(verdict)) == (record.winners is None)


@pytest.fixture(scope="module")
def record() -> Record:
    return played("draw", rounds=4, players=3)


def test_a_swapped_tile_is_detected(record: Record) -> None:
    text = write(record)
    hands = record.rounds[1].hands
    a, b = hands["A"][0], record.rounds[1].stock[0]
    changed = read(text)
    round = changed.rounds[1]
    round.hands["A"][0], round.stock[0] = b, a
    round.moves, round.scores = [], None
    changed.rounds = changed.rounds[:2]
    assert "verify-deal" in ids(check(changed))


def test_changed_cuts_commitments_tables_and_secrets_are_detected(record: Record) -> None:
    def with_tag(name: str, text: str) -> list[str]:
        return ids(check(replace(record, tags={**record.tags, name: text})))

    assert with_tag("Cut-3-B", "another") == ["verify-deal"]
    assert with_tag("Cut-2-B", "invented") == ["verify-deal"]
    assert with_tag("Table", "otra") == ["verify-promise"]
    assert with_tag("Promise", "0" * 64) == ["verify-promise"]
    shuffle, secret = record.tags["Revealed"].split()
    other = ("0" if secret[0] != "0" else "1") + secret[1:]
    assert with_tag("Revealed", f"{shuffle} {other}")[0] == "verify-promise"
    assert with_tag("Revealed", f"{int(shuffle) + 1} {secret}")[0] == "verify-promise"
    for name, text in (
        ("Revealed", "4 beef"),
        ("Revealed", f"0 {secret}"),
        ("Cut-x-A", "a"),
        ("Cut-1-Z", "a"),
    ):
        assert with_tag(name, text) == ["verify-tag"]


def test_illegal_actions_and_wrong_scores_are_detected(record: Record) -> None:
    text = write(record)
    changed = read(text)
    changed.rounds[0].scores = [1, 2, 3]
    assert ids(check(changed)) == ["record-differs"]
    changed = read(text)
    changed.rounds[0].moves[1].action = changed.rounds[0].moves[0].action
    assert ids(check(changed))[0] in ("record-illegal", "record-action")


def test_missing_rounds_and_false_setups_are_detected(record: Record) -> None:
    text = write(record)
    changed = read(text)
    changed.rounds.pop()
    changed.winners = changed.totals = None
    assert ids(check(changed)) == ["verify-missing"]
    changed = read(text)
    changed.rounds.pop(0)
    assert "verify-setup" in ids(check(changed))
    changed = read(text)
    changed.rounds[0].totals = [50, 0, 0]
    assert "verify-setup" in ids(check(changed))
    hidden = replace(record, tags={k: v for k, v in record.tags.items() if k != "Revealed"})
    assert ids(check(hidden)) == ["verify-hidden"]


def test_a_record_without_a_commitment_is_not_called_fair(record: Record) -> None:
    plain = replace(record, tags={})
    assert ids(check(plain)) == ["verify-nothing"]
    assert not check(plain).fair
    verdict = check(saved(begun(Dealer.from_seed(12))))
    assert (ids(verdict), verdict.fair, verdict.holds) == (["verify-numbered"], False, True)
    lone = saved(begun(Dealer.from_seed(None)))
    assert ids(check(lone)) == ["verify-unpromised"]
    lone.tags["Secret"] = "00" * 160
    assert ids(check(lone)) == ["verify-deal"]
    lone.tags["Secret"] = "no"
    assert ids(check(lone)) == ["verify-tag"]


def test_an_invalid_record_gets_an_explanation() -> None:
    assert ids(verify("")) == ["record-nothing"]
    assert ids(verify(b"\xff")) == ["record-encoding"]


@settings(max_examples=60, deadline=None)
@given(st.text(max_size=64))
def test_any_cut_survives_in_the_record(cut: str) -> None:
    match = fresh("block", players=2)
    match.dealer = dealer(SECRET, {1: cut})
    match.start()
    finish(match)
    match.settle()
    header = tags(SECRET, "mesa", match, {0: {1: cut}})
    verdict = verify(write(record_of(match, tags=header)))
    assert verdict.fair, verdict.said


@pytest.mark.parametrize("code", LANGUAGES)
def test_every_verdict_has_a_sentence(code: str, record: Record) -> None:
    language = Language(code, capicua.load("draw"))
    for changed in (record, replace(record, tags={}), replace(record, rounds=record.rounds[1:])):
        for message in check(changed).said:
            assert "⟨" not in language.say(message)
