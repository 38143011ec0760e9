"""The version of the project, said once."""

__version__ = "0.2.0"
