"""Thousands to millions of games at once, on a graphics card: `Batch(game, start, count)`. The same on the processor,
with `machine=Processor`, where there is no card.

The kernels are made from a game's module (`core/forms`) by LLVM; CuPy (the extra `gpu`) brings them to the card. All
arrays are CuPy's and go to PyTorch, JAX and others, or come from them, without a copy (DLPack)."""

from __future__ import annotations

from seaboard.gpu.batch import Batch as Batch
from seaboard.gpu.machines import Card as Card
from seaboard.gpu.machines import Processor as Processor
