"""Finds modules by their former names, which are read when such a name is asked for."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Sequence
    from importlib.machinery import ModuleSpec
    from types import ModuleType


class FormerModules:
    """The last finder of modules: it is asked only for those that no longer exist."""

    def find_spec(
        self, fullname: str, path: Sequence[str] | None, target: ModuleType | None = None
    ) -> ModuleSpec | None:
        """Return how to load a module whose name is a former one, else ``None``."""
        if not fullname.startswith("capicua."):
            return None
        from capicua.former_names import spec_of

        return spec_of(fullname)
