"""A director who is killed while the file is written loses no decision that was acknowledged."""

from __future__ import annotations

import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest

from capicua.terminal.commands.tournament import load

DIRECTOR = """
import sys
from capicua.terminal.commands.tournament import directed, save
from capicua.tournament import Rules, Settings, Tournament
file = sys.argv[1]
save(file, Tournament(Settings(name="Friday", rules=Rules("partners"))))
for number in range(1, 10_000):
    with directed(file) as event:
        event.enter("Pair %d" % number)
    print(number, flush=True)
"""


@pytest.mark.skipif(sys.platform == "win32", reason="there is no SIGKILL")
def test_a_killed_director_finds_every_acknowledged_decision_again(tmp_path: Path) -> None:
    for tries in range(3):
        file = tmp_path / f"{tries}.json"
        command = [sys.executable, "-c", DIRECTOR, str(file)]
        director = subprocess.Popen(command, stdout=subprocess.PIPE, text=True)
        assert director.stdout is not None
        said = [director.stdout.readline() for _ in range(40)]
        time.sleep(0.003 * tries)
        director.send_signal(signal.SIGKILL)
        said += director.stdout.read().splitlines()
        director.wait()
        director.stdout.close()
        acknowledged = int(said[-1])
        found = len(load(str(file)).state.entrants)
        assert acknowledged <= found <= acknowledged + 1
