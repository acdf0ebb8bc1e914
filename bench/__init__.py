"""The benchmark suite: the same tasks by tierce and by its peers, equal results first, then times.

Run from the root of the repository: `python -m bench`, `python -m bench T1`,
`python -m bench --json`.
"""
