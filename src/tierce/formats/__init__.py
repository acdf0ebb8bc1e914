"""Files that people have: each kind a plugin, found by the ending of a file's name."""

from tierce.formats.format import Format, Found, format_names, format_of

__all__ = ["Format", "Found", "format_names", "format_of"]
