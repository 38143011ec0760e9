"""Optional dependencies, and the extras that install them."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager


class MissingExtraError(ImportError):
    """A package of an optional extra is missing; the message says which extra to install."""


@contextmanager
def needed(extra: str, what: str) -> Iterator[None]:
    """Raise ``MissingExtraError`` if the body imports a missing package that ``extra`` installs.

    ``what`` begins the message: ``needed("plot", "Pictures")``. A missing module of Capicúa
    itself raises ``ModuleNotFoundError`` as usual.
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
