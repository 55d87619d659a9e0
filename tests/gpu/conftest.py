"""Every test of many games gets a machine to play them on."""

from __future__ import annotations

from tests.gpu.machines import machine as machine
