"""The rules, a module for a heading of the set."""
