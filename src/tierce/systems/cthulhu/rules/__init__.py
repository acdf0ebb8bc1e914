"""The rules, a module for each heading of the house-rule set."""
