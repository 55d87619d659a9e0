"""What the server counts about itself, for Prometheus at `/metrics`. No names, no ids, no addresses."""

from __future__ import annotations

from functools import cache

from prometheus_client import Counter, Gauge, Histogram

COMMITS = Counter("seaboard_commits", "Transactions that wrote to journals")
LINES = Counter("seaboard_lines", "Journal lines written")
REQUESTS = Counter("seaboard_requests", "Requests of people at tables", ["do", "outcome"])
count_request = cache(REQUESTS.labels)
"""The counter of one kind of request and outcome; looking it up anew costs more than counting."""
LIMITED = Counter("seaboard_limited", "Requests refused by a rate limit", ["limit"])
TURNED_AWAY = Counter("seaboard_connections_cut", "Connections cut: too many, too slow, too loud")
BOT_MOVES = Counter("seaboard_bot_moves", "Moves that bots made")
CONFLICTS = Counter("seaboard_conflicts", "Appends that another node won")
CONNECTIONS = Gauge("seaboard_connections", "Open table connections")
TABLES = Gauge("seaboard_tables_in_memory", "Tables held in memory")
STORE_SECONDS = Histogram(
    "seaboard_store_seconds",
    "Seconds that a transaction took until its lines were safe in the database",
    buckets=(0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5),
)
