"""Keep docstrings in compiled modules, because mypyc omits them.

As the documentation of each function in C, mypyc writes the signature without types. This script
appends the docstring and the typed signature, so that ``help`` and notebooks show the same in both
builds. ``setup.py`` calls ``keep`` on the generated C, because mypyc is compiled itself and cannot
be patched.
"""

from __future__ import annotations

import ast
import re
from collections.abc import Iterable
from pathlib import Path

FUNCTION = re.compile(r"\(PyCFunction\)CPyPy_(\w+),")
GETTER = re.compile(r"\(getter\)(\w+?)_get_(\w+?),")
TEMPLATE = re.compile(r"static PyTypeObject CPyType_(\w+)_template_ = \{")
SIGNATURE = re.compile(r'PyDoc_STR\(("(?:[^"\\]|\\.)*"|NULL)\)')
NOTHING = re.compile(r"NULL, NULL\},")


def documented(source: str) -> dict[str, str]:
    """Return a module's docstrings by ``function``, ``Class`` and ``Class___method``."""
    found: dict[str, str] = {}
    for node in ast.parse(source).body:
        if isinstance(node, ast.FunctionDef):
            found[node.name] = _function(node)
        elif isinstance(node, ast.ClassDef):
            found[node.name] = ast.get_docstring(node) or ""
            for item in node.body:
                if isinstance(item, ast.FunctionDef):
                    is_property = any("property" in ast.unparse(d) for d in item.decorator_list)
                    said = ast.get_docstring(item) or "" if is_property else _function(item)
                    # The getter comes first and documents the property.
                    found.setdefault(f"{node.name}___{item.name}", said)
                    if item.name == "__init__":
                        found |= _attributes(node.name, item)
    return {name: said for name, said in found.items() if said}


def _function(node: ast.FunctionDef) -> str:
    """Return a function's docstring, followed by its typed signature."""
    arguments = ast.unparse(node.args)
    arguments = re.sub(r"^(self|cls)(, |$)", "", arguments)
    returned = f" -> {ast.unparse(node.returns)}" if node.returns else ""
    whole = f"{node.name}({arguments}){returned}"
    said = ast.get_docstring(node)
    return f"{said}\n\n{whole}" if said else whole


def _attributes(owner: str, init: ast.FunctionDef) -> dict[str, str]:
    """Return the docstrings of the attributes that ``__init__`` sets, with their types."""
    found = {}
    for node, after in zip(init.body, [*init.body[1:], None], strict=True):
        if isinstance(node, ast.AnnAssign) and isinstance(node.target, ast.Attribute):
            kind = f"{node.target.attr}: {ast.unparse(node.annotation)}"
            said = getattr(getattr(after, "value", None), "value", "")
            is_text = isinstance(after, ast.Expr) and isinstance(said, str)
            found[f"{owner}___{node.target.attr}"] = f"{said}\n\n{kind}" if is_text else kind
    return found


def keep(files: Iterable[Path], modules: Iterable[Path]) -> int:
    """Insert the docstrings of modules into their generated C; return the number inserted."""
    sources = {path.with_suffix("").parts: path for path in modules}
    docs: dict[str, dict[str, str]] = {}

    def said_of(name: str) -> str:
        """Return the docstring of ``module___Class___method``, with the shortest unique module."""
        parts = name.split("___")
        for cut in range(1, len(parts)):
            prefix = tuple(parts[:cut])
            if "___".join(prefix) not in docs:
                ends = [path for key, path in sources.items() if key[-cut:] == prefix]
                text = ends[0].read_text(encoding="utf-8") if len(ends) == 1 else ""
                docs["___".join(prefix)] = documented(text)
            found = docs["___".join(prefix)].get("___".join(parts[cut:]))
            if found:
                return found
        return ""

    count = 0
    for file in files:
        lines = file.read_text(encoding="utf-8").splitlines(keepends=True)
        name = ""
        pattern = SIGNATURE
        for at, line in enumerate(lines):
            for start, end in ((FUNCTION, SIGNATURE), (TEMPLATE, SIGNATURE), (GETTER, NOTHING)):
                begun = start.search(line)
                if begun:
                    name, pattern = "___".join(begun.groups()), end
            place = pattern.search(line) if name else None
            said = said_of(name) if place else ""
            if place and said:
                lines[at] = line[: place.start()] + _c(place, said) + line[place.end() :]
                count += 1
            if place:
                name = ""
        file.write_text("".join(lines), encoding="utf-8")
    return count


def _c(place: re.Match[str], said: str) -> str:
    """Return the C text of a match with the docstring inserted."""
    text = "".join(_escaped(byte) for byte in said.encode())
    if place.re is NOTHING:
        return f'PyDoc_STR("{text}"), NULL}},'
    head = "" if place[1] == "NULL" else place[1][1:-1]
    return f'PyDoc_STR("{head}{text}")'


def _escaped(byte: int) -> str:
    if byte == 10:
        return "\\n"
    # Octal escapes with three digits end unambiguously, and escaped "?" cannot form trigraphs.
    is_plain = 32 <= byte < 127 and chr(byte) not in '"\\?'
    return chr(byte) if is_plain else f"\\{byte:03o}"
