"""The engine for browsers: it plays and answers, to the byte, as this Python does (issue 32)."""

from __future__ import annotations

import hashlib
import json
import os
import random
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest
from scripts.offline import engine

from capicua.catalogue import catalogue, kind
from tests import suite
from tests.local.program import MOST
from tests.server.compute.test_loop_stalls import lost_squeeze

HERE = Path(__file__).parent
ROOT = HERE.parents[1]
BUILT = engine.BUILT
SAMPLE = ("block", "garrafina", "mexican_train", "squeeze", "texas_42")
GAMES = list(catalogue()) if suite.IS_EXHAUSTIVE else list(SAMPLE)
RUN = "import sys; sys.stdout.buffer.write(run(sys.stdin.buffer.read()))"
ANSWERS = [
    ["GET", "/api/games/garrafina", ""],
    ["GET", "/api/games/block/page?lang=es-419", ""],
    ["GET", "/api/games/block/picture.svg?lang=es", ""],
    ["GET", "/api/puzzles/block-2", ""],
    ["GET", "/api/puzzles/block-2/paper.svg?lang=es", ""],
    ["GET", "/api/puzzles/daily?day=2026-11-23", ""],
    ["GET", "/api/deals/daily?day=2026-11-23", ""],
    ["GET", "/api/lessons/block?lang=es", ""],
    ["GET", "/api/games/chess", ""],
    ["POST", "/api/rules?lang=es", '{"game": "garrafina"}'],
    ["POST", "/api/rules?lang=en", '{"game": "partners", "preset": "florida_300"}'],
    ["POST", "/api/rules?lang=en", '{"game": "block", "options": {"hand_size": "99"}}'],
    ["POST", "/api/sheets/empty", '{"game": "garrafina"}'],
    ["POST", "/api/replay?seat=-1", lost_squeeze().decode()],
    ["POST", "/api/replay/paper?round=1&step=9&lang=es", lost_squeeze().decode()],
    ["POST", "/api/chances?round=1&step=3&seat=0", lost_squeeze().decode()],
    ["POST", "/api/verify", lost_squeeze().decode()],
    ["POST", "/api/verify", "nothing"],
]

needs_package = pytest.mark.skipif(
    not (BUILT / "manifest.json").is_file(), reason="the package is not built: make offline"
)


def manifest() -> dict[str, Any]:
    found: dict[str, Any] = json.loads((BUILT / "manifest.json").read_text("utf-8"))
    return found


@pytest.fixture(scope="module")
def both() -> tuple[dict[str, Any], dict[str, Any]]:
    """Return what the program answers here, interpreted, and in the browser's Python."""
    tables = [
        (game, kind(game).usual_seats(next(iter(kind(game).presets().values())))) for game in GAMES
    ]
    wanted = json.dumps({"games": GAMES, "tables": tables, "answers": ANSWERS}).encode()
    program = HERE / "program.py"
    code = f"exec(open({str(program)!r}).read())\n{RUN}"
    interpreted = {**os.environ, "PYTHONPATH": str(ROOT / "src")}
    command = [sys.executable, "-c", code]
    here = subprocess.run(command, input=wanted, capture_output=True, env=interpreted)
    assert here.returncode == 0, here.stderr[-3000:]
    there = engine.run_in_browser_python(BUILT, program, wanted)
    return json.loads(here.stdout), json.loads(there)


@needs_package
@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("bot", ["greedy", "level1"])
def test_a_deal_has_the_same_log_in_the_browser(both, game, bot):
    here, there = both
    log = here["logs"][game][bot]
    assert 1 < len(log) <= MOST
    assert there["logs"][game][bot] == log


@needs_package
@pytest.mark.parametrize("game", GAMES)
def test_a_table_stores_and_sends_the_same_in_the_browser(both, game):
    here, there = both
    assert '"do":"append"' in here["effects"][game][0]
    assert there["effects"][game] == here["effects"][game]


@needs_package
@pytest.mark.parametrize("number", range(len(ANSWERS)), ids=[" ".join(a[:2]) for a in ANSWERS])
def test_an_answer_is_the_same_in_the_browser(both, number):
    here, there = both
    assert there["answers"][number] == here["answers"][number]


@needs_package
def test_the_manifest_lists_every_file_with_its_size_and_hash():
    listed = {entry["path"]: entry for entry in manifest()["files"]}
    found = {path.relative_to(BUILT).as_posix() for path in BUILT.rglob("*") if path.is_file()}
    assert found == set(listed) | {"manifest.json"}
    for path, entry in listed.items():
        data = (BUILT / path).read_bytes()
        assert (len(data), hashlib.sha256(data).hexdigest()) == (entry["bytes"], entry["sha256"])


@needs_package
def test_a_reader_of_one_language_downloads_at_most_eight_megabytes():
    for lang in ("en", "es", "es-419"):
        files = [each for each in manifest()["files"] if each.get("lang", lang) == lang]
        assert 4e6 < sum(each["packed"] for each in files) <= 8e6


@needs_package
def test_the_index_gives_the_answers_of_the_server():
    index = json.loads((BUILT / "api" / "index.json").read_text("utf-8"))
    wanted = ["/api/games", "/api/games/block/page?lang=es", "/api/lessons/block?lang=en"]
    for target in wanted:
        [path] = index[target]
        assert (BUILT / path).read_text("utf-8") == engine.answer("GET", target).body
    for target in ("/api/strings/es-419/block", "/api/strings/en/common"):
        joined = "".join((BUILT / path).read_text("utf-8") for path in index[target])
        assert engine.entries(joined) == engine.entries(engine.answer("GET", target).body)


def test_an_archive_depends_on_its_contents_alone():
    contents = [(f"folder/{number}.py", b"x" * number) for number in range(20)]
    first = engine.zipped(dict(contents)), engine.packed(dict(contents))
    random.Random(1).shuffle(contents)
    assert (engine.zipped(dict(contents)), engine.packed(dict(contents))) == first
    assert engine.unzipped(first[0]) == dict(contents)


@needs_package
@suite.exhaustive
def test_the_same_sources_give_the_same_package(tmp_path):
    engine.build(tmp_path / "offline")
    assert (tmp_path / "offline" / "manifest.json").read_bytes() == (
        BUILT / "manifest.json"
    ).read_bytes()
