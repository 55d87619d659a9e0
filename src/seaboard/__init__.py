"""Seaboard: a games room by the sea."""

__version__ = "0.1.0"
