"""``help`` and signatures are the same in both builds (L4)."""

from __future__ import annotations

import ast
import inspect
from pathlib import Path
from typing import Any

import pytest
from scripts.docstrings import documented, keep

import capicua
from capicua.bots import playout
from capicua.core import actions

SOURCES = Path(__file__).parent.parent.parent / "src"
PUBLIC = [
    *(
        getattr(capicua, name)
        for name in capicua.__all__
        if isinstance(getattr(capicua, name), type)
    ),
    actions.Actions,
    playout.play_out,
]


def source_of(thing: Any) -> str:
    return SOURCES.joinpath(*thing.__module__.split(".")).with_suffix(".py").read_text("utf-8")


def defined(thing: Any) -> ast.ClassDef | ast.FunctionDef:
    return next(
        node
        for node in ast.parse(source_of(thing)).body
        if isinstance(node, ast.ClassDef | ast.FunctionDef) and node.name == thing.__name__
    )


def first(text: str | None) -> str:
    """Return the first paragraph; in the compiled build a signature follows it."""
    return (text or "").partition("\n\n")[0]


@pytest.mark.parametrize("thing", PUBLIC, ids=lambda thing: thing.__name__)
def test_l4_classes_and_methods_keep_their_docstrings(thing: Any) -> None:
    node = defined(thing)
    assert first(inspect.getdoc(thing)) == first(ast.get_docstring(node)) != ""
    docs = documented(source_of(thing))
    for item in node.body if isinstance(node, ast.ClassDef) else []:
        is_slot = isinstance(item, ast.FunctionDef) and item.name.startswith("__")
        if isinstance(item, ast.FunctionDef) and ast.get_docstring(item) and not is_slot:
            found = inspect.getdoc(getattr(thing, item.name))
            assert first(found) == first(ast.get_docstring(item)), item.name
            assert docs[f"{node.name}___{item.name}"].startswith(first(found))


@pytest.mark.parametrize("thing", PUBLIC, ids=lambda thing: thing.__name__)
def test_l4_signatures_have_the_same_parameters(thing: Any) -> None:
    node = defined(thing)
    methods = node.body if isinstance(node, ast.ClassDef) else [node]
    for item in methods:
        if not isinstance(item, ast.FunctionDef) or item.name.startswith("_"):
            continue
        if any("property" in ast.unparse(decorator) for decorator in item.decorator_list):
            continue
        value = getattr(thing, item.name) if isinstance(node, ast.ClassDef) else thing
        names = [arg.arg for arg in (*item.args.args, *item.args.kwonlyargs)]
        names += [item.args.vararg.arg] if item.args.vararg else []
        found = list(inspect.signature(value).parameters)
        assert (
            sorted(found) == sorted(names)
            or ["self", *sorted(found)] == sorted(names)
            or [
                "cls",
                *found,
            ]
            == names
        ), (item.name, found, names)


def test_l4_docstrings_are_inserted_into_the_c_source(tmp_path: Path) -> None:
    module = tmp_path / "core" / "state.py"
    module.parent.mkdir()
    module.write_text(
        'class State:\n    """A «round»."""\n'
        '    def __init__(self) -> None:\n        self.turn: int = 0\n        """Who."""\n'
        '    def apply(self, action: int) -> None:\n        """Take "it"?"""\n'
        '    @property\n    def seat(self) -> int:\n        """The seat."""\n',
        encoding="utf-8",
    )
    written = tmp_path / "__native.c"
    written.write_text(
        '{"turn",\n (getter)state___State_get_turn, (setter)x,\n NULL, NULL},\n'
        '{"seat",\n (getter)state___State_get_seat,\nNULL, NULL, NULL},\n'
        '{"apply",\n (PyCFunction)CPyPy_state___State___apply,\n'
        ' METH_FASTCALL, PyDoc_STR("apply($self, action)\\n--\\n\\n")},\n'
        "static PyTypeObject CPyType_state___State_template_ = {\n"
        '.tp_doc = PyDoc_STR("State()\\n--\\n\\n"),\n',
        encoding="utf-8",
    )
    assert keep([written], [module]) == 4
    text = written.read_text(encoding="utf-8")
    assert 'PyDoc_STR("Who.\\n\\nturn: int"), NULL},' in text
    assert 'NULL, PyDoc_STR("The seat."), NULL},' in text
    assert r'--\n\nTake \042it\042\077\n\napply(action: int) -> None")' in text
    assert r'PyDoc_STR("State()\n--\n\nA \302\253round\302\273.")' in text
