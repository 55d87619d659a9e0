"""The games room: tables that people and bots share over the network, kept in a database, played on any node."""
