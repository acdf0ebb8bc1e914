"""The systems of rules that come with tierce; others are found by entry point."""
