"""Files of puzzles that are added to the installed ones, after each has been checked."""

from __future__ import annotations

import re

import msgspec

from capicua.catalogue import kind
from capicua.core.messages import BadText, Message, Refused
from capicua.learn.puzzle import HARDEST, PUZZLES, Puzzle, added_folder, puzzles_of
from capicua.learn.themes import CALCULATE, THEMES
from capicua.render.language import sentence


def add_puzzles(data: bytes) -> tuple[int, int]:
    """Add the puzzles of a file; return the number of new ones and of those known already.

    Raise ``BadText`` naming the first line that is no puzzle; then none is added.
    """
    new: dict[str, Puzzle] = {}
    known = 0
    for number, line in enumerate(data.splitlines(), 1):
        if not line.strip():
            continue
        try:
            puzzle = checked(line)
            here = new.get(puzzle.id) or _installed(puzzle)
            if here is not None and here != puzzle:
                raise BadText(Message("bad-puzzle-taken", {"puzzle": puzzle.id}))
        except Refused as refused:
            why = sentence(refused)
            raise BadText(Message("bad-puzzle", {"line": number, "why": why})) from None
        if here is None:
            new[puzzle.id] = puzzle
        else:
            known += 1
    for game in sorted({puzzle.game for puzzle in new.values()}):
        _append(game, [puzzle for puzzle in new.values() if puzzle.game == game])
    return len(new), known


def checked(line: bytes) -> Puzzle:
    """Return the puzzle of a line; raise ``Refused`` if it is none that can be played."""
    try:
        puzzle = PUZZLES.decode(line)
    except (msgspec.DecodeError, RecursionError) as error:
        raise BadText(Message("bad-puzzle-unread", {"detail": str(error)[:300]})) from None
    game = kind(puzzle.game).id
    if not re.fullmatch(re.escape(game) + r"-[0-9]{1,9}", puzzle.id):
        raise BadText(Message("bad-puzzle-id", {"game": game}))
    themes = [*THEMES, CALCULATE]
    if puzzle.theme not in themes:
        raise BadText(Message("bad-puzzle-theme", {"theme": puzzle.theme, "allowed": themes}))
    chances = puzzle.chance, puzzle.next
    if not 1 <= puzzle.difficulty <= HARDEST or not all(0 <= each <= 1 for each in chances):
        raise BadText(Message("bad-puzzle-range"))
    state = puzzle.moment()
    legal = [] if state.is_over else state.legal_actions()
    moves = {state.parse(puzzle.solution), state.parse(puzzle.other)}
    if state.game.id != game or len(moves) != 2 or not moves <= set(legal):
        raise BadText(Message("bad-puzzle-other"))
    return puzzle


def _installed(wanted: Puzzle) -> Puzzle | None:
    """Return the installed puzzle with the same id."""
    return next((each for each in puzzles_of(wanted.game) if each.id == wanted.id), None)


def _append(game: str, puzzles: list[Puzzle]) -> None:
    """Write the added puzzles of a game, the new ones last, in one step."""
    file = added_folder() / f"{game}.jsonl"
    before = file.read_bytes() if file.is_file() else b""
    draft = file.with_name(file.name + ".part")
    try:
        file.parent.mkdir(parents=True, exist_ok=True)
        draft.write_bytes(before + msgspec.json.Encoder().encode_lines(puzzles))
        draft.replace(file)
    except OSError as error:
        why = error.strerror or str(error)
        raise Refused(Message("file-unwritable", {"file": str(file), "why": why})) from None
    puzzles_of.cache_clear()
