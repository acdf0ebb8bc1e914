#!/bin/sh
# Prints the path of a Python new enough for tierce: the one named, or the first that runs.
# A name on PATH is not enough: version managers leave commands there that only complain.

new_enough='import sys; print(sys.executable); sys.exit(sys.version_info < (3, 11))'

for name in ${1:-python3.13 python3.12 python3.11 python3 python}; do
    found=$("$name" -c "$new_enough" 2>/dev/null) && [ -n "$found" ] && {
        echo "$found"
        exit 0
    }
done

if [ -n "$1" ]; then
    echo "make: PYTHON=$1 is not a Python 3.11 or later that runs." >&2
else
    echo "make: no Python 3.11 or later found on PATH." >&2
fi
echo "make: install one, or name it: make PYTHON=/path/to/python3.12 ..." >&2
exit 1
