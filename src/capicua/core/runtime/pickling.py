"""The contents of an object as plain data that can be pickled and restored.

Rounds hold packed arrays and objects of compiled classes, which Python can neither pickle nor
create without arguments. A blank round has all the same objects, so only their contents are saved
and restored into a blank round.
"""

from __future__ import annotations

from typing import Any, Final

from librt.vecs import vec
from mypy_extensions import i64

PLAIN: Final = (int, float, str, bytes, type(None), list, tuple, dict, set, frozenset)
"""Types that are saved as they are."""


FORMER: Final = {"fresh": "offered_edge"}
"""Fields by the names they had in 0.2."""


def contents_of(thing: Any, blank: Any, left_out: frozenset[str] = frozenset()) -> dict[str, Any]:
    """Return the contents of an object by field name, as plain data.

    ``blank`` is another object of its class. A field that is ``None`` there and an object
    here is a lazily filled cache and is left out.
    """
    found: dict[str, Any] = {}
    for name in fields_of(thing):
        if name not in left_out:
            value, own = getattr(thing, name), getattr(blank, name, None)
            if _is_packed(value):
                found[name] = [int(item) for item in value]
            elif _has_fields(own):
                found[name] = contents_of(value, own)
            elif not _has_fields(value):
                found[name] = value
    return found


def restore_contents(thing: Any, memory: dict[str, Any]) -> None:
    """Restore what ``contents_of`` returned into another object of the same class.

    If it has a method ``derive``, that fills the fields that follow from others: a former version
    may not have saved them.
    """
    for saved, value in memory.items():
        name = FORMER.get(saved, saved)
        own = getattr(thing, name, None)
        if _is_packed(own):
            setattr(thing, name, vec[i64](value))
        elif _has_fields(own):
            restore_contents(own, value)
        else:
            setattr(thing, name, value)
    derive = getattr(thing, "derive", None)
    if derive is not None:
        derive()


def fields_of(thing: Any) -> list[str]:
    """Return the names of an object's fields, in either build."""
    found: dict[str, bool] = {}
    for kind in reversed(type(thing).__mro__):
        for name in kind.__dict__.get("__mypyc_attrs__", ()):
            if name != "__dict__" and hasattr(thing, name):
                found[name] = True
    for name in getattr(thing, "__dict__", ()):
        found[name] = True
    return list(found)


def _is_packed(value: Any) -> bool:
    return type(value) is type(_EMPTY)


def _has_fields(value: Any) -> bool:
    """Return whether an object has fields and no pickling of its own; it is saved by field."""
    if isinstance(value, PLAIN) or hasattr(type(value), "__dataclass_fields__"):
        return False
    kind: Any = type(value)
    is_default = kind.__reduce_ex__ is object.__reduce_ex__ and kind.__reduce__ is object.__reduce__
    return is_default and len(fields_of(value)) > 0


_EMPTY: Final[Any] = vec[i64]()
