"""Studies for the browser: those of the package, and those that people have written.

The client sets the positions up with the requests of the analysis board.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache, lru_cache
from typing import Final

from msgspec import Struct, json

from capicua.api.queries import AnswerCache, JobKind, Query
from capicua.core.messages import Message, Refused
from capicua.learn.study import (
    ORDER,
    Chapter,
    Study,
    StudyHead,
    Words,
    check_study,
    read_study,
    study_from,
    study_of,
    write_study,
)
from capicua.table.frames.protocol import Key


class StudyLine(Struct):
    """A study of the package."""

    id: str
    title: Words
    about: Words
    game: str
    """The game of its first chapter."""
    chapters: int
    tasks: int


class StudyList(Struct):
    """All studies of the package, in their order."""

    studies: list[StudyLine]


class StudyPage(Struct):
    """A study with all its chapters."""

    study: str
    """Its id; empty if the server does not keep it."""
    version: int
    """Grows with every change; 0 for a study of the package, or one that is not kept."""
    head: StudyHead
    chapters: list[Chapter]


class StudyKeys(Struct):
    """The id of a study, which is enough to read it, and the key to change it."""

    study: str
    edit: Key


@dataclass(frozen=True)
class StudyQuery(Query):
    """A text to be read as a study: a study, or records."""

    shelf = AnswerCache("studies", JobKind.REVIEW, kept=30)  # up to 200 kB each

    text: str

    def answer(self) -> StudyPage:
        """Return the study, all of whose positions and moves are valid. Raise ``Refused``."""
        study = study_from(self.text)
        check_study(study)
        return StudyPage("", 0, study.head, study.chapters)


@cache
def listed() -> bytes:
    """Return the studies of the package as JSON."""
    return json.encode(StudyList([_line(id) for id in ORDER]))


@lru_cache(maxsize=16)
def page_of(id: str) -> bytes:
    """Return a study of the package as JSON. Raise ``Refused`` if there is none."""
    if id not in ORDER:  # what a server says, where others may have shared one of this id
        raise Refused(Message("no-such-study"))
    study = study_of(id)
    return json.encode(StudyPage(id, 0, study.head, study.chapters))


def stored_page(id: str, version: int, text: str) -> StudyPage:
    """Return a study that the server keeps."""
    study = read_study(text)
    return StudyPage(id, version, study.head, study.chapters)


_PAGE: Final = json.Decoder(StudyPage)


def text_of(answer: bytes) -> str:
    """Return the text of the study in the answer to a ``StudyQuery``."""
    page = _PAGE.decode(answer)
    return write_study(Study(page.head, page.chapters))


def _line(id: str) -> StudyLine:
    study = study_of(id)
    tasks = sum(chapter.task is not None for chapter in study.chapters)
    head = study.head
    return StudyLine(id, head.title, head.about, study.game(), len(study.chapters), tasks)
