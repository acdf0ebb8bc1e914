"""Fighters, their state, turns as steps between joints, and the log. Knows no system by name."""
