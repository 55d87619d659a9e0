"""Where things are kept that can be made anew: the user's cache folder."""

from __future__ import annotations

import os
from pathlib import Path

import platformdirs


def find_cache(part: str) -> Path:
    """The folder for one sort of things, which perhaps cannot be written. A user without a home, as there are in
    containers, has none: below a file that is no folder nothing is found and nothing can be put, which nobody minds."""
    try:
        folder = Path(platformdirs.user_cache_dir("seaboard"))
    except RuntimeError:
        folder = Path()
    return (folder if folder.is_absolute() else Path(os.devnull)) / part
