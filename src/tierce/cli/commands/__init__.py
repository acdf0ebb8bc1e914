"""The commands of `tierce`, a module each, loaded when it is called."""
