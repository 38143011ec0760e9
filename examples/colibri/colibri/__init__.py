"""Colibri, a tiny invented game in the line family."""

from capicua.core.presentation import present
from capicua.families.line import LINE_PRESENTATION
from colibri.rules import Colibri
from colibri.words import ColibriWords

GAME = present(Colibri, LINE_PRESENTATION.but(words=ColibriWords()))
