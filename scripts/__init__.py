"""Scripts for developers of Capicúa; the tests import their checks."""
