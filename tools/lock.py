"""Writes ``requirements.lock``: exact versions with hashes for every supported Python.

The lock names no index, so it installs from whichever index the machine at hand uses.
Runs on a bare Python; the resolver lives in an environment that is thrown away.
"""

from __future__ import annotations

import subprocess
import sys
import tempfile
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
RESOLVER = "uv>=0.5,<1"


def compile_command(uv: Path, root: Path) -> list[str]:
    """The resolver's command: for all platforms, from the oldest supported Python on."""
    return [
        *(str(uv), "pip", "compile", "pyproject.toml"),
        *("--extra", "dev", "--extra", "bench"),
        *("--universal", "--python-version", "3.11"),
        *("--generate-hashes", "--no-emit-index-url", "--no-header", "--no-annotate"),
        *("--upgrade", "--quiet", "--output-file", str(root / "requirements.lock")),
    ]


def main() -> int:
    """Resolves and writes the lock."""
    with tempfile.TemporaryDirectory() as folder:
        env = Path(folder) / "resolver"
        subprocess.run([sys.executable, "-m", "venv", str(env)], check=True)
        pip = [str(env / "bin" / "python"), "-m", "pip", "install", "--quiet"]
        subprocess.run([*pip, RESOLVER], check=True)
        subprocess.run(compile_command(env / "bin" / "uv", ROOT), check=True, cwd=ROOT)
    return 0


if __name__ == "__main__":
    sys.exit(main())
