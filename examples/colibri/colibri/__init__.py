"""Colibri, a tiny invented line game on the family of line games."""

from capicua.core.face import present
from capicua.families.line import LINE_FACE
from colibri.rules import Colibri
from colibri.words import ColibriWords

GAME = present(Colibri, LINE_FACE.but(words=ColibriWords()))
