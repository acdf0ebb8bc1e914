"""A Japanese house-rule set of combat on top of Call of Cthulhu, 6th edition."""
