"""Scripts for those who work on Capicúa; the tests import their checks."""
