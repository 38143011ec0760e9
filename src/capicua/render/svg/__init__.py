"""A view as a picture: a standalone SVG document, drawn from its zones."""

from capicua.render.svg.link_preview import preview
from capicua.render.svg.miniature import miniature
from capicua.render.svg.picture import Picture, picture

__all__ = ["Picture", "miniature", "picture", "preview"]
