"""Matches and positions as text, readable and writable by people and programs.

>>> from capicua.notation import read, replay, write
>>> record = read('''
... [Game "block"]
... round 1
... A: 6-6 6-5 6-4 6-3 6-2 6-1 6-0
... B: 5-5 5-4 5-3 5-2 5-1 5-0 4-4
... C: 4-3 4-2 4-1 4-0 3-3 3-2 3-1
... D: 3-0 2-2 2-1 2-0 1-1 1-0 0-0
... ''')
>>> record.rounds[0].hands["B"][0]
'5-5'

docs/records.md and docs/positions.md describe the formats.
"""

from capicua.notation.errors import Place, RecordError
from capicua.notation.jsonl import from_jsonl, to_jsonl
from capicua.notation.move_tree import set_variations, variation_lines
from capicua.notation.position import read_position, read_positions, write_position
from capicua.notation.reader import read, read_all
from capicua.notation.record import Move, Record, RoundRecord, Variation
from capicua.notation.replay import Step, check, game_of, replay, steps
from capicua.notation.transcript import record_of, record_of_round
from capicua.notation.writer import write, write_all

__all__ = [
    "Move",
    "Place",
    "Record",
    "RecordError",
    "RoundRecord",
    "Step",
    "Variation",
    "check",
    "from_jsonl",
    "game_of",
    "read",
    "read_all",
    "read_position",
    "read_positions",
    "record_of",
    "record_of_round",
    "replay",
    "set_variations",
    "steps",
    "to_jsonl",
    "variation_lines",
    "write",
    "write_all",
    "write_position",
]
