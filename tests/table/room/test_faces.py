"""Faces that people choose, from joining to the frames of everybody else."""

import re
from pathlib import Path
from types import SimpleNamespace

import pytest
from msgspec import json

from capicua.core.messages import Refused
from capicua.render.language import Language
from capicua.table.frames.faces import FACES
from capicua.table.frames.host_frames import Admit
from capicua.table.frames.protocol import Leave, Replace, TablePlan
from capicua.table.play.seats import Guest, SeatOccupant, rotated
from capicua.table.room import admission, events, reducer, snapshots, visitors
from tests.table.hosted_table import KEYS, SECRET, Hosted, plan, two

ROOT = Path(__file__).parents[3]


def faces(table: Hosted, token: str) -> list[str]:
    return [seat.face for seat in table.state(token).seats]


def faced() -> tuple[Hosted, str, str]:
    """A table of Ana, with a fox's face, and of Beto, who has chosen none."""
    table = Hosted(plan("block", "mob"))
    return table, table.enter("host", "Ana", face="fox"), table.enter("play", "Beto")


def test_everybody_sees_the_face_that_a_person_has_chosen():
    table, ana, beto = faced()
    watcher = table.enter("watch", "Caro")
    for token in (ana, beto, watcher):
        assert faces(table, token) == ["fox", "", ""]


def test_a_face_stays_with_its_person_while_a_bot_plays_for_them():
    table, ana, beto = faced()
    table.begin([ana, beto])
    table.room.present(ana, False, table.now)
    table.ask(ana, Replace, 0, "greedy")
    assert faces(table, beto)[0] == "fox"
    table.ask(ana, Leave)
    assert faces(table, beto)[0] == ""


def test_an_unknown_face_is_refused():
    table = Hosted(plan("block", "mob"))
    with pytest.raises(Refused) as refused:
        table.enter("host", "Ana", face="dragon")
    assert refused.value.message.id == "face-unknown"
    for code, word in (("en", "Unknown"), ("es", "desconocida")):
        sentence = Language(code).say(refused.value.message)
        assert word in sentence
        assert "dragon" in sentence
        assert "fox" in sentence


def test_a_visitor_brings_their_face():
    table, ana, _ = two(seats="mob")
    wish = SimpleNamespace(wants="seat", name="Eva", face="dragon", key="")
    with pytest.raises(Refused, match="face-unknown"):
        visitors.visit(table.room, wish, "token of Eva", table.now)
    wish.face = "owl"
    visitors.visit(table.room, wish, "token of Eva", table.now)
    table.ask(ana, Admit, visitors.seat_requests(table.room)[0].number, True)
    assert faces(table, ana)[2] == "owl"


def test_faces_survive_a_snapshot_and_a_rematch():
    table, ana, _ = faced()
    data = events.encode(snapshots.snapshot(table.room, table.now))
    again = reducer.room_of([events.decode(data)])
    assert [sitting.face for sitting in again.sittings] == ["fox", "", ""]
    assert [sitting.face for sitting in rotated(again.sittings)] == ["", "fox", ""]
    assert again.guests[ana].face == "fox"


def test_tables_from_before_faces_and_from_later_versions_load():
    assert json.decode(b'{"kind":"person","name":"Ana"}', type=SeatOccupant).face == ""
    assert json.decode(b'{"name":"Ana"}', type=Guest).face == ""
    old = json.encode(plan("block", "mo"))
    assert b"face" not in old
    assert json.decode(old, type=TablePlan).face == ""
    table = Hosted(plan("block", "mo"))
    ana = table.enter("host", "Ana")
    table.room.sittings[0].face = "dragon"
    again = reducer.room_of([events.decode(events.encode(snapshots.snapshot(table.room)))])
    again.present(ana, True, table.now)
    assert again.sittings[0].face == "dragon"


def test_a_plan_carries_the_face_of_its_host():
    made = plan("block", "mo", name="Ana", face="fox")
    room, _ = reducer.opened("t", made, SECRET, KEYS, 0)
    entry = SimpleNamespace(key="host key", name=made.name, face=made.face, seat=None)
    for event in admission.enter(room, entry, "ana", 0):
        reducer.apply(room, event)
    assert room.sittings[0].face == "fox"


def test_the_web_client_draws_exactly_these_faces():
    source = (ROOT / "web/src/faces/faces.ts").read_text(encoding="utf-8")
    (listed,) = re.findall(r"FACES = \[(.*?)\]", source, re.DOTALL)
    assert tuple(re.findall(r"'([a-z-]+)'", listed)) == FACES
