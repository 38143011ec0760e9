"""Extras: what parts of Capicúa need besides its core, and what to install for them."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager


class MissingExtraError(ImportError):
    """A package is missing that an extra brings; the sentence says which to install."""


@contextmanager
def needed(extra: str, what: str) -> Iterator[None]:
    """Say in one sentence which extra brings what is imported in the body.

    ``what`` begins that sentence: ``needed("plot", "Pictures")``. Raises ``MissingExtraError``
    where a package that is not part of Capicúa cannot be found.
    """
    try:
        yield
    except ModuleNotFoundError as error:
        name = error.name or ""
        if name.partition(".")[0] == "capicua":
            raise
        raise MissingExtraError(
            f"{what} need {name}, which is not installed: pip install 'capicua[{extra}]'",
            name=name,
        ) from None
