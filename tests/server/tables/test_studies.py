"""Studies over HTTP: those of the package, and those that people share, change and delete."""

from __future__ import annotations

import json

import pytest

from capicua.learn.study import ORDER
from capicua.server.store import admin
from tests.server.local_server import Site
from tests.server.tables.largest_studies import POSITION, largest_study

HEAD = '{"study":1,"title":"Mine"}\n'
MINE = HEAD + json.dumps({"title": "One", "position": POSITION}) + "\n"


@pytest.fixture
def author(site: Site):
    with site.visitor() as client:
        yield client


def begin(client, text: str = MINE):
    answer = client.post("/api/studies", content=text.encode())
    assert answer.status_code == 201, answer.text
    keys = answer.json()
    return f"/api/studies/{keys['study']}", {"Authorization": f"Bearer {keys['edit']}"}


def refused(answer) -> tuple[int, str]:
    return answer.status_code, answer.json()["message"]["id"]


def test_the_studies_of_the_package_are_listed_and_read(author):
    listed = author.get("/api/studies").json()["studies"]
    assert [line["id"] for line in listed] == list(ORDER)
    page = author.get(f"/api/studies/{ORDER[0]}").json()
    assert len(page["chapters"]) == listed[0]["chapters"]
    assert page["version"] == 0


def test_a_study_is_shared_by_link_changed_with_its_key_and_deleted(site, author):
    where, key = begin(author)
    with site.visitor() as reader:
        page = reader.get(where).json()
        assert page["head"]["title"] == "Mine"
        assert page["version"] == 1
        other = MINE.replace("Mine", "Theirs").encode()
        change = f"{where}?since=1"
        assert refused(reader.put(change, content=other)) == (403, "not-your-study")
        wrong = {"Authorization": "Bearer x"}
        assert refused(reader.put(change, content=other, headers=wrong)) == (403, "not-your-study")
        assert refused(reader.delete(where, headers=wrong)) == (403, "not-your-study")
    changed = author.put(change, content=other, headers=key).json()
    assert (changed["version"], changed["head"]["title"]) == (2, "Theirs")
    # Sent again without an answer, it is the same change; anything else is not.
    assert author.put(change, content=other, headers=key).json() == changed
    third = MINE.replace("Mine", "Third").encode()
    assert refused(author.put(change, content=third, headers=key)) == (409, "study-changed")
    assert author.delete(where, headers=key).status_code == 204
    assert refused(author.get(where)) == (404, "no-such-study")
    assert refused(author.put(change, content=other, headers=key)) == (404, "no-such-study")


def test_what_cannot_be_set_up_is_not_kept(author):
    wrong = HEAD + json.dumps({"title": "One", "position": "game: blok"}) + "\n"
    assert refused(author.post("/api/studies", content=wrong.encode())) == (400, "study-chapter")
    assert refused(author.post("/api/studies", content=b"x"))[0] == 400
    long = (HEAD + "x" * 300_000).encode()
    assert refused(author.post("/api/studies", content=long)) == (413, "study-long")
    where, _ = begin(author, largest_study())
    assert len(author.get(where).json()["chapters"]) == 64


def test_hosts_see_export_and_delete_what_is_stored(site, author):
    where, _ = begin(author)
    id = where.rpartition("/")[2]
    with admin.opened(site.database, may_write=True) as connection:
        (found,) = admin.usage(connection, [id])
        assert (found.kind, found.bytes) == ("study", len(MINE.replace(": ", ":")) - 3)
        assert admin.export(connection, id)["study"]["text"].startswith(HEAD)
        assert admin.delete(connection, [id]) == 1
    assert author.get(where).status_code == 404
