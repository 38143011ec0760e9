"""The reference documentation is generated and covers every public name."""

from __future__ import annotations

from pathlib import Path

import pytest
from scripts.docs import reference

griffe = pytest.importorskip("griffe", reason="the docs extra is not installed")
fenced = pytest.importorskip("scripts.docs.fenced").fenced

SHOWN = '''
"""A module."""

class Table:
    """A table."""

    def play(self):
        return 1

    def _own(self):
        return 2


class Round(Table):
    """A round."""

    def play(self):
        return 3


def open_table():
    return Table()
'''


def test_l11_every_public_name_is_documented() -> None:
    assert reference.undocumented() == []


def test_names_without_docstrings_are_reported(tmp_path: Path) -> None:
    (tmp_path / "shown.py").write_text(SHOWN)
    module = griffe.load("shown", search_paths=[str(tmp_path)], allow_inspection=False)
    found = list(reference._without_docstring(module))
    assert found == ["shown.Table.play", "shown.open_table"]


def test_l11_every_package_has_a_page() -> None:
    pages = dict(reference.python_pages())
    index = pages["reference/python/index.md"]
    for package in reference.PUBLIC:
        if reference.modules(package):
            assert f"`{package}`" in index
            assert f"::: {package}" in pages[f"reference/python/{package.replace('.', '-')}.md"]


def test_docstring_examples_become_code_blocks() -> None:
    text = fenced("One ``word``.\n\n>>> 1 + 1\n2\n\nMore.")
    assert text == "One `word`.\n\n```pycon\n>>> 1 + 1\n2\n```\n\nMore."


def test_the_http_page_lists_every_operation_and_schema() -> None:
    document = {
        "info": {"version": "1"},
        "paths": {
            "/api/games": {
                "get": {
                    "summary": "List the games.",
                    "parameters": [{"name": "lang", "in": "query", "schema": {"type": "string"}}],
                    "responses": {
                        "200": {
                            "content": {
                                "application/json": {
                                    "schema": {
                                        "type": "array",
                                        "items": {"$ref": "#/components/schemas/Game"},
                                    }
                                }
                            }
                        }
                    },
                }
            }
        },
        "components": {
            "schemas": {
                "Game": {
                    "required": ["id"],
                    "properties": {
                        "id": {"type": "string"},
                        "seats": {"type": "integer", "minimum": 1, "maximum": 12},
                    },
                }
            }
        },
    }
    page = reference.http_page(document)
    assert "## GET `/api/games`" in page
    assert "| `lang` | query | string | no |" in page
    assert "list of [Game](#game)" in page
    assert "| `seats` | integer from 1 to 12 | no |" in page


def test_the_socket_page_lists_every_frame() -> None:
    from capicua.server.http.asyncapi import description

    document = description()
    page = reference.socket_page(document)
    for name in document["components"]["messages"]:
        assert f"### {name}\n" in page
    assert "/ws/tables/{table}" in page
