"""Which states can reach each other: strongly connected components, by Tarjan's search."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from tierce.analysis.chain import Row


def components(rows: Sequence[Row], verdicts: int) -> list[list[int]]:
    """The components in topological order: what follows a state is in its own or a later one.

    `verdicts` is how many outcomes stand behind the states, at -1, -2 ...; they are in none.
    """
    size = len(rows)
    done = size + 1  # greater than every number a search gives: ways to what is done are idle
    met = [0] * size + [done] * verdicts
    low = [0] * size
    count = 0
    found: list[list[int]] = []
    for root in range(size):
        if met[root]:
            continue
        count += 1
        met[root] = low[root] = count
        stack = [root]
        path: list[tuple[int, Iterator[int]]] = [(root, iter(rows[root]))]
        while path:
            state, following = path[-1]
            for after in following:
                seen = met[after]
                if not seen:
                    count += 1
                    met[after] = low[after] = count
                    stack.append(after)
                    path.append((after, iter(rows[after])))
                    break
                if seen < low[state]:
                    low[state] = seen
            else:
                path.pop()
                if path and low[state] < low[path[-1][0]]:
                    low[path[-1][0]] = low[state]
                if low[state] == met[state]:
                    found.append(_cut(stack, state))
                    for member in found[-1]:
                        met[member] = done
    found.reverse()
    return found


def _cut(stack: list[int], state: int) -> list[int]:
    """Take the stack's end, from a state on."""
    place = len(stack) - 1
    while stack[place] != state:
        place -= 1
    end = stack[place:]
    del stack[place:]
    return end
