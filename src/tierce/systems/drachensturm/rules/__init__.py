"""The rules of drachensturm, a module for each heading."""
