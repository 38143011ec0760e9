"""Colibri, a tiny invented game in the line family."""

from capicua.core.face import present
from capicua.families.line import LINE_FACE
from colibri.rules import Colibri
from colibri.words import ColibriWords

GAME = present(Colibri, LINE_FACE.but(words=ColibriWords()))
