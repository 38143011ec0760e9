"""The catalogue is safe to use from any thread."""

from __future__ import annotations

import importlib
import threading
import time

from capicua.catalogue import kind


def test_threads_import_games_one_at_a_time(monkeypatch):
    """Threads importing games of one family at once could each see half of the family."""
    import_module = importlib.import_module
    inside: list[str] = []
    most: list[int] = []

    def slow(name: str):
        inside.append(name)
        most.append(len(inside))
        time.sleep(0.02)
        inside.remove(name)
        return import_module(name)

    monkeypatch.setattr(importlib, "import_module", slow)
    threads = [threading.Thread(target=kind, args=[id]) for id in ("block", "draw")]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert most == [1, 1]
