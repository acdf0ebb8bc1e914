"""Plays a toy fight into a log until it is killed: `killed_player.py LOG SEED`.

Prints each answer's address once `answer` has returned, that is, once it is acknowledged. An
undo is printed as a minus sign. A torn last line is mended first, as anybody who goes on would.
"""

from __future__ import annotations

import os
import random
import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parent.parent.parent))

from tests.fight.logged import continued, started
from tests.fight.playing import answer_one
from tierce.fight.log import mend_log


def main(path: Path, seed: str) -> None:
    """Play on and on; start anew from nothing where the fight is over."""
    rng = random.Random(seed)
    if path.exists():
        mend_log(path)
        fight, _file = continued(path)
    else:
        fight, _file = started(path)
    out = sys.stdout.fileno()
    while True:
        if not fight.open or (fight.acts and rng.random() < 0.1):
            fight.undo()
            os.write(out, b"-\n")
            continue
        os.write(out, f"{answer_one(fight, rng)}\n".encode())


if __name__ == "__main__":
    main(Path(sys.argv[1]), sys.argv[2])
