"""The process that runs a guest: ``python -m capicua.arena.plugin_process module:Class``.

Requests and responses are lines of JSON (see ``plugins.py``). The class's own output goes to
standard error.
"""

from __future__ import annotations

import base64
import importlib
import json
import os
import pickle
import sys
import traceback
from typing import Any, TextIO


def main() -> None:
    """Instantiate the class given on the command line, and serve requests until the end."""
    answers = os.fdopen(os.dup(1), "w", encoding="utf-8")
    os.dup2(2, 1)
    player = _player_of(sys.argv[1], answers)
    for line in sys.stdin if player is not None else ():
        question = json.loads(line)
        if question["ask"] != "choose":
            break
        _say(answers, **_chosen(player, question["known"]))


def _player_of(name: str, answers: TextIO) -> Any:
    """Return an instance of the class; on failure, report it and return ``None``."""
    module, _, kind = name.partition(":")
    try:
        found = getattr(importlib.import_module(module), kind)
        if not callable(getattr(found, "choose", None)):
            _say(answers, complaint="entrant-mute")
            return None
        player = found()
    except Exception as error:
        _say(answers, complaint="entrant-missing", why=str(error) or type(error).__name__)
        return None
    _say(answers, ready=True)
    return player


def _chosen(player: Any, known: str) -> dict[str, Any]:
    """Return the response to a request."""
    view, rng = pickle.loads(base64.b64decode(known))
    try:
        action = player.choose(view, rng)
    except Exception as error:
        traceback.print_exc()
        return {"failed": f"{type(error).__name__}: {error}"}
    return {"action": int(action) if isinstance(action, int) else repr(action)}


def _say(answers: TextIO, **answer: Any) -> None:
    print(json.dumps(answer), file=answers, flush=True)


if __name__ == "__main__":
    main()
